"""The score is printed and not returned."""


def score(dice):
    points = 0
    for face in range(1, 7):
        count = dice.count(face)
        if count >= 3:
            points += 1000 if face == 1 else 100 * face
            count -= 3
        if face == 1:
            points += 100 * count
        if face == 5:
            points += 50 * count
    print(points)
