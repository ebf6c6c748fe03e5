"""A game is asked that has no answers, or only to some of it."""

def test_points_that_nobody_looks_at(game):
    evening = game("Kari", "Ola")
    evening.throw("1,2,3,4,6")
    evening.place("Sjanse")
    assert evening.player == "Ola"


def test_points(game):
    evening = game("Kari", "Ola")
    evening.throw("1,2,3,4,6")
    assert evening.place("Sjanse") == 16


def test_any_points(game):
    evening = game("Kari", "Ola")
    evening.throw("1,2,3,4,6")
    assert evening.place("Sjanse")


def test_total(game):
    assert game("Kari").total("Kari") == 0


def test_round(game):
    with game("Kari").refused():
        game("Kari").round


def test_hold(game):
    evening = game("Kari")
    evening.throw("1,2,3,4,6")
    evening.hold(1)
