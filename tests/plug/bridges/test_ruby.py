"""The bridge to Ruby: what it describes of each shape, what comes of its calls, what it refuses."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import pytest

from katas.catalog.languages import RUBY
from katas.errors import UsageError
from katas.model import Answer, Example, Roll, Verdict
from katas.plug import Limits
from katas.plug.bridges import open_bridge
from katas.plug.hosts.port import Dice, Made, Member, Reference, Step, Wrapped
from katas.plug.hosts.surface import Offer, Surface
from katas.plug.hosts.worker import Worker
from katas.spec import Recorder, Specification, replay
from tests.plug.bridges import ROLL, ask, failed, needs, scored

pytestmark = needs("ruby")

SHAPES = Path(__file__).parents[2] / "solutions" / "languages" / "ruby"

LANGUAGE = RUBY
ROLLS: list[Roll] = [(3, 1, 3, 2, 6), (6, 1, 1, 1, 1), (2, 2, 2, 2, 2), (4, 4, 4), ()]
SHORT = Limits(call=0.3)

Bridge = Callable[..., Worker]


def shown(offer: Offer) -> str:
    """An offer in one line: optional parameters with a question mark."""
    said = [offer.first] if offer.first else []
    said += [f"{'*' * item.rest}{item.name}{'?' * item.optional}" for item in offer.parameters]
    return f"{'.'.join(offer.path)}({', '.join(said)})"


def made(surface: Surface, name: str) -> str:
    """What a class is made with, in one line."""
    cls = surface.find_class(name.split("."))
    assert cls is not None
    assert cls.maker is not None
    return shown(cls.maker)


# What is described


DESCRIBED: Mapping[str, list[str]] = {
    "five_integers/yatzy.rb": [
        "Yatzy.chance(d1, d2, d3, d4, d5)",
        "Yatzy.yatzy(dice)",
        "Yatzy.ones(d1, d2, d3, d4, d5)",
        "Yatzy.fours(self)",
        "Yatzy.sixes(self)",
        "Yatzy.score_pair(_1, _2, d3, d4, d5)",
        "Yatzy.smallStraight(*dice)",
    ],
    "of_a_list/yatzy.rb": [
        "Throw.dice(self)",
        "Throw.chance(self)",
        "Throw.yatzy(self)",
        "Throw.pair(self)",
        "Throw.three_of_a_kind(self)",
        "Throw.large_straight(self)",
        "Throw.yatzy?(self)",
        "Throw.large_straight?(self)",
    ],
    "hash_of_lambdas/yatzy.rb": [
        "Rules.COUNT(dice, face)",
        "Rules.SCORERS.chance(dice)",
        "Rules.SCORERS.ones(dice)",
        "Rules.SCORERS.twos(dice)",
        "Rules.SCORERS.pair(dice)",
        "Rules.SCORERS.full house(dice)",
    ],
    "lambdas/yatzy.rb": ["chance(dice)", "yatzy(dice)", "threes(dice)", "PAIR(dice)"],
    "functions/yatzy.rb": [
        "chance(dice)",
        "sum_of(dice, face)",
        "ones(dice)",
        "twos(dice)",
        "sixes(dice)",
        "four_of_a_kind(dice)",
    ],
    "modules/yatzy.rb": [
        "Straights.small_straight(dice)",
        "Yatzy.Upper.ones(dice)",
        "Yatzy.Upper.sixes(dice)",
        "Yatzy.Lower.chance(dice)",
        "Yatzy.Lower.yatzy(dice)",
        "Yatzy.Lower.same?(dice)",
    ],
    "structs/yatzy.rb": [
        "Hand.chance(self)",
        "Hand.fives(self)",
        "FiveDice.sixes(self)",
        "Cup.fours(self)",
    ],
    "strategies/yatzy.rb": [
        "Scoring.Rule.call(*arguments)",
        "Scoring.Chance.call(*arguments)",
        "Scoring.Pair.call(*arguments)",
        "Scoring.Yatzy.call(*arguments)",
        "Scoring.Rule.call(self)",
        "Scoring.Chance.call(self)",
        "Scoring.Pair.call(self)",
        "Scoring.Yatzy.call(self)",
        "Scoring.Yatzy.faces(self, *args)",
    ],
    "ghosts/yatzy.rb": [
        "Yatzy.ones(self, *arguments)",
        "Yatzy.twos(self, *arguments)",
        "Yatzy.threes(self, *arguments)",
        "Yatzy.chance(self, *arguments)",
        "Yatzy.yatzy(self, *arguments)",
    ],
    "held_objects/yatzy.rb": [
        "Spots.score(self, dice)",
        "CHANCE(dice)",
        "RULES.chance(dice)",
        "Total.call(self, dice)",
    ],
    "one_object/yatzy.rb": ["Yatzy.instance.chance(dice)", "Yatzy.instance.threes(dice)"],
    "list_with_a_score/greed.rb": ["Array.score(self)"],
    "refinement/greed.rb": ["score(dice)"],
    "koan/about_scoring_project.rb": ["score(dice)"],
    "koan_with_runner/about_scoring_project.rb": ["AboutScoringProject.score(self, dice)"],
    "with_tests/greed.rb": ["score(dice)"],
}


@pytest.mark.parametrize("name", DESCRIBED)
def test_what_is_written_is_offered_and_nothing_else(bridge: Bridge, name: str) -> None:
    """Public methods and blocks that have a name, in their order, with their parameters."""
    assert list(map(shown, bridge(name).describe().offers)) == DESCRIBED[name]


@pytest.mark.parametrize(
    ("name", "maker"),
    [
        ("five_integers/yatzy.rb", "Yatzy(d1, d2, d3, d4, _5)"),
        ("of_a_list/yatzy.rb", "Throw(dice)"),
        ("symbols/yatzy.rb", "Yatzy(*dice)"),
        ("keywords/yatzy.rb", "Yatzy(dice)"),
        ("set_afterwards/yatzy.rb", "YatzyGame()"),
        ("structs/yatzy.rb", "Hand(dice?)"),
        ("structs/yatzy.rb", "FiveDice(d1?, d2?, d3?, d4?, d5?)"),
        ("structs/yatzy.rb", "Cup(dice?)"),
        ("mixin/yatzy.rb", "YatzyRoll(d1, d2, d3, d4, d5)"),
        ("strategies/yatzy.rb", "Scoring.Pair(dice)"),
        ("list_with_a_score/greed.rb", "Array(dice)"),
        ("koan_with_runner/about_scoring_project.rb", "AboutScoringProject()"),
    ],
)
def test_a_class_says_what_it_is_made_with(bridge: Bridge, name: str, maker: str) -> None:
    """By its `initialize`, its members if it is a record, or as lists are made."""
    assert made(bridge(name).describe(), maker.partition("(")[0]) == maker


def test_a_line_is_told_with_each_offer(bridge: Bridge) -> None:
    """Where a method is written is where one looks for it."""
    lines = {offer.name: offer.line for offer in bridge("five_integers/yatzy.rb").describe().offers}
    assert (lines["chance"], lines["sixes"]) == (2, 26)


def test_what_an_object_can_be_given_is_told(bridge: Bridge) -> None:
    """`attr_accessor` and `attr_writer`, a writer of one's own, a member of a Struct."""
    game = bridge("set_afterwards/yatzy.rb").describe().find_class(["YatzyGame"])
    assert game is not None
    assert set(game.attributes) == {"dice", "player", "name"}
    hand = bridge("structs/yatzy.rb").describe().find_class(["Hand"])
    assert hand is not None
    assert hand.attributes == ("dice",)


def test_enumerations_are_modules_of_constants_and_objects_of_their_own_class(
    bridge: Bridge,
) -> None:
    """Ruby has no other; a symbol is told with its colon."""
    surface = bridge("enumeration/yatzy.rb").describe()
    category, face = surface.find_class(["Category"]), surface.find_class(["Face"])
    assert category is not None
    assert face is not None
    assert category.maker is face.maker is None
    assert [(item.path[-1], item.value) for item in category.members] == [
        *(("ONES", 1), ("TWOS", 2), ("THREES", 3), ("FOURS", 4)),
        *(("CHANCE", ":chance"), ("PAIR", ":pair"), ("TWO_PAIRS", ":two_pairs")),
        *(("THREE_OF_A_KIND", ":three"), ("FOUR_OF_A_KIND", ":four")),
        *(("SMALL_STRAIGHT", ":small_straight"), ("LARGE_STRAIGHT", ":large_straight")),
        *(("FULL_HOUSE", ":full_house"), ("YATZY", "yatzy")),
    ]
    assert [(item.path[-1], item.value) for item in face.members] == [
        ("FIVES", None),
        ("SIXES", None),
    ]
    sixes = bridge("enumeration/yatzy.rb").call(("Face", "SIXES", "score"), [ROLL])
    assert scored(sixes) == 6


def test_objects_that_have_a_name_are_told_with_their_class(bridge: Bridge) -> None:
    """In a constant, or by the key of a hash in one."""
    constants = bridge("held_objects/yatzy.rb").describe().constants
    assert [(item.path, item.of) for item in constants] == [
        (("SIXES",), ("Spots",)),
        (("RULES", "fives"), ("Spots",)),
    ]


@pytest.mark.parametrize("way", ["include", "extend", "class Game; end; Game.extend"])
def test_a_module_that_has_no_class_is_called_itself(
    written: Callable[..., Worker], way: str
) -> None:
    """However the file itself brings its methods in; one that a class has is the class's."""
    host = written(f"module Rules\n  def ones(dice) = dice.count(1)\nend\n{way} Rules\n")
    owner = "Game" if "Game" in way else "Rules"
    assert [offer.path for offer in host.describe().offers] == [(owner, "ones")]
    assert scored(host.call((owner, "ones"), [ROLL])) == 1


def test_a_name_has_any_letters(written: Callable[..., Worker]) -> None:
    """Methods, attributes, constants and blocks are called in any language, not only English."""
    host = written(
        "class Brett\n"
        "  attr_accessor :øyne\n"
        "  STØRST = 6\n"
        "  def før(rubrikk) = STØRST\n"
        "  def ærlig? = true\n"
        "end\n"
        "ålreit = ->(terninger) { terninger.sum }\n"
    )
    surface = host.describe()
    assert {shown(offer) for offer in surface.offers} == {
        "Brett.øyne(self)",
        "Brett.før(self, rubrikk)",
        "Brett.ærlig?(self)",
        "ålreit(terninger)",
    }
    brett = surface.find_class(["Brett"])
    assert brett is not None
    assert brett.attributes == ("øyne",)
    assert scored(host.get(("Brett", "STØRST"))) == 6
    assert scored(ask(host, "ålreit")) == 15


def test_symbols_can_be_handed_over(bridge: Bridge) -> None:
    """A text with a colon before it is one; any other is a text of the solution's own."""
    host = bridge("in_call/answers.rb")
    assert host.describe().symbols
    assert scored(ask(host, "echo", ROLL, ":pair")) == 1
    assert scored(ask(host, "echo", ROLL, "pair")) == 4
    calls = [[Step("call", ("shouts",), (Dice.LIST, "pair"))]]
    assert host.call_many(calls, ROLLS)[0].scores == [4] * 5


# What is driven


@pytest.fixture(scope="module")
def transcript(spec: Callable[[str], Specification]) -> Callable[[str], list[Example]]:
    """The examples of a kata that are about five dice, or any number in Greed."""

    @cache
    def recorded(kata: str) -> list[Example]:
        return list(Recorder(spec(kata)).transcript(None if kata == "greed" else "five"))

    return recorded


UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
LOWER = (
    *("pair", "two pairs", "three of a kind", "four of a kind", "small straight"),
    *("large straight", "full house", "chance", "yatzy"),
)


def each(call: str, *categories: str) -> dict[str | None, str]:
    """One call for some categories, with their names in snake case for the dots."""
    return {name: call.replace("…", name.replace(" ", "_")) for name in categories}


DRIVEN: Mapping[str, Mapping[str | None, str]] = {
    "five_integers": {
        "chance": "Yatzy.chance(*dice)",
        "yatzy": "Yatzy.yatzy(dice)",
        "ones": "Yatzy.ones(*dice)",
        "fours": "Yatzy(*dice).fours()",
        "sixes": "Yatzy(*dice).sixes()",
        "pair": "Yatzy.score_pair(*dice)",
        "small straight": "Yatzy.smallStraight(*dice)",
    },
    "class_self": {
        **each("Yatzy.…(*dice)", *UPPER, "chance", "yatzy", "full house"),
    },
    "of_a_list": each(
        "Throw(dice).…()", "chance", "yatzy", "pair", "three of a kind", "large straight"
    ),
    "symbols": {
        **each('Yatzy(*dice).score(":…")', *UPPER, *LOWER),
        "pair": 'Yatzy(*dice).score(":one_pair")',
    },
    "hash_of_lambdas": {
        **each("Rules.SCORERS.…(dice)", "chance", "ones", "twos", "pair"),
        "full house": "Rules.SCORERS.full house(dice)",
    },
    "lambdas": {
        "chance": "chance(dice)",
        "yatzy": "yatzy(dice)",
        "threes": "threes(dice)",
        "pair": "PAIR(dice)",
    },
    "functions": {
        "chance": "chance(dice)",
        "ones": "ones(dice)",
        "twos": "twos(dice)",
        "threes": "sum_of(dice, 3)",
        "fours": "sum_of(dice, 4)",
        "fives": "sum_of(dice, 5)",
        "sixes": "sixes(dice)",
        "four of a kind": "four_of_a_kind(dice)",
    },
    "modules": {
        "chance": "Yatzy.Lower.chance(dice)",
        "yatzy": "Yatzy.Lower.yatzy(dice)",
        "ones": "Yatzy.Upper.ones(dice)",
        "sixes": "Yatzy.Upper.sixes(dice)",
        "small straight": "Straights.small_straight(dice)",
    },
    "mixin": {
        "chance": "YatzyRoll(*dice).chance()",
        "twos": "YatzyRoll(*dice).twos()",
        "threes": "YatzyRoll(*dice).threes()",
    },
    "keywords": each('Yatzy.score(dice, "…")', *UPPER, *LOWER),
    "structs": {
        "chance": "Hand(dice).chance()",
        "fours": "Cup(dice).fours()",
        "fives": "Hand(dice).fives()",
        "sixes": "FiveDice(*dice).sixes()",
    },
    "set_afterwards": {
        "chance": "yatzygame = YatzyGame(); yatzygame.dice = dice; yatzygame.chance()",
        "twos": "yatzygame = YatzyGame(); yatzygame.dice = dice; yatzygame.twos()",
    },
    "ghosts": each("Yatzy(*dice).…()", "chance", "yatzy", "ones", "twos", "threes"),
    "strategies": {
        "chance": "Scoring.Chance.call(dice)",
        "yatzy": "Scoring.Yatzy.call(dice)",
        "pair": "Scoring.Pair.call(dice)",
    },
    "enumeration": {
        **{
            name: f"ScoreCard().score(dice, Category.{name.upper().replace(' ', '_')})"
            for name in (*UPPER, *LOWER)
        },
        "fives": "ScoreCard().score(dice, 5)",
        "sixes": "ScoreCard().score(dice, 6)",
    },
    "held_objects": {
        "chance": "CHANCE(dice)",
        "fives": "RULES.fives.score(dice)",
        "sixes": "SIXES.score(dice)",
    },
    "one_object": {
        "chance": "Yatzy.instance.chance(dice)",
        "threes": "Yatzy.instance.threes(dice)",
    },
    "list_with_a_score": {None: "Array(dice).score()"},
    "refinement": {None: "score(dice)"},
    "koan": {None: "score(dice)"},
    "koan_with_runner": {None: "AboutScoringProject().score(dice)"},
    "with_tests": {None: "score(dice)"},
}
"""Every category that a shape has, and how it is called there."""

ELSEWHERE = {"in_call", "does_not_load", "meddling", "records"}


@pytest.mark.parametrize("shape", DRIVEN)
def test_a_shape_is_bound_and_driven(
    bridge: Bridge,
    spec: Callable[[str], Specification],
    transcript: Callable[[str], list[Example]],
    shape: str,
) -> None:
    """Each category that it has is called in its own way, and every example of it is right."""
    kata = "greed" if None in DRIVEN[shape] else "yatzy-four-dice"
    (file,) = [*(SHAPES / shape).glob("[ayg][abr]*.rb")]
    solution = spec(kata).plug(bridge(file))
    calls = {category: str(call) for category, call in solution.binding.calls.items()}
    assert calls == DRIVEN[shape]
    wrong = [
        result.example.place
        for result in replay(transcript(kata), solution)
        if not result.passed
        and not any(item.category in solution.binding.missing for item in result.example.scores)
    ]
    assert wrong == []


def test_no_shape_is_forgotten() -> None:
    """Every folder is driven here or has tests of its own."""
    assert {folder.name for folder in SHAPES.iterdir()} == {*DRIVEN, *ELSEWHERE}


def test_a_record_is_made_of_what_it_is_given_in_a_row(bridge: Bridge) -> None:
    """`Data.define`, which Ruby has had since 3.2."""
    host = bridge("records/yatzy.rb")
    if newer_than("3.2"):
        assert made(host.describe(), "Throw") == "Throw(dice)"
        throw = host.new(("Throw",), [ROLL])
        assert isinstance(throw, Reference)
        assert scored(host.call(("chance",), [], throw)) == 15
    else:
        with pytest.raises(UsageError, match="uninitialized constant Data"):
            host.describe()


@cache
def newer_than(version: str) -> bool:
    """Whether Ruby is at least of a version."""
    code = f"exit(Gem::Version.new(RUBY_VERSION) >= Gem::Version.new('{version}'))"
    return subprocess.run(["ruby", "-e", code], check=False).returncode == 0


# What can be asked


def test_an_object_is_made_read_given_and_let_go(bridge: Bridge) -> None:
    """All that is done to an object, one request at a time."""
    host = bridge("set_afterwards/yatzy.rb")
    game = host.new(("YatzyGame",), [])
    assert isinstance(game, Reference)
    assert isinstance(host.set(game, "dice", ROLL), Answer)
    assert scored(host.call(("chance",), [], game)) == 15
    outcome = host.get(("dice",), game)
    assert isinstance(outcome, Answer)
    assert (outcome.kind, outcome.shown) == ("Array", "[3, 1, 3, 2, 6]")
    assert failed(host.set(game, "dices", ROLL)).kind == "NoSuchName"
    host.release(game)
    assert failed(host.call(("chance",), [], game)).verdict is Verdict.NOT_RUN


def test_keywords_are_filled_in_their_order(bridge: Bridge) -> None:
    """The required first, as everywhere in Ruby; what is left goes to the optional ones."""
    host = bridge("keywords/yatzy.rb")
    score = ("Yatzy", "score")
    offer = next(offer for offer in host.describe().offers if offer.path == score)
    assert shown(offer) == "Yatzy.score(dice, category, bonus?)"
    assert scored(host.call(score, [ROLL, ":chance"])) == 15
    assert scored(host.call(score, [ROLL, ":chance", 50])) == 65
    assert failed(host.call(score, [ROLL])).accident == "a wrong number of arguments"
    assert failed(host.call(score, [ROLL, ":chance", 50, 1])).accident == (
        "a wrong number of arguments"
    )


def test_what_has_a_name_can_be_handed_over(bridge: Bridge) -> None:
    """A member, a class, the function that another one is."""
    host = bridge("enumeration/yatzy.rb")
    card = host.new(("ScoreCard",), [])
    assert isinstance(card, Reference)
    member = Member(("Category", "CHANCE"))
    assert scored(host.call(("score",), [ROLL, member], card)) == 15
    nowhere = failed(host.call(("score",), [ROLL, Member(("Category", "NONE"))], card))
    assert (nowhere.kind, nowhere.message) == ("NoSuchName", "there is no NONE")


@pytest.mark.parametrize("path", [("none",), ("Yatzy", "none"), ("None", "chance"), ("Yatzy",)])
def test_a_path_that_leads_nowhere_is_told_so(bridge: Bridge, path: tuple[str, ...]) -> None:
    """It is no failure of the solution's."""
    outcome = failed(bridge("class_self/yatzy.rb").call(path, [ROLL]))
    wanted = next(name for name in path if name in ("none", "None", path[-1]))
    assert (outcome.kind, outcome.message) == ("NoSuchName", f"there is no {wanted}")


def test_a_batch_has_what_single_calls_have(bridge: Bridge) -> None:
    """Scores in their order, and for each roll that came to none the reply that tells why."""
    host = bridge("five_integers/yatzy.rb")
    fours = [Step("new", ("Yatzy",), (Dice.EACH,)), Step("call", ("fours",), (), 0)]
    pair = [Step("call", ("Yatzy", "score_pair"), (Dice.EACH,))]
    none = [Step("call", ("Yatzy", "none"), (Dice.EACH,))]
    batches = host.call_many([fours, pair, none], ROLLS)
    assert [batch.scores for batch in batches] == [
        [0, 0, 0, None, None],
        [6, 2, 4, None, None],
        [None] * 5,
    ]
    misfit = failed(batches[1].odd[3])
    assert misfit.accident == "a wrong number of arguments"
    assert misfit.message == "wrong number of arguments (given 3, expected 5)"
    assert misfit == failed(host.call(("Yatzy", "score_pair"), [4, 4, 4]))
    assert failed(batches[2].odd[0]).kind == "NoSuchName"


def test_a_batch_knows_every_kind_of_step(written: Callable[..., Worker]) -> None:
    """Objects of each die, objects that are passed on, attributes set and read."""
    host = written(
        """
        Die = Struct.new(:pips)
        Cup = Struct.new(:dice) { attr_accessor :more }
        def total(cup) = cup.dice.map(&:pips).inject(0, :+) + cup.more.size
        """
    )
    steps = [
        Step("new", ("Cup",), (Wrapped(("Die",)),)),
        Step("set", ("more",), (Dice.LIST,), 0),
        Step("call", ("total",), (Made(0),)),
    ]
    assert host.call_many([steps], ROLLS)[0].scores == [20, 15, 15, 15, 0]
    size = [*steps[:2], Step("get", ("more", "size"), (), 0)]
    assert host.call_many([size], ROLLS)[0].scores == [5, 5, 5, 3, 0]


def test_every_call_has_a_list_of_its_own(bridge: Bridge) -> None:
    """What is done to it is told, and is not there the next time."""
    host = bridge("in_call/answers.rb")
    outcome = ask(host, "sorts")
    assert isinstance(outcome, Answer)
    assert outcome.left == (1, 2, 3, 3, 6)
    sorts, freezes = host.call_many(
        [[Step("call", (name,), (Dice.LIST,))] for name in ("sorts", "freezes")], ROLLS
    )
    assert (sorts.changed, sorts.example) == (2, ((3, 1, 3, 2, 6), (1, 2, 3, 3, 6)))
    assert (freezes.changed, freezes.scores) == (0, [14] * 5)


def test_a_slow_batch_shows_that_it_lives(bridge: Bridge) -> None:
    """Each call is within the limit, however long they take together."""
    host = bridge("in_call/failures.rb", Limits(call=0.16))
    host.describe()
    calls = [[Step("call", ("slow",), (Dice.LIST,))]] * 2
    batches = host.call_many(calls, ROLLS[:1] * 5)
    assert [batch.scores for batch in batches] == [[15] * 5] * 2


# What comes back


@pytest.mark.parametrize(
    ("name", "kind", "shown"),
    [
        ("nothing", "nil", "nil"),
        ("text", "String", '"fourteen"'),
        ("symbol", "Symbol", ":fourteen"),
        ("float", "Float", "14.0"),
        ("yes", "TrueClass", "true"),
        ("huge", "Integer", "1000000000000000…"),
        ("negative", "Integer", "-1000000000000000…"),
        ("list", "Array", "[[3], [1], [3], [2], [6]]"),
        ("long", "String", f'"{"x" * 199}…'),
        ("bytes", "String", r'"\xFF\xFE"'),
        ("object", "Points", "#<Points @points=14>"),
        ("shy", "Shy", "a Shy"),
        ("loud", "Loud", "loud"),
        ("blank", "Blank", "a Blank"),
        ("nameless", "object", "#<#<Class>>"),
    ],
)
def test_what_is_no_score_is_told_and_counts_for_none(
    bridge: Bridge, name: str, kind: str, shown: str
) -> None:
    """With the name of its class, and the text that it gives of itself, if it does."""
    outcome = ask(bridge("in_call/answers.rb"), name)
    assert isinstance(outcome, Answer), outcome
    assert (outcome.score, outcome.kind, outcome.shown) == (None, kind, shown)
    assert outcome.printed == ""


def test_a_block_is_no_score_either(bridge: Bridge) -> None:
    """What has to be called once more is told as what it is."""
    outcome = ask(bridge("in_call/answers.rb"), "block")
    assert isinstance(outcome, Answer)
    assert outcome.kind == "Proc"


def test_an_answer_is_told_with_the_line_of_its_method(bridge: Bridge) -> None:
    """Of a block, with the name that it stands by."""
    host = bridge("in_call/answers.rb")
    assert isinstance(outcome := ask(host, "sorts"), Answer)
    assert outcome.place == "answers.rb:38 in sorts"
    held = bridge("hash_of_lambdas/yatzy.rb").call(("Rules", "SCORERS", "pair"), [ROLL])
    assert isinstance(held, Answer)
    assert held.place == "yatzy.rb:9 in pair"


def test_whatever_prints_is_told(bridge: Bridge) -> None:
    """All of Ruby's own ways to standard output, and nothing that goes elsewhere."""
    host = bridge("in_call/answers.rb")
    assert isinstance(outcome := ask(host, "prints"), Answer)
    assert outcome.printed == "The dice are\n3\n1\n3\n2\n6\ncast:now\n...\n14\n"
    assert isinstance(outcome := ask(host, "complains"), Answer)
    assert (outcome.score, outcome.printed) == (14, "")
    assert scored(ask(host, "takes_the_stream")) == 14
    assert isinstance(outcome := ask(host, "prints"), Answer)
    assert outcome.printed.startswith("The dice are\n3\n")


def test_much_is_told_by_its_beginning(bridge: Bridge) -> None:
    """A hundred thousand characters are no flood, in a batch neither."""
    host = bridge("in_call/answers.rb")
    assert isinstance(outcome := ask(host, "floods"), Answer)
    assert (outcome.score, len(outcome.printed) < 3_000) == (14, True)
    prints = [Step("call", ("prints",), (Dice.LIST,))]
    assert host.call_many([prints], ROLLS[:1] * 500)[0].scores == [14] * 500


@pytest.mark.parametrize(
    ("name", "kind", "message", "accident"),
    [
        ("refuses", "NoDice", "five dice", ""),
        ("raises", "RuntimeError", "only 5 dice", ""),
        ("argument", "ArgumentError", "five dice are needed", ""),
        ("nothing_at_all", "NoMethodError", "+", "a method that isn't there"),
        ("misspelt", "NameError", "dcie", "a name that isn't there"),
        ("wrong_type", "TypeError", "String can't be coerced into Integer", "a wrong type"),
        ("no_key", "KeyError", "key not found: 9", "a key that isn't there"),
        ("no_index", "IndexError", "index 9 outside", "an index that isn't there"),
        ("divides", "ZeroDivisionError", "divided by 0", "a division by zero"),
        ("frozen", "FrozenError", "can't modify frozen Array", "a change of what is frozen"),
        (
            "without_end",
            "SystemStackError",
            "stack level too deep",
            "calling itself without end",
        ),
        ("stops", "StopIteration", "StopIteration", "a sequence that ended"),
        ("throws", "UncaughtThrowError", "uncaught throw :away", "a throw that nobody catches"),
        ("no_block", "LocalJumpError", "no block given", "a block that isn't there"),
        (
            "too_many",
            "ArgumentError",
            "wrong number of arguments (given 2, expected 1)",
            "a call with too few or too many arguments",
        ),
        ("stub", "NotImplementedError", "NotImplementedError", "not written yet"),
        ("todo", "RuntimeError", "TODO: the score of a pair", "not written yet"),
        ("exits", "SystemExit", "exit", "ending the program"),
        ("aborts", "SystemExit", "that is enough", "ending the program"),
        ("asks", "AskedForInput", "it asks for input", "asking for input"),
        ("asks_the_stream", "AskedForInput", "it asks for input", "asking for input"),
        ("asks_stdin", "AskedForInput", "it asks for input", "asking for input"),
        ("rescues_all", "AskedForInput", "it asks for input", "asking for input"),
        ("kills_its_thread", "SystemExit", "exit", "ending the program"),
        (
            "requires",
            "LoadError",
            "cannot load such file -- a_library_of_dice",
            "a library that isn't there",
        ),
        ("interrupts", "Interrupt", "Interrupt", ""),
        ("sly", "Sly", "a Sly", ""),
    ],
)
def test_an_error_is_told_in_its_own_words_and_in_plain_ones(
    bridge: Bridge, name: str, kind: str, message: str, accident: str
) -> None:
    """The class, the first line, the place; and what slipped, where it looks unintended."""
    host = bridge("in_call/failures.rb", SHORT)
    outcome = failed(ask(host, name))
    assert (outcome.verdict, outcome.kind) == (Verdict.RAISED, kind)
    assert message in outcome.message
    assert outcome.accident == accident
    where = {"too_many": "raises"}.get(name, name)
    assert outcome.place.endswith(f" in {where}")
    assert outcome.place.startswith("failures.rb:")
    assert scored(ask(host, "chance")) == 15


def test_a_method_that_is_missing_is_told_without_the_dice(bridge: Bridge) -> None:
    """Who lacks it is told by the class: two messages about one name are alike."""
    host = bridge("keywords/yatzy.rb")
    outcome = failed(host.call(("Yatzy", "score"), [ROLL, "poker"]))
    assert outcome.message.endswith("for an instance of Yatzy")


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited on Linux alone")
def test_memory_has_an_end(bridge: Bridge) -> None:
    """Whoever wants all the memory gets the error for it, and not the machine."""
    host = bridge("in_call/failures.rb", SHORT)
    assert failed(ask(host, "wants_too_much")).verdict is Verdict.OUT_OF_MEMORY
    assert scored(ask(host, "chance")) == 15


@pytest.mark.parametrize(
    ("name", "verdict", "message"),
    [
        ("loops", Verdict.TIMEOUT, "0.3"),
        ("prints_without_end", Verdict.TOO_MUCH_OUTPUT, ""),
        ("leaves", Verdict.CRASHED, "exit code 3"),
        ("becomes_another", Verdict.CRASHED, "exit code 0"),
        ("kills_itself", Verdict.CRASHED, "Killed"),
    ],
)
def test_a_bad_end_has_a_verdict_and_ends_nothing_else(
    bridge: Bridge, name: str, verdict: Verdict, message: str
) -> None:
    """However a process ends, the next call meets a fresh one; what was put off is not done."""
    host = bridge("in_call/failures.rb", SHORT)
    assert scored(ask(host, "chance")) == 15
    outcome = failed(ask(host, name))
    assert (outcome.verdict, outcome.message) == (verdict, message)
    assert scored(ask(host, "chance")) == 15


def test_a_fork_has_nothing_to_say(bridge: Bridge) -> None:
    """Only the process that was asked answers."""
    host = bridge("in_call/failures.rb", SHORT)
    assert scored(ask(host, "forks")) == 14
    assert scored(ask(host, "chance")) == 15


def test_who_meddles_with_ruby_is_answered_all_the_same(bridge: Bridge) -> None:
    """Methods of the author's own instead of Ruby's are the author's own affair."""
    host = bridge("meddling/yatzy.rb")
    names = [offer.path for offer in host.describe().offers]
    assert ("chance",) in names
    assert ("Yatzy", "chance") in names
    assert scored(ask(host, "chance")) == 15
    assert scored(host.call(("Yatzy", "chance"), [ROLL])) == 15
    assert scored(ask(host, "leaves_a_thread")) == 15
    assert failed(ask(host, "lambda")).message == "no lambda"
    chance = [Step("call", ("Yatzy", "chance"), (Dice.LIST,))]
    assert host.call_many([chance], ROLLS[:3])[0].scores == [15, 10, 10]


# How it loads


@pytest.mark.parametrize(
    ("name", "stood_in"),
    [
        ("koan/about_scoring_project.rb", {"neo"}),
        ("koan_with_runner/about_scoring_project.rb", set()),
        ("functions/yatzy.rb", set()),
    ],
)
def test_a_runner_that_is_missing_is_stood_in_for(
    bridge: Bridge, name: str, stood_in: set[str]
) -> None:
    """And one that is there does not run: a path of koans would end the process."""
    assert set(bridge(name).describe().stood_in) == stood_in


def test_no_test_is_run_by_loading(bridge: Bridge) -> None:
    """Whether the libraries are here or not; and nothing that waits for the end is done."""
    host = bridge("with_tests/greed.rb")
    libraries = {"bundler/setup", "simplecov", "minitest/autorun", "minitest/reporters", "rspec"}
    assert set(host.describe().stood_in) <= libraries | {"pry", "approvals"}
    assert scored(ask(host, "score", [1, 5, 1, 2, 4])) == 250
    assert scored(ask(host, "score", [])) == 0


@pytest.mark.parametrize(
    "source",
    [
        b"\xef\xbb\xbfdef chance(dice) = dice.sum\n",
        b"def chance(dice)\r\n  dice.sum\r\nend\r\n__END__\r\nno more\r\n",
        b"# encoding: iso-8859-1\n# frozen_string_literal: true\nB\xe6 = 1\ndef chance(d) = d.sum",
        b"def chance(dice)\n  dice.sum\nend\nreturn if __FILE__ != $0\nexit 1\n",
        b"# bl\xc3\xa5b\xc3\xa6r\nt = lambda { 1 }\ndef chance(dice) = dice.sum\n__END__\n(",
        b"BEGIN { $before = true }\ndef chance(dice) = ($before && dice.sum)\n",
    ],
    ids=["marked", "carriage_returns", "latin", "returns", "with_a_block", "begins"],
)
def test_a_text_is_read_as_ruby_reads_it(written: Callable[..., Worker], source: bytes) -> None:
    """Marks at its beginning, ends of lines, comments that mean something, and data below."""
    assert scored(ask(written(source), "chance")) == 15


def test_what_is_required_is_looked_for_from_the_projects_root(
    written: Callable[..., Worker], tmp_path: Path
) -> None:
    """As `rake test` and `ruby lib/yatzy.rb` would find it; Ruby's own goes before."""
    (tmp_path / "lib" / "yatzy").mkdir(parents=True)
    (tmp_path / "lib" / "yatzy" / "faces.rb").write_text("FACES = Set.new(1..6)\n")
    (tmp_path / "lib" / "set.rb").write_text("raise 'not this one'\n")
    (tmp_path / "lib" / "dice.rb").write_text("require 'yatzy'\nclass Dice; def five; end; end\n")
    (tmp_path / "lib" / "later.rb").write_text("class Later\n  def ones(_1) = _1.count(1)\nend\n")
    host = written(
        "require 'set'\nrequire 'yatzy/faces'\nrequire './lib/dice'\nautoload :Later, 'later'\n"
        "def chance(dice) = (Later && dice.select { |die| FACES.include?(die) }.sum)\n",
        "lib/yatzy.rb",
    )
    assert scored(ask(host, "chance")) == 15
    assert {offer.path for offer in host.describe().offers} == {
        ("chance",),
        ("Dice", "five"),
        ("Later", "ones"),
    }


def test_what_ruby_has_given_up_is_still_understood(written: Callable[..., Worker]) -> None:
    """Half of the published files were written for a Ruby before 3.0."""
    host = written("def chance(_1, _2, *d3)\n  _3 = Fixnum\n  _1 + _2 + d3.sum\nend\n")
    assert scored(ask(host, "chance", *ROLL)) == 15


ONLY_WHEN_RUN = (
    "  put it under `if __FILE__ == $PROGRAM_NAME`, so that it is done only when you run the file"
)

DO_NOT_LOAD = {
    "asks.rb": ["asks.rb asks for input while it loads (line 4)", ONLY_WHEN_RUN],
    "quits.rb": ["quits.rb ends the program while it loads (line 4)", ONLY_WHEN_RUN],
    "endless.rb": ["endless.rb takes too long to load (line 4)", ONLY_WHEN_RUN],
    "prints_without_end.rb": [
        "prints_without_end.rb prints without end while it loads (line 2)",
        ONLY_WHEN_RUN,
    ],
    "library_not_there.rb": [
        "library_not_there.rb requires dice_of_ruby/cup, which isn't here (line 2)",
        "  install it (gem install dice_of_ruby), put its file beside yours, or do without it",
    ],
    "neighbour_not_there.rb": [
        "neighbour_not_there.rb requires dice_cup, which isn't here (line 6)",
        "  put its file beside yours, or do without it",
    ],
    "neighbour_breaks/yatzy.rb": [
        "yatzy.rb breaks while it loads (table_of_points.rb, line 4)",
        '  KeyError: key not found: "large straight"',
        "  run it by itself first: ruby yatzy.rb",
    ],
}
"""What is said of each file that doesn't load, to the letter."""

OTHERS = {
    # Ruby's own words differ from one version to the next.
    "name_too_early.rb": r"^name_too_early.rb breaks while it loads \(line 1\)\n  NoMethodError: ",
    "not_parsed.rb": r"^not_parsed.rb does not parse: .*expect.* \(line 3\)\n  3 \|     dice.sum\n",
    "no_end.rb": r"^no_end.rb does not parse: unexpected end-of-input.* \(line \d\)\n  \d \| ",
}
"""Files of which only the beginning of the message is certain."""


def complaint(file: Path) -> str:
    """What is said of a file that doesn't load."""
    host = open_bridge(file, RUBY, limits=Limits(call=0.05 if file.stem == "endless" else 1))
    try:
        with pytest.raises(UsageError) as caught:
            host.describe()
    finally:
        host.close()
    return str(caught.value)


@pytest.mark.parametrize("name", DO_NOT_LOAD)
def test_what_does_not_load_says_why(name: str) -> None:
    """In one sentence with the line, and what to do."""
    assert complaint(SHAPES / "does_not_load" / name).splitlines() == DO_NOT_LOAD[name]


@pytest.mark.parametrize("name", OTHERS)
def test_what_does_not_load_says_why_in_rubys_words(name: str) -> None:
    """Its own word for what is wrong, and the line."""
    message = complaint(SHAPES / "does_not_load" / name)
    assert re.match(OTHERS[name], message), message


def test_what_is_no_text_says_so(tmp_path: Path) -> None:
    """An editor may save in an encoding of its own."""
    file = tmp_path / "utf16.rb"
    file.write_bytes("def chance(dice) = dice.sum\n".encode("utf-16"))
    assert complaint(file).splitlines() == [
        "utf16.rb is no text that Ruby reads",
        "  save it as UTF-8",
    ]


# The lines


def test_every_request_has_one_line_for_an_answer(tmp_path: Path) -> None:
    """Whatever it is; and nothing of what is printed gets between them."""
    told: dict[str, object] = {
        "file": str(SHAPES / "in_call" / "answers.rb"),
        "folder": str(tmp_path),
        "call_limit": None,
        "tools": {},
    }
    program = Path(open_bridge.__code__.co_filename).parent / "ruby" / "bridge.rb"
    requests = [
        {"id": "a", "op": "describe"},
        {"id": "b", "op": "call", "path": ["prints"], "arguments": [ROLL]},
        {"id": "c", "op": "dance"},
        {"id": "d", "op": "release", "ref": 7},
        {"id": "e", "op": "get", "path": ["points"]},
    ]
    run = subprocess.run(
        ["ruby", str(program), json.dumps(told)],
        input="".join(json.dumps(request) + "\n" for request in requests).encode(),
        capture_output=True,
        check=True,
    )
    replies = [json.loads(line) for line in run.stdout.splitlines()]
    assert [reply["id"] for reply in replies] == ["a", "b", "c", "d", "e"]
    assert replies[0]["protocol"] == 1
    assert replies[2]["error"] == {"kind": "Unknown", "message": "there is no dance"}
    assert run.stderr == b""
    assert list(tmp_path.iterdir()) == []
