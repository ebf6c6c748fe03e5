from scoring import four_of_a_kind, large_straight, pair, small_straight, three_of_a_kind


def test_three():
    assert three_of_a_kind([3, 3, 3, 4, 5]) == 9
    assert three_of_a_kind([6, 6, 6, 1, 1]) == 18
    assert three_of_a_kind([2, 2, 2, 2, 1]) == 0


def test_straights():
    assert small_straight([1, 2, 3, 4, 5]) == 15
    assert large_straight([1, 2, 3, 4, 5]) == 0
