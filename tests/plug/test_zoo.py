"""The zoo: every shape that people write these katas in, each driven unmodified, or refused."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from katas.errors import UsageError
from katas.model import Example
from katas.plug import Host, InProcess, Limits, Solution
from katas.plug.hosts.worker import Worker
from katas.spec import Recorder, Specification, replay

ZOO = Path(__file__).parent.parent / "solutions" / "zoo"

Spec = Callable[[str], Specification]
Transcript = Callable[[str], Sequence[Example]]

CLASSIC = "yatzy-four-dice"
FIXED = "yatzy-fixed-scores"
EXACTLY = "yatzy-exactly"
NORWEGIAN = "yatzy-norwegian"
GREED = "greed"

UPPER = frozenset({"ones", "twos", "threes", "fours", "fives", "sixes"})
LOWER = frozenset(
    {
        *("pair", "two pairs", "three of a kind", "four of a kind", "small straight"),
        *("large straight", "full house", "chance", "yatzy"),
    }
)
ALL = UPPER | LOWER


@dataclass(frozen=True)
class Shape:
    """A file of the zoo, and how it is to be driven.

    `calls` are a few telling ones by category, that of None for Greed. `missing` are the
    categories it doesn't have; `twice` those that answer otherwise when asked again.
    """

    file: str
    calls: Mapping[str | None, str]
    kata: str = CLASSIC
    missing: frozenset[str] = frozenset()
    taken: str | None = None
    beside: tuple[str, ...] = ()
    stood_in: tuple[str, ...] = ()
    twice: frozenset[str | None] = frozenset()
    sure: bool = True


def greed(file: str, call: str = "score(dice)") -> Shape:
    """A Greed solution, which has one call."""
    return Shape(file, {None: call}, GREED)


def by_category(file: str, call: str, *words: str, kata: str = CLASSIC, taken: str = "") -> Shape:
    """One `score` that is told the category; `words` are those for chance, pair, two pairs."""
    named = zip(("chance", "pair", "two pairs"), words, strict=True)
    calls: dict[str | None, str] = {name: call.replace("…", word) for name, word in named}
    return Shape(file, calls, kata, taken=taken or "the functions of the file")


SHAPES = [
    # Classes with static methods, in the three ways in which they want their dice.
    Shape(
        "static_five_integers/yatzy.py",
        {"pair": "Yatzy.score_pair(*dice)", "small straight": "Yatzy.smallStraight(*dice)"},
        taken="Yatzy",
    ),
    Shape(
        "static_star_dice/yatzy.py",
        {"chance": "Yatzy.chance(*dice)", "two pairs": "Yatzy.two_pairs(*dice)"},
    ),
    Shape(
        "class_methods/yatzy.py",
        {"ones": "Yatzy.ones(*dice)", "full house": "Yatzy.fullHouse(*dice)"},
    ),
    Shape(
        "three_ways_at_once/yatzy.py",
        {
            "chance": "Yatzy.chance(*dice)",
            "yatzy": "Yatzy.yatzy(dice)",
            "fours": "Yatzy(*dice).fours()",
            "pair": "Yatzy().score_pair(*dice)",
        },
        taken="Yatzy",
    ),
    Shape(
        "static_but_some_lists/yatzy.py",
        {"chance": "Yatzy.chance(dice)", "yatzy": "Yatzy.yatzy(dice)", "ones": "Yatzy.ones(*dice)"},
    ),
    Shape(
        "static_lists/yatzy.py",
        {
            "yatzy": "YatzyScorer.yahtzee(dice)",
            "small straight": "YatzyScorer.littleStraight(dice)",
        },
        EXACTLY,
    ),
    Shape(
        "forgotten_staticmethod/yatzy.py",
        {
            "chance": "Yatzy.chance(dice)",
            "ones": "Yatzy.ones(*dice)",
            "pair": "Yatzy.pair(*dice)",
        },
    ),
    Shape(
        "star_that_wants_a_list/yatzy.py",
        {"chance": "Yatzy.chance(dice)", "twos": "Yatzy.twos(*dice)"},
    ),
    Shape(
        "decorated_static/yatzy.py",
        {"chance": "Yatzy.chance(*dice)", "ones": "Yatzy.ones(*dice)"},
    ),
    # Functions.
    Shape(
        "functions_of_a_list/scoring.py",
        {"ones": "ones(dice)", "pair": "pair(dice)", "large straight": "large_straight(dice)"},
        FIXED,
        taken="the functions of the file",
    ),
    Shape(
        "assigned_functions/yatzy.py",
        {"chance": "chance(dice)", "twos": "twos(dice)", "yatzy": "yatzy(dice)"},
    ),
    Shape("callable_object/yatzy.py", {"chance": "chance(dice)", "pair": "pair(dice)"}),
    # Objects that are made of the dice, or given them.
    Shape(
        "instance_without_arguments/yatzy.py",
        {"chance": "Yatzy(*dice).chance()", "pair": "Yatzy(*dice).pair()"},
    ),
    Shape(
        "five_integers_again/yatzy.py",
        {"chance": "Yatzy(*dice).chance(*dice)", "ones": "Yatzy(*dice).ones(*dice)"},
    ),
    Shape(
        "optional_dice/yatzy.py",
        {"chance": "Yatzy(dice).chance()", "ones": "Yatzy(dice).ones()"},
    ),
    Shape(
        "dice_set_afterwards/yatzy.py",
        {"chance": "yatzy = Yatzy(); yatzy.dice = dice; yatzy.chance()"},
    ),
    Shape(
        "setter_method/yatzy.py",
        {"pair": "yatzygame = YatzyGame(); yatzygame.set_dice(*dice); yatzygame.pair()"},
    ),
    Shape(
        "property_with_setter/yatzy.py",
        {"chance": "yatzy = Yatzy(); yatzy.dice = dice; yatzy.chance()"},
    ),
    Shape(
        "properties/yatzy.py",
        {"chance": "Throw(dice).chance", "pair": "Throw(dice).pair"},
    ),
    Shape(
        "dataclass_of_a_list/yatzy.py",
        {"chance": "Yatzy(dice).chance()", "small straight": "Yatzy(dice).small_straight()"},
        FIXED,
    ),
    Shape("named_tuple/yatzy.py", {"ones": "Roll(*dice).ones()", "pair": "Roll(*dice).one_pair()"}),
    Shape(
        "inherited/yatzy.py",
        {"ones": "Yatzy(*dice).ones()", "pair": "Yatzy(*dice).pair()"},
        taken="Yatzy",
    ),
    Shape(
        "hand_annotated/yatzy.py", {"chance": "chance(Hand(dice))", "yatzy": "yatzy(Hand(dice))"}
    ),
    Shape("roll_passed_on/yatzy.py", {"pair": "Yatzy().pair(Roll(*dice))"}, taken="Yatzy"),
    Shape(
        "dice_class_unannotated/yatzy.py",
        {"pair": "Yatzy(Dice(*dice)).pair()"},
    ),
    Shape(
        "die_objects/yatzy.py",
        {"chance": "Hand([Die(die) for die in dice]).chance()"},
    ),
    Shape(
        "answers_once/yatzy.py",
        {"chance": "Yatzy(dice).chance()", "pair": "Yatzy(dice).pair()"},
        twice=frozenset({"chance", "pair"}),
    ),
    # One `score` that is told the category, in any form and order.
    by_category(
        "if_chain/yatzy.py",
        'Yatzy().calculate_score(dice, "…")',
        "chance",
        "onePair",
        "twoPairs",
        taken="Yatzy",
    ),
    by_category("match_statement/yatzy.py", 'score("…", *dice)', "Chance", "Pair", "TwoPairs"),
    by_category(
        "dict_dispatch/yatzy.py", 'calculate_score(dice, "…")', "CHANCE", "PAIR", "TWO_PAIRS"
    ),
    by_category("five_and_a_category/yatzy.py", 'score(*dice, "…")', "chance", "pair", "two-pairs"),
    by_category(
        "instance_and_score/yatzy.py",
        'YatzyHand(dice).score("…")',
        "chance",
        "pair",
        "two_pairs",
        taken="YatzyHand",
    ),
    by_category(
        "hand_in_a_game/yatzy.py",
        'YatzyGame(Dice(dice)).score("…")',
        "Chance",
        "Pair",
        "Two Pairs",
        taken="YatzyGame",
    ),
    by_category(
        "knows_its_category_alone/yatzy.py",
        'Scorer("…").score(dice)',
        "chance",
        "pair",
        "two pairs",
        taken="Scorer",
    ),
    by_category(
        "enum_in_any_order/yatzy.py", "score(dice, Category.…)", "CHANCE", "PAIR", "TWO_PAIRS"
    ),
    by_category(
        "enum_of_texts/yatzy.py",
        "ScoreCard().score(Category.…, dice)",
        "Chance",
        "OnePair",
        "TwoPair",
        taken="ScoreCard",
    ),
    by_category("enum_of_numbers/yatzy.py", "points(dice, Box.…)", "CHANCE", "PAIR", "TWO_PAIRS"),
    by_category("module_constants/yatzy.py", "score(dice, …)", "CHANCE", "PAIR", "TWO_PAIR"),
    by_category(
        "class_constants/yatzy.py",
        "Yatzy.score(Categories.…, dice)",
        "chance",
        "pair",
        "two_pairs",
        taken="Yatzy",
    ),
    by_category(
        "strategies_handed_over/yatzy.py",
        "Yatzy().score(dice, …())",
        "Chance",
        "Pair",
        "TwoPairs",
        taken="Yatzy",
    ),
    Shape(
        "getattr_dispatch/yatzy.py",
        {"pair": 'score(dice, "pair")', "two pairs": 'score(dice, "two_pairs")'},
        taken="the functions of the file",
        beside=("Scorer",),
    ),
    Shape(
        "function_handed_over/yatzy.py",
        {"chance": "Game().score(dice, chance)", "sixes": "Game().score(dice, sixes)"},
        taken="Game",
        beside=("the functions of the file",),
    ),
    Shape(
        "growing_function_handed_over/yatzy.py",
        {"chance": "Game().score(dice, chance)", "pair": "Game().score(dice, pair)"},
        missing=frozenset({"twos", "two pairs", "four of a kind"}),
        taken="Game",
        beside=("the functions of the file",),
    ),
    Shape(
        "scorecard_that_remembers/yatzy.py",
        {"two pairs": 'ScoreCard().score("two_pairs", dice)'},
        twice=frozenset(ALL),
    ),
    # A class, an object or a member of its own for each category.
    Shape(
        "strategy_classes/yatzy.py",
        {"ones": "OnesRule().score(dice)", "yatzy": "Yatzy().score(dice)"},
    ),
    Shape(
        "strategy_constants/yatzy.py",
        {"ones": "ONES.score(dice)", "full house": "FULL_HOUSE.score(dice)"},
    ),
    Shape(
        "strategies_of_many_kinds/yatzy.py",
        {
            "chance": "Chance.score(dice)",
            "ones": "Ones()(dice)",
            "twos": "Twos().evaluate(dice)",
            "threes": "Threes(*dice).get_score()",
            "pair": "Pair(dice).score()",
        },
        missing=ALL - {"chance", "ones", "twos", "threes", "pair"},
    ),
    Shape(
        "member_that_scores/yatzy.py",
        {"chance": "Category.CHANCE.score(dice)", "ones": "Category.ONES.score(dice)"},
        missing=LOWER - {"chance", "pair", "yatzy"},
    ),
    # Several that could be meant.
    Shape(
        "legacy_beside_clean/yatzy.py",
        {"chance": "Yatzy(*dice).chance()", "pair": "Yatzy(*dice).pair()"},
        taken="Yatzy",
        beside=("LegacyYatzy",),
    ),
    Shape(
        "two_that_are_alike/yatzy.py",
        {"chance": "YatzyWithCounts.chance(dice)"},
        missing=ALL - {"chance", "ones", "twos"},
        taken="YatzyWithCounts",
        beside=("YatzyWithIfs",),
    ),
    # Names.
    Shape(
        "misspelt/yatzy.py",
        {
            "sixes": "sixs(dice)",
            "two pairs": "two_piars(dice)",
            "large straight": "large_straigth(dice)",
            "full house": "full_hose(dice)",
        },
        missing=frozenset({"chance"}),
    ),
    Shape(
        "synonyms/yahtzee.py",
        {
            "chance": "Yahtzee.sum_of_all_dice(dice)",
            "twos": "Yahtzee.calculateDeuces(dice)",
            "four of a kind": "Yahtzee.FourEqual(dice)",
        },
    ),
    Shape(
        "digits_in_names/yatzy.py",
        {"ones": "calc_1s(dice)", "two pairs": "calc_2_pairs(dice)", "pair": "calc_1_pair(dice)"},
    ),
    Shape(
        "norwegian_names/yatzy.py",
        {"pair": "ett_par(dice)", "full house": "hus(dice)", "chance": "sjanse(dice)"},
        NORWEGIAN,
    ),
    by_category(
        "norwegian_game/yatzy.py",
        "Yatzy().beregn_poeng(dice, Kategori.…)",
        "SJANSE",
        "PAR",
        "TO_PAR",
        kata=NORWEGIAN,
        taken="Yatzy",
    ),
    Shape(
        "upper_helper/yatzy.py",
        {"ones": "Yatzy.upper(dice, 1)", "sixes": "Yatzy.upper(dice, 6)"},
    ),
    Shape(
        "upper_helper_face_first/yatzy.py",
        {"ones": "sum_of_number(1, dice)", "pair": "one_pair(dice)"},
        missing=frozenset({"two pairs", "small straight", "large straight"}),
    ),
    Shape(
        "american/yahtzee.py",
        {"yatzy": "Yahtzee(*dice).yahtzee()", "ones": "Yahtzee(*dice).ones()"},
        FIXED,
        missing=frozenset({"pair", "two pairs", "small straight", "large straight"}),
    ),
    # Where imports start from.
    Shape(
        "module_of_src/src/yatzy.py",
        {"chance": "Yatzy.chance(*dice)", "fours": "Yatzy(*dice).fours()"},
        taken="Yatzy",
    ),
    by_category(
        "relative_import/yatzy/score.py", 'score(dice, "…")', "chance", "pair", "two pairs"
    ),
    Shape(
        "relative_without_init/game/yatzy.py",
        {"chance": "chance(dice)", "ones": "ones(dice)"},
    ),
    Shape(
        "namespace_package/src/yatzy.py",
        {"ones": "ones(dice)", "sixes": "dice_module.sum_of(6, dice)"},
    ),
    Shape(
        "folders_side_by_side/app/scoring/yatzy.py",
        {"chance": "chance(Hand(dice))", "full house": "full_house(Hand(dice))"},
        missing=ALL - {"chance", "yatzy", "ones", "sixes", "full house"},
    ),
    Shape("imported_whole/yatzy.py", {"chance": "chance(dice)", "pair": "pair(dice)"}),
    greed("folder_with_a_hyphen/my-greed/greed.py"),
    greed("module_like_its_package/greed/greed.py"),
    greed("imports_in_a_circle/greed.py"),
    greed("reads_a_file/greed.py"),
    # What else a file does while it loads.
    greed("named_like_a_standard_module/statistics.py"),
    greed("imports_its_own_name/random.py"),
    greed("sibling_like_a_standard_module/greed.py"),
    greed("tests_at_the_bottom/greed.py"),
    greed("main_imported_from_unittest/greed.py"),
    Shape("pytest_in_the_file/greed.py", {None: "score(dice)"}, GREED, stood_in=("pytest",)),
    greed("chatty/greed.py"),
    greed("koan_with_runner/koans/about_scoring_project.py"),
    Shape(
        "koan_without_runner/koans/about_scoring_project.py",
        {None: "score(dice)"},
        GREED,
        stood_in=("runner.koan",),
    ),
    # Greed.
    greed("greed_function/greed.py"),
    greed("greed_second_argument/greed.py"),
    greed("greed_static/greed.py", "Greed.score(*dice)"),
    greed("greed_instance/greed.py", "GreedScorer().score(dice)"),
    greed("greed_of_its_dice/greed.py", "Roll(dice).score()"),
    greed("greed_five_names/greed.py", "calculate_greed_score(*dice)"),
    greed("greed_with_helpers/greed.py", "greed(dice)"),
    Shape(
        "greed_odd_name/dice_game.py",
        {None: "how_much_is_it_worth(dice)"},
        GREED,
        sure=False,
    ),
    Shape(
        "greed_that_adds_up/greed.py",
        {None: "Greed().score(dice)"},
        GREED,
        twice=frozenset({None}),
    ),
    # `score` is the way in, and refuses; what it calls knows nothing of that.
    Shape("neighbour_with_the_rules/yatzy.py", {"pair": 'score(dice, "pair")'}, beside=("rules",)),
    Shape("score_above_its_class/yatzy.py", {"pair": 'score(dice, "pair")'}, beside=("Scorer",)),
    Shape(
        "words_with_small_of_a/yatzy.py",
        {"three of a kind": 'score(dice, "Three of a Kind")'},
        missing=ALL - {"chance", "yatzy", "pair", "three of a kind", "four of a kind"},
    ),
    Shape(
        "keys_with_digits/yatzy.py",
        {"ones": 'score(dice, "1s")', "three of a kind": 'score(dice, "3 of a kind")'},
        missing=frozenset({"yatzy", "pair", "small straight", "large straight", "full house"}),
    ),
    Shape(
        "growing_by_getattr/yatzy.py",
        {"chance": 'Scorer(dice).score("chance")'},
        missing=ALL - {"chance", "ones", "twos"},
    ),
    Shape(
        "growing_beside_a_class_yatzy/yatzy.py",
        {"chance": 'Yatzy().score("chance", *dice)'},
        missing=ALL - {"chance", "ones", "twos"},
    ),
    Shape("knows_its_category/yatzy.py", {"pair": 'Score(dice, "pair").total()'}),
    Shape(
        "methods_decorated_without_wraps/yatzy.py",
        {"chance": "Yatzy(dice).chance()"},
        missing=ALL - {"chance", "ones"},
    ),
    Shape(
        "enum_inside_the_class/yatzy.py",
        {"chance": "Yatzy().score(dice, Yatzy.Category.CHANCE)"},
        missing=ALL - {"chance", "ones", "twos", "threes"},
    ),
    Shape(
        "strategies_with_a_condition/yatzy.py",
        {"chance": "Chance().apply(dice)"},
        missing=ALL - {"chance", "ones"},
    ),
    Shape(
        "dispatcher_called_yatzy/yatzy.py",
        {"chance": 'yatzy(dice, "chance")'},
        missing=ALL - {"chance", "yatzy", "ones"},
    ),
    Shape(
        "module_called_random/random.py",
        {"chance": "chance(dice)"},
        missing=ALL - {"chance", "ones"},
    ),
]
"""What is driven, and how."""

MAIN = '  put it under `if __name__ == "__main__":`, so that it is done only when you run the file'
OCTAL = (
    "leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal "
    "integers"
)
OR_ELSE = "into this environment, put its file beside yours, or do without it"

DO_NOT_LOAD = {
    "a_name_too_early.py": [
        "a_name_too_early.py breaks while it loads (line 1)",
        "  NameError: name 'chance' is not defined",
        "  run it by itself first: python a_name_too_early.py",
    ],
    "asserts.py": [
        "asserts.py breaks while it loads (line 5)",
        "  AssertionError",
        "  run it by itself first: python asserts.py",
    ],
    "utf16.py": ["utf16.py is no text that Python reads", "  save it as UTF-8"],
    "relative_neighbour_not_there/yatzy.py": [
        "yatzy.py imports .dice_cup, which isn't here (line 1)",
        "  put its file beside yours, or do without it",
    ],
    "endless.py": ["endless.py takes too long to load (line 5)", MAIN],
    "library_not_there/yatzy.py": [
        "yatzy.py imports numpy_for_dice, which isn't here (line 1)",
        f"  install numpy_for_dice {OR_ELSE}",
    ],
    "neighbour_asks/yatzy.py": [
        "yatzy.py asks for input while it loads (players_of_yatzy.py, line 1)",
        MAIN,
    ],
    "neighbour_breaks/yatzy.py": [
        "yatzy.py breaks while it loads (table_of_points.py, line 3)",
        "  KeyError: 'large straight'",
        "  run it by itself first: python yatzy.py",
    ],
    "neighbour_not_there/yatzy.py": [
        "yatzy.py imports dice, which isn't here (line 1)",
        f"  install dice {OR_ELSE}",
    ],
    "old_number.py": [
        f"old_number.py does not parse: {OCTAL} (line 1)",
        "  1 | FACES = [01, 02, 03, 04, 05, 06]",
        "               ^",
        "  this looks like Python 2; it runs on Python 3 here",
    ],
    "prints_without_end.py": [
        "prints_without_end.py prints without end while it loads (line 6)",
        MAIN,
    ],
    "quits.py": ["quits.py ends the program while it loads (line 11)", MAIN],
    "reads_what_is_not_there.py": [
        "reads_what_is_not_there.py breaks while it loads (line 1)",
        "  FileNotFoundError: [Errno 2] No such file or directory: 'points-of-yatzy.csv'",
        "  run it by itself first: python reads_what_is_not_there.py",
    ],
    "wants_arguments.py": ["wants_arguments.py ends the program while it loads (line 10)", MAIN],
}
"""What is said of each file that doesn't load, to the letter."""

OTHERS = {
    # Its tabs are told in words and with a caret that differ from one Python to the next.
    "old_spaces.py": "old_spaces.py does not parse: inconsistent use of tabs and spaces",
}
"""Files of which only the beginning of the message is certain."""


@pytest.fixture(scope="module")
def transcript(spec: Spec) -> Transcript:
    """The rolls of a kata's examples, recorded once; of the four-dice kata those of five dice."""

    def recorded(kata: str) -> Sequence[Example]:
        upto = "five" if kata == CLASSIC else None
        return [item for item in Recorder(spec(kata)).transcript(upto) if not item.is_game]

    return cache(recorded)


@pytest.fixture(autouse=True)
def no_packages_left() -> Iterator[None]:
    """Forget packages without a file too, and what stood in for a module."""
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        made_up = getattr(sys.modules[name], "__file__", None) is None
        if made_up and name.partition(".")[0] not in sys.stdlib_module_names:
            del sys.modules[name]


def in_process(file: Path, spec: Specification) -> Host:
    """Load a file here."""
    return InProcess(file, known=spec.vocabulary.stand_ins)


def in_worker(file: Path, spec: Specification) -> Host:
    """Load a file in a child that has Python's own modules and no others."""
    return Worker.python(file, libraries=False, known=spec.vocabulary.stand_ins)


@contextmanager
def plugged_in(host: Host, spec: Specification) -> Iterator[Solution]:
    """Plug a host into a kata, and let it go at the end."""
    try:
        yield spec.plug(host)
    finally:
        host.close()


def calls(shape: Shape, solution: Solution) -> dict[str | None, str]:
    """The calls of the categories that the table tells."""
    return {
        category: str(solution.binding.calls.get(category, "missing")) for category in shape.calls
    }


def failed(shape: Shape, solution: Solution, examples: Sequence[Example]) -> list[str]:
    """The rows that don't pass, of the categories that are there; games are no matter here."""
    scored = [example for example in examples if not example.moves]
    return [
        result.example.place
        for result in replay(scored, solution)
        if not result.passed
        and not any(item.category in shape.missing for item in result.example.scores)
    ]


def complaint(host: Callable[[], object]) -> list[str]:
    """What is said of a file that doesn't load, line by line."""
    with pytest.raises(UsageError) as caught:
        host()
    return str(caught.value).splitlines()


def of_shape(shape: Shape) -> str:
    """The name of a row: its folder's."""
    return shape.file.partition("/")[0]


def test_every_folder_of_the_zoo_has_its_row() -> None:
    """No shape lies there that nobody looks at, and none is looked at twice."""
    rows = sorted([*map(of_shape, SHAPES), "does_not_load"])
    assert rows == sorted(folder.name for folder in ZOO.iterdir())


def test_every_file_that_does_not_load_has_its_message() -> None:
    """A file alone, or the one called yatzy.py of a folder."""
    folder = ZOO / "does_not_load"
    files = [*folder.glob("*.py"), *folder.glob("*/yatzy.py")]
    assert {file.relative_to(folder).as_posix() for file in files} == {*DO_NOT_LOAD, *OTHERS}


@pytest.mark.parametrize("shape", SHAPES, ids=of_shape)
def test_a_shape_is_bound_and_driven_in_this_process(
    shape: Shape, spec: Spec, transcript: Transcript
) -> None:
    """Its calls are those it was written for, what it lacks is told, and every example passes."""
    kata = spec(shape.kata)
    with plugged_in(in_process(ZOO / shape.file, kata), kata) as solution:
        binding = solution.binding
        assert calls(shape, solution) == shape.calls
        assert set(binding.missing) == shape.missing
        assert shape.taken in (None, binding.taken)
        assert binding.beside == shape.beside
        assert set(binding.twice) == shape.twice
        assert binding.sure == shape.sure
        assert failed(shape, solution, transcript(shape.kata)) == []


@pytest.mark.parametrize("shape", SHAPES, ids=of_shape)
def test_a_shape_is_bound_and_driven_in_a_worker(
    shape: Shape, spec: Spec, transcript: Transcript
) -> None:
    """The same in a child without any library: what its tests import is stood in for."""
    kata = spec(shape.kata)
    with plugged_in(in_worker(ZOO / shape.file, kata), kata) as solution:
        assert calls(shape, solution) == shape.calls
        assert set(solution.binding.missing) == shape.missing
        assert solution.binding.stood_in == shape.stood_in
        assert failed(shape, solution, transcript(shape.kata)) == []


@pytest.mark.parametrize("name", DO_NOT_LOAD)
def test_a_file_that_does_not_load_gets_the_same_message_from_both_hosts(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wrong, in which line of which file, and what to do."""
    monkeypatch.setattr(sys, "argv", ["kata"])
    file, limits = ZOO / "does_not_load" / name, Limits(call=0.1)
    assert complaint(lambda: InProcess(file, limits=limits)) == DO_NOT_LOAD[name]
    worker = Worker.python(file, libraries=False, limits=limits)
    assert complaint(worker.describe) == DO_NOT_LOAD[name]
    worker.close()


@pytest.mark.parametrize("name", OTHERS)
def test_the_rest_is_at_least_told_in_one_message(name: str) -> None:
    """Whose wording is Python's own, or isn't settled: it begins with the file."""
    assert complaint(lambda: InProcess(ZOO / "does_not_load" / name))[0].startswith(OTHERS[name])
