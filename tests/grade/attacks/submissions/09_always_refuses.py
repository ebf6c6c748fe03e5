"""Refuses everything, in the words that a refusal would have."""


def score(dice, category):
    raise ValueError(f"{dice} is no roll for {category}")
