"""Right: functions that are no plain functions any more: kept in a cache, or partly filled in."""

from functools import cache, lru_cache, partial


@cache
def chance(*dice):
    return sum(dice)


@lru_cache(maxsize=None)
def yatzy(*dice):
    return 50 if len(set(dice)) == 1 else 0


def count_up(face, dice):
    return face * dice.count(face)


ones = partial(count_up, 1)


@cache
def twos(dice):
    return 2 * dice.count(2)
