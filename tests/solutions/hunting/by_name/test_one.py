from scoring import pair


def test_a_pair():
    assert pair([3, 3, 1, 2, 4]) == 6
