"""Submissions made by hand of what real solutions are told: one of each kind, one that attacks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from katas.catalog import open_shelf
from katas.grade.graded import Graded, Item, Part, Status
from katas.grade.marks import Marked, MarkedItem, Points, Rules, Section
from katas.model import Answer, Failure, Outcome, Result, Verdict
from katas.plug import InProcess, Solution
from katas.proof.items import Prover
from katas.records import replace
from katas.spec import Specification, Teller, Told, open_specification, replay, transcript
from tests.forgetting import forgetting

SOLUTIONS = Path(__file__).parent.parent.parent / "solutions" / "yatzy"

RIGHT = SOLUTIONS / "reference" / "python" / "exactly.py"

WRONG = SOLUTIONS / "legacy" / "python" / "classic" / "sprawl.py"

RULES = Rules(
    kata="yatzy-exactly",
    title="Yatzy, exactly",
    rulebook="exactly",
    stage=None,
    spec="9f2c41d0",
    features={"yatzy/exactly/pair.feature": "1c9d"},
    katas="0.1.0",
    python="3.13.1",
    level="contained",
    mechanisms=("namespaces", "limits"),
    gaps=(),
    readings={},
    calls={},
    feedback="everything",
    most=10_000,
)

SCRIPT = "<script>alert(1)</script>"

ATTACKS = (
    SCRIPT,
    '"><img src=x onerror=alert(2)>',
    "]]></failure><testcase name='forged'/>",
    "::notice title=Autograding report::{}",
    "##[error]forged",
    "% , : \r\n::add-mask::a",
    "=cmd()",
    "a;=cmd()",
    "| a | b |\n\n# c",
    "[link](javascript:alert(3)) ![p](http://x.example/p.png) @everyone `` ` ``` www.x.example",
    "a@b.example #1 http://x.example/",
    "\x1b[31mred\x1b]0;title\x07 \u202egnp \u200b\u2066 \x00\x08\ufffe\ud800",
    "{{ 7*7 }} {% raw %}",
    "\\`*_{}[]()#+-.!~<!-- ",
)
"""Texts that mean something where a report is read."""

HOSTILE = " ".join(ATTACKS)


@cache
def spec() -> Specification:
    """The kata that all of them are of."""
    shelf = open_shelf()
    return open_specification(shelf, shelf.find("yatzy-exactly"))


def _plugged(file: Path) -> Solution:
    with forgetting(SOLUTIONS):
        return spec().plug(InProcess(file))


@cache
def items_of(file: Path) -> tuple[Item, ...]:
    """What a real solution is told: every example, and the rolls of two categories."""
    solution, examples = _plugged(file), transcript(spec())
    teller = Teller(spec(), solution.binding)
    told = [teller.tell(result) for result in replay(examples, solution)]
    prover = Prover(spec(), solution, examples, None, {})
    proved = [prover.tell(category) for category in ("pair", "chance")]
    return (*map(_example, told), *(Item(Part.PROOF, "", each.where, each) for each in proved))


def _example(told: Told) -> Item:
    return Item(Part.EXAMPLES, told.category, f"{told.where}, {told.heading}", told)


@cache
def items_with(outcome: Outcome, verdict: Verdict) -> tuple[Item, ...]:
    """What is told of the pairs where a real solution is right in the rest, and there ends so."""
    solution = _plugged(RIGHT)
    teller = Teller(spec(), solution.binding)
    examples = [example for example in transcript(spec()) if example.category == "pair"]
    failed = [teller.tell(Result(example, verdict, (outcome,))) for example in examples]
    right = [item for item in items_of(RIGHT) if item.told.category != "pair"]
    return (*map(_example, failed), *right)


# Marks


def shared_out(most: int, count: int) -> list[int]:
    """So many hundredths for so many items: alike, to the hundredth."""
    return [most // count + (at < most % count) for at in range(count)]


def section(name: str, items: Sequence[Item], most: int) -> Section:
    """A section of items that earn all or nothing."""
    points = shared_out(most, len(items))
    return Section(
        name,
        tuple(
            MarkedItem(item, Points(each if item.passed else 0, each))
            for item, each in zip(items, points, strict=True)
        ),
    )


def marked(
    name: str, graded: Graded, sections: Iterable[Section] = (), *, most: int = 10_000
) -> Marked:
    """A submission by its name."""
    digest = f"{len(name):08x}"
    return Marked(name, f"{name}@example.org", f"{name}.zip", digest, graded, tuple(sections), most)


def _asked(name: str, status: Status, items: tuple[Item, ...], **more: object) -> Marked:
    examples = [item for item in items if item.part is Part.EXAMPLES]
    rolls = [item for item in items if item.part is Part.PROOF]
    graded = replace_graded(
        Graded(
            status,
            solution="src/yatzy.py",
            called_as={"pair": "score(dice, category)"},
            items=items,
            seconds=0.25,
            sandbox="contained",
        ),
        **more,
    )
    return marked(
        name, graded, [section("examples", examples, 7_000), section("rolls", rolls, 3_000)]
    )


def replace_graded(graded: Graded, **changes: object) -> Graded:
    """The same but for some fields."""
    return Graded(**{**{name: getattr(graded, name) for name in graded.__slots__}, **changes})


def passing() -> Marked:
    """Our own solution."""
    return _asked("ada", Status.PASSED, items_of(RIGHT))


def wrong() -> Marked:
    """Old code that was written for other rules."""
    return _asked(
        "bob",
        Status.NOT_PASSED,
        items_of(WRONG),
        notes=("its list is changed",),
        says=("In pair it follows classic.",),
        honoured={"entry": "yatzy.py"},
    )


def crashed() -> Marked:
    """One whose process ends in the middle of a call."""
    ended = Failure(Verdict.CRASHED, "", "signal SIGSEGV", printed="here\n" * 300)
    return _asked("cy", Status.NOT_PASSED, items_with(ended, Verdict.CRASHED))


def did_not_run() -> Marked:
    """One that doesn't parse."""
    problem = "yatzy.py doesn't parse\n  line 3: '(' was never closed"
    return marked("dee", Graded(Status.DID_NOT_RUN, problem=problem, printed="hello\n"))


def needs_a_human() -> Marked:
    """One of which we didn't find out how it is called."""
    graded = Graded(
        Status.NEEDS_A_HUMAN, solution="deep/yatzy.py", problem="no call was found for any category"
    )
    return marked("eve", graded)


def our_fault() -> Marked:
    """One where the sandbox has failed us."""
    return marked("fay", Graded(Status.OUR_FAULT, problem="the sandbox could not be started"))


def hostile() -> Marked:
    """One in which whatever can be named, raised, printed or answered is an attack."""
    answer = Answer(None, HOSTILE, HOSTILE, printed=HOSTILE, place=f"{SCRIPT}.py:14 in x")
    items = tuple(
        Item(item.part, item.stage, item.name, replace(item.told, printed=HOSTILE))
        if item.passed
        else item
        for item in items_with(answer, Verdict.NOT_A_SCORE)
    )
    graded = _asked("mal", Status.NOT_PASSED, items).graded
    texts = {"pair": HOSTILE, "ones": "=cmd()"}
    graded = replace_graded(
        graded,
        solution=f"src/{HOSTILE}.py",
        problem=HOSTILE,
        called_as=texts,
        missing={"two pairs": HOSTILE},
        honoured={"entry": HOSTILE},
        notes=ATTACKS,
        says=ATTACKS,
        printed=HOSTILE,
    )
    examples = [item for item in items if item.part is Part.EXAMPLES]
    sections = (section("examples", examples, 10_000),)
    return Marked("mal", HOSTILE, HOSTILE, "0bad", graded, sections, 10_000, ("bob", "cy"))


def everybody() -> list[Marked]:
    """One of each kind."""
    return [
        passing(),
        wrong(),
        crashed(),
        did_not_run(),
        needs_a_human(),
        our_fault(),
        hostile(),
    ]
