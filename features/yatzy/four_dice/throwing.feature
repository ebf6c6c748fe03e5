@yatzy_four_dice
Feature: Throwing and holding
  Three throws make a go, and what is worth keeping stays on the table between them.
  The dice fall from people's hands; the card only hears what they showed.

  Rule: What is held stays where it lies, and the rest is thrown again

    The go that the kata prints, one throw after the other.

    @quoted
    Scenario: The printed go, first throw
      Five dice, lying as they fell
      Given Ann sits down to play
      When Ann throws 3,4,5,5,2
      Then 3,4,5,5,2 lie on the table

    @quoted
    Scenario: The printed go, second throw
      The two fives stay, and the 3, the 4 and the 2 go back into the cup
      Given Ann sits down to play
      And Ann throws 3,4,5,5,2
      When Ann holds dice 3 and 4 and throws 5,1,3
      Then 5,1,5,5,3 lie on the table

    @quoted
    Scenario: The printed go, third throw and its place
      Three fives stay; 5+5+5 is 15 on fives, and the 6 and the 2 count for nothing
      Given Ann sits down to play
      And Ann throws 3,4,5,5,2
      And Ann holds dice 3 and 4 and throws 5,1,3
      When Ann holds dice 1, 3 and 4 and throws 6,2
      Then 5,6,5,5,2 lie on the table
      When Ann places it on "fives"
      Then that is worth 15

    @derived
    Scenario: Nothing is held
      Some or all may be thrown again, and here it is all
      Given Ann sits down to play
      And Ann throws 1,2,2,3,6
      When Ann throws 4,4,1,4,5
      Then 4,4,1,4,5 lie on the table

    @derived
    Scenario: What was held may be thrown again later
      Each time she chooses anew, and this time she keeps nothing
      Given Ann sits down to play
      And Ann throws 6,6,1,2,3
      And Ann holds dice 1 and 2 and throws 4,4,4
      When Ann throws 1,2,3,4,5
      Then 1,2,3,4,5 lie on the table

    @ours
    Scenario: She changes her mind
      No document says so; here the last word counts
      Given Ann sits down to play
      And Ann throws 6,6,1,1,1
      When Ann holds dice 1 and 2
      And Ann holds dice 3, 4 and 5 and throws 2,3
      Then 2,3,1,1,1 lie on the table

  Rule: Three throws, the first included

    @derived
    Scenario: A fourth throw
      Up to three times, the kata says, and counts the first
      Given Ann sits down to play
      When Ann throws 1,2,3,4,6
      And Ann throws 1,2,3,4,6
      And Ann throws 1,2,3,4,6
      Then Ann may not throw 1,2,3,4,5

    @derived
    Scenario: After one throw too many the third still counts
      A refusal changes nothing, and 6+6+6 is 18
      Given Ann sits down to play
      When Ann throws 1,2,3,4,6
      And Ann throws 1,2,3,4,6
      And Ann throws 6,6,6,1,2
      Then Ann may not throw 6,6,6,6,6
      When Ann places it on "sixes"
      Then that is worth 18

    @derived
    Scenario: Good enough at once
      Nobody has to throw three times; five alike are 50
      Given Ann sits down to play
      And Ann throws 6,6,6,6,6
      When Ann holds all the dice
      And Ann places it on "yatzy"
      Then that is worth 50

    @derived
    Scenario: The next go has three throws of its own
      It begins with all five dice, whatever was held before
      Given Ann sits down to play
      And Ann throws 6,6,6,6,6
      And Ann holds all the dice
      And Ann places it on "yatzy"
      When Ann throws 2,2,2,2,1
      And Ann throws 2,2,2,2,3
      And Ann throws 2,2,2,2,4
      Then 2,2,2,2,4 lie on the table
