@yatzy_exactly
Feature: Large straight
  2 to 6 in any order, worth its sum.
  At some tables any five in a row will do. Here 1 to 5 belong one line up on the card.

  Rule: 2 to 6 are a large straight in whatever order they fall

    Scenario Outline: All five up to the 6
      When <roll> is placed on "large straight"
      Then it scores <score>

      @quoted
      Examples: as Exercise 104 prints it
        | roll      | score | because   |
        | 2,3,4,5,6 | 20    | 2+3+4+5+6 |

      @derived
      Examples: the same dice, shuffled
        | roll      | score | because   |
        | 6,5,4,3,2 | 20    | 6+5+4+3+2 |
        | 4,2,6,3,5 | 20    | 4+2+6+3+5 |

  Rule: Nothing else is a large straight

    Scenario Outline: A die short of the 6 or of the 2
      When <roll> is placed on "large straight"
      Then it scores <score>

      @derived
      Examples: almost a large straight
        | roll      | score | because                   |
        | 1,2,3,4,5 | 0     | a small straight          |
        | 1,3,4,5,6 | 0     | a 1 where the 2 should be |
        | 6,5,4,2,1 | 0     | no 3                      |
        | 3,4,5,6,3 | 0     | a second 3 and no 2       |

      @derived
      Examples: the right sum and no straight
        | roll      | score | because                                 |
        | 2,2,5,5,6 | 0     | two pairs, though the dice add up to 20 |
        | 4,4,4,4,4 | 0     | five 4s, though the dice add up to 20   |
