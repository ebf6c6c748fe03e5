"""All dice of the face are paid and not two of them."""

from classic import *


def pair(dice):
    face = highest(2, dice)
    return face * dice.count(face)
