@yatzy_four_dice
Feature: Chance
  The sum of what lies on the table. It takes any roll and promises nothing.
  At other tables it is the same, which cannot be said of much else on the card.

  Rule: Chance is the sum of all the dice

    Scenario Outline: Everything on the table is added up
      When <roll> is placed on "chance"
      Then it scores <score>

      @quoted
      Examples: as the four-dice kata prints them
        | roll      | score | because   |
        | 1,1,3,3,6 | 14    | 1+1+3+3+6 |
        | 4,5,5,6,1 | 21    | 4+5+5+6+1 |

      @derived
      Examples: the same rule, other rolls
        | roll      | score | because   |
        | 1,1,1,1,1 | 5     | 1+1+1+1+1 |
        | 6,6,6,6,6 | 30    | 6+6+6+6+6 |
