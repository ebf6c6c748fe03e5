"""The bridge to C: what it describes of each shape, what comes of its calls, what it refuses."""

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from katas.catalog.languages import C
from katas.errors import UsageError
from katas.model import Answer, Example, Outcome, Roll, Verdict
from katas.plug import Limits
from katas.plug.bridges import open_bridge
from katas.plug.hosts.performing import one_by_one
from katas.plug.hosts.port import Argument, Batch, Dice, Member, Step, StepArgument
from katas.plug.hosts.surface import Offer
from katas.plug.hosts.worker import Worker
from katas.spec import Specification, replay
from tests.plug.bridges import ROLL, ask, failed, needs, scored

pytestmark = needs("cc")

SHAPES = Path(__file__).parents[2] / "solutions" / "languages" / "c"

LANGUAGE = C
ROLLS: list[Roll] = [(3, 1, 3, 2, 6), (6, 1, 1, 1, 1), (2, 2, 2, 2, 2), (4, 4, 4), ()]
SHORT = Limits(call=0.5)

Bridge = Callable[..., Worker]
Spec = Callable[[str], Specification]


@pytest.fixture
def in_call(bridge: Bridge) -> Worker:
    """Run the file whose functions do whatever may be done in a call."""
    return bridge("in_call/yatzy.c", SHORT)


def as_usual(host: Worker) -> None:
    """Hold a host to the right answer."""
    assert scored(ask(host, "chance")) == 15


def shown(offer: Offer) -> str:
    """An offer in one line, with the types as they are written."""
    listed = [
        f"{item.annotation} {item.name}{'?' * item.optional}".replace("* ", "*")
        for item in offer.parameters
    ]
    return f"{'.'.join(offer.path)}({', '.join(listed)})"


# What is described


NTH = ("first", "second", "third", "fourth", "fifth")

DESCRIBED: Mapping[str, list[str]] = {
    "five_integers/yatzy.c": [
        "chance(int d1, int d2, int d3, int d4, int d5)",
        "count(int face, int d1, int d2, int d3, int d4, int d5)",
    ],
    "lists_and_counts/yatzy.c": [
        "how_many(const int *dice, int face)",
        "ones(const int *dice)",
        "threes(const int[] terninger)",
        "fours(int *dice)",
        "fives(int[] dice)",
        "sixes(int[5] dice)",
        "chance(int[count] dice)",
        "one_pair(int *dice)",
        "best(const int *dice, int times)",
        "three_of_a_kind(const int *dice)",
        "yatzy(const int *values)",
        "full_house(const int *dice)",
    ],
    "enum_dispatch/yatzy.c": ["score(const int[5] dice, enum category category)"],
    "struct_by_value/yacht.c": [
        "times(dice_t dice, int n)",
        "pair(dice_t dice)",
        "score(dice_t dice, category_t category)",
    ],
    "opaque_hand/yatzy.c": [
        "alike(const Hand *hand, int times)",
        "yatzy_ones(const Hand *hand)",
        "face_value(int face)",
        "hand_new(const int *values)",
        "hand_sum(const Hand *hand)",
    ],
    "made_hands/yatzy.c": [
        "roll_factory(int d1, int d2, int d3, int d4, int _5)",
        "counted_init(const int[5] dice)",
        "chance(Roll *roll)",
        "Ones(int d1, int d2, int d3, int d4, int d5)",
        "Twos(const Counted *counted)",
        "Threes(Counted counted)",
    ],
    "die_structs/yatzy.c": [
        "count(const struct die[5] dice, int face)",
        "chance(Five five)",
        "ones(const struct die *dice)",
        "fours(Turn *turn)",
        "sixes(struct die a, struct die b, struct die c, struct die d, struct die e)",
        "pair(Turn *turn)",
    ],
    "defines/src/yatzy.c": [
        "add(int[] hand, int from, int to)",
        "same(int[] hand, int many)",
        "points(int category, int[(2 + 3)] hand)",
    ],
    "texts/yatzy.c": [
        "most(const unsigned char *dice, int n)",
        "score_throw(char *category, unsigned char *dice)",
    ],
    "table_of_rules/yatzy.c": [
        "all(const roll_t roll, int unused?)",
        "score(const roll_t roll, const char *name)",
    ],
    "game/yatzy.c": ["upper(int[5] hand, int face)", "ones(int[5] hand)", "yatzy(int[5] hand)"],
    "old_c/yatzy.c": [
        "tally(int[] dice, int face)",
        "most(int *dice, int n)",
        "chance(int a, int b, int c, int d, int e)",
        "ones(int[] dice)",
        "pair(int[5] dice)",
    ],
    "with_tests/yatzy.c": ["chance(int[5] dice)", "pair(int[5] dice)"],
    "other_tests/yatzy.c": ["chance(const int *dice)"],
    "pointers_to_dice/yatzy.c": [
        "chance(int *p1, int *p2, int *p3, int *p4, int *p5)",
        "ones(const int[5] dice)",
        "upper_section(int[] dice, int face)",
    ],
    "macros/yatzy.c": [
        "CHANCE(int a, int b, int c, int d, int e)",
        "YATZY(int a, int b, int c, int d, int e)",
        "ONES(int *dice)",
    ],
    "category_first/yatzy.c": [
        f"answer(enum YatzyCategory category, {', '.join(f'unsigned short {n}' for n in NTH)})",
    ],
    "forgotten/yatzy.c": ["all_alike(Dice dice)", "score(Dice dice, category which)"],
    "newest_c/yatzy.c": ["score(const int[5] dice, enum category category)"],
    "norsk/yatzy.c": ["beregnPoeng(const int[5] terninger, enum Rubrikk rubrikk)"],
    "greed_of_any/greed.c": ["calculateScore(int *roll)"],
    "greed_of_five/greed.c": ["score(const int[5] dice)"],
    "in_call/yatzy.c": [
        "by_letter(const int[5] dice, char letter)",
        "by_half(int *dice, double half)",
        "with_a_rest(const int[5] dice, int bonus, int unused?)",
    ],
}
"""Some of what is offered, in order: types as they are written, and what is counted left out."""


def test_every_shape_is_looked_at() -> None:
    """No folder lies there for nobody."""
    looked_at = {name.partition("/")[0] for name in DESCRIBED} | {"does_not_load"}
    assert looked_at == {folder.name for folder in SHAPES.iterdir()}


@pytest.mark.parametrize("name", DESCRIBED)
def test_functions_are_described_as_they_are_written(bridge: Bridge, name: str) -> None:
    """With what a caller gives: the dice, and whatever isn't filled in for him."""
    offers = [shown(offer) for offer in bridge(name).describe().offers]
    assert [offer for offer in offers if offer in DESCRIBED[name]] == DESCRIBED[name]


@pytest.mark.parametrize(
    ("name", "absent"),
    [
        ("game/yatzy.c", ["main", "throw_dice", "ask_category", "show"]),
        ("macros/yatzy.c", ["SWAP", "LOG"]),
        ("opaque_hand/yatzy.c", ["say", "hand_sum_twice"]),
        (
            "in_call/yatzy.c",
            ["by_rule", "any_number", "compares", "of_boards", "rolls", "_private", "greets"],
        ),
    ],
)
def test_what_nobody_could_give_the_dice_is_left_out(
    bridge: Bridge, name: str, absent: list[str]
) -> None:
    """What takes none, what wants a function, what makes no sense to the compiler."""
    assert not {offer.name for offer in bridge(name).describe().offers} & set(absent)


def test_only_what_has_no_way_to_refuse_is_said_to_have_none(bridge: Bridge) -> None:
    """C has none; and nothing is made there, set or released."""
    surface = bridge("five_integers/yatzy.c").describe()
    assert not surface.refuses
    assert surface.does == {"describe", "call", "call_many"}


def test_lines_are_those_of_the_file(bridge: Bridge) -> None:
    """Of the body, where there is a prototype as well; of the macro's own."""
    lines = {
        offer.name: offer.line for offer in bridge("struct_by_value/yacht.c").describe().offers
    }
    assert lines["score"] == 61
    assert bridge("macros/yatzy.c").describe().offers[1].line == 4
    outcome = ask(bridge("opaque_hand/yatzy.c"), "hand_sum")
    assert outcome.place == "hand.c:22 in hand_sum"


def test_constants_have_their_values(bridge: Bridge) -> None:
    """Enumerators, macros of numbers and of texts, in the order of the text."""
    found = {
        item.path[-1]: item.value for item in bridge("defines/src/yatzy.c").describe().constants
    }
    assert list(found.items())[:3] == [("DICE", 5), ("ONES", 1), ("TWOS", 2)]
    assert found["THREES"] == 3
    assert found["SIXES"] == 6
    assert found["YATZY"] == 16
    assert found["LETTER"] == ord("Y")
    assert found["GREETING"] == "Welcome to Yatzy"
    assert not found.keys() & {"EVER", "byte", "HALF"}
    surface = bridge("enum_dispatch/yatzy.c").describe()
    assert [item.value for item in surface.constants[1:4]] == [0, 1, 2]
    assert [cls.path for cls in surface.classes] == [("category",)]


def test_headers_that_are_not_there_are_stood_in_for(bridge: Bridge) -> None:
    """Those of test tools and of Windows with something that does, others with nothing."""
    assert set(bridge("game/yatzy.c").describe().stood_in) == {"conio.h", "windows.h"}
    assert bridge("with_tests/yatzy.c").describe().stood_in == ("unity.h",)
    others = bridge("other_tests/yatzy.c").describe().stood_in
    assert {"our_own_assertions.h", "criterion/criterion.h", "CUnit/Basic.h"} <= set(others)
    assert bridge("five_integers/yatzy.c").describe().stood_in == ()


# Plugged in


PLUGGED: Mapping[str, tuple[str, dict[str | None, str]]] = {
    "five_integers/yatzy.c": ("yatzy-four-dice", {"pair": "score_pair(*dice)"}),
    "lists_and_counts/yatzy.c": ("yatzy-four-dice", {"chance": "chance(dice)"}),
    "enum_dispatch/yatzy.c": ("yatzy-four-dice", {"pair": "score(dice, CATEGORY_ONE_PAIR)"}),
    "struct_by_value/yacht.c": ("yatzy-four-dice", {"large straight": "score(dice, BIG_STRAIGHT)"}),
    "opaque_hand/yatzy.c": ("yatzy-four-dice", {"two pairs": "yatzy_two_pairs(dice)"}),
    "die_structs/yatzy.c": ("yatzy-four-dice", {"sixes": "sixes(*dice)", "pair": "pair(dice)"}),
    "defines/src/yatzy.c": ("yatzy-four-dice", {"pair": "points(PAIR, dice)"}),
    "texts/yatzy.c": ("yatzy-four-dice", {"two pairs": 'score_throw("two_pairs", dice)'}),
    "table_of_rules/yatzy.c": ("yatzy-four-dice", {"two pairs": 'score(dice, "Two Pairs")'}),
    "game/yatzy.c": ("yatzy-four-dice", {"full house": "full_house(dice)"}),
    "old_c/yatzy.c": ("yatzy-four-dice", {"chance": "chance(*dice)", "pair": "pair(dice)"}),
    "category_first/yatzy.c": ("yatzy-four-dice", {"pair": "answer(Pair, *dice)"}),
    "norsk/yatzy.c": ("yatzy-norwegian", {"full house": "beregnPoeng(dice, HUS)"}),
    "greed_of_any/greed.c": ("greed", {None: "calculateScore(dice)"}),
}
"""The kata of each shape that has all its categories, and how some of them are called."""


@pytest.mark.parametrize("name", PLUGGED)
def test_a_shape_is_bound_and_driven(
    bridge: Bridge, spec: Spec, transcript: Callable[[str], Sequence[Example]], name: str
) -> None:
    """Its calls are those it was written for, and every example passes."""
    kata, calls = PLUGGED[name]
    solution = spec(kata).plug(bridge(name))
    assert {key: str(solution.binding.calls.get(key)) for key in calls} == calls
    assert not solution.binding.missing
    wrong = [result for result in replay(transcript(kata), solution) if not result.passed]
    assert [result.example.place for result in wrong] == []


# What a call takes


@pytest.mark.parametrize(
    ("name", "function", "arguments", "score"),
    [
        # The dice wherever they are wanted.
        ("made_hands/yatzy.c", "chance", [ROLL], 15),
        ("made_hands/yatzy.c", "Ones", [1, 1, 3, 1, 6], 3),
        ("made_hands/yatzy.c", "Twos", [[2, 2, 3, 2, 6]], 6),
        ("made_hands/yatzy.c", "Threes", [ROLL], 6),
        ("made_hands/yatzy.c", "Pair", [ROLL], 6),
        ("pointers_to_dice/yatzy.c", "chance", ROLL, 15),
        ("pointers_to_dice/yatzy.c", "ones", [ROLL], 1),
        ("pointers_to_dice/yatzy.c", "upper_section", [ROLL, 3], 6),
        ("macros/yatzy.c", "CHANCE", ROLL, 15),
        ("macros/yatzy.c", "ONES", [ROLL], 1),
        ("forgotten/yatzy.c", "score", [ROLL, Member(("PAIR",))], 6),
        ("newest_c/yatzy.c", "score", [ROLL, Member(("PAIR",))], 6),
        ("lists_and_counts/yatzy.c", "chance", [[4, 4, 4]], 12),
        ("lists_and_counts/yatzy.c", "chance", [[]], 0),
        ("lists_and_counts/yatzy.c", "one_pair", [[6, 2, 3, 6]], 12),
        ("with_tests/yatzy.c", "pair", [ROLL], 6),
        # A category in each of its forms.
        ("in_call/yatzy.c", "by_category", [ROLL, Member(("PAIR",))], 73),
        ("in_call/yatzy.c", "by_category", [ROLL, 8], 83),
        ("in_call/yatzy.c", "by_letter", [ROLL, "C"], 3),
        ("in_call/yatzy.c", "by_letter", [ROLL, ord("C")], 3),
        ("in_call/yatzy.c", "by_name", [ROLL, "Pair"], 3),
        ("in_call/yatzy.c", "by_half", [ROLL, 4], 61),
        ("in_call/yatzy.c", "with_a_rest", [ROLL, 4], 7),
        ("in_call/yatzy.c", "with_a_rest", [ROLL, 4, 5], 7),
        # What is behind a list is nothing; a list of any size has any.
        ("in_call/yatzy.c", "of_no_size", [[4, 4, 4]], 12),
        # A function called like one of the library's is theirs.
        ("in_call/yatzy.c", "round", [ROLL], 103),
    ],
)
def test_arguments_arrive_as_they_are_wanted(
    bridge: Bridge, name: str, function: str, arguments: list[Argument], score: int
) -> None:
    """A list in a struct, a text that may be written to, one die at its address."""
    limits = SHORT if name == "in_call/yatzy.c" else None
    assert scored(bridge(name, limits).call((function,), arguments)) == score


COUNT = "a wrong number of arguments"
TYPE = "arguments of another type"


@pytest.mark.parametrize(
    ("function", "arguments", "accident", "message"),
    [
        ("chance", [], COUNT, "chance takes 1 arguments, not 0"),
        ("chance", ROLL, COUNT, "chance takes 1 arguments, not 5"),
        ("chance", [[1, 2, 3]], COUNT, "chance takes 5 dice, not 3"),
        ("chance", [[1, 2, 3, 4, 5, 6]], COUNT, "chance takes 5 dice, not 6"),
        ("chance", [3], TYPE, "chance takes int[5] dice"),
        ("chance", ["3"], TYPE, "chance takes int[5] dice"),
        ("chance", [[1, 2, 3, 4, 2**63]], TYPE, "chance takes int[5] dice"),
        ("by_category", [ROLL, "pair"], TYPE, "by_category takes Category which"),
        ("by_category", [ROLL, ROLL], TYPE, "by_category takes Category which"),
        ("by_category", [ROLL, 2**63], TYPE, "by_category takes Category which"),
        ("by_category", [ROLL, Member(("chance",))], TYPE, "by_category takes Category which"),
        ("by_letter", [ROLL, "CC"], TYPE, "by_letter takes char letter"),
        ("by_name", [ROLL, 7], TYPE, "by_name takes char[] name"),
        ("with_a_rest", [ROLL], COUNT, "with_a_rest takes 2 or 3 arguments, not 1"),
    ],
)
def test_what_the_signature_does_not_take_is_no_call(
    in_call: Worker, function: str, arguments: list[Argument], accident: str, message: str
) -> None:
    """C itself would read what isn't there; here it is told, and nothing is called."""
    outcome = failed(in_call.call((function,), arguments))
    assert (outcome.accident, outcome.message) == (accident, message)
    assert outcome.verdict is Verdict.RAISED
    assert outcome.place.endswith(f" in {function}")


@pytest.mark.parametrize(
    ("path", "arguments", "name"),
    [
        (("nowhere",), [ROLL], "nowhere"),
        (("chance", "more"), [ROLL], "chance.more"),
        (("by_category",), [ROLL, Member(("TWO_PAIRS",))], "TWO_PAIRS"),
        (("by_category",), [ROLL, Member(("Category", "PAIR"))], "Category.PAIR"),
    ],
)
def test_a_path_may_lead_nowhere(
    in_call: Worker, path: tuple[str, ...], arguments: list[Argument], name: str
) -> None:
    """Neither a function nor a constant is there by that name."""
    outcome = failed(in_call.call(path, arguments))
    assert (outcome.kind, outcome.message) == ("NoSuchName", f"there is no {name}")


def test_a_list_that_comes_back_changed_is_told(in_call: Worker, bridge: Bridge) -> None:
    """As it went and as it came; what is const can't be changed."""
    sorted_by_them = ask(in_call, "sorts")
    assert isinstance(sorted_by_them, Answer)
    assert sorted_by_them.left == (1, 2, 3, 3, 6)
    untouched = ask(in_call, "chance")
    assert isinstance(untouched, Answer)
    assert untouched.left is None
    by_global = ask(bridge("defines/src/yatzy.c"), "same", ROLL, 2)
    assert isinstance(by_global, Answer)
    assert by_global.left is None


# What a call gives


@pytest.mark.parametrize(
    ("function", "kind", "text"),
    [
        ("half", "double", "7.5"),
        ("third", "float", "5"),
        ("is_chance", "bool", "true"),
        ("letter", "char", "'D'"),
        ("large", "long long", "3000000000000000"),
        ("name", "const char *", '"chance"'),
        ("no_name", "char *", "NULL"),
        ("nothing_at_all", "void", "nothing"),
        ("forgets", "void", "nothing"),
        ("result", "Result", "a Result"),
        ("best", "int *", "an int *"),
    ],
)
def test_what_is_no_number_is_told_by_its_type(
    in_call: Worker, function: str, kind: str, text: str
) -> None:
    """As C calls it; what returns nothing though it should gives nothing."""
    outcome = ask(in_call, function)
    assert isinstance(outcome, Answer), outcome
    assert (outcome.score, outcome.kind, outcome.shown) == (None, kind, text)


def test_whole_numbers_of_all_types_are_scores(in_call: Worker) -> None:
    """A byte counts, and the member of an enumeration."""
    assert scored(ask(in_call, "small")) == 15
    assert scored(ask(in_call, "category_of")) == 8
    assert ask(in_call, "chance").place == "yatzy.c:19 in chance"


def test_what_is_kept_between_calls_is_kept(bridge: Bridge) -> None:
    """The process remembers what the solution does."""
    host = bridge("in_call/yatzy.c", SHORT)
    first, second = (scored(ask(host, "counts_calls")) for _ in range(2))
    assert first is not None
    assert second == first + 1


# What is printed


def test_what_is_printed_is_told_with_its_call(in_call: Worker) -> None:
    """By whatever means; standard error is no part of it, nor is what was printed at load."""
    assert ask(in_call, "says").printed == "Let me see.\nThe first is a 3"
    assert ask(in_call, "says_by_all_means").printed == "one\ntwo\nthree\n"
    assert ask(in_call, "chance").printed == ""
    assert ask(in_call, "says_much").printed.startswith("Terningene er kastet. Terningene")
    as_usual(in_call)


def test_a_flood_ends(in_call: Worker) -> None:
    """Who prints without end is stopped, and told by the beginning."""
    outcome = failed(ask(in_call, "says_without_end"))
    assert outcome.verdict in (Verdict.TOO_MUCH_OUTPUT, Verdict.TIMEOUT)
    as_usual(in_call)


# How a call ends


@pytest.mark.parametrize(
    ("function", "said", "accident", "line"),
    [
        ("exits", "exit: exit(3)", "ending the program", 61),
        ("exits_at_once", "exit: exit(3)", "ending the program", 67),
        ("aborts", "abort: abort()", "ending the program", 68),
        ("wants_ones", "assert: dice[0] == 1", "", 72),
        ("some_day", 'assert: !"TODO: not written yet"', "not written yet", 78),
        ("asks", "stdin: it asks for input", "asking for input", 82),
        ("asks_in_a_line", "stdin: it asks for input", "asking for input", 90),
        (
            "calls_what_is_not_there",
            "undefined: nothing defines elsewhere",
            "a name that isn't there",
            96,
        ),
    ],
)
def test_what_would_end_the_program_ends_the_call(
    in_call: Worker, function: str, said: str, accident: str, line: int
) -> None:
    """It is told with its line, and the process goes on."""
    if said.startswith("stdin") and sys.platform != "linux":
        pytest.skip("only the GNU library lets standard input be anything")
    counted = scored(ask(in_call, "counts_calls")) or 0
    for _ in range(2):
        outcome = failed(ask(in_call, function))
        assert (f"{outcome.kind}: {outcome.message}", outcome.accident) == (said, accident)
        assert outcome.verdict is Verdict.RAISED
        assert outcome.place == f"yatzy.c:{line} in {function}"
    assert scored(ask(in_call, "counts_calls")) == counted + 1


def test_what_was_printed_before_the_end_is_told(in_call: Worker) -> None:
    """The last words may say why."""
    assert ask(in_call, "exits").printed == "enough of this"
    assert ask(in_call, "asks").printed == ""


@pytest.mark.parametrize(
    ("function", "message"),
    [
        ("crashes", "Segmentation fault"),
        ("divides", "Floating point exception"),
        ("calls_itself", "Segmentation fault"),
    ],
)
def test_a_crash_ends_the_process_and_nothing_else(
    in_call: Worker, function: str, message: str
) -> None:
    """The signal is told, and the next call has its answer from a fresh process."""
    outcome = failed(ask(in_call, function))
    assert (outcome.verdict, outcome.message) == (Verdict.CRASHED, message)
    as_usual(in_call)


def test_a_call_without_end_is_stopped(in_call: Worker) -> None:
    """And the next one has its answer."""
    as_usual(in_call)
    assert failed(ask(in_call, "never_ends")).verdict is Verdict.TIMEOUT
    as_usual(in_call)


def test_memory_has_an_end(in_call: Worker) -> None:
    """Whoever wants all of it doesn't get it."""
    assert scored(ask(in_call, "hoards")) == 3


def test_what_was_built_is_built_once(written: Callable[..., Worker], tmp_path: Path) -> None:
    """A fresh process after a crash asks no compiler, and needs no file."""
    host = written(
        "int crashes(int dice[5]) { return *(volatile int *)0; }\n"
        "int chance(int dice[5]) { return dice[0] + dice[1] + dice[2] + dice[3] + dice[4]; }\n"
    )
    host.describe()
    (tmp_path / "yatzy.c").unlink()
    assert failed(ask(host, "crashes")).verdict is Verdict.CRASHED
    as_usual(host)


# Batches


def told(outcome: Outcome) -> tuple[object, ...]:
    """What of an outcome doesn't depend on how it was asked for."""
    if isinstance(outcome, Answer):
        return outcome.score, outcome.kind, outcome.shown
    return outcome.verdict, outcome.kind, outcome.message, outcome.accident, outcome.place


def all_told(batch: Batch) -> tuple[object, ...]:
    """The whole of a batch, comparable."""
    odd = {index: told(outcome) for index, outcome in batch.odd.items()}
    return list(batch.scores), odd, batch.changed, batch.example


@pytest.mark.parametrize(
    ("function", "arguments"),
    [
        ("chance", (Dice.LIST,)),
        ("chance", (Dice.EACH,)),
        ("chance", (Dice.LIST, "pair")),
        ("nowhere", (Dice.LIST,)),
        ("by_category", (Dice.LIST, Member(("PAIR",)))),
        ("by_category", (Dice.LIST, "pair")),
        ("by_category", (Dice.LIST, Member(("NOWHERE",)))),
        ("by_name", (Dice.LIST, "Pair")),
        ("sorts", (Dice.LIST,)),
        ("of_no_size", (Dice.LIST,)),
        ("says", (Dice.LIST,)),
        ("is_chance", (Dice.LIST,)),
        ("half", (Dice.LIST,)),
        ("name", (Dice.LIST,)),
        ("nothing_at_all", (Dice.LIST,)),
        ("large", (Dice.LIST,)),
        ("wants_ones", (Dice.LIST,)),
        ("exits_on_sixes", (Dice.LIST,)),
    ],
)
def test_many_calls_come_to_the_same_as_one_by_one(
    in_call: Worker, function: str, arguments: tuple[StepArgument, ...]
) -> None:
    """A batch is quicker, and nothing else: scores, errors, odd answers, changed lists agree."""
    steps = [Step("call", (function,), arguments)]
    (batch,) = in_call.call_many([steps], ROLLS)
    assert all_told(batch) == all_told(one_by_one(steps, in_call, ROLLS))


def test_many_calls_of_dice_one_by_one(bridge: Bridge) -> None:
    """Five integers fit a roll of five, and no other; a category may stand before them."""
    host = bridge("category_first/yatzy.c")
    steps = [Step("call", ("answer",), (Member(("Chance",)), Dice.EACH))]
    (batch,) = host.call_many([steps], ROLLS)
    assert batch.scores == [15, 10, 10, None, None]
    assert {told(outcome)[3] for outcome in batch.odd.values()} == {COUNT}


def test_batches_come_in_the_order_of_their_calls(in_call: Worker) -> None:
    """One batch a call, also for no rolls and no calls; rolls of any lengths keep their places."""
    calls = [[Step("call", (name,), (Dice.LIST,))] for name in ("chance", "sorts")]
    rolls: list[Roll] = [(2,) * (index % 7) for index in range(50)]
    chance, first = in_call.call_many(calls, rolls)
    assert chance.scores == [10 if len(roll) == 5 else None for roll in rolls]
    assert first.scores == [2 if roll else 0 for roll in rolls]
    assert [batch.scores for batch in in_call.call_many(calls, [])] == [[], []]
    assert list(in_call.call_many([], ROLLS)) == []


def test_objects_are_none_of_its_business(in_call: Worker) -> None:
    """A call that makes one comes to an error for each roll."""
    steps = [Step("new", ("Category",)), Step("call", ("chance",), (), on=0)]
    (batch,) = in_call.call_many([steps], ROLLS[:2])
    assert [failed(outcome).kind for outcome in batch.odd.values()] == ["NoSuchName"] * 2


def test_printing_is_free_in_a_batch(in_call: Worker) -> None:
    """However much comes together, it is nobody's flood."""
    steps = [Step("call", ("says_much",), (Dice.LIST,))]
    (batch,) = in_call.call_many([steps], [(1, 2, 3, 4, 5)] * 50)
    assert batch.scores == [15] * 50
    assert ask(in_call, "says").printed == "Let me see.\nThe first is a 3"


def test_a_batch_that_is_slow_goes_on_as_long_as_it_lives(in_call: Worker) -> None:
    """The limit is one call's; together they may take longer than one is ever waited for."""
    in_call.describe()
    steps = [Step("call", ("takes_its_time",), (Dice.LIST,))]
    (batch,) = in_call.call_many([steps], [(1, 2, 3, 4, 5)] * 20)
    assert batch.scores == [15] * 20


@pytest.mark.parametrize(
    ("function", "verdict"),
    [("loops_on_sixes", Verdict.TIMEOUT), ("crashes_on_sixes", Verdict.CRASHED)],
)
def test_a_batch_that_goes_with_its_process_has_an_outcome_for_each_roll(
    in_call: Worker, function: str, verdict: Verdict
) -> None:
    """Nobody knows any more what was answered; the verdict stands where the answers would."""
    as_usual(in_call)
    steps = [Step("call", (function,), (Dice.LIST,))]
    (batch,) = in_call.call_many([steps], ROLLS[:3])
    assert {told(outcome)[0] for outcome in batch.odd.values()} == {verdict}
    as_usual(in_call)


# Loading


DO_NOT_LOAD: Mapping[str, list[str]] = {
    "semicolon.c": ["semicolon.c does not compile: expected ", "  4 |     for (i = 0; i < 5; i++)"],
    "brace.c": ["brace.c does not compile: expected "],
    "header_not_there.c": [
        "header_not_there.c includes yatzy_types.h, which isn't here (line 2)",
        "  header_not_there.c does not compile: ",
        "  put it beside your file, or do without it",
    ],
    "cplusplus.c": [
        "cplusplus.c is C++: it includes vector (line 2)",
        "  only C is compiled here",
    ],
    "in_the_header/yatzy.c": ["yatzy.c does not compile: expected "],
    "in_a_neighbour/yatzy.c": [
        "yatzy.c does not compile: ",
        "  3 |     return dice[0] + dice[1] + dice[2] + dice[3] + dice5;",
    ],
    "python.c": ["python.c does not compile: "],
}
"""How the lines begin that are said of each file that doesn't load; the rest is the compiler's."""


def test_every_file_that_does_not_load_has_its_message() -> None:
    """None lies there for nobody."""
    folder = SHAPES / "does_not_load"
    files = [*folder.glob("*.c"), *folder.glob("*/yatzy.c")]
    assert {file.relative_to(folder).as_posix() for file in files} == set(DO_NOT_LOAD)


@pytest.mark.parametrize("name", DO_NOT_LOAD)
def test_what_is_wrong_is_told_in_the_compilers_words(name: str) -> None:
    """The first complaint, with the learner's line and never one of ours."""
    said = complaint(SHAPES / "does_not_load" / name)
    for line in DO_NOT_LOAD[name]:
        assert any(one.startswith(line) for one in said), said
    assert "(" in said[0]
    assert not any("katas" in line for line in said)


@needs("clang")
def test_another_compiler_has_other_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is understood as well, and what makes no sense to it is left out."""
    monkeypatch.setenv("CC", "clang")
    said = complaint(SHAPES / "does_not_load" / "semicolon.c")
    assert said[0].startswith("semicolon.c does not compile: expected ")
    host = open_bridge(SHAPES / "macros" / "yatzy.c", C)
    assert [offer.name for offer in host.describe().offers] == ["CHANCE", "YATZY", "ONES"]
    host.close()


def complaint(file: Path) -> list[str]:
    """What is said of a file that doesn't load, line by line."""
    host = open_bridge(file, C)
    with pytest.raises(UsageError) as caught:
        host.describe()
    host.close()
    return str(caught.value).splitlines()


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    """Whatever keeps it from being read."""
    assert complaint(tmp_path / "yatzy.c") == ["yatzy.c can't be read: No such file or directory"]


@pytest.mark.parametrize(
    "source",
    [
        "\ufeffint chance(int d[5]) { return d[0] + d[1] + d[2] + d[3] + d[4]; }",
        "/* én */\r\nint chance(int d[5])\r\n{ return d[0] + d[1] + d[2] + d[3] + d[4]; }\r\n",
        b"/* \xe9n */ int chance(int d[5]) { return d[0] + d[1] + d[2] + d[3] + d[4]; }",
        "int chance(int høyest, int b, int c, int d, int e) { return høyest + b + c + d + e; }",
    ],
    ids=["BOM", "CRLF", "latin-1", "letters"],
)
def test_files_are_written_in_many_ways(
    written: Callable[..., Worker], source: str | bytes
) -> None:
    """And lie in folders whose names have spaces, quotes and letters from everywhere."""
    host = written(source, "mine løsninger, “terning” & 'co'/min yatzy.c")
    (offer,) = host.describe().offers
    arguments = ROLL if len(offer.parameters) == 5 else [ROLL]
    outcome = host.call(("chance",), arguments)
    assert scored(outcome) == 15
    assert outcome.place.startswith("min yatzy.c:")


def test_nothing_is_left_behind(
    tmp_path: Path, written: Callable[..., Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No library beside the file, nothing where temporary files go."""
    kept = tmp_path / "temporary"
    kept.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(kept))
    host = written("int chance(int d[5]) { return d[0] + d[1] + d[2] + d[3] + d[4]; }\n")
    as_usual(host)
    assert [path.name for path in tmp_path.iterdir() if path != kept] == ["yatzy.c"]
    (private,) = kept.iterdir()
    host.close()
    assert not private.exists()
