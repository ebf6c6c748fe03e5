"""The list of dice that was handed over is itself sorted."""


def score(dice):
    dice.sort()
    points = 0
    place = 0
    while place < len(dice):
        die = dice[place]
        if dice[place : place + 3] == [die, die, die]:
            points += 1000 if die == 1 else 100 * die
            place += 3
            continue
        if die == 1:
            points += 100
        if die == 5:
            points += 50
        place += 1
    return points
