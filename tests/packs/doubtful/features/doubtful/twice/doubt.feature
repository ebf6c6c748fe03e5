Feature: Twice the same name

  @ours
  Scenario: A die
    A single one
    When 1 is rolled
    Then it scores 100

  @ours
  Scenario: A die
    A single five
    When 5 is rolled
    Then it scores 50
