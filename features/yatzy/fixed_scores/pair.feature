@yatzy_fixed_scores
Feature: Pair
  Two dice alike, and the highest two if there is a choice.
  At most other tables a third like them does no harm, and it does none at this one.

  Rule: The highest pair counts

    Scenario Outline: A pair is worth its two dice
      When <roll> is placed on "pair"
      Then it scores <score>

      @quoted
      Examples: as the fixed-scores kata prints them
        | roll      | score | because                |
        | 3,3,3,4,4 | 8     | 4+4, the 4s are higher |
        | 1,1,6,2,6 | 12    | 6+6, the 6s are higher |

      @derived
      Examples: the same rule, other rolls
        | roll      | score | because                |
        | 4,4,4,3,3 | 8     | 4+4, two of the three  |
        | 2,5,1,5,3 | 10    | 5+5, wherever they lie |
        | 1,2,3,4,1 | 2     | 1+1, first and last    |
        | 4,2,4,2,1 | 8     | 4+4, the higher pair   |

  Rule: Three, four or five equal dice hold a pair as well

    Tables that insist on exactly two will object. They have a kata of their own.

    Scenario Outline: Two of them count and the rest look on
      When <roll> is placed on "pair"
      Then it scores <score>

      @quoted
      Examples: more than two, as the kata prints them
        | roll      | score | because                    |
        | 3,3,3,4,1 | 6     | 3+3, the third is left out |
        | 3,3,3,3,1 | 6     | 3+3, two are left out      |

      @derived
      Examples: more than two of other faces
        | roll      | score | because                    |
        | 2,6,6,1,6 | 12    | 6+6, the third is left out |
        | 6,6,6,6,6 | 12    | 6+6, three are left out    |

  Rule: Where nothing is alike there is no pair

    Scenario Outline: No two alike
      When <roll> is placed on "pair"
      Then it scores <score>

      @derived
      Examples: five different dice
        | roll      | score | because      |
        | 1,2,3,4,5 | 0     | no two alike |
        | 6,4,2,1,3 | 0     | no two alike |
