"""Right: some methods of a class take the dice, some are called on an object made of them."""

from collections import Counter


class Yatzy:
    def __init__(self, d1, d2, d3, d4, d5):
        self.dice = [d1, d2, d3, d4, d5]

    @staticmethod
    def chance(*dice):
        return sum(dice)

    @staticmethod
    def yatzy(dice):
        return 50 if len(set(dice)) == 1 else 0

    def ones(self):
        return self.dice.count(1)

    def twos(self):
        return 2 * self.dice.count(2)

    def threes(self):
        return 3 * self.dice.count(3)

    def fours(self):
        return 4 * self.dice.count(4)

    def fives(self):
        return 5 * self.dice.count(5)

    def sixes(self):
        return 6 * self.dice.count(6)


class Alike:
    """Made without dice; they come with the call."""

    def score_pair(self, dice):
        return 2 * max(self._showing(2, dice), default=0)

    def two_pairs(self, dice):
        pairs = self._showing(2, dice)
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    def three_of_a_kind(self, d1, d2, d3, d4, d5):
        return 3 * sum(self._showing(3, [d1, d2, d3, d4, d5]))

    def four_of_a_kind(self, *dice):
        return 4 * sum(self._showing(4, dice))

    def _showing(self, times, dice):
        return [face for face, count in Counter(dice).items() if count == times]


class Pattern:
    """Made of a list."""

    def __init__(self, dice):
        self.dice = dice

    def smallStraight(self):
        return self._run([1, 2, 3, 4, 5])

    def largeStraight(self):
        return self._run([2, 3, 4, 5, 6])

    def fullHouse(self):
        return sum(self.dice) if sorted(Counter(self.dice).values()) == [2, 3] else 0

    def _run(self, run):
        return sum(run) if sorted(self.dice) == run else 0
