@yatzy_fixed_scores
Feature: Large straight
  Any five in a row for a flat 40.
  At most other tables 1 to 5 is the small one and nothing more. Here it may be placed on either.

  Rule: Five in a row are worth 40

    Scenario Outline: Five in a row from the 1 or from the 2
      When <roll> is placed on "large straight"
      Then it scores <score>

      @quoted
      Examples: as the fixed-scores kata prints it
        | roll      | score | because                  |
        | 2,3,4,5,6 | 40    | five in a row from the 2 |

      @derived
      Examples: the same rule, the other row and other orders
        | roll      | score | because                  |
        | 1,2,3,4,5 | 40    | five in a row from the 1 |
        | 3,1,5,2,4 | 40    | five in a row from the 1 |
        | 4,2,6,3,5 | 40    | five in a row from the 2 |

  Rule: Four in a row are not enough

    Scenario Outline: A row that breaks off
      When <roll> is placed on "large straight"
      Then it scores <score>

      @derived
      Examples: almost a large straight
        | roll      | score | because                      |
        | 1,2,3,4,6 | 0     | a 6 where the 5 should be    |
        | 1,3,4,5,6 | 0     | a 1 where the 2 should be    |
        | 6,5,3,2,1 | 0     | no 4                         |
        | 1,2,3,4,4 | 0     | four in a row and a second 4 |

      @derived
      Examples: the sum of a straight and no five in a row
        | roll      | score | because                                 |
        | 1,2,3,3,6 | 0     | two 3s, though the dice add up to 15    |
        | 2,2,5,5,6 | 0     | two pairs, though the dice add up to 20 |
        | 4,4,4,4,4 | 0     | five 4s, though the dice add up to 20   |
