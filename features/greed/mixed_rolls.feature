@greed
Feature: Mixed rolls
  A triple and the dice beside it are added up, each for what it is.
  A die is counted once: what went into the triple is spent.

  Rule: Ones and fives beside a triple are added to it

    Scenario Outline: A triple in company
      When <roll> is rolled
      Then it scores <score>

      @quoted
      Examples: as the Koan has it
        | roll      | score | because                    |
        | 3,4,5,3,3 | 350   | 300+50, the 4 adds nothing |

      @derived
      Examples: the same rule, other company
        | roll      | score | because    |
        | 1,2,2,2   | 300   | 100+200    |
        | 2,1,2,5,2 | 350   | 200+100+50 |
        | 6,6,5,6,5 | 700   | 600+50+50  |
        | 5,6,6,6,1 | 750   | 50+600+100 |

  Rule: A triple of ones or of fives leaves the other face to count alone

    Scenario Outline: Ones beside fives and fives beside ones
      When <roll> is rolled
      Then it scores <score>

      @derived
      Examples: ones and fives only
        | roll      | score | because     |
        | 1,5,1,5,1 | 1100  | 1000+50+50  |
        | 5,1,5,1,5 | 700   | 500+100+100 |
        | 5,1,1,1   | 1050  | 50+1000     |

  Rule: A pair beside a triple is no house here

    At a Yatzy table this is a full house. This is not a Yatzy table.

    Scenario Outline: Only the triple counts
      When <roll> is rolled
      Then it scores <score>

      @derived
      Examples: a triple and a worthless pair
        | roll      | score | because                 |
        | 2,2,2,3,3 | 200   | 200, the 3s add nothing |
        | 6,4,6,4,4 | 400   | 400, the 6s add nothing |
