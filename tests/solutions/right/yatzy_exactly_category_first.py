"""Right: one function that takes the category before the dice."""


def score(category, dice):
    return SCORERS[category](dice)


def upper(face):
    return lambda dice: face * dice.count(face)


def _pair(dice):
    return max((2 * die for die in dice if dice.count(die) == 2), default=0)


def _two_pairs(dice):
    in_pairs = [die for die in dice if dice.count(die) == 2]
    return sum(in_pairs) if len(in_pairs) == 4 else 0


def exactly(number):
    return lambda dice: sum(die for die in dice if dice.count(die) == number)


def straight(*wanted):
    return lambda dice: sum(dice) if tuple(sorted(dice)) == wanted else 0


def _full_house(dice):
    return sum(dice) if {dice.count(die) for die in dice} == {2, 3} else 0


SCORERS = {
    "chance": sum,
    "yatzy": lambda dice: 50 if dice.count(dice[0]) == 5 else 0,
    "ones": upper(1),
    "twos": upper(2),
    "threes": upper(3),
    "fours": upper(4),
    "fives": upper(5),
    "sixes": upper(6),
    "pair": _pair,
    "two pairs": _two_pairs,
    "three of a kind": exactly(3),
    "four of a kind": exactly(4),
    "small straight": straight(1, 2, 3, 4, 5),
    "large straight": straight(2, 3, 4, 5, 6),
    "full house": _full_house,
}
