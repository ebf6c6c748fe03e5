from dice import Dice


def chance(dice):
    return Dice(dice).total()
