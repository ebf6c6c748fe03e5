class Yatzy:

    @staticmethod
    def chance(d1, d2, d3, d4, d5):
        total = 0
        total += d1
        total += d2
        total += d3
        total += d4
        total += d5
        return total

    @staticmethod
    def yatzy(dice):
        counts = [0] * (len(dice) + 1)
        for die in dice:
            counts[die - 1] += 1
        for i in range(len(counts)):
            if counts[i] == 5:
                return 50
        return 0

    @staticmethod
    def ones(d1, d2, d3, d4, d5):
        return sum(d for d in (d1, d2, d3, d4, d5) if d == 1)

    @staticmethod
    def twos(d1, d2, d3, d4, d5):
        return sum(d for d in (d1, d2, d3, d4, d5) if d == 2)

    @staticmethod
    def threes(d1, d2, d3, d4, d5):
        return sum(d for d in (d1, d2, d3, d4, d5) if d == 3)

    def __init__(self, d1=0, d2=0, d3=0, d4=0, _5=0):
        self.dice = [0] * 5
        self.dice[0] = d1
        self.dice[1] = d2
        self.dice[2] = d3
        self.dice[3] = d4
        self.dice[4] = _5

    def fours(self):
        total = 0
        for at in range(5):
            if self.dice[at] == 4:
                total += 4
        return total

    def fives(self):
        return sum(5 for d in self.dice if d == 5)

    def sixes(self):
        return sum(6 for d in self.dice if d == 6)

    def score_pair(self, d1, d2, d3, d4, d5):
        counts = [0] * 6
        for d in (d1, d2, d3, d4, d5):
            counts[d - 1] += 1
        for at in range(6):
            if counts[6 - at - 1] >= 2:
                return (6 - at) * 2
        return 0

    @staticmethod
    def two_pair(d1, d2, d3, d4, d5):
        dice = [d1, d2, d3, d4, d5]
        pairs = [f for f in range(1, 7) if dice.count(f) >= 2]
        return sum(pairs) * 2 if len(pairs) == 2 else 0

    @staticmethod
    def four_of_a_kind(_1, _2, d3, d4, d5):
        tallies = [0] * 6
        for d in (_1, _2, d3, d4, d5):
            tallies[d - 1] += 1
        for i in range(6):
            if tallies[i] >= 4:
                return (i + 1) * 4
        return 0

    @staticmethod
    def three_of_a_kind(d1, d2, d3, d4, d5):
        t = [0] * 6
        for d in (d1, d2, d3, d4, d5):
            t[d - 1] += 1
        for i in range(6):
            if t[i] >= 3:
                return (i + 1) * 3
        return 0

    @staticmethod
    def smallStraight(d1, d2, d3, d4, d5):
        return 15 if {d1, d2, d3, d4, d5} == {1, 2, 3, 4, 5} else 0

    @staticmethod
    def largeStraight(d1, d2, d3, d4, d5):
        return 20 if {d1, d2, d3, d4, d5} == {2, 3, 4, 5, 6} else 0

    @staticmethod
    def fullHouse(d1, d2, d3, d4, d5):
        dice = [d1, d2, d3, d4, d5]
        counts = [dice.count(f) for f in range(1, 7)]
        return sum(dice) if 2 in counts and 3 in counts else 0
