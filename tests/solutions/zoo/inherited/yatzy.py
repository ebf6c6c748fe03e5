class Dice:
    def __init__(self, *dice):
        self.dice = list(dice)

    def count(self, face):
        return self.dice.count(face)


class UpperSection(Dice):
    def ones(self): return self.count(1)
    def twos(self): return self.count(2) * 2
    def threes(self): return self.count(3) * 3
    def fours(self): return self.count(4) * 4
    def fives(self): return self.count(5) * 5
    def sixes(self): return self.count(6) * 6


class Yatzy(UpperSection):
    def chance(self): return sum(self.dice)
    def yatzy(self): return 50 if len(set(self.dice)) == 1 else 0
    def pair(self): return max((2 * d for d in self.dice if self.count(d) >= 2), default=0)
    def three_of_a_kind(self): return max((3 * d for d in self.dice if self.count(d) >= 3), default=0)
    def four_of_a_kind(self): return max((4 * d for d in self.dice if self.count(d) >= 4), default=0)
    def small_straight(self): return 15 if sorted(self.dice) == [1, 2, 3, 4, 5] else 0
    def large_straight(self): return 20 if sorted(self.dice) == [2, 3, 4, 5, 6] else 0
    def full_house(self): return sum(self.dice) if {self.count(d) for d in self.dice} == {2, 3} else 0

    def two_pairs(self):
        pairs = {d for d in self.dice if self.count(d) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0
