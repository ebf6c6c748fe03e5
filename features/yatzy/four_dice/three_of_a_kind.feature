@yatzy_four_dice
Feature: Three of a kind
  Three dice alike, worth those three.
  At most other tables, as here, a fourth like them does no harm and earns nothing.

  Rule: Three of a kind are worth their three dice

    Scenario Outline: Three alike
      When <roll> is placed on "three of a kind"
      Then it scores <score>

      @quoted
      Examples: as the four-dice kata prints them
        | roll      | score | because |
        | 3,3,3,4,5 | 9     | 3+3+3   |

      @derived
      Examples: the same rule, other rolls
        | roll      | score | because                    |
        | 6,2,6,1,6 | 18    | 6+6+6, wherever they lie   |
        | 2,2,1,1,1 | 3     | 1+1+1, the 2s are only two |

  Rule: Four or five alike hold three as well

    Scenario Outline: Three of them count
      When <roll> is placed on "three of a kind"
      Then it scores <score>

      @quoted
      Examples: four 3s, as the kata prints them
        | roll      | score | because                       |
        | 3,3,3,3,1 | 9     | 3+3+3, the fourth is left out |

      @derived
      Examples: more than three of other faces
        | roll      | score | because                       |
        | 6,1,6,6,6 | 18    | 6+6+6, the fourth is left out |
        | 2,2,2,2,2 | 6     | 2+2+2, two are left out       |

  Rule: Two alike are not enough

    Scenario Outline: A third one is missing
      When <roll> is placed on "three of a kind"
      Then it scores <score>

      @quoted
      Examples: the lone pair the kata prints
        | roll      | score | because             |
        | 3,3,4,5,6 | 0     | two 3s and no third |

      @derived
      Examples: pairs and less
        | roll      | score | because                          |
        | 4,6,4,6,1 | 0     | two pairs and no third of either |
        | 1,2,3,4,6 | 0     | no two alike                     |
