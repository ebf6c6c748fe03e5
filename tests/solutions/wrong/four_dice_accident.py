"""Wrong: takes five dice by name, so three fail only by their number, and four too."""


def chance(d1, d2, d3, d4, d5):
    return d1 + d2 + d3 + d4 + d5


def yatzy(d1, d2, d3, d4, d5):
    return 50 if d1 == d2 == d3 == d4 == d5 else 0


def ones(d1, d2, d3, d4, d5):
    return [d1, d2, d3, d4, d5].count(1)


def twos(d1, d2, d3, d4, d5):
    return 2 * [d1, d2, d3, d4, d5].count(2)


def threes(d1, d2, d3, d4, d5):
    return 3 * [d1, d2, d3, d4, d5].count(3)


def fours(d1, d2, d3, d4, d5):
    return 4 * [d1, d2, d3, d4, d5].count(4)


def fives(d1, d2, d3, d4, d5):
    return 5 * [d1, d2, d3, d4, d5].count(5)


def sixes(d1, d2, d3, d4, d5):
    return 6 * [d1, d2, d3, d4, d5].count(6)


def pair(d1, d2, d3, d4, d5):
    return 2 * max(at_least(2, [d1, d2, d3, d4, d5]), default=0)


def two_pairs(d1, d2, d3, d4, d5):
    pairs = at_least(2, [d1, d2, d3, d4, d5])
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def three_of_a_kind(d1, d2, d3, d4, d5):
    return 3 * sum(at_least(3, [d1, d2, d3, d4, d5]))


def four_of_a_kind(d1, d2, d3, d4, d5):
    return 4 * sum(at_least(4, [d1, d2, d3, d4, d5]))


def small_straight(d1, d2, d3, d4, d5):
    return 15 if sorted([d1, d2, d3, d4, d5]) == [1, 2, 3, 4, 5] else 0


def large_straight(d1, d2, d3, d4, d5):
    return 20 if sorted([d1, d2, d3, d4, d5]) == [2, 3, 4, 5, 6] else 0


def full_house(d1, d2, d3, d4, d5):
    dice = [d1, d2, d3, d4, d5]
    counts = sorted(dice.count(face) for face in set(dice))
    return sum(dice) if counts == [2, 3] else 0


def at_least(number, dice):
    return [face for face in range(1, 7) if dice.count(face) >= number]
