def score(dice, category):
    if category == "Chance":
        return sum(dice)
    if category == "Yatzy":
        return 50 if len(set(dice)) == 1 else 0
    if category == "One Pair":
        return alike(dice, 2)
    if category == "Three of a Kind":
        return alike(dice, 3)
    if category == "Four of a Kind":
        return alike(dice, 4)
    raise ValueError("Invalid category")


def alike(dice, n):
    return max((n * d for d in dice if dice.count(d) >= n), default=0)
