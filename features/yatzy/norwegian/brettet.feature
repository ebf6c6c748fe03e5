# language: no
@yatzy_norwegian
Egenskap: Brettet
  Femten rubrikker, og hver av dem bare én gang. Passer ikke kastet noe sted, må noe strykes.

  Regel: Et kast føres på én rubrikk, og poengene blir stående

    @derived
    Scenario: Et tomt brett
      Ingen har kastet ennå
      Gitt at Kari setter seg for å spille
      Så er brettet til Kari tomt
      Og har Kari 0 poeng i alt

    @derived
    Scenario: Tre runder
      15 og 12 og 20, og det er 47 til sammen
      Gitt at Kari setter seg for å spille
      Når Kari kaster 5,6,5,5,2
      Og Kari fører kastet på Femmere
      Og Kari kaster 1,1,6,2,6
      Og Kari fører kastet på Par
      Og Kari kaster 2,3,4,5,6
      Og Kari fører kastet på Stor straight
      Så viser brettet til Kari
        | rubrikk       | poeng |
        | Femmere       | 15    |
        | Par           | 12    |
        | Stor straight | 20    |
      Og har Kari 47 poeng i alt

    @derived
    Scenario: Programmet velger ikke det beste
      Fem seksere er 30 som Seksere og 50 som Yatzy, men hun fører dem på Sjanse
      Gitt at Kari setter seg for å spille
      Når Kari kaster 6,6,6,6,6
      Og Kari fører kastet på Sjanse
      Så gir det 30 poeng på brettet

  Regel: Passer kastet ikke, strykes rubrikken

    @derived
    Scenario: Yatzy strykes
      Fire like er ikke fem, så det blir 0, og rubrikken er brukt
      Gitt at Kari setter seg for å spille
      Når Kari kaster 6,6,6,6,1
      Og Kari stryker Yatzy
      Så gir det 0 poeng på brettet
      Og viser brettet til Kari
        | rubrikk | poeng |
        | Yatzy   | 0     |

    @derived
    Scenario: Det som er strøket, er brukt
      0 står der, og neste kast må et annet sted
      Gitt at Kari setter seg for å spille
      Når Kari kaster 6,6,6,6,1
      Og Kari stryker Yatzy
      Og Kari kaster 4,4,4,4,4
      Så får ikke Kari føre kastet på Yatzy

  Regel: En rubrikk brukes bare én gang

    @derived
    Scenario: Femmere for andre gang
      De 15 fra første runde blir stående
      Gitt at Kari setter seg for å spille
      Når Kari kaster 5,6,5,5,2
      Og Kari fører kastet på Femmere
      Og Kari kaster 5,5,5,5,5
      Så får ikke Kari føre kastet på Femmere
      Og har Kari 15 poeng i alt

    @derived
    Scenario: Etter et nei velger hun noe annet
      Kastet ligger der fortsatt, og fem femmere er Yatzy
      Gitt at Kari setter seg for å spille
      Når Kari kaster 5,6,5,5,2
      Og Kari fører kastet på Femmere
      Og Kari kaster 5,5,5,5,5
      Så får ikke Kari føre kastet på Femmere
      Når Kari fører kastet på Yatzy
      Så gir det 50 poeng på brettet

    @derived
    Scenario: Etter et nei har hun kastene sine igjen
      Bare ett er brukt, så hun kan kaste om alle fem
      Gitt at Kari setter seg for å spille
      Når Kari kaster 5,6,5,5,2
      Og Kari fører kastet på Femmere
      Og Kari kaster 5,5,5,1,2
      Så får ikke Kari føre kastet på Femmere
      Når Kari kaster 1,2,3,4,5
      Og Kari kaster 2,3,4,5,6
      Så ligger 2,3,4,5,6 på bordet

  Regel: Til slutt er det bare én rubrikk igjen

    @derived
    Scenario: Siste runde
      Fjorten rubrikker er brukt, og den femtende må hun ta
      Gitt at Kari setter seg for å spille
      Og Kari har ført alt unntatt Yatzy
      Når Kari kaster 6,6,6,6,6
      Så får ikke Kari føre kastet på Seksere
      Når Kari fører kastet på Yatzy
      Så gir det 50 poeng på brettet

    @derived
    Scenario: Siste runde, uten hell
      Passer kastet ikke i den siste rubrikken, strykes den som alle andre
      Gitt at Kari setter seg for å spille
      Og Kari har ført alt unntatt Stor straight
      Når Kari kaster 1,2,3,4,5
      Og Kari stryker Stor straight
      Så gir det 0 poeng på brettet
      Og er omgangen over
