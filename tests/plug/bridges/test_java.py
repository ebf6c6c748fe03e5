"""The bridge to Java: what it describes of each shape, what comes of its calls, what it refuses."""

import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from katas.catalog.languages import JAVA
from katas.errors import UsageError
from katas.model import Answer, Outcome, Roll, Verdict
from katas.plug import Limits
from katas.plug.bridges import open_bridge
from katas.plug.hosts.performing import one_by_one, perform
from katas.plug.hosts.port import Argument, Dice, Made, Member, Reference, Step, Wrapped
from katas.plug.hosts.surface import Class, Offer, Parameter
from katas.plug.hosts.worker import Worker
from tests.plug.bridges import ROLL, failed, needs, scored

pytestmark = needs("javac")

SHAPES = Path(__file__).parents[2] / "solutions" / "languages" / "java"

LANGUAGE = JAVA
ROLLS: list[Roll] = [(3, 1, 3, 2, 6), (6, 1, 1, 1, 1), (2, 2, 2, 2, 2), (1, 2, 3, 4, 5)]
LONG = LIMITS = Limits(call=5, run=None)
SHORT = Limits(call=1, run=None)

Bridge = Callable[[str], Worker]
Fresh = Callable[..., Worker]


@pytest.fixture
def fresh() -> Iterator[Fresh]:
    """Run a file in a process of the test's own."""
    opened: list[Worker] = []

    def plug(file: Path, limits: Limits = LONG) -> Worker:
        opened.append(open_bridge(file, JAVA, limits=limits))
        return opened[-1]

    yield plug
    for host in opened:
        host.close()


def ask(host: Worker, path: str, *arguments: Argument, on: Reference | None = None) -> Outcome:
    """Call what a dotted name leads to, with the usual roll if with nothing else."""
    return host.call(path.split("."), arguments or [ROLL], on)


def made(host: Worker, path: str, *arguments: Argument) -> Reference:
    """Make an object of a class that a dotted name leads to."""
    reference = host.new(path.split("."), arguments)
    assert isinstance(reference, Reference), reference
    return reference


# What is described


OFFERED: Mapping[str, list[str]] = {
    "static_and_instance/Yatzy.java": [
        "Yatzy.chance(d1, d2, d3, d4, d5)",
        "Yatzy.yatzy(*dice)",
        "Yatzy.ones(d1, d2, d3, d4, d5)",
        "Yatzy.fours(self)",
        "Yatzy.fives(self)",
    ],
    "object_given_dice/Hand.java": ["Hand.setDice(self, dice)", "Hand.chance(self)"],
    "enum_dispatch/YatzyGame.java": ["YatzyGame.score(self, category, dice)"],
    "enum_of_rules/Category.java": ["Category.score(self, dice)", "Category.rule(self, arg0)"],
    "strategies/src/main/java/com/acme/yatzy/Yatzy.java": [
        "Yatzy.score(self, dice, rule)",
        "Yatzy.chance(self, dice)",
        "Yatzy.pair(self, dice)",
        "Rule.score(self, dice)",
        "Rule.count(self, dice, face)",
        "Pair.score(self, dice)",
        "Pair.count(self, dice, face)",
        "Chance.score(self, dice)",
        "Chance.count(self, dice, face)",
    ],
    "neighbours/Yatzy.java": ["Yatzy.chance(self)", "Dice.sum(self)"],
    "strategies_in_one_file/Rules.java": [
        "Rule.score(self, dice)",
        "OfAKind.score(self, dice)",
        "Pair.score(self, dice)",
        "FourOfAKind.score(self, dice)",
        "Rules.score(rule, dice)",
    ],
    "functions_by_name/Yatzy.java": [
        "Yatzy.CHANCE(roll)",
        "Yatzy.YATZY(arg0)",
        "Yatzy.RULES.pair(arg0)",
        "Yatzy.UPPER.ONES(arg0)",
    ],
    "factories/Roll.java": [
        "Roll.random()",
        "Roll.of(*dice)",
        "Roll.from(dice)",
        "Roll.chance(self)",
        "Table.getInstance()",
        "Table.chance(self, roll)",
    ],
    "wrapped_dice/Cup.java": [
        "Die.face(self)",
        "Cup.chance(self)",
        "Cup.highest(*dice)",
        "Cup.sum(*dice)",
        "Cup.first(dice, place)",
        "Cup.Face.of(pips)",
    ],
    "several_ways/Yatzy.java": [
        "Yatzy.chance(self)",
        "Yatzy.chance(self, dice)",
        "Yatzy.chance(self, dice)",
        "Yatzy.score(category)",
        "Yatzy.score(category)",
        "Yatzy.score(category)",
        "Yatzy.score(kind)",
        "Yatzy.face(face)",
        "Yatzy.Inner.Most.chance(a, b)",
        "Yatzy.Inner.Deepest.chance(self, dice)",
    ],
    "newer_java/Yatzy.java": [
        "Roll.sum(self)",
        "Roll.empty()",
        "Yatzy.score(roll, rule)",
        "Yatzy.about()",
    ],
    "generics/Yatzy.java": [
        "Scorer.score(self, dice)",
        "Scorer.twice(self, dice)",
        "Sum.sum(self, numbers)",
        "Sum.score(self, dice)",
        "Sum.twice(self, dice)",
        "Chance.score(self, dice)",
        "Chance.sum(self, numbers)",
        "Chance.twice(self, dice)",
        "Ones.score(self, dice)",
        "Ones.sum(self, numbers)",
        "Ones.twice(self, dice)",
        "Yatzy.score(self, scorer, dice)",
    ],
    "left_out/YatzyWithItsTests.java": ["YatzyWithItsTests.chance(self, dice)"],
}
"""What each shape offers, in the order it is written: no main, nothing private, no tests."""


@pytest.mark.parametrize("file", OFFERED)
def test_what_can_be_called_is_offered(bridge: Bridge, file: str) -> None:
    """Methods of all kinds, functions that have a name, those of the neighbours that are needed."""
    assert [*map(str, bridge(file).describe().offers)] == OFFERED[file]


def offer(host: Worker, path: str) -> Offer:
    """The first offer with a dotted name."""
    return next(item for item in host.describe().offers if ".".join(item.path) == path)


def cls(host: Worker, path: str) -> Class:
    """The class with a dotted name."""
    found = host.describe().find_class(path.split("."))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("file", "path", "types"),
    [
        ("static_and_instance/Yatzy.java", "Yatzy.yatzy", ["int..."]),
        ("enum_dispatch/YatzyGame.java", "YatzyGame.score", ["Category", "int[]"]),
        ("functions_by_name/Yatzy.java", "Yatzy.UPPER.ONES", ["List<Integer>"]),
        ("wrapped_dice/Cup.java", "Cup.highest", ["Die..."]),
        ("generics/Yatzy.java", "Scorer.score", ["T"]),
        ("generics/Yatzy.java", "Chance.twice", ["List<Integer>"]),
        ("generics/Yatzy.java", "Sum.sum", ["List<? extends Number>"]),
    ],
)
def test_types_are_told_as_they_are_written(
    bridge: Bridge, file: str, path: str, types: Sequence[str]
) -> None:
    """Without packages; a type variable is what the class around it makes of it."""
    assert [item.annotation for item in offer(bridge(file), path).parameters] == types


def test_the_line_of_an_offer_is_that_of_its_name(bridge: Bridge) -> None:
    """Whatever is annotated above it."""
    assert offer(bridge("static_and_instance/Yatzy.java"), "Yatzy.fours").line == 30
    assert offer(bridge("left_out/YatzyWithItsTests.java"), "YatzyWithItsTests.chance").line == 17


MADE: Mapping[tuple[str, str], str] = {
    ("static_and_instance/Yatzy.java", "Yatzy"): "Yatzy(d1, d2, d3, d4, _5)",
    ("object_given_dice/Hand.java", "Hand"): "Hand(dice)",
    ("factories/Roll.java", "Roll"): "Roll(*dice)",
    ("factories/Roll.java", "Table"): "Table()",
    ("wrapped_dice/Cup.java", "Cup"): "Cup(dice)",
    ("several_ways/Yatzy.java", "Yatzy"): "Yatzy(*dice)",
    ("several_ways/Yatzy.java", "Yatzy.Inner.Deepest"): "Yatzy.Inner.Deepest(bonus)",
    ("newer_java/Yatzy.java", "OfAKind"): "OfAKind(times)",
    ("newer_java/Yatzy.java", "Roll"): "Roll(dice)",
    ("wrapped_dice/Cup.java", "Cup.Face"): "Cup.Face(pips)",
}
"""How objects are made: by a constructor, else by what gives one."""


@pytest.mark.parametrize(("file", "path"), MADE)
def test_a_class_is_described_with_what_makes_it(bridge: Bridge, file: str, path: str) -> None:
    """Of several ways, the one that takes the dice."""
    maker = cls(bridge(file), path).maker
    assert str(maker) == MADE[file, path]


def test_what_another_constructor_does_without_is_optional(bridge: Bridge) -> None:
    """An object may be made of nothing, and then be given the dice."""
    maker = cls(bridge("object_given_dice/Hand.java"), "Hand").maker
    assert maker is not None
    assert maker.parameters == (Parameter("dice", optional=True, annotation="int[]"),)


def test_what_is_abstract_is_told(bridge: Bridge) -> None:
    """Interfaces too; and an enumeration has members instead of a maker."""
    host = bridge("strategies_in_one_file/Rules.java")
    assert [cls(host, name).abstract for name in ("Rule", "OfAKind", "Pair")] == [True, True, False]
    category = cls(bridge("enum_of_rules/Category.java"), "Category")
    assert (category.maker, category.abstract) == (None, False)
    assert [member.path[-1] for member in category.members] == ["ONES", "CHANCE", "YATZY"]


def test_names_for_things_are_told(bridge: Bridge) -> None:
    """Attributes that can be set, texts and numbers of a class, objects that stand for rules."""
    assert cls(bridge("object_given_dice/Hand.java"), "Hand").attributes == ("dice", "rerolls")
    rules = bridge("strategies_in_one_file/Rules.java")
    named = {item.path[-1]: item.value for item in cls(rules, "Rules").members}
    assert named == {"BONUS": 50, "NAME": "yatzy"}
    objects = {item.path: item.of for item in rules.describe().constants}
    assert objects == {("Rules", "PAIR"): ("Pair",), ("Rules", "CHANCE"): ("Rule",)}


def test_libraries_that_are_missing_are_told(bridge: Bridge) -> None:
    """Those that a file can do without, for only its tests and annotations need them."""
    assert bridge("left_out/YatzyWithItsTests.java").describe().stood_in == (
        "org.assertj.core.api",
        "org.junit.jupiter.api",
        "com.acme.never",
        "javax.annotation",
        "org.jetbrains.annotations",
        "org.springframework.stereotype",
    )


# What comes of a call


def of_dice(path: str, method: str, dice: Dice = Dice.EACH) -> list[Step]:
    """A call of an object that is made of the dice."""
    return [Step("new", tuple(path.split(".")), (dice,)), Step("call", (method,), (), on=0)]


def of_nothing(path: str, method: str, *arguments: int) -> list[Step]:
    """A call of an object that gets the dice with it."""
    new = Step("new", tuple(path.split(".")), arguments)
    return [new, Step("call", (method,), (Dice.LIST,), on=0)]


@pytest.mark.parametrize(
    ("form", "value"),
    [
        *[(name, 15) for name in ("array", "boxes", "list", "collection", "iterable", "linked")],
        *[(name, 15) for name in ("deque", "iterator", "stream", "ints", "generic")],
        ("longs", 3),
        ("any", 15),
    ],
)
def test_a_roll_comes_in_the_form_that_is_wanted(bridge: Bridge, form: str, value: int) -> None:
    """Arrays, lists and streams of all kinds."""
    assert scored(ask(bridge("every_form_of_dice/Scores.java"), f"Scores.{form}")) == value


def test_numbers_are_as_wide_as_they_are_wanted(bridge: Bridge) -> None:
    """From byte to double; but never cut off."""
    host = bridge("every_form_of_dice/Scores.java")
    assert scored(ask(host, "Scores.of", 1, 2, 3, 4, 5)) == 15
    assert scored(ask(host, "Scores.any", *ROLL)) == 15
    assert failed(ask(host, "Scores.of", 200, 2, 3, 4, 5)).accident == "arguments of another type"
    assert failed(ask(host, "Scores.array", [2**40])).accident == "arguments of another type"


@pytest.mark.parametrize(
    ("file", "path", "arguments", "value"),
    [
        ("static_and_instance/Yatzy.java", "Yatzy.chance", ROLL, 15),
        ("static_and_instance/Yatzy.java", "Yatzy.yatzy", [4, 4, 4, 4, 4], 50),
        ("static_and_instance/Yatzy.java", "Yatzy.yatzy", [[4, 4, 4, 4, 4]], 50),
        ("enum_of_rules/Category.java", "Category.ONES.score", [ROLL], 1),
        ("enum_of_rules/Category.java", "Category.YATZY.score", [[6, 6]], 50),
        ("enum_of_rules/Category.java", "Category.CHANCE.rule", [ROLL], 15),
        ("functions_by_name/Yatzy.java", "Yatzy.CHANCE", [ROLL], 15),
        ("functions_by_name/Yatzy.java", "Yatzy.YATZY", [[6, 6]], 50),
        ("functions_by_name/Yatzy.java", "Yatzy.RULES.pair", [ROLL], 12),
        ("functions_by_name/Yatzy.java", "Yatzy.UPPER.ONES", [ROLL], 1),
        ("strategies_in_one_file/Rules.java", "Rules.PAIR.score", [ROLL], 6),
        ("strategies_in_one_file/Rules.java", "Rules.CHANCE.score", [ROLL], 5),
        (
            "strategies_in_one_file/Rules.java",
            "Rules.score",
            [Member(("Rules", "PAIR")), ROLL],
            6,
        ),
        ("several_ways/Yatzy.java", "Yatzy.face", ["5"], 5),
        ("several_ways/Yatzy.java", "Yatzy.Inner.Most.chance", [1, 2], 3),
    ],
)
def test_what_needs_no_object_is_called_by_its_path(
    bridge: Bridge, file: str, path: str, arguments: list[Argument], value: int
) -> None:
    """Static methods, members that score, functions by the name of their field or their key."""
    assert scored(ask(bridge(file), path, *arguments)) == value


@pytest.mark.parametrize(
    ("file", "steps", "value"),
    [
        ("static_and_instance/Yatzy.java", of_dice("Yatzy", "fours"), 0),
        ("neighbours/Yatzy.java", of_dice("Dice", "sum"), 15),
        ("strategies_in_one_file/Rules.java", of_nothing("FourOfAKind", "score"), 0),
        ("strategies/src/main/java/com/acme/yatzy/Yatzy.java", of_nothing("Yatzy", "pair"), 6),
        ("factories/Roll.java", of_dice("Roll", "chance"), 15),
        ("factories/Roll.java", of_dice("Roll", "chance", Dice.LIST), 15),
        ("several_ways/Yatzy.java", of_dice("Yatzy", "chance"), 15),
        ("several_ways/Yatzy.java", of_nothing("Yatzy", "chance"), 15),
        ("several_ways/Yatzy.java", of_nothing("Yatzy.Inner.Deepest", "chance", 2), 7),
        ("newer_java/Yatzy.java", of_dice("Roll", "sum", Dice.LIST), 15),
        ("generics/Yatzy.java", of_nothing("Ones", "twice"), 2),
        ("generics/Yatzy.java", of_nothing("Chance", "twice"), 30),
    ],
)
def test_an_object_is_made_and_called(
    bridge: Bridge, file: str, steps: Sequence[Step], value: int
) -> None:
    """By constructors and by what stands for them; with the roll, if it has none yet."""
    assert scored(next(perform(steps, bridge(file), tuple(ROLL)))) == value


def test_an_object_is_given_the_dice_afterwards(bridge: Bridge) -> None:
    """By its attribute, or by a method; what is private can be read, and is not there to be set."""
    host = bridge("object_given_dice/Hand.java")
    hand = made(host, "Hand")
    assert host.set(hand, "dice", ROLL).kind == "void"
    assert scored(host.call(["chance"], [], hand)) == 15
    host.call(["setDice"], [[1, 1]], hand)
    assert scored(host.call(["chance"], [], hand)) == 2
    assert scored(host.get(["rerolls"], hand)) == 2
    assert host.get(["name"], hand).shown == '"hand"'  # type: ignore[union-attr]  # an answer
    assert host.get(["kept"], hand).kind == "null"
    assert failed(host.set(hand, "kept", ROLL)).message == "there is no kept"
    assert failed(host.set(hand, "dice", "six")).accident == "arguments of another type"


def test_objects_are_handed_over(bridge: Bridge) -> None:
    """One that carries the dice, one for each die, in whatever form they are wanted."""
    cup = bridge("wrapped_dice/Cup.java")
    dice = [made(cup, "Die", die) for die in ROLL]
    assert scored(cup.call(["chance"], [], made(cup, "Cup", dice))) == 15
    assert scored(ask(cup, "Cup.highest", *dice)) == 6
    assert scored(ask(cup, "Cup.highest", dice)) == 6
    assert scored(ask(cup, "Cup.first", dice, 0)) == 3
    assert failed(ask(cup, "Cup.highest", ROLL)).accident == "arguments of another type"
    table = bridge("factories/Roll.java")
    roll = made(table, "Roll", ROLL)
    assert scored(ask(table, "chance", roll, on=made(table, "Table"))) == 15
    record = bridge("newer_java/Yatzy.java")
    roll, rule = made(record, "Roll", ROLL), made(record, "OfAKind", 3)
    assert scored(ask(record, "Yatzy.score", roll, rule)) == 3
    faces = [made(cup, "Cup.Face", die) for die in ROLL]
    assert scored(ask(cup, "Cup.sum", *faces)) == 15
    assert scored(ask(cup, "Cup.sum", faces)) == 15


@pytest.mark.parametrize(
    ("argument", "shown"),
    [
        ("pair", '"text pair"'),
        (3, '"long 3"'),
        (Member(("Yatzy", "Kind", "PAIR")), '"kind PAIR"'),
        ([3], '"object [3]"'),
    ],
)
def test_of_overloads_the_nearest_is_called(bridge: Bridge, argument: Argument, shown: str) -> None:
    """As the compiler would choose."""
    outcome = ask(bridge("several_ways/Yatzy.java"), "Yatzy.score", argument)
    assert isinstance(outcome, Answer), outcome
    assert outcome.shown == shown


COUNT = "a wrong number of arguments"
TYPE = "arguments of another type"


@pytest.mark.parametrize(
    ("file", "path", "arguments", "complaint"),
    [
        ("static_and_instance/Yatzy.java", "Yatzy.chance", [ROLL], (COUNT, "(a list)")),
        ("every_form_of_dice/Scores.java", "Scores.different", [ROLL], (TYPE, "(a list)")),
        (
            "strategies_in_one_file/Rules.java",
            "Rules.score",
            ["pair", ROLL],
            (TYPE, "(a text, a list)"),
        ),
        ("functions_by_name/Yatzy.java", "Yatzy.CHANCE", [7], (TYPE, "(a whole number)")),
    ],
)
def test_a_call_that_is_none_is_told_so(
    bridge: Bridge, file: str, path: str, arguments: list[Argument], complaint: tuple[str, str]
) -> None:
    """A text is no member of an enumeration; a set would lose what is there twice."""
    outcome = failed(ask(bridge(file), path, *arguments))
    name = path.partition(".")[2]
    assert (outcome.accident, outcome.message) == (
        complaint[0],
        f"{name} doesn't take {complaint[1]}",
    )


def test_a_path_that_leads_nowhere_is_told(bridge: Bridge) -> None:
    """What is private is not there, nor what needs an object without one."""
    host = bridge("several_ways/Yatzy.java")
    for path in ("Yatzy.sum", "Yatzi.score", "Yatzy.Hidden.chance", "Yatzy.dice", "Yatzy.Kind.X.y"):
        outcome = failed(ask(host, path))
        assert outcome.kind == "NoSuchName"
        assert outcome.message.startswith("there is no ")
    instance = failed(ask(bridge("static_and_instance/Yatzy.java"), "Yatzy.fours"))
    assert instance.message == "there is no fours"


def test_the_place_of_an_answer_is_told(bridge: Bridge) -> None:
    """The line of what was called."""
    outcome = ask(bridge("static_and_instance/Yatzy.java"), "Yatzy.yatzy", *ROLL)
    assert outcome.place == "Yatzy.java:15 in yatzy"


@pytest.mark.parametrize(
    ("name", "left"), [("sorts", (1, 2, 3, 3, 6)), ("empties", (0, 1, 3, 2, 6)), ("array", None)]
)
def test_a_list_that_comes_back_changed_is_told(
    bridge: Bridge, name: str, left: tuple[int, ...] | None
) -> None:
    """Lists and arrays, as they came."""
    outcome = ask(bridge("every_form_of_dice/Scores.java"), f"Scores.{name}")
    assert isinstance(outcome, Answer), outcome
    assert outcome.left == left


@pytest.mark.parametrize(
    ("name", "kind", "shown"),
    [
        *[(name, "int", "14") for name in ("boxed", "large", "small", "tiny")],
        ("huge", "long", "1000000000000000"),
        ("letter", "char", "'x'"),
        ("yes", "boolean", "true"),
        ("real", "double", "14.0"),
        ("text", "String", '"14"'),
        ("nothing", "void", "nothing"),
        ("nil", "null", "null"),
        ("maybe", "Optional", "Optional[14]"),
        ("perhaps", "OptionalInt", "OptionalInt.empty"),
        ("array", "int[]", "[1, 4]"),
        ("list", "List", "[1, 4]"),
        ("member", "Points", "NONE"),
        ("hand", "Hand", "a Hand"),
        ("raising", "Raising", "a Raising"),
        ("named", "Named", "fourteen points"),
        ("function", "function", "a function"),
        ("anonymous", "Hand", "a Hand"),
        ("type", "Class", "class Odd$Hand"),
        ("longText", "String", '"' + "x" * 199 + "…"),
    ],
)
def test_what_is_no_score_is_told(bridge: Bridge, name: str, kind: str, shown: str) -> None:
    """Only whole numbers of a game's size are scores."""
    outcome = bridge("ends_in_every_way/Yatzy.java").call(["Odd", name], [])
    assert isinstance(outcome, Answer), outcome
    assert (outcome.kind, outcome.shown) == (kind, shown)
    assert outcome.score == (14 if kind == "int" else None)


@pytest.mark.parametrize(
    ("name", "kind", "message", "accident"),
    [
        (
            "index",
            "ArrayIndexOutOfBoundsException",
            "Index 5 out of bounds for length 5",
            "an index that isn't there",
        ),
        ("list", "IndexOutOfBoundsException", None, "an index that isn't there"),
        ("text", "StringIndexOutOfBoundsException", None, "an index that isn't there"),
        ("divides", "ArithmeticException", "/ by zero", "a division by zero"),
        ("casts", "ClassCastException", None, "a wrong type"),
        ("parses", "NumberFormatException", 'For input string: "pair"', "a text that is no number"),
        ("names", "IllegalArgumentException", None, "a key that isn't there"),
        ("recurses", "StackOverflowError", "", "calling itself without end"),
        ("exhausts", "NoSuchElementException", "", "a sequence that ended"),
        ("immutable", "UnsupportedOperationException", "", "a list that can't be changed"),
        ("refuses", "RefusedException", "no 5 dice", ""),
        ("declines", "UnsupportedOperationException", "no more than five dice", ""),
        ("checked", "IOException", "no pencil", ""),
        ("stub", "UnsupportedOperationException", "", "not written yet"),
        ("stubWithWords", "RuntimeException", "TODO: write this", "not written yet"),
        ("inLambda", "ArithmeticException", "/ by zero", "a division by zero"),
        ("laterSetUp", "NoClassDefFoundError", None, "a class that can't be set up"),
        ("asks", "AskedForInput", "it asks for input", "asking for input"),
        ("reads", "AskedForInput", "it asks for input", "asking for input"),
    ],
)
def test_an_error_is_told_with_its_line(
    bridge: Bridge, name: str, kind: str, message: str | None, accident: str
) -> None:
    """In Java's words where they say something; and whether it looks unintended."""
    outcome = failed(ask(bridge("ends_in_every_way/Yatzy.java"), f"Yatzy.{name}"))
    assert (outcome.verdict, outcome.kind) == (Verdict.RAISED, kind)
    assert outcome.accident == accident
    assert outcome.place.startswith("Yatzy.java:")
    assert outcome.place.endswith(f" in {name}")
    if message is not None:
        assert outcome.message == message


def test_a_null_is_told(bridge: Bridge) -> None:
    """As a variable without a value, whatever it was that had none."""
    host = bridge("ends_in_every_way/Yatzy.java")
    outcome = failed(ask(host, "unboxes", on=made(host, "Yatzy")))
    assert (outcome.kind, outcome.accident) == (
        "NullPointerException",
        "a variable without a value",
    )


@pytest.mark.parametrize(
    "name",
    ["prints", "complains", "takesTheScreen", "closesTheScreen", "leavesThread", "interrupts"],
)
def test_who_meddles_and_answers_has_answered(bridge: Bridge, name: str) -> None:
    """Whatever a call does beside it, its answer comes and the next one's too."""
    host = bridge("ends_in_every_way/Yatzy.java")
    assert scored(ask(host, f"Yatzy.{name}")) == 15
    assert ask(host, "Yatzy.prints").printed == "Terningene er kåstet\n"


@pytest.mark.parametrize(
    ("name", "verdict", "message"),
    [
        ("exits", Verdict.CRASHED, "exit code 3"),
        ("halts", Verdict.CRASHED, "exit code 0"),
        ("wantsTooMuch", Verdict.OUT_OF_MEMORY, "Requested array size exceeds VM limit"),
        ("floods", Verdict.TOO_MUCH_OUTPUT, ""),
    ],
)
def test_a_bad_end_has_a_verdict(bridge: Bridge, name: str, verdict: Verdict, message: str) -> None:
    """However a call ends, what came of it is told; the next one finds a process again."""
    outcome = failed(ask(bridge("ends_in_every_way/Yatzy.java"), f"Yatzy.{name}"))
    assert (outcome.verdict, outcome.message) == (verdict, message)
    assert outcome.printed.startswith("Terningene er kastet.\n" if name == "floods" else "")


def test_a_loop_without_end_is_ended(fresh: Fresh) -> None:
    """When its time is over, and for itself alone."""
    host = fresh(SHAPES / "ends_in_every_way" / "Yatzy.java", SHORT)
    assert failed(ask(host, "Yatzy.loops")).verdict is Verdict.TIMEOUT
    assert scored(ask(host, "Yatzy.chance")) == 15


# Many calls at once


STEPS: Mapping[str, tuple[str, list[Step]]] = {
    "each": (
        "static_and_instance/Yatzy.java",
        [Step("call", ("Yatzy", "chance"), (Dice.EACH,))],
    ),
    "list": ("every_form_of_dice/Scores.java", [Step("call", ("Scores", "sorts"), (Dice.LIST,))]),
    "object": (
        "static_and_instance/Yatzy.java",
        [Step("new", ("Yatzy",), (Dice.EACH,)), Step("call", ("fours",), (), on=0)],
    ),
    "set": (
        "object_given_dice/Hand.java",
        [
            Step("new", ("Hand",)),
            Step("set", ("dice",), (Dice.LIST,), on=0),
            Step("call", ("chance",), (), on=0),
        ],
    ),
    "get": (
        "object_given_dice/Hand.java",
        [Step("new", ("Hand",)), Step("get", ("rerolls",), (), on=0)],
    ),
    "member": (
        "enum_dispatch/YatzyGame.java",
        [
            Step("new", ("YatzyGame",)),
            Step("call", ("score",), (Member(("YatzyGame", "Category", "ONES")), Dice.LIST), on=0),
        ],
    ),
    "made": (
        "factories/Roll.java",
        [
            Step("new", ("Table",)),
            Step("new", ("Roll",), (Dice.EACH,)),
            Step("call", ("chance",), (Made(1),), on=0),
        ],
    ),
    "wrapped": (
        "wrapped_dice/Cup.java",
        [Step("new", ("Cup",), (Wrapped(("Die",)),)), Step("call", ("chance",), (), on=0)],
    ),
    "error": ("ends_in_every_way/Yatzy.java", [Step("call", ("Yatzy", "refuses"), (Dice.LIST,))]),
    "misfit": ("static_and_instance/Yatzy.java", [Step("call", ("Yatzy", "ones"), (Dice.LIST,))]),
    "no such name": ("factories/Roll.java", [Step("call", ("Roll", "sum"), (Dice.LIST,))]),
    "no score": ("several_ways/Yatzy.java", [Step("call", ("Yatzy", "score"), (Dice.LIST,))]),
    "void": (
        "object_given_dice/Hand.java",
        [Step("new", ("Hand",)), Step("call", ("setDice",), (Dice.LIST,), on=0)],
    ),
}
"""Calls in every form that there is."""


def told(outcome: Outcome) -> tuple[object, ...]:
    """What a batch tells of an outcome that is no score."""
    if isinstance(outcome, Answer):
        return (outcome.kind, outcome.shown)
    return (outcome.verdict, outcome.kind, outcome.message, outcome.place, outcome.accident)


@pytest.mark.parametrize("form", STEPS)
def test_many_calls_come_to_the_same_as_one_by_one(bridge: Bridge, form: str) -> None:
    """Scores, and what is none; lists that come back changed."""
    file, steps = STEPS[form]
    host = bridge(file)
    (many,), single = host.call_many([steps], ROLLS), one_by_one(steps, host, ROLLS)
    assert many.scores == single.scores
    assert {index: told(odd) for index, odd in many.odd.items()} == {
        index: told(odd) for index, odd in single.odd.items()
    }
    assert (many.changed, many.example) == (single.changed, single.example)


def test_a_batch_ends_at_the_call_that_does_not(bridge: Bridge) -> None:
    """Memory that is gone ends it all; what went before it is told."""
    host = bridge("ends_in_every_way/Yatzy.java")
    calls = [[Step("call", ("Yatzy", name), (Dice.LIST,))] for name in ("chance", "hoards", "list")]
    chance, hoards, rest = host.call_many(calls, ROLLS)
    assert chance.scores == [15, 10, 10, 15]
    assert failed(hoards.odd[0]).verdict is Verdict.OUT_OF_MEMORY
    assert failed(rest.odd[0]).verdict is Verdict.NOT_RUN


def test_printing_is_free_in_a_batch(bridge: Bridge) -> None:
    """A little in each of many calls is no flood."""
    host = bridge("ends_in_every_way/Yatzy.java")
    steps = [Step("call", ("Yatzy", "prints"), (Dice.LIST,))]
    (batch,) = host.call_many([steps], ROLLS * 1_000)
    assert batch.scores == [15, 10, 10, 15] * 1_000


# What does not load


MAIN = "put it into `main`, so that it is done only when you run the file"
BESIDE = "put its file beside yours, or do without it"
NULL = 'Cannot invoke "Integer.intValue()" because the return value of "Map.get(Object)" is null'

DO_NOT_LOAD: Mapping[str, list[str]] = {
    "NotClosed.java": [
        "NotClosed.java does not compile: ';' expected (line 3)",
        "3 |         return dice.length",
        "                              ^",
    ],
    "NoSuchClass.java": [
        "NoSuchClass.java does not compile: cannot find symbol: class Würfelbecher (line 2)",
        "2 |     static int chance(Würfelbecher dice) {",
        "                          ^",
        BESIDE,
    ],
    "NoSuchLibrary.java": [
        "NoSuchLibrary.java imports org.apache.commons.lang3.ArrayUtils, which isn't here (line 2)",
        BESIDE,
    ],
    "neighbour_unparsed/Yatzy.java": [
        "Yatzy.java does not compile: illegal start of expression (Dice.java, line 3)",
        "3 |         return 1 +;",
        "                      ^",
    ],
    "Breaks.java": [
        "Breaks.java breaks while it loads (line 5)",
        f"NullPointerException: {NULL}",
        "run it by itself first: java Breaks.java",
    ],
    "Quits.java": ["Quits.java ends the program while it loads (line 4)", MAIN],
    "Asks.java": ["Asks.java asks for input while it loads (line 5)", MAIN],
    "PrintsWithoutEnd.java": [
        "PrintsWithoutEnd.java prints without end while it loads (line 3)",
        MAIN,
    ],
    "NeverEnds.java": ["NeverEnds.java takes too long to load (line 6)", MAIN],
}
"""What is said of each file that doesn't load, to the letter; Java's own words those of Java 17."""


@pytest.mark.parametrize("name", DO_NOT_LOAD)
def test_a_file_that_does_not_load_gets_one_plain_message(fresh: Fresh, name: str) -> None:
    """What is wrong, in which line of which file, and what to do."""
    with pytest.raises(UsageError) as complaint:
        fresh(SHAPES / "does_not_load" / name, SHORT).describe()
    error = complaint.value
    assert [str(error.args[0]), *error.found, *filter(None, [error.advice])] == DO_NOT_LOAD[name]


def test_a_file_that_is_no_text_is_told(fresh: Fresh, tmp_path: Path) -> None:
    """As an editor saves it that takes two bytes a letter."""
    file = tmp_path / "Yatzy.java"
    file.write_bytes("class Yatzy {}".encode("utf-16"))
    with pytest.raises(UsageError, match=r"Yatzy\.java is no text that Java reads"):
        fresh(file).describe()


# How files come


def test_a_file_comes_as_people_save_it(fresh: Fresh, tmp_path: Path) -> None:
    """With a mark at its beginning, in Windows' lines, renamed, under any name of a folder."""
    folder = tmp_path / "mine løsninger"
    folder.mkdir()
    (folder / "Yatzy (1).java").write_bytes(
        "\ufeffpackage somewhere.else_;\r\n\r\npublic class Yåtzy {\r\n"
        "    public static int hus(int[] terningene, int æøå) {\r\n"
        "        return Old.at(terningene, æøå);\r\n    }\r\n}\r\n".encode()
    )
    (folder / "Old.java").write_bytes(
        "package somewhere.else_;\n"
        "class Old { /* øre, as it was saved */ static int at(int[] a, int i) { return a[i]; } }\n"
        "".encode("latin-1")
    )
    host = fresh(folder / "Yatzy (1).java")
    offers = [*map(str, host.describe().offers)]
    assert offers == ["Yåtzy.hus(terningene, æøå)", "Old.at(a, i)"]
    assert scored(ask(host, "Yåtzy.hus", ROLL, 1)) == 1
    assert failed(ask(host, "Yåtzy.hus", ROLL, 7)).place == "Old.java:2 in at"


def test_a_class_is_found_under_any_name(fresh: Fresh, tmp_path: Path) -> None:
    """In a file that is called otherwise, and with letters that English lacks."""
    for name, source in {
        "Yatzy.java": "package på; class Yatzy { static int hus(int[] a) { return Ål.av(a); } }",
        "Fisk.java": "package på; class Ål { static int av(int[] a) { return a.length; } }",
    }.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
    assert scored(ask(fresh(tmp_path / "Yatzy.java"), "Yatzy.hus")) == 5


def test_a_process_that_is_started_anew_runs_what_it_ran_before(
    fresh: Fresh, tmp_path: Path
) -> None:
    """The classes are kept where they were compiled, whatever becomes of the file meanwhile.

    Two begin at once here, and whoever comes first compiles the bridge for both.
    """
    files = [tmp_path / f"Yatzy{number}.java" for number in range(2)]
    for file in files:
        shutil.copy(SHAPES / "ends_in_every_way" / "Yatzy.java", file)
    hosts = [*map(fresh, files)]
    with ThreadPoolExecutor() as pool:
        outcomes = [*pool.map(lambda host: ask(host, "Yatzy.chance"), hosts)]
    assert [*map(scored, outcomes)] == [15, 15]
    assert failed(ask(hosts[0], "Yatzy.halts")).verdict is Verdict.CRASHED
    files[0].write_text("class Yatzy {")
    assert ask(hosts[0], "Yatzy.chance").place == "Yatzy0.java:27 in chance"
    assert sorted(tmp_path.iterdir()) == files
