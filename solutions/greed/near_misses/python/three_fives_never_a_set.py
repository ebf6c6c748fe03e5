"""Fives are paid one by one and never as a set of three."""


def score(dice):
    points = 0
    for face in range(1, 7):
        count = dice.count(face)
        if face == 1:
            points += 1000 * (count // 3) + 100 * (count % 3)
        elif face == 5:
            points += 50 * count
        elif count >= 3:
            points += 100 * face
    return points
