from src.dice import Dice


class Yatzy:
    @staticmethod
    def chance(*dice): return sum(dice)

    @staticmethod
    def yatzy(*dice): return 50 if len(set(dice)) == 1 else 0

    @staticmethod
    def ones(*dice): return Dice(*dice).sum_of(1)

    @staticmethod
    def twos(*dice): return Dice(*dice).sum_of(2)

    @staticmethod
    def threes(*dice): return Dice(*dice).sum_of(3)

    def __init__(self, d1, d2, d3, d4, d5):
        self.dice = Dice(d1, d2, d3, d4, d5)

    def fours(self): return self.dice.sum_of(4)

    def fives(self): return self.dice.sum_of(5)

    def sixes(self): return self.dice.sum_of(6)

    @staticmethod
    def pair(*dice): return 2 * max(Dice(*dice).faces(2), default=0)

    @staticmethod
    def two_pair(*dice):
        pairs = Dice(*dice).faces(2)
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    @staticmethod
    def three_of_a_kind(*dice): return 3 * sum(Dice(*dice).faces(3))

    @staticmethod
    def four_of_a_kind(*dice): return 4 * sum(Dice(*dice).faces(4))

    @staticmethod
    def smallStraight(*dice): return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0

    @staticmethod
    def largeStraight(*dice): return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0

    @staticmethod
    def fullHouse(*dice):
        return sum(dice) if sorted(Dice(*dice).counts.values()) == [2, 3] else 0
