# language: no
@yatzy_norwegian
Egenskap: Delsum og bonus
  Øvre del har sin egen sum. Er den stor nok, følger det en bonus på 50.
  Tre av hvert slag er 63, og det er nok.

  Regel: Delsummen er øvre del, og ingenting annet

    @derived
    Scenario: Bare øvre del teller med
      15 på Femmere hører til øvre del, 12 på Par gjør det ikke
      Gitt at Kari setter seg for å spille
      Når Kari kaster 5,6,5,5,2
      Og Kari fører kastet på Femmere
      Og Kari kaster 1,1,6,2,6
      Og Kari fører kastet på Par
      Så har Kari 15 i delsum
      Og har Kari 27 poeng i alt

  Regel: 63 eller mer gir 50 i bonus, når omgangen er over

    Scenariomal: Så mange av hvert slag
      Gitt at Kari setter seg for å spille
      Når Kari får <enere> enere, <toere> toere, <treere> treere, <firere> firere, <femmere> femmere og <seksere> seksere
      Og nedre del strykes, med 1,2,3,4,6 på Sjanse
      Så er omgangen over
      Og har Kari <delsum> i delsum
      Og får Kari <bonus>
      Og har Kari <sum> poeng i alt

      @derived
      Eksempler: rundt grensen, og så langt det går
        | enere | toere | treere | firere | femmere | seksere | delsum | bonus       | sum | fordi                                    |
        | 2     | 3     | 3      | 3      | 3       | 3       | 62     | ingen bonus | 78  | én ener for lite, 62 og 16               |
        | 3     | 3     | 3      | 3      | 3       | 3       | 63     | 50 i bonus  | 129 | tre av hvert slag, 63 og 50 og 16        |
        | 4     | 3     | 3      | 3      | 3       | 3       | 64     | 50 i bonus  | 130 | én ener mer, 64 og 50 og 16              |
        | 0     | 0     | 4      | 4      | 4       | 4       | 72     | 50 i bonus  | 138 | to strøket, og de andre gjør opp for det |
        | 4     | 4     | 4      | 4      | 4       | 4       | 84     | 50 i bonus  | 150 | fire av hvert slag, 84 og 50 og 16       |
        | 5     | 5     | 5      | 5      | 5       | 5       | 105    | 50 i bonus  | 171 | høyere går det ikke, og bonusen er 50    |
        | 0     | 0     | 0      | 0      | 0       | 0       | 0      | ingen bonus | 16  | alt strøket, og bare sjansen er igjen    |
