def score(d1, d2, d3, d4, d5, category):
    dice = [d1, d2, d3, d4, d5]
    counts = [dice.count(face) for face in (1, 2, 3, 4, 5, 6)]
    numbers = ("ones", "twos", "threes", "fours", "fives", "sixes")
    if category in numbers:
        at = numbers.index(category)
        return counts[at] * (at + 1)
    if category == "chance":
        return sum(dice)
    if category == "yatzy":
        return 50 if 5 in counts else 0
    if category in ("pair", "three-of-a-kind", "four-of-a-kind"):
        wanted = {"pair": 2, "three-of-a-kind": 3, "four-of-a-kind": 4}[category]
        return max([wanted * (at + 1) for at in range(6) if counts[at] >= wanted] + [0])
    if category == "two-pairs":
        pairs = [at + 1 for at in range(6) if counts[at] >= 2]
        return sum(pairs) * 2 if len(pairs) == 2 else 0
    if category == "small-straight":
        return 15 if counts == [1, 1, 1, 1, 1, 0] else 0
    if category == "large-straight":
        return 20 if counts == [0, 1, 1, 1, 1, 1] else 0
    if category == "full-house":
        return sum(dice) if 2 in counts and 3 in counts else 0
