def score(dice):
    total = 0
    for face in set(dice):
        triples, left = divmod(dice.count(face), 3)
        total += triples * (1000 if face == 1 else face * 100)
        total += left * {1: 100, 5: 50}.get(face, 0)
    return total
