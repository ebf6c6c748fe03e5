"""Is wrong; its settings say that another kata is meant, other rules, other code, and a pack of its own."""


def score(dice, category):
    return -1
