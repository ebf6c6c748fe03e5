"""The three are removed from the list that was handed over."""


def score(dice):
    points = 0
    for face in range(1, 7):
        if dice.count(face) >= 3:
            points += 1000 if face == 1 else 100 * face
            for _ in range(3):
                dice.remove(face)
    return points + 100 * dice.count(1) + 50 * dice.count(5)
