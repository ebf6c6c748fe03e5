@yatzy_four_dice
Feature: Yatzy
  All the dice alike, for fifty points.
  Most tables say five dice. This kata says all of them, and on a bad evening that is easier.

  Rule: All alike are worth fifty

    Scenario Outline: The face does not matter
      When <roll> is placed on "yatzy"
      Then it scores <score>

      @quoted
      Examples: as the four-dice kata prints it
        | roll      | score | because        |
        | 1,1,1,1,1 | 50    | all five agree |

      @derived
      Examples: other faces
        | roll      | score | because        |
        | 5,5,5,5,5 | 50    | all five agree |
        | 6,6,6,6,6 | 50    | all five agree |

  Rule: One die that differs is enough to lose it

    Scenario Outline: Four out of five is not a yatzy
      When <roll> is placed on "yatzy"
      Then it scores <score>

      @quoted
      Examples: the near one the kata prints
        | roll      | score | because      |
        | 1,1,1,2,1 | 0     | a 2 among 1s |

      @derived
      Examples: others as near and less near
        | roll      | score | because                                     |
        | 4,4,4,4,5 | 0     | a 5 at the end of the 4s                    |
        | 1,6,6,6,6 | 0     | a 1 in front of the 6s                      |
        | 3,1,5,2,4 | 0     | no two alike, though they add up to five 3s |
