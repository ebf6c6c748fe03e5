"""The counts are kept on the object and never set back to 0."""

from fixed_scores import (
    chance,
    fives,
    four_of_a_kind,
    fours,
    full_house,
    large_straight,
    ones,
    pair,
    sixes,
    small_straight,
    threes,
    two_pairs,
    twos,
    yatzy,
)


class ThreeOfAKind:
    def __init__(self):
        self.counts = [0] * 7

    def score(self, dice):
        for die in dice:
            self.counts[die] += 1
        for face in range(1, 7):
            if self.counts[face] >= 3:
                return 3 * face
        return 0
