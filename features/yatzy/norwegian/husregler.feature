# language: no
@yatzy_norwegian @ours
Egenskap: Husregler
  Det meste av dette er så selvsagt at ingen har skrevet det ned. Et godt program sier likevel nei.
  Kursteksten krever det ikke, så det gjør ikke vi heller.

  Regel: Det kastes så mange terninger som er fri, og de viser 1 til 6

    Scenario: Alle er holdt igjen
      Den som holder igjen alle, har avsluttet kastingen
      Gitt at Kari setter seg for å spille
      Når Kari kaster 6,6,6,6,6
      Og Kari holder igjen alle terningene
      Så får ikke Kari kaste 6

    Scenario: For få terninger
      En av de fem har falt på gulvet
      Gitt at Kari setter seg for å spille
      Så får ikke Kari kaste 1,2,3,4

    Scenario: For mange terninger
      Noen har tatt med en terning hjemmefra
      Gitt at Kari setter seg for å spille
      Så får ikke Kari kaste 1,2,3,4,5,6

    Scenario: Flere enn det er plass til
      To er holdt igjen, så det er tre å kaste
      Gitt at Kari setter seg for å spille
      Når Kari kaster 3,4,5,5,2
      Og Kari holder igjen terningene 3 og 4
      Så får ikke Kari kaste 1,2,3,4

    Scenario: En sjuer
      Terningen har seks sider
      Gitt at Kari setter seg for å spille
      Så får ikke Kari kaste 1,2,3,4,7

    Scenario: En terning uten øyne
      Den laveste siden viser 1
      Gitt at Kari setter seg for å spille
      Så får ikke Kari kaste 0,2,3,4,5

  Regel: Man holder igjen det som ligger der

    Scenario: Før første kast
      Bordet er tomt
      Gitt at Kari setter seg for å spille
      Så får ikke Kari holde igjen terning 1

    Scenario: En terning som ikke finnes
      Det er fem terninger, og den sjette er ikke med
      Gitt at Kari setter seg for å spille
      Når Kari kaster 3,4,5,5,2
      Så får ikke Kari holde igjen terning 6

    Scenario: Plassene telles fra 1
      Ingen terning ligger på plass 0
      Gitt at Kari setter seg for å spille
      Når Kari kaster 3,4,5,5,2
      Så får ikke Kari holde igjen terning 0

    Scenario: Samme terning to ganger
      En terning holdes igjen eller ikke, to ganger går ikke
      Gitt at Kari setter seg for å spille
      Når Kari kaster 3,4,5,5,2
      Så får ikke Kari holde igjen terningene 3 og 3

  Regel: Man fører det man har kastet, på brettet som finnes

    Scenario: Ingenting er kastet
      Et tomt bord kan ikke engang strykes
      Gitt at Kari setter seg for å spille
      Så får ikke Kari føre kastet på Sjanse

    Scenario: En rubrikk som ikke finnes
      Brettet har femten rubrikker, og Tolv like er ikke en av dem
      Gitt at Kari setter seg for å spille
      Når Kari kaster 3,4,5,5,2
      Så får ikke Kari føre kastet på Tolv like

    Scenario: En deltaker som ikke er med
      Per sitter ikke ved bordet
      Gitt at Kari og Ola setter seg for å spille
      Så finnes det ikke noe brett for Per

  Regel: En omgang har deltakere, og en vinner først når den er over

    Scenario: Ingen deltakere
      Noen må jo kaste
      Når ingen setter seg for å spille
      Så blir det ingen omgang

    Scenario: Samme deltaker to ganger
      Hvem av dem er det sin tur?
      Når Kari, Ola og Kari setter seg for å spille
      Så blir det ingen omgang

    Scenario: Vinneren før slutten
      Alt kan skje i siste runde
      Gitt at Kari og Ola setter seg for å spille
      Og hver har ført alt unntatt Sjanse
      Så kan ingen kåres til vinner
