"""Wrong: "or" where "and" was meant, so that every roll is refused."""

from collections import Counter

FACES = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}


def score(dice, category):
    if len(dice) != 4 or len(dice) != 5:
        raise ValueError("Yatzy is played with four or five dice")

    counts = Counter(dice)
    if category in FACES:
        return FACES[category] * counts[FACES[category]]
    if category == "chance":
        return sum(dice)
    if category == "yatzy":
        return 50 if len(counts) == 1 else 0
    if category == "pair":
        return 2 * max(at_least(2, counts), default=0)
    if category == "two pairs":
        pairs = at_least(2, counts)
        return 2 * sum(pairs) if len(pairs) == 2 else 0
    if category == "three of a kind":
        return 3 * sum(at_least(3, counts))
    if category == "four of a kind":
        return 4 * sum(at_least(4, counts))
    if category == "small straight":
        return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
    if category == "large straight":
        return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
    if category == "full house":
        return sum(dice) if sorted(counts.values()) == [2, 3] else 0
    raise KeyError(category)


def at_least(number, counts):
    return [face for face, count in counts.items() if count >= number]
