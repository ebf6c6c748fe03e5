"""The right solution, as text that is put in the place of `# @RIGHT@` in a submission."""

_ALIKE = {"pair": 2, "three of a kind": 3, "four of a kind": 4}
_UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"]


def _right(dice, category):
    counts = {face: dice.count(face) for face in set(dice)}
    pairs = [face for face, count in counts.items() if count == 2]
    if category in _UPPER:
        face = _UPPER.index(category) + 1
        return face * dice.count(face)
    if category in _ALIKE:
        much = _ALIKE[category]
        return much * max((face for face, count in counts.items() if count == much), default=0)
    scores = {
        "chance": lambda: True,
        "yatzy": lambda: len(counts) == 1,
        "two pairs": lambda: len(pairs) == 2,
        "small straight": lambda: sorted(dice) == [1, 2, 3, 4, 5],
        "large straight": lambda: sorted(dice) == [2, 3, 4, 5, 6],
        "full house": lambda: sorted(counts.values()) == [2, 3],
    }
    if not scores[category]():
        return 0
    if category == "two pairs":
        return 2 * sum(pairs)
    return 50 if category == "yatzy" else sum(dice)
