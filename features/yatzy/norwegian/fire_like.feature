# language: no
@yatzy_norwegian
Egenskap: Fire like
  Minst fire terninger viser det samme. Den femte får ligge.

  Regel: Fire like gir summen av de fire

    Scenariomal: De fire like terningene gir poengene
      Når <kast> føres på Fire like
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen i kursteksten
        | kast      | poeng | fordi                         |
        | 2,2,5,2,2 | 8     | 2+2+2+2, femmeren teller ikke |
        | 1,4,4,4,4 | 16    | 4+4+4+4                       |
        | 6,6,6,1,6 | 24    | 6+6+6+6                       |

  Regel: Fem like er minst fire

    Scenariomal: Den femte like teller ikke
      Når <kast> føres på Fire like
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, fem like
        | kast      | poeng | fordi                                   |
        | 2,2,2,2,2 | 8     | 2+2+2+2, fire av de fem toerne          |
        | 6,6,6,6,6 | 24    | 6+6+6+6, den femte sekseren teller ikke |

  Regel: Tre like er for lite

    Scenariomal: Nesten er ikke nok
      Når <kast> føres på Fire like
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, høyst tre like
        | kast      | poeng | fordi                                |
        | 6,3,6,1,6 | 0     | bare tre 6-ere                       |
        | 2,5,2,5,2 | 0     | tre 2-ere og to 5-ere, det er et hus |
        | 1,6,1,3,6 | 0     | to 1-ere og to 6-ere, altså to par   |
