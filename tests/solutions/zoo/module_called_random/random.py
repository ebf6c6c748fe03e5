import random


def chance(dice):
    return sum(dice)


def ones(dice):
    return dice.count(1)


def throw():
    return [random.randint(1, 6) for _ in range(5)]
