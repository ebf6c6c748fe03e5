"""Only the first three dice are looked at for a set."""


def score(dice):
    points = 0
    rest = list(dice)
    if len(dice) >= 3 and dice[0] == dice[1] == dice[2]:
        points = 1000 if dice[0] == 1 else 100 * dice[0]
        rest = dice[3:]
    return points + 100 * rest.count(1) + 50 * rest.count(5)
