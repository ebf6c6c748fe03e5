"""The neighbour of offers.py: what it imports from here is its own as well."""


def four_of_a_kind(dice):
    return 4 * max((die for die in dice if dice.count(die) > 3), default=0)


class Dice:
    @staticmethod
    def small_straight(dice):
        return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
