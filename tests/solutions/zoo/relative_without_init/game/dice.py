def total(dice):
    return sum(dice)
