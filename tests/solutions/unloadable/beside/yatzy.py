"""Does not load: nothing is wrong here, but its neighbour doesn't parse."""

from dice_cup_that_leaks import add_up


def chance(dice):
    return add_up(dice)
