"""The fives beyond the first three are lost."""


def score(dice):
    points = 1000 * (dice.count(1) // 3) + 100 * (dice.count(1) % 3)
    for face in range(2, 7):
        if dice.count(face) >= 3:
            points += 100 * face
        elif face == 5:
            points += 50 * dice.count(5)
    return points
