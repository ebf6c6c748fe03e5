@yatzy_four_dice
Feature: Go after go
  One go for each category makes a game, and the last one leaves no choice.

  Rule: Everybody has a go in each round, in the order they sat down

    The kata speaks of each player and leaves the order to the table. Left to right is ours.

    @ours
    Scenario: Two players
      Ann was named first, and her go ends when the roll is placed
      Given Ann and Bo sit down to play
      Then it is Ann's turn
      When Ann throws 5,6,5,5,2
      Then it is Ann's turn
      When Ann places it on "fives"
      Then it is Bo's turn

    @ours
    Scenario: Round and round
      Both have had their go, and the second round begins
      Given Ann and Bo sit down to play
      Then they are in round 1
      When Ann throws 5,6,5,5,2
      And Ann places it on "fives"
      Then they are in round 1
      When Bo throws 1,2,3,4,5
      And Bo places it on "small straight"
      Then they are in round 2
      And it is Ann's turn

    @ours
    Scenario: Three players, once around the table
      Ann, Bo and Cy, and Ann again
      Given Ann, Bo and Cy sit down to play
      When Ann throws 1,1,1,1,2
      And Ann places it on "ones"
      Then it is Bo's turn
      When Bo throws 2,2,2,2,3
      And Bo places it on "twos"
      Then it is Cy's turn
      When Cy throws 3,3,3,3,4
      And Cy places it on "threes"
      Then it is Ann's turn

    @derived
    Scenario: A card for each
      That Ann has used her fives is no matter of Bo's
      Given Ann and Bo sit down to play
      When Ann throws 5,6,5,5,2
      And Ann places it on "fives"
      And Bo throws 5,5,1,2,3
      And Bo places it on "fives"
      Then Ann's card reads
        | category | points |
        | fives    | 15     |
      And Bo's card reads
        | category | points |
        | fives    | 10     |

  Rule: For the last go one category is left

    @derived
    Scenario: The one that is left
      Fourteen are used, so it is yatzy or yatzy
      Given Ann sits down to play
      And Ann has filled in all but "yatzy"
      When Ann throws 6,6,6,6,6
      Then Ann may not place it on "sixes"
      When Ann places it on "yatzy"
      Then that is worth 50

  Rule: After one go for each category the game is over

    @derived
    Scenario: Fifteen goes
      The fourteenth was not the last, the fifteenth is
      Given Ann sits down to play
      And Ann has filled in all but "chance"
      Then the game is not over yet
      When Ann throws 1,1,1,1,2
      And Ann places it on "chance"
      Then the game is over

    @derived
    Scenario: Bo has his last go too
      Ann is done, and the game is not
      Given Ann and Bo sit down to play
      And everybody has filled in all but "chance"
      When Ann throws 1,1,1,1,2
      And Ann places it on "chance"
      Then the game is not over yet
      And it is Bo's turn

    @derived
    Scenario: Nobody throws when it is over
      There is no category left to throw for
      Given Ann sits down to play
      And Ann has filled in all but "chance"
      When Ann throws 1,1,1,1,2
      And Ann places it on "chance"
      Then Ann may not throw 6,6,6,6,6

    @derived
    Scenario: Nobody holds anything when it is over
      There is no throw left to hold it for
      Given Ann sits down to play
      And Ann has filled in all but "chance"
      When Ann throws 1,1,1,1,2
      And Ann places it on "chance"
      Then Ann may not hold die 1

    @derived
    Scenario: Nobody writes anything down when it is over
      All fifteen categories are used
      Given Ann sits down to play
      And Ann has filled in all but "chance"
      When Ann throws 1,1,1,1,2
      And Ann places it on "chance"
      Then Ann may not place it on "yatzy"
