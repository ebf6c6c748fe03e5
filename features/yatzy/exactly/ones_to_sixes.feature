@yatzy_exactly
Feature: Ones to sixes
  Six categories, one for each face, and only the dice with that face count.
  Exercise 104 has no threes and no sixes among its examples. They score all the same.

  Rule: Each category adds up its own face

    This table wants its pairs exact. Here it does not mind how many there are.

    Scenario Outline: Only the dice of that face count
      When <roll> is placed on "<category>"
      Then it scores <score>

      @quoted
      Examples: as Exercise 104 prints them
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
      Examples: the nought Exercise 104 prints
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
