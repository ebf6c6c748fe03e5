class Yatzy:
    @staticmethod
    def upper(dice, face):
        return face * dice.count(face)

    @staticmethod
    def chance(dice):
        return sum(dice)

    @staticmethod
    def yatzy(dice):
        return 50 if len(set(dice)) == 1 else 0

    @staticmethod
    def n_of_a_kind(dice, n):
        return n * max((die for die in dice if dice.count(die) >= n), default=0)

    @staticmethod
    def pair(dice):
        return Yatzy.n_of_a_kind(dice, 2)

    @staticmethod
    def two_pairs(dice):
        pairs = {die for die in dice if dice.count(die) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    @staticmethod
    def three_of_a_kind(dice):
        return Yatzy.n_of_a_kind(dice, 3)

    @staticmethod
    def four_of_a_kind(dice):
        return Yatzy.n_of_a_kind(dice, 4)

    @staticmethod
    def small_straight(dice):
        return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0

    @staticmethod
    def large_straight(dice):
        return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0

    @staticmethod
    def full_house(dice):
        return sum(dice) if {dice.count(die) for die in dice} == {2, 3} else 0
