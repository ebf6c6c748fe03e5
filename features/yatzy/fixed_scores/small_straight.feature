@yatzy_fixed_scores
Feature: Small straight
  Any four in a row for a flat 30, whatever the fifth die shows.
  At most other tables a small straight is 1 to 5 and worth its sum.

  Rule: Four in a row are worth 30 and the fifth die may show anything

    Some tests handed out with this kata hold wrong scores, and its page says so.
    Where a test disagrees with the page, believe the page.

    Scenario Outline: 1 to 4 and any fifth die
      When <roll> is placed on "small straight"
      Then it scores <score>

      @quoted
      Examples: as the fixed-scores kata prints it, once for all six faces
        | roll      | score | because                     |
        | 1,2,3,4,1 | 30    | four in a row and another 1 |
        | 1,2,3,4,2 | 30    | four in a row and another 2 |
        | 1,2,3,4,3 | 30    | four in a row and another 3 |
        | 1,2,3,4,4 | 30    | four in a row and another 4 |
        | 1,2,3,4,5 | 30    | four in a row and one more  |
        | 1,2,3,4,6 | 30    | four in a row and a 6 apart |

  Rule: The row may begin at 1, at 2 or at 3

    A large straight holds two rows of four, so it is a small one as well. Where it goes is up to the player.

    Scenario Outline: Four in a row from higher up
      When <roll> is placed on "small straight"
      Then it scores <score>

      @derived
      Examples: the same rule, other rows
        | roll      | score | because                    |
        | 2,3,4,5,6 | 30    | four in a row and one more |
        | 3,4,5,6,1 | 30    | four in a row from the 3   |
        | 3,4,5,6,6 | 30    | four in a row from the 3   |

  Rule: A face shown twice does not break the row

    Scenario Outline: Two alike in the middle
      When <roll> is placed on "small straight"
      Then it scores <score>

      @derived
      Examples: a second die of a face
        | roll      | score | because                      |
        | 2,3,3,4,5 | 30    | four in a row and a second 3 |
        | 3,4,4,5,6 | 30    | four in a row and a second 4 |

  Rule: The order in which they fall does not matter

    Scenario Outline: Four in a row in any order
      When <roll> is placed on "small straight"
      Then it scores <score>

      @derived
      Examples: rows, shuffled
        | roll      | score | because                    |
        | 4,3,4,2,1 | 30    | four in a row from the 1   |
        | 5,2,2,4,3 | 30    | four in a row from the 2   |
        | 6,1,4,3,5 | 30    | four in a row from the 3   |
        | 6,5,4,3,2 | 30    | four in a row and one more |

  Rule: Three in a row are not enough

    Scenario Outline: A gap in the row
      When <roll> is placed on "small straight"
      Then it scores <score>

      @derived
      Examples: rows that break off
        | roll      | score | because                       |
        | 1,2,3,5,6 | 0     | no 4 to join them             |
        | 2,4,5,1,6 | 0     | no 3 to join them             |
        | 1,2,4,6,6 | 0     | four faces but no row of four |
        | 3,3,4,5,5 | 0     | three in a row                |

      @derived
      Examples: the sum of a straight and no four in a row
        | roll      | score | because                                      |
        | 1,2,3,3,6 | 0     | three in a row, though the dice add up to 15 |
        | 2,2,5,5,6 | 0     | two in a row, though the dice add up to 20   |
