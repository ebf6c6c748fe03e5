"""A learner's own tests of the file beside it."""

from yatzy import chance, pair, small_straight


def test_chance():
    assert chance([6, 6, 5, 2, 1]) == 20


def test_pair():
    assert pair([2, 2, 5, 5, 6]) == 10


def test_three_alike_are_no_pair():
    assert pair([2, 2, 2, 5, 6]) == 0


def test_small_straight_in_any_order():
    assert small_straight([5, 3, 1, 2, 4]) == 15
