@yatzy_fixed_scores
Feature: Chance
  Add up the dice. A roll that is good for nothing else is good for this.
  Tables quarrel about straights and houses. About chance they have nothing to say.

  Rule: Chance is the sum of all the dice

    Scenario Outline: Everything on the table is added up
      When <roll> is placed on "chance"
      Then it scores <score>

      @quoted
      Examples: as the fixed-scores kata prints them
        | roll      | score | because   |
        | 1,1,3,3,6 | 14    | 1+1+3+3+6 |
        | 4,5,5,6,1 | 21    | 4+5+5+6+1 |

      @derived
      Examples: the same rule, other rolls
        | roll      | score | because                  |
        | 1,1,1,1,1 | 5     | 1+1+1+1+1, no yatzy here |
        | 6,6,6,6,6 | 30    | 6+6+6+6+6                |
        | 2,3,2,3,3 | 13    | 2+3+2+3+3, no house here |
