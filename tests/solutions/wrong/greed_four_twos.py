"""Wrong: 2, 3, 4 and 6 pay only when exactly three alike; a fourth one loses all."""


def score(dice):
    points = 0
    for face in (2, 3, 4, 6):
        if dice.count(face) == 3:
            points += 100 * face
    ones = dice.count(1)
    fives = dice.count(5)
    points += ones // 3 * 1000 + ones % 3 * 100
    points += fives // 3 * 500 + fives % 3 * 50
    return points
