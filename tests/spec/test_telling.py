"""The telling: a failure speaks of dice, in the language of its kata."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Protocol

import pytest

from katas.model import Readings, parse_roll
from katas.plug import InProcess, Solution
from katas.spec import Teller, Told, failure_lines, play
from tests.spec.conftest import Recorded

LEGAL = "1,1,2,2,2"
"""The roll that a refusal's category has to score as well."""

FOUR_ALIKE = ("3,3,3,3,1", "6,6,2,6,6", "5,5,5,5,5")
"""The rolls of the item that asks whether four alike are two pairs."""

POINTS = """\
class Points:
    def __repr__(self):
        return "12 points"

def pair(dice):
    return Points()
"""
"""A solution with a type of its own."""

HALF_REFUSING = """\
def yatzy(dice):
    if len(dice) != 5:
        raise ValueError("five dice")
    if dice[0] == dice[-1]:
        return 50
"""
"""A solution that refuses three dice, and for five gives nothing back instead of 0."""


class Plug(Protocol):
    """Loads a solution for a kata, and finds who tells its results."""

    def __call__(
        self, kata: str, file: str | Path, readings: Readings | None = None
    ) -> tuple[Solution, Teller]:
        """Readings are those that were announced."""


class Tell(Protocol):
    """Plays the example of a kata that asks these rolls, and tells what became of it."""

    def __call__(
        self,
        kata: str,
        file: str | Path,
        category: str | None,
        *rolls: str,
        readings: Readings | None = None,
    ) -> Told:
        """A file is found in the folder of solutions; a refusal's legal roll is asked too."""


@pytest.fixture
def plug(recorded: Callable[[str], Recorded], solutions: Path) -> Plug:
    """Plug in a solution from the folder of solutions, or from anywhere else."""

    def plug(
        kata: str, file: str | Path, readings: Readings | None = None
    ) -> tuple[Solution, Teller]:
        spec, _ = recorded(kata)
        solution = spec.plug(InProcess(solutions / file))
        return solution, Teller(spec, solution.binding, readings)

    return plug


@pytest.fixture
def tell(recorded: Callable[[str], Recorded], plug: Plug) -> Tell:
    """Find the example by its rolls, so that no test depends on a line of a feature."""

    def tell(
        kata: str,
        file: str | Path,
        category: str | None,
        *rolls: str,
        readings: Readings | None = None,
    ) -> Told:
        _, examples = recorded(kata)
        asked = [parse_roll(roll) for roll in rolls]
        (example,) = [
            item
            for item in examples
            if item.category == category and [step.roll for step in item.scores] == asked
        ]
        solution, teller = plug(kata, file, readings)
        return teller.tell(play(example, solution, readings))

    return tell


def test_a_failure_is_told_in_three_lines(tell: Tell) -> None:
    """Where, what was expected and why, what came and whose rules it follows."""
    told = tell("yatzy-exactly", "wrong/pair_at_least.py", "pair", "3,3,3,4,1")
    where, expected, got = failure_lines(told)
    assert where.startswith("yatzy/exactly/pair.feature:")
    assert where.endswith("  Pair: 3,3,3,4,1")
    why = "three 3s: exactly two equal dice make a pair                 "
    as_rules = "3+3, as the classic, fixed-scores and norwegian rules have it"
    assert expected == f"  expected 0   {why}    Exercise 104, quoted"
    assert got == f"  got      6   {as_rules}    pair_at_least.py:36 in pair"


def test_a_failure_names_the_line_of_its_example(
    tell: Tell, recorded: Callable[[str], Recorded]
) -> None:
    """The place that is told is the row's own, to be opened in an editor."""
    spec, _ = recorded("yatzy-exactly")
    told = tell("yatzy-exactly", "wrong/pair_at_least.py", "pair", "3,3,3,4,1")
    name, _, line = told.where.partition(":")
    assert name == spec.name_of(spec.kata.features / "pair.feature")
    text = (spec.kata.features / "pair.feature").read_text("utf-8").splitlines()
    assert text[int(line) - 1].split("|")[1].strip() == "3,3,3,4,1"


def test_an_answer_by_nobody_s_rules_is_told_without_any(tell: Tell) -> None:
    """Where no rulebook gives the score that came, nothing is said of rules."""
    told = tell("yatzy-exactly", "wrong/threes_pay_two.py", "threes", "3,4,3,5,3")
    assert (told.expected, told.got, told.got_why) == ("9", "6", "")


def test_an_answer_by_one_other_rulebook_names_that_one(tell: Tell) -> None:
    """Where nothing is added up, the dice on the table stand before the name of the rules."""
    told = tell("yatzy-exactly", "right/yatzy_fixed_scores.py", "full house", "1,1,2,2,2")
    assert told.got_why == "three 2s, two 1s, as the fixed-scores rules have it"


@pytest.mark.parametrize(
    ("file", "category", "roll", "told"),
    [
        ("none", "pair", "1,1,6,2,6", "None: printed 12 and returned nothing: return it as well"),
        ("true", "yatzy", "1,1,1,1,1", "True: a yes or no, where a score is wanted"),
        ("true", "yatzy", "1,1,1,2,1", "False: a yes or no, where a score is wanted"),
        ("floats", "chance", "1,1,3,3,6", "14.0: a float, where a whole number is wanted"),
        ("strings", "ones", "3,3,3,4,5", "'0': a text, where a number is wanted"),
        (
            "tuples",
            "pair",
            "1,1,6,2,6",
            "(12, 6): of the type tuple, where a whole number is wanted",
        ),
        (
            "exits_in_call",
            "pair",
            "1,1,6,2,6",
            "no score: it ends the program, by exit() or the like",
        ),
    ],
)
def test_what_is_no_score_is_told_by_what_it_is(
    file: str, category: str, roll: str, told: str, tell: Tell
) -> None:
    """What came is shown as Python writes it, and what it is in plain words."""
    result = tell("yatzy-exactly", f"broken/{file}.py", category, roll)
    assert f"{result.got}: {result.got_why}" == told
    assert result.word == "broke"


def test_a_wrong_number_of_arguments_is_told_with_the_call(tell: Tell) -> None:
    """How it was called stands beside what Python says of it."""
    told = tell("yatzy-four-dice", "right/yatzy_exactly_five_integers.py", "chance", "1,1,3,6")
    assert told.got == "no score"
    assert told.got_why == (
        "a wrong number of arguments for chance(*dice): "
        "chance() missing 1 required positional argument: 'd5'"
    )


def test_who_asks_for_input_is_told_that_nobody_types(tell: Tell) -> None:
    """The dice are handed over; nobody sits at the keyboard."""
    told = tell("yatzy-exactly", "broken/asks_in_call.py", "pair", "1,1,6,2,6")
    assert told.got == "no score"
    assert told.got_why == "it asks for input; the dice are handed over, nobody types them"


def test_nothing_returned_without_a_word_may_be_a_missing_return(
    tell: Tell, tmp_path: Path
) -> None:
    """Where nothing was printed either, the return itself is asked for."""
    file = tmp_path / "silent.py"
    file.write_text("def pair(dice):\n    if 6 not in dice:\n        return 10\n", "utf-8")
    told = tell("yatzy-exactly", file, "pair", "1,1,6,2,6")
    assert (told.got, told.got_why) == ("None", "nothing was returned: is a return missing?")


def test_a_class_of_the_learner_s_own_is_told_by_its_name(tell: Tell, tmp_path: Path) -> None:
    """Whatever type comes back, it has a name."""
    file = tmp_path / "points.py"
    file.write_text(POINTS, "utf-8")
    told = tell("yatzy-exactly", file, "pair", "1,1,6,2,6")
    assert (told.got, told.got_why) == (
        "12 points",
        "of the type Points, where a whole number is wanted",
    )


def test_an_exception_is_told_by_its_name_and_its_innermost_line(tell: Tell) -> None:
    """The place is where the solution broke, however deep in its calls."""
    told = tell("yatzy-exactly", "broken/raises.py", "pair", "1,1,6,2,6")
    assert told.got == "ZeroDivisionError"
    assert "by zero" in told.got_why
    assert told.place.startswith("raises.py:76 in ")
    assert told.word == "broke"


def test_who_returns_the_misprint_is_told_so(tell: Tell) -> None:
    """The Koan's 50 gets a sentence of its own, with the arithmetic that it misses."""
    told = tell("greed", "wrong/greed_misprint.py", None, "2,5,2,2,3")
    assert told.heading == "A misprint in the Koan: 2,5,2,2,3"
    assert told.got_why == (
        "You agree with the misprint. By the Koan's own rule three 2s are 200, and the 5 makes 250."
    )
    assert told.source == "the Koan, a misprint"


def test_a_category_that_is_not_there_is_told_with_the_line_to_add(plug: Plug) -> None:
    """One item stands for all its rows, and for no file and line."""
    _, teller = plug("yatzy-exactly", "broken/missing_category.py")
    told = teller.tell_missing("pair", rows=14)
    assert (told.where, told.heading, told.got) == ("", "pair", "not there yet")
    assert told.got_why == "add it beside the others: def pair(dice): …"
    assert told.word == "not there yet"


def test_an_answer_is_no_refusal(tell: Tell) -> None:
    """A returned 0 is a score, and a refusal is an exception."""
    told = tell("yatzy-four-dice", "wrong/four_dice_no_refusal.py", "yatzy", LEGAL, "5,5,5")
    assert told.heading == "Yatzy: 5,5,5"
    assert (told.expected, told.got) == ("a refusal", "0")
    assert told.got_why == "an answer; for a refusal an exception must be raised"


def test_who_refuses_everything_is_told_the_legal_roll(tell: Tell) -> None:
    """The roll that should have been scored is named."""
    told = tell("yatzy-four-dice", "wrong/four_dice_refuses_all.py", "yatzy", LEGAL, "5,5,5")
    assert told.got_why == "a legal roll, 1,1,2,2,2, is refused as well, so this refuses nothing"
    assert not told.passed


def test_a_legal_roll_without_a_score_is_told_and_not_the_refusal(
    tell: Tell, tmp_path: Path
) -> None:
    """Where the legal roll decides, what came of that one is shown."""
    file = tmp_path / "half_refusing.py"
    file.write_text(HALF_REFUSING, "utf-8")
    told = tell("yatzy-four-dice", file, "yatzy", LEGAL, "5,5,5")
    assert (told.got, told.got_why) == ("None", "nothing was returned: is a return missing?")


def test_a_refusal_by_accident_passes_with_a_note(tell: Tell) -> None:
    """It counts, and the learner may want to know how it came about."""
    told = tell("yatzy-four-dice", "wrong/four_dice_accident.py", "yatzy", LEGAL, "5,5,5")
    assert told.passed
    assert told.note == "refused, by a wrong number of arguments"


def test_a_refusal_on_purpose_passes_without_a_note(tell: Tell) -> None:
    """An exception that was meant needs no remark."""
    told = tell("yatzy-four-dice", "right/yatzy_four_dice_strict.py", "yatzy", LEGAL, "5,5,5")
    assert (told.passed, told.note) == (True, "")


def test_an_open_row_shows_its_readings(tell: Tell) -> None:
    """An answer that fits none is told with those that would, and counts against nobody."""
    file = "wrong/four_dice_neither_reading.py"
    told = tell("yatzy-four-dice", file, "two pairs", "3,3,3,3,1")
    assert (told.expected, told.got) == ("0 / 12", "6")
    assert told.expected_why == "an open question: any of its readings will do"
    assert (told.passed, told.to_discuss) == (True, True)


@pytest.mark.parametrize(
    ("file", "followed"),
    [
        ("right/yatzy_four_dice_strict.py", ("no",)),
        ("right/yatzy_four_dice_short.py", ("yes",)),
        ("wrong/four_dice_mixed_readings.py", ()),
    ],
)
def test_the_reading_that_is_followed_is_told(
    file: str, followed: tuple[str, ...], tell: Tell
) -> None:
    """The item that asks all rolls of a question names it, and the reading behind the answers."""
    told = tell("yatzy-four-dice", file, "two pairs", *FOUR_ALIKE)
    assert (told.question, told.followed) == ("four-alike", followed)


def test_mixed_readings_are_told_answer_by_answer(tell: Tell) -> None:
    """Each roll with what came for it, so that the one that doesn't fit is seen."""
    file = "wrong/four_dice_mixed_readings.py"
    told = tell("yatzy-four-dice", file, "two pairs", *FOUR_ALIKE)
    assert (told.expected, told.got) == ("one answer", "several")
    assert told.got_why == (
        "12 for 3,3,3,3,1, 24 for 6,6,2,6,6, 0 for 5,5,5,5,5: two readings mixed"
    )


def test_a_question_about_a_category_that_is_not_there_is_told_so(
    tell: Tell, tmp_path: Path
) -> None:
    """Where nothing was answered, nothing is told of readings."""
    file = tmp_path / "only_chance.py"
    file.write_text("def chance(dice):\n    return sum(dice)\n", "utf-8")
    told = tell("yatzy-four-dice", file, "two pairs", *FOUR_ALIKE)
    assert (told.word, told.got) == ("not there yet", "not there yet")


@pytest.mark.parametrize(
    ("reading", "expected", "why"),
    [
        ("no", "0", "four 3s, one 1: two dice alike and two others alike"),
        ("yes", "12", "3+3+3+3: two dice alike and two more alike, and all four may be"),
    ],
)
def test_an_announced_reading_makes_an_open_row_an_ordinary_one(
    reading: str, expected: str, why: str, tell: Tell
) -> None:
    """Once the question is answered, the row expects one score and says why."""
    told = tell(
        "yatzy-four-dice",
        "wrong/four_dice_neither_reading.py",
        "two pairs",
        "3,3,3,3,1",
        readings={"four-alike": reading},
    )
    assert (told.expected, told.passed) == (expected, False)
    assert told.expected_why == why


def test_another_reading_than_the_announced_one_is_not_told_as_a_mixture(tell: Tell) -> None:
    """All the answers follow one reading; it is only not the one that was agreed on."""
    told = tell(
        "yatzy-four-dice",
        "right/yatzy_four_dice_strict.py",
        "two pairs",
        *FOUR_ALIKE,
        readings={"four-alike": "yes"},
    )
    assert not told.passed
    assert "mixed" not in told.got_why
    assert "any of its readings" not in told.expected_why


def test_a_norwegian_failure_is_told_in_norwegian(tell: Tell) -> None:
    """The words around the dice, the rule, and the category's name are the kata's own."""
    file = "wrong/norwegian_four_alike.py"
    told = tell("yatzy-norwegian", file, "two pairs", "3,3,3,3,1")
    where, expected, got = failure_lines(told)
    assert where.endswith("  To par: 3,3,3,3,1")
    assert expected.startswith("  ventet 12   3+3+3+3: to og to like, og alle fire kan være like")
    assert expected.endswith("    kursteksten, utledet")
    assert got.startswith("  fikk   0    ")
    assert told.got_why == "slik reglene classic, exactly og fixed-scores har det"


def test_a_sum_by_english_rules_is_told_in_norwegian_too(tell: Tell, tmp_path: Path) -> None:
    """A sum is a sum in every language; of English rules no English word is said."""
    file = tmp_path / "tretti_poeng.py"
    file.write_text("def liten_straight(terninger):\n    return 30\n", "utf-8")
    told = tell("yatzy-norwegian", file, "small straight", "1,2,3,4,5")
    assert told.got_why == "1-2-3-4, slik reglene fixed-scores har det"


@pytest.mark.parametrize(
    ("code", "got", "why"),
    [
        (
            "if 6 not in terninger: return 10",
            "None",
            "ingenting kom tilbake: mangler det en return?",
        ),
        ("print(12)", "None", "skrev ut 12 og ga ingenting tilbake: bruk return også"),
        ("return True", "True", "et ja eller nei, der det skal stå poeng"),
        ("return 12.0", "12.0", "et desimaltall, der det skal stå et helt tall"),
        ("return '12'", "'12'", "en tekst, der det skal stå et tall"),
        ("return 6, 6", "(6, 6)", "tuple, der det skal stå et helt tall"),
        ("raise SystemExit", "ingen poeng", "programmet avsluttes, med exit() eller lignende"),
    ],
)
def test_what_is_no_score_is_told_in_norwegian(
    code: str, got: str, why: str, tell: Tell, tmp_path: Path
) -> None:
    """Each way to give no score has its Norwegian words."""
    file = tmp_path / "mitt_par.py"
    file.write_text(f"def par(terninger):\n    {code}\n", "utf-8")
    told = tell("yatzy-norwegian", file, "pair", "1,1,6,2,6")
    assert (told.got, told.got_why) == (got, why)


def test_a_norwegian_category_that_is_not_there_is_told_in_norwegian(
    plug: Plug, tmp_path: Path
) -> None:
    """Under the name that the sheet has for it."""
    file = tmp_path / "bare_sjanse.py"
    file.write_text("def sjanse(terninger):\n    return sum(terninger)\n", "utf-8")
    _, teller = plug("yatzy-norwegian", file)
    told = teller.tell_missing("two pairs", rows=10)
    assert (told.heading, told.got, told.language) == ("To par", "mangler ennå", "no")


@pytest.mark.parametrize(
    ("kata", "file", "category", "rolls"),
    [
        ("yatzy-exactly", "broken/tuples.py", "pair", ("1,1,6,2,6",)),
        ("yatzy-four-dice", "wrong/four_dice_accident.py", "yatzy", (LEGAL, "5,5,5")),
        ("yatzy-four-dice", "right/yatzy_four_dice_short.py", "two pairs", FOUR_ALIKE),
    ],
)
def test_what_is_told_survives_json(
    kata: str, file: str, category: str, rolls: tuple[str, ...], tell: Tell
) -> None:
    """Reports travel between processes as text, and come out as they went in."""
    told = tell(kata, file, category, *rolls)
    data = json.loads(json.dumps(asdict(told)))
    assert Told.from_data(data) == told
