"""One of two files here that both offer every category: the old one."""


class Yatzy:
    @staticmethod
    def chance(dice):
        return sum(dice)

    @staticmethod
    def yatzy(dice):
        return 50 if dice.count(dice[0]) == 5 else 0

    @staticmethod
    def ones(dice):
        return sum(die for die in dice if die == 1)

    @staticmethod
    def twos(dice):
        return sum(die for die in dice if die == 2)

    @staticmethod
    def threes(dice):
        return sum(die for die in dice if die == 3)

    @staticmethod
    def fours(dice):
        return sum(die for die in dice if die == 4)

    @staticmethod
    def fives(dice):
        return sum(die for die in dice if die == 5)

    @staticmethod
    def sixes(dice):
        return sum(die for die in dice if die == 6)

    @staticmethod
    def pair(dice):
        for face in (6, 5, 4, 3, 2, 1):
            if dice.count(face) == 2:
                return face * 2
        return 0

    @staticmethod
    def two_pairs(dice):
        total = 0
        found = 0
        for face in range(1, 7):
            if dice.count(face) == 2:
                found += 1
                total += face * 2
        return total if found == 2 else 0

    @staticmethod
    def three_of_a_kind(dice):
        for face in range(1, 7):
            if dice.count(face) == 3:
                return face * 3
        return 0

    @staticmethod
    def four_of_a_kind(dice):
        for face in range(1, 7):
            if dice.count(face) == 4:
                return face * 4
        return 0

    @staticmethod
    def small_straight(dice):
        for face in (1, 2, 3, 4, 5):
            if face not in dice:
                return 0
        return 15

    @staticmethod
    def large_straight(dice):
        for face in (2, 3, 4, 5, 6):
            if face not in dice:
                return 0
        return 20

    @staticmethod
    def full_house(dice):
        if len(set(dice)) == 2 and dice.count(dice[0]) in (2, 3):
            return sum(dice)
        return 0
