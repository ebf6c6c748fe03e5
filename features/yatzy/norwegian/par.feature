# language: no
@yatzy_norwegian
Egenskap: Par
  To terninger som viser det samme. Resten av kastet er uten betydning.

  Regel: To like er et par

    Scenariomal: De to like terningene gir poengene
      Når <kast> føres på Par
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen i kursteksten
        | kast      | poeng | fordi                                 |
        | 2,5,1,5,3 | 10    | 5+5, uansett hvor de ligger           |
        | 6,1,3,4,6 | 12    | 6+6, den første og den siste          |
        | 4,1,6,2,1 | 2     | 1+1, en enslig sekser er ikke noe par |

  Regel: Ligger det to par, teller det høyeste

    Scenariomal: Det beste paret teller
      Når <kast> føres på Par
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, to par i samme kast
        | kast      | poeng | fordi                                          |
        | 1,1,6,2,6 | 12    | 6+6, sekserne slår enerne                      |
        | 3,4,3,4,3 | 8     | 4+4, firerne slår treerne, selv om de er færre |

  Regel: Tre, fire eller fem like rommer også et par

    Her krangler folk. Tabellen sier «2 terninger» uten å si «minst»,
    og noen stryker derfor Par når en tredje er lik.
    Den samme tabellen lar fire like være to par. Da holder tre like til ett par.

    Scenariomal: Flere like skader ikke
      Når <kast> føres på Par
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, mer enn to like
        | kast      | poeng | fordi                               |
        | 3,3,3,4,1 | 6     | 3+3, den tredje treeren teller ikke |
        | 4,3,4,3,4 | 8     | 4+4, to av de tre firerne           |
        | 6,6,2,6,6 | 12    | 6+6, to av de fire sekserne         |
        | 1,1,1,1,1 | 2     | 1+1, to av de fem enerne            |

  Regel: Uten to like strykes Par

    Scenariomal: Ingen like gir ingenting
      Når <kast> føres på Par
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, fem ulike
        | kast      | poeng | fordi                        |
        | 1,2,3,4,6 | 0     | ingen like, så Par strykes   |
        | 6,3,5,2,4 | 0     | ingen like, bare en straight |
