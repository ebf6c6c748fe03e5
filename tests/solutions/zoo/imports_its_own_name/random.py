import random


def score(dice):
    total = 0
    for face in set(dice):
        count = dice.count(face)
        total += count // 3 * (1000 if face == 1 else face * 100)
        total += count % 3 * {1: 100, 5: 50}.get(face, 0)
    return total


def roll(number_of_dice=5):
    return [random.randint(1, 6) for _ in range(number_of_dice)]
