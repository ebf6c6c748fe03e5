# language: no
@yatzy_norwegian
Egenskap: Runden
  Tre kast har man, og mellom dem holder man igjen det som er verdt å ta vare på.
  Terningene kaster deltakeren selv; programmet får vite hva de viste.

  Regel: Det som holdes igjen, blir liggende; resten kastes på nytt

    @derived
    Scenario: Første kast
      Alle fem terninger kastes, og de ligger slik de falt
      Gitt at Kari setter seg for å spille
      Når Kari kaster 3,4,5,5,2
      Så ligger 3,4,5,5,2 på bordet

    @derived
    Scenario: To femmere holdes igjen
      De nye terningene legger seg der det er plass, fra venstre
      Gitt at Kari setter seg for å spille
      Og Kari kaster 3,4,5,5,2
      Når Kari holder igjen terningene 3 og 4 og kaster 5,1,3
      Så ligger 5,1,5,5,3 på bordet

    @derived
    Scenario: En hel runde, fra første kast til Femmere
      5+5+5 er 15, og det siste kastet hjalp ikke
      Gitt at Kari setter seg for å spille
      Og Kari kaster 3,4,5,5,2
      Og Kari holder igjen terningene 3 og 4 og kaster 5,1,3
      Når Kari holder igjen terningene 1, 3 og 4 og kaster 6,2
      Så ligger 5,6,5,5,2 på bordet
      Når Kari fører kastet på Femmere
      Så gir det 15 poeng på brettet

    @derived
    Scenario: Ingenting holdes igjen
      Da kastes alle fem om igjen
      Gitt at Kari setter seg for å spille
      Og Kari kaster 1,2,2,3,6
      Når Kari kaster 4,4,1,4,5
      Så ligger 4,4,1,4,5 på bordet

    @derived
    Scenario: Det som ble holdt igjen, er fritt igjen etter neste kast
      Man velger på nytt for hvert kast, og her velger Kari ingenting
      Gitt at Kari setter seg for å spille
      Og Kari kaster 6,6,1,2,3
      Og Kari holder igjen terningene 1 og 2 og kaster 4,4,4
      Når Kari kaster 1,2,3,4,5
      Så ligger 1,2,3,4,5 på bordet

    @ours
    Scenario: Hun ombestemmer seg
      Kursteksten sier ikke noe om det; her gjelder det siste hun sa
      Gitt at Kari setter seg for å spille
      Og Kari kaster 6,6,1,1,1
      Når Kari holder igjen terningene 1 og 2
      Og Kari holder igjen terningene 3, 4 og 5 og kaster 2,3
      Så ligger 2,3,1,1,1 på bordet

  Regel: Etter tre kast er det slutt på kastingen

    @derived
    Scenario: Et fjerde kast
      Tre kast i hver runde, og det er brukt
      Gitt at Kari setter seg for å spille
      Når Kari kaster 1,2,3,4,6
      Og Kari kaster 1,2,3,4,6
      Og Kari kaster 1,2,3,4,6
      Så får ikke Kari kaste 1,2,3,4,5

    @derived
    Scenario: Heller ikke med noe holdt igjen
      Det er kastene som telles, ikke terningene
      Gitt at Kari setter seg for å spille
      Når Kari kaster 6,6,3,4,6
      Og Kari holder igjen terningene 1, 2 og 5 og kaster 6,1
      Og Kari holder igjen terningene 1, 2, 3 og 5 og kaster 2
      Og Kari holder igjen terningene 1, 2, 3 og 5
      Så får ikke Kari kaste 6

    @derived
    Scenario: Etter et kast for mye kan hun fortsatt føre det tredje
      Et nei endrer ingenting; 6+6+6 er 18
      Gitt at Kari setter seg for å spille
      Når Kari kaster 1,2,3,4,6
      Og Kari kaster 1,2,3,4,6
      Og Kari kaster 6,6,6,1,2
      Så får ikke Kari kaste 6,6,6,6,6
      Når Kari fører kastet på Seksere
      Så gir det 18 poeng på brettet

  Regel: Man kan gi seg før tredje kast

    @derived
    Scenario: Fornøyd med det første
      1-2-3-4-5 på ett kast er like bra som på tre: 15
      Gitt at Kari setter seg for å spille
      Når Kari kaster 1,2,3,4,5
      Og Kari fører kastet på Liten straight
      Så gir det 15 poeng på brettet

    @derived
    Scenario: Hun holder igjen alle og avslutter runden
      Fem like er Yatzy, og da er det ingenting mer å kaste
      Gitt at Kari setter seg for å spille
      Og Kari kaster 6,6,6,6,6
      Når Kari holder igjen alle terningene
      Og Kari fører kastet på Yatzy
      Så gir det 50 poeng på brettet

    @derived
    Scenario: Neste runde begynner med alle fem
      Det som ble holdt igjen i forrige runde, ligger ikke der lenger
      Gitt at Kari setter seg for å spille
      Og Kari kaster 6,6,6,6,6
      Og Kari holder igjen alle terningene
      Og Kari fører kastet på Yatzy
      Når Kari kaster 1,2,3,4,5
      Så ligger 1,2,3,4,5 på bordet

    @derived
    Scenario: Neste runde har tre nye kast
      Kastene telles fra begynnelsen igjen
      Gitt at Kari setter seg for å spille
      Og Kari kaster 1,1,1,1,2
      Og Kari kaster 1,1,1,1,3
      Og Kari kaster 1,1,1,1,4
      Og Kari fører kastet på Enere
      Når Kari kaster 2,2,2,2,1
      Og Kari kaster 2,2,2,2,3
      Og Kari kaster 2,2,2,2,4
      Så ligger 2,2,2,2,4 på bordet
