from . import rules
from .words import function_name


def score(dice, category):
    return rules.TABLE[function_name(category)](dice)
