"""What is left over of a face beyond its set of three is lost."""


def score(dice):
    points = 0
    for face in range(1, 7):
        count = dice.count(face)
        if count >= 3:
            points += 1000 if face == 1 else 100 * face
        elif face == 1:
            points += 100 * count
        elif face == 5:
            points += 50 * count
    return points
