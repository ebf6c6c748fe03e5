@yatzy_exactly
Feature: Full house
  Two dice of one face and three of another, worth all five.
  Elsewhere a house may be a flat 25. Here it is worth what it shows, and small houses are small.

  Rule: Two of one face and three of another are a full house

    Scenario Outline: A house is worth everything in it
      When <roll> is placed on "full house"
      Then it scores <score>

      @quoted
      Examples: as Exercise 104 prints them
        | roll      | score | because   |
        | 1,1,2,2,2 | 8     | 1+1+2+2+2 |

      @derived
      Examples: the same rule, other houses
        | roll      | score | because                       |
        | 2,2,2,1,1 | 8     | 2+2+2+1+1, the three in front |
        | 6,6,5,5,5 | 27    | 6+6+5+5+5                     |
        | 5,6,5,6,6 | 28    | 5+6+5+6+6, in no order        |

  Rule: Both parts have to be there

    Scenario Outline: Half a house
      When <roll> is placed on "full house"
      Then it scores <score>

      @quoted
      Examples: the half house Exercise 104 prints
        | roll      | score | because                |
        | 2,2,3,3,4 | 0     | two pairs and no house |

      @derived
      Examples: other halves
        | roll      | score | because                 |
        | 6,2,6,1,6 | 0     | three 6s and no pair    |
        | 5,1,5,3,2 | 0     | a pair and nothing else |
        | 2,2,2,2,5 | 0     | four 2s and a 5         |
        | 1,2,3,4,5 | 0     | no two alike            |

  Rule: Five alike are not a house

    Some tables let a yatzy stand in for one. The three and the two must differ here.

    Scenario Outline: One face is no house
      When <roll> is placed on "full house"
      Then it scores <score>

      @quoted
      Examples: the five 4s Exercise 104 prints
        | roll      | score | because |
        | 4,4,4,4,4 | 0     | five 4s |

      @derived
      Examples: five of another face
        | roll      | score | because |
        | 6,6,6,6,6 | 0     | five 6s |
