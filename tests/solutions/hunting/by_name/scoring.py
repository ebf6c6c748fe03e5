from collections import Counter


def showing(times, dice):
    return [face for face, count in Counter(dice).items() if count == times]


def chance(dice):
    return sum(dice)


def yatzy(dice):
    return 50 if len(set(dice)) == 1 else 0


def ones(dice):
    return dice.count(1)


def twos(dice):
    return 2 * dice.count(2)


def threes(dice):
    return 3 * dice.count(3)


def fours(dice):
    return 4 * dice.count(4)


def fives(dice):
    return 5 * dice.count(5)


def sixes(dice):
    return 6 * dice.count(6)


def pair(dice):
    return 2 * max(showing(2, dice), default=0)


def two_pairs(dice):
    pairs = showing(2, dice)
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def three_of_a_kind(dice):
    return 3 * sum(showing(3, dice))


def four_of_a_kind(dice):
    return 4 * sum(showing(4, dice))


def small_straight(dice):
    return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0


def large_straight(dice):
    return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0


def full_house(dice):
    return sum(dice) if showing(3, dice) and showing(2, dice) else 0
