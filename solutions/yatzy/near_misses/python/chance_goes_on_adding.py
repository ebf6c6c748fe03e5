"""The total is kept on the object and never set back to 0."""

from exactly import (
    fives,
    four_of_a_kind,
    fours,
    full_house,
    large_straight,
    ones,
    pair,
    sixes,
    small_straight,
    three_of_a_kind,
    threes,
    two_pairs,
    twos,
    yatzy,
)


class Chance:
    def __init__(self):
        self.total = 0

    def score(self, dice):
        for die in dice:
            self.total += die
        return self.total
