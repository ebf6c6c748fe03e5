"""Three alike are looked for before two."""

from classic import *


def pair(dice):
    check(dice)
    for times in (5, 4, 3, 2):
        for face in (6, 5, 4, 3, 2, 1):
            if dice.count(face) == times:
                return 2 * face
    return 0
