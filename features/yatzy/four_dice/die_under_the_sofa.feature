@yatzy_four_dice
Feature: Yatzy with a die under the sofa
  As a player who keeps losing dice
  I want to play with the four I have left
  So that we need not call off the evening

  Rule: Each face still has its category

    Scenario Outline: Only the dice of that face are added up
      When <roll> is placed on "<category>"
      Then it scores <score>

      @derived
      Examples: four dice on ones to sixes
        | roll    | category | score | because       |
        | 1,4,1,6 | ones     | 2     | 1+1           |
        | 2,2,5,2 | twos     | 6     | 2+2+2         |
        | 3,1,3,6 | threes   | 6     | 3+3           |
        | 4,4,4,4 | fours    | 16    | 4+4+4+4       |
        | 1,5,2,5 | fives    | 10    | 5+5           |
        | 6,6,1,6 | sixes    | 18    | 6+6+6         |
        | 1,2,3,4 | sixes    | 0     | no 6 anywhere |

  Rule: Chance is whatever lies there

    Scenario Outline: Four dice are added up
      When <roll> is placed on "chance"
      Then it scores <score>

      @derived
      Examples: four dice on chance
        | roll    | score | because |
        | 1,1,3,6 | 11    | 1+1+3+6 |
        | 6,6,6,6 | 24    | 6+6+6+6 |

  Rule: A yatzy is every die alike, however many there are

    Most tables would say that a yatzy takes five dice. The kata says all of them, and four can be all.

    Scenario Outline: All four or not at all
      When <roll> is placed on "yatzy"
      Then it scores <score>

      @derived
      Examples: four dice on yatzy
        | roll    | score | because                |
        | 2,2,2,2 | 50    | all four agree         |
        | 2,2,2,5 | 0     | a 5 among 2s           |
        | 1,5,5,5 | 0     | a 1 in front of the 5s |
        | 3,1,5,3 | 0     | a 1 and a 5 between 3s |

  Rule: Pairs, threes and fours of a kind ask for no more dice than they did

    Scenario Outline: Alike is alike
      When <roll> is placed on "<category>"
      Then it scores <score>

      @derived
      Examples: four dice that match
        | roll    | category        | score | because                       |
        | 1,6,2,6 | pair            | 12    | 6+6                           |
        | 3,3,3,1 | pair            | 6     | 3+3, the third is left out    |
        | 3,3,5,5 | two pairs       | 16    | 3+3+5+5                       |
        | 1,6,1,6 | two pairs       | 14    | 1+6+1+6                       |
        | 3,3,3,1 | three of a kind | 9     | 3+3+3                         |
        | 6,6,6,6 | three of a kind | 18    | 6+6+6, the fourth is left out |
        | 6,6,6,6 | four of a kind  | 24    | 6+6+6+6                       |

      @derived
      Examples: four dice that do not match well enough
        | roll    | category        | score | because                          |
        | 1,2,3,4 | pair            | 0     | no two alike                     |
        | 2,2,2,5 | two pairs       | 0     | three 2s and no other pair       |
        | 1,1,2,2 | three of a kind | 0     | two pairs and no third of either |
        | 5,5,3,5 | four of a kind  | 0     | three 5s                         |

  Rule: Some rolls are no straight and no house with any number of dice

    Which four dice might be one is a question of its own, and has been asked.

    Scenario Outline: Nothing to argue about
      When <roll> is placed on "<category>"
      Then it scores <score>

      @derived
      Examples: four dice without a row or a house
        | roll    | category       | score | because                                 |
        | 2,2,3,3 | small straight | 0     | two pairs, though the dice add up to 10 |
        | 2,2,5,5 | large straight | 0     | two pairs, though the dice add up to 14 |
        | 1,2,3,3 | full house     | 0     | a pair and nothing else                 |
