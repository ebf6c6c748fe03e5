Feature: My own doubts

  Scenario Outline: Pairs
    When <roll> is placed on "pair"
    Then it scores <score>

    Examples:
      | roll      | score |
      | 3,3,3,4,4 | 8     |
      | 3,3,3,4,1 | 0     |
      | 6,6,1,1,3 | 12    |

  Scenario: One pair is not two
    When 4,4,1,2,3 is placed on "two pairs"
    Then it scores 0
