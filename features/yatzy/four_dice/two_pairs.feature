@yatzy_four_dice
Feature: Two pairs
  Two dice alike and two others alike, worth the four.
  At most other tables a full house will do for it, and at this one it does.

  Rule: Two pairs are worth their four dice

    Scenario Outline: Two faces with two dice each
      When <roll> is placed on "two pairs"
      Then it scores <score>

      @quoted
      Examples: as the four-dice kata prints them
        | roll      | score | because                          |
        | 1,1,2,3,3 | 8     | 1+1+3+3                          |
        | 1,1,2,2,2 | 6     | 1+1+2+2, the third 2 is left out |

      @derived
      Examples: the same rule, other rolls
        | roll      | score | because                          |
        | 6,5,6,1,5 | 22    | 6+5+6+5, the 1 is left out       |
        | 1,6,3,6,1 | 14    | 1+6+6+1, pairs far apart         |
        | 2,2,2,1,1 | 6     | 2+2+1+1, the third 2 is left out |
        | 6,4,6,4,6 | 20    | 6+4+6+4, the third 6 is left out |

  Rule: One pair is not two

    Scenario Outline: A second pair is missing
      When <roll> is placed on "two pairs"
      Then it scores <score>

      @quoted
      Examples: the lone pair the kata prints
        | roll      | score | because                   |
        | 1,1,2,3,4 | 0     | a pair of 1s and no other |

      @derived
      Examples: one pair or none
        | roll      | score | because                    |
        | 5,4,2,5,1 | 0     | a pair of 5s and no other  |
        | 2,2,2,5,6 | 0     | three 2s and no other pair |
        | 1,2,3,4,5 | 0     | no two alike               |

  Rule: Nobody wrote down whether four alike are two pairs

    Some tables count 3,3,3,3 as a pair and another pair. Some want two faces.
    The kata does not say, so the table has to.

    Scenario Outline: Four or five alike
      When <roll> is placed on "two pairs"
      Then it scores 0, or <score> at a table where four alike are two pairs

      @open
      Examples: the kata leaves these open
        | roll      | score | because                        |
        | 3,3,3,3,1 | 12    | 3+3+3+3                        |
        | 6,6,2,6,6 | 24    | 6+6+6+6                        |
        | 5,5,5,5,5 | 20    | 5+5+5+5, the fifth is left out |

    @open
    Scenario: Whatever the answer, the table keeps to it
      Four alike are two pairs for every face or for none.
      When each of these is placed on "two pairs"
        | roll      |
        | 3,3,3,3,1 |
        | 6,6,2,6,6 |
        | 5,5,5,5,5 |
      Then they all follow one answer
