@greed
Feature: Four or five alike
  Three of them are the triple. The others are counted as if they had been rolled alone.
  At many other tables a fourth die doubles the triple. At this one it is simply left over.

  Rule: A 1 or a 5 beside its own triple still counts as a single die

    Scenario Outline: What the fourth and fifth die add
      When <roll> is rolled
      Then it scores <score>

      @quoted
      Examples: as the Koan has them
        | roll      | score | because     |
        | 5,5,5,5   | 550   | 500+50      |
        | 1,1,1,5,1 | 1150  | 1000+100+50 |

      @derived
      Examples: the same rule, other rolls
        | roll      | score | because      |
        | 1,1,1,1   | 1100  | 1000+100     |
        | 1,1,1,1,1 | 1200  | 1000+100+100 |
        | 5,5,5,5,5 | 600   | 500+50+50    |
        | 5,5,1,5,5 | 650   | 500+50+100   |

  Rule: Of any other face a fourth and a fifth are worth nothing

    Scenario Outline: Too many of a good thing
      When <roll> is rolled
      Then it scores <score>

      @derived
      Examples: what a triple leaves over
        | roll      | score | because                            |
        | 2,2,2,2   | 200   | 200, the fourth 2 adds nothing     |
        | 2,2,2,2,2 | 200   | 200, two 2s are left over          |
        | 3,3,4,3,3 | 300   | 300, a 3 and a 4 are left over     |
        | 4,4,1,4,4 | 500   | 400+100, the fourth 4 adds nothing |
        | 6,6,6,6,5 | 650   | 600+50, the fourth 6 adds nothing  |
        | 6,6,6,6,6 | 600   | 600, two 6s are left over          |
