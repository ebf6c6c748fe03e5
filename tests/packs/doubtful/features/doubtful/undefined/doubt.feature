Feature: A step that nobody wrote

  @ours
  Scenario: A die that is gone
    A single one
    When 1 is swallowed
    Then it scores 100
