@chicago
Feature: A Chicago
  Three 1s stop the conversation at any table of the club.

  Rule: Three 1s are worth 1000 and not 300

    @ours
    Scenario: Three 1s
      Three 1s are a Chicago.
      When 1,1,1 lies on the table
      Then it is worth 1000

    Scenario Outline: Almost a Chicago
      When <roll> lies on the table
      Then it is worth <points>

      @derived
      Examples: two 1s and a stranger
        | roll  | points | because    |
        | 1,1,6 | 260    | 100+100+60 |
        | 1,2,1 | 202    | 100+2+100  |
