class Yatzy:

    @staticmethod
    def chance(d1, d2, d3, d4, d5):
        return d1 + d2 + d3 + d4 + d5

    @staticmethod
    def yatzy(d1, d2, d3, d4, d5):
        return 50 if d1 == d2 == d3 == d4 == d5 else 0

    @staticmethod
    def ones(d1, d2, d3, d4, d5):
        return [d1, d2, d3, d4, d5].count(1)

    @staticmethod
    def twos(d1, d2, d3, d4, d5):
        return [d1, d2, d3, d4, d5].count(2) * 2

    @staticmethod
    def threes(d1, d2, d3, d4, d5):
        return [d1, d2, d3, d4, d5].count(3) * 3

    @staticmethod
    def fours(d1, d2, d3, d4, d5):
        return [d1, d2, d3, d4, d5].count(4) * 4

    @staticmethod
    def fives(d1, d2, d3, d4, d5):
        return [d1, d2, d3, d4, d5].count(5) * 5

    @staticmethod
    def sixes(d1, d2, d3, d4, d5):
        return [d1, d2, d3, d4, d5].count(6) * 6

    @staticmethod
    def score_pair(d1, d2, d3, d4, d5):
        return Yatzy._best_of(2, [d1, d2, d3, d4, d5])

    @staticmethod
    def two_pair(d1, d2, d3, d4, d5):
        dice = [d1, d2, d3, d4, d5]
        pairs = [face for face in range(1, 7) if dice.count(face) >= 2]
        return sum(pairs) * 2 if len(pairs) == 2 else 0

    @staticmethod
    def three_of_a_kind(d1, d2, d3, d4, d5):
        return Yatzy._best_of(3, [d1, d2, d3, d4, d5])

    @staticmethod
    def four_of_a_kind(d1, d2, d3, d4, d5):
        return Yatzy._best_of(4, [d1, d2, d3, d4, d5])

    @staticmethod
    def smallStraight(d1, d2, d3, d4, d5):
        return 15 if sorted([d1, d2, d3, d4, d5]) == [1, 2, 3, 4, 5] else 0

    @staticmethod
    def largeStraight(d1, d2, d3, d4, d5):
        return 20 if sorted([d1, d2, d3, d4, d5]) == [2, 3, 4, 5, 6] else 0

    @staticmethod
    def fullHouse(d1, d2, d3, d4, d5):
        dice = [d1, d2, d3, d4, d5]
        counts = sorted(dice.count(face) for face in set(dice))
        return sum(dice) if counts == [2, 3] else 0

    @staticmethod
    def _best_of(count, dice):
        for face in (6, 5, 4, 3, 2, 1):
            if dice.count(face) >= count:
                return face * count
        return 0
