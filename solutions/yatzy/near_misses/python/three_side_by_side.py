"""Each die is compared with the next two only, and nothing is sorted."""

from classic import *


def three_of_a_kind(dice):
    check(dice)
    for place in range(len(dice) - 2):
        if dice[place] == dice[place + 1] == dice[place + 2]:
            return 3 * dice[place]
    return 0
