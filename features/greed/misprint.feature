@greed
Feature: A misprint in the Koan
  One of the Koan's tests was handed out with a wrong number in it.
  Whoever makes that test pass has learned to please a test.

  Rule: When a test and the rules disagree, add it up yourself

    @quoted @erratum
    Scenario: Three 2s and a 5 and a 3
      By the Koan's own rule three 2s are 200, and the 5 makes 250.
      When 2,5,2,2,3 is rolled
      Then it scores 250, not the 50 that was printed
