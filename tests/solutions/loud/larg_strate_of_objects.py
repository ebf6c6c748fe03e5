"""Loud: objects made of five dice, and the large straight by no name that anybody knows."""


class Yatzy:
    def __init__(self, *dice):
        self.dice = list(dice)

    def chance(self):
        return sum(self.dice)

    def yatzy(self):
        return 50 if len(set(self.dice)) == 1 else 0

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

    def pair(self):
        return 2 * max(self.showing(2), default=0)

    def two_pairs(self):
        pairs = self.showing(2)
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    def three_of_a_kind(self):
        return 3 * sum(self.showing(3))

    def four_of_a_kind(self):
        return 4 * sum(self.showing(4))

    def small_straight(self):
        return 15 if sorted(self.dice) == [1, 2, 3, 4, 5] else 0

    def larg_strate(self):
        return 20 if sorted(self.dice) == [2, 3, 4, 5, 6] else 0

    def full_house(self):
        return sum(self.dice) if self.showing(3) and self.showing(2) else 0

    def showing(self, times):
        return [face for face in range(1, 7) if self.dice.count(face) == times]
