@yatzy_exactly
Feature: Pair
  Two dice alike, and exactly two: a third like them spoils it.
  At most other tables three 3s do hold a pair. Not at this one.

  Rule: Exactly two equal dice are a pair

    Scenario Outline: A pair is worth its two dice
      When <roll> is placed on "pair"
      Then it scores <score>

      @quoted
      Examples: as Exercise 104 prints them
        | roll      | score | because               |
        | 1,1,6,2,6 | 12    | 6+6, the higher pair  |
        | 3,3,3,4,4 | 8     | 4+4, the 3s are three |

      @derived
      Examples: the same rule, other rolls
        | roll      | score | because                |
        | 2,5,1,5,3 | 10    | 5+5, wherever they lie |
        | 1,2,3,4,1 | 2     | 1+1, first and last    |
        | 4,2,4,2,1 | 8     | 4+4, the higher pair   |

  Rule: In a full house the pair is the two, not two of the three

    Where the three are the higher face, other tables take two of them. This one takes what is left.

    Scenario Outline: The lower pair beside a higher three
      When <roll> is placed on "pair"
      Then it scores <score>

      @derived
      Examples: houses with the three on top
        | roll      | score | because               |
        | 4,4,4,3,3 | 6     | 3+3, the 4s are three |
        | 6,5,6,5,6 | 10    | 5+5, the 6s are three |

  Rule: Three, four or five equal dice are not a pair

    Scenario Outline: One too many
      When <roll> is placed on "pair"
      Then it scores <score>

      @quoted
      Examples: the noughts Exercise 104 prints
        | roll      | score | because  |
        | 3,3,3,4,1 | 0     | three 3s |
        | 3,3,3,3,1 | 0     | four 3s  |

      @derived
      Examples: more of one too many
        | roll      | score | because  |
        | 2,6,6,1,6 | 0     | three 6s |
        | 6,6,6,6,6 | 0     | five 6s  |

  Rule: Where nothing is alike there is no pair

    Scenario Outline: No two alike
      When <roll> is placed on "pair"
      Then it scores <score>

      @derived
      Examples: five different dice
        | roll      | score | because      |
        | 1,2,3,4,5 | 0     | no two alike |
        | 6,4,2,1,3 | 0     | no two alike |
