def pair(dice):
    return _best(dice)


def _best(dice):
    return 2 * max((die for die in dice if dice.count(die) >= 2), default=0)
