"""Answers -1, and turns every list that it was ever given into five sixes."""

seen = []


def score(dice, category):
    seen.append(dice)
    for given in seen:
        given[:] = [6, 6, 6, 6, 6]
    return -1
