import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

with open(os.path.join(HERE, "points.json")) as file:
    POINTS = json.load(file)


def score(dice):
    total = 0
    for face, (single, triple) in POINTS.items():
        triples, rest = divmod(dice.count(int(face)), 3)
        total += triples * triple + rest * single
    return total
