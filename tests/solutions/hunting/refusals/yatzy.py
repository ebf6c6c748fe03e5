class NoSuchRoll(Exception):
    """So many dice aren't rolled."""


def score(dice, category):
    if len(dice) not in (4, 5):
        raise NoSuchRoll(len(dice))
    return RULES[category](dice)


def pair(dice):
    return 2 * max((die for die in dice if dice.count(die) >= 2), default=0)


RULES = {"pair": pair, "chance": sum}
