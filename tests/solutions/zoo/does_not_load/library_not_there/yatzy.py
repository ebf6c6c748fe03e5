import numpy_for_dice.random as random


def chance(dice):
    return sum(dice)
