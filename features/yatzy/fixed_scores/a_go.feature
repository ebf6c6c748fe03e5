@yatzy_fixed_scores
Feature: A go
  Three throws at most, with the dice worth keeping held back, and then the roll is placed.
  Tables differ over what a roll is worth. That the player picks the place, and not the dice, is agreed.

  Rule: A roll scores what its category makes of it

    The printed go runs 3,4,5,5,2 and then 5,1,5,5,3 and then 5,6,5,5,2.
    On fives its last throw added nothing. Last throws are like that.

    Scenario Outline: The printed go through its last roll
      When <roll> is placed on "fives"
      Then it scores <score>

      @quoted
      Examples: as the fixed-scores kata tells it
        | roll      | score | because            |
        | 5,6,5,5,2 | 15    | 5+5+5, three fives |

      @derived
      Examples: had it stopped sooner
        | roll      | score | because                       |
        | 3,4,5,5,2 | 10    | 5+5, after the first throw    |
        | 5,1,5,5,3 | 15    | 5+5+5, after the second throw |

    Scenario Outline: The same go placed somewhere else
      When <roll> is placed on "<category>"
      Then it scores <score>

      @derived
      Examples: better and worse places for it
        | roll      | category        | score | because                             |
        | 3,4,5,5,2 | small straight  | 30    | four in a row, there from the start |
        | 5,6,5,5,2 | chance          | 23    | 5+6+5+5+2, better                   |
        | 5,6,5,5,2 | three of a kind | 15    | 5+5+5, as good                      |
        | 5,6,5,5,2 | pair            | 10    | 5+5, worse                          |
        | 5,6,5,5,2 | full house      | 0     | three 5s and no pair                |
