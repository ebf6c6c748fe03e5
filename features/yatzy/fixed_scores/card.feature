@yatzy_fixed_scores
Feature: A card with fifteen lines
  Every roll goes on one line, every line takes one roll, and what is written is written.

  Rule: What a go scores is added to the total

    @derived
    Scenario: Before anything is thrown
      Nothing on the card, so nothing to add up
      Given Ann sits down to play
      Then Ann's card is empty
      And Ann has 0 points in all

    @derived
    Scenario: Three goes, added up
      15 and 12 and 40 are 67
      Given Ann sits down to play
      When Ann throws 5,6,5,5,2
      And Ann places it on "fives"
      And Ann throws 1,1,6,2,6
      And Ann places it on "pair"
      And Ann throws 2,3,4,5,6
      And Ann places it on "large straight"
      Then Ann's card reads
        | category       | points |
        | fives          | 15     |
        | pair           | 12     |
        | large straight | 40     |
      And Ann has 67 points in all

  Rule: The player chooses the line

    @derived
    Scenario: A poor choice is a choice
      A full house would be 25; on chance the same dice are 13
      Given Ann sits down to play
      When Ann throws 2,2,3,3,3
      And Ann places it on "chance"
      Then that is worth 13

    @derived
    Scenario: Nothing fits
      1,1,2,4,6 is no yatzy, but something has to go
      Given Ann sits down to play
      When Ann throws 1,1,2,4,6
      And Ann places it on "yatzy"
      Then that is worth 0
      And Ann's card reads
        | category | points |
        | yatzy    | 0      |

  Rule: A line that is used is used

    @derived
    Scenario: The same line twice
      The first roll stays there, and the second needs a line of its own
      Given Ann sits down to play
      When Ann throws 5,6,5,5,2
      And Ann places it on "fives"
      And Ann throws 5,5,5,5,5
      Then Ann may not place it on "fives"
      And Ann has 15 points in all
      When Ann places it on "yatzy"
      Then that is worth 50

    @derived
    Scenario: A nought takes up a line as well
      What was given up is gone
      Given Ann sits down to play
      When Ann throws 6,6,6,6,1
      And Ann places it on "yatzy"
      And Ann throws 4,4,4,4,4
      Then Ann may not place it on "yatzy"
