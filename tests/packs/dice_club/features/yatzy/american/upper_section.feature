@yatzy_american
Feature: The upper section
  One category for each face, worth the dice that show it. The 1s are called aces at this table.

  Rule: Each category adds up its own face

    Scenario Outline: Only the dice of that face count
      When <roll> is placed on "<category>"
      Then it scores <score>

      @derived
      Examples: every face of the card
        | roll      | category | score | because       |
        | 1,4,6,1,2 | aces     | 2     | 1+1           |
        | 2,5,2,6,2 | twos     | 6     | 2+2+2         |
        | 3,6,3,1,3 | threes   | 9     | 3+3+3         |
        | 6,4,1,4,2 | fours    | 8     | 4+4           |
        | 5,6,5,5,2 | fives    | 15    | 5+5+5         |
        | 6,1,6,6,3 | sixes    | 18    | 6+6+6         |
        | 2,3,4,5,6 | aces     | 0     | no 1 anywhere |
