"""Right: a class of static methods, each wanting the dice in its own way and style."""


class Yatzy:
    @staticmethod
    def chance(d1, d2, d3, d4, d5):
        return sum([d1, d2, d3, d4, d5])

    @staticmethod
    def yatzy(dice):
        return 50 if min(dice) == max(dice) else 0

    @staticmethod
    def ones(d1, d2, d3, d4, d5):
        return Yatzy._upper([d1, d2, d3, d4, d5], 1)

    @staticmethod
    def twos(d1, d2, d3, d4, d5):
        return Yatzy._upper([d1, d2, d3, d4, d5], 2)

    @staticmethod
    def threes(*dice):
        return Yatzy._upper(dice, 3)

    @staticmethod
    def fours(dice):
        return Yatzy._upper(dice, 4)

    @staticmethod
    def fives(dice):
        return Yatzy._upper(dice, 5)

    @staticmethod
    def sixes(dice):
        return Yatzy._upper(dice, 6)

    @staticmethod
    def score_pair(d1, d2, d3, d4, d5):
        return 2 * max(Yatzy._shown([d1, d2, d3, d4, d5], 2), default=0)

    @staticmethod
    def two_pair(d1, d2, d3, d4, d5):
        pairs = Yatzy._shown([d1, d2, d3, d4, d5], 2)
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    @staticmethod
    def three_of_a_kind(dice):
        return 3 * sum(Yatzy._shown(dice, 3))

    @staticmethod
    def fourOfAKind(dice):
        return 4 * sum(Yatzy._shown(dice, 4))

    @staticmethod
    def smallStraight(d1, d2, d3, d4, d5):
        return 15 if {d1, d2, d3, d4, d5} == {1, 2, 3, 4, 5} else 0

    @staticmethod
    def largeStraight(d1, d2, d3, d4, d5):
        return 20 if {d1, d2, d3, d4, d5} == {2, 3, 4, 5, 6} else 0

    @staticmethod
    def fullHouse(dice):
        if Yatzy._shown(dice, 2) and Yatzy._shown(dice, 3):
            return sum(dice)
        return 0

    @staticmethod
    def _upper(dice, face):
        return sum(die for die in dice if die == face)

    @staticmethod
    def _shown(dice, times):
        return [face for face in range(1, 7) if dice.count(face) == times]
