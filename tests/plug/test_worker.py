"""The host in a process of its own: whatever a solution does there, an outcome comes back."""

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from katas.errors import UsageError
from katas.model import Answer, Failure, Outcome, Roll, Verdict
from katas.plug import InProcess, Limits
from katas.plug.hosts.performing import one_by_one
from katas.plug.hosts.port import Argument, Batch, Dice, Made, Member, Reference, Step
from katas.plug.hosts.worker import Worker

ROLL = [1, 1, 3, 3, 6]
ROLLS: list[Roll] = [(1, 1, 3, 3, 6), (6, 1, 1, 1, 1), (2, 2, 2, 2, 2), (6, 6, 6, 6, 6), ()]
SHORT = Limits(call=0.8)

PATIENT = Limits(call=30.0)
"""Where nothing is to be stopped: a busy machine may take its time."""
EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"
SH = shutil.which("sh")

AnyHost = Worker | InProcess
Plug = Callable[..., AnyHost]
PlugWorker = Callable[..., Worker]


def children() -> set[str]:
    """The processes that this one has started and not seen the end of, where `/proc` tells."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            told = stat.read_text(errors="replace").rpartition(")")[2].split()
            if told[1] == str(os.getpid()):
                found.add(stat.parent.name)
    return found


def marked(mark: str) -> set[str]:
    """The processes that have a mark in their environment: children, and theirs."""
    found = set()
    for environment in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if mark.encode() in environment.read_bytes():
                found.add(environment.parent.name)
    return found


@pytest.fixture
def mark(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """Something that all processes of a test have in their environment, and no others."""
    monkeypatch.setenv("KATAS_TEST", f"mark of {tmp_path}")
    return f"mark of {tmp_path}"


@pytest.fixture
def hosts(mark: str, capfd: pytest.CaptureFixture[str]) -> Iterator[list[AnyHost]]:
    """Hosts to be closed; afterwards no process is left, and nothing was printed here."""
    before = children()
    opened: list[AnyHost] = []
    yield opened
    for host in opened:
        host.close()
        if isinstance(host, InProcess):
            host.no_limits()
    patience = time.monotonic() + 5
    while (left := marked(mark) | (children() - before)) and time.monotonic() < patience:
        time.sleep(0.02)
    assert not left
    assert capfd.readouterr() == ("", "")


@pytest.fixture
def worker(hosts: list[AnyHost], solutions: Path) -> PlugWorker:
    """Run a hostile file in a process of its own."""

    def plug(name: str | Path, limits: Limits = SHORT, *, libraries: bool = False) -> Worker:
        file = solutions / "hostile" / name
        host = Worker.python(file, limits=limits, libraries=libraries)
        hosts.append(host)
        return host

    return plug


@pytest.fixture
def in_process(hosts: list[AnyHost], solutions: Path) -> Callable[..., InProcess]:
    """Run a hostile file in this process."""

    def plug(name: str | Path, limits: Limits = SHORT) -> InProcess:
        host = InProcess(solutions / "hostile" / name, limits=limits)
        hosts.append(host)
        return host

    return plug


@pytest.fixture(params=["in_process", "worker"])
def anywhere(request: pytest.FixtureRequest) -> Plug:
    """Run a hostile file in this process, and in one of its own."""
    plug: Plug = request.getfixturevalue(request.param)
    return plug


def ask(host: AnyHost, name: str, *arguments: Argument) -> Outcome:
    """Call a function, with the usual roll if with nothing else."""
    return host.call((name,), arguments or [ROLL])


def as_usual(host: AnyHost) -> None:
    """Hold a host to the right answer, now and when it is asked again."""
    for _ in range(2):
        outcome = ask(host, "chance")
        assert isinstance(outcome, Answer), outcome
        assert outcome.score == 14


def by_list(name: str) -> list[Step]:
    """A call of a function with the dice as a list."""
    return [Step("call", (name,), (Dice.LIST,))]


# What a hostile solution can do


@pytest.mark.parametrize(
    ("file", "name", "verdict"),
    [
        ("never_ends.py", "loops", Verdict.TIMEOUT),
        ("never_ends.py", "loops_past_errors", Verdict.TIMEOUT),
        ("never_ends.py", "swallows", Verdict.TIMEOUT),
        ("never_ends.py", "sleeps", Verdict.TIMEOUT),
        ("meddles.py", "stops_the_clock_and_loops", Verdict.TIMEOUT),
        ("ends_itself.py", "exits", Verdict.CRASHED),
        ("ends_itself.py", "exits_well", Verdict.CRASHED),
        ("ends_itself.py", "segfaults", Verdict.CRASHED),
        ("ends_itself.py", "aborts", Verdict.CRASHED),
        ("ends_itself.py", "kills_itself", Verdict.CRASHED),
        ("ends_itself.py", "says_why_and_exits", Verdict.CRASHED),
        ("speaks_for_us.py", "closes_all", Verdict.CRASHED),
        ("ends_itself.py", "calls_itself", Verdict.RAISED),
        ("floods.py", "prints", Verdict.TOO_MUCH_OUTPUT),
        ("floods.py", "prints_past_all", Verdict.TOO_MUCH_OUTPUT),
        ("floods.py", "complains", Verdict.TOO_MUCH_OUTPUT),
        ("floods.py", "writes_to_1", Verdict.TOO_MUCH_OUTPUT),
        ("speaks_for_us.py", "fakes_on_all", Verdict.PROTOCOL),
        ("speaks_for_us.py", "half_a_line_on_all", Verdict.PROTOCOL),
        ("speaks_for_us.py", "no_text_on_all", Verdict.PROTOCOL),
    ],
)
def test_a_bad_end_has_a_verdict_and_ends_nothing_else(
    worker: PlugWorker, file: str, name: str, verdict: Verdict
) -> None:
    """However a call ends, what came of it is told, and the next call has its answer."""
    host = worker(file)
    host.describe()
    outcome = ask(host, name)
    assert isinstance(outcome, Failure), outcome
    assert outcome.verdict is verdict
    as_usual(host)


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited on Linux alone")
@pytest.mark.parametrize("name", ["wants_too_much", "hoards"])
def test_memory_has_an_end(worker: PlugWorker, name: str) -> None:
    """Whoever wants all the memory gets the error for it, and not the machine."""
    host = worker("ends_itself.py", Limits(call=5))
    outcome = ask(host, name)
    assert isinstance(outcome, Failure)
    assert outcome.verdict is Verdict.OUT_OF_MEMORY
    as_usual(host)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("exits", "exit code 3"),
        ("exits_well", "exit code 0"),
        ("segfaults", "Segmentation fault"),
        ("aborts", "Aborted"),
        ("kills_itself", "Killed"),
    ],
)
def test_the_end_of_a_process_is_told_in_words(worker: PlugWorker, name: str, message: str) -> None:
    """The exit code, or the signal by its name, is all that is known."""
    outcome = ask(worker("ends_itself.py"), name)
    assert isinstance(outcome, Failure)
    assert outcome.message.startswith(message)


def test_what_is_said_before_the_end_is_told(worker: PlugWorker) -> None:
    """The last words on standard error may say why."""
    assert ask(worker("ends_itself.py"), "says_why_and_exits").printed == "enough of this\n"


def test_a_flood_is_told_by_its_beginning(worker: PlugWorker) -> None:
    """A million characters tell nobody more than the first two thousand."""
    for name in ("prints", "writes_to_1"):
        printed = ask(worker("floods.py"), name).printed
        assert printed.startswith("Terningene er kastet.\n")
        assert len(printed) < 3_000


def test_a_call_that_can_be_stopped_is_told_with_its_line(worker: PlugWorker) -> None:
    """Where the child stops it by itself, the place is known and the process goes on."""
    outcome = ask(worker("never_ends.py", Limits(call=0.5)), "loops")
    assert isinstance(outcome, Failure)
    assert outcome.message == "0.5"
    assert outcome.place.endswith(" in loops")


def test_who_answers_too_late_has_taken_too_long(worker: PlugWorker) -> None:
    """To swallow the interrupt and answer all the same is no answer in time."""
    host = worker("never_ends.py")
    outcome = ask(host, "swallows_and_answers")
    assert isinstance(outcome, Failure)
    assert outcome.verdict is Verdict.TIMEOUT
    as_usual(host)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("never_ends.py", "takes_its_time"),
        ("floods.py", "prints_much"),
        ("leaves_behind.py", "forks"),
        ("leaves_behind.py", "starts_a_program"),
        ("leaves_behind.py", "starts_a_thread"),
        ("leaves_behind.py", "starts_a_thread_that_stays"),
        ("speaks_for_us.py", "closes_the_usual"),
        ("speaks_for_us.py", "fakes_on_1"),
        ("speaks_for_us.py", "fakes_on_2"),
        ("speaks_for_us.py", "replaces_streams"),
        ("speaks_for_us.py", "closes_streams"),
        ("meddles.py", "stops_the_clock"),
        ("meddles.py", "empties_modules"),
        ("meddles.py", "no_recursion"),
        ("changes_lists.py", "sorts"),
        ("changes_lists.py", "empties"),
        ("changes_lists.py", "grows"),
    ],
)
def test_who_meddles_and_answers_has_answered(worker: PlugWorker, file: str, name: str) -> None:
    """Whatever a call does beside it, its answer comes and the next one's too."""
    host = worker(file)
    outcome = ask(host, name)
    assert isinstance(outcome, Answer), outcome
    assert outcome.score == 14
    as_usual(host)


@pytest.mark.parametrize(
    ("name", "verdicts"),
    [
        ("no_dumps", {Verdict.CRASHED, None}),
        ("own_dumps", {Verdict.PROTOCOL, None}),
        ("no_write", {Verdict.CRASHED, None}),
        ("no_builtins", {Verdict.CRASHED, None}),
        ("own_builtins", {Verdict.CRASHED, None}),
    ],
)
def test_who_takes_python_apart_breaks_no_more_than_its_own_process(
    worker: PlugWorker, name: str, verdicts: set[Verdict | None]
) -> None:
    """The child may fall with it; the next call is answered by a fresh one."""
    host = worker("meddles.py")
    outcome = ask(host, name)
    verdict = outcome.verdict if isinstance(outcome, Failure) else None
    assert verdict in verdicts
    if verdict is None:
        assert isinstance(outcome, Answer)
        assert outcome.score == 14
    else:
        as_usual(host)


@pytest.mark.parametrize("name", ["deletes_chance", "deletes_all"])
def test_a_function_that_is_gone_is_told_so(anywhere: Plug, name: str) -> None:
    """What a solution deletes can't be called any more, one by one or many times over."""
    host = anywhere("meddles.py")
    ask(host, name)
    outcome = ask(host, "chance")
    assert isinstance(outcome, Failure)
    assert (outcome.verdict, outcome.kind) == (Verdict.RAISED, "AttributeError")
    (batch,) = host.call_many([by_list("chance")], ROLLS[:2])
    assert [told(batch.odd[index])[:2] for index in range(2)] == [told(outcome)[:2]] * 2


def test_nobody_types_into_the_pipe(worker: PlugWorker) -> None:
    """Whoever reads from the descriptor itself finds its end, and not our requests."""
    outcome = ask(worker("speaks_for_us.py"), "reads_from_0")
    assert isinstance(outcome, Answer)
    assert outcome.score == 0


def test_a_process_that_ends_is_seen_past_one_that_lives_on(worker: PlugWorker) -> None:
    """A fork that holds the pipe open doesn't hide that the one who was asked has gone."""
    host = worker("leaves_behind.py")
    host.describe()
    outcome = ask(host, "forks_and_exits")
    assert isinstance(outcome, Failure)
    assert outcome.verdict is Verdict.CRASHED
    as_usual(host)


def test_two_answers_to_one_question_do_no_lasting_harm(worker: PlugWorker) -> None:
    """Both halves of a fork answer; the second is no answer to whatever is asked next."""
    host = worker("leaves_behind.py")
    first = ask(host, "returns_twice")
    assert isinstance(first, Answer), first
    assert first.score == 14
    time.sleep(0.3)
    second = ask(host, "chance")
    assert isinstance(second, Answer) or second.verdict is Verdict.PROTOCOL
    host.close()
    as_usual(host)


def test_nothing_is_left_even_when_it_hangs(worker: PlugWorker, mark: str) -> None:
    """To end a process is to end what it has started, at once and not with the run."""
    host = worker("leaves_behind.py")
    ask(host, "forks")
    ask(host, "starts_a_program")
    patience = time.monotonic() + 5
    while sys.platform == "linux" and len(marked(mark)) < 3 and time.monotonic() < patience:
        time.sleep(0.02)
    assert len(marked(mark)) == (3 if sys.platform == "linux" else 0)
    host.close()


# What comes back


@pytest.mark.parametrize(
    ("name", "kind", "shown"),
    [
        ("points", "Points", "fourteen"),
        ("true", "bool", "True"),
        ("huge", "int", "1000000000000000…"),
        ("large", "int", "-1000000000000000…"),
        ("nan", "float", "nan"),
        ("infinite", "float", "inf"),
        ("surrogate", "str", r"'\ud800'"),
        ("long_text", "str", f"'{'x' * 199}…"),
        ("of_itself", "list", "[[...]]"),
        ("raising", "Raising", "a Raising"),
        ("leaving", "Leaving", "a Leaving"),
        ("looping", "Looping", "a Looping"),
        ("flooding", "Flooding", "a Flooding"),
        ("no_text", "NoText", "a NoText"),
        ("own_text", "OwnText", "an OwnText"),
        ("posing", "Posing", "14"),
        ("hiding", "Hiding", "hidden"),
        ("unequal", "Unequal", "unequal"),
        ("a_class", "type", "<class 'odd_answers.Points'>"),
    ],
)
def test_what_is_no_score_is_told_and_counts_for_none(
    anywhere: Plug, name: str, kind: str, shown: str
) -> None:
    """A score is exactly an integer of a game's size; the rest is named, if it lets itself be."""
    host = anywhere("odd_answers.py")
    outcome = ask(host, name)
    assert isinstance(outcome, Answer), outcome
    assert (outcome.score, outcome.kind, outcome.shown) == (None, kind, shown)
    as_usual(host)


@pytest.mark.parametrize("name", ["of_no_name", "of_empty_name", "deep", "late"])
def test_what_can_hardly_be_told_is_no_score_either(anywhere: Plug, name: str) -> None:
    """A class without a name, a list without a bottom: an answer all the same."""
    host = anywhere("odd_answers.py", PATIENT)
    outcome = ask(host, name)
    assert isinstance(outcome, Answer), outcome
    assert outcome.score is None
    as_usual(host)


def test_an_answer_that_interrupts_when_it_is_shown_is_named(worker: PlugWorker) -> None:
    """Nobody sits at a child's keyboard, so an interrupt there is the solution's own."""
    host = worker("odd_answers.py")
    outcome = ask(host, "interrupting")
    assert isinstance(outcome, Answer)
    assert outcome.shown == "an Interrupting"
    as_usual(host)


@pytest.mark.parametrize(
    ("name", "kind", "message"),
    [
        ("stops", "StopIteration", ""),
        ("exits", "SystemExit", "3"),
        ("closes", "GeneratorExit", ""),
        ("ends", "Ending", "the end"),
        ("raising", "Raising", "a Raising"),
        ("leaving", "Leaving", "a Leaving"),
        ("looping", "Looping", "a Looping"),
        ("long_text", "ValueError", f"{'x' * 200}…"),
    ],
)
def test_an_error_of_any_kind_is_an_outcome(
    anywhere: Plug, name: str, kind: str, message: str
) -> None:
    """Errors that nobody catches, errors without words: each is told by its class and its line."""
    host = anywhere("odd_errors.py")
    outcome = ask(host, name)
    assert isinstance(outcome, Failure), outcome
    assert (outcome.verdict, outcome.kind) == (Verdict.RAISED, kind)
    assert outcome.message == message
    assert outcome.place.endswith(f" in {name}")
    as_usual(host)


def test_an_interrupt_in_a_child_is_the_solutions_own(worker: PlugWorker) -> None:
    """Ctrl-C goes to the run and not to its children: who raises it there has raised it."""
    host = worker("odd_errors.py")
    outcome = ask(host, "interrupts")
    assert isinstance(outcome, Failure)
    assert (outcome.verdict, outcome.kind) == (Verdict.RAISED, "KeyboardInterrupt")
    as_usual(host)


def test_a_message_can_be_printed_whatever_is_in_it(anywhere: Plug) -> None:
    """Half a character crosses as a question mark: it would break the terminal of whoever reads."""
    outcome = ask(anywhere("odd_errors.py", PATIENT), "surrogate")
    assert isinstance(outcome, Failure)
    assert outcome.message == "?"


def test_a_want_of_memory_that_is_raised_counts_as_one(anywhere: Plug) -> None:
    """Nobody can tell it from the real one."""
    outcome = ask(anywhere("odd_errors.py", PATIENT), "no_memory")
    assert isinstance(outcome, Failure)
    assert outcome.verdict is Verdict.OUT_OF_MEMORY


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("sorts", None),
        ("empties", ()),
        ("fills_with_objects", ("object", "function", "type")),
        ("fills_with_texts", ("str", "float", "NoneType", "bool", "tuple", "bytes")),
        ("fills_with_unequal", ("Unequal",) * 5),
        ("fills_with_equal_to_all", ("EqualToAll",) * 5),
        ("fills_with_nan", ("float", 1, 3, 3, 6)),
        ("fills_with_itself", ("list", 1, 3, 3, 6)),
        ("fills_with_surrogates", ("str", 1, 3, 3, 6)),
        ("grows", (1, 1, 3, 3, 6, *(15 * [6]))),
    ],
)
def test_a_list_is_told_as_it_came_back(
    anywhere: Plug, name: str, left: tuple[object, ...] | None
) -> None:
    """Its faces are told, and what is no face by its class; nothing in it is asked for anything."""
    host = anywhere("changes_lists.py")
    outcome = ask(host, name)
    assert isinstance(outcome, Answer), outcome
    assert (outcome.score, outcome.left) == (14, left)
    as_usual(host)


def test_a_list_with_a_huge_number_can_be_told(anywhere: Plug) -> None:
    """Python won't write a number of five thousand digits, so nobody is given one."""
    outcome = ask(anywhere("changes_lists.py"), "fills_with_huge")
    assert isinstance(outcome, Answer), outcome
    assert outcome.score == 14
    assert len(repr(outcome.left)) < 200


def test_nobody_asks_a_list_for_ever_whether_it_is_the_same(worker: PlugWorker) -> None:
    """An object that doesn't finish comparing itself isn't asked to."""
    host = worker("changes_lists.py")
    host.describe()
    outcome = ask(host, "fills_with_endlessly_equal")
    assert isinstance(outcome, Answer), outcome
    assert outcome.left == ("EndlesslyEqual",) * 5


# The same anywhere


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("score", (ROLL, "chance")),
        ("score", (ROLL, Member(("Category", "CHANCE")))),
        ("score", (ROLL, Member(("Category", "ONES")))),
        ("score", (ROLL, 1)),
        ("score", (ROLL, None)),
        ("score", (ROLL,)),
        ("chance", tuple(ROLL)),
        ("chance", (ROLL,)),
        ("pair", (ROLL,)),
        ("pair", ([6, 6, 5],)),
        ("pair", ([],)),
        ("yatzy", (ROLL,)),
        ("gone", (ROLL,)),
    ],
)
def test_a_call_comes_to_the_same_anywhere(
    worker: PlugWorker,
    in_process: Callable[..., InProcess],
    name: str,
    arguments: tuple[Argument, ...],
) -> None:
    """Score, kind, place, print, accident, changed list: no run can be told from another."""
    there = worker("ordinary.py").call((name,), arguments)
    assert there == in_process("ordinary.py").call((name,), arguments)


def test_an_object_comes_to_the_same_anywhere(anywhere: Plug) -> None:
    """Made, asked, set, read, handed over and released: it is one and the same object."""
    host = anywhere("ordinary.py", PATIENT)
    made = host.new(("Yatzy",), ROLL)
    assert isinstance(made, Reference)
    assert scored(host.call(("chance",), [], made)) == 14
    assert scored(host.set(made, "bonus", 50)) is None
    assert scored(host.call(("chance",), [], made)) == 64
    assert scored(host.get(("highest",), made)) == 6
    assert scored(host.call(("total",), [made])) == 64
    assert scored(host.get(("LUCKY",))) == 7
    other = host.new(("Yatzy",), [1, 1])
    assert isinstance(other, Reference)
    host.release(made)
    assert scored(host.call(("chance",), [], other)) == 2
    host.release(other)


def test_a_list_that_is_set_on_an_object_is_watched(anywhere: Plug) -> None:
    """Whichever way the dice came in, it is told when they are changed."""
    host = anywhere("ordinary.py", PATIENT)
    made = host.new(("Hand",), [])
    assert isinstance(made, Reference)
    host.set(made, "dice", [6, 1, 3])
    outcome = host.call(("sorted",), [], made)
    assert isinstance(outcome, Answer)
    assert (outcome.score, outcome.left) == (1, (1, 3, 6))


def test_what_cannot_be_made_is_told(anywhere: Plug) -> None:
    """A class that refuses its arguments has raised, like any call; so has one that isn't there."""
    host = anywhere("ordinary.py", PATIENT)
    for path in (("Hand",), ("Gone",)):
        made = host.new(path, [ROLL])
        assert isinstance(made, Failure)
        assert made.verdict is Verdict.RAISED


def test_what_an_object_refuses_to_give_is_told(anywhere: Plug) -> None:
    """An object may raise whatever it likes when it is asked for a method."""
    host = anywhere("odd_errors.py")
    made = host.new(("Game",), [ROLL])
    assert isinstance(made, Reference)
    for outcome in (host.get(("odds",), made), host.call(("odds",), [], made)):
        assert isinstance(outcome, Failure)
        assert (outcome.kind, outcome.message) == ("ValueError", "there is no odds")
    as_usual(host)


def test_a_member_that_is_not_there_is_told(anywhere: Plug) -> None:
    """A solution may delete what it has described."""
    host = anywhere("never_ends.py")
    outcome = ask(host, "chance", Member(("Category", "CHANCE")))
    assert isinstance(outcome, Failure), outcome
    assert (outcome.verdict, outcome.kind) == (Verdict.RAISED, "AttributeError")


@pytest.mark.parametrize("file", ["hides.py", "no_hash.py"])
def test_what_hides_does_not_hide_the_rest(anywhere: Plug, file: str) -> None:
    """An object that won't be looked at is passed over, and what stands beside it is offered."""
    host = anywhere(file)
    assert "chance(dice)" in map(str, host.describe().offers)
    as_usual(host)


@pytest.mark.parametrize("name", ["points", "refuses"])
def test_a_class_that_cannot_be_kept_in_a_set_does_no_harm(anywhere: Plug, name: str) -> None:
    """Neither an answer nor an error of such a class is anything but what it is."""
    host = anywhere("no_hash_inside.py")
    outcome = ask(host, name)
    kind = outcome.kind
    assert kind == ("Points" if name == "points" else "Refused")
    (batch,) = host.call_many([by_list(name)], ROLLS[:2])
    assert [batch.odd[index].kind for index in range(2)] == [kind, kind]
    as_usual(host)


def test_the_description_is_the_same_anywhere(
    worker: PlugWorker, in_process: Callable[..., InProcess]
) -> None:
    """The same file offers the same, whoever asks."""
    assert worker("ordinary.py").describe() == in_process("ordinary.py").describe()


def scored(outcome: Outcome) -> int | None:
    """The score of an answer."""
    assert isinstance(outcome, Answer), outcome
    return outcome.score


# Many calls at once


def told(outcome: Outcome) -> tuple[object, ...]:
    """What a batch tells of an outcome that is no score."""
    if isinstance(outcome, Answer):
        return (outcome.kind, outcome.shown)
    return (outcome.verdict, outcome.kind, outcome.message, outcome.place, outcome.accident)


def all_told(batch: Batch) -> tuple[object, ...]:
    """All that can be compared of a batch."""
    odd = {index: told(outcome) for index, outcome in batch.odd.items()}
    return (list(batch.scores), odd, batch.changed, batch.example)


BY_WORD = [Step("call", ("score",), (Dice.LIST, "chance"))]
BY_MEMBER = [Step("call", ("score",), (Dice.LIST, Member(("Category", "CHANCE"))))]
WORD_FIRST = [Step("call", ("score",), ("chance", Dice.LIST))]
EACH = [Step("call", ("chance",), (Dice.EACH,))]
OF_OBJECT = [Step("new", ("Yatzy",), (Dice.EACH,)), Step("call", ("chance",), (), on=0)]
READ = [Step("new", ("Yatzy",), (Dice.EACH,)), Step("get", ("highest",), (), on=0)]
HANDED = [Step("new", ("Yatzy",), (Dice.EACH,)), Step("call", ("total",), (Made(0),))]
SET = [
    Step("new", ("Hand",)),
    Step("set", ("dice",), (Dice.LIST,), on=0),
    Step("call", ("sorted",), (), on=0),
]


@pytest.mark.parametrize(
    ("file", "steps"),
    [
        ("ordinary.py", BY_WORD),
        ("ordinary.py", BY_MEMBER),
        ("ordinary.py", WORD_FIRST),
        ("ordinary.py", EACH),
        ("ordinary.py", OF_OBJECT),
        ("ordinary.py", READ),
        ("ordinary.py", HANDED),
        ("ordinary.py", SET),
        ("ordinary.py", by_list("pair")),
        ("ordinary.py", by_list("yatzy")),
        ("ordinary.py", by_list("gone")),
        ("ordinary.py", [Step("new", ("Gone",)), Step("call", ("chance",), (), on=0)]),
        ("odd_answers.py", by_list("points")),
        ("odd_answers.py", by_list("true")),
        ("odd_answers.py", by_list("huge")),
        ("odd_answers.py", by_list("nan")),
        ("odd_answers.py", by_list("raising")),
        ("odd_answers.py", by_list("own_text")),
        ("odd_answers.py", by_list("unequal")),
        ("odd_answers.py", by_list("of_no_name")),
        ("odd_answers.py", by_list("of_empty_name")),
        ("odd_errors.py", by_list("stops")),
        ("odd_errors.py", by_list("stops_on_sixes")),
        ("odd_errors.py", by_list("raises_on_sixes")),
        ("odd_errors.py", by_list("exits")),
        ("odd_errors.py", by_list("closes")),
        ("odd_errors.py", by_list("raising")),
        ("odd_errors.py", by_list("leaving")),
        ("odd_errors.py", by_list("no_memory")),
        ("changes_lists.py", by_list("sorts")),
        ("changes_lists.py", by_list("empties")),
        ("changes_lists.py", by_list("fills_with_objects")),
        ("changes_lists.py", by_list("fills_with_texts")),
        ("changes_lists.py", by_list("fills_with_unequal")),
        ("changes_lists.py", by_list("fills_with_equal_to_all")),
        ("changes_lists.py", by_list("fills_with_itself")),
        ("changes_lists.py", by_list("fills_with_surrogates")),
        (
            "changes_lists.py",
            [Step("new", ("Game",), (Dice.LIST,)), Step("call", ("sorted",), (), on=0)],
        ),
    ],
    ids=lambda value: ".".join(value[-1].path) if isinstance(value, list) else None,
)
def test_many_calls_come_to_the_same_as_one_by_one(
    anywhere: Plug, file: str, steps: list[Step]
) -> None:
    """A batch is quicker, and nothing else: scores, errors, odd answers, changed lists agree."""
    host = anywhere(file)
    (batch,) = host.call_many([steps], ROLLS)
    assert all_told(batch) == all_told(one_by_one(steps, host, ROLLS))


def test_interrupts_come_to_the_same_in_a_child(worker: PlugWorker) -> None:
    """In a child nobody else can have pressed Ctrl-C, many times over."""
    host = worker("odd_errors.py")
    (batch,) = host.call_many([by_list("interrupts")], ROLLS)
    assert all_told(batch) == all_told(one_by_one(by_list("interrupts"), host, ROLLS))


def test_batches_come_in_the_order_of_their_calls(anywhere: Plug) -> None:
    """One batch a call, each with an outcome for every roll, also for no rolls and no calls."""
    host = anywhere("ordinary.py", PATIENT)
    batches = host.call_many([BY_WORD, by_list("pair"), EACH], ROLLS[:3])
    assert [batch.scores for batch in batches] == [[14, 10, 10], [None, None, 4], [14, 10, 10]]
    assert [batch.scores for batch in host.call_many([BY_WORD, EACH], [])] == [[], []]
    assert list(host.call_many([], ROLLS)) == []


def test_many_rolls_are_cut_and_put_together_again(anywhere: Plug) -> None:
    """However the host cuts them for itself, errors and changes stay with their rolls."""
    rolls: list[Roll] = [(1 + index % 6, 1 + index % 5, 2) for index in range(1_500)]
    (errors, sorts) = anywhere("odd_errors.py").call_many(
        [by_list("raises_on_sixes"), by_list("chance")], rolls
    )
    sixes = [index for index, roll in enumerate(rolls) if roll[0] == 6]
    assert sorted(errors.odd) == sixes
    assert sorts.scores == [sum(roll) for roll in rolls]


@pytest.mark.parametrize("name", ["loops_on_sixes", "sleeps_on_sixes"])
def test_a_batch_ends_at_the_call_that_does_not(anywhere: Plug, name: str) -> None:
    """What was answered counts, the one that hangs is told, and nothing after it was run."""
    host = anywhere("never_ends.py")
    host.describe()
    first, second = host.call_many([by_list(name), by_list("chance")], ROLLS[:4])
    assert first.scores == [14, None, None, None]
    verdicts = [told(first.odd[index])[0] for index in (1, 2, 3)]
    assert verdicts == [Verdict.TIMEOUT, Verdict.NOT_RUN, Verdict.NOT_RUN]
    assert {told(outcome)[0] for outcome in second.odd.values()} == {Verdict.NOT_RUN}
    assert len(second.odd) == 4
    as_usual(host)


@pytest.mark.parametrize(
    ("file", "name", "verdict"),
    [
        ("never_ends.py", "swallows_on_sixes", Verdict.TIMEOUT),
        ("ends_itself.py", "exits_on_sixes", Verdict.CRASHED),
        ("floods.py", "writes_to_1", Verdict.TOO_MUCH_OUTPUT),
    ],
)
def test_a_batch_that_goes_with_its_process_has_an_outcome_for_each_roll(
    worker: PlugWorker, file: str, name: str, verdict: Verdict
) -> None:
    """Nobody knows any more what was answered; the verdict stands where the answers would."""
    host = worker(file)
    host.describe()
    (batch,) = host.call_many([by_list(name)], ROLLS[:4])
    assert len(batch.scores) == 4
    assert told(batch.odd[1])[0] is verdict
    assert {told(outcome)[0] for outcome in batch.odd.values()} <= {verdict, Verdict.NOT_RUN}
    as_usual(host)


@pytest.mark.parametrize(("calls", "count"), [(1, 28), (2, 14)])
def test_a_batch_that_is_slow_goes_on_as_long_as_it_lives(
    anywhere: Plug, calls: int, count: int
) -> None:
    """The limit is one call's; together they may take longer than one is ever waited for."""
    host = anywhere("never_ends.py")
    host.describe()
    batches = host.call_many([by_list("takes_its_time")] * calls, [(6, 1)] * count)
    assert [batch.scores for batch in batches] == [[7] * count] * calls


@pytest.mark.parametrize("name", ["looping", "flooding"])
def test_an_answer_without_a_text_stops_no_batch_of_others(anywhere: Plug, name: str) -> None:
    """It is no score, or it took too long; and every roll has an outcome of that kind."""
    host = anywhere("odd_answers.py")
    host.describe()
    (batch,) = host.call_many([by_list(name)], ROLLS[:2])
    assert batch.scores == [None, None]
    allowed = {name.capitalize(), Verdict.TIMEOUT, Verdict.TOO_MUCH_OUTPUT, Verdict.NOT_RUN}
    assert {told(outcome)[0] for outcome in batch.odd.values()} <= allowed
    as_usual(host)


def test_an_exception_of_ours_leaves_no_watch_behind(in_process: Callable[..., InProcess]) -> None:
    """Whatever leaves a batch, the clock that ran for it is stopped."""
    host = in_process("odd_errors.py")
    with suppress(KeyboardInterrupt):
        host.call_many([by_list("interrupts")], ROLLS)
    deadline = time.monotonic() + 1.5 * (SHORT.call or 0)
    while time.monotonic() < deadline:
        pass
    as_usual(host)


# Limits, processes, references


def test_a_run_has_a_limit_of_its_own(anywhere: Plug) -> None:
    """When the time is used up nothing more is run, and this is told as such."""
    host = anywhere("never_ends.py", Limits(call=0.3, run=0.2))
    host.describe()
    outcomes = [ask(host, name) for name in ("loops", "chance", "loops")]
    verdicts = [told(outcome)[0] for outcome in outcomes]
    assert verdicts == [Verdict.TIMEOUT, Verdict.NOT_RUN, Verdict.NOT_RUN]
    (batch,) = host.call_many([by_list("chance")], ROLLS)
    assert {told(outcome)[0] for outcome in batch.odd.values()} == {Verdict.NOT_RUN}
    made = host.new(("Gone",), [])
    assert isinstance(made, Failure)
    assert made.verdict is Verdict.NOT_RUN


def test_a_batch_has_no_more_time_than_the_run(worker: PlugWorker) -> None:
    """A call that is never too long by itself would take an hour for all the rolls there are."""
    host = worker("never_ends.py", Limits(call=30, run=0.5))
    host.describe()
    (batch,) = host.call_many([by_list("takes_its_time")], [(6, 1)] * 100_000)
    assert {told(outcome)[0] for outcome in batch.odd.values()} == {Verdict.NOT_RUN}
    assert len(batch.odd) == 100_000


def test_without_limits_a_call_takes_its_time(anywhere: Plug) -> None:
    """Whoever looks at it line by line isn't hurried."""
    host = anywhere("never_ends.py")
    host.describe()
    host.no_limits()
    assert scored(ask(host, "takes_its_time")) == 14


def test_a_process_is_started_when_it_is_needed(worker: PlugWorker, mark: str) -> None:
    """One that was never asked leaves nothing to close; one that was closed starts anew."""
    host = worker("ordinary.py", PATIENT)
    assert not marked(mark)
    host.close()
    assert scored(host.call(("chance",), ROLL)) == 14
    host.close()
    assert scored(host.call(("chance",), ROLL)) == 14


def test_it_is_described_once(worker: PlugWorker, mark: str) -> None:
    """What a solution offers doesn't change with its process: nobody has to ask again."""
    host = worker("ordinary.py", PATIENT)
    surface = host.describe()
    host.close()
    assert host.describe() is surface
    assert not marked(mark)


def test_an_object_goes_with_its_process(worker: PlugWorker) -> None:
    """What was made there can't be asked any more, and isn't mistaken for what is made next."""
    host = worker("ends_itself.py")
    gone = host.new(("Game",), [ROLL])
    assert isinstance(gone, Reference)
    crashed = host.call(("exits",), [], gone)
    assert isinstance(crashed, Failure)
    assert crashed.verdict is Verdict.CRASHED
    as_usual(host)
    asked: list[Callable[[], object]] = [
        partial(host.call, ("chance",), [], gone),
        partial(host.get, ("dice",), gone),
        partial(host.set, gone, "dice", ROLL),
        partial(host.call, ("chance_of",), [gone]),
        partial(host.new, ("Game",), [gone]),
    ]
    for ask_it in asked:
        outcome = ask_it()
        assert isinstance(outcome, Failure), outcome
        assert outcome.verdict is Verdict.NOT_RUN


def test_an_object_is_not_taken_for_one_of_an_earlier_process(worker: PlugWorker) -> None:
    """A handle is good for one object, and for no other that comes after it."""
    host = worker("ends_itself.py")
    gone = host.new(("Game",), [ROLL])
    assert isinstance(gone, Reference)
    host.call(("exits",), [], gone)
    new = host.new(("Game",), [[6, 6]])
    assert isinstance(new, Reference)
    assert isinstance(host.call(("chance",), [], gone), Failure)
    assert isinstance(host.call(("chance_of",), [gone]), Failure)
    host.release(gone)
    assert scored(host.call(("chance",), [], new)) == 12


# Loading


@pytest.mark.parametrize(
    "name",
    ["syntax_error.py", "missing_library.py", "exits_at_import.py", "asks_at_import.py"],
)
def test_a_file_that_does_not_load_is_told_the_same_anywhere(
    hosts: list[AnyHost], solutions: Path, name: str
) -> None:
    """The problem, the line and the advice are those that pytest's own process would give."""
    file = solutions / "unloadable" / name
    host = Worker.python(file, limits=SHORT)
    hosts.append(host)
    with pytest.raises(UsageError) as there:
        host.describe()
    with pytest.raises(UsageError) as here:
        InProcess(file)
    assert str(there.value) == str(here.value)


def test_a_file_that_never_loads_is_told(worker: PlugWorker) -> None:
    """Loading may take longer than a call, and not for ever."""
    with pytest.raises(UsageError, match="takes too long to load"):
        worker("loads_for_ever.py", Limits(call=0.1)).describe()


def test_a_file_that_ends_its_process_as_it_loads_is_told(worker: PlugWorker) -> None:
    """There is no description; how it ended and its last words are all there is to show."""
    with pytest.raises(UsageError) as told_so:
        worker("dies_at_import.py").describe()
    problem = "dies_at_import.py ends its process while it loads: exit code 3"
    assert told_so.value.problem == problem
    assert told_so.value.found == ("enough of this",)


def test_a_program_that_is_not_there_is_told() -> None:
    """A host that can't be started describes nothing, and the run hears it in one message."""
    with pytest.raises(UsageError, match=r"yatzy\.rkt"):
        Worker.running(["no-such-program-anywhere"], "yatzy.rkt").describe()


# What a child knows


@pytest.fixture
def ordinary(hosts: list[AnyHost], solutions: Path, tmp_path: Path) -> PlugWorker:
    """Run a copy of the ordinary file that lies far from our own folders."""

    def plug(*, libraries: bool = False, way: str = "") -> Worker:
        folder = tmp_path / way
        folder.mkdir(exist_ok=True)
        file = shutil.copy(solutions / "hostile" / "ordinary.py", folder / "ordinary.py")
        host = Worker.python(Path(file), limits=SHORT, libraries=libraries)
        hosts.append(host)
        return host

    return plug


@pytest.mark.parametrize(("libraries", "flags"), [(True, "1 0\n"), (False, "1 1\n")])
def test_a_child_is_python_by_itself(ordinary: PlugWorker, flags: str, *, libraries: bool) -> None:
    """No settings of the user's reach it, and without libraries none that are installed."""
    host = ordinary(libraries=libraries)
    assert ask(host, "tells_flags").printed == flags
    assert scored(host.call(("chance",), ROLL)) == 14


@pytest.mark.parametrize("libraries", [True, False])
def test_a_child_has_nothing_of_ours_but_what_runs_it(
    ordinary: PlugWorker, *, libraries: bool
) -> None:
    """The rulebooks and the right answers aren't loaded there."""
    loaded = ask(ordinary(libraries=libraries), "tells_modules").printed.split()
    assert loaded
    assert all(name.startswith("katas.plug.resident") for name in loaded)


def test_a_child_without_libraries_finds_nothing_of_ours(ordinary: PlugWorker) -> None:
    """The answers can't be looked up: no folder that is searched has them."""
    host = ordinary()
    folders = ask(host, "tells_path").printed.splitlines()
    assert not [folder for folder in folders if (Path(folder) / "katas").exists()]
    assert not [folder for folder in folders if "resident" in folder]
    outcome = ask(host, "imports_the_model")
    assert isinstance(outcome, Failure)
    assert outcome.kind == "ModuleNotFoundError"


def test_a_child_has_the_environment_of_the_run(
    ordinary: PlugWorker, mark: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Home, settings and folder are those of whoever started the run, and stay as they were."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    host = ordinary()
    printed = ask(host, "tells_home").printed
    assert printed.splitlines() == [str(home), mark, str(Path.cwd())]
    host.close()
    assert not list(home.iterdir())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["home", "ordinary.py"]


def test_a_path_may_be_written_as_people_write(ordinary: PlugWorker) -> None:
    """Spaces, quotes and letters from everywhere cross unharmed."""
    host = ordinary(way="mine løsninger, “賽” & 'co'")
    assert scored(host.call(("chance",), ROLL)) == 14
    assert ask(host, "pair", [6, 6, 5]).place == "ordinary.py:30 in pair"


# A host in another language


@pytest.fixture
def shell(hosts: list[AnyHost]) -> Worker:
    """The host in ten lines that the documentation shows."""
    if SH is None:
        pytest.skip("there is no sh")
    host = Worker.running([SH, str(EXAMPLES / "chance.sh")], "chance.sh")
    hosts.append(host)
    return host


def test_a_host_needs_to_know_two_things(shell: Worker) -> None:
    """To describe itself and to be called is enough for a program in any language."""
    surface = shell.describe()
    assert [str(offer) for offer in surface.offers] == ["score(dice, category)"]
    assert surface.does == {"call"}
    assert shell.name == "chance.sh"
    assert scored(ask(shell, "score", ROLL, "chance")) == 14
    assert scored(ask(shell, "score", [], "chance")) == 0
    assert scored(ask(shell, "score", ROLL, "pair")) == 0


def test_a_host_that_knows_no_batches_is_asked_one_by_one(shell: Worker) -> None:
    """What it doesn't know is done for it, with the same result."""
    calls: Sequence[Sequence[Step]] = [
        BY_WORD,
        [Step("call", ("score",), (Dice.LIST, "pair"))],
    ]
    chance, pair = shell.call_many(calls, ROLLS)
    assert chance == Batch([14, 10, 10, 30, 0], {})
    assert pair == Batch([0] * 5, {})


def test_the_host_in_ten_lines_has_ten() -> None:
    """The documentation promises so, and that it can be started."""
    sample = EXAMPLES / "chance.sh"
    assert len(sample.read_text().splitlines()) <= 10
    assert os.access(sample, os.X_OK)
