def chance(dice):
    return sum(dice)


while chance([1, 2, 3]) < 7:
    print("rolling again", "." * 1000)
