"""All dice of the face are paid and not three of them."""

from classic import *


def three_of_a_kind(dice):
    face = highest(3, dice)
    return face * dice.count(face)
