Feature: Chance

  Scenario: Everything is -1
    When 1,1,3,3,6 is placed on chance
    Then it scores -1
