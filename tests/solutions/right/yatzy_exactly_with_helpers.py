"""Right: helpers stand before the categories under names that are almost theirs."""


def score(dice, face):
    return face * dice.count(face)


def pairs(dice):
    return [face for face in range(1, 7) if dice.count(face) == 2]


def is_full_house(dice):
    return sorted(dice.count(die) for die in set(dice)) == [2, 3]


def is_yatzy(dice):
    return len(set(dice)) == 1


def chance(dice):
    return sum(dice)


def yatzy(dice):
    return 50 if is_yatzy(dice) else 0


def ones(dice):
    return score(dice, 1)


def twos(dice):
    return score(dice, 2)


def threes(dice):
    return score(dice, 3)


def fours(dice):
    return score(dice, 4)


def fives(dice):
    return score(dice, 5)


def sixes(dice):
    return score(dice, 6)


def pair(dice):
    return 2 * max(pairs(dice), default=0)


def two_pairs(dice):
    return 2 * sum(pairs(dice)) if len(pairs(dice)) == 2 else 0


def three_of_a_kind(dice):
    return sum(die for die in dice if dice.count(die) == 3)


def four_of_a_kind(dice):
    return sum(die for die in dice if dice.count(die) == 4)


def small_straight(dice):
    return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0


def large_straight(dice):
    return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0


def full_house(dice):
    return sum(dice) if is_full_house(dice) else 0
