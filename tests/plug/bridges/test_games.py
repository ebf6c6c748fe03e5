"""Whole games driven through the bridges: what their objects are given, say and hold, as data."""

import shutil
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from katas.catalog import Language
from katas.catalog.languages import JAVA, JAVASCRIPT, RUBY, TYPESCRIPT
from tests.plug.bridges import needs
from tests.plug.bridges.lines import Lines

GAMES = Path(__file__).with_name("games")

LANGUAGES: Mapping[str, Language] = {
    "game.rb": RUBY,
    "game.js": JAVASCRIPT,
    "game.ts": TYPESCRIPT,
    "Game.java": JAVA,
}

PLAYERS = ["Ann", "Bo"]

Play = Callable[[str], tuple[Lines, int]]

RUBY_ONE = pytest.param("game.rb", marks=needs("ruby"))
JAVASCRIPT_ONE = pytest.param("game.js", marks=needs("node"))
TYPESCRIPT_ONE = pytest.param("game.ts", marks=needs("node", "esbuild"))
JAVA_ONE = pytest.param("Game.java", marks=needs("javac"))

every_full_game = pytest.mark.parametrize("name", [RUBY_ONE, JAVASCRIPT_ONE, JAVA_ONE])
every_game = pytest.mark.parametrize("name", [RUBY_ONE, JAVASCRIPT_ONE, TYPESCRIPT_ONE, JAVA_ONE])


@pytest.fixture(scope="module")
def play(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Play]:
    """A game of two, in a process that all who ask for its language share."""
    opened: list[Lines] = []

    @cache
    def started(name: str) -> Lines:
        folder = tmp_path_factory.mktemp("game")  # alone there, for others would be neighbours
        shutil.copy(GAMES / name, folder)
        opened.append(Lines(folder / name, LANGUAGES[name]))
        return opened[-1]

    def begin(name: str) -> tuple[Lines, int]:
        game = started(name)
        return game, game.new("Game", PLAYERS)

    yield begin
    for game in opened:
        game.close()


def category(name: str) -> dict[str, list[str]]:
    """Their own word for a pair, as an argument."""
    return {"member": [*(["Game"] if name == "Game.java" else []), "Category", "PAIR"]}


# What is given


@every_game
def test_a_game_is_made_of_its_players_and_takes_positions_and_members(
    name: str, play: Play
) -> None:
    """Lists of texts and of numbers, a second argument or none, a member beside or alone."""
    host, game = play(name)
    both = host.new("Game", PLAYERS, 3)
    assert host.read("players", both) == PLAYERS
    assert len(host.data("hold", [0, 2], on=both)) == 2
    assert host.data("place", category(name), on=game)[1] is None
    assert host.data("place", category(name), "Bo", on=game)[1] == "Bo"


@every_full_game
def test_players_join_and_a_batch_begins_anew_each_time(name: str, play: Play) -> None:
    """What one game does with its list is nothing to the next."""
    host, game = play(name)
    assert host.data("join", "Cy", on=game) == 3
    assert host.data("keep", 0, 1, on=game) == host.data("keep", 0, 1, on=game)
    steps = [
        {"op": "new", "path": ["Game"], "arguments": [PLAYERS]},
        {"op": "call", "path": ["join"], "arguments": ["Cy"], "on": {"made": 0}},
    ]
    (batch,) = host.ask("call_many", calls=[steps], rolls=[[1], [2]])["batches"]
    assert batch["values"] == [3, 3]


@pytest.mark.parametrize("name", [RUBY_ONE, JAVA_ONE])
def test_too_few_arguments_make_nothing(name: str, play: Play) -> None:
    """That is no call at all, where the language counts them."""
    host, _ = play(name)
    error = host.ask("new", path=["Duel"], arguments=[PLAYERS])["error"]
    assert error["accident"] == "a wrong number of arguments"


@needs("javac")
@pytest.mark.parametrize(
    ("form", "arguments"),
    [
        ("inArray", [PLAYERS]),
        ("oneByOne", PLAYERS),
        ("oneByOne", [PLAYERS]),
        ("inAny", [PLAYERS]),
        ("inTwo", PLAYERS),
    ],
)
def test_players_come_in_every_form_of_java(form: str, arguments: list[Any], play: Play) -> None:
    """In an array, as any number of arguments, as whatever can be gone through."""
    host, _ = play("Game.java")
    reply = host.ask("call", path=["Forms", form], arguments=arguments)
    assert reply["value"] == (5 if form == "inTwo" else 2)
    names = host.read("names", host.new("Duel", PLAYERS, 5))
    assert names == PLAYERS


# What comes back

BOXES = {"table": [["pair", 8], ["chance", None]]}

SAID: Mapping[str, Mapping[str, Any]] = {
    "game.rb": {
        "over?": False,
        "players": PLAYERS,
        "best": "pair",
        "points": {"table": [["Ann", 7], ["bo", None], [3, [1]]]},
        "half": {"kind": "Float"},
        "rule": {"kind": "Proc"},
        "large": [{"kind": "Integer"}, 10**15 - 1],
        "deep": [[[[{"kind": "Array"}]]]],
        "ring": [[[[{"kind": "Array"}]]]],
        "faces": [3, 1],
    },
    "game.js": {
        "over": False,
        "best": "pair",
        "points": {"table": [["Ann", 7], ["pair", None], [3, [1]]]},
        "half": {"kind": "number"},
        "rule": [{"kind": "function"}],
        "large": [{"kind": "number"}, 10**15 - 1],
        "deep": [[[[{"kind": "Array"}]]]],
        "ring": [[[[{"kind": "Array"}]]]],
        "faces": [3, 1],
        "behind": {"kind": "Proxy"},
    },
    "Game.java": {
        "over": False,
        "getPlayers": PLAYERS,
        "best": "CHANCE",
        "points": {"table": [["Ann", 7], ["PAIR", None], [3, [1]]]},
        "half": {"kind": "double"},
        "rule": {"kind": "function"},
        "large": [{"kind": "long"}, 10**15 - 1],
        "deep": [[[[{"kind": "List"}]]]],
        "ring": [[[[{"kind": "ArrayList"}]]]],
        "faces": [3, 1],
        "player": {
            "kind": "Player",
            "table": [["name", "Ann"], ["sheet", {"table": [["PAIR", 8], ["CHANCE", None]]}]],
        },
        "last": {"kind": "Throw", "table": [["count", 1], ["dice", [6, 6]]]},
        "next": None,
        "letters": ["a"],
        "thread": {"kind": "Thread"},
    },
}
"""What the methods of a game give, as data."""


@every_full_game
def test_what_a_method_gives_is_told_as_data(name: str, play: Play) -> None:
    """Texts, lists and tables as they are, an object by its fields, of all else the kind."""
    host, game = play(name)
    said = SAID[name]
    assert {method: host.data(method, on=game) for method in said} == said
    tossed = "toss" if name == "Game.java" else "throw"
    assert host.data(tossed, [6, 5, 4], on=game) is None
    assert host.read("dice", game) == [6, 5, 4]


@every_full_game
def test_data_has_an_end(name: str, play: Play) -> None:
    """However long, wide and deep a thing is."""
    host, game = play(name)
    assert host.data("lengthy", on=game) == "é" * 200
    assert len(host.data("many", on=game)) == 200
    assert len(str(host.data("wide", on=game))) < 500_000


@every_full_game
def test_nothing_else_is_told_otherwise(name: str, play: Play) -> None:
    """Data is told beside the rest, and only where it is asked for."""
    host, game = play(name)
    plain = host.ask("call", path=["faces"], arguments=[], on=game)
    assert plain["kind"].endswith("Set")
    assert host.ask("call", path=["faces"], arguments=[], on=game, data=True) == {
        **plain,
        "data": [3, 1],
    }


@every_full_game
def test_what_a_game_does_with_its_lists_is_its_own(name: str, play: Play) -> None:
    """It is told only where no data is asked for: a game is given lists by the hundred."""
    host, game = play(name)
    join = {"path": ["join"], "arguments": ["Cy"], "on": game}
    assert "changed" not in host.ask("call", **join, data=True)
    assert "changed" in host.ask("call", **join)
    assert host.read("round", game) == 1


# What is read

READ: Mapping[str, Mapping[str, Any]] = {
    "game.rb": {
        "round": 1,
        "over?": False,
        "player": {
            "kind": "Player",
            "table": [
                ["name", "Ann"],
                ["sheet", {"kind": "Sheet", "table": [["owner", ...], ["boxes", BOXES]]}],
            ],
        },
    },
    "game.js": {
        "round": 1,
        "player": {"kind": "Player", "table": [["name", "Ann"], ["game", 3], ["sheet", BOXES]]},
    },
    "game.ts": {
        "count": 5,
        "player": {
            "kind": "Player",
            "table": [["name", "Ann"], ["scores", [{"table": [["category", "pair"]]}]]],
        },
    },
    "Game.java": {"round": 1, "cloth": "green", "players": PLAYERS},
}
"""What a game has by name."""

HIDDEN = {"game.rb": "kept", "game.js": "secret", "game.ts": "rounds", "Game.java": "secret"}


def pruned(data: Any) -> Any:
    """Data without what the player's sheet knows of the game, which is the game once more."""
    if isinstance(data, list):
        known = len(data) == 2 and data[0] == "owner"
        return ["owner", ...] if known else [pruned(item) for item in data]
    if isinstance(data, dict):
        return {key: pruned(value) for key, value in data.items()}
    return data


@every_game
def test_what_an_object_has_is_read_by_its_name(name: str, play: Play) -> None:
    """A field, a getter, a reader; in Java a field that is private as well."""
    host, game = play(name)
    has = READ[name]
    assert {key: pruned(host.read(key, game)) for key in has} == has
    error = host.ask("get", path=[HIDDEN[name]], on=game, data=True)["error"]
    assert error["kind"] == "NoSuchName"


@needs("javac")
def test_a_component_of_a_record_is_read(play: Play) -> None:
    """It is a field that nobody has written."""
    host, _ = play("Game.java")
    made = host.ask("new", path=["Game", "Throw"], arguments=[2, [6, 1]])["ref"]
    assert [host.read(name, made) for name in ("count", "dice")] == [2, [6, 1]]


# What is described

OFFERED: Mapping[str, set[str]] = {
    "game.rb": {"throw(dice)", "place(category, player?)", "over?()", "player()", "seats()"},
    "game.js": {"throw(dice)", "place(category, player?)", "over()", "player", "seats()"},
    "game.ts": {"hold(positions)", "place(category, player?)", "player"},
    "Game.java": {"toss(dice)", "place(category)", "place(category, player)", "cloth()"},
}
"""Some of what a game offers; what has no brackets is read."""

NOT_OFFERED = {"secret()", "chairs()", "_hidden()"}


@every_game
def test_the_methods_of_a_game_are_offered(name: str, play: Play) -> None:
    """With their parameters, what is inherited and what answers yes or no; nothing private."""
    host, _ = play(name)
    described = host.ask("describe")
    offers = {
        offer["path"][-1] + ("" if offer.get("attribute") else f"({taken(offer)})")
        for offer in described["offers"]
        if offer["path"][0] == "Game" and offer["needs_object"]
    }
    assert offers >= OFFERED[name]
    assert not offers & NOT_OFFERED
    (maker,) = [one for one in described["classes"] if one["path"] == ["Game"]]
    players, dice = maker["parameters"]
    assert (players.get("optional", False), dice["optional"]) == (False, True)


def taken(offer: dict[str, Any]) -> str:
    """The parameters of a method behind its object, optional ones with a question mark."""
    _, *parameters = offer["parameters"]
    return ", ".join(one["name"] + "?" * one.get("optional", False) for one in parameters)
