class Yatzy:
    SMALL = {1, 2, 3, 4, 5}
    LARGE = {2, 3, 4, 5, 6}

    @classmethod
    def chance(cls, *dice):
        return sum(dice)

    @classmethod
    def yatzy(cls, *dice):
        return 50 if cls._counts(dice) == [5] else 0

    @classmethod
    def ones(cls, *dice):
        return cls._sum_of(1, dice)

    @classmethod
    def twos(cls, *dice):
        return cls._sum_of(2, dice)

    @classmethod
    def threes(cls, *dice):
        return cls._sum_of(3, dice)

    @classmethod
    def fours(cls, *dice):
        return cls._sum_of(4, dice)

    @classmethod
    def fives(cls, *dice):
        return cls._sum_of(5, dice)

    @classmethod
    def sixes(cls, *dice):
        return cls._sum_of(6, dice)

    @classmethod
    def score_pair(cls, *dice):
        return cls._of_a_kind(2, dice)

    @classmethod
    def two_pair(cls, *dice):
        faces = [f for f in set(dice) if dice.count(f) > 1]
        return sum(faces) * 2 if len(faces) == 2 else 0

    @classmethod
    def three_of_a_kind(cls, *dice):
        return cls._of_a_kind(3, dice)

    @classmethod
    def four_of_a_kind(cls, *dice):
        return cls._of_a_kind(4, dice)

    @classmethod
    def smallStraight(cls, *dice):
        return 15 if set(dice) == cls.SMALL else 0

    @classmethod
    def largeStraight(cls, *dice):
        return 20 if set(dice) == cls.LARGE else 0

    @classmethod
    def fullHouse(cls, *dice):
        return sum(dice) if cls._counts(dice) == [2, 3] else 0

    @classmethod
    def _counts(cls, dice):
        return sorted(dice.count(f) for f in set(dice))

    @classmethod
    def _sum_of(cls, face, dice):
        return face * dice.count(face)

    @classmethod
    def _of_a_kind(cls, n, dice):
        return n * max((f for f in set(dice) if dice.count(f) >= n), default=0)
