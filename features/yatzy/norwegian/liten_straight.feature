# language: no
@yatzy_norwegian
Egenskap: Liten straight
  Ener til og med femmer, én av hver. I hvilken rekkefølge de ligger på bordet, er likegyldig.

  Regel: En, to, tre, fire og fem gir 15

    Scenariomal: Alle fem er på plass
      Når <kast> føres på Liten straight
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen i kursteksten
        | kast      | poeng | fordi                                   |
        | 1,2,3,4,5 | 15    | 1+2+3+4+5                               |
        | 5,3,1,4,2 | 15    | 5+3+1+4+2, det samme i annen rekkefølge |

  Regel: Ingenting annet er liten straight

    Ved enkelte bord holder det med fire på rad. Ikke her.

    Scenariomal: Fem ulike er ikke alltid en straight
      Når <kast> føres på Liten straight
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, ett tall mangler
        | kast      | poeng | fordi                               |
        | 4,2,6,1,3 | 0     | ingen 5-er, fire på rad er ikke nok |
        | 5,6,1,4,3 | 0     | ingen 2-er                          |
        | 6,2,4,3,5 | 0     | ingen 1-er, dette er stor straight  |

    Scenariomal: Summen alene holder ikke
      Når <kast> føres på Liten straight
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, summen er 15 likevel
        | kast      | poeng | fordi                                 |
        | 5,1,3,1,5 | 0     | to 1-ere og to 5-ere, ikke én av hver |
        | 3,3,3,3,3 | 0     | fem 3-ere                             |
