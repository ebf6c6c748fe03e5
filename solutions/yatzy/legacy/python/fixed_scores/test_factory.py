# Unit tests (one per strategy). Covers 100 % of the requirements.

import pytest

from yatzy import score

DICE = "d1, d2, d3, d4, d5, expected"


@pytest.mark.parametrize(DICE, [
    (1, 1, 3, 3, 6, 14),
    (4, 5, 5, 6, 1, 21),
])
def test_chance(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "chance") == expected


@pytest.mark.parametrize(DICE, [
    (3, 3, 3, 4, 5, 0),
])
def test_ones(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "ones") == expected


@pytest.mark.parametrize(DICE, [
    (2, 6, 2, 1, 2, 6),
])
def test_twos(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "twos") == expected


@pytest.mark.parametrize(DICE, [
    (1, 2, 4, 5, 6, 0),
])
def test_threes(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "threes") == expected


@pytest.mark.parametrize(DICE, [
    (1, 1, 2, 4, 4, 8),
])
def test_fours(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "fours") == expected


@pytest.mark.parametrize(DICE, [
    (5, 1, 2, 3, 5, 10),
])
def test_fives(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "fives") == expected


@pytest.mark.parametrize(DICE, [
    (6, 1, 6, 2, 6, 16),
])
def test_sixes(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "sixes") == expected


@pytest.mark.parametrize(DICE, [
    (3, 3, 3, 4, 4, 8),
    (3, 3, 3, 3, 1, 6),
    (6, 4, 2, 1, 3, 0),
])
def test_pair(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "pair") == expected


@pytest.mark.parametrize(DICE, [
    (1, 1, 2, 3, 4, 0),
    (1, 1, 2, 2, 2, 8),
])
def test_two_pairs(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "two pairs") == expected


@pytest.mark.parametrize(DICE, [
    (3, 3, 3, 4, 5, 18),
    (3, 3, 4, 5, 6, 0),
])
def test_three_of_a_kind(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "three of a kind") == expected


@pytest.mark.parametrize(DICE, [
    (2, 2, 2, 2, 2, 8),
    (6, 6, 1, 6, 6, 24),
    (6, 4, 6, 1, 6, 0),
])
def test_four_of_a_kind(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "four of a kind") == expected


@pytest.mark.parametrize(DICE, [
    (1, 2, 3, 4, 5, 30),
    (1, 2, 3, 4, 6, 0),
    (2, 4, 5, 1, 6, 0),
])
def test_small_straight(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "small straight") == expected


@pytest.mark.parametrize(DICE, [
    (2, 3, 4, 5, 6, 40),
    (1, 2, 3, 4, 5, 40),
    (1, 2, 3, 4, 6, 0),
])
def test_large_straight(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "large straight") == expected


@pytest.mark.parametrize(DICE, [
    (1, 1, 2, 2, 2, 25),
    (2, 2, 2, 1, 1, 8),
    (2, 2, 3, 3, 4, 0),
])
def test_full_house(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "full house") == expected


@pytest.mark.parametrize(DICE, [
    (1, 1, 1, 1, 1, 50),
    (4, 4, 4, 4, 5, 0),
])
def test_yatzy(d1, d2, d3, d4, d5, expected):
    assert score([d1, d2, d3, d4, d5], "yatzy") == expected
