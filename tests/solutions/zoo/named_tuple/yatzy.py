from typing import NamedTuple


class Roll(NamedTuple):
    first: int
    second: int
    third: int
    fourth: int
    fifth: int

    def chance(self): return sum(self)
    def yatzy(self): return 50 if len(set(self)) == 1 else 0
    def ones(self): return self.count(1)
    def twos(self): return self.count(2) * 2
    def threes(self): return self.count(3) * 3
    def fours(self): return self.count(4) * 4
    def fives(self): return self.count(5) * 5
    def sixes(self): return self.count(6) * 6
    def one_pair(self): return 2 * max(self._repeated(2), default=0)
    def three_of_a_kind(self): return 3 * max(self._repeated(3), default=0)
    def four_of_a_kind(self): return 4 * max(self._repeated(4), default=0)
    def small_straight(self): return 15 if sorted(self) == [1, 2, 3, 4, 5] else 0
    def large_straight(self): return 20 if sorted(self) == [2, 3, 4, 5, 6] else 0

    def two_pairs(self):
        pairs = self._repeated(2)
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    def full_house(self):
        return sum(self) if sorted(self.count(face) for face in set(self)) == [2, 3] else 0

    def _repeated(self, times):
        return [face for face in set(self) if self.count(face) >= times]
