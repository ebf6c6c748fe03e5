from collections import Counter


class YatzyGame:
    def __init__(self):
        self._cup = Counter()

    def set_dice(self, d1, d2, d3, d4, d5):
        self._cup = Counter([d1, d2, d3, d4, d5])

    def chance(self): return sum(self._cup.elements())
    def ones(self): return self._cup[1]
    def twos(self): return self._cup[2] * 2
    def threes(self): return self._cup[3] * 3
    def fours(self): return self._cup[4] * 4
    def fives(self): return self._cup[5] * 5
    def sixes(self): return self._cup[6] * 6
    def yatzy(self): return 50 if len(self._cup) == 1 else 0
    def pair(self): return 2 * max(self._with(2), default=0)
    def three_of_a_kind(self): return 3 * max(self._with(3), default=0)
    def four_of_a_kind(self): return 4 * max(self._with(4), default=0)
    def two_pairs(self): return 2 * sum(self._with(2)) if len(self._with(2)) == 2 else 0
    def small_straight(self): return 15 if set(self._cup) == {1, 2, 3, 4, 5} else 0
    def large_straight(self): return 20 if set(self._cup) == {2, 3, 4, 5, 6} else 0
    def full_house(self): return self.chance() if sorted(self._cup.values()) == [2, 3] else 0

    def _with(self, count):
        return [face for face, n in self._cup.items() if n >= count]
