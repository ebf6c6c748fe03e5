"""A game is found by its names and signatures, whatever its shape, and played as it is called."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from katas.errors import UsageError
from katas.model import (
    GAME,
    GAME_PARTS,
    Answer,
    Ask,
    Begin,
    Failure,
    Keeper,
    Outcome,
    Place,
    Throw,
    Verdict,
)
from katas.plug import InProcess, Solution, read_part
from katas.plug.elsewhere import open_elsewhere
from katas.plug.hosts.replies import outcome
from katas.plug.playing.calls import GameCalls, Part
from katas.plug.resident.data import as_data
from katas.spec import Recorder, Specification, replay

KATA = "yatzy-norwegian"

Write = Callable[..., Path]
Open = Callable[[str], Specification]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write the right game with some of its text replaced, each piece once or more."""
    text = (Path(__file__).parent.parent / "solutions" / "games" / "right.py").read_text("utf-8")

    def write(*replaced: tuple[str, str], after: str = "") -> Path:
        written = text
        for old, new in replaced:
            assert old in written, old
            written = written.replace(old, new)
        file = tmp_path / "my_game.py"
        file.write_text(written + after, "utf-8")
        return file

    return write


@pytest.fixture
def plug(spec: Open) -> Callable[..., Solution]:
    """Plug a file into the kata with all the parts."""
    return lambda file, calls=None: spec(KATA).plug(InProcess(file), calls)


def calls(solution: Solution) -> dict[str, str]:
    """Each part that was found, as it is called."""
    game = solution.binding.game
    missing = solution.binding.not_in_the_game
    parts = GAME_PARTS if game else ()
    return {part: game.text(part) for part in parts if game and part not in missing}


def failed(spec: Open, solution: Solution) -> list[str]:
    """The examples of a game that are not passed."""
    examples = [item for item in Recorder(spec(KATA)).transcript() if item.moves]
    return [str(item.example.place) for item in replay(examples, solution) if not item.passed]


# Names


def test_the_contract_s_own_names_are_found(write: Write, plug: Callable[..., Solution]) -> None:
    """Methods that are handed what the contract says, properties and attributes that are read."""
    assert calls(plug(write())) == {
        "Game": "Game(players)",
        "game.throw": "game.throw(dice)",
        "game.hold": "game.hold(positions)",
        "game.place": "game.place(category)",
        "game.roll": "game.roll",
        "game.player": "game.player",
        "game.round": "game.round",
        "game.over": "game.over",
        "game.points": "game.points(player)",
        "game.upper": "game.upper(player)",
        "game.bonus": "game.bonus(player)",
        "game.total": "game.total(player)",
        "game.winners": "game.winners()",
    }


def test_norwegian_names_are_found(references: Path, plug: Callable[..., Solution]) -> None:
    """A Norwegian kata is solved in Norwegian."""
    file = references / "yatzy" / "reference" / "python" / "norwegian.py"
    assert calls(plug(file)) == {
        "Game": "Spill(players)",
        "game.throw": "game.kast(dice)",
        "game.hold": "game.hold_igjen(positions)",
        "game.place": "game.før(category)",
        "game.roll": "game.bord",
        "game.player": "game.deltaker",
        "game.round": "game.runde",
        "game.over": "game.over",
        "game.points": "game.poeng(player)",
        "game.upper": "game.delsum(player)",
        "game.bonus": "game.bonus(player)",
        "game.total": "game.sum(player)",
        "game.winners": "game.vinnere",
    }


PROPERTY = "    @property\n    def "
OBJECT = """

class Player:
    def __init__(self, name):
        self.name = name
"""
ENUM = """

from enum import Enum

class Category(Enum):
    ENERE = 1; TOERE = 2; TREERE = 3; FIRERE = 4; FEMMERE = 5; SEKSERE = 6
    PAR = 7; TO_PAR = 8; TRE_LIKE = 9; FIRE_LIKE = 10; HUS = 11
    LITEN_STRAIGHT = 12; STOR_STRAIGHT = 13; SJANSE = 14; YATZY = 15

SPELT = dict(zip(Category, CATEGORIES))
"""

ROWS = """return {
            **dict.fromkeys(CATEGORIES),
            **self.cards[player],
            "sum": self.total(player),
            "bonus": self.bonus(player),
        }"""

SHAPES: dict[str, tuple[list[tuple[str, str]], str, dict[str, str]]] = {
    "methods where others have properties": (
        [
            (PROPERTY, "    def "),
            ("self.over", "self.over()"),
            ("self.player]", "self.player()]"),
        ],
        "",
        {"game.over": "game.over()", "game.player": "game.player()", "game.round": "game.round()"},
    ),
    "names in camelCase, with a word before them": (
        [
            ("def over", "def isOver"),
            ("self.over", "self.isOver"),
            ("def points(", "def getPoints("),
            ("def total(", "def getTotal("),
            ("self.total(", "self.getTotal("),
            ("class Game", "class YatzyGame"),
        ],
        "",
        {
            "Game": "YatzyGame(players)",
            "game.over": "game.isOver",
            "game.points": "game.getPoints(player)",
            "game.total": "game.getTotal(player)",
        },
    ),
    "everything one by one": (
        [
            ("players, dice=5", "*players"),
            (" or dice != 5", ""),
            ("def throw(self, dice", "def throw(self, *dice"),
            ("def hold(self, positions", "def hold(self, *positions"),
        ],
        "",
        {
            "Game": "Game(*players)",
            "game.throw": "game.throw(*dice)",
            "game.hold": "game.hold(*positions)",
        },
    ),
    "the table is an attribute from the first throw on": (
        [
            ("        self.goes = 0\n        self.roll = []\n", "        self.goes = 0\n"),
            ("not self.roll", "not getattr(self, 'roll', None)"),
            ("        self.goes += 1\n        self.roll = []\n", "        self.goes += 1\n"),
        ],
        "",
        {"game.roll": "game.roll"},
    ),
    "the cards of all in one table": (
        [
            (
                "    def points(self, player):\n        return dict(self.cards[player])\n",
                "    def points(self):\n        return self.cards\n",
            )
        ],
        "",
        {"game.points": "game.points()"},
    ),
    "the cards are an attribute": (
        [
            (
                "    def points(self, player):\n        return dict(self.cards[player])\n",
                "",
            ),
            ("self.cards", "self.card"),
        ],
        "",
        {"game.points": "game.card"},
    ),
    "a player is an object": (
        [
            ("return self.players[self", "return Player(self.players[self"),
            ("% len(self.players)]\n", "% len(self.players)])\n"),
            ("self.cards[self.player]", "self.cards[self.player.name]"),
            ("return [name for", "return [Player(name) for"),
        ],
        OBJECT,
        {"game.player": "game.player"},
    ),
    "the number of dice has to be told": (
        [("dice=5", "dice")],
        "",
        {"Game": "Game(players, dice)"},
    ),
    "categories are members of an enumeration": (
        [
            ("category not in CATEGORIES", "not isinstance(category, Category)"),
            ("score(self.roll, category)", "score(self.roll, SPELT[category])"),
            ("return dict(self.cards[player])", "return {**self.cards[player]}"),
            ("(category, 0) for category in UPPER)", "(each, 0) for each in [*Category][:6])"),
        ],
        ENUM,
        {"game.place": "game.place(category)"},
    ),
    "a table has rows that are no categories, and some that are empty": (
        [
            (
                "return dict(self.cards[player])",
                ROWS,
            )
        ],
        "",
        {"game.points": "game.points(player)"},
    ),
    "winners are told as one name where there is one": (
        [
            ("        return [name for", "        won = [name for"),
            ("== most]\n", "== most]\n        return won if len(won) > 1 else won[0]\n"),
        ],
        "",
        {"game.winners": "game.winners()"},
    ),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_game_of_another_shape_is_found_and_played(
    shape: str, write: Write, plug: Callable[..., Solution], spec: Open
) -> None:
    """Found out by what is there, and right in every example."""
    replaced, after, found = SHAPES[shape]
    solution = plug(write(*replaced, after=after))
    assert solution.binding.not_in_the_game == {}
    assert calls(solution).items() >= found.items()
    assert failed(spec, solution) == []


# What isn't there, or not yet

TO_DO = "        raise NotImplementedError\n"


@pytest.mark.parametrize(
    ("replaced", "part", "says"),
    [
        (
            ("(self, positions):\n", f"(self, positions):\n{TO_DO}"),
            "game.hold",
            "game.hold(positions) is there, and still to be written",
        ),
        (
            ("total(self, player):\n", f"total(self, player):\n{TO_DO}"),
            "game.total",
            "game.total(player) is there, and still to be written",
        ),
        (
            ("self, positions):\n", "self, first, second, third):\n        positions = []\n"),
            "game.hold",
            "Game.hold(self, first, second, third) is there, but takes other things than positions",
        ),
        (("def winners(self):", "def somebody(self):"), "game.winners", "add winners to the class"),
        (("def upper(", "def lower("), "game.upper", "add upper(player) to the class"),
    ],
)
def test_a_part_that_can_not_be_used_says_what_to_do(
    replaced: tuple[str, str], part: str, says: str, write: Write, plug: Callable[..., Solution]
) -> None:
    """Still to be written, handed other things, or not there: the other parts are found."""
    solution = plug(write(replaced))
    assert str(solution.binding.not_in_the_game[part]) == says
    assert set(solution.binding.not_in_the_game) == {part}
    table = solution.table()
    assert isinstance(table.do(Begin(("Ann",))), Answer)
    move = {"game.hold": "hold", "game.total": "total"}.get(part)
    assert move is None or part not in calls(solution)
    came = table.do(Ask(part.removeprefix("game."), "Ann"))
    assert isinstance(came, Failure)
    assert came.verdict is Verdict.NOT_THERE


BEGUN = """
class Game:
    def __init__(self, players):
        raise NotImplementedError
"""
OF_DICE = """
class Yatzy:
    def __init__(self, dice):
        self.dice = dice
    def score(self, category):
        return score(self.dice, category)
    def roll(self):
        return self.dice
"""
STATIC = """
class Yatzy:
    @staticmethod
    def sjanse(dice):
        return sum(dice)
"""
OF_NOTHING = """
class Game:
    def throw(self, dice):
        pass
"""


@pytest.fixture
def write_scoring(write: Write) -> Callable[[str], Path]:
    """Write the score of the right game without the game, and something else below it."""

    def write_it(after: str = "") -> Path:
        file = write()
        file.write_text(file.read_text("utf-8").partition("class Game")[0] + after, "utf-8")
        return file

    return write_it


@pytest.mark.parametrize(
    "after",
    ["", BEGUN, OF_DICE, STATIC, OF_NOTHING],
    ids=["a function alone", "a stub", "made of dice", "static methods", "made of nothing"],
)
def test_what_only_scores_is_no_game(
    after: str, write_scoring: Callable[[str], Path], plug: Callable[..., Solution]
) -> None:
    """One thing is missing, the game; none of its parts is told beside it."""
    file = write_scoring(after)
    binding = plug(file).binding
    assert binding.game is None
    assert [*binding.not_in_the_game] == [GAME]
    missing = binding.not_in_the_game[GAME]
    assert str(missing) == "write a class Game, made with the players' names in playing order"
    assert missing.line == 'Game = "Spill(players)"'


def test_nothing_is_played_where_there_is_no_game(
    write_scoring: Callable[[str], Path], plug: Callable[..., Solution]
) -> None:
    """A move comes to an outcome as any other request does."""
    table = plug(write_scoring("")).table()
    for move in (Begin(("Ann",)), Throw((1,) * 5), Ask("over")):
        came = table.do(move)
        assert isinstance(came, Failure)
        assert came.verdict is Verdict.NOT_THERE


def test_a_roll_is_scored_in_the_game_where_no_function_scores_it(
    write: Write, plug: Callable[..., Solution]
) -> None:
    """Thrown and placed, in a game of its own for each roll."""
    solution = plug(write(("def score(", "def _points("), ("= score(", "= _points(")))
    assert not solution.binding.missing
    assert str(solution.binding.calls["pair"]) == (
        'game = Game(["Ann"]); game.throw(dice); game.place("Par")'
    )


# Written down


@pytest.mark.parametrize(
    ("part", "text", "read"),
    [
        ("Game", "Spill(players)", GameCalls(("Spill",))),
        ("Game", "yatzy.Spill(*players)", GameCalls(("yatzy", "Spill"), players_each=True)),
        ("Game", "Spill(players, dice)", GameCalls(("Spill",), dice="always")),
        ("game.throw", "game.kast(dice)", Part(("kast",), handed="dice")),
        ("game.throw", "game.kast(*dice)", Part(("kast",), each=True, handed="dice")),
        ("game.hold", "game.cup.keep(positions)", Part(("cup", "keep"), handed="positions")),
        ("game.place", "game.put(category)", Part(("put",), handed="category")),
        ("game.roll", "game.bord", Part(("bord",), attribute=True)),
        ("game.over", "game.slutt()", Part(("slutt",))),
        ("game.points", "game.kort(player)", Part(("kort",), handed="player")),
        ("game.points", "game.kort", Part(("kort",), attribute=True)),
    ],
)
def test_a_part_is_read_as_it_is_written_down(part: str, text: str, read: GameCalls | Part) -> None:
    """As `kata calls` shows it, so that it can be copied from there."""
    assert read_part(part, text) == read


@pytest.mark.parametrize(
    ("part", "text"),
    [
        ("Game", "Spill"),
        ("Game", "Spill()"),
        ("Game", "Spill(names)"),
        ("Game", "Spill(players, 5)"),
        ("Game", "Spill(players=players)"),
        ("Game", "Spill(dice, players)"),
        ("game.throw", "kast(dice)"),
        ("game.throw", "spill.kast(dice)"),
        ("game.throw", "game"),
        ("game.throw", "game.kast(category)"),
        ("game.throw", "game.kast(dice, 2)"),
        ("game.throw", "game.kast(dice=dice)"),
        ("game.throw", "game.kast"),
        ("game.place", "game.put(*category)"),
        ("game.roll", "game.roll(player)"),
        ("game.roll", "game['roll']"),
        ("game.roll", "__import__('os').getcwd()"),
        ("game.roll", "game.roll and ("),
        ("game.roll", ""),
        ("game.roll", "(" * 5000),
        ("game.roll", "game.\x00roll"),
    ],
)
def test_what_can_not_be_a_part_is_refused_with_an_example(part: str, text: str) -> None:
    """Nothing is evaluated; what could stand there is told."""
    with pytest.raises(UsageError) as refused:
        read_part(part, text)
    such = {
        "Game": "Game(players)",
        "game.throw": "game.throw(dice)",
        "game.place": "game.place(category)",
        "game.roll": "game.roll",
    }[part]
    assert refused.value.problem == f"[tool.katas.calls] {part}: {text[:200]!r} can't be used"
    assert refused.value.advice == f'such as "{such}"'


@pytest.mark.parametrize(
    ("calls", "problem", "found"),
    [
        ({"Game": "Omgang(players)"}, "Game: there is no class Omgang", "there is: Game"),
        (
            {"game.throw": "game.cast(dice)"},
            "game.throw: there is no cast in the game",
            "there is: throw, hold, ",
        ),
    ],
)
def test_what_is_written_down_and_not_there_is_told_at_once(
    calls: dict[str, str], problem: str, found: str, write: Write, plug: Callable[..., Solution]
) -> None:
    """One message with what there is, and no example fails for it."""
    with pytest.raises(UsageError) as refused:
        plug(write(), calls)
    assert refused.value.problem == f"[tool.katas.calls] {problem}"
    assert refused.value.found[0].startswith(found)


def test_a_game_that_can_not_be_begun_is_one_thing_to_mend(
    write: Write, plug: Callable[..., Solution]
) -> None:
    """Not an example after the other fails for it: it is told once, with the line."""
    solution = plug(write(("def __init__(self, players, dice=5):", BROKEN)))
    assert solution.binding.game is None
    assert set(solution.binding.not_in_the_game) == {GAME}
    said = str(solution.binding.not_in_the_game[GAME])
    assert said.startswith("Game(players) raises AttributeError: 'list' object has no attribute")
    assert "(my_game.py:" in said


BROKEN = "def __init__(self, players, dice=5):\n        self.names = players.names"


def test_what_is_written_down_is_taken_by_its_word(
    write: Write, plug: Callable[..., Solution], spec: Open
) -> None:
    """Names that nobody could guess work once they are written down."""
    file = write(
        ("class Game", "class Abend"),
        ("def throw", "def plumps"),
        ("def winners", "def kings"),
        ("self.roll", "self.felt"),
    )
    found = {
        "Game": "Abend(players)",
        "game.throw": "game.plumps(dice)",
        "game.winners": "game.kings()",
        "game.roll": "game.felt",
    }
    solution = plug(file, found)
    assert solution.binding.not_in_the_game == {}
    assert failed(spec, solution) == []


# As data


def answered(data: Any) -> Outcome:
    """The reply to a call, read."""
    return outcome({"value": None, "kind": "dict", "shown": "…", "data": data})


def deep(levels: int) -> Any:
    """A list in a list in a list."""
    return [deep(levels - 1)] if levels else 1


@pytest.mark.parametrize(
    ("data", "read"),
    [
        (True, True),
        (7, 7),
        (10**15, None),
        (-(10**20), None),
        (1.5, None),
        ("Ann", "Ann"),
        ("\ud800", "?"),
        ("x" * 3000, "x" * 2000),
        ([1, 2, [3]], (1, 2, (3,))),
        ([1] * 300, (1,) * 200),
        (deep(4), ((((1,),),),)),
        (deep(5), ((((None,),),),)),
        ({"table": [["a", 1], [2, None]]}, {"a": 1, 2: None}),
        ({"table": [[["a"], 1], [{"table": []}, 2], ["b", 3]]}, {"b": 3}),
        ({"table": [[f"{key}", 1] for key in range(300)]}, {f"{key}": 1 for key in range(200)}),
        ({"kind": "Player", "table": [["name", "Ann"]]}, {"name": "Ann"}),
        ({"kind": "Player"}, None),
        ({"ref": 3}, None),
        (None, None),
    ],
)
def test_what_a_game_answers_is_read_with_care(data: Any, read: object) -> None:
    """Lists as tuples, tables as mappings, all of a measure; what is neither is nothing."""
    came = answered(data)
    assert isinstance(came, Answer)
    assert came.data == read
    assert type(came.data) is type(read)


@pytest.mark.parametrize(
    "table",
    [None, 3, "ab", {"a": 1}, [1], ["ab"], [["a"]], [["a", 1, 2]], [["a", 1], {"b": 2}]],
)
def test_a_table_that_is_none_follows_no_protocol(table: Any) -> None:
    """It is told in pairs, or it is not told."""
    came = answered({"table": table})
    assert isinstance(came, Failure)
    assert (came.verdict, came.message) == (Verdict.PROTOCOL, "a table is told in pairs")


def test_an_answer_told_in_full_is_the_same_from_a_process_of_its_own(
    write: Write, spec: Open
) -> None:
    """Objects, tables and members cross as data, and the game goes as it does here."""
    replaced, after, _ = SHAPES["a player is an object"]
    file = write(*replaced, after=after)

    def game(table: Keeper) -> Iterator[Outcome]:
        for move in (Begin(("Ann", "Bo")), Throw((6, 6, 1, 2, 3)), Place("pair")):
            yield table.do(move)
        for what in ("player", "round", "over", "points", "total", "roll"):
            yield table.do(Ask(what, "Ann"))
        yield table.do(Throw((1, 2)))

    def told(item: Outcome) -> object:
        return item.data if isinstance(item, Answer) else item.verdict

    with closing(open_elsewhere(file)) as host:
        there = [told(item) for item in game(spec(KATA).plug(host).table())]
    here = [told(item) for item in game(spec(KATA).plug(InProcess(file)).table())]
    assert there == here
    assert here[3:7] == ["Bo", 1, False, {"pair": 12}]
    assert here[-1] is Verdict.RAISED


def test_the_same_game_in_two_files_has_its_own_places(
    write: Write, plug: Callable[..., Solution]
) -> None:
    """A copy that lies beside it is another file, though every line is the same."""
    mine = write()
    copy = mine.with_name("a_copy.py")
    copy.write_bytes(mine.read_bytes())
    for file in (mine, copy):
        table = plug(file).table()
        table.do(Begin(("Ann",)))
        came = table.do(Throw((1, 2, 3, 4, 5)))
        assert isinstance(came, Answer)
        assert came.place == f"{file.name}:50 in throw"


class Ran(BaseException):
    """Code of theirs was run."""


@contextmanager
def untouched() -> Iterator[list[str]]:
    """A list that what was run writes itself into: it stays empty."""
    ran: list[str] = []
    yield ran
    assert ran == []


def test_an_object_is_told_by_what_it_holds_and_nothing_of_it_is_run() -> None:
    """Whatever it says of its class, its fields and its way through, its own fields are read."""
    with untouched() as ran:

        class Lying:
            def __init__(self) -> None:
                object.__setattr__(self, "name", "Ann")

            def __getattribute__(self, name: str) -> Any:
                ran.append(name)
                raise Ran

            def __iter__(self) -> Any:
                ran.append("iter")
                raise Ran

            def __repr__(self) -> str:
                ran.append("repr")
                raise Ran

            def __eq__(self, other: object) -> bool:
                ran.append("eq")
                raise Ran

            def __hash__(self) -> int:
                ran.append("hash")
                raise Ran

        class Items(list[int]):
            def __iter__(self) -> Any:
                ran.append("items")
                raise Ran

        class Pairs(dict[str, int]):
            def items(self) -> Any:
                ran.append("pairs")
                raise Ran

        class Word(str):
            __slots__ = ()

            def __str__(self) -> str:
                ran.append("str")
                raise Ran

        told = as_data([Lying(), Items([1, 2]), Pairs(a=1), Word("Bo")])
    player, items, pairs, word = told
    assert player["table"] == [["name", "Ann"]]
    assert (items, pairs, word) == ([1, 2], {"table": [["a", 1]]}, "Bo")


def test_slots_are_fields_and_those_without_a_value_are_none() -> None:
    """An object needs no dictionary of its own to hold something."""

    class Die:
        __slots__ = ("held", "value")
        held: bool
        value: int

    die = Die()
    die.value = 6
    assert as_data(die)["table"] == [["value", 6]]


def test_a_property_that_raises_and_a_class_that_lies_harm_nobody() -> None:
    """What an object would answer is not asked for."""

    def run(_: object) -> Any:
        raise Ran

    hostile = {name: property(run) for name in ("__class__", "__dict__", "__mro__", "__name__")}
    sly = type("Sly", (), hostile)()
    meta = type("Meta", (type,), hostile)
    slyer = meta("Slyer", (), {"__init__": lambda self: setattr(self, "name", "Ann")})()
    assert "table" not in as_data(sly)
    assert as_data(slyer)["table"] == [["name", "Ann"]]


def test_the_keys_of_a_table_are_not_looked_for() -> None:
    """A player may be a key; how he is hashed and compared is his own matter."""
    with untouched() as ran:

        class Key:
            def __hash__(self) -> int:
                ran.append("hash")
                return 1

            def __eq__(self, other: object) -> bool:
                ran.append("eq")
                raise Ran

        table = {Key(): 1}
        ran.clear()
        assert [value for _, value in as_data(table)["table"]] == [1]


def test_what_holds_itself_comes_to_an_end() -> None:
    """At a depth that no game needs, it is told by its kind."""
    ring: list[Any] = []
    ring.append(ring)
    table: dict[str, Any] = {}
    table["self"] = table
    assert str(as_data(ring)).count("[") == 4
    assert str(as_data(table)).count("'table'") == 4


def test_what_is_long_is_cut() -> None:
    """Two hundred entries are more than any card has."""
    assert len(as_data(list(range(1000)))) == 200
    assert len(as_data(dict.fromkeys(range(1000)))["table"]) == 200
    assert as_data(10**30)["kind"] == "int"
    assert as_data(1.5)["kind"] == "float"
    assert as_data(len)["kind"]
