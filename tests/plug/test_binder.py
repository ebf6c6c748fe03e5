"""How a solution is called: found out by its signatures, category by category."""

from collections.abc import Callable
from pathlib import Path

import pytest

from katas.catalog import Board, Shelf
from katas.errors import UsageError
from katas.plug import Binding, Solution
from katas.spec import Recorder, Specification, replay

Bound = Callable[..., Binding]
Plugged = Callable[[Path, str], Solution]
Spec = Callable[[str], Specification]

KATAS = list(Shelf([Board.ours()]).katas)
FOLDER = Path(__file__).parent.parent / "solutions" / "right"
RIGHT = sorted(file.name for file in FOLDER.glob("*.py"))

EACH = (
    "a function or static method for each of chance, yatzy, ones, twos, threes, fours, fives, "
    "sixes, pair, two pairs, three of a kind, four of a kind, small straight, large straight, "
    "full house"
)


def kata_of(name: str) -> str:
    """The kata that a right solution is of, by the beginning of its name."""
    return next(kata for kata in KATAS if name.startswith(kata.replace("-", "_")))


def said(binding: Binding) -> dict[str | None, str]:
    """What is said of each category that isn't there, in one line."""
    return {category: missing.says for category, missing in binding.missing.items()}


def test_every_kata_has_a_right_solution_here() -> None:
    """No kata is without a solution that is driven through all its examples."""
    assert {kata_of(name) for name in RIGHT} == set(KATAS)


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_solution_is_bound_and_passes_everything(
    name: str, plugged: Plugged, spec: Spec
) -> None:
    """Unmodified and without a word of configuration, it scores every roll of the examples."""
    kata = kata_of(name)
    solution = plugged(FOLDER / name, kata)
    assert solution.binding.missing == {}
    rolls = [item for item in Recorder(spec(kata)).transcript() if not item.is_game]
    results = list(replay(rolls, solution))
    assert results
    assert [result.example.place for result in results if not result.passed] == []


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("yatzy_exactly_by_list.py", "pair(dice)"),
        ("yatzy_exactly_five_integers.py", "pair(*dice)"),
        ("yatzy_exactly_star_dice.py", "pair(*dice)"),
        ("yatzy_exactly_prefixed.py", "scorePair(dice)"),
        ("yatzy_exactly_by_category.py", 'score(dice, "pair")'),
        ("yatzy_exactly_category_first.py", 'score("pair", dice)'),
        ("yatzy_exactly_static.py", "Yatzy.score_pair(*dice)"),
        ("yatzy_norwegian.py", "par(dice)"),
        ("yatzy_norwegian_by_category.py", 'poeng(dice, "Par")'),
    ],
)
def test_the_signature_says_how_the_dice_are_handed_over(
    name: str, call: str, solutions: Path, bound: Bound
) -> None:
    """A list, five integers or any number of them; alone, or with a category on either side."""
    assert str(bound(solutions / "right" / name, kata_of(name)).calls["pair"]) == call


def test_each_category_is_bound_by_itself(solutions: Path, bound: Bound) -> None:
    """One class may want its dice in three ways and spell its methods in two styles."""
    calls = bound(solutions / "right" / "yatzy_exactly_static.py").calls
    assert str(calls["chance"]) == "Yatzy.chance(*dice)"
    assert str(calls["yatzy"]) == "Yatzy.yatzy(dice)"
    assert str(calls["threes"]) == "Yatzy.threes(*dice)"
    assert str(calls["four of a kind"]) == "Yatzy.fourOfAKind(dice)"
    assert str(calls["small straight"]) == "Yatzy.smallStraight(*dice)"


def test_words_around_a_category_hide_nothing(solutions: Path, bound: Bound) -> None:
    """Prefixes, suffixes and other people's spellings are seen through."""
    calls = bound(solutions / "right" / "yatzy_exactly_prefixed.py").calls
    assert {category: call.path[0] for category, call in calls.items()} == {
        "chance": "calculateChance",
        "yatzy": "isYatzy",
        "ones": "sum_of_ones",
        "twos": "sumOfTwos",
        "threes": "sum_threes",
        "fours": "get_fours",
        "fives": "fivesScore",
        "sixes": "points_sixes",
        "pair": "scorePair",
        "two pairs": "two_pairs_rule",
        "three of a kind": "threeOfAKind",
        "four of a kind": "score_four_of_kind",
        "small straight": "little_straight",
        "large straight": "BigStraight",
        "full house": "calc_house",
    }


def test_helpers_are_not_taken_for_what_they_help(solutions: Path, bound: Bound) -> None:
    """`is_yatzy` says yes or no, `pairs` lists faces, and a `score` for one face knows no pair."""
    calls = bound(solutions / "right" / "yatzy_exactly_with_helpers.py").calls
    assert str(calls["yatzy"]) == "yatzy(dice)"
    assert str(calls["pair"]) == "pair(dice)"
    assert str(calls["full house"]) == "full_house(dice)"


def test_a_keyword_is_no_place_for_a_category(solutions: Path, bound: Bound) -> None:
    """A `score` that can only be given the dice is no `score(dice, category)`."""
    calls = bound(solutions / "right" / "shapes" / "keyword_only.py").calls
    assert str(calls["pair"]) == "pair(dice)"


def test_the_norwegian_kata_is_asked_in_norwegian(solutions: Path, bound: Bound) -> None:
    """A category is handed over as the kata's own document prints it."""
    file = solutions / "right" / "yatzy_norwegian_by_category.py"
    calls = bound(file, "yatzy-norwegian").calls
    assert str(calls["two pairs"]) == 'poeng(dice, "To par")'
    assert str(calls["ones"]) == 'poeng(dice, "Enere")'


def test_an_english_solution_is_bound_in_the_norwegian_kata(solutions: Path, bound: Bound) -> None:
    """The language of the names is the learner's choice."""
    calls = bound(solutions / "right" / "yatzy_fixed_scores.py", "yatzy-norwegian").calls
    assert str(calls["two pairs"]) == "two_pairs(dice)"


def test_an_english_category_is_found_in_the_norwegian_kata(solutions: Path, bound: Bound) -> None:
    """A `score` that knows the English names only is asked in English, category by category."""
    file = solutions / "right" / "yatzy_exactly_by_category.py"
    calls = bound(file, "yatzy-norwegian").calls
    assert str(calls["two pairs"]) == 'score(dice, "two pairs")'


@pytest.mark.parametrize("name", ["greed.py", "greed_with_default.py"])
def test_a_kata_without_categories_has_one_call(name: str, solutions: Path, bound: Bound) -> None:
    """Greed is `score(dice)`, and what may be left out is left out."""
    binding = bound(solutions / "right" / name, "greed")
    assert {category: str(call) for category, call in binding.calls.items()} == {
        None: "score(dice)"
    }


def test_a_binding_is_shown_in_one_line(solutions: Path, bound: Bound) -> None:
    """How the code is called is no secret: one call for all categories, or each there is."""
    by_category = bound(solutions / "right" / "yatzy_exactly_by_category.py")
    assert str(by_category) == "score(dice, category)"
    one_by_one = bound(solutions / "broken" / "misspelt.py")
    assert str(one_by_one) == "chance(dice)  small_straight(dice)"


def test_a_category_that_is_absent_says_what_to_add(solutions: Path, bound: Bound) -> None:
    """One category missing is no trouble for the others, and the line to write is given."""
    binding = bound(solutions / "broken" / "missing_category.py")
    assert said(binding) == {"pair": "add it beside the others: def pair(dice): …"}
    assert len(binding.calls) == 14


def test_the_nearest_name_is_told_of_a_category_that_is_absent(
    solutions: Path, bound: Bound
) -> None:
    """A misspelt function is pointed at, with the name it should have."""
    missing = said(bound(solutions / "broken" / "misspelt.py"))
    assert missing["large straight"] == (
        "larg_strate(dice) looks like it; its name should be large_straight"
    )
    assert missing["full house"] == "add it beside the others: def full_house(dice): …"


def test_a_stub_that_says_so_is_not_there_yet(solutions: Path, bound: Bound) -> None:
    """`raise NotImplementedError` means to be written, not wrong."""
    binding = bound(solutions / "broken" / "stub.py")
    assert "pair" not in binding.calls
    assert said(binding)["pair"] == "pair(dice) is there, and still to be written"


def test_a_stub_that_says_nothing_is_not_there_yet(solutions: Path, bound: Bound) -> None:
    """A function that returns nothing, and prints nothing, is one thing to mend and not many."""
    missing = said(bound(solutions / "broken" / "stub.py"))
    assert missing["full house"] == "full_house(dice) is there, and returns nothing yet"


@pytest.mark.parametrize("last", ["raise ValueError('unknown category')", "return None", "pass"])
def test_a_score_that_is_being_written_knows_what_it_knows(
    last: str, tmp_path: Path, bound: Bound
) -> None:
    """Whatever it says to a category it doesn't know yet, it says to nonsense as well."""
    file = tmp_path / f"growing_{len(last)}.py"
    file.write_text(
        "def score(dice, category):\n    if category == 'chance':\n        return sum(dice)\n"
        f"    {last}\n"
    )
    binding = bound(file)
    assert list(binding.calls) == ["chance"]
    assert said(binding)["pair"] == "score(dice, category) doesn't know 'pair' yet"


def test_a_score_that_fails_at_everything_is_judged(tmp_path: Path, bound: Bound) -> None:
    """Where no category works, the failure is no matter of names, and each row shows it."""
    file = tmp_path / "all_fail.py"
    file.write_text("def score(dice, category):\n    raise ValueError('no')\n")
    assert len(bound(file).calls) == 15


def test_a_helper_that_takes_its_face_first_gets_it_first(tmp_path: Path, bound: Bound) -> None:
    """Five parameters that differ by a number are the dice, wherever the sixth stands."""
    file = tmp_path / "mine.py"
    file.write_text(
        "def number(n, d1, d2, d3, d4, d5):\n    return n * [d1, d2, d3, d4, d5].count(n)\n\n"
        "def chance(d1, d2, d3, d4, d5):\n    return d1 + d2 + d3 + d4 + d5\n"
    )
    calls = bound(file).calls
    assert str(calls["ones"]) == "number(1, *dice)"
    assert str(calls["chance"]) == "chance(*dice)"


def test_a_forgotten_decorator_does_no_harm(tmp_path: Path, bound: Bound) -> None:
    """A method without an object among its parameters is called on the class."""
    file = tmp_path / "forgotten.py"
    file.write_text("class Yatzy:\n    def chance(dice):\n        return sum(dice)\n")
    assert str(bound(file).calls["chance"]) == "Yatzy.chance(dice)"


def test_score_may_be_a_method(tmp_path: Path, bound: Bound) -> None:
    """On an object made without dice, or made of them."""
    file = tmp_path / "method.py"
    file.write_text(
        "class Card:\n    def score(self, dice, category):\n"
        "        return sum(dice) if category == 'chance' else None\n"
    )
    assert str(bound(file).calls["chance"]) == 'Card().score(dice, "chance")'
    file = tmp_path / "hand.py"
    file.write_text(
        "class Hand:\n    def __init__(self, dice):\n        self.dice = dice\n"
        "    def score(self, category):\n"
        "        return sum(self.dice) if category == 'chance' else None\n"
    )
    assert str(bound(file).calls["chance"]) == 'Hand(dice).score("chance")'


def test_a_chain_of_ifs_has_the_categories_it_knows(solutions: Path, bound: Bound) -> None:
    """Falling off the end of the chain is not there yet; what stands before it is bound."""
    binding = bound(solutions / "broken" / "chain_of_ifs.py")
    assert {category: str(call) for category, call in binding.calls.items()} == {
        "chance": 'score(dice, "chance")',
        "ones": 'score(dice, "ones")',
    }
    assert said(binding)["pair"] == "score(dice, category) doesn't know 'pair' yet"
    assert len(binding.missing) == 13


def test_what_breaks_on_its_roll_is_bound_all_the_same(solutions: Path, bound: Bound) -> None:
    """A probe confirms and never condemns: wrong code is there, and the examples will tell."""
    assert "pair" in bound(solutions / "broken" / "raises.py").calls
    assert "pair" in bound(solutions / "broken" / "exits_in_call.py").calls
    assert "pair" in bound(solutions / "broken" / "asks_in_call.py").calls


def test_where_nothing_looks_like_the_contract_everything_is_told(
    solutions: Path, bound: Bound
) -> None:
    """What was looked for, what there is, what comes nearest, and how to begin."""
    with pytest.raises(UsageError) as caught:
        bound(solutions / "unloadable" / "nothing.py")
    assert str(caught.value).splitlines() == [
        "nothing in nothing.py looks like the contract",
        f"  looked for: score(dice, category), or {EACH}",
        "  there is: roll_dice(), paire(dice), two_pear(dice), main()",
        "  nearest: paire (for pair), two_pear (for two pairs)",
        "  begin with: def score(dice, category): …",
    ]


def test_an_empty_file_is_told_how_to_begin(solutions: Path, bound: Bound) -> None:
    """Where there is nothing to call there is nothing near either."""
    with pytest.raises(UsageError) as caught:
        bound(solutions / "unloadable" / "empty.py", "greed")
    assert str(caught.value).splitlines() == [
        "nothing in empty.py looks like the contract",
        "  looked for: score(dice)",
        "  there is: nothing to call",
        "  begin with: def score(dice): …",
    ]


def test_the_norwegian_kata_looks_for_norwegian_names(solutions: Path, bound: Bound) -> None:
    """What was looked for is spelt as the kata's document spells it."""
    with pytest.raises(UsageError) as caught:
        bound(solutions / "unloadable" / "empty.py", "yatzy-norwegian")
    assert "To par" in caught.value.found[0]


def test_objects_are_made_for_the_call(solutions: Path, bound: Bound) -> None:
    """A method on an object gets the dice itself, or they make the object."""
    calls = bound(solutions / "right" / "yatzy_exactly_objects.py").calls
    assert str(calls["chance"]) == "Yatzy.chance(*dice)"
    assert str(calls["fours"]) == "Yatzy(*dice).fours()"
    assert str(calls["pair"]) == "Alike().score_pair(dice)"
    assert str(calls["four of a kind"]) == "Alike().four_of_a_kind(*dice)"
    assert str(calls["full house"]) == "Pattern(dice).fullHouse()"


@pytest.mark.parametrize("helper", ["score_impl", "calc", "calculate", "get_score"])
@pytest.mark.parametrize("first", ["score", "helper"])
def test_score_itself_goes_before_what_it_passes_on_to(
    helper: str, first: str, plugged: Plugged, tmp_path: Path
) -> None:
    """A function beside it that takes the same is its own affair, wherever it stands."""
    theirs = (FOLDER / "yatzy_exactly_by_category.py").read_text("utf-8")
    inner = theirs.replace("def score(", f"def {helper}(")
    outer = f"def score(dice, category):\n    return {helper}(dice, category) + 1\n"
    file = tmp_path / "my_yatzy.py"
    parts = [inner, outer] if first == "helper" else [outer, inner]
    file.write_text("\n\n".join(parts), "utf-8")
    calls = plugged(file, "yatzy-exactly").binding.calls.values()
    assert {call.path for call in calls} == {("score",)}
