# language: no
@yatzy_norwegian
Egenskap: Yatzy
  Fem like. Rubrikken har gitt spillet navn, og den blir som regel strøket.

  Regel: Fem like gir 50, enten det er enere eller seksere

    Scenariomal: Alle fem viser det samme
      Når <kast> føres på Yatzy
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen i kursteksten
        | kast      | poeng | fordi                       |
        | 1,1,1,1,1 | 50    | fem 1-ere er nok            |
        | 6,6,6,6,6 | 50    | fem 6-ere er ikke mer verdt |

  Regel: Skiller én terning seg ut, strykes Yatzy

    Scenariomal: Fire like er ikke fem
      Når <kast> føres på Yatzy
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, én terning skiller seg ut
        | kast      | poeng | fordi                            |
        | 6,6,6,6,5 | 0     | fire 6-ere og én 5-er til sist   |
        | 1,2,2,2,2 | 0     | fire 2-ere, men eneren kom først |
        | 5,5,3,5,5 | 0     | én 3-er midt blant fire 5-ere    |

    Scenariomal: Det er heller ikke Yatzy
      Når <kast> føres på Yatzy
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, flere skiller seg ut
        | kast      | poeng | fordi                                       |
        | 3,1,5,2,4 | 0     | fem ulike, lenger fra Yatzy kommer man ikke |
        | 2,6,2,6,2 | 0     | tre 2-ere og to 6-ere er et hus             |
