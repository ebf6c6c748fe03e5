import yatzy


def hand(*dice):
    return yatzy.Yatzy(*dice)


def test_pairs():
    assert hand(3, 3, 1, 2, 4).pair() == 6
    assert hand(5, 5, 2, 2, 3).pair() == 10
    assert hand(6, 6, 6, 2, 2).pair() == 4


def test_the_same_hand_twice():
    twice = yatzy.Yatzy(d1=1, d2=2, d3=3, d4=4, d5=6)
    assert twice.chance() == 16
    assert twice.chance() == 16
