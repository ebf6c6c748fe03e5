"""Right: Greed in a file that is named like a module of Python's own."""


def score(dice):
    points = 0
    for face in range(1, 7):
        triples, singles = divmod(dice.count(face), 3)
        points += triples * (1000 if face == 1 else 100 * face)
        points += singles * {1: 100, 5: 50}.get(face, 0)
    return points
