"""A list of six places is counted from 0."""


def score(dice):
    counts = [0] * 6
    for die in dice:
        counts[die] += 1
    points = 0
    for face in range(1, 6):
        if counts[face] >= 3:
            points += 1000 if face == 1 else 100 * face
            counts[face] -= 3
    return points + 100 * counts[1] + 50 * counts[5]
