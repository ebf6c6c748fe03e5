"""Where a one lies beside the three, all the ones are counted once more."""


def score(dice):
    points = 0
    ones, fives = dice.count(1), dice.count(5)
    if ones >= 3:
        points += 1000
    if ones != 3:
        points += 100 * ones
    for face in range(2, 7):
        if dice.count(face) >= 3:
            points += 100 * face
    if fives >= 3:
        fives -= 3
    return points + 50 * fives
