@chicago
Feature: What the faces are worth
  Everything on the table counts. The 1s count for most, the 6s come next.

  Rule: A 1 is worth 100, a 6 is worth 60, and any other die what it shows

    Scenario Outline: The dice are added up
      When <roll> lies on the table
      Then it is worth <points>

      @ours
      Examples: one of each, as the club plays it
        | roll  | points | because              |
        | 1,2,3 | 105    | 100+2+3              |
        | 6,2,3 | 65     | 60+2+3               |
        | 2,4,5 | 11     | 2+4+5, no 1 and no 6 |

      @derived
      Examples: the same rule, other rolls
        | roll  | points | because                 |
        | 6,1,6 | 220    | 60+100+60               |
        | 4,1,1 | 204    | 4+100+100               |
        | 6,6,6 | 180    | 60+60+60, nothing extra |
        | 2,2,2 | 6      | 2+2+2, nothing extra    |
