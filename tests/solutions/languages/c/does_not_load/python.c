def chance(dice):
    return sum(dice)
