"""Is nested so deep that a reader of the whole falls over it."""


def score(dice, category):
    return @DEEP@
