@yatzy_exactly
Feature: Four of a kind
  Exactly four dice alike, and the fifth has to differ.
  Five 2s score nothing here and 8 at most other tables. They are a yatzy at all of them.

  Rule: Exactly four equal dice are four of a kind

    Scenario Outline: Four of a kind are worth their four dice
      When <roll> is placed on "four of a kind"
      Then it scores <score>

      @quoted
      Examples: as Exercise 104 prints them
        | roll      | score | because |
        | 2,2,2,2,5 | 8     | 2+2+2+2 |

      @derived
      Examples: the same rule, other rolls
        | roll      | score | because                      |
        | 6,6,1,6,6 | 24    | 6+6+6+6, wherever the 1 lies |
        | 5,1,1,1,1 | 4     | 1+1+1+1, the 5 is left out   |

  Rule: Five equal dice are not four of a kind

    Scenario Outline: The fifth one agrees as well
      When <roll> is placed on "four of a kind"
      Then it scores <score>

      @quoted
      Examples: the five 2s Exercise 104 prints
        | roll      | score | because |
        | 2,2,2,2,2 | 0     | five 2s |

      @derived
      Examples: five of the highest
        | roll      | score | because |
        | 6,6,6,6,6 | 0     | five 6s |

  Rule: Three alike are not enough

    Scenario Outline: A fourth one is missing
      When <roll> is placed on "four of a kind"
      Then it scores <score>

      @quoted
      Examples: the house Exercise 104 prints
        | roll      | score | because             |
        | 2,2,2,5,5 | 0     | three 2s and two 5s |

      @derived
      Examples: three alike and less
        | roll      | score | because                                     |
        | 6,4,6,1,6 | 0     | three 6s                                    |
        | 3,5,3,5,1 | 0     | two pairs make four dice but not four alike |
        | 1,2,3,4,5 | 0     | no two alike                                |
