"""Each die beyond the third pays as much as the three."""


def score(dice):
    points = 0
    for face in range(1, 7):
        count = dice.count(face)
        if count >= 3:
            points += (1000 if face == 1 else 100 * face) * (count - 2)
        elif face == 1:
            points += 100 * count
        elif face == 5:
            points += 50 * count
    return points
