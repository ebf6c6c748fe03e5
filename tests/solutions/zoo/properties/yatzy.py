from functools import cached_property


class Throw:
    def __init__(self, dice):
        self.dice = tuple(dice)

    @cached_property
    def tally(self):
        return {die: self.dice.count(die) for die in sorted(self.dice)}

    @property
    def chance(self): return sum(self.dice)

    @property
    def yatzy(self): return 50 if len(self.tally) == 1 else 0

    @property
    def ones(self): return self.tally.get(1, 0)

    @property
    def twos(self): return self.tally.get(2, 0) * 2

    @property
    def threes(self): return self.tally.get(3, 0) * 3

    @property
    def fours(self): return self.tally.get(4, 0) * 4

    @property
    def fives(self): return self.tally.get(5, 0) * 5

    @property
    def sixes(self): return self.tally.get(6, 0) * 6

    @cached_property
    def pair(self): return 2 * max((d for d, n in self.tally.items() if n >= 2), default=0)

    @property
    def two_pairs(self):
        pairs = [d for d, n in self.tally.items() if n >= 2]
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    @property
    def three_of_a_kind(self): return 3 * sum(d for d, n in self.tally.items() if n >= 3)

    @property
    def four_of_a_kind(self): return 4 * sum(d for d, n in self.tally.items() if n >= 4)

    @property
    def small_straight(self): return 15 if list(self.tally) == [1, 2, 3, 4, 5] else 0

    @property
    def large_straight(self): return 20 if list(self.tally) == [2, 3, 4, 5, 6] else 0

    @property
    def full_house(self): return self.chance if sorted(self.tally.values()) == [2, 3] else 0
