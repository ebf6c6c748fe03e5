import yatzy


def test_a_pair():
    assert yatzy.pair([3, 3, 1, 2, 4]) == 6


def test_the_helper():
    assert yatzy._best([3, 3, 3, 1, 2]) == 0


def test_two_alike_are_enough():
    assert yatzy.pair([3, 3, 3, 1, 2]) == 6
