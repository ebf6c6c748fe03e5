@yatzy_american
Feature: Straights
  Four in a row for a flat 30, five in a row for a flat 40.

  Rule: A longer row holds the shorter one

    Scenario Outline: Dice in a row
      When <roll> is placed on "<category>"
      Then it scores <score>

      @ours
      Examples: as the club's card has it
        | roll      | category       | score | because                     |
        | 1,2,3,4,6 | small straight | 30    | four in a row and a 6 apart |
        | 2,3,4,5,6 | small straight | 30    | four in a row and one more  |
        | 2,3,4,5,6 | large straight | 40    | five in a row               |

      @derived
      Examples: rows that break off
        | roll      | category       | score | because                   |
        | 1,2,3,5,6 | small straight | 0     | no 4 to join them         |
        | 1,2,3,4,6 | large straight | 0     | a 6 where the 5 should be |
