@yatzy_exactly
Feature: Three of a kind
  Exactly three dice alike. Here a fourth is a loss.
  At most other tables three of the four would be paid for.

  Rule: Exactly three equal dice are three of a kind

    Scenario Outline: Three of a kind are worth their three dice
      When <roll> is placed on "three of a kind"
      Then it scores <score>

      @quoted
      Examples: as Exercise 104 prints them
        | roll      | score | because |
        | 3,3,3,4,5 | 9     | 3+3+3   |

      @derived
      Examples: the same rule, other rolls
        | roll      | score | because                  |
        | 6,2,6,1,6 | 18    | 6+6+6, wherever they lie |
        | 1,4,1,5,1 | 3     | 1+1+1                    |

  Rule: The three of a full house still count

    Three are three, and what the other two do is their own affair.

    Scenario Outline: A house holds three of a kind
      When <roll> is placed on "three of a kind"
      Then it scores <score>

      @derived
      Examples: three with a pair beside them
        | roll      | score | because                    |
        | 3,3,3,4,4 | 9     | 3+3+3, the 4s do no harm   |
        | 2,2,1,1,1 | 3     | 1+1+1, the 2s are only two |

  Rule: Four or five equal dice are not three of a kind

    Scenario Outline: One like them too many
      When <roll> is placed on "three of a kind"
      Then it scores <score>

      @quoted
      Examples: the four 3s Exercise 104 prints
        | roll      | score | because |
        | 3,3,3,3,1 | 0     | four 3s |

      @derived
      Examples: more than three of other faces
        | roll      | score | because |
        | 6,1,6,6,6 | 0     | four 6s |
        | 2,2,2,2,2 | 0     | five 2s |

  Rule: Two alike are not enough

    Scenario Outline: A third one is missing
      When <roll> is placed on "three of a kind"
      Then it scores <score>

      @quoted
      Examples: the lone pair Exercise 104 prints
        | roll      | score | because             |
        | 3,3,4,5,6 | 0     | two 3s and no third |

      @derived
      Examples: pairs and less
        | roll      | score | because                          |
        | 4,6,4,6,1 | 0     | two pairs and no third of either |
        | 1,2,3,4,6 | 0     | no two alike                     |
