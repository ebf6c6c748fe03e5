"""A kata whose game has four dice as well, and no bonus."""

def test_four_dice(game):
    evening = game("Ann", dice=4)
    evening.throw("3,3,4,4")
    assert evening.place("two pairs") == 14
    assert evening.points("Ann") == {"two pairs": 14}
    with game.refused():
        game("Ann", dice=6)
    with game.refused():
        game()


def test_no_bonus(game):
    game("Ann").bonus("Ann")
