# language: no
@yatzy_norwegian
Egenskap: To par
  To terninger av hvert slag. Den femte ser vi bort fra.

  Regel: To og to like gir summen av alle fire

    Scenariomal: Begge parene teller
      Når <kast> føres på To par
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen i kursteksten
        | kast      | poeng | fordi                                    |
        | 4,3,2,4,3 | 14    | 4+4+3+3, toeren teller ikke              |
        | 6,1,3,1,6 | 14    | 6+6+1+1, parene trenger ikke være naboer |

    Scenariomal: Et hus rommer to par
      Når <kast> føres på To par
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, tre av det ene slaget
        | kast      | poeng | fordi                                  |
        | 2,1,2,1,2 | 6     | 2+2+1+1, den tredje toeren teller ikke |
        | 6,5,6,5,6 | 22    | 6+6+5+5                                |

  Regel: Fire like er også to par

    Ved mange bord er dette nok til å stoppe spillet. Her er det avgjort: De to parene kan vise den samme verdien.

    Scenariomal: Parene kan være like
      Når <kast> føres på To par
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, fire eller fem like
        | kast      | poeng | fordi                                   |
        | 3,3,3,3,1 | 12    | 3+3+3+3                                 |
        | 6,6,2,6,6 | 24    | 6+6+6+6, mer kan To par ikke gi         |
        | 5,5,5,5,5 | 20    | 5+5+5+5, den femte femmeren teller ikke |

  Regel: Ett par er ikke nok

    Scenariomal: Det mangler et par
      Når <kast> føres på To par
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, høyst ett par
        | kast      | poeng | fordi                         |
        | 2,6,1,6,3 | 0     | bare ett par, to 6-ere        |
        | 5,1,5,6,5 | 0     | tre 5-ere rommer bare ett par |
        | 3,1,5,2,4 | 0     | ingen like, så To par strykes |
