def singles_and_triples(dice):
    for face in set(dice):
        yield face, *divmod(dice.count(face), 3)
