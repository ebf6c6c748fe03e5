@yatzy_four_dice
Feature: A full house with four dice
  A house is two and three, and four dice cannot be both.
  Some tables let two pairs fill it. Others leave it empty until the fifth die turns up.

  Rule: Two pairs may fill the house, or nothing does

    The kata describes a house for five dice and stops there. Ask whoever wants the game.

    Scenario Outline: Two and two on the table
      When <roll> is placed on "full house"
      Then it scores 0, or <sum> at a table where two pairs fill the house

      @open
      Examples: the kata leaves these open
        | roll    | sum | because |
        | 3,3,5,5 | 16  | 3+3+5+5 |
        | 1,6,1,6 | 14  | 1+6+1+6 |

    @open
    Scenario: Whatever the answer, the house keeps to it
      Two pairs fill the house for all faces and in every order, or never.
      When each of these is placed on "full house"
        | roll    |
        | 3,3,5,5 |
        | 1,6,1,6 |
      Then they all follow one answer

  Rule: Fewer than two different pairs fill no house

    Scenario Outline: Not even half a house
      When <roll> is placed on "full house"
      Then it scores <score>

      @derived
      Examples: settled, whatever the table says
        | roll    | score | because                    |
        | 2,2,2,2 | 0     | four 2s and no second face |
        | 2,2,2,5 | 0     | three 2s and a 5           |
        | 1,2,3,4 | 0     | no two alike               |
