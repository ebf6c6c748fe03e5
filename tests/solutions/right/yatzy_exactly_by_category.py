"""Right: one function, the dice first and then the category as the text prints it."""

from collections import Counter

FACES = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}


def score(dice, category):
    if category in FACES:
        return sum(die for die in dice if die == FACES[category])

    counts = Counter(dice)
    pairs = [face for face, count in counts.items() if count == 2]

    match category:
        case "chance":
            return sum(dice)
        case "yatzy":
            return 50 if len(counts) == 1 else 0
        case "pair":
            return 2 * max(pairs) if pairs else 0
        case "two pairs":
            return 2 * sum(pairs) if len(pairs) == 2 else 0
        case "three of a kind":
            return alike(counts, 3)
        case "four of a kind":
            return alike(counts, 4)
        case "small straight":
            return 15 if set(dice) == {1, 2, 3, 4, 5} else 0
        case "large straight":
            return 20 if set(dice) == {2, 3, 4, 5, 6} else 0
        case "full house":
            return sum(dice) if sorted(counts.values()) == [2, 3] else 0
        case _:
            raise ValueError(f"no such category: {category}")


def alike(counts, wanted):
    for face, count in counts.items():
        if count == wanted:
            return face * wanted
    return 0
