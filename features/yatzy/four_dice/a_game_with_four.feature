@yatzy_four_dice
Feature: A game with the four that are left
  The fifth die is under the sofa, and the evening is young.

  Rule: With four dice the go is the same

    @derived
    Scenario: A go with four dice
      Two sixes stay, and the other two are thrown again
      Given Ann sits down to play with 4 dice
      And Ann throws 6,1,6,2
      When Ann holds dice 1 and 3 and throws 6,4
      Then 6,6,6,4 lie on the table
      When Ann places it on "three of a kind"
      Then that is worth 18

    @derived
    Scenario: Three throws, and no fourth
      A die less is no reason for a throw more
      Given Ann sits down to play with 4 dice
      When Ann throws 1,2,4,6
      And Ann throws 1,2,4,6
      And Ann throws 1,2,4,6
      Then Ann may not throw 2,2,2,2

    @derived
    Scenario: Four alike are a yatzy
      With four dice nobody can ask for five
      Given Ann sits down to play with 4 dice
      When Ann throws 2,2,2,2
      And Ann places it on "yatzy"
      Then that is worth 50

  Rule: With four dice the game is as long

    @derived
    Scenario: A whole game with four dice
      Straights and the full house are given up with rolls that are none by any reading: 187
      Given Ann sits down to play with 4 dice
      When the game goes like this
        | player | roll    | placed on       | points | total |
        | Ann    | 1,1,4,1 | ones            | 3      | 3     |
        | Ann    | 6,6,3,6 | sixes           | 18     | 21    |
        | Ann    | 5,5,2,2 | two pairs       | 14     | 35    |
        | Ann    | 4,4,4,1 | three of a kind | 12     | 47    |
        | Ann    | 2,3,2,6 | twos            | 4      | 51    |
        | Ann    | 3,3,5,3 | threes          | 9      | 60    |
        | Ann    | 6,1,6,2 | pair            | 12     | 72    |
        | Ann    | 4,4,2,1 | fours           | 8      | 80    |
        | Ann    | 1,3,4,6 | small straight  | 0      | 80    |
        | Ann    | 5,5,5,5 | four of a kind  | 20     | 100   |
        | Ann    | 1,2,4,6 | large straight  | 0      | 100   |
        | Ann    | 5,5,1,5 | fives           | 15     | 115   |
        | Ann    | 1,1,1,2 | full house      | 0      | 115   |
        | Ann    | 6,5,6,5 | chance          | 22     | 137   |
        | Ann    | 3,3,3,3 | yatzy           | 50     | 187   |
      Then the game is over
      And Ann has 187 points in all

    @derived
    Scenario: Two players share the four
      Everybody throws the same dice, and nobody has one more
      Given Ann and Bo sit down to play with 4 dice
      When Ann throws 5,5,5,1
      And Ann places it on "fives"
      And Bo throws 1,1,2,3
      And Bo places it on "pair"
      Then Ann has 15 points in all
      And Bo has 2 points in all
      And it is Ann's turn
      And they are in round 2
