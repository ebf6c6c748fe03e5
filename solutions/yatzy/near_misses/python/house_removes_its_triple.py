"""The three are removed from the list to see whether the other two agree."""

from fixed_scores import *


def full_house(dice):
    for face in range(1, 7):
        if dice.count(face) == 3:
            while face in dice:
                dice.remove(face)
            return 25 if dice[0] == dice[1] else 0
    return 0
