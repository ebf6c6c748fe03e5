class LegacyYatzy:
    @staticmethod
    def chance(d1, d2, d3, d4, d5):
        return d1 + d2 + d3 + d4

    @staticmethod
    def yatzy(dice):
        return 50

    @staticmethod
    def ones(d1, d2, d3, d4, d5):
        total = 0
        if d1 == 1:
            total += 1
        if d2 == 1:
            total += 1
        return total

    @staticmethod
    def twos(d1, d2, d3, d4, d5):
        return 2 if d1 == 2 else 0

    @staticmethod
    def threes(d1, d2, d3, d4, d5):
        return 3 if d1 == 3 else 0

    @staticmethod
    def pair(d1, d2, d3, d4, d5):
        return d1 + d2 if d1 == d2 else 0

    @staticmethod
    def two_pairs(d1, d2, d3, d4, d5):
        return 0

    @staticmethod
    def full_house(d1, d2, d3, d4, d5):
        return 25


class Yatzy:
    def __init__(self, *dice):
        self._dice = dice
        self._tally = [dice.count(face) for face in range(7)]

    def chance(self): return sum(self._dice)
    def yatzy(self): return 50 if 5 in self._tally else 0
    def ones(self): return self._upper(1)
    def twos(self): return self._upper(2)
    def threes(self): return self._upper(3)
    def fours(self): return self._upper(4)
    def fives(self): return self._upper(5)
    def sixes(self): return self._upper(6)
    def pair(self): return 2 * max(self._repeated(2), default=0)
    def two_pairs(self): return 2 * sum(self._repeated(2)) if len(self._repeated(2)) == 2 else 0
    def three_of_a_kind(self): return 3 * sum(self._repeated(3))
    def four_of_a_kind(self): return 4 * sum(self._repeated(4))
    def small_straight(self): return 15 if self._tally[1:6] == [1] * 5 else 0
    def large_straight(self): return 20 if self._tally[2:] == [1] * 5 else 0
    def full_house(self): return sum(self._dice) if {2, 3} <= set(self._tally) else 0

    def _upper(self, face): return face * self._tally[face]
    def _repeated(self, times): return [f for f in range(1, 7) if self._tally[f] >= times]
