from collections import Counter


class YatzyScorer:
    @staticmethod
    def chance(dice): return sum(dice)

    @staticmethod
    def yahtzee(dice): return 50 if len(Counter(dice)) == 1 else 0

    @staticmethod
    def ones(dice): return Counter(dice)[1]

    @staticmethod
    def twos(dice): return Counter(dice)[2] * 2

    @staticmethod
    def threes(dice): return Counter(dice)[3] * 3

    @staticmethod
    def fours(dice): return Counter(dice)[4] * 4

    @staticmethod
    def fives(dice): return Counter(dice)[5] * 5

    @staticmethod
    def sixes(dice): return Counter(dice)[6] * 6

    @staticmethod
    def onePair(dice):
        return max([2 * f for f, n in Counter(dice).items() if n == 2], default=0)

    @staticmethod
    def twoPairs(dice):
        pairs = [f for f, n in Counter(dice).items() if n == 2]
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    @staticmethod
    def threeOfAKind(dice):
        return sum(3 * f for f, n in Counter(dice).items() if n == 3)

    @staticmethod
    def fourOfAKind(dice):
        return sum(4 * f for f, n in Counter(dice).items() if n == 4)

    @staticmethod
    def littleStraight(dice): return 15 if set(dice) == set(range(1, 6)) else 0

    @staticmethod
    def bigStraight(dice): return 20 if set(dice) == set(range(2, 7)) else 0

    @staticmethod
    def fullHouse(dice): return sum(dice) if set(Counter(dice).values()) == {2, 3} else 0
