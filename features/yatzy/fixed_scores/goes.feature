@yatzy_fixed_scores
Feature: A game of fifteen goes
  One go for each line of the card, for everybody at the table.

  Rule: The players take turns

    The kata has players, and doesn't say who comes next. Here it is the next one.

    @ours
    Scenario: Ann, Bo and Ann again
      A go ends when its roll is on the card, and a round when everybody had one
      Given Ann and Bo sit down to play
      Then it is Ann's turn
      And they are in round 1
      When Ann throws 5,6,5,5,2
      And Ann places it on "fives"
      Then it is Bo's turn
      When Bo throws 1,2,3,4,5
      And Bo places it on "small straight"
      Then it is Ann's turn
      And they are in round 2

    @derived
    Scenario: Nobody writes on another's card
      Both have thrown fives, and each has her own line for them
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

  Rule: The last go is no choice at all

    @derived
    Scenario: One line is left
      It is the yatzy, and this time it fits
      Given Ann sits down to play
      And Ann has filled in all but "yatzy"
      When Ann throws 6,6,6,6,6
      Then Ann may not place it on "sixes"
      When Ann places it on "yatzy"
      Then that is worth 50
      And the game is over

    @derived
    Scenario: It isn't over before everybody is done
      Ann's card is full, and Bo's has a line to go
      Given Ann and Bo sit down to play
      And everybody has filled in all but "chance"
      When Ann throws 1,1,1,1,2
      And Ann places it on "chance"
      Then the game is not over yet
      And it is Bo's turn

    @derived
    Scenario: What comes after the end
      A full card has no line for another roll
      Given Ann sits down to play
      And Ann has filled in all but "chance"
      When Ann throws 1,1,1,1,2
      And Ann places it on "chance"
      Then the game is over
      And Ann may not throw 6,6,6,6,6
      And Ann may not hold die 1
      And Ann may not place it on "yatzy"
