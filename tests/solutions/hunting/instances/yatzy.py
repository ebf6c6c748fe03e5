class Yatzy:
    def __init__(self, d1, d2, d3, d4, d5):
        self.dice = [d1, d2, d3, d4, d5]
        self.counts = [self.dice.count(face) for face in range(7)]

    def chance(self):
        return sum(self.dice)

    def yatzy(self):
        return 50 if 5 in self.counts else 0

    def ones(self):
        return self.counts[1]

    def twos(self):
        return self.counts[2] * 2

    def threes(self):
        return self.counts[3] * 3

    def fours(self):
        return self.counts[4] * 4

    def fives(self):
        return self.counts[5] * 5

    def sixes(self):
        return self.counts[6] * 6

    def pair(self):
        return self.repeated(2)

    def two_pairs(self):
        pairs = [face for face in range(7) if self.counts[face] >= 2]
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    def three_of_a_kind(self):
        return self.repeated(3)

    def four_of_a_kind(self):
        return self.repeated(4)

    def small_straight(self):
        return 15 if self.counts[1:6] == [1] * 5 else 0

    def large_straight(self):
        return 20 if self.counts[2:] == [1] * 5 else 0

    def full_house(self):
        return sum(self.dice) if 2 in self.counts and 3 in self.counts else 0

    def repeated(self, times):
        for face in range(6, 0, -1):
            if self.counts[face] >= times:
                return face * times
        return 0
