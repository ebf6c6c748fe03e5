@yatzy_four_dice
Feature: The wrong number of dice
  Four dice will do and five are better. Three are too few, and six are somebody else's.
  A refusal is not a nought: a nought is a score, and goes on the card.
  Most other tables never say what happens then. The story does.

  Rule: Fewer than four dice are not scored

    The story sets the limits and names no roll, so the rolls are ours.

    Scenario Outline: Too few dice
      When <roll> is placed on "<category>"
      Then it is refused

      @derived
      Examples: three dice and fewer
        | roll  | category        | because                              |
        | 5,5,5 | yatzy           | three dice, however well they agree  |
        | 2,2,2 | three of a kind | three dice, and just the right three |
        | 1,2,3 | small straight  | three dice                           |
        | 6,6   | sixes           | two dice                             |
        | 4     | fours           | one die                              |
        | 1     | yatzy           | one die, in agreement with itself    |

    @derived
    Scenario: An empty table
      Nothing has been thrown, so there is no sum to write down, not even a nought.
      When no dice are placed on "chance"
      Then it is refused

    @derived
    Scenario: An empty table is no yatzy
      Where no dice lie, none of them agree.
      When no dice are placed on "yatzy"
      Then it is refused

  Rule: More than five dice are not scored either

    Six dice nearly always hold something. That is no reason to let them.

    Scenario Outline: Too many dice
      When <roll> is placed on "<category>"
      Then it is refused

      @derived
      Examples: six dice and more
        | roll          | category       | because                             |
        | 1,2,3,4,5,6   | chance         | six dice                            |
        | 2,2,2,2,2,2   | yatzy          | six dice, however well they agree   |
        | 2,3,4,5,6,6   | large straight | six dice, one more than it takes    |
        | 3,3,3,5,5,5   | full house     | six dice, and half of them too many |
        | 6,6,6,6,6,6,6 | four of a kind | seven dice                          |
