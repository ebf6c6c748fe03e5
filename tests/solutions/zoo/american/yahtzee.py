class Yahtzee:
    def __init__(self, d1, d2, d3, d4, d5):
        self.dice = sorted([d1, d2, d3, d4, d5])

    def ones(self): return self.dice.count(1)
    def twos(self): return self.dice.count(2) * 2
    def threes(self): return self.dice.count(3) * 3
    def fours(self): return self.dice.count(4) * 4
    def fives(self): return self.dice.count(5) * 5
    def sixes(self): return self.dice.count(6) * 6

    def three_of_a_kind(self):
        return sum(3 * d for d in set(self.dice) if self.dice.count(d) >= 3)

    def four_of_a_kind(self):
        return sum(4 * d for d in set(self.dice) if self.dice.count(d) >= 4)

    def straights(self):
        if self.dice in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
            return 40
        text = "".join(map(str, sorted(set(self.dice))))
        return 30 if any(run in text for run in ("1234", "2345", "3456")) else 0

    def full_house(self):
        return 25 if {self.dice.count(d) for d in self.dice} == {2, 3} else 0

    def yahtzee(self): return 50 if self.dice[0] == self.dice[4] else 0
    def chance(self): return sum(self.dice)
