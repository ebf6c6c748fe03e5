@yatzy_exactly
Feature: Chance
  Every die counts, whatever it shows.
  The only category on the card that no two tables have fallen out over.

  Rule: Chance is the sum of all the dice

    Scenario Outline: Everything on the table is added up
      When <roll> is placed on "chance"
      Then it scores <score>

      @quoted
      Examples: as Exercise 104 prints them
        | roll      | score | because   |
        | 1,1,3,3,6 | 14    | 1+1+3+3+6 |
        | 4,5,5,6,1 | 21    | 4+5+5+6+1 |

      @derived
      Examples: the same rule, other rolls
        | roll      | score | because                       |
        | 1,1,1,1,1 | 5     | 1+1+1+1+1, the least there is |
        | 6,6,6,6,6 | 30    | 6+6+6+6+6, the most there is  |
        | 2,3,2,3,3 | 13    | 2+3+2+3+3                     |
