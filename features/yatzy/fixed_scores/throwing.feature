@yatzy_fixed_scores
Feature: Three throws
  A go is three throws or fewer. Between them the player decides what is worth keeping.

  Rule: Some dice are held, and the others are thrown again

    @quoted
    Scenario: The first throw of the printed go
      Five dice, and so far two fives
      Given Ann sits down to play
      When Ann throws 3,4,5,5,2
      Then 3,4,5,5,2 lie on the table

    @quoted
    Scenario: The second throw of the printed go
      The fives are held; 3, 4 and 2 become 5, 1 and 3
      Given Ann sits down to play
      And Ann throws 3,4,5,5,2
      When Ann holds dice 3 and 4 and throws 5,1,3
      Then 5,1,5,5,3 lie on the table

    @quoted
    Scenario: The third throw of the printed go, placed on fives
      Three fives make 15, and neither the 6 nor the 2 adds to them
      Given Ann sits down to play
      And Ann throws 3,4,5,5,2
      And Ann holds dice 3 and 4 and throws 5,1,3
      When Ann holds dice 1, 3 and 4 and throws 6,2
      Then 5,6,5,5,2 lie on the table
      When Ann places it on "fives"
      Then that is worth 15

    @derived
    Scenario: All of them again
      Nothing there was worth keeping
      Given Ann sits down to play
      And Ann throws 1,2,2,3,6
      When Ann throws 4,4,1,4,5
      Then 4,4,1,4,5 lie on the table

    @derived
    Scenario: A die once held isn't held for ever
      The sixes were worth keeping, and then they weren't
      Given Ann sits down to play
      And Ann throws 6,6,1,2,3
      And Ann holds dice 1 and 2 and throws 4,4,4
      When Ann throws 1,2,3,4,5
      Then 1,2,3,4,5 lie on the table

  Rule: After the third throw the cup is put down

    @derived
    Scenario: A throw too many
      Three are all there are, and the first was one of them
      Given Ann sits down to play
      When Ann throws 1,2,3,4,6
      And Ann throws 1,2,3,4,6
      And Ann throws 6,6,6,1,2
      Then Ann may not throw 6,6,6,6,6
      When Ann places it on "sixes"
      Then that is worth 18

    @derived
    Scenario: A throw too few
      A small straight at the first throw is 30, and why throw again?
      Given Ann sits down to play
      When Ann throws 1,2,3,4,6
      And Ann places it on "small straight"
      Then that is worth 30
