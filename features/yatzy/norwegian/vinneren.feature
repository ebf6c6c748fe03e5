# language: no
@yatzy_norwegian
Egenskap: Vinneren
  Den vinner omgangen som har flest poeng etter siste runde. Bonusen er med.

  Regel: Omgangen varer til alle brett er fulle

    @derived
    Scenario: Femten runder for en deltaker alene
      Fjorten er ført, og den femtende er den siste
      Gitt at Kari setter seg for å spille
      Og Kari har ført alt unntatt Sjanse
      Så er omgangen ikke over
      Og er hun i runde 15
      Når Kari kaster 1,1,1,1,2
      Og Kari fører kastet på Sjanse
      Så er omgangen over

    @derived
    Scenario: Den siste må også få sin femtende runde
      Kari er ferdig, Ola er det ikke
      Gitt at Kari og Ola setter seg for å spille
      Og hver har ført alt unntatt Sjanse
      Når Kari kaster 1,1,1,1,2
      Og Kari fører kastet på Sjanse
      Så er omgangen ikke over
      Og er det Ola sin tur

    @derived
    Scenario: Etter slutten kastes det ikke mer
      Det er ingen rubrikk igjen å kaste for
      Gitt at Kari setter seg for å spille
      Og Kari har ført alt unntatt Sjanse
      Når Kari kaster 1,1,1,1,2
      Og Kari fører kastet på Sjanse
      Så får ikke Kari kaste 6,6,6,6,6

    @derived
    Scenario: Etter slutten holdes ingenting igjen
      Det kommer ikke noe kast å holde det igjen til
      Gitt at Kari setter seg for å spille
      Og Kari har ført alt unntatt Sjanse
      Når Kari kaster 1,1,1,1,2
      Og Kari fører kastet på Sjanse
      Så får ikke Kari holde igjen terning 1

    @derived
    Scenario: Etter slutten føres det ikke mer
      Alle femten rubrikker er brukt
      Gitt at Kari setter seg for å spille
      Og Kari har ført alt unntatt Sjanse
      Når Kari kaster 1,1,1,1,2
      Og Kari fører kastet på Sjanse
      Så får ikke Kari føre kastet på Yatzy

  Regel: Flest poeng vinner

    @derived
    Scenario: Den med størst sjanse
      Alt er likt til siste runde, 30 slår 6
      Gitt at Kari og Ola setter seg for å spille
      Og hver har ført alt unntatt Sjanse
      Når Kari kaster 1,1,1,1,2
      Og Kari fører kastet på Sjanse
      Og Ola kaster 6,6,6,6,6
      Og Ola fører kastet på Sjanse
      Så vinner Ola

    @derived
    Scenario: Den som begynner, kan også vinne
      30 slår 6, hvem av dem det nå er som kaster først
      Gitt at Kari og Ola setter seg for å spille
      Og hver har ført alt unntatt Sjanse
      Når Kari kaster 6,6,6,6,6
      Og Kari fører kastet på Sjanse
      Og Ola kaster 1,1,1,1,2
      Og Ola fører kastet på Sjanse
      Så vinner Kari

    @derived
    Scenario: Den som er alene, vinner over seg selv
      Ingen har flere poeng enn Kari
      Gitt at Kari setter seg for å spille
      Og Kari har ført alt unntatt Sjanse
      Når Kari kaster 1,1,1,1,2
      Og Kari fører kastet på Sjanse
      Så vinner Kari

    @derived
    Scenario: Bonusen avgjør
      Kari har 63 og 50 og 16, det er 129; Ola har 62 og 50 for Yatzy og 16, det er 128
      Gitt at Kari og Ola setter seg for å spille
      Når omgangen går slik
        | deltaker | kast      | føres på       | poeng | sum |
        | Kari     | 1,1,1,2,2 | Enere          | 3     | 3   |
        | Ola      | 1,1,3,3,4 | Enere          | 2     | 2   |
        | Kari     | 2,2,2,3,3 | Toere          | 6     | 9   |
        | Ola      | 2,2,2,3,3 | Toere          | 6     | 8   |
        | Kari     | 3,3,3,4,4 | Treere         | 9     | 18  |
        | Ola      | 3,3,3,4,4 | Treere         | 9     | 17  |
        | Kari     | 4,4,4,5,5 | Firere         | 12    | 30  |
        | Ola      | 4,4,4,5,5 | Firere         | 12    | 29  |
        | Kari     | 5,5,5,6,6 | Femmere        | 15    | 45  |
        | Ola      | 5,5,5,6,6 | Femmere        | 15    | 44  |
      Og Kari kaster 6,6,6,1,1
      Og Kari fører kastet på Seksere
      Og Ola kaster 6,6,6,1,1
      Og Ola fører kastet på Seksere
      Og Kari kaster 1,2,3,4,6
      Og Kari stryker Yatzy
      Og Ola kaster 4,4,4,4,4
      Og Ola fører kastet på Yatzy
      Og alt unntatt Yatzy i nedre del strykes, med 1,2,3,4,6 på Sjanse
      Så har Kari 129 poeng i alt
      Og har Ola 128 poeng i alt
      Og vinner Kari

  Regel: Har flere flest, har flere vunnet

    Kursteksten nevner det ikke, og ved mange bord kastes det om det. Her deler de.

    @ours
    Scenario: To deler seieren
      16 hver på Sjanse, og ellers likt
      Gitt at Kari og Ola setter seg for å spille
      Og hver har ført alt unntatt Sjanse
      Når Kari kaster 1,2,3,4,6
      Og Kari fører kastet på Sjanse
      Og Ola kaster 6,4,3,2,1
      Og Ola fører kastet på Sjanse
      Så deler Kari og Ola seieren

    @ours
    Scenario: To av tre
      Per fikk 16, de andre 20
      Gitt at Kari, Per og Liv setter seg for å spille
      Og hver har ført alt unntatt Sjanse
      Når Kari kaster 4,4,4,4,4
      Og Kari fører kastet på Sjanse
      Og Per kaster 1,2,3,4,6
      Og Per fører kastet på Sjanse
      Og Liv kaster 2,3,4,5,6
      Og Liv fører kastet på Sjanse
      Så deler Kari og Liv seieren
