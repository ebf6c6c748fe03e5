from scoring import chance, full_house, pair, small_straight, two_pairs, yatzy


def test_chance():
    assert chance([1, 2, 3, 4, 6]) == 16


def test_pair():
    assert pair([3, 3, 3, 4, 4]) == 8
    assert pair([1, 1, 6, 2, 6]) == 12
    assert pair([3, 3, 3, 4, 1]) == 0


def test_two_pairs():
    assert two_pairs([1, 1, 2, 3, 3]) == 8
    assert two_pairs([1, 1, 2, 3, 4]) == 0


def test_small_straight():
    assert small_straight([1, 2, 3, 4, 5]) == 15


def test_full_house():
    assert full_house([1, 1, 2, 2, 2]) == 8


def test_yatzy():
    assert yatzy([1, 1, 1, 1, 1]) == 50
    assert yatzy([1, 1, 1, 2, 1]) == 0
