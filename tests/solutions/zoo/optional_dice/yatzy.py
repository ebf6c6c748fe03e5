class Yatzy:
    def __init__(self, dice=None):
        self.dice = dice or []

    def chance(self):
        return sum(self.dice)

    def ones(self):
        return self.dice.count(1)

    def pair(self, dice=None):
        dice = dice or self.dice
        return max((2 * d for d in dice if dice.count(d) >= 2), default=0)

    def yatzy(self):
        return 50 if len(set(self.dice)) == 1 else 0

    def twos(self):
        return self.dice.count(2) * 2

    def threes(self):
        return self.dice.count(3) * 3

    def fours(self):
        return self.dice.count(4) * 4

    def fives(self):
        return self.dice.count(5) * 5

    def sixes(self):
        return self.dice.count(6) * 6

    def three_of_a_kind(self):
        return max((3 * d for d in self.dice if self.dice.count(d) >= 3), default=0)

    def four_of_a_kind(self):
        return max((4 * d for d in self.dice if self.dice.count(d) >= 4), default=0)

    def small_straight(self):
        return 15 if sorted(self.dice) == [1, 2, 3, 4, 5] else 0

    def large_straight(self):
        return 20 if sorted(self.dice) == [2, 3, 4, 5, 6] else 0

    def full_house(self):
        return sum(self.dice) if {self.dice.count(d) for d in self.dice} == {2, 3} else 0

    def two_pairs(self):
        pairs = {d for d in self.dice if self.dice.count(d) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0
