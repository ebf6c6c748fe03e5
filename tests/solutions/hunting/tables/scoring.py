def _upper(face):
    return lambda dice: face * dice.count(face)


def _alike(n):
    return lambda dice: n * max((d for d in dice if dice.count(d) >= n), default=0)


def _straight(first, points):
    return lambda dice: points if sorted(dice) == list(range(first, first + 5)) else 0


def _two_pairs(dice):
    pairs = {d for d in dice if dice.count(d) >= 2}
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def _full_house(dice):
    return sum(dice) if {dice.count(d) for d in dice} == {2, 3} else 0


RULES = {
    "ONES": _upper(1),
    "TWOS": _upper(2),
    "THREES": _upper(3),
    "FOURS": _upper(4),
    "FIVES": _upper(5),
    "SIXES": _upper(6),
    "PAIR": _alike(2),
    "TWO_PAIRS": _two_pairs,
    "THREE_OF_A_KIND": _alike(3),
    "FOUR_OF_A_KIND": _alike(4),
    "SMALL_STRAIGHT": _straight(1, 15),
    "LARGE_STRAIGHT": _straight(2, 20),
    "FULL_HOUSE": _full_house,
    "YATZY": lambda dice: 50 if len(set(dice)) == 1 else 0,
    "CHANCE": sum,
}


def calculate_score(dice, category):
    return RULES[category](dice)
