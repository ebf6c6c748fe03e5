"""The fives are looked at first, and the ones only where there is no five."""


def score(dice):
    points = 0
    rest = list(dice)
    for face in range(1, 7):
        if rest.count(face) >= 3:
            points += 1000 if face == 1 else 100 * face
            for _ in range(3):
                rest.remove(face)
    if 5 in rest:
        points += 50 * rest.count(5)
    elif 1 in rest:
        points += 100 * rest.count(1)
    return points
