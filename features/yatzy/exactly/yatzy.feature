@yatzy_exactly
Feature: Yatzy
  All five dice alike, for fifty points whatever they show.
  Five 1s are worth what five 6s are, though it never feels so.

  Rule: Five alike are worth fifty

    Scenario Outline: Five of any face are the same fifty
      When <roll> is placed on "yatzy"
      Then it scores <score>

      @quoted
      Examples: as Exercise 104 prints them
        | roll      | score | because        |
        | 1,1,1,1,1 | 50    | all five agree |
        | 5,5,5,5,5 | 50    | all five agree |

      @derived
      Examples: other faces
        | roll      | score | because        |
        | 3,3,3,3,3 | 50    | all five agree |
        | 6,6,6,6,6 | 50    | all five agree |

  Rule: One stranger and the yatzy is gone

    The 3,1,5,2,4 below adds up to five times its first die. Adding up is not looking.

    Scenario Outline: Nearly all alike is not all alike
      When <roll> is placed on "yatzy"
      Then it scores <score>

      @quoted
      Examples: the stranger Exercise 104 prints
        | roll      | score | because      |
        | 1,1,1,2,1 | 0     | a 2 among 1s |

      @derived
      Examples: other strangers
        | roll      | score | because                  |
        | 4,4,4,4,5 | 0     | a 5 at the end of the 4s |
        | 1,6,6,6,6 | 0     | a 1 in front of the 6s   |
        | 3,1,5,2,4 | 0     | no two alike             |
        | 2,1,3,2,2 | 0     | a 1 and a 3 among 2s     |
