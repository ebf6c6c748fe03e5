# language: no
@yatzy_norwegian
Egenskap: Hus
  Tre av ett slag og to av et annet. Alle fem terningene teller.

  Regel: Tre like og to andre like er hus

    Scenariomal: Hele kastet teller
      Når <kast> føres på Hus
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen i kursteksten
        | kast      | poeng | fordi                                        |
        | 2,1,2,1,2 | 8     | 2+1+2+1+2, tre toere og to enere             |
        | 5,6,5,6,5 | 27    | 5+6+5+6+5                                    |
        | 1,6,1,1,6 | 15    | 1+6+1+1+6, verdiene trenger ikke være naboer |
        | 6,5,6,6,5 | 28    | 6+5+6+6+5, dyrere hus finnes ikke            |

  Regel: Begge delene må være der

    Scenariomal: Halve hus gir ingenting
      Når <kast> føres på Hus
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, en del mangler
        | kast      | poeng | fordi                                    |
        | 4,1,4,6,4 | 0     | tre 4-ere, men de to andre er ulike      |
        | 2,6,3,6,2 | 0     | to 2-ere og to 6-ere, men ingen tre like |
        | 6,6,1,6,6 | 0     | fire 6-ere, og eneren har ingen make     |

  Regel: Fem like er ikke hus

    Omdiskutert, det innrømmer kursteksten selv: Tre og to blir jo fem.
    Her kreves det to ulike verdier, så diskusjonen får vente til pausen.

    Scenariomal: De to må være av et annet slag enn de tre
      Når <kast> føres på Hus
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, fem like
        | kast      | poeng | fordi                                     |
        | 4,4,4,4,4 | 0     | fem 4-ere, og da mangler det andre slaget |
        | 6,6,6,6,6 | 0     | fem 6-ere, så Hus strykes                 |
