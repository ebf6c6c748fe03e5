@yatzy_four_dice
Feature: The card
  Fifteen categories, and each of them once. Who throws nothing that fits gives one up.

  Rule: The player says where a roll goes, and there it stays

    @derived
    Scenario: A card nobody has written on
      No dice have been thrown
      Given Ann sits down to play
      Then Ann's card is empty
      And Ann has 0 points in all

    @derived
    Scenario: Three goes
      15 and 12 and 20 are 47
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
        | large straight | 20     |
      And Ann has 47 points in all

    @derived
    Scenario: The card doesn't look for the best place
      Five sixes would be 50 as a yatzy; she wants them on chance, and gets 30
      Given Ann sits down to play
      When Ann throws 6,6,6,6,6
      And Ann places it on "chance"
      Then that is worth 30

  Rule: A roll that doesn't fit scores nothing, and the category is gone

    @derived
    Scenario: A yatzy given up
      Four alike are not five, and 0 goes on the card
      Given Ann sits down to play
      When Ann throws 6,6,6,6,1
      And Ann places it on "yatzy"
      Then that is worth 0
      And Ann's card reads
        | category | points |
        | yatzy    | 0      |

    @derived
    Scenario: What is given up is used
      Five fours come too late
      Given Ann sits down to play
      When Ann throws 6,6,6,6,1
      And Ann places it on "yatzy"
      And Ann throws 4,4,4,4,4
      Then Ann may not place it on "yatzy"

  Rule: A category is used once in a game

    @derived
    Scenario: Fives a second time
      The 15 of the first go stay what they are
      Given Ann sits down to play
      When Ann throws 5,6,5,5,2
      And Ann places it on "fives"
      And Ann throws 5,5,5,5,5
      Then Ann may not place it on "fives"
      And Ann has 15 points in all

    @derived
    Scenario: Told no, she takes another
      The roll still lies there, and five fives are a yatzy
      Given Ann sits down to play
      When Ann throws 5,6,5,5,2
      And Ann places it on "fives"
      And Ann throws 5,5,5,5,5
      Then Ann may not place it on "fives"
      When Ann places it on "yatzy"
      Then that is worth 50
