@yatzy_four_dice
Feature: Four of a kind
  Four dice alike, worth those four.
  With five dice the fifth is left out, like them or not. A stricter table would mind.

  Rule: Four of a kind are worth their four dice

    Scenario Outline: Four alike
      When <roll> is placed on "four of a kind"
      Then it scores <score>

      @quoted
      Examples: as the four-dice kata prints them
        | roll      | score | because |
        | 2,2,2,2,5 | 8     | 2+2+2+2 |

      @derived
      Examples: the same rule, other rolls
        | roll      | score | because                      |
        | 6,6,1,6,6 | 24    | 6+6+6+6, wherever the 1 lies |
        | 5,1,1,1,1 | 4     | 1+1+1+1, the 5 is left out   |

  Rule: Five alike hold four as well

    Scenario Outline: Four of the five count
      When <roll> is placed on "four of a kind"
      Then it scores <score>

      @quoted
      Examples: five 2s, as the kata prints them
        | roll      | score | because                        |
        | 2,2,2,2,2 | 8     | 2+2+2+2, the fifth is left out |

      @derived
      Examples: five of the highest
        | roll      | score | because                        |
        | 6,6,6,6,6 | 24    | 6+6+6+6, the fifth is left out |

  Rule: Three alike are not enough

    Scenario Outline: A fourth one is missing
      When <roll> is placed on "four of a kind"
      Then it scores <score>

      @quoted
      Examples: the house the kata prints
        | roll      | score | because             |
        | 2,2,2,5,5 | 0     | three 2s and two 5s |

      @derived
      Examples: three alike and less
        | roll      | score | because                                     |
        | 6,4,6,1,6 | 0     | three 6s                                    |
        | 3,5,3,5,1 | 0     | two pairs make four dice but not four alike |
        | 1,2,3,4,5 | 0     | no two alike                                |
