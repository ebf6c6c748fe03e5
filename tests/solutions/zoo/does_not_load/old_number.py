FACES = [01, 02, 03, 04, 05, 06]


def ones(dice):
    return dice.count(FACES[0])
