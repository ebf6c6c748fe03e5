"""The three have to lie side by side."""


def score(dice):
    points = 0
    rest = list(dice)
    for place in range(len(dice) - 2):
        if dice[place] == dice[place + 1] == dice[place + 2]:
            points += 1000 if dice[place] == 1 else 100 * dice[place]
            del rest[place : place + 3]
            break
    return points + 100 * rest.count(1) + 50 * rest.count(5)
