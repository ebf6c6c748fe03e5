"""Calls as a learner writes them down: read as text, filled with names, never evaluated."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katas.catalog import read_settings
from katas.errors import UsageError
from katas.plug import InProcess, Solution, read_template
from katas.plug.binding.call import Call, CallArgument, Give, Make
from katas.plug.hosts.port import Dice, Member, Wrapped
from katas.spec import Specification

Spec = Callable[[str], Specification]
Plug = Callable[..., Solution]

EXAMPLES = 'such as "pair(dice)", "Yatzy(*dice).{category}()" or "score(dice, \'{category}\')"'
MADE_OF = "a call is made of names, calls, texts, whole numbers, dice and *dice"

HAND_GIVEN_DICE = Make(("Hand",), (), (Give("dice", (Dice.LIST,)),))
GIVEN_RULE = Give("rule", (Member(("Rules", "pair")),))
HAND_TOLD_DICE = Make(("Hand",), (), (Give("set", (Dice.EACH,), attribute=False),))


def filled(text: str, name: str = "pair", word: str = "par") -> list[Call]:
    """What a template stands for where a category has this name, and this text."""
    return list(read_template("score", text).filled([name], [word]))


def refused(text: str) -> list[str]:
    """The lines that say why a text is no call."""
    with pytest.raises(UsageError) as caught:
        read_template("pair", text)
    return str(caught.value).splitlines()


@pytest.fixture
def plug(spec: Spec, solutions: Path) -> Plug:
    """Plug one of the right solutions into yatzy-exactly, with calls written down."""

    def plugged(name: str, calls: Mapping[str, str]) -> Solution:
        return spec("yatzy-exactly").plug(InProcess(solutions / "right" / name), calls)

    return plugged


# What can be written


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("pair(dice)", Call(("pair",), (Dice.LIST,))),
        ("pair(*dice)", Call(("pair",), (Dice.EACH,))),
        ("Yatzy.pair(dice)", Call(("Yatzy", "pair"), (Dice.LIST,))),
        ("upper(dice, 3)", Call(("upper",), (Dice.LIST, 3))),
        ("score('pair', *dice)", Call(("score",), ("pair", Dice.EACH))),
        ("score(Category.PAIR, dice)", Call(("score",), (Member(("Category", "PAIR")), Dice.LIST))),
        ("score(PAIR, dice)", Call(("score",), (Member(("PAIR",)), Dice.LIST))),
        ("Category.PAIR.score(dice)", Call(("Category", "PAIR", "score"), (Dice.LIST,))),
        ("Yatzy(*dice).pair()", Call(("pair",), (), Make(("Yatzy",), (Dice.EACH,)))),
        ("Yatzy().pair(dice)", Call(("pair",), (Dice.LIST,), Make(("Yatzy",)))),
        ("Hand(dice).pair", Call(("pair",), (), Make(("Hand",), (Dice.LIST,)), attribute=True)),
        ("game.Hand(dice).pair()", Call(("pair",), (), Make(("game", "Hand"), (Dice.LIST,)))),
        ("Hand(dice).card.pair()", Call(("card", "pair"), (), Make(("Hand",), (Dice.LIST,)))),
        ("Pair()(dice)", Call(("__call__",), (Dice.LIST,), Make(("Pair",)))),
        ("pair(Hand(dice))", Call(("pair",), (Make(("Hand",), (Dice.LIST,)),))),
        ("score(Pair(), dice)", Call(("score",), (Make(("Pair",)), Dice.LIST))),
        ("pair([Die(die) for die in dice])", Call(("pair",), (Wrapped(("Die",)),))),
        ("pair([d.Die(x) for x in dice])", Call(("pair",), (Wrapped(("d", "Die")),))),
        ("hand = Hand(); hand.dice = dice; hand.pair()", Call(("pair",), (), HAND_GIVEN_DICE)),
        ("h = Hand(); h.dice = dice; h.pair", Call(("pair",), (), HAND_GIVEN_DICE, attribute=True)),
        ("h = Hand(); h.set(*dice); h.score('pair')", Call(("score",), ("pair",), HAND_TOLD_DICE)),
        ("h = Hand(); h.dice = dice; pair(h)", Call(("pair",), (HAND_GIVEN_DICE,))),
        ("h = Hand()\nh.dice = dice\nh.pair()", Call(("pair",), (), HAND_GIVEN_DICE)),
        ("  pair( dice )  # mine", Call(("pair",), (Dice.LIST,))),
    ],
)  # fmt: skip
def test_what_a_call_is_made_of(text: str, call: Call) -> None:
    """Names, calls, attributes, texts, whole numbers, the dice in three forms, objects."""
    assert read_template("pair", text).call == call


NAMES = st.from_regex(r"[a-z][a-z_0-9]{2,8}x", fullmatch=True)
PATHS = st.lists(NAMES, min_size=1, max_size=3).map(tuple)
CLASSES = st.from_regex(r"[A-Z][a-z]{2,8}z", fullmatch=True).map(lambda name: (name,))
TEXTS = st.text("abcæøå ÆØÅ-_'.,:;(){}*0123456789", max_size=12)
ROLLS: st.SearchStrategy[CallArgument] = st.sampled_from(Dice) | PATHS.map(Wrapped)
PLAIN: st.SearchStrategy[CallArgument] = (
    ROLLS | TEXTS | st.integers(min_value=0) | PATHS.map(Member)
)
MADE: st.SearchStrategy[CallArgument] = st.recursive(
    PLAIN,
    lambda inner: st.builds(Make, CLASSES, st.lists(inner, max_size=2).map(tuple)),
    max_leaves=4,
)
ARGUMENTS = st.lists(MADE, max_size=3).map(tuple)
GIFTS = st.builds(Give, NAMES, MADE.map(lambda given: (given,))) | st.builds(
    Give, NAMES, ARGUMENTS, st.just(value=False)
)
OBJECTS = st.builds(Make, CLASSES, ARGUMENTS, st.lists(GIFTS, max_size=2).map(tuple))
CALLS = st.one_of(
    st.builds(Call, PATHS, ARGUMENTS),
    st.builds(Call, PATHS, ARGUMENTS, OBJECTS),
    st.builds(Call, PATHS, st.just(()), OBJECTS, st.just(value=True)),
    st.builds(Call, st.just(("__call__",)), ARGUMENTS, st.builds(Make, CLASSES, ARGUMENTS)),
)


@settings(deadline=None)
@given(CALLS.filter(lambda call: len(str(call)) <= 500))
def test_what_is_shown_can_be_written_down(call: Call) -> None:
    """The text of any call that is found, as `kata calls` shows it, is read as the same call."""
    assert read_template("pair", str(call)).call == call


@pytest.mark.parametrize("word", ['"', "\\", "\n", 'say "pair"'])
def test_a_text_is_shown_so_that_it_can_be_written_down(word: str) -> None:
    """Quotes and the like in a text are no end of it."""
    call = Call(("score",), (word, Dice.LIST))
    assert read_template("pair", str(call)).call == call


def test_a_negative_number_can_be_written_down() -> None:
    """A number below zero is a whole number as well."""
    call = Call(("score",), (Dice.LIST, -1))
    assert read_template("pair", str(call)).call == call


# What can't


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("pair(dice, highest=1)", "pair(dice, highest=1)"),
        ("pair(**dice)", "pair(**dice)"),
        ("pair(*hand)", "*hand"),
        ("pair(dice)[0]", "pair(dice)[0]"),
        ("pair(dice[0])", "dice[0]"),
        ("RULES['pair'](dice)", "RULES['pair']"),
        ("lambda dice: 1", "lambda dice: 1"),
        ("pair(lambda: 1)", "lambda: 1"),
        ("pair(dice) + 1", "pair(dice) + 1"),
        ("pair(1 + 1)", "1 + 1"),
        ("pair(not dice)", "not dice"),
        ("pair(f'{dice}')", "f'{dice}'"),
        ("(made := pair(dice))", "(made := pair(dice))"),
        ("pair(made := 1)", "(made := 1)"),
        ("await pair(dice)", "await pair(dice)"),
        ("yield pair(dice)", "(yield pair(dice))"),
        ("import os; pair(dice)", "import os"),
        ("del pair; pair(dice)", "del pair"),
        ("pair(1.5)", "1.5"),
        ("pair(True)", "True"),
        ("pair(None)", "None"),
        ("pair(b'5')", "b'5'"),
        ("pair([1, 2])", "[1, 2]"),
        ("pair({1})", "{1}"),
        ("pair(...)", "..."),
        ("pair([die for die in dice])", "[die for die in dice]"),
        ("pair([Die(die) for die in hand])", "[Die(die) for die in hand]"),
        ("pair([Die(die) for die in dice if die])", "[Die(die) for die in dice if die]"),
        ("pair([Die(die, 1) for die in dice])", "[Die(die, 1) for die in dice]"),
        ("pair([Die(dice) for die in dice])", "[Die(dice) for die in dice]"),
        ("pair", "pair"),
        ("Yatzy.pair", "Yatzy.pair"),
        ("dice", "dice"),
        ("Hand(dice).roll(1).pair()", "Hand(dice).roll(1)"),
        ("pair(Hand(dice).dice)", "Hand(dice).dice"),
        ("pair(dice); pair(dice)", "pair(dice)"),
        ("one = two = Hand(); one.pair()", "one = two = Hand()"),
        ("hand: Hand = Hand(); hand.pair()", "hand: Hand = Hand()"),
        ("hand = 3; pair(hand)", "hand is no object"),
        ("hand = dice; pair(hand)", "hand is no object"),
        ("hand.dice = dice; hand.pair()", "hand has not been made"),
        ("hand.set(dice); hand.pair()", "hand has not been made"),
        ("hand = Hand(dice)", "the last part gives no score"),
        ("import os", "the last part gives no score"),
        ("if dice: pair(dice)", "the last part gives no score"),
        ("return pair(dice)", "the last part gives no score"),
        ("", "nothing is there"),
        ("   ", "nothing is there"),
        ("# pair(dice)", "nothing is there"),
    ],
)
def test_what_no_call_is_made_of_is_refused(text: str, part: str) -> None:
    """The message has the key, the text, the part that can't be used, and examples."""
    assert refused(text) == [
        f"[tool.katas.calls] pair: {text!r} can't be used: {part}",
        f"  {MADE_OF}",
        f"  {EXAMPLES}",
    ]


@pytest.mark.parametrize(
    "text",
    ["pair(dice", "pair dice", "pair(dice))", "5(", "pair(\0)", "(" * 400, "pair(" * 99, "f()\\"],
    ids=["open", "two words", "closed twice", "5(", "nul", "brackets", "deep", "backslash"],
)  # fmt: skip
def test_what_does_not_parse_is_no_call(text: str) -> None:
    """Whatever Python makes of it, it is one plain message."""
    assert refused(text)[0] == f"[tool.katas.calls] pair: {text!r} is no call"


def test_what_is_too_long_is_no_call() -> None:
    """Nobody writes a call of five hundred letters, and its beginning is enough to know it by."""
    read_template("pair", "p" * 494 + "(dice)")
    text = "p" * 495 + "(dice)"
    assert refused(text)[0] == f"[tool.katas.calls] pair: '{'p' * 40}…' is too long for a call"


@pytest.mark.parametrize("text", ["f(" * 90 + ")" * 90, "f(" * 166 + ")" * 166, "f" + ".g" * 248])
def test_a_deep_call_is_read_or_refused(text: str) -> None:
    """As deep as five hundred letters can go, nothing breaks."""
    with suppress(UsageError):
        assert read_template("pair", text)


def test_a_hole_is_shown_as_it_was_written() -> None:
    """What stands for the hole while it is parsed is nobody's business."""
    text = "score(dice, kind='{category}')"
    message = "\n".join(refused(text))
    assert "can't be used: score(dice, kind='{category}')" in message
    assert "category_goes_here" not in message


@pytest.mark.parametrize(
    "text",
    [
        "open('evaluated', 'w')",
        "pair(open('evaluated', 'w'))",
        "made = open('evaluated', 'w'); made.write('it was')",
        "__import__('pathlib').Path('evaluated').touch()",
        "pair([open('evaluated', 'w') for die in dice])",
        'eval(\'open("evaluated", "w")\')',
    ],
)
def test_nothing_is_ever_evaluated(
    text: str, plug: Plug, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Code that would make a file makes none: not when it is read, not when it is tried."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match=r"^\[tool.katas.calls\] pair: "):
        plug("yatzy_exactly_by_list.py", {"pair": text})
    assert list(tmp_path.iterdir()) == []


# Holes


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("{category}(dice)", Call(("pair",), (Dice.LIST,))),
        ("_score_{category}(dice)", Call(("_score_pair",), (Dice.LIST,))),
        ("{category}_rule.{category}(dice)", Call(("pair_rule", "pair"), (Dice.LIST,))),
        ("Yatzy(*dice).{category}()", Call(("pair",), (), Make(("Yatzy",), (Dice.EACH,)))),
        ("{category}().score(dice)", Call(("score",), (Dice.LIST,), Make(("pair",)))),
        ("score(Rule.{category}, dice)", Call(("score",), (Member(("Rule", "pair")), Dice.LIST))),
        ("score({category}(), dice)", Call(("score",), (Make(("pair",)), Dice.LIST))),
        ("score(dice, '{category}')", Call(("score",), (Dice.LIST, "par"))),
        ("score(dice, category)", Call(("score",), (Dice.LIST, "par"))),
        ("score(dice, 'the {category} rule')", Call(("score",), (Dice.LIST, "the par rule"))),
        ("{category}(dice, '{category}')", Call(("pair",), (Dice.LIST, "par"))),
        ("pair([{category}(die) for die in dice])", Call(("pair",), (Wrapped(("pair",)),))),
        (
            "hand = Hand('{category}'); hand.rule = Rules.{category}; hand.score(dice)",
            Call(("score",), (Dice.LIST,), Make(("Hand",), ("par",), (GIVEN_RULE,))),
        ),
        (
            "hand = Hand(); hand.{category} = dice; hand.score()",
            Call(("score",), (), Make(("Hand",), (), (Give("pair", (Dice.LIST,)),))),
        ),
    ],
)  # fmt: skip
def test_a_hole_is_filled(text: str, call: Call) -> None:
    """In names with what the category is called there, in texts with how it is written."""
    assert filled(text) == [call]


def test_each_hole_is_tried_with_each_name_and_word() -> None:
    """Names and texts are filled apart, names first; without holes there is one call."""
    template = read_template("score", "{category}(dice, '{category}')")
    assert [str(call) for call in template.filled(["a", "b"], ["x", "y"])] == [
        'a(dice, "x")',
        'a(dice, "y")',
        'b(dice, "x")',
        'b(dice, "y")',
    ]
    template = read_template("score", "{category}(dice)")
    assert [str(call) for call in template.filled(["a", "b"], ["x", "y"])] == ["a(dice)", "b(dice)"]
    assert len(list(read_template("score", "pair(dice)").filled(["a", "b"], ["x", "y"]))) == 1


# On a solution

BY_TEXT = 'score(dice, "pair")', 'score(dice, "full house")'


@pytest.mark.parametrize(
    ("name", "text", "pair", "house"),
    [
        ("yatzy_exactly_by_list.py", "{category}(dice)", "pair(dice)", "full_house(dice)"),
        ("yatzy_exactly_by_category.py", "score(dice, '{category}')", *BY_TEXT),
        ("yatzy_exactly_by_category.py", "score(dice, category)", *BY_TEXT),
        ("yatzy_exactly_star_dice.py", "{category}(*dice)", "pair(*dice)", "full_house(*dice)"),
    ],
)  # fmt: skip
def test_one_line_serves_all_categories(
    name: str, text: str, pair: str, house: str, plug: Plug
) -> None:
    """Under `score`, with a hole, a call is filled for each category until it scores."""
    calls = plug(name, {"score": text}).binding.calls
    assert str(calls["pair"]) == pair
    assert str(calls["full house"]) == house
    assert len(calls) == 15


def test_a_category_s_own_line_goes_before_that_for_all(plug: Plug) -> None:
    """What is said of one category is about that one, whatever is said of all."""
    told = {"score": "{category}(dice)", "pair": "two_pairs(dice)", "Two Pairs": "pair(dice)"}
    calls = plug("yatzy_exactly_by_list.py", told).binding.calls
    assert str(calls["pair"]) == "two_pairs(dice)"
    assert str(calls["two pairs"]) == "pair(dice)"
    assert str(calls["chance"]) == "chance(dice)"


def test_a_line_goes_before_what_is_found(plug: Plug) -> None:
    """A call that is written down is taken, even where it scores nothing."""
    calls = plug("yatzy_exactly_by_list.py", {"small straight": "full_house(dice)"}).binding.calls
    assert str(calls["small straight"]) == "full_house(dice)"


def test_what_the_line_for_all_does_not_reach_is_found(plug: Plug) -> None:
    """Where a call for all categories leads to nothing, names and signatures speak."""
    calls = plug("yatzy_exactly_by_list.py", {"score": "{category}_house(dice)"}).binding.calls
    assert str(calls["full house"]) == "full_house(dice)"
    assert str(calls["chance"]) == "chance(dice)"
    assert len(calls) == 15


def test_an_unknown_category_is_told_with_the_nearest(plug: Plug) -> None:
    """A key that is no category of the kata is a mistake, and what was meant is named."""
    with pytest.raises(UsageError) as caught:
        plug("yatzy_exactly_by_list.py", {"pear": "pair(dice)"})
    assert str(caught.value).splitlines() == [
        "[tool.katas.calls]: yatzy-exactly has no category 'pear'",
        "  nearest: pair",
    ]


def test_a_line_that_leads_to_nothing_is_told(plug: Plug) -> None:
    """What it said, what there is, and what comes nearest to it."""
    with pytest.raises(UsageError) as caught:
        plug("yatzy_exactly_by_list.py", {"pair": "pairr(dice)"})
    problem, there_is, nearest = str(caught.value).splitlines()
    assert problem == (
        "[tool.katas.calls] pair: pairr(dice) leads to nothing in yatzy_exactly_by_list.py: "
        "there is no pairr"
    )
    assert there_is.startswith("  there is: chance(dice), yatzy(dice), ones(dice), ")
    assert nearest.startswith("  nearest: pair")


def test_a_deep_line_is_told() -> None:
    """Nobody writes a call with twenty calls in it."""
    assert "f()" in str(read_template("pair", "f(" * 20 + ")" * 20).call)
    text = "f(" * 21 + ")" * 21
    assert refused(text)[0] == f"[tool.katas.calls] pair: '{text[:40]}…' goes too deep for a call"


def test_a_line_for_all_that_leads_to_nothing_is_told(plug: Plug) -> None:
    """A call that reaches no category is a mistake, as for one."""
    with pytest.raises(UsageError) as caught:
        plug("yatzy_exactly_by_list.py", {"score": "Yatzy(*dice).{category}()"})
    problem, there_is, *_ = str(caught.value).splitlines()
    assert problem.startswith("[tool.katas.calls] score: Yatzy(*dice).")
    assert problem.endswith("() leads to nothing in yatzy_exactly_by_list.py: there is no Yatzy")
    assert there_is.startswith("  there is: chance(dice), ")


def test_a_key_is_a_category_in_any_spelling(plug: Plug) -> None:
    """`fullHouse`, `hus` and `full_house` are the full house."""
    for key in ("fullHouse", "full_house", "Full House", "hus"):
        calls = plug("yatzy_exactly_by_list.py", {key: "chance(dice)"}).binding.calls
        assert str(calls["full house"]) == "chance(dice)"


# In the settings


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("calls = 3", "'calls' should be a table"),
        ('calls = "pair(dice)"', "'calls' should be a table"),
        ("[tool.katas.calls]\npair = 3", "calls.pair should be a text, not 3"),
        ('[tool.katas.calls]\npair = ["pair(dice)"]', "calls.pair should be a text, not ['pair("),
        ('[tool.katas.calls]\npair.call = "pair(dice)"', "calls.pair should be a text, not {"),
    ],
)
def test_a_setting_of_the_wrong_type_is_told(written: str, problem: str, tmp_path: Path) -> None:
    """The file, the table and the key stand before what should be there."""
    file = tmp_path / "pyproject.toml"
    file.write_text(f'[tool.katas]\nkata = "yatzy-exactly"\n{written}\n', "utf-8")
    with pytest.raises(UsageError) as caught:
        read_settings(file)
    assert str(caught.value).startswith(f"{file}, [tool.katas]: {problem}")


def test_calls_are_read_from_the_settings(tmp_path: Path) -> None:
    """Each key of the table is a category, or `score`, each value a call."""
    file = tmp_path / "pyproject.toml"
    file.write_text('[tool.katas.calls]\nscore = "f(dice)"\n"two pairs" = "g(dice)"\n', "utf-8")
    assert read_settings(file).calls == {"score": "f(dice)", "two pairs": "g(dice)"}


def test_an_object_that_is_given_dice_and_called_can_be_shown() -> None:
    """The text of such a call is one that can be read."""
    call = Call(("__call__",), (), Make(("Pair",), (), (Give("dice", (Dice.LIST,)),)))
    assert str(call) == "pair = Pair(); pair.dice = dice; pair()"
    assert read_template("pair", str(call)).call == call
