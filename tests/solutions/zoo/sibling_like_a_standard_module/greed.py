from statistics import singles_and_triples


def score(dice):
    total = 0
    for face, triples, singles in singles_and_triples(dice):
        total += triples * (1000 if face == 1 else face * 100)
        total += singles * {1: 100, 5: 50}.get(face, 0)
    return total
