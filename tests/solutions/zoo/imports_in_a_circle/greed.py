FACES = range(1, 7)

from dice import Dice


def score(dice):
    total = 0
    for face, (triples, rest) in zip(FACES, Dice(dice).parts()):
        total += triples * (1000 if face == 1 else face * 100)
        total += rest * {1: 100, 5: 50}.get(face, 0)
    return total
