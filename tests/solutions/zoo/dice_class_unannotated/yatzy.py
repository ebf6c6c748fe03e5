class Dice:
    def __init__(self, d1, d2, d3, d4, d5):
        self.values = [d1, d2, d3, d4, d5]

    def most(self, times):
        return max((v for v in self.values if self.values.count(v) >= times), default=0)


class Yatzy:
    def __init__(self, dice):
        self.dice = dice

    def chance(self): return sum(self.dice.values)
    def yatzy(self): return 50 if self.dice.most(5) else 0
    def ones(self): return self.dice.values.count(1)
    def twos(self): return self.dice.values.count(2) * 2
    def pair(self): return self.dice.most(2) * 2
    def three_of_a_kind(self): return self.dice.most(3) * 3
    def four_of_a_kind(self): return self.dice.most(4) * 4

    def threes(self):
        return self.dice.values.count(3) * 3

    def fours(self):
        return self.dice.values.count(4) * 4

    def fives(self):
        return self.dice.values.count(5) * 5

    def sixes(self):
        return self.dice.values.count(6) * 6

    def small_straight(self):
        return 15 if sorted(self.dice.values) == [1, 2, 3, 4, 5] else 0

    def large_straight(self):
        return 20 if sorted(self.dice.values) == [2, 3, 4, 5, 6] else 0

    def full_house(self):
        return sum(self.dice.values) if {self.dice.values.count(d) for d in self.dice.values} == {2, 3} else 0

    def two_pairs(self):
        pairs = {d for d in self.dice.values if self.dice.values.count(d) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0
