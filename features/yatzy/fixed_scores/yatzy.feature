@yatzy_fixed_scores
Feature: Yatzy
  All five dice alike, for fifty points.
  The one fixed score that every other table pays as well.

  Rule: Five alike are worth fifty

    Scenario Outline: The face does not matter
      When <roll> is placed on "yatzy"
      Then it scores <score>

      @quoted
      Examples: as the fixed-scores kata prints it
        | roll      | score | because        |
        | 1,1,1,1,1 | 50    | all five agree |

      @derived
      Examples: other faces
        | roll      | score | because        |
        | 3,3,3,3,3 | 50    | all five agree |
        | 5,5,5,5,5 | 50    | all five agree |
        | 6,6,6,6,6 | 50    | all five agree |

  Rule: One die that differs is enough to lose it

    Whoever multiplies the first die by five will find a yatzy in 3,1,5,2,4. Nobody else will.

    Scenario Outline: Four out of five is not a yatzy
      When <roll> is placed on "yatzy"
      Then it scores <score>

      @quoted
      Examples: the near one the kata prints
        | roll      | score | because      |
        | 1,1,1,2,1 | 0     | a 2 among 1s |

      @derived
      Examples: others as near and less near
        | roll      | score | because                  |
        | 4,4,4,4,5 | 0     | a 5 at the end of the 4s |
        | 1,6,6,6,6 | 0     | a 1 in front of the 6s   |
        | 3,1,5,2,4 | 0     | no two alike             |
        | 2,1,3,2,2 | 0     | a 1 and a 3 among 2s     |
