@yatzy_exactly
Feature: A go
  The player names the category, and the roll is counted there and nowhere else.
  Nobody looks for a better place on the player's behalf.

  Rule: A roll scores what its category makes of it

    Scenario Outline: Placed on fives
      When <roll> is placed on "fives"
      Then it scores <score>

      @quoted
      Examples: as Exercise 104 tells it
        | roll      | score | because            |
        | 5,6,5,5,2 | 15    | 5+5+5, three fives |

    Scenario Outline: Placed somewhere else
      When <roll> is placed on "<category>"
      Then it scores <score>

      @derived
      Examples: the same dice in better and worse places
        | roll      | category        | score | because              |
        | 5,6,5,5,2 | chance          | 23    | 5+6+5+5+2, better    |
        | 5,6,5,5,2 | three of a kind | 15    | 5+5+5, as good       |
        | 5,6,5,5,2 | sixes           | 6     | 6, worse             |
        | 5,6,5,5,2 | pair            | 0     | three 5s             |
        | 5,6,5,5,2 | full house      | 0     | three 5s and no pair |
