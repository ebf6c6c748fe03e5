"""The function returns as soon as there is a set of three, and what lies beside it is forgotten."""


def score(dice):
    for face in range(1, 7):
        if dice.count(face) >= 3:
            return 1000 if face == 1 else 100 * face
    return 100 * dice.count(1) + 50 * dice.count(5)
