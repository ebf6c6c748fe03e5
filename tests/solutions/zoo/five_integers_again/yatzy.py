class Yatzy:
    def __init__(self, d1, d2, d3, d4, d5):
        self.dice = [d1, d2, d3, d4, d5]

    def chance(self, d1, d2, d3, d4, d5):
        return d1 + d2 + d3 + d4 + d5

    def yatzy(self, d1, d2, d3, d4, d5):
        return 50 if {d1} == {d2, d3, d4, d5} else 0

    def ones(self, d1, d2, d3, d4, d5):
        return self.sum_for(1)

    def twos(self, d1, d2, d3, d4, d5):
        return self.sum_for(2)

    def threes(self, d1, d2, d3, d4, d5):
        return self.sum_for(3)

    def fours(self, d1, d2, d3, d4, d5):
        return self.sum_for(4)

    def fives(self, d1, d2, d3, d4, d5):
        return self.sum_for(5)

    def sixes(self, d1, d2, d3, d4, d5):
        return self.sum_for(6)

    def pair(self, d1, d2, d3, d4, d5):
        return self.kind(2, [d1, d2, d3, d4, d5])

    def two_pairs(self, d1, d2, d3, d4, d5):
        pairs = [x for x in set(self.dice) if self.dice.count(x) >= 2]
        return sum(pairs) * 2 if len(pairs) > 1 else 0

    def three_of_a_kind(self, d1, d2, d3, d4, d5):
        return self.kind(3, [d1, d2, d3, d4, d5])

    def four_of_a_kind(self, d1, d2, d3, d4, d5):
        return self.kind(4, [d1, d2, d3, d4, d5])

    def small_straight(self, d1, d2, d3, d4, d5):
        return 15 if sorted([d1, d2, d3, d4, d5]) == [1, 2, 3, 4, 5] else 0

    def large_straight(self, d1, d2, d3, d4, d5):
        return 20 if sorted([d1, d2, d3, d4, d5]) == [2, 3, 4, 5, 6] else 0

    def full_house(self, d1, d2, d3, d4, d5):
        counts = sorted(self.dice.count(x) for x in set(self.dice))
        return sum(self.dice) if counts == [2, 3] else 0

    def sum_for(self, face):
        return sum(die for die in self.dice if die == face)

    def kind(self, n, dice):
        return max((n * x for x in dice if dice.count(x) >= n), default=0)
