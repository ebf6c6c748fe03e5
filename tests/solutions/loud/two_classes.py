"""Loud: two classes that could be meant, and half of the card in both."""


class OldYatzy:
    @staticmethod
    def chance(dice):
        return 1

    @staticmethod
    def yatzy(dice):
        return 2

    @staticmethod
    def ones(dice):
        return 3

    @staticmethod
    def twos(dice):
        return 4

    @staticmethod
    def pair(dice):
        return 5

    @staticmethod
    def two_pairs(dice):
        return 6

    @staticmethod
    def small_straight(dice):
        return 7

    @staticmethod
    def large_straight(dice):
        return 8


class Yatzy:
    @staticmethod
    def chance(dice):
        return sum(dice)

    @staticmethod
    def yatzy(dice):
        return 50 if len(set(dice)) == 1 else 0

    @staticmethod
    def ones(dice):
        return dice.count(1)

    @staticmethod
    def twos(dice):
        return 2 * dice.count(2)

    @staticmethod
    def pair(dice):
        return 2 * max((face for face in range(1, 7) if dice.count(face) == 2), default=0)

    @staticmethod
    def two_pairs(dice):
        pairs = [face for face in range(1, 7) if dice.count(face) == 2]
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    @staticmethod
    def small_straight(dice):
        return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0

    @staticmethod
    def large_straight(dice):
        return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
