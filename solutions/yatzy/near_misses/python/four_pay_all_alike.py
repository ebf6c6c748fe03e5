"""All dice of the face are paid and not four of them."""

from classic import *


def four_of_a_kind(dice):
    face = highest(4, dice)
    return face * dice.count(face)
