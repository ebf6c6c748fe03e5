RULES = {1: (100, 1000), 2: (0, 200), 3: (0, 300), 4: (0, 400), 5: (50, 500), 6: (0, 600)}


def score(dice, rules=RULES):
    total = 0
    for face, (single, triple) in rules.items():
        count = dice.count(face)
        total += count // 3 * triple + count % 3 * single
    return total
