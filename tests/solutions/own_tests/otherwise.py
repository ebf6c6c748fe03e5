"""Each of these is wrong about a game that is right in everything."""


def test_a_throw_too_many(game):
    evening = game("Kari")
    for _ in range(4):
        evening.throw("1,2,3,4,6")


def test_no_such_game(game):
    game("Kari", dice=4)


def test_too_early(game):
    assert game("Kari").winners == []


def test_nothing_against_it(game):
    evening = game("Kari", "Ola")
    with evening.refused():
        evening.throw("1,2,3,4,6")


def test_nothing_against_asking(game):
    evening = game("Kari", "Ola")
    with evening.refused():
        evening.total("Ola")


def test_nothing_against_both(game):
    with game.refused():
        game("Kari", "Ola")


def test_nothing_tried(game):
    with game("Kari").refused():
        pass


def test_no_roll(game):
    game("Kari").throw("1;2")


def test_another_category(game):
    evening = game("Kari")
    evening.throw("1,2,3,4,6")
    evening.place("Hest")
