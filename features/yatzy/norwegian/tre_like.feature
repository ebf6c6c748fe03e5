# language: no
@yatzy_norwegian
Egenskap: Tre like
  Minst tre terninger viser det samme. Tre av dem teller, de andre gjør det ikke.

  Regel: Tre like gir summen av de tre

    Scenariomal: De tre like terningene gir poengene
      Når <kast> føres på Tre like
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen i kursteksten
        | kast      | poeng | fordi                       |
        | 3,5,3,4,3 | 9     | 3+3+3                       |
        | 1,4,6,1,1 | 3     | 1+1+1, sekseren teller ikke |
        | 6,2,6,1,6 | 18    | 6+6+6                       |
        | 2,5,2,5,5 | 15    | 5+5+5, toerne blir ikke med |

  Regel: Fire eller fem like er minst tre

    Tabellen sier «minst», så her er det lite å krangle om. Noen prøver likevel.

    Scenariomal: Flere enn tre like teller som tre
      Når <kast> føres på Tre like
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, fire eller fem like
        | kast      | poeng | fordi                                 |
        | 3,3,3,3,1 | 9     | 3+3+3, den fjerde treeren teller ikke |
        | 6,6,6,6,6 | 18    | 6+6+6, tre av de fem sekserne         |

  Regel: To like er for lite

    Scenariomal: Det mangler en
      Når <kast> føres på Tre like
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, høyst to like
        | kast      | poeng | fordi                                    |
        | 3,6,4,3,5 | 0     | bare to 3-ere                            |
        | 6,2,6,2,4 | 0     | to 6-ere og to 2-ere, men ingen tre like |
        | 5,2,4,1,3 | 0     | ingen like, så Tre like strykes          |
