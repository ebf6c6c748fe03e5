class Chance:
    @staticmethod
    def score(dice):
        return sum(dice)


class Ones:
    def __call__(self, dice):
        return dice.count(1)


class Twos:
    def is_satisfied(self, dice):
        return 2 in dice

    def evaluate(self, dice):
        return 2 * dice.count(2)


class Threes:
    def __init__(self, d1, d2, d3, d4, d5):
        self.dice = [d1, d2, d3, d4, d5]

    def get_score(self):
        return 3 * self.dice.count(3)


class Pair:
    def __init__(self, dice):
        self.dice = dice

    def score(self):
        return max((2 * d for d in self.dice if self.dice.count(d) >= 2), default=0)
