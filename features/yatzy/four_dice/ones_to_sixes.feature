@yatzy_four_dice
Feature: Ones to sixes
  One category for each face, worth the dice that show it.
  The page shows ones, twos, fours and fives. Most other tables have threes and sixes as well, and so has this one.

  Rule: Each category adds up its own face

    Scenario Outline: Only the dice of that face count
      When <roll> is placed on "<category>"
      Then it scores <score>

      @quoted
      Examples: as the four-dice kata prints them
        | roll      | category | score | because |
        | 1,1,2,4,4 | fours    | 8     | 4+4     |
        | 2,3,2,5,1 | twos     | 4     | 2+2     |

      @derived
      Examples: the same rule for every face
        | roll      | category | score | because             |
        | 1,6,4,1,1 | ones     | 3     | 1+1+1               |
        | 2,6,2,1,2 | twos     | 6     | 2+2+2               |
        | 3,4,3,5,3 | threes   | 9     | 3+3+3               |
        | 3,3,3,3,3 | threes   | 15    | 3+3+3+3+3           |
        | 4,2,4,4,4 | fours    | 16    | 4+4+4+4             |
        | 5,1,2,3,5 | fives    | 10    | 5+5, first and last |
        | 6,1,6,2,6 | sixes    | 18    | 6+6+6               |
        | 6,6,6,6,6 | sixes    | 30    | 6+6+6+6+6           |

  Rule: Without that face there is nothing to add

    Scenario Outline: None of that face
      When <roll> is placed on "<category>"
      Then it scores <score>

      @quoted
      Examples: the nought the kata prints
        | roll      | category | score | because       |
        | 3,3,3,4,5 | ones     | 0     | no 1 anywhere |

      @derived
      Examples: noughts for the other faces
        | roll      | category | score | because       |
        | 1,3,4,5,6 | twos     | 0     | no 2 anywhere |
        | 1,2,4,5,6 | threes   | 0     | no 3 anywhere |
        | 1,2,3,5,6 | fours    | 0     | no 4 anywhere |
        | 1,2,3,4,6 | fives    | 0     | no 5 anywhere |
        | 1,2,3,4,5 | sixes    | 0     | no 6 anywhere |
