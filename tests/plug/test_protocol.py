"""The parent's side of the lines: whatever comes back becomes an outcome, and nothing hangs."""

import json
import os
import re
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count as count_up
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from katas.errors import KatasError
from katas.model import Answer, Failure, Outcome, Roll, Verdict
from katas.plug import Limits
from katas.plug.hosts import channel as channel_module
from katas.plug.hosts import worker as worker_module
from katas.plug.hosts.channel import Channel
from katas.plug.hosts.port import Batch, Dice, Reference, Step
from katas.plug.hosts.replies import batches, outcome, reference_or_failure
from katas.plug.hosts.surface import Surface, read_surface
from katas.plug.hosts.worker import Worker

LONGEST = 100_000
ROLLS: list[Roll] = [(1, 1, 3, 3, 6), (6, 1, 1, 1, 1), (2, 2, 2, 2, 2)]
CALLS = [
    [Step("call", ("pair",), (Dice.LIST,))],
    [Step("new", ("Yatzy",), (Dice.EACH,)), Step("call", ("pair",), (), on=0)],
]
ALL_THERE_IS = Surface(does=frozenset({"call", "call_many"}))
VERDICTS = {
    Verdict.RAISED,
    Verdict.TIMEOUT,
    Verdict.TOO_MUCH_OUTPUT,
    Verdict.OUT_OF_MEMORY,
    Verdict.CRASHED,
    Verdict.PROTOCOL,
    Verdict.NOT_RUN,
}

Answers = Callable[[str], Iterable[bytes]]
"""What a child writes when it reads a request with an id; it hangs up with the last piece if
that is empty."""

few = settings(
    max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None
)
many = settings(few, max_examples=150)


@pytest.fixture(autouse=True, scope="module")
def _little_patience() -> Iterator[None]:
    """Wait for less, and read less, than one would for a real child."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker_module, "GRACE", 0.1)
        patch.setattr(worker_module, "LOADING", 2)
        patch.setattr(channel_module, "LONGEST", LONGEST)
        yield


def child(answers: Answers, reading: int, writing: int) -> None:
    """Play the child: answer each line until the parent hangs up."""
    with os.fdopen(reading, "rb") as requests, os.fdopen(writing, "wb", buffering=0) as replies:
        for line in requests:
            known = re.search(rb'"id": "(\w+)"', line)
            assert known, "each request has an id"
            with suppress(BrokenPipeError):
                for piece in answers(known[1].decode()):
                    if not piece:
                        return
                    rest = memoryview(piece)
                    while rest:
                        rest = rest[replies.write(rest) or 0 :]


@contextmanager
def talking(answers: Answers, surface: Surface | None = ALL_THERE_IS) -> Iterator[Worker]:
    """A worker whose child is played here; when that is ended, there is no other to start."""
    (reading, sending), (receiving, writing) = os.pipe(), os.pipe()
    thread = threading.Thread(target=child, args=(answers, reading, writing), daemon=True)
    thread.start()
    worker = Worker.running(["no-such-program-anywhere"], "played.py", limits=Limits(call=0.1))
    worker._channel = Channel(  # noqa: SLF001  # no program is started for it
        os.fdopen(sending, "wb", buffering=0), os.fdopen(receiving, "rb", buffering=0)
    )
    worker._surface = surface  # noqa: SLF001  # as if it had been asked
    try:
        yield worker
    finally:
        worker.close()
        thread.join(10)
        assert not thread.is_alive()


def line(known: str, reply: object, **more: object) -> bytes:
    """A reply as a line, with its id if it is an object."""
    data = {**reply, "id": known, **more} if isinstance(reply, dict) else reply
    return json.dumps(data).encode("ascii") + b"\n"


def replying(*replies: object) -> Answers:
    """Answer each request with these."""
    return lambda known: [line(known, reply) for reply in replies]


# What must be so


def sound(told: object) -> None:
    """Hold an outcome to its form: a verdict that a host can have, and texts to be printed."""
    assert isinstance(told, (Answer, Failure)), told
    if isinstance(told, Failure):
        assert told.verdict in VERDICTS
        texts = [told.kind, told.message, told.printed, told.place, told.accident]
    else:
        assert told.score is None or type(told.score) is int
        texts = [told.kind, told.shown, told.printed, told.place]
        texts += [face for face in told.left or () if isinstance(face, str)]
        assert all(type(face) in (int, str) for face in told.left or ())
    assert all(type(text) is str for text in texts)
    "".join(texts).encode("utf-8")


def all_sound(found: Sequence[Batch], calls: int, rolls: Sequence[Roll]) -> None:
    """Hold batches to their form: one a call, each with an outcome for every roll."""
    assert len(found) == calls
    for batch in found:
        assert len(batch.scores) == len(rolls)
        assert all(type(score) is int for score in batch.scores if score is not None)
        without = {index for index, score in enumerate(batch.scores) if score is None}
        assert set(batch.odd) == without
        for told in batch.odd.values():
            sound(told)
            assert not isinstance(told, Answer) or told.score is None
        assert type(batch.changed) is int
        if batch.example is not None:
            before, after = batch.example
            assert all(type(face) is int for face in before)
            assert all(type(face) in (int, str) for face in after)
            "".join(map(str, after)).encode("utf-8")


def printable(surface: Surface) -> None:
    """Hold what is offered to its form, and to what a terminal can show."""
    for offer in surface.offers:
        "".join([str(offer), offer.first, *offer.path]).encode("utf-8")
        assert type(offer.line) is int
    for found in surface.classes:
        "".join([*found.path, *found.attributes]).encode("utf-8")


# What may come

texts = st.text(st.characters(codec=None), max_size=8)
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**15, -(10**400), 2**63, 0, 1, 6])
    | st.floats()
    | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)
FAILURE = ("kind", "message", "place", "accident", "verdict")
REPLY = ("value", "kind", "shown", "printed", "place", "changed", "ref", "done", "ends")


def maybe(names: Iterable[str], inner: "st.SearchStrategy[Any]") -> "st.SearchStrategy[Any]":
    """Objects that have some of these names, and whatever else under them."""
    return st.dictionaries(st.sampled_from(sorted(names)), inner, max_size=5)


verdicts = st.sampled_from([verdict.value for verdict in Verdict])
errors = maybe(FAILURE, texts | values) | st.builds(
    lambda error, verdict: {**error, "verdict": verdict}, maybe(FAILURE, texts), verdicts
)
paths = st.lists(texts, min_size=1, max_size=3)
lists = st.lists(st.integers(1, 6) | values, max_size=6)
replies = (
    st.builds(lambda error, more: {**more, "error": error}, errors | values, maybe(REPLY, values))
    | maybe(REPLY, values)
    | st.builds(lambda value, more: {**more, "value": value}, values, maybe(REPLY, texts))
    | st.builds(lambda value, left: {"value": value, "changed": left}, values, st.lists(lists))
    | st.builds(lambda handle: {"ref": handle}, st.integers(0, 3) | values)
    | values
)
batch_replies = st.fixed_dictionaries(
    {},
    optional={
        "values": st.lists(st.integers(0, 50) | st.none() | values, max_size=4) | values,
        "odd": st.lists(st.tuples(st.integers(-1, 4), st.integers(-1, 2)), max_size=3) | values,
        "replies": st.lists(replies, max_size=2) | values,
        "changed": st.integers(-1, 4) | values,
        "example": st.lists(lists, max_size=3) | values,
    },
)
many_replies = replies | st.builds(
    lambda found: {"batches": found}, st.lists(batch_replies | values, max_size=3) | values
)
parameters = st.lists(
    st.fixed_dictionaries(
        {"name": texts | values},
        optional={
            "optional": st.booleans() | values,
            "rest": st.booleans() | values,
            "annotation": texts | values,
        },
    )
    | values,
    max_size=3,
)
offers = st.fixed_dictionaries(
    {"path": paths | values},
    optional={
        "parameters": parameters | values,
        "line": st.integers() | values,
        "needs_object": st.booleans() | values,
        "attribute": st.booleans() | values,
    },
)
constants = st.fixed_dictionaries(
    {}, optional={"name": texts | values, "path": paths | values, "value": values, "class": paths}
)
classes = st.fixed_dictionaries(
    {"path": paths | values},
    optional={
        "parameters": parameters | values,
        "members": st.lists(constants, max_size=2) | values,
        "constants": st.lists(constants, max_size=2) | values,
        "attributes": st.lists(texts | values, max_size=2) | values,
        "abstract": values,
    },
)
surfaces = (
    st.fixed_dictionaries(
        {"offers": st.lists(offers | values, max_size=3) | values},
        optional={
            "classes": st.lists(classes | values, max_size=2) | values,
            "constants": st.lists(constants | values, max_size=2) | values,
            "does": st.lists(texts | values, max_size=3) | values,
            "stood_in": st.lists(texts | values, max_size=2) | values,
        },
    )
    | st.builds(lambda told: {"does_not_load": told}, maybe(("problem", "found", "advice"), values))
    | values
)

Piece = Callable[[str], bytes]


def whole(reply: object) -> Piece:
    """A line with the right id."""
    return lambda known: line(known, reply)


def strange(reply: object) -> Piece:
    """A line with an id that nobody has given."""
    return lambda known: line(known[::-1] + "0", reply)


def cut(reply: object, length: int) -> Piece:
    """The beginning of a line, and the end of it."""
    return lambda known: line(known, reply)[:length] + b"\n"


def raw(data: bytes) -> Piece:
    """Anything."""
    return lambda _: data or b"\n"


def hang_up(_: str) -> bytes:
    """Nothing, and the end of all."""
    return b""


def said(inner: "st.SearchStrategy[Any]") -> "st.SearchStrategy[Answers]":
    """Whatever a child may say to a request: most often one whole reply, and seldom nothing."""
    usual = st.builds(whole, inner)
    piece = (
        usual
        | st.builds(strange, inner)
        | st.builds(cut, inner, st.integers(1, 60))
        | st.builds(raw, st.binary(max_size=30).map(lambda data: data + b"\n"))
        | st.builds(raw, st.binary(max_size=30))
        | st.builds(lambda count: whole({"done": count}), st.integers(-2, 9) | values)
        | st.just(hang_up)
    )
    pieces = st.one_of(
        usual.map(lambda one: [one]), usual.map(lambda one: [one]), st.lists(piece, max_size=4)
    )
    return pieces.map(lambda found: lambda known: [part(known) for part in found])


# Properties


@few
@given(said(replies))
def test_whatever_is_answered_to_a_call_is_an_outcome(answers: Answers) -> None:
    """Asked again and again, the worker gives an outcome each time, and never anything else."""
    with talking(answers) as worker:
        for _ in range(2):
            sound(worker.call(("pair",), [ROLLS[0]]))
            sound(worker.get(("pair",)))


@few
@given(said(replies))
def test_whatever_is_answered_about_an_object_is_an_outcome(answers: Answers) -> None:
    """An object is made or isn't; what is asked of it then has an outcome in any case."""
    with talking(answers) as worker:
        made = worker.new(("Yatzy",), ROLLS[0])
        if isinstance(made, Failure):
            sound(made)
            made = Reference(1)
        sound(worker.set(made, "dice", ROLLS[0]))
        sound(worker.call(("pair",), [made], made))
        worker.release(made)
        worker.release(made)


@few
@given(said(many_replies))
def test_whatever_is_answered_to_many_calls_is_a_batch_for_each(answers: Answers) -> None:
    """So many batches as calls, so many outcomes as rolls."""
    with talking(answers) as worker:
        for _ in range(2):
            all_sound(worker.call_many(CALLS, ROLLS), len(CALLS), ROLLS)


@few
@given(said(surfaces))
def test_whatever_is_described_is_a_surface_or_an_error_of_ours(answers: Answers) -> None:
    """What can't be understood is told in one message, like any mistake."""
    with talking(answers, None) as worker:
        try:
            printable(worker.describe())
        except KatasError as error:
            str(error).encode("utf-8", "replace")


@many
@given(replies)
@example({"value": "\ud800"})
@example({"value": 1, "changed": [[], ["\ud800"]]})
@example({"value": float("nan")})
@example({"value": 10**4_000})
@example({"error": {}})
def test_any_reply_to_a_call_can_be_read(data: object) -> None:
    """Whatever JSON there is, it comes to an outcome."""
    sound(outcome(data))
    made = reference_or_failure(data)
    if not isinstance(made, Reference):
        sound(made)


@many
@given(many_replies, st.integers(0, 3), st.integers(0, 3))
@example({"batches": [{"values": [1, 2, 3], "example": [[1], ["\ud800"]], "changed": 1}]}, 1, 3)
@example({"batches": [{"values": [None, 2], "odd": [[0, 0]], "replies": [{"value": 1}]}]}, 1, 2)
@example({"batches": [{"values": [1, 2, 3, 4]}]}, 1, 3)
@example({"batches": [{"values": [1, 2.0, True]}]}, 1, 3)
@example({"batches": [{"values": [1], "odd": [[0, 0], [2, 0]], "replies": [{"error": {}}]}]}, 1, 3)
@example({"batches": [{}, {}, {}, {}]}, 2, 3)
def test_any_reply_to_many_calls_can_be_read(data: object, calls: int, count: int) -> None:
    """Too many values, too few, in the wrong places: there is an outcome for each roll."""
    all_sound(batches(data, calls, ROLLS[:count]), calls, ROLLS[:count])


@many
@given(surfaces)
@example({"offers": [{"path": ["pair"], "line": float("inf")}]})
@example({"offers": [{"path": ["pair"], "line": float("nan")}]})
@example({"offers": [{"path": ["\ud800"], "parameters": [{"name": "\ud800"}]}]})
@example({"offers": [{"path": ["pair"], "needs_object": True}]})
@example({"offers": [], "classes": [{"path": ["A"], "attributes": ["\ud800"]}]})
def test_any_description_can_be_read(data: object) -> None:
    """Whatever JSON there is, it is a surface or no description."""
    try:
        printable(read_surface(data))
    except KatasError as error:
        str(error).encode("utf-8", "replace")


# Single cases, each with its verdict


def verdict(worker: Worker) -> Verdict:
    """The verdict of a call that comes to none otherwise."""
    told = worker.call(("pair",), [ROLLS[0]])
    assert isinstance(told, Failure), told
    return told.verdict


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (lambda _: [], Verdict.TIMEOUT),
        (lambda _: [b'{"value": 14'], Verdict.TIMEOUT),
        (lambda _: [b""], Verdict.CRASHED),
        (lambda _: [b'{"value": 14', b""], Verdict.CRASHED),
        (lambda _: [b"\n"], Verdict.PROTOCOL),
        (lambda _: [b"14\n"], Verdict.PROTOCOL),
        (lambda _: [b'{"value": 14}\n'], Verdict.PROTOCOL),
        (lambda _: [b'{"id": "0", "value": 14}\n'], Verdict.PROTOCOL),
        (lambda _: [b'{"id": null, "value": 14}\n'], Verdict.PROTOCOL),
        (lambda _: [b"\xff\xfe\xfa\n"], Verdict.PROTOCOL),
        (lambda _: [b"[" * 50_000 + b"\n"], Verdict.PROTOCOL),
        (lambda _: [b"[" * (LONGEST + 100)], Verdict.PROTOCOL),
        (lambda known: [b'{"id": "%s", "value": %s}\n' % (known.encode(), b"6" * 5_000)],
         Verdict.PROTOCOL),
        (replying({"done": 3}, {"done": 2}), Verdict.PROTOCOL),
        (replying({"done": -1}), Verdict.TIMEOUT),
        (replying({"done": "far"}), Verdict.PROTOCOL),
        (replying({"done": True}), Verdict.PROTOCOL),
        (replying({}), Verdict.PROTOCOL),
        (replying({"ref": 1}), Verdict.PROTOCOL),
        (replying({"error": "no"}), Verdict.PROTOCOL),
        (replying({"error": {"verdict": "passed"}}), Verdict.PROTOCOL),
        (replying({"error": {"verdict": "our_fault"}}), Verdict.PROTOCOL),
        (replying({"error": {"message": 5}}), Verdict.PROTOCOL),
        (replying({"error": {}}), Verdict.RAISED),
        (replying({"error": {"verdict": "timeout"}}), Verdict.TIMEOUT),
    ],
)  # fmt: skip
def test_what_breaks_the_protocol_is_told_as_that(answers: Answers, expected: Verdict) -> None:
    """Silence is a timeout, an end is a crash, and nonsense is a broken protocol."""
    with talking(answers) as worker:
        assert verdict(worker) is expected


@pytest.mark.parametrize(
    ("value", "kind", "shown"),
    [
        (None, "NoneType", "None"),
        (True, "bool", "True"),
        (14.0, "float", "14.0"),
        (float("nan"), "float", "nan"),
        ("14", "str", "14"),
        ([14], "list", "[14]"),
        ({"score": 14}, "dict", "{'score': 14}"),
    ],
)
def test_a_value_that_is_no_whole_number_is_no_score(value: object, kind: str, shown: str) -> None:
    """A host that doesn't say what it gave has it called as JSON's own values are."""
    with talking(replying({"value": value})) as worker:
        assert worker.call(("pair",), [ROLLS[0]]) == Answer(None, kind, shown)


def test_an_answer_to_nothing_is_not_taken_for_one() -> None:
    """A line that was there before its question answers no question."""
    with talking(replying({"value": 14}, {"value": 50})) as worker:
        assert worker.call(("pair",), [ROLLS[0]]) == Answer(14, "int", "14")
        time.sleep(0.1)
        assert verdict(worker) in {Verdict.PROTOCOL, Verdict.CRASHED}


def test_a_child_that_hangs_up_between_two_questions_is_not_asked() -> None:
    """Its end is no matter of the next request, which a fresh process gets."""
    with talking(lambda known: [line(known, {"value": 14}), b""]) as worker:
        assert isinstance(worker.call(("pair",), [ROLLS[0]]), Answer)
        time.sleep(0.1)
        told = worker.call(("pair",), [ROLLS[0]])
        assert isinstance(told, Failure)
        assert told.verdict is Verdict.CRASHED  # there is no fresh one here


def test_a_child_that_says_it_ends_is_believed() -> None:
    """After such a reply nothing more is read from it."""
    with talking(replying({"value": 14, "ends": True})) as worker:
        assert isinstance(worker.call(("pair",), [ROLLS[0]]), Answer)
        assert verdict(worker) is Verdict.CRASHED


def test_signs_of_life_give_more_time() -> None:
    """A batch may take longer than one call, as long as it says how far it has come."""

    def answers(known: str) -> Iterator[bytes]:
        for count in range(3):
            time.sleep(0.12)
            yield line(known, {"done": count})
        yield line(known, {"batches": [{"values": [1, 2, 3]}]})

    with talking(answers) as worker:
        (batch,) = worker.call_many(CALLS[:1], ROLLS)
        assert batch.scores == [1, 2, 3]


def test_a_count_that_stands_still_gives_no_more_time() -> None:
    """To say the same again and again is no sign of life."""
    over = threading.Event()
    stop = time.monotonic() + 5

    def answers(known: str) -> Iterator[bytes]:
        while time.monotonic() < stop and not over.wait(0.02):
            yield line(known, {"done": 0})

    with talking(answers) as worker:
        assert verdict(worker) is Verdict.TIMEOUT
        assert time.monotonic() < stop
        over.set()


@pytest.mark.parametrize("many_calls", [False, True])
def test_a_count_without_end_gives_no_time_without_end(*, many_calls: bool) -> None:
    """More than was asked for can't be done: who counts on beyond it is not waited for."""
    over = threading.Event()
    stop = time.monotonic() + 3

    def answers(known: str) -> Iterator[bytes]:
        for count in count_up():
            yield line(known, {"done": count})
            if over.wait(0.01) or time.monotonic() > stop:
                return

    with talking(answers) as worker:
        told: Outcome = (
            worker.call_many(CALLS, ROLLS)[0].odd[0]
            if many_calls
            else worker.call(("pair",), [ROLLS[0]])
        )
        over.set()
        assert time.monotonic() < stop, "it was waited for as long as it counted"
    assert isinstance(told, Failure)
    assert told.verdict in {Verdict.PROTOCOL, Verdict.TIMEOUT}


@pytest.mark.parametrize("name", ["value", "shown", "error", "done", "batches"])
def test_no_depth_is_too_deep(name: str) -> None:
    """However deep a value is nested: what Python can read it need not be able to write."""
    template = b'{"id": "%s", "%s": %s}\n'
    for depth in [*range(880, 1_000, 2), 2_000, 10_000, 40_000]:
        nested = b"[" * depth + b"]" * depth

        def answers(known: str, nested: bytes = nested) -> list[bytes]:
            return [template % (known.encode(), name.encode(), nested)]

        with talking(answers) as worker:
            sound(worker.call(("pair",), [ROLLS[0]]))
        with talking(answers) as worker:
            all_sound(worker.call_many(CALLS, ROLLS), len(CALLS), ROLLS)


@pytest.mark.parametrize("place", ["name", "annotation", "does", "line"])
def test_no_description_is_too_deep(place: str) -> None:
    """A name that is a list of lists of lists is no name, and breaks nothing."""
    for depth in [*range(880, 1_000, 2), 2_000, 10_000, 40_000]:
        nested = "[" * depth + "]" * depth
        parameter = f'{{"name": "dice", "{place}": {nested}}}'
        offer = f'{{"path": ["pair"], "line": 1, "{place}": 1, "parameters": [{parameter}]}}'
        more = f'"does": [{nested}], ' if place == "does" else ""

        def answers(known: str, offer: str = offer, more: str = more) -> list[bytes]:
            return [f'{{"id": "{known}", {more}"offers": [{offer}]}}\n'.encode()]

        with talking(answers, None) as worker, suppress(KatasError):
            worker.describe()


def test_a_request_longer_than_a_pipe_is_sent_and_answered() -> None:
    """A child that reads only after it has answered blocks nobody."""
    rolls: list[Roll] = [(1, 2, 3, 4, 5)] * 20_000
    with talking(replying({"batches": [{"values": [15] * 20_000}]})) as worker:
        (batch,) = worker.call_many(CALLS[:1], rolls)
    assert batch.scores == [15] * 20_000
