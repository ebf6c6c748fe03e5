"""What people call things in the code around a kata, in English and Norwegian.

Case, underscores and spaces don't matter: they are folded.
"""

from katas.catalog import fold


def _plain(text: str) -> frozenset[str]:
    """The words of a list, one a line or separated by commas, comparable."""
    return frozenset(fold(word) for word in text.replace("\n", ",").split(",") if word.strip())


FILLERS = _plain(
    """
    a, an, the, of, for, by, in, on, to, with, and, is, has, as, my, do, from, get, calculate,
    calc, compute, evaluate, eval, check, find, sum, total, add, play, score, scores, scoring,
    scored, cat, points, point, scorer, rule, rules, category, categories, strategy, combination,
    handler, calculator, evaluator, type, impl, class, func, function, method, value, result,
    dice, die, roll, rolls, hand, throw, game, yatzy, yahtzee, beregn, regn, ut, finn, sum,
    poeng, poengsum, for, av, kast, terninger, kategori, regel
    """
)
"""Words around the one that counts: get_score_for_category, calculateSumOfOnes, pair_rule."""

COUNTED = _plain("dice, dices, die, rolls, hands, throws, games, terninger, kast, tärningar")
"""What a number before it counts: two_dice are no twos."""

DICE = _plain(
    """
    dice, dices, die, roll, rolls, rolled, hand, throw, throws, faces, values, numbers, cup,
    dice list, dice roll, dice values, list of dice, set of dice, current roll, current dice,
    terninger, terning, kast, terningkast, terningene, verdier, øyne, tärningar, tärning
    """
)
"""Parameters and attributes that hold a roll."""

CATEGORY = _plain(
    """
    category, cat, rule, placement, type, kind, name, category name, rule name, score type,
    strategy, combination, scorer, box, slot, field, option, choice, mode, method, row,
    kategori, rubrikk, rute, felt, regel
    """
)
"""Parameters that hold a category."""

SETTERS = _plain(
    """
    set, with, use, give, assign, load, update, enter, sett
    """
)
"""Methods that hand an object its roll."""

UPPER = _plain(
    """
    upper, upper section, upper score, number, numbers, simple, singles, single, face, faces,
    same, matching, sum of, sum of number, sum number, sum numbers, sum for, sum same, sum by
    number, score number, score numbers, score of number, score for number, score by number,
    sum of face, score face, n of, all of, add up, sum of kind, sum dice of value, sum of
    value, single face, single number, single value, score upper, sum equal, sum matching, sum
    of matching, count and sum, sum dice, sum of dice
    """
)
"""A helper for all of the upper section, given the dice and a face."""

KINDS = _plain(
    """
    of a kind, of kind, n of a kind, n of kind, x of a kind, kind, alike, n alike, same kind,
    multiple, multiples
    """
)
"""A rule for several categories, made with how many dice are to be equal."""

LEGACY = _plain(
    """
    legacy, old, original, orig, before, deprecated, backup, bak, first, bad, messy, gammel
    """
)
"""Words that mark what was there before, and what came after it."""

CLEAN = _plain(
    """
    new, refactored, refactoring, clean, cleaned, better, improved, after, final, modern, ny
    """
)
""""""
