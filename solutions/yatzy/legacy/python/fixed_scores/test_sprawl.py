# Unit tests for the Yatzy kata. All green when they were written.

import pytest

from yatzy import Yatzy

DICE = "d1, d2, d3, d4, d5, expected"


@pytest.mark.parametrize(DICE, [
    (1, 1, 3, 3, 6, 14),
    (4, 5, 5, 6, 1, 20),
    (2, 3, 2, 3, 3, 13),
])
def test_chance(d1, d2, d3, d4, d5, expected):
    assert Yatzy.Chance(d1, d2, d3, d4, d5) == expected


@pytest.mark.parametrize(DICE, [
    (1, 1, 1, 1, 1, 50),
    (1, 1, 1, 2, 1, 0),
    (6, 6, 6, 6, 6, 50),
])
def test_yatzy(d1, d2, d3, d4, d5, expected):
    assert Yatzy.yatzy([d1, d2, d3, d4, d5]) == expected


@pytest.mark.parametrize(DICE, [
    (3, 3, 3, 4, 5, 0),
    (1, 2, 1, 4, 5, 2),
])
def test_ones(d1, d2, d3, d4, d5, expected):
    assert Yatzy.ones(d1, d2, d3, d4, d5) == expected


@pytest.mark.parametrize(DICE, [
    (2, 3, 2, 5, 1, 4),
])
def test_twos(d1, d2, d3, d4, d5, expected):
    assert Yatzy.twos(d1, d2, d3, d4, d5) == expected


@pytest.mark.parametrize(DICE, [
    (3, 4, 3, 5, 3, 9),
])
def test_threes(d1, d2, d3, d4, d5, expected):
    assert Yatzy.threes(d1, d2, d3, d4, d5) == expected


@pytest.mark.parametrize(DICE, [
    (1, 1, 2, 4, 4, 8),
])
def test_fours(d1, d2, d3, d4, d5, expected):
    assert Yatzy(d1, d2, d3, d4, d5).fours() == expected


@pytest.mark.parametrize(DICE, [
    (5, 6, 5, 5, 2, 15),
])
def test_fives(d1, d2, d3, d4, d5, expected):
    assert Yatzy(d1, d2, d3, d4, d5).fives() == expected


@pytest.mark.parametrize(DICE, [
    (6, 1, 6, 2, 6, 18),
])
def test_sixes(d1, d2, d3, d4, d5, expected):
    assert Yatzy(d1, d2, d3, d4, d5).sixes() == expected


@pytest.mark.parametrize(DICE, [
    (1, 1, 6, 2, 6, 12),
    (3, 3, 3, 4, 4, 8),
])
def test_pair(d1, d2, d3, d4, d5, expected):
    assert Yatzy.pair(d1, d2, d3, d4, d5) == expected


@pytest.mark.parametrize(DICE, [
    (1, 1, 2, 3, 3, 8),
    (1, 1, 2, 3, 4, 0),
    (1, 1, 2, 2, 2, 0),
])
def test_two_pairs(d1, d2, d3, d4, d5, expected):
    assert Yatzy.two_pairs(d1, d2, d3, d4, d5) == expected


@pytest.mark.parametrize(DICE, [
    (3, 3, 3, 4, 5, 9),
    (3, 3, 4, 5, 6, 0),
])
def test_three_of_a_kind(d1, d2, d3, d4, d5, expected):
    assert Yatzy.ThreeOfAKind(d1, d2, d3, d4, d5) == expected


@pytest.mark.parametrize(DICE, [
    (2, 2, 2, 2, 5, 8),
    (2, 2, 2, 5, 5, 0),
])
def test_four_of_a_kind(d1, d2, d3, d4, d5, expected):
    assert Yatzy.four_of_a_kind(d1, d2, d3, d4, d5) == expected


@pytest.mark.parametrize(DICE, [
    (1, 2, 3, 4, 5, 15),
    (1, 2, 3, 5, 6, 0),
])
def test_small_straight(d1, d2, d3, d4, d5, expected):
    assert Yatzy.smallStraight(d1, d2, d3, d4, d5) == expected


@pytest.mark.parametrize(DICE, [
    (2, 3, 4, 5, 6, 20),
    (1, 2, 3, 4, 4, 0),
])
def test_large_straight(d1, d2, d3, d4, d5, expected):
    assert Yatzy.largeStraight(d1, d2, d3, d4, d5) == expected


@pytest.mark.parametrize(DICE, [
    (1, 1, 2, 2, 2, 8),
    (2, 2, 3, 3, 4, 0),
])
def test_full_house(d1, d2, d3, d4, d5, expected):
    assert Yatzy.full_house(d1, d2, d3, d4, d5) == expected
