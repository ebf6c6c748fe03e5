"""Has one expression of a hundred thousand parts, which is read by going down them all."""


def score(dice, category):
    return 0 @MANY@
