@yatzy_american
Feature: Full house
  Two dice of one face and three of another, for a flat 25.

  Rule: Both parts have to be there

    Scenario Outline: A house, or half of one
      When <roll> is placed on "full house"
      Then it scores <score>

      @ours
      Examples: as the club's card has it
        | roll      | score | because             |
        | 1,1,2,2,2 | 25    | two 1s and three 2s |
        | 4,4,4,4,4 | 0     | five 4s             |

      @derived
      Examples: half a house
        | roll      | score | because                |
        | 2,2,3,3,4 | 0     | two pairs and no house |
