# language: no
@yatzy_norwegian
Egenskap: Sjanse
  Redningen når ingenting annet passer. Alle kast er gode nok.

  Regel: Alle fem terningene legges sammen, uansett hva de viser

    Scenariomal: Et kast uten mål og mening får også poeng
      Når <kast> føres på Sjanse
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen i kursteksten
        | kast      | poeng | fordi     |
        | 5,1,6,2,4 | 18    | 5+1+6+2+4 |

    Scenariomal: Kastet kunne ha passet bedre et annet sted
      Når <kast> føres på Sjanse
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, hus, straight og fem like
        | kast      | poeng | fordi                                  |
        | 3,6,3,6,3 | 21    | 3+6+3+6+3, et hus er også en sum       |
        | 2,4,1,5,3 | 15    | 2+4+1+5+3                              |
        | 1,1,1,1,1 | 5     | 1+1+1+1+1, mindre går det ikke an å få |
        | 6,6,6,6,6 | 30    | 6+6+6+6+6, og 50 hvis Yatzy er ledig   |
