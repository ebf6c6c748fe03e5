"""What a game should do that follows the Norwegian rules."""

import pytest

from katas import Refused


def test_a_go_ends_with_a_place(game):
    evening = game("Kari", "Ola")
    evening.throw("3,4,5,5,2")
    evening.hold(3, 4)
    evening.throw([5, 1, 3])
    assert evening.roll == [5, 1, 5, 5, 3]
    assert evening.place("fives") == 15
    assert evening.player == "Ola"
    assert (evening.round, evening.over) == (1, False)
    assert evening.points("Kari") == {"Femmere": 15}
    assert evening.upper("Kari") == evening.total("Kari") == 15
    assert evening.bonus("Kari") == 0


def test_three_throws_are_all_there_are(game):
    evening = game(["Kari"])
    for _ in range(3):
        evening.throw("1,2,3,4,6")
        evening.hold()
    with evening.refused():
        evening.throw("1,2,3,4,6")
    with pytest.raises(Refused, match="får ikke kaste 6,6,6,6,6"):
        evening.throw("6,6,6,6,6")
    assert evening.roll == [1, 2, 3, 4, 6]


def test_two_games_are_two(game):
    first, second = game("Kari"), game("Ola")
    first.throw("1,1,1,1,1")
    assert first.place("Yatzy") == 50
    assert (first.round, second.round, second.player) == (2, 1, "Ola")


def test_the_end(game):
    evening = game("Kari")
    for category in (
        "ones", "twos", "threes", "fours", "fives", "sixes", "pair", "two pairs",
        "three of a kind", "four of a kind", "full house", "small straight",
        "large straight", "chance", "yatzy",
    ):
        assert not evening.over
        evening.throw("6,6,6,6,6")
        evening.place(category)
    assert evening.over
    assert evening.winners == ["Kari"]
    with evening.refused():
        evening.place("Yatzy")
