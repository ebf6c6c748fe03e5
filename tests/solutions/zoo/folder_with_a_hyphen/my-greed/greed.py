from .faces import SINGLES, triple


def score(dice):
    total = 0
    for face in set(dice):
        triples, rest = divmod(dice.count(face), 3)
        total += triples * triple(face) + rest * SINGLES.get(face, 0)
    return total
