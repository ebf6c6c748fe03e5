from greed.table import TABLE


def score(dice):
    total = 0
    for face, (single, triple) in TABLE.items():
        triples, rest = divmod(dice.count(face), 3)
        total += triples * triple + rest * single
    return total
