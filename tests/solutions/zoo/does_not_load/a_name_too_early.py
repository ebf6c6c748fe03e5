RULES = {"chance": chance}


def chance(dice):
    return sum(dice)
