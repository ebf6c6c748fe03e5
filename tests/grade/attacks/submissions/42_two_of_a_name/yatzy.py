"""Is a module and a package of the same name, the one wrong and the other too."""


def score(dice, category):
    return -1
