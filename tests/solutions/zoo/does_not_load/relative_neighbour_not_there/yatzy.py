from .dice_cup import Cup


def chance(dice):
    return Cup(dice).total()
