def score_singles(dice):
    return sum({1: 100, 5: 50}.get(die, 0) for die in dice)


def score_triple(face):
    return 1000 if face == 1 else face * 100


def greed(dice):
    left, total = list(dice), 0
    for face in range(1, 7):
        if left.count(face) >= 3:
            total += score_triple(face)
            for _ in range(3):
                left.remove(face)
    return total + score_singles(left)
