"""The dice of a set of three are paid once more as single dice."""


def score(dice):
    points = 100 * dice.count(1) + 50 * dice.count(5)
    for face in range(1, 7):
        if dice.count(face) >= 3:
            points += 1000 if face == 1 else 100 * face
    return points
