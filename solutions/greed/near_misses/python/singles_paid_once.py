"""It is only asked whether a one or a five is left, and not how many."""


def score(dice):
    points = 0
    rest = list(dice)
    for face in range(1, 7):
        if rest.count(face) >= 3:
            points += 1000 if face == 1 else 100 * face
            for _ in range(3):
                rest.remove(face)
    if 1 in rest:
        points += 100
    if 5 in rest:
        points += 50
    return points
