from players_of_yatzy import PLAYERS


def chance(dice):
    return sum(dice)
