POINTS = open("points-of-yatzy.csv").read().splitlines()


def chance(dice):
    return sum(dice)
