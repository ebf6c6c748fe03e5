"""Broken: one chain of ifs that knows chance and ones only, and falls off its end."""


def score(dice, category):
    if category == "chance":
        return sum(dice)
    elif category == "ones":
        return dice.count(1)
