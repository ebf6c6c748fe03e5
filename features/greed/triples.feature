@greed
Feature: Triples
  Three dice alike are worth a hundred times their face, and three 1s are worth a thousand.
  They need not lie side by side. Most quarrels at this table begin with someone who thinks so.

  Rule: Three 1s are a thousand, three of any other face a hundred times that face

    Scenario Outline: Three dice and nothing else
      When <roll> is rolled
      Then it scores <score>

      @quoted
      Examples: as the Koan has them
        | roll  | score | because        |
        | 1,1,1 | 1000  | 1000, three 1s |
        | 2,2,2 | 200   | 200, three 2s  |
        | 3,3,3 | 300   | 300, three 3s  |
        | 4,4,4 | 400   | 400, three 4s  |
        | 5,5,5 | 500   | 500, three 5s  |
        | 6,6,6 | 600   | 600, three 6s  |

  Rule: Dice that are worth nothing may lie between them

    Scenario Outline: Three alike among strangers
      When <roll> is rolled
      Then it scores <score>

      @derived
      Examples: the same triples, scattered
        | roll      | score | because                          |
        | 1,2,1,3,1 | 1000  | 1000, wherever the 1s lie        |
        | 2,4,2,6,2 | 200   | 200, wherever the 2s lie         |
        | 2,3,6,3,3 | 300   | 300, the 2 and the 6 add nothing |
        | 6,2,3,6,6 | 600   | 600, wherever the 6s lie         |
