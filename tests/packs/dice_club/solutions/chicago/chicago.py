"""Chicago, as the dice club plays it: ones are 100, sixes 60, three ones 1000."""

WORTH = {1: 100, 6: 60}


def score(dice):
    if dice == [1, 1, 1]:
        return 1000
    return sum(WORTH.get(die, die) for die in dice)
