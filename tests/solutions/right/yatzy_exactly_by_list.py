"""Right: one function per category, each takes the list of dice."""


def chance(dice):
    return sum(dice)


def yatzy(dice):
    return 50 if len(set(dice)) == 1 else 0


def ones(dice):
    return pay(dice, 1)


def twos(dice):
    return pay(dice, 2)


def threes(dice):
    return pay(dice, 3)


def fours(dice):
    return pay(dice, 4)


def fives(dice):
    return pay(dice, 5)


def sixes(dice):
    return pay(dice, 6)


def pair(dice):
    return 2 * max(showing(dice, 2), default=0)


def two_pairs(dice):
    pairs = showing(dice, 2)
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def three_of_a_kind(dice):
    return 3 * sum(showing(dice, 3))


def four_of_a_kind(dice):
    return 4 * sum(showing(dice, 4))


def small_straight(dice):
    return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0


def large_straight(dice):
    return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0


def full_house(dice):
    return sum(dice) if showing(dice, 2) and showing(dice, 3) else 0


def pay(dice, face):
    return face * dice.count(face)


def showing(dice, times):
    """The faces that show exactly so many times."""
    return [face for face in range(1, 7) if dice.count(face) == times]
