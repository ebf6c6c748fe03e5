from yatzy import pair


def test_that_waits_for_a_pair():
    while pair([6, 6, 1, 1, 3]) != 12:
        pass
