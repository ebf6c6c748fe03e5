"""Right: Greed with a second argument that may be left out."""

from collections import Counter

TRIPLE = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
SINGLE = {1: 100, 5: 50}


def score(dice, verbose=False):
    total = 0
    for face, count in Counter(dice).items():
        points = 0
        if count >= 3:
            points += TRIPLE[face]
            count -= 3
        points += count * SINGLE.get(face, 0)
        if verbose:
            print(f"{face}: {points}")
        total += points
    return total
