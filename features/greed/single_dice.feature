@greed
Feature: Single dice
  Outside a triple only the 1s and the 5s are worth anything.
  Straights and pairs, which earn something at other tables, earn nothing at this one.

  Rule: A 1 is worth a hundred

    Scenario Outline: Ones by themselves
      When <roll> is rolled
      Then it scores <score>

      @quoted
      Examples: a single 1, as the Koan has it
        | roll | score | because       |
        | 1    | 100   | 100, a lone 1 |

      @derived
      Examples: the same rule, other ones
        | roll | score | because                |
        | 1,1  | 200   | 100+100, not yet three |

  Rule: A 5 is worth fifty

    Scenario Outline: Fives by themselves
      When <roll> is rolled
      Then it scores <score>

      @quoted
      Examples: a single 5, as the Koan has it
        | roll | score | because      |
        | 5    | 50    | 50, a lone 5 |

      @derived
      Examples: the same rule, other fives
        | roll      | score | because                          |
        | 5,5       | 100   | 50+50, not yet three             |
        | 6,5,4,3,2 | 50    | 50, and nothing for the straight |

  Rule: Ones and fives together are added up, whichever comes first

    Scenario Outline: Ones and fives in any order
      When <roll> is rolled
      Then it scores <score>

      @quoted
      Examples: ones and fives, as the Koan has them
        | roll      | score | because       |
        | 1,5,5,1   | 300   | 100+50+50+100 |
        | 1,5,1,2,4 | 250   | 100+50+100    |

      @derived
      Examples: the five before the one, and a straight
        | roll      | score | because                              |
        | 5,1       | 150   | 50+100                               |
        | 5,2,1,3,4 | 150   | 50+100, and nothing for the straight |

  Rule: Everything else is worth nothing

    Scenario Outline: No ones and no fives and no three alike
      When <roll> is rolled
      Then it scores <score>

      @quoted
      Examples: nothing, as the Koan has it
        | roll      | score | because                       |
        | 2,3,4,6   | 0     | no 1, no 5 and no three alike |
        | 2,3,4,6,2 | 0     | two 2s are not three          |

      @derived
      Examples: nothing, in other ways
        | roll    | score | because                      |
        | 6       | 0     | a lone 6                     |
        | 3,3     | 0     | two 3s are not three         |
        | 4,4,6,6 | 0     | two pairs and no three alike |

  Rule: Where no dice are rolled nothing is scored

    @quoted
    Scenario: No dice at all
      No dice are worth no points. The Koan starts from here, and so should you.
      When no dice are rolled
      Then it scores 0
