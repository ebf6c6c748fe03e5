@yatzy_fixed_scores
Feature: Full house
  Two dice of one face and three of another, for a flat 25.
  At most other tables a house is worth its dice. Here the poorest house earns what the best one does.

  Rule: Two of one face and three of another are worth 25

    Scenario Outline: A house is a house
      When <roll> is placed on "full house"
      Then it scores <score>

      @quoted
      Examples: as the fixed-scores kata prints it
        | roll      | score | because             |
        | 1,1,2,2,2 | 25    | two 1s and three 2s |

      @derived
      Examples: the same rule, other houses
        | roll      | score | because                          |
        | 2,2,2,1,1 | 25    | three 2s and two 1s              |
        | 6,6,5,5,5 | 25    | two 6s and three 5s              |
        | 5,6,5,6,6 | 25    | two 5s and three 6s, in no order |

  Rule: Both parts have to be there

    Scenario Outline: Half a house
      When <roll> is placed on "full house"
      Then it scores <score>

      @quoted
      Examples: the half house the kata prints
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

    Some tables let a yatzy stand in for one. This kata prints five 4s to say that it does not.

    Scenario Outline: One face is no house
      When <roll> is placed on "full house"
      Then it scores <score>

      @quoted
      Examples: the five 4s the kata prints
        | roll      | score | because |
        | 4,4,4,4,4 | 0     | five 4s |

      @derived
      Examples: five of another face
        | roll      | score | because |
        | 6,6,6,6,6 | 0     | five 6s |
