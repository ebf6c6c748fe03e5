def score(dice, category):
    if category == "chance":
        return sum(dice)
    if category in ("1s", "2s", "3s", "4s", "5s", "6s"):
        return int(category[0]) * dice.count(int(category[0]))
    if category == "2 pairs":
        pairs = {d for d in dice if dice.count(d) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0
    if category in ("3 of a kind", "4 of a kind"):
        n = int(category[0])
        return max((n * d for d in dice if dice.count(d) >= n), default=0)
    raise KeyError(category)
