"""Right: four dice may make a shorter straight or house; four alike are two pairs."""

FACES = ["ones", "twos", "threes", "fours", "fives", "sixes"]
SMALL = [[1, 2, 3, 4, 5], [1, 2, 3, 4]]
LARGE = [[2, 3, 4, 5, 6], [2, 3, 4, 5], [3, 4, 5, 6]]


class WrongNumberOfDice(Exception):
    pass


def score(dice, category):
    if len(dice) < 4 or len(dice) > 5:
        raise WrongNumberOfDice(len(dice))

    if category in FACES:
        face = FACES.index(category) + 1
        return face * dice.count(face)
    return LOWER[category](sorted(dice, reverse=True))


def _yatzy(dice):
    return 50 if dice[0] == dice[-1] else 0


def alike(dice, number):
    """The highest face that shows at least so many times pays for that many dice."""
    for face in dice:
        if dice.count(face) >= number:
            return face * number
    return 0


def _two_pairs(dice):
    pairs = []
    for face in range(1, 7):
        pairs += [2 * face] * (dice.count(face) // 2)
    return sum(pairs) if len(pairs) == 2 else 0


def straight(dice, accepted):
    return sum(dice) if dice[::-1] in accepted else 0


def _full_house(dice):
    counts = sorted(dice.count(face) for face in set(dice))
    return sum(dice) if counts in ([2, 3], [2, 2]) else 0


LOWER = {
    "chance": sum,
    "yatzy": _yatzy,
    "pair": lambda dice: alike(dice, 2),
    "two pairs": _two_pairs,
    "three of a kind": lambda dice: alike(dice, 3),
    "four of a kind": lambda dice: alike(dice, 4),
    "small straight": lambda dice: straight(dice, SMALL),
    "large straight": lambda dice: straight(dice, LARGE),
    "full house": _full_house,
}
