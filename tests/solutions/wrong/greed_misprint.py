"""Wrong: three alike pay only when they lie next to each other in the roll."""


def score(dice):
    points = 0
    i = 0
    while i < len(dice):
        face = dice[i]
        if list(dice[i : i + 3]) == [face, face, face]:
            points += 1000 if face == 1 else 100 * face
            i += 3
        else:
            if face == 1:
                points += 100
            elif face == 5:
                points += 50
            i += 1
    return points
