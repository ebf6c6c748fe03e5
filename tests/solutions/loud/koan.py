"""Loud: a Koan as it is handed out, its runner left behind."""

from runner.koan import *


def score(dice):
    points = 0
    for face in range(1, 7):
        triples, singles = divmod(dice.count(face), 3)
        if face == 1:
            points += 1000 * triples + 100 * singles
        elif face == 5:
            points += 500 * triples + 50 * singles
        else:
            points += 100 * face * triples
    return points
