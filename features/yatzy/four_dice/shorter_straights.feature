@yatzy_four_dice
Feature: Straights with four dice
  A straight as the kata prints it needs five dice. What it needs with four nobody wrote down.
  Some tables shorten it and some let it go. Ask whoever wants the game; until then either answer is right.

  Rule: A small straight may lose its 5, or be lost altogether

    Scenario Outline: 1 to 4 on the table
      When <roll> is placed on "small straight"
      Then it scores 0, or <sum> at a table with shorter straights

      @open
      Examples: left open, the small one
        | roll    | sum | because |
        | 1,2,3,4 | 10  | 1+2+3+4 |
        | 4,2,3,1 | 10  | 4+2+3+1 |

    @open
    Scenario: Whatever the answer, the small straight keeps to it
      1 to 4 are a small straight in every order or in none.
      When each of these is placed on "small straight"
        | roll    |
        | 1,2,3,4 |
        | 4,2,3,1 |
      Then they all follow one answer

  Rule: A large straight may lose its 6 or its 2, or be lost altogether

    A table may pay for 2 to 5, for 3 to 6, for both or for neither. What it may not do is mind the order.

    Scenario Outline: 2 to 5 or 3 to 6 on the table
      When <roll> is placed on "large straight"
      Then it scores 0, or <sum> at a table with shorter straights

      @open
      Examples: left open, the large one
        | roll    | sum | because |
        | 2,3,4,5 | 14  | 2+3+4+5 |
        | 5,3,4,2 | 14  | 5+3+4+2 |
        | 3,4,5,6 | 18  | 3+4+5+6 |
        | 6,5,4,3 | 18  | 6+5+4+3 |

    @open
    Scenario: Whatever the answer, the large straight keeps to it
      Each of the two rows is a large straight in every order or in none.
      When each of these is placed on "large straight"
        | roll    |
        | 2,3,4,5 |
        | 5,3,4,2 |
        | 3,4,5,6 |
        | 6,5,4,3 |
      Then they all follow one answer

  Rule: Some rows belong to neither, at any table

    Shorten the small one and it still begins at 1. Shorten the large one and it still leaves the 1 alone.

    Scenario Outline: A row in the wrong place and no row at all
      When <roll> is placed on "<category>"
      Then it scores <score>

      @derived
      Examples: settled, whatever the table says
        | roll    | category       | score | because                          |
        | 2,3,4,5 | small straight | 0     | a 5 where the 1 should be        |
        | 3,4,5,6 | small straight | 0     | no 1 and no 2                    |
        | 1,1,2,3 | small straight | 0     | a second 1 and no 4              |
        | 1,2,3,4 | large straight | 0     | a 1, which no large straight has |
        | 2,3,5,6 | large straight | 0     | a gap at the 4                   |
