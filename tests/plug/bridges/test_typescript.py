"""The bridge to TypeScript: esbuild makes JavaScript of it, and all is told as it was written."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from katas.catalog.languages import TYPESCRIPT
from katas.errors import UsageError
from katas.model import Answer, Example, Failure
from katas.plug import Limits
from katas.plug.hosts.port import Dice, Member, Reference, Step
from katas.plug.hosts.worker import Worker
from katas.spec import Specification, replay
from tests.plug.bridges import ROLL, needs, offered, shown

pytestmark = needs("node", "esbuild")

SHAPES = Path(__file__).parents[2] / "solutions" / "languages" / "typescript"

LANGUAGE = TYPESCRIPT
SHORT = Limits(call=0.3)

Bridge = Callable[..., Worker]
Spec = Callable[[str], Specification]


CALLED: Mapping[str, tuple[str, ...]] = {
    "static_methods/yatzy.ts": (
        "Yatzy.chance(*dice)",
        "Yatzy(*dice).fours()",
        "Yatzy.two_pair(*dice)",
    ),
    "enum_and_switch/yatzy.ts": ("Scorer().score(dice, category)",),
    "namespace_of_functions/yatzy.ts": ("Yatzy.pair(dice)", "Yatzy.smallStraight(dice)"),
    "rules_by_interface/yatzy.ts": ("score(dice, category)",),
    "class_of_categories/yatzy.ts": ("Category.PAIR.score(dice)",),
    "functions_and_tests/yatzy.ts": ("pair(dice)", "fullHouse(dice)"),
    "record_of_functions/yatzy.ts": ("Yatzy.twoPairs(*dice)",),
    "greed_class/greed.ts": ("Greed(dice).score",),
}
"""How the file of each shape is called, told by a few of its calls."""


@pytest.mark.parametrize("file", CALLED)
def test_a_shape_is_driven(
    file: str, bridge: Bridge, spec: Spec, transcript: Callable[[str], Sequence[Example]]
) -> None:
    """Its calls are those it was written for, nothing is missing, and every example passes."""
    kata = "greed" if file.startswith("greed") else "yatzy-four-dice"
    solution = spec(kata).plug(bridge(file))
    binding = solution.binding
    assert set(CALLED[file]) <= {call.text("category") for call in binding.calls.values()}
    assert not binding.missing
    results = replay(transcript(kata), solution)
    assert [result.example.place for result in results if not result.passed] == []


# What is described


@pytest.mark.parametrize(
    ("source", "offers"),
    [
        (
            "export function pair(this: void, dice: Map<string, number>, least = 2): number { }",
            ["pair(dice: Map<string, number>, least?)"],
        ),
        (
            "export const f = async <T,>(a: T, b?: (x: number) => void, ...c: T[]) => 1;",
            ["f(a: T, b?: (x: number) => void, ...c: T[])"],
        ),
        (
            "export const f = ({ dice, category }: { dice: number[]; category: string }) => 1;",
            ["f(dice, category)"],
        ),
        (
            "export const f = (dice: number[]) => (category: 'a' | 'b'): number => 1;",
            ["f(dice: number[], category)"],
        ),
        (
            "const log: any = () => {}; export class Yatzy { @log public pair(dice: number[]) {} }",
            ["Yatzy.pair(self, dice: number[])"],
        ),
        ("export = class Yatzy { static f(d: readonly D[]) {} };", ["Yatzy.f(d: readonly D[])"]),
        ("import fs = require('fs'); export const f = (d?: D) => fs.F_OK;", ["f(d?: D)"]),
        ("enum A { One } function f(a: A, b: typeof A) { return 1 }", ["f(a: A, b: typeof A)"]),
    ],
)
def test_a_signature_is_told_as_it_is_written(
    source: str, offers: list[str], written: Bridge
) -> None:
    """Generics, functions, defaults, decorators, patterns, either kind of export."""
    assert offered(written(source)) == offers


def test_overloads_are_told_by_the_one_that_has_a_body(bridge: Bridge) -> None:
    """What its neighbours offer is theirs; a method that a constructor sets is one all the same."""
    assert offered(bridge("rules_by_interface/yatzy.ts")) == [
        "Straight.score(self, dice: number[])",
        "score(dice: number[], category: T, bonus?)",
        "Alike.score(self, dice: number[])",
        "TwoPairs.score(self, dice: number[])",
        "FullHouse.score(self, dice: number[])",
        "Numbers.score(self, dice: number[])",
    ]


def test_a_class_is_told_as_it_is_written(bridge: Bridge) -> None:
    """What its constructor declares it holds; an abstract one makes nothing."""
    surface = bridge("generics_and_globals/yatzy.ts").describe()
    category, numbers = surface.find_class(["Category"]), surface.find_class(["Numbers"])
    assert category is not None
    assert numbers is not None
    assert category.abstract
    assert category.maker is not None
    assert numbers.maker is not None
    assert shown(category.maker) == "Category(name: string, points?: P)"
    assert shown(numbers.maker) == "Numbers(face: Face)"
    assert [(item.path[-1], item.value) for item in numbers.members] == [("FACES", 6)]
    assert [(item.path, item.of) for item in surface.constants] == [
        (("ones",), ("Numbers",)),
        (("twos",), ("Numbers",)),
        (("sixes",), ("Numbers",)),
    ]


def test_what_is_private_is_no_offer(bridge: Bridge) -> None:
    """Its methods may want sorted dice; a class that nobody else makes is an enumeration."""
    assert offered(bridge("private_helpers/yatzy.ts")) == [
        "Yatzy.calculate(self, category: string, dice: number[])"
    ]
    host = bridge("class_of_categories/yatzy.ts")
    assert offered(host) == ["Category.score(self, dice: number[])"]
    (category,) = host.describe().classes
    assert category.maker is None
    assert [member.path[-1] for member in category.members][:2] == ["ONES", "TWOS"]


def test_a_name_has_any_letters(written: Callable[..., Worker]) -> None:
    """What is private stays so, and nothing else of a class does, in any language."""
    host = written(
        "export class Spill {\n"
        "  constructor(public øyne: number[], private antallØyne = 5) {}\n"
        "  før(rubrikk: string): number { return this.høyest(this.øyne); }\n"
        "  private høyest(kast: number[]): number { return Math.max(...kast); }\n"
        "}\n"
    )
    assert offered(host) == ["Spill.før(self, rubrikk: string)"]
    (spill,) = host.describe().classes
    assert spill.maker is not None
    assert [one.name for one in spill.maker.parameters] == ["øyne", "antallØyne"]


def test_an_enum_has_its_members_and_not_the_way_back(bridge: Bridge) -> None:
    """Numbers lead back to names in what TypeScript makes of it."""
    host = bridge("enum_and_switch/yatzy.ts")
    category = host.describe().find_class(["Category"])
    assert category is not None
    assert [(item.path[-1], item.value) for item in category.members][:2] == [
        ("Ones", 1),
        ("Twos", 2),
    ]
    assert len(category.members) == 15
    scorer = host.new(("Scorer",), [])
    assert isinstance(scorer, Reference)
    outcome = host.call(("score",), [ROLL, Member(("Category", "Pair"))], scorer)
    assert isinstance(outcome, Answer)
    assert outcome.score == 6


def test_files_find_each_other_as_typescript_has_it(bridge: Bridge) -> None:
    """With the suffix of what they become, as types alone, by a script that requires them."""
    host = bridge("types_in_a_file_of_their_own/yatzy.ts")
    assert offered(host) == ["default(hand: Hand['dice'], category: Category)"]
    (batch,) = host.call_many([[Step("call", ("default",), (Dice.LIST, "threes"))]], [(3, 3, 1)])
    assert batch.scores == [6]
    host = bridge("required_by_a_script/yatzy.ts")
    assert offered(host) == [
        "chance(dice: InstanceType<typeof Dice>)",
        "yatzy(dice: { faces: number[] })",
        "Dice.sum(self)",
    ]
    dice = host.new(("Dice",), ROLL)
    assert isinstance(dice, Reference)
    outcome = host.call(("chance",), [dice])
    assert isinstance(outcome, Answer)
    assert outcome.score == 15


# What a call comes to


def test_lines_are_those_of_the_author(bridge: Bridge) -> None:
    """Of what answered and of what failed, in the file or beside it."""
    host = bridge("rules_by_interface/yatzy.ts")
    outcome = host.call(("score",), [ROLL, "pair"])
    assert isinstance(outcome, Answer)
    assert outcome.place == "yatzy.ts:39 in score"
    failed = host.call(("score",), [None, "two pairs"])
    assert isinstance(failed, Failure)
    assert failed.place == "alike.ts:7 in alike"
    assert failed.accident == "an attribute that isn't there"


def test_what_is_not_written_yet_is_told_so(bridge: Bridge) -> None:
    """By an error that says it."""
    outcome = bridge("types_in_a_file_of_their_own/yatzy.ts").call(("default",), [ROLL, "pair"])
    assert isinstance(outcome, Failure)
    assert (outcome.message, outcome.accident) == ("Not implemented: pair", "not written yet")
    assert outcome.place == "yatzy.ts:10 in default"


# What doesn't load


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (
            "type Dice = number[];\n\nexport const pair = (dice: Dice) => dice[0] +;\n",
            [
                'yatzy.ts does not parse: Unexpected ";" (line 3)',
                "  3 | export const pair = (dice: Dice) => dice[0] +;",
            ],
        ),
        (
            "interface Rule {\n  points: number;\n}\n\nconst all: Rule[] = [];\nall[0]!.points;\n",
            [
                "yatzy.ts breaks while it loads (line 6)",
                "  TypeError: Cannot read properties of undefined (reading 'points')",
                "  run it by itself first: npx tsx yatzy.ts",
            ],
        ),
        (
            "// first\nimport { Dice } from './dice';\n\nexport const five = new Dice();\n",
            [
                "yatzy.ts imports ./dice, which isn't here (line 2)",
                "  put its file beside yours, or do without it",
            ],
        ),
    ],
)
def test_a_file_that_does_not_load_gets_one_message(
    source: str, said: list[str], written: Bridge
) -> None:
    """In esbuild's words or in V8's, with the author's line."""
    with pytest.raises(UsageError) as caught:
        written(source).describe()
    assert str(caught.value).splitlines() == said


def test_only_one_file_is_what_it_leaves(written: Bridge, tmp_path: Path) -> None:
    """Nothing is written beside a solution."""
    written("export const chance = (dice: number[]): number => dice.length;").describe()
    assert [path.name for path in tmp_path.iterdir()] == ["yatzy.ts"]
