"""The loop over the faces stops at five."""

from classic import *


def full_house(dice):
    check(dice)
    two = three = 0
    for face in range(1, 6):
        if dice.count(face) == 2:
            two = 2 * face
        if dice.count(face) == 3:
            three = 3 * face
    return two + three if two and three else 0
