# language: no
@yatzy_norwegian
Egenskap: Enere til seksere
  Øvre del av brettet: hver rubrikk samler på sitt eget tall.
  Terninger som viser noe annet, kunne like gjerne ligget under bordet.

  Regel: Bare rubrikkens egne terninger teller

    Scenariomal: Terningene som viser rubrikkens tall, legges sammen
      Når <kast> føres på <rubrikk>
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen i kursteksten, alle seks rubrikkene
        | kast      | rubrikk | poeng | fordi                           |
        | 1,4,6,1,2 | Enere   | 2     | 1+1                             |
        | 2,5,2,6,2 | Toere   | 6     | 2+2+2                           |
        | 3,6,3,1,3 | Treere  | 9     | 3+3+3, tre poeng for hver treer |
        | 6,4,1,4,2 | Firere  | 8     | 4+4                             |
        | 5,6,5,5,2 | Femmere | 15    | 5+5+5                           |
        | 6,1,6,6,3 | Seksere | 18    | 6+6+6                           |

    Scenariomal: En enslig terning er bedre enn ingen
      Når <kast> føres på <rubrikk>
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, én terning teller
        | kast      | rubrikk | poeng | fordi                                |
        | 5,3,6,4,1 | Enere   | 1     | 1, resten teller ikke                |
        | 4,2,1,5,6 | Seksere | 6     | 6, selv om sekseren ligger sist      |
        | 2,2,2,2,3 | Treere  | 3     | 3, toerne hører hjemme et annet sted |

  Regel: Det finnes ikke noe tillegg for mange like

    Scenariomal: Fire og fem like gir summen og ikke mer
      Når <kast> føres på <rubrikk>
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, fire eller fem teller
        | kast      | rubrikk | poeng | fordi                                |
        | 4,4,1,4,4 | Firere  | 16    | 4+4+4+4                              |
        | 5,5,5,5,5 | Femmere | 25    | 5+5+5+5+5, Yatzy er en annen rubrikk |
        | 6,6,6,6,6 | Seksere | 30    | 6+6+6+6+6                            |

  Regel: Viser ingen terning tallet, strykes rubrikken

    Scenariomal: Her er det ingenting å hente
      Når <kast> føres på <rubrikk>
      Så blir det <poeng> poeng

      @derived
      Eksempler: utledet av tabellen, ingen teller
        | kast      | rubrikk | poeng | fordi                         |
        | 3,6,3,4,3 | Enere   | 0     | ingen 1-ere, så Enere strykes |
        | 1,3,6,4,1 | Toere   | 0     | ingen 2-ere                   |
        | 5,1,5,4,5 | Seksere | 0     | ingen 6-ere                   |
