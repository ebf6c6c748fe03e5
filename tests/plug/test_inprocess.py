"""The host in this process: what a file offers, and what comes of calling it."""

import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from katas.errors import UsageError
from katas.model import Answer, Failure, Verdict
from katas.plug import InProcess, Limits
from katas.plug.hosts.surface import Offer

ROLL = [1, 1, 3, 3, 6]

Plug = Callable[[str], InProcess]


@pytest.fixture
def shape(solutions: Path) -> Plug:
    """Plug in one of the files in all shapes."""
    return lambda name: InProcess(solutions / "right" / "shapes" / name)


@pytest.fixture
def odd(solutions: Path) -> Plug:
    """Plug in one of the files whose calls end oddly."""
    return lambda name: InProcess(solutions / "broken" / "in_call" / name)


def offered(host: InProcess) -> dict[str, Offer]:
    """What a host offers, by its path."""
    return {".".join(offer.path): offer for offer in host.describe().offers}


def shown(host: InProcess) -> list[str]:
    """What a host offers, as a learner is shown it."""
    return [str(offer) for offer in host.describe().offers]


def test_it_is_called_by_its_files_name(shape: Plug) -> None:
    """People know their file by its name, without the way to it."""
    assert shape("offers.py").name == "offers.py"


def test_functions_are_offered(shape: Plug) -> None:
    """A function is offered with its parameters and the line it stands in."""
    offer = offered(shape("offers.py"))["chance"]
    assert str(offer) == "chance(dice)"
    assert offer.line == 22
    assert not offer.needs_object


def test_any_number_of_dice_is_told_apart(shape: Plug) -> None:
    """`*dice` takes dice one by one, which a list is not: the offer says so."""
    offer = offered(shape("offers.py"))["yatzy"]
    assert str(offer) == "yatzy(*dice)"
    assert offer.takes_rest
    assert offer.required == ()


def test_what_may_be_left_out_is_told_apart(shape: Plug) -> None:
    """Defaults and keywords need not be given, so one list is enough."""
    offer = offered(shape("offers.py"))["ones"]
    assert [item.name for item in offer.required] == ["dice"]
    assert not offer.takes_rest


def test_lambdas_are_functions_too(shape: Plug) -> None:
    """A function is a function, however it came by its name."""
    assert "twos(dice)" in shown(shape("offers.py"))


def test_a_decorated_function_shows_its_own_parameters(shape: Plug) -> None:
    """A decorator that keeps the function's face keeps its parameters too."""
    assert "threes(dice)" in shown(shape("offers.py"))


def test_a_cached_function_is_a_function(shape: Plug) -> None:
    """Speeding a function up doesn't take it out of sight."""
    offers = shown(shape("kept.py"))
    assert "chance(*dice)" in offers
    assert "yatzy(*dice)" in offers


def test_a_function_partly_filled_in_is_a_function(shape: Plug) -> None:
    """What is left to be given is what it asks for."""
    assert "ones(dice)" in shown(shape("kept.py"))


def test_static_and_class_methods_need_no_object(shape: Plug) -> None:
    """Both are called on the class, and neither shows the class as a parameter."""
    offers = offered(shape("offers.py"))
    assert str(offers["Card.fours"]) == "Card.fours(dice)"
    assert str(offers["Yatzy.sixes"]) == "Yatzy.sixes(dice)"
    assert not offers["Card.fours"].needs_object
    assert not offers["Yatzy.sixes"].needs_object


def test_a_method_of_an_object_is_offered_as_one(shape: Plug) -> None:
    """A method that wants `self` is seen, and said to need an object."""
    offers = offered(shape("offers.py"))
    assert str(offers["Yatzy.full_house"]) == "Yatzy.full_house(self)"
    assert offers["Yatzy.full_house"].needs_object


def test_inherited_methods_are_offered(shape: Plug) -> None:
    """A class offers what its base class offers, under its own name."""
    offers = offered(shape("offers.py"))
    assert not offers["Yatzy.fours"].needs_object
    assert offers["Yatzy.fives"].needs_object


@pytest.mark.parametrize("path", [("Yatzy", "pair"), ("Yatzy", "two_pairs")])
def test_a_method_that_replaces_another_is_offered_once(shape: Plug, path: tuple[str, ...]) -> None:
    """The base class's version can't be called any more, so only the class's own is there."""
    found = [offer for offer in shape("offers.py").describe().offers if offer.path == path]
    assert [offer.needs_object for offer in found] == [False]


def test_what_is_imported_from_a_neighbour_is_offered(shape: Plug) -> None:
    """A solution in two files is one solution: functions and classes from beside it count."""
    offers = shown(shape("offers.py"))
    assert "four_of_a_kind(dice)" in offers
    assert "Dice.small_straight(dice)" in offers


@pytest.mark.parametrize("name", ["Counter", "wraps", "gcd", "median"])
def test_what_is_imported_from_python_is_not_offered(shape: Plug, name: str) -> None:
    """Python's own functions are not the learner's, though they stand in the file by name."""
    assert not [offer for offer in shown(shape("offers.py")) if offer.startswith(name)]


def test_what_is_installed_below_the_learners_folder_is_not_offered(
    solutions: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A virtual environment in the project's folder is full of files that nobody there wrote."""
    installed = tmp_path / ".venv" / "lib" / "python3" / "site-packages"
    shutil.copytree(solutions / "right" / "shapes", installed)
    shutil.copy(installed / "late.py", tmp_path / "mine.py")
    (installed / "late.py").rename(installed / "installed_dice.py")
    with (tmp_path / "mine.py").open("a") as file:
        file.write("\n\nfrom installed_dice import chance as one\n")
    monkeypatch.syspath_prepend(installed)
    assert shown(InProcess(tmp_path / "mine.py")) == ["chance(dice)"]


def test_private_names_are_not_offered(shape: Plug) -> None:
    """An underscore in front says that nobody else should call it, and nobody does."""
    assert not {"_hidden", "Yatzy._three", "Yatzy.__init__"} & set(offered(shape("offers.py")))


def test_what_is_no_function_is_not_offered(shape: Plug) -> None:
    """Constants can't be called, and a name for a type scores nothing."""
    assert not {"LIMIT", "Roll", "Yatzy.LUCKY"} & set(offered(shape("offers.py")))


def test_the_offers_come_in_the_order_they_are_written(shape: Plug) -> None:
    """A learner finds their functions listed as they wrote them."""
    paths = list(offered(shape("offers.py")))
    own = ["chance", "yatzy", "ones", "twos", "threes", "Card.fours", "Yatzy.sixes"]
    assert [path for path in paths if path in own] == own


def test_a_test_class_of_the_learners_brings_nothing_of_pythons(shape: Plug) -> None:
    """A unittest class in the file is offered with its own tests, and not with eighty asserts."""
    assert shown(shape("with_own_tests.py")) == ["chance(dice)", "ChanceTest.test_adds_up(self)"]


def test_a_ready_made_method_does_no_harm(shape: Plug) -> None:
    """A function of Python's that won't show its parameters doesn't hide what stands beside it."""
    assert "Yatzy.chance(dice)" in shown(shape("ready_made.py"))


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    """A file that isn't there is the user's to mend."""
    with pytest.raises(UsageError, match=r"nowhere\.py can't be read"):
        InProcess(tmp_path / "nowhere.py")


def test_an_integer_is_a_score(odd: Plug) -> None:
    """The one kind of answer that counts, with the place it came from."""
    assert odd("answers.py").call(("whole",), [ROLL]) == Answer(
        score=14, kind="int", shown="14", place="answers.py:24 in whole", data=14
    )


@pytest.mark.parametrize(
    ("name", "kind", "text"),
    [
        ("nothing", "NoneType", "None"),
        ("true", "bool", "True"),
        ("decimal", "float", "14.0"),
        ("text", "str", "'14'"),
        ("couple", "tuple", "(14, 6)"),
        ("points", "Points", "14"),
    ],
)
def test_anything_else_is_an_answer_and_no_score(
    odd: Plug, name: str, kind: str, text: str
) -> None:
    """True is not 1, 14.0 is not 14: a score is exactly an integer, and the rest is shown."""
    outcome = odd("answers.py").call((name,), [ROLL])
    assert isinstance(outcome, Answer)
    assert (outcome.score, outcome.kind, outcome.shown) == (None, kind, text)


def test_what_is_printed_comes_with_the_answer(
    odd: Plug, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever prints the score and returns nothing can be told so."""
    outcome = odd("answers.py").call(("nothing",), [ROLL])
    assert outcome.printed == "14\n"
    assert capsys.readouterr().out == ""


def test_aloud_the_printing_is_seen_as_well(
    solutions: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Under pytest a learner's prints reach pytest's own capture."""
    host = InProcess(solutions / "broken" / "in_call" / "answers.py")
    host.aloud = True
    assert host.call(("nothing",), [ROLL]).printed == "14\n"
    assert capsys.readouterr().out == "14\n"


def test_the_end_of_the_whole_process_is_held(tmp_path: Path) -> None:
    """`os._exit` here would end everything without a word, as if all had passed."""
    file = tmp_path / "leaves.py"
    file.write_text("import os\n\n\ndef pair(dice):\n    os._exit(0)\n")
    outcome = InProcess(file).call(("pair",), [ROLL])
    assert isinstance(outcome, Failure)
    assert (outcome.kind, outcome.place) == ("SystemExit", "leaves.py:5 in pair")


def test_what_takes_longer_than_the_limit_has_taken_too_long(tmp_path: Path) -> None:
    """However little it is, and whenever anybody looked: the same code ends the same way."""
    file = tmp_path / "slow.py"
    file.write_text("import time\n\n\ndef pair(dice):\n    time.sleep(0.11)\n    return 1\n")
    host = InProcess(file, limits=Limits(call=0.1))
    outcomes = [host.call(("pair",), [ROLL]) for _ in range(5)]
    verdicts = [outcome.verdict for outcome in outcomes if isinstance(outcome, Failure)]
    assert verdicts == [Verdict.TIMEOUT] * 5


def test_an_answer_that_cannot_be_shown_is_named(odd: Plug) -> None:
    """An object whose own text fails is told by its class."""
    outcome = odd("answers.py").call(("weird",), [ROLL])
    assert isinstance(outcome, Answer)
    assert (outcome.kind, outcome.shown) == ("Weird", "a Weird")


def test_an_answer_that_ends_the_program_when_it_is_shown_is_named(odd: Plug) -> None:
    """An object may even exit when asked for its text; the run goes on."""
    outcome = None
    with suppress(SystemExit):
        outcome = odd("answers.py").call(("leaver",), [ROLL])
    assert isinstance(outcome, Answer)
    assert (outcome.kind, outcome.shown) == ("Leaver", "a Leaver")


def test_an_answer_that_prints_when_it_is_shown_does_not_leak(
    odd: Plug, capsys: pytest.CaptureFixture[str]
) -> None:
    """Asking an answer for its text is still running the learner's code."""
    outcome = odd("answers.py").call(("talker",), [ROLL])
    assert isinstance(outcome, Answer)
    assert outcome.shown == "Talker()"
    assert capsys.readouterr().out == ""


def failed(host: InProcess, name: str) -> Failure:
    """Call a function that fails."""
    outcome = host.call((name,), [ROLL])
    assert isinstance(outcome, Failure)
    assert outcome.verdict is Verdict.RAISED
    return outcome


def test_an_error_is_told_with_the_learners_line(odd: Plug) -> None:
    """The place is where it went wrong in their file, two calls down if need be."""
    assert failed(odd("failures.py"), "divides") == Failure(
        Verdict.RAISED,
        kind="ZeroDivisionError",
        message="integer division or modulo by zero",
        place="failures.py:21 in share",
        accident="a division by zero",
    )


def test_an_error_raised_on_purpose_is_no_accident(odd: Plug) -> None:
    """An exception of the learner's own was meant, and its message is theirs."""
    failure = failed(odd("failures.py"), "on_purpose")
    assert (failure.kind, failure.message) == ("House", "three and two are needed")
    assert failure.accident == ""


@pytest.mark.parametrize(
    ("name", "kind", "accident"),
    [
        ("by_index", "IndexError", "an index that isn't there"),
        ("by_key", "KeyError", "a key that isn't there"),
        ("by_attribute", "AttributeError", "an attribute that isn't there"),
        ("by_name", "NameError", "a name that isn't there"),
        ("by_type", "TypeError", "a wrong type"),
        ("calls_itself", "RecursionError", "calling itself without end"),
    ],
)
def test_an_error_that_nobody_means_is_an_accident(
    odd: Plug, name: str, kind: str, accident: str
) -> None:
    """Such an error is no refusal that anyone decided on; what slipped is said in plain words."""
    failure = failed(odd("failures.py"), name)
    assert (failure.kind, failure.accident) == (kind, accident)
    assert failure.place.endswith(f" in {name}")


def test_an_error_deep_in_the_library_has_the_learners_line(odd: Plug) -> None:
    """The line that called the library is theirs; the library's own lines help nobody."""
    failure = failed(odd("failures.py"), "in_the_library")
    assert failure.place == "failures.py:53 in in_the_library"


def test_a_wrong_number_of_arguments_is_told_where_the_function_stands(odd: Plug) -> None:
    """The call never got inside, so the place is the function's own line."""
    failure = failed(odd("failures.py"), "five")
    assert failure.accident == "a wrong number of arguments"
    assert failure.place == "failures.py:56 in five"
    assert "missing 4 required positional arguments" in failure.message


@pytest.mark.parametrize(("name", "line"), [("chance", 6), ("yatzy", 11), ("ones", 16)])
def test_a_kept_function_has_the_place_of_the_function_in_it(
    shape: Plug, name: str, line: int
) -> None:
    """Behind a cache or a partial stands a line that the learner wrote."""
    given = [ROLL] if name == "ones" else ROLL
    outcome = shape("kept.py").call((name,), given)
    assert isinstance(outcome, Answer)
    assert outcome.place.startswith(f"kept.py:{line} in ")


def test_a_list_that_a_cache_refuses_is_no_wrong_number_of_arguments(shape: Plug) -> None:
    """A list can't be kept in a cache: the number of arguments is right, and their type is not."""
    failure = failed(shape("kept.py"), "twos")
    assert failure.kind == "TypeError"
    assert failure.accident == "a wrong type"


def test_a_wrong_number_of_arguments_further_down_is_theirs(odd: Plug) -> None:
    """Only our own call can be the wrong one; a wrong call inside the file is a wrong type."""
    failure = failed(odd("failures.py"), "passes_too_few")
    assert failure.accident == "a wrong type"
    assert failure.place == "failures.py:61 in passes_too_few"


def test_a_solution_that_ends_the_program_ends_its_call(odd: Plug) -> None:
    """`sys.exit()` in a call is an outcome like any other, with what was printed before."""
    failure = failed(odd("failures.py"), "exits")
    assert failure.kind == "SystemExit"
    assert failure.printed == "Goodbye\n"


@pytest.mark.parametrize("name", ["asks", "asks_and_asks", "reads_lines", "reads_bytes"])
def test_a_solution_that_asks_is_caught_asking(odd: Plug, name: str) -> None:
    """Nobody types anything, however it is asked; a loop that asks again can't go on."""
    failure = failed(odd("failures.py"), name)
    assert (failure.kind, failure.accident) == ("AskedForInput", "asking for input")


def test_an_error_that_cannot_say_its_message_is_still_an_outcome(odd: Plug) -> None:
    """An exception whose own text fails is told by its class."""
    assert failed(odd("failures.py"), "speechless").kind == "Speechless"


def test_an_interrupt_goes_through(odd: Plug) -> None:
    """Ctrl-C in the middle of a call ends the run, and the streams are as before."""
    before = sys.stdin, sys.stdout
    with pytest.raises(KeyboardInterrupt):
        odd("failures.py").call(("interrupts",), [ROLL])
    assert (sys.stdin, sys.stdout) == before


def test_what_is_let_through_goes_through(solutions: Path) -> None:
    """Whoever plugs in may name what ends the run: pytest's own exit is such a thing."""
    file = solutions / "broken" / "in_call" / "failures.py"
    with pytest.raises(SystemExit):
        InProcess(file, let_through=(SystemExit,)).call(("exits",), [ROLL])


def test_arguments_are_copies(odd: Plug) -> None:
    """A solution that empties its list empties its own: the next call has all the dice."""
    host = odd("terminal.py")
    dice = list(ROLL)
    assert host.call(("empties",), [dice]).printed == "5\n"
    assert host.call(("empties",), [dice]).printed == "5\n"
    assert dice == ROLL


def test_a_roll_arrives_as_a_list(odd: Plug) -> None:
    """The contract says list, so a tuple handed in comes out as one."""
    assert isinstance(odd("terminal.py").call(("empties",), [tuple(ROLL)]), Answer)


@pytest.mark.parametrize(
    "name", ["writes_bytes", "reconfigures", "wraps", "detaches", "closes", "replaces"]
)
def test_a_solution_may_do_as_it_likes_with_its_terminal(odd: Plug, name: str) -> None:
    """Whatever it does to the streams while it runs, its answer comes, and they are put back."""
    before = sys.stdin, sys.stdout
    outcome = odd("terminal.py").call((name,), [ROLL])
    assert isinstance(outcome, Answer)
    assert outcome.score == 14
    assert (sys.stdin, sys.stdout) == before
