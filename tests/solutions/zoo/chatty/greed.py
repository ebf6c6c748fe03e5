import random


def score(dice):
    total = 0
    for face in range(1, 7):
        triples, singles = divmod(dice.count(face), 3)
        total += triples * (1000 if face == 1 else face * 100)
        total += singles * {1: 100, 5: 50}.get(face, 0)
    return total


roll = [random.randint(1, 6) for _ in range(5)]
print("You rolled", roll)
print("That is worth", score(roll))
