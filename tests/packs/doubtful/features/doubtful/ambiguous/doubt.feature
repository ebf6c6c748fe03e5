Feature: Two ways to read a step

  @ours
  Scenario: Two ones
    100+100
    When 1 is rolled twice
    Then it scores 200
