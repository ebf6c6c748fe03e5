# language: no
@yatzy_norwegian
Egenskap: Deltakerne, etter tur
  Alle har sitt eget brett. Runden går videre når kastet er ført.

  Regel: Den neste er den som sitter ved siden av

    @derived
    Scenario: To deltakere
      Kari begynner, for hun ble nevnt først
      Gitt at Kari og Ola setter seg for å spille
      Så er det Kari sin tur
      Når Kari kaster 5,6,5,5,2
      Så er det Kari sin tur
      Når Kari fører kastet på Femmere
      Så er det Ola sin tur

    @derived
    Scenario: Tilbake til den første
      Alle har hatt sitt, og neste runde begynner
      Gitt at Kari og Ola setter seg for å spille
      Så er de i runde 1
      Når Kari kaster 5,6,5,5,2
      Og Kari fører kastet på Femmere
      Så er de i runde 1
      Når Ola kaster 1,2,3,4,5
      Og Ola fører kastet på Liten straight
      Så er de i runde 2
      Og er det Kari sin tur

    @derived
    Scenario: Fire deltakere, hele bordet rundt
      Kari, Ola, Per og Liv, og så Kari igjen
      Gitt at Kari, Ola, Per og Liv setter seg for å spille
      Når Kari kaster 1,1,1,1,2
      Og Kari fører kastet på Enere
      Så er det Ola sin tur
      Når Ola kaster 2,2,2,2,3
      Og Ola fører kastet på Toere
      Så er det Per sin tur
      Når Per kaster 3,3,3,3,4
      Og Per fører kastet på Treere
      Så er det Liv sin tur
      Når Liv kaster 4,4,4,4,5
      Og Liv fører kastet på Firere
      Så er det Kari sin tur

    @derived
    Scenario: Den som er alene, har alltid tur
      Runden går, og det er fortsatt Kari
      Gitt at Kari setter seg for å spille
      Når Kari kaster 1,1,1,1,2
      Og Kari fører kastet på Enere
      Så er det Kari sin tur
      Og er hun i runde 2

    @derived
    Scenario: Et nei flytter ikke turen
      Rubrikken var brukt, og Kari må velge en annen
      Gitt at Kari og Ola setter seg for å spille
      Når Kari kaster 5,6,5,5,2
      Og Kari fører kastet på Femmere
      Og Ola kaster 1,2,3,4,5
      Og Ola fører kastet på Liten straight
      Og Kari kaster 5,5,5,5,5
      Så får ikke Kari føre kastet på Femmere
      Og er det Kari sin tur

  Regel: Hver deltaker har sitt eget brett

    @derived
    Scenario: Samme rubrikk på to brett
      At Kari har brukt Femmere, er ikke Olas sak
      Gitt at Kari og Ola setter seg for å spille
      Når Kari kaster 5,6,5,5,2
      Og Kari fører kastet på Femmere
      Og Ola kaster 5,5,1,2,3
      Og Ola fører kastet på Femmere
      Så viser brettet til Kari
        | rubrikk | poeng |
        | Femmere | 15    |
      Og viser brettet til Ola
        | rubrikk | poeng |
        | Femmere | 10    |
