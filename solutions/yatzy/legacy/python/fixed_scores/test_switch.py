# Tests for score(). Copied from the other Yatzy and adapted.

import pytest

from yatzy import score

DICE = "d1, d2, d3, d4, d5, expected"


@pytest.mark.parametrize(DICE, [
    (3, 3, 3, 4, 5, 0),
    (1, 6, 4, 1, 1, 3),
])
def test_ones(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "ones") == expected


@pytest.mark.parametrize(DICE, [
    (2, 3, 2, 5, 1, 4),
])
def test_twos(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "twos") == expected


@pytest.mark.parametrize(DICE, [
    (3, 3, 3, 3, 3, 15),
])
def test_threes(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "threes") == expected


@pytest.mark.parametrize(DICE, [
    (1, 1, 2, 4, 4, 8),
])
def test_fours(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "fours") == expected


@pytest.mark.parametrize(DICE, [
    (5, 6, 5, 5, 2, 15),
])
def test_fives(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "fives") == expected


@pytest.mark.parametrize(DICE, [
    (6, 6, 4, 5, 5, 12),
    (1, 2, 3, 4, 5, 0),
])
def test_sixes(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "sixes") == expected


@pytest.mark.parametrize(DICE, [
    (3, 3, 3, 4, 4, 8),
    (1, 1, 6, 2, 6, 12),
    (3, 3, 3, 4, 1, 6),
])
def test_pair(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "pair") == expected


@pytest.mark.parametrize(DICE, [
    (1, 1, 2, 3, 3, 8),
    (6, 4, 6, 4, 6, 0),
    (1, 1, 2, 3, 4, 0),
])
def test_two_pairs(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "two pairs") == expected


@pytest.mark.parametrize(DICE, [
    (3, 3, 3, 4, 5, 9),
    (3, 3, 3, 3, 1, 9),
])
def test_three_of_a_kind(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "three of a kind") == expected


@pytest.mark.parametrize(DICE, [
    (2, 2, 2, 2, 5, 8),
    (2, 2, 2, 5, 5, 0),
])
def test_four_of_a_kind(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "four of a kind") == expected


@pytest.mark.parametrize(DICE, [
    (1, 2, 3, 4, 5, 30),
    (2, 3, 4, 5, 6, 0),
    (1, 2, 3, 5, 6, 0),
])
def test_small_straight(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "small straight") == expected


@pytest.mark.parametrize(DICE, [
    (2, 3, 4, 5, 6, 40),
    (1, 2, 3, 4, 5, 0),
])
def test_large_straight(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "large straight") == expected


@pytest.mark.parametrize(DICE, [
    (6, 6, 5, 5, 5, 27),
    (2, 2, 3, 3, 4, 0),
    (4, 4, 4, 4, 4, 0),
])
def test_full_house(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "full house") == expected


@pytest.mark.parametrize(DICE, [
    (1, 1, 3, 3, 6, 13),
    (6, 6, 6, 6, 6, 30),
])
def test_chance(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "chance") == expected


@pytest.mark.parametrize(DICE, [
    (5, 5, 5, 5, 5, 50),
    (1, 1, 1, 2, 1, 0),
])
def test_yatzy(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "yatzy") == expected
