import pytest
import yatzy


def test_three_dice_are_refused_in_their_own_way():
    with pytest.raises(yatzy.NoSuchRoll):
        yatzy.score([1, 2, 3], "pair")


def test_four_dice():
    assert yatzy.score([6, 6, 1, 2], "pair") == 12
    assert yatzy.score([6, 6, 1, 2], "chance") == 15
