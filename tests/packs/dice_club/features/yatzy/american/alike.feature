@yatzy_american
Feature: Three and four of a kind
  Dice alike, worth those dice and not a die more.

  Rule: More than enough alike is still enough

    At most American tables all five dice are added up. The club never took to that.

    Scenario Outline: Alike
      When <roll> is placed on "<category>"
      Then it scores <score>

      @ours
      Examples: as the club's card has it
        | roll      | category        | score | because                       |
        | 3,3,3,4,5 | three of a kind | 9     | 3+3+3                         |
        | 3,3,3,3,1 | three of a kind | 9     | 3+3+3, the fourth is left out |
        | 2,2,2,2,5 | four of a kind  | 8     | 2+2+2+2                       |

      @derived
      Examples: the same rule, other rolls
        | roll      | category        | score | because                  |
        | 6,6,6,6,6 | four of a kind  | 24    | 6+6+6+6, one is left out |
        | 3,3,4,5,6 | three of a kind | 0     | two 3s and no third      |
        | 2,2,2,5,5 | four of a kind  | 0     | three 2s and no fourth   |
