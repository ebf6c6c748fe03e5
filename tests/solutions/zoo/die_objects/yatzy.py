class Die:
    def __init__(self, value):
        self.value = value


class Hand:
    def __init__(self, dice):
        self.dice = dice

    def count(self, face):
        return sum(1 for die in self.dice if die.value == face)

    @property
    def faces(self):
        return [die.value for die in self.dice]

    def chance(self): return sum(die.value for die in self.dice)
    def ones(self): return self.count(1)
    def twos(self): return self.count(2) * 2
    def threes(self): return self.count(3) * 3
    def fours(self): return self.count(4) * 4
    def fives(self): return self.count(5) * 5
    def sixes(self): return self.count(6) * 6
    def yatzy(self): return 50 if self.count(self.dice[0].value) == 5 else 0

    def pair(self):
        return max((2 * d for d in self.faces if self.faces.count(d) >= 2), default=0)

    def three_of_a_kind(self):
        return max((3 * d for d in self.faces if self.faces.count(d) >= 3), default=0)

    def four_of_a_kind(self):
        return max((4 * d for d in self.faces if self.faces.count(d) >= 4), default=0)

    def small_straight(self):
        return 15 if sorted(self.faces) == [1, 2, 3, 4, 5] else 0

    def large_straight(self):
        return 20 if sorted(self.faces) == [2, 3, 4, 5, 6] else 0

    def full_house(self):
        return sum(self.faces) if {self.faces.count(d) for d in self.faces} == {2, 3} else 0

    def two_pairs(self):
        pairs = {d for d in self.faces if self.faces.count(d) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0
