@yatzy_four_dice
Feature: No game
  Four dice or five. With any other number nobody sits down.

  Rule: With three dice, or six, there is no game

    @derived
    Scenario: Three dice are too few to sit down with
      Fewer than four, the story says
      When Ann and Bo sit down to play with 3 dice
      Then no game begins

    @derived
    Scenario: Six dice are too many
      More than five, the story says
      When Ann and Bo sit down to play with 6 dice
      Then no game begins

    @derived
    Scenario: No dice at all
      They are all under the sofa
      When Ann sits down to play with 0 dice
      Then no game begins

    @derived
    Scenario: One die
      It rolls well, and it rolls alone
      When Ann sits down to play with 1 die
      Then no game begins
