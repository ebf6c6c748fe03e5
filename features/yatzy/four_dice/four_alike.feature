@yatzy_four_dice
Feature: Four alike on two pairs
  Four dice fall alike less often than four out of five. The quarrel, when it comes, is the same.
  At most tables somebody says that two and two make four. Nobody wrote down whether they may.

  Rule: Four alike are two pairs or they are not

    Ask before the first throw. Either answer is right at a table that keeps to it.

    Scenario Outline: All four dice alike
      When <roll> is placed on "two pairs"
      Then it scores 0, or <score> at a table where four alike are two pairs

      @open
      Examples: the kata leaves these open with four dice too
        | roll    | score | because |
        | 2,2,2,2 | 8     | 2+2+2+2 |
        | 5,5,5,5 | 20    | 5+5+5+5 |

    @open
    Scenario: Whatever the answer, the fifth die does not change it
      One answer does for every roll, with four dice or with five.
      When each of these is placed on "two pairs"
        | roll      |
        | 2,2,2,2   |
        | 5,5,5,5   |
        | 3,3,3,3,1 |
        | 6,6,2,6,6 |
        | 5,5,5,5,5 |
      Then they all follow one answer
