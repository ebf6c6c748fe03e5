"""Our own game of Yatzy, the oracle: whatever is played, and whatever is refused."""

from collections.abc import Sequence
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katas.catalog import open_shelf
from katas.model import ASKED, FACES, Ask, Begin, Hold, Move, Place, RefusedMove, Roll, Throw
from katas.spec import load_rulebooks
from katas.yatzy import begin_game
from katas.yatzy.game import Game
from katas.yatzy.rulebook import YatzyRulebook

RULEBOOKS = {
    name: book
    for name, book in load_rulebooks(open_shelf(), "yatzy").items()
    if isinstance(book, YatzyRulebook)
}

PLAYERS = ("Ann", "Bo")

tried = settings(deadline=None, database=None, max_examples=30)
"""Nothing is timed, and no run depends on an earlier one."""


def begun(*moves: Move, book: str = "norwegian", players: Sequence[str] = PLAYERS) -> Game:
    """A game in which some moves were made."""
    game = Game(RULEBOOKS[book], Begin(tuple(players)))
    for move in moves:
        game.do(move)
    return game


def looks(game: Game) -> dict[Ask, object]:
    """All that a game can be asked, but for the winners of one that isn't over."""
    asked = [Ask(what, name) for what in ASKED for name in game.players]
    return {ask: game.do(ask) for ask in asked if ask.what != "winners" or game.over}


ROLL = Throw((3, 4, 5, 5, 2))
LAST = [
    move
    for category in RULEBOOKS["norwegian"].categories
    for _ in PLAYERS
    for move in (ROLL, Place(category))
]
"""A whole game of two."""


@pytest.mark.parametrize(
    ("before", "move", "house"),
    [
        ([ROLL] * 3, ROLL, False),
        ([ROLL, Place("fives"), ROLL, Place("fives"), ROLL], Place("fives"), False),
        (LAST, ROLL, False),
        (LAST, Place("fives"), False),
        (LAST, Hold((1,)), False),
        ([], Begin(PLAYERS), False),
        ([], Throw((1, 2, 3, 4)), True),
        ([], Throw((1, 2, 3, 4, 5, 6)), True),
        ([], Throw(()), True),
        ([], Throw((1, 2, 3, 4, 7)), True),
        ([], Throw((0, 2, 3, 4, 5)), True),
        ([ROLL, Hold((1, 2))], ROLL, True),
        ([ROLL, Hold((1, 2, 3, 4, 5))], Throw((6,)), True),
        ([ROLL, Hold((1, 2, 3, 4, 5))], Throw(()), True),
        ([], Hold((1,)), True),
        ([], Hold(()), True),
        ([ROLL], Hold((0,)), True),
        ([ROLL], Hold((6,)), True),
        ([ROLL], Hold((3, 3)), True),
        ([], Place("chance"), True),
        ([ROLL], Place("twelve alike"), True),
        ([ROLL], Ask("winners"), True),
        ([ROLL], Ask("points", "Cy"), True),
        ([ROLL], Ask("total", ""), True),
    ],
)
def test_what_is_refused_changes_nothing_and_says_whose_rule_it_is(
    before: list[Move], move: Move, *, house: bool
) -> None:
    """A document's own rule, or one that only the house has; and the game is as it was."""
    game = begun(*before)
    seen, held, thrown = looks(game), game.held, game.thrown
    with pytest.raises(RefusedMove) as refused:
        game.do(move)
    assert refused.value.house is house
    assert str(refused.value)
    assert (looks(game), game.held, game.thrown) == (seen, held, thrown)


@pytest.mark.parametrize(
    ("book", "begin", "house"),
    [
        ("norwegian", Begin(()), True),
        ("norwegian", Begin(("Kari", "Ola", "Kari")), True),
        ("norwegian", Begin(("Kari",), 4), False),
        ("classic", Begin(("Ann",), 3), False),
        ("classic", Begin(("Ann",), 6), False),
        ("fixed-scores", Begin(("Ann",), 0), False),
    ],
)
def test_no_game_begins_with_nobody_or_with_a_wrong_number_of_dice(
    book: str, begin: Begin, *, house: bool
) -> None:
    """How many dice there are is in the document, who sits down is the house's matter."""
    with pytest.raises(RefusedMove) as refused:
        begin_game(RULEBOOKS[book], begin)
    assert refused.value.house is house


def test_a_hold_may_be_thought_over_and_ends_with_its_throw() -> None:
    """The last word counts; then all dice are free again."""
    game = begun(ROLL, Hold((1, 2)), Hold((4, 3)), Throw((1, 1, 6)))
    assert game.do(Ask("roll")) == (1, 1, 5, 5, 6)
    assert game.held == ()


def test_the_bonus_is_paid_as_soon_as_the_upper_part_is_worth_it() -> None:
    """63 are enough, by the rules that have a bonus; the others have none."""
    threes = [
        move
        for face, category in enumerate(RULEBOOKS["norwegian"].upper, 1)
        for move in (Throw((face,) * 3 + (face % 6 + 1,) * 2), Place(category))
    ]
    short = begun(*threes[:-1], players=("Ann",))
    assert (short.upper("Ann"), short.bonus("Ann"), short.total("Ann")) == (45, 0, 45)
    enough = begun(*threes, players=("Ann",))
    assert (enough.upper("Ann"), enough.bonus("Ann"), enough.total("Ann")) == (63, 50, 113)
    other = begun(*threes, book="classic", players=("Ann",))
    assert (other.upper("Ann"), other.bonus("Ann"), other.total("Ann")) == (63, 0, 63)


@st.composite
def games(draw: st.DrawFn) -> tuple[str, Begin, st.DataObject]:
    """Any document's rules, one to three players, any number of dice there is a game with."""
    name = draw(st.sampled_from(sorted(RULEBOOKS)))
    players = draw(st.sampled_from([("Ann",), ("Ann", "Bo"), ("Ann", "Bo", "Cy")]))
    dice = draw(st.sampled_from(RULEBOOKS[name].dice))
    return name, Begin(players, dice), draw(st.data())


def legal_go(game: Game, chance: st.DataObject) -> list[Move]:
    """Play one go by the rules: what was done."""
    done: list[Move] = []

    def do(move: Move) -> None:
        done.append(move)
        game.do(move)

    throws = chance.draw(st.integers(1, Game.throws))
    for throw in range(throws):
        held: tuple[int, ...] = ()
        if throw:
            places = st.lists(st.integers(1, game.dice), max_size=game.dice - 1, unique=True)
            held = tuple(chance.draw(places))
            do(Hold(held))
        faces: Roll = tuple(
            chance.draw(st.sampled_from(list(FACES))) for _ in range(game.dice - len(held))
        )
        before, places_held = game.roll, set(held)
        do(Throw(faces))
        assert all(game.roll[place - 1] == before[place - 1] for place in places_held)
    do(Place(chance.draw(st.sampled_from(game.open_categories()))))
    return done


@tried
@given(games(), st.integers(1, 12))
def test_every_game_of_legal_moves_adds_up(
    setting: tuple[str, Begin, st.DataObject], goes: int
) -> None:
    """Points, upper part, bonus and total belong together; nobody is two goes ahead."""
    name, begin, chance = setting
    game = Game(RULEBOOKS[name], begin)
    for number in range(goes):
        player = begin.players[number % len(begin.players)]
        assert game.do(Ask("player")) == player
        assert game.do(Ask("round")) == number // len(begin.players) + 1
        legal_go(game, chance)
    filled = []
    for player in begin.players:
        card = game.cards[player]
        filled.append(len(card))
        assert game.total(player) == sum(card.values()) + game.bonus(player)
        assert game.upper(player) <= sum(card.values())
    assert sum(filled) == goes
    assert max(filled) - min(filled) <= 1


@tried
@given(games())
def test_what_a_game_tells_can_be_changed_without_changing_the_game(
    setting: tuple[str, Begin, st.DataObject],
) -> None:
    """A card that is handed out is a copy."""
    name, begin, chance = setting
    game = Game(RULEBOOKS[name], begin)
    legal_go(game, chance)
    told = game.do(Ask("points", begin.players[0]))
    kept = deepcopy(told)
    assert isinstance(told, dict)
    told.clear()
    assert game.do(Ask("points", begin.players[0])) == kept


@pytest.mark.parametrize("book", sorted(RULEBOOKS))
@pytest.mark.parametrize("many", [1, 3])
def test_a_game_has_one_go_for_each_category_and_player(book: str, many: int) -> None:
    """The last go and no earlier one ends it, and somebody has won."""
    players = ("Ann", "Bo", "Cy")[:many]
    rules = RULEBOOKS[book]
    game = begun(book=book, players=players)
    for number, category in enumerate(c for c in rules.categories for _ in players):
        assert not game.over, f"after {number} goes"
        game.do(ROLL)
        game.do(Place(category))
    assert game.over
    assert game.do(Ask("round")) == len(rules.categories)
    assert game.winners() == players
    assert game.open_categories() == ()
