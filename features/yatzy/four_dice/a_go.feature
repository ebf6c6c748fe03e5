@yatzy_four_dice
Feature: A go
  Three throws at most, with the dice worth keeping held back, and then the roll is placed.
  Most tables play it so. What they make of the roll afterwards is another matter.

  Rule: A roll scores what its category makes of it

    The printed go runs 3,4,5,5,2 and then 5,1,5,5,3 and then 5,6,5,5,2.
    On fives its last throw was a throw for nothing.

    Scenario Outline: The printed go through its last roll
      When <roll> is placed on "fives"
      Then it scores <score>

      @quoted
      Examples: as the four-dice kata tells it
        | roll      | score | because            |
        | 5,6,5,5,2 | 15    | 5+5+5, three fives |

      @derived
      Examples: had it stopped sooner
        | roll      | score | because                       |
        | 3,4,5,5,2 | 10    | 5+5, after the first throw    |
        | 5,1,5,5,3 | 15    | 5+5+5, after the second throw |

    Scenario Outline: The same roll placed somewhere else
      When <roll> is placed on "<category>"
      Then it scores <score>

      @derived
      Examples: better and worse places for it
        | roll      | category   | score | because              |
        | 5,6,5,5,2 | chance     | 23    | 5+6+5+5+2, better    |
        | 5,6,5,5,2 | full house | 0     | three 5s and no pair |
