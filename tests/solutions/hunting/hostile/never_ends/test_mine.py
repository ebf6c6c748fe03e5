from yatzy import pair


def test_that_ends():
    assert pair([3, 3, 1, 2, 4]) == 6


def test_that_does_not():
    while pair([3, 3, 1, 2, 4]):
        pass
