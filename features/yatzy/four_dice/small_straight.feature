@yatzy_four_dice
Feature: Small straight
  1 to 5 in any order, worth its sum.
  Some tables pay 30 for any four in a row. Not this one, not with five dice.

  Rule: 1 to 5 are a small straight in whatever order they fall

    Scenario Outline: All five from the 1 up
      When <roll> is placed on "small straight"
      Then it scores <score>

      @quoted
      Examples: as the four-dice kata prints it
        | roll      | score | because   |
        | 1,2,3,4,5 | 15    | 1+2+3+4+5 |

      @derived
      Examples: the same dice, shuffled
        | roll      | score | because   |
        | 5,4,3,2,1 | 15    | 5+4+3+2+1 |
        | 3,1,5,2,4 | 15    | 3+1+5+2+4 |

  Rule: With five dice nothing else is a small straight

    Scenario Outline: A die out of place
      When <roll> is placed on "small straight"
      Then it scores <score>

      @derived
      Examples: almost a small straight
        | roll      | score | because                   |
        | 2,3,4,5,6 | 0     | a large straight          |
        | 1,2,3,4,6 | 0     | a 6 where the 5 should be |
        | 3,4,5,6,1 | 0     | no 2                      |
        | 4,3,4,2,1 | 0     | a second 4 and no 5       |

      @derived
      Examples: the right sum and no straight
        | roll      | score | because                               |
        | 1,2,3,3,6 | 0     | two 3s, though the dice add up to 15  |
        | 3,3,3,3,3 | 0     | five 3s, though the dice add up to 15 |
