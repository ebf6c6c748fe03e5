import pytest
from yatzy import *


def test_four_alike_are_two_pairs(score):
    assert score("3,3,3,3,1", "two pairs") == 12


def test_a_short_house(score):
    assert score("2,2,5,5", "full house") == 14


def test_three_dice(score):
    with pytest.raises(Exception):
        score("3,3,3", "pair")
