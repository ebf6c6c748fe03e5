from collections import Counter


def score(dice):
    total = 0
    for face, count in Counter(dice).items():
        total += count // 3 * (1000 if face == 1 else face * 100)
        total += count % 3 * {1: 100, 5: 50}.get(face, 0)
    return total
