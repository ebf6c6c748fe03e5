class Yatzy:
    @staticmethod
    def chance(dice):
        return sum(dice)

    @staticmethod
    def yatzy(dice):
        return 50 if dice.count(dice[0]) == len(dice) else 0

    @staticmethod
    def ones(d1, d2, d3, d4, d5):
        return (d1, d2, d3, d4, d5).count(1)

    @staticmethod
    def twos(d1, d2, d3, d4, d5):
        return (d1, d2, d3, d4, d5).count(2) * 2

    @staticmethod
    def threes(d1, d2, d3, d4, d5):
        return (d1, d2, d3, d4, d5).count(3) * 3

    @staticmethod
    def fours(d1, d2, d3, d4, d5):
        return (d1, d2, d3, d4, d5).count(4) * 4

    @staticmethod
    def fives(d1, d2, d3, d4, d5):
        return (d1, d2, d3, d4, d5).count(5) * 5

    @staticmethod
    def sixes(d1, d2, d3, d4, d5):
        return (d1, d2, d3, d4, d5).count(6) * 6

    @staticmethod
    def pair(d1, d2, d3, d4, d5):
        dice = sorted((d1, d2, d3, d4, d5), reverse=True)
        for a, b in zip(dice, dice[1:]):
            if a == b:
                return a + b
        return 0

    @staticmethod
    def two_pairs(d1, d2, d3, d4, d5):
        dice = (d1, d2, d3, d4, d5)
        pairs = {d for d in dice if dice.count(d) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    @staticmethod
    def three_of_a_kind(d1, d2, d3, d4, d5):
        middle = sorted((d1, d2, d3, d4, d5))[2]
        return middle * 3 if (d1, d2, d3, d4, d5).count(middle) >= 3 else 0

    @staticmethod
    def four_of_a_kind(d1, d2, d3, d4, d5):
        middle = sorted((d1, d2, d3, d4, d5))[2]
        return middle * 4 if (d1, d2, d3, d4, d5).count(middle) >= 4 else 0

    @staticmethod
    def small_straight(d1, d2, d3, d4, d5):
        return 15 if sorted((d1, d2, d3, d4, d5)) == [1, 2, 3, 4, 5] else 0

    @staticmethod
    def large_straight(d1, d2, d3, d4, d5):
        return 20 if sorted((d1, d2, d3, d4, d5)) == [2, 3, 4, 5, 6] else 0

    @staticmethod
    def full_house(d1, d2, d3, d4, d5):
        a, b, c, d, e = sorted((d1, d2, d3, d4, d5))
        if a == b and d == e and a != e and c in (b, d):
            return a + b + c + d + e
        return 0
