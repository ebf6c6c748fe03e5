# language: no
@yatzy_norwegian
Egenskap: Stor straight
  Toer til og med sekser, én av hver. Eneren har ingenting her å gjøre.

  Regel: To, tre, fire, fem og seks gir 20

    Scenariomal: Alle er med fra toeren til sekseren
      Når <kast> føres på Stor straight
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen i kursteksten
        | kast      | poeng | fordi                                   |
        | 2,3,4,5,6 | 20    | 2+3+4+5+6                               |
        | 6,4,2,5,3 | 20    | 6+4+2+5+3, det samme i annen rekkefølge |

  Regel: Ingenting annet er stor straight

    Scenariomal: Fem ulike med en ener strykes
      Når <kast> føres på Stor straight
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, eneren er med
        | kast      | poeng | fordi                               |
        | 4,2,5,1,3 | 0     | ingen 6-er, dette er liten straight |
        | 6,1,5,3,4 | 0     | ingen 2-er, fire på rad er ikke nok |

    Scenariomal: Tjue øyne gjør ingen straight
      Når <kast> føres på Stor straight
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, summen er 20 likevel
        | kast      | poeng | fordi                |
        | 6,2,5,2,5 | 0     | to 2-ere og to 5-ere |
        | 4,4,4,4,4 | 0     | fem 4-ere            |
