@yatzy_american
Feature: Yahtzee and chance
  The best place on the card, and the one that takes anything.

  Rule: Five alike are worth fifty

    Scenario Outline: All alike, or not
      When <roll> is placed on "yahtzee"
      Then it scores <score>

      @ours
      Examples: as the club's card has it
        | roll      | score | because        |
        | 5,5,5,5,5 | 50    | all five agree |
        | 1,1,1,2,1 | 0     | a 2 among 1s   |

  Rule: Chance is the sum of all the dice

    Scenario Outline: Everything is added up
      When <roll> is placed on "chance"
      Then it scores <score>

      @derived
      Examples: good for nothing else
        | roll      | score | because   |
        | 1,1,3,3,6 | 14    | 1+1+3+3+6 |
