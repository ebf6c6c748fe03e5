@yatzy_exactly
Feature: Two pairs
  Two dice alike and two others alike, exactly two each time.
  At most other tables a full house holds two pairs as well. Not at this one.

  Rule: Two faces with exactly two dice each are two pairs

    Scenario Outline: Two pairs are worth their four dice
      When <roll> is placed on "two pairs"
      Then it scores <score>

      @quoted
      Examples: as Exercise 104 prints them
        | roll      | score | because |
        | 1,1,2,3,3 | 8     | 1+1+3+3 |

      @derived
      Examples: the same rule, other rolls
        | roll      | score | because                                  |
        | 6,5,6,1,5 | 22    | 6+5+6+5, the 1 is left out               |
        | 1,6,3,6,1 | 14    | 1+6+6+1, pairs far apart                 |
        | 2,3,4,3,2 | 10    | 2+3+3+2, the 4 in the middle is left out |

  Rule: A third die of either face spoils it

    Scenario Outline: A house is not two pairs
      When <roll> is placed on "two pairs"
      Then it scores <score>

      @quoted
      Examples: the house Exercise 104 prints
        | roll      | score | because  |
        | 1,1,2,2,2 | 0     | three 2s |

      @derived
      Examples: other houses
        | roll      | score | because  |
        | 2,2,2,1,1 | 0     | three 2s |
        | 6,4,6,4,6 | 0     | three 6s |

  Rule: Four or five alike are not two pairs

    Other tables are still arguing about this one. Exercise 104 wants two faces, so four 3s are no help.

    Scenario Outline: One face is not two
      When <roll> is placed on "two pairs"
      Then it scores <score>

      @derived
      Examples: four and five of a face
        | roll      | score | because |
        | 3,3,3,3,1 | 0     | four 3s |
        | 6,6,2,6,6 | 0     | four 6s |
        | 5,5,5,5,5 | 0     | five 5s |

  Rule: One pair is not two

    Scenario Outline: A second pair is missing
      When <roll> is placed on "two pairs"
      Then it scores <score>

      @quoted
      Examples: the lone pair Exercise 104 prints
        | roll      | score | because                   |
        | 1,1,2,3,4 | 0     | a pair of 1s and no other |

      @derived
      Examples: one pair or none
        | roll      | score | because                   |
        | 5,4,2,5,1 | 0     | a pair of 5s and no other |
        | 2,2,2,5,6 | 0     | three 2s and no pair      |
        | 1,2,3,4,5 | 0     | no two alike              |
