# language: no
@yatzy_norwegian
Egenskap: Hele omgangen
  Femten runder, linje for linje, med en sum som alle kan regne etter.

  Regel: Summen er de femten rundene og bonusen

    @derived
    Scenario: Kari spiller alene
      Øvre del blir 53 og nedre 164, uten bonus, og 53 og 164 er 217
      Gitt at Kari setter seg for å spille
      Når omgangen går slik
        | deltaker | kast      | føres på       | poeng | sum |
        | Kari     | 5,6,5,5,2 | Femmere        | 15    | 15  |
        | Kari     | 1,1,6,2,6 | Par            | 12    | 27  |
        | Kari     | 2,3,4,5,6 | Stor straight  | 20    | 47  |
        | Kari     | 1,4,1,1,2 | Enere          | 3     | 50  |
        | Kari     | 3,3,3,3,1 | To par         | 12    | 62  |
        | Kari     | 2,2,6,2,5 | Toere          | 6     | 68  |
        | Kari     | 4,4,4,1,4 | Fire like      | 16    | 84  |
        | Kari     | 3,3,5,3,6 | Treere         | 9     | 93  |
        | Kari     | 2,1,2,1,2 | Hus            | 8     | 101 |
        | Kari     | 4,4,1,3,6 | Firere         | 8     | 109 |
        | Kari     | 5,5,5,1,2 | Tre like       | 15    | 124 |
        | Kari     | 6,6,1,3,4 | Seksere        | 12    | 136 |
        | Kari     | 1,2,3,4,5 | Liten straight | 15    | 151 |
        | Kari     | 5,1,6,2,2 | Sjanse         | 16    | 167 |
        | Kari     | 3,3,3,3,3 | Yatzy          | 50    | 217 |
      Så er omgangen over
      Og har Kari 53 i delsum
      Og får Kari ingen bonus
      Og har Kari 217 poeng i alt

    @derived
    Scenario: To deltakere, og det er jevnt
      Kari har 63 og 50 og 94, det er 207; Ola har 45 og 164, det er 209
      Gitt at Kari og Ola setter seg for å spille
      Når omgangen går slik
        | deltaker | kast      | føres på       | poeng | sum |
        | Kari     | 1,1,1,4,6 | Enere          | 3     | 3   |
        | Ola      | 6,6,6,6,6 | Yatzy          | 50    | 50  |
        | Kari     | 2,2,2,5,3 | Toere          | 6     | 9   |
        | Ola      | 1,1,2,3,5 | Enere          | 2     | 52  |
        | Kari     | 3,3,3,6,1 | Treere         | 9     | 18  |
        | Ola      | 2,3,4,5,6 | Stor straight  | 20    | 72  |
        | Kari     | 4,4,4,1,2 | Firere         | 12    | 30  |
        | Ola      | 4,4,4,2,2 | Hus            | 16    | 88  |
        | Kari     | 5,5,5,2,4 | Femmere        | 15    | 45  |
        | Ola      | 2,2,3,4,6 | Toere          | 4     | 92  |
        | Kari     | 5,5,3,3,1 | To par         | 16    | 61  |
        | Ola      | 5,5,5,1,6 | Tre like       | 15    | 107 |
        | Kari     | 6,6,1,2,4 | Par            | 12    | 73  |
        | Ola      | 1,2,3,4,5 | Liten straight | 15    | 122 |
        | Kari     | 4,4,4,6,1 | Tre like       | 12    | 85  |
        | Ola      | 6,6,4,4,1 | To par         | 20    | 142 |
        | Kari     | 1,2,3,4,6 | Fire like      | 0     | 85  |
        | Ola      | 3,3,3,1,6 | Treere         | 9     | 151 |
        | Kari     | 2,2,3,3,3 | Hus            | 13    | 98  |
        | Ola      | 4,4,1,2,6 | Firere         | 8     | 159 |
        | Kari     | 1,2,3,4,5 | Liten straight | 15    | 113 |
        | Ola      | 6,6,2,3,4 | Seksere        | 12    | 171 |
        | Kari     | 2,3,4,5,5 | Stor straight  | 0     | 113 |
        | Ola      | 5,5,1,2,3 | Par            | 10    | 181 |
        | Kari     | 5,6,4,6,5 | Sjanse         | 26    | 139 |
        | Ola      | 1,2,2,4,6 | Fire like      | 0     | 181 |
        | Kari     | 1,1,1,1,2 | Yatzy          | 0     | 139 |
        | Ola      | 5,5,2,3,6 | Femmere        | 10    | 191 |
      Og Kari kaster 6,6,6,3,2
      Og Kari fører kastet på Seksere
      Og Ola kaster 6,4,4,3,1
      Og Ola fører kastet på Sjanse
      Så er omgangen over
      Og har Kari 63 i delsum
      Og får Kari 50 i bonus
      Og har Kari 207 poeng i alt
      Og har Ola 45 i delsum
      Og får Ola ingen bonus
      Og har Ola 209 poeng i alt
      Og vinner Ola

    @derived
    Scenario: Høyere går det ikke
      105 og 50 i bonus i øvre del, 221 i nedre, og det er 376
      Gitt at Kari setter seg for å spille
      Når omgangen går slik
        | deltaker | kast      | føres på       | poeng | sum |
        | Kari     | 6,6,6,6,6 | Par            | 12    | 12  |
        | Kari     | 6,6,6,6,6 | To par         | 24    | 36  |
        | Kari     | 6,6,6,6,6 | Tre like       | 18    | 54  |
        | Kari     | 6,6,6,6,6 | Fire like      | 24    | 78  |
        | Kari     | 6,6,6,5,5 | Hus            | 28    | 106 |
        | Kari     | 1,2,3,4,5 | Liten straight | 15    | 121 |
        | Kari     | 2,3,4,5,6 | Stor straight  | 20    | 141 |
        | Kari     | 6,6,6,6,6 | Sjanse         | 30    | 171 |
        | Kari     | 6,6,6,6,6 | Yatzy          | 50    | 221 |
        | Kari     | 1,1,1,1,1 | Enere          | 5     | 226 |
        | Kari     | 2,2,2,2,2 | Toere          | 10    | 236 |
        | Kari     | 3,3,3,3,3 | Treere         | 15    | 251 |
        | Kari     | 4,4,4,4,4 | Firere         | 20    | 271 |
      Og Kari kaster 5,5,5,5,5
      Og Kari fører kastet på Femmere
      Og Kari kaster 6,6,6,6,6
      Og Kari fører kastet på Seksere
      Så er omgangen over
      Og har Kari 105 i delsum
      Og får Kari 50 i bonus
      Og har Kari 376 poeng i alt
