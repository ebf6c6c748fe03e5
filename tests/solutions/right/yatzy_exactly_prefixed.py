"""Right: camelCase and snake_case side by side, with all sorts of words around the category."""


def calculateChance(dice):
    return sum(dice)


def isYatzy(dice):
    return 50 if len(set(dice)) == 1 else 0


def sum_of_ones(dice):
    return dice.count(1)


def sumOfTwos(dice):
    return 2 * dice.count(2)


def sum_threes(dice):
    return 3 * dice.count(3)


def get_fours(dice):
    return 4 * dice.count(4)


def fivesScore(dice):
    return 5 * dice.count(5)


def points_sixes(dice):
    return 6 * dice.count(6)


def scorePair(dice):
    return 2 * max(showing(2, dice), default=0)


def two_pairs_rule(dice):
    pairs = showing(2, dice)
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def threeOfAKind(dice):
    return 3 * sum(showing(3, dice))


def score_four_of_kind(dice):
    return 4 * sum(showing(4, dice))


def little_straight(dice):
    return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0


def BigStraight(dice):
    return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0


def calc_house(dice):
    return sum(dice) if showing(2, dice) and showing(3, dice) else 0


def showing(times, dice):
    return [face for face in range(1, 7) if dice.count(face) == times]
