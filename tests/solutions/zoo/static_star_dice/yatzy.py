from collections import Counter


class Yatzy:
    @staticmethod
    def chance(*dice):
        return sum(dice)

    @staticmethod
    def yatzy(*dice):
        return 50 if len(set(dice)) == 1 else 0

    @staticmethod
    def ones(*dice):
        return dice.count(1) * 1

    @staticmethod
    def twos(*dice):
        return dice.count(2) * 2

    @staticmethod
    def threes(*dice):
        return dice.count(3) * 3

    @staticmethod
    def fours(*dice):
        return dice.count(4) * 4

    @staticmethod
    def fives(*dice):
        return dice.count(5) * 5

    @staticmethod
    def sixes(*dice):
        return dice.count(6) * 6

    @staticmethod
    def pair(*dice):
        return 2 * max(Yatzy._faces_at_least(2, dice), default=0)

    @staticmethod
    def two_pairs(*dice):
        faces = Yatzy._faces_at_least(2, dice)
        return 2 * sum(faces) if len(faces) > 1 else 0

    @staticmethod
    def three_of_a_kind(*dice):
        return 3 * sum(Yatzy._faces_at_least(3, dice))

    @staticmethod
    def four_of_a_kind(*dice):
        return 4 * sum(Yatzy._faces_at_least(4, dice))

    @staticmethod
    def small_straight(*dice):
        return 15 if set(dice) == {1, 2, 3, 4, 5} else 0

    @staticmethod
    def large_straight(*dice):
        return 20 if set(dice) == {2, 3, 4, 5, 6} else 0

    @staticmethod
    def full_house(*dice):
        return sum(dice) if sorted(Counter(dice).values()) == [2, 3] else 0

    @staticmethod
    def _faces_at_least(count, dice):
        return [face for face, n in Counter(dice).items() if n >= count]
