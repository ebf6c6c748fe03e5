"""Offers twenty thousand functions, each of which could be a category."""

for number in range(20_000):
    exec(f"def pair_{number}_of_a_kind(dice, category=None, *more): return -1")


def score(dice, category):
    return -1
