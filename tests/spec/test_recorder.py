"""The recorder: features become examples by the very steps that pytest-bdd runs."""

from collections.abc import Callable
from pathlib import Path

import pytest

from katas.catalog import open_shelf
from katas.errors import SpecError
from katas.model import (
    Draft,
    ExactScore,
    Example,
    OneReading,
    OpenScore,
    Place,
    Refusal,
    Score,
    Source,
)
from katas.spec import Recorder, Specification
from tests.features.packs import FOUR_ALIKE, PLACED, ROLLS, write_family
from tests.spec.conftest import Recorded

Record = Callable[[str], Recorded]
Pack = Callable[..., Specification]

OPEN = "it scores 0, or <score> at a table where four alike are two pairs"

AMBIGUOUS = """\
from pytest_bdd import parsers, then, when

from katas.model import Draft, ExactScore, Score, parse_roll


@when(parsers.parse("{roll} is rolled"))
def rolled(example: Draft, roll: str) -> None:
    example.ask(Score(parse_roll(roll)))


@when(parsers.re(r"(?P<roll>[0-9,]+) is rolled"))
def thrown(example: Draft, roll: str) -> None:
    example.ask(Score(parse_roll(roll)))


@then(parsers.parse("it scores {points:d}"))
def scores(example: Draft, points: int) -> None:
    example.expect(ExactScore(points))
"""


def refused(spec: Specification) -> SpecError:
    """The error that a transcript is refused with."""
    with pytest.raises(SpecError) as error:
        Recorder(spec).transcript()
    return error.value


def asked(examples: list[Example], category: str, *rolls: str) -> Example:
    """The example that asks these rolls of a category."""
    (found,) = [
        example
        for example in examples
        if example.category == category
        and [",".join(map(str, operation.roll)) for operation in example.scores] == [*rolls]
    ]
    return found


@pytest.mark.parametrize("kata", list(open_shelf().katas))
def test_every_kata_is_recorded(kata: str, recorded: Record) -> None:
    """Each row of each feature is one example, found again by its file and line."""
    spec, examples = recorded(kata)
    rows = [
        (feature.name, row.line)
        for feature in spec.features()
        for scenario in feature.scenarios
        for row in scenario.rows
    ]
    assert [(example.feature, example.line) for example in examples] == rows
    assert len(set(rows)) == len(rows) > 0


def test_a_transcript_ends_with_its_stage(recorded: Record) -> None:
    """Up to the stage `five`, the four-dice kata has the examples of five dice and no others."""
    spec, examples = recorded("yatzy-four-dice")
    five = Recorder(spec).transcript("five")
    assert five == examples[: len(five)]
    assert {len(operation.roll) for example in five for operation in example.scores} == {5}
    assert len(five) < len(examples)


def test_an_example_has_all_that_its_row_says(recorded: Record) -> None:
    """The row's place, its words, what is asked and what is expected."""
    _, examples = recorded("yatzy-exactly")
    example = asked(examples, "pair", "1,1,6,2,6")
    assert example.feature == "yatzy/exactly/pair.feature"
    assert example.place == f"{example.feature}:{example.line}"
    assert (example.heading, example.title) == ("Pair", "1,1,6,2,6 12")
    assert example.source is Source.QUOTED
    assert example.because.startswith("6+6")
    assert example.scores == (Score((1, 1, 6, 2, 6), "pair"),)
    assert example.expectation == ExactScore(12)


def test_a_misprint_is_recorded_with_the_score(recorded: Record) -> None:
    """The Koan's 50 is kept beside the 250 that is right."""
    _, examples = recorded("greed")
    (erratum,) = [example for example in examples if example.source is Source.ERRATUM]
    assert erratum.expectation == ExactScore(250, misprint=50)
    assert erratum.because == ("By the Koan's own rule three 2s are 200, and the 5 makes 250")


def test_norwegian_categories_become_those_of_the_shelf(recorded: Record) -> None:
    """However a document prints them, categories are called alike in every transcript."""
    spec, examples = recorded("yatzy-norwegian")
    scored = [example for example in examples if not example.is_game]
    assert {example.category for example in scored} == set(spec.vocabulary.categories)
    placed = [move for example in examples for move in example.moves if isinstance(move, Place)]
    assert {move.category for move in placed} == {*spec.vocabulary.categories, "Tolv like"}
    hus = [example for example in examples if example.feature.endswith("hus.feature")]
    assert {example.category for example in hus} == {"full house"}


def test_an_open_row_carries_the_score_of_every_reading(recorded: Record) -> None:
    """The rulebook fills in what each reading of the question gives."""
    _, examples = recorded("yatzy-four-dice")
    assert asked(examples, "two pairs", "3,3,3,3,1").expectation == OpenScore(
        (0, 12),
        "where four alike are two pairs",
        "four-alike",
        (("no", 0), ("yes", 12)),
    )
    assert asked(examples, "large straight", "2,3,4,5").expectation == OpenScore(
        (0, 14),
        "with shorter straights",
        "large-straight-of-four",
        (("as-written", 0), ("from-two", 14), ("from-three", 0), ("both", 14)),
    )


def test_one_answer_to_a_question_carries_a_score_for_each_roll(recorded: Record) -> None:
    """The item that asks all rolls of a question has one score a roll under each reading."""
    _, examples = recorded("yatzy-four-dice")
    rolls = ("3,3,3,3,1", "6,6,2,6,6", "5,5,5,5,5")
    assert asked(examples, "two pairs", *rolls).expectation == OneReading(
        "four-alike",
        (("no", (0, 0, 0)), ("yes", (12, 24, 20))),
    )


def test_every_question_is_asked_by_one_item_that_has_all_its_rolls(recorded: Record) -> None:
    """Readings can't be mixed unnoticed: the open rows of a question are all in its one item."""
    for kata in ("yatzy-four-dice", "yatzy-fixed-scores"):
        spec, examples = recorded(kata)
        for question in spec.kata.questions:
            rows = {
                example.scores[-1].roll
                for example in examples
                if isinstance(example.expectation, OpenScore)
                and example.expectation.question == question.name
            }
            items = {
                operation.roll
                for example in examples
                if isinstance(example.expectation, OneReading)
                and example.expectation.question == question.name
                for operation in example.scores
            }
            assert rows
            assert rows <= items


def test_a_refusal_asks_a_legal_roll_first(recorded: Record) -> None:
    """The same category has to score five dice, so that a stub which refuses all is seen."""
    spec, examples = recorded("yatzy-four-dice")
    refusals = [example for example in examples if isinstance(example.expectation, Refusal)]
    for example in refusals:
        control, attempt = example.scores
        assert control.category == attempt.category
        assert len(control.roll) in spec.rulebook.dice
        assert len(attempt.roll) not in spec.rulebook.dice
    assert refusals


def test_an_ambiguous_step_is_refused_with_both_definitions(pack: Pack, tmp_path: Path) -> None:
    """Pytest-bdd would take one of them without a word."""
    write_family(tmp_path / "pack", "ambiguous", AMBIGUOUS)
    rolls = ROLLS.format(row="| 1 | 100 | 100, a 1 |")
    error = refused(pack({"rolls": rolls}, family="ambiguous", rulebook="ones"))
    place = "ambiguous/tried/rolls.feature:5"
    assert error.problem == f"{place}: step '1 is rolled' is ambiguous: 2 definitions match it"
    assert sorted(error.found) == ["rolled (steps.py:6)", "thrown (steps.py:11)"]


def test_a_family_of_a_pack_brings_its_own_steps(pack: Pack, tmp_path: Path) -> None:
    """Without the ambiguous one of its two definitions, the same family is recorded."""
    steps = AMBIGUOUS.replace("[0-9,]+) is rolled", "[0-9,]+) is thrown")
    write_family(tmp_path / "pack", "unambiguous", steps)
    rolls = ROLLS.format(row="| 1 | 100 | 100, a 1 |")
    (example,) = Recorder(
        pack({"rolls": rolls}, family="unambiguous", rulebook="ones")
    ).transcript()
    assert example.scores == (Score((1,)),)


def test_a_step_without_a_definition_is_refused_with_its_line(pack: Pack) -> None:
    """The line is the step's own, the text has the row's cells in it."""
    rolls = ROLLS.format(row="| 1 | a lot | a 1 |")
    problem = refused(pack({"rolls": rolls})).problem
    assert problem == "greed/tried/rolls.feature:6: step 'it scores a lot' has no definition"


def test_a_step_of_the_wrong_kind_has_no_definition(pack: Pack) -> None:
    """What is asked with When isn't found under Then."""
    rolls = ROLLS.format(row="| 1 | 100 | a 1 |").replace("When <roll>", "Given <roll>")
    problem = refused(pack({"rolls": rolls})).problem
    assert problem == "greed/tried/rolls.feature:5: step '1 is rolled' has no definition"


def test_a_category_that_is_not_there_is_refused(pack: Pack) -> None:
    """A slip in a category's name is found at its row."""
    placed = PLACED.format(
        outcome="it scores <score>", source="derived", row="| 1,2,3,4,5 | change | 15 | all |"
    )
    problem = refused(pack({"rolls": placed}, rulebook="exactly")).problem
    assert problem == "yatzy/tried/rolls.feature:11: there is no category 'change'"


def test_a_roll_that_is_no_roll_is_refused_at_its_place(pack: Pack) -> None:
    """A comma too many is found with file and line."""
    error = refused(pack({"rolls": ROLLS.format(row="| 1,,5 | 150 | 100+50 |")}))
    assert error.problem.startswith("greed/tried/rolls.feature:")
    assert "1,,5" in str(error)


@pytest.mark.parametrize("step", ["When <roll> is rolled", "Then it scores <score>"])
def test_an_example_that_asks_or_expects_nothing_is_refused(step: str, pack: Pack) -> None:
    """With one of its two steps gone, an example means nothing."""
    rolls = ROLLS.format(row="| 1 | 100 | a 1 |").replace(f"    {step}\n", "")
    problem = refused(pack({"rolls": rolls})).problem
    place = "greed/tried/rolls.feature:10"
    assert problem == f"{place}: the steps of an example ask for something and expect something"


def test_a_refusal_of_nothing_is_refused(pack: Pack) -> None:
    """A refusal belongs to a roll that was asked before."""
    row = "| 1,2,3 | chance | | three dice |"
    placed = PLACED.format(outcome="it is refused", source="derived", row=row)
    placed = placed.replace('    When <roll> is placed on "<category>"\n', "")
    problem = refused(pack({"rolls": placed}, rulebook="exactly")).problem
    place = "yatzy/tried/rolls.feature:10"
    assert problem == f"{place}: the steps of an example ask for something and expect something"


def test_an_open_row_with_scores_of_its_own_is_refused(pack: Pack) -> None:
    """What a row leaves open are the scores of the rulebook's readings, all of them."""
    row = "| 3,3,3,3,1 | two pairs | 9 | 3+3+3 |"
    placed = PLACED.format(outcome=OPEN, source="open", row=row)
    error = refused(pack({"rolls": placed}, rulebook="classic", questions=FOUR_ALIKE))
    assert error.problem == "yatzy/tried/rolls.feature:11: the row leaves open [0, 9]"
    assert error.found == ("the readings of four-alike give [0, 12]",)


def test_an_open_row_that_is_settled_is_refused(pack: Pack) -> None:
    """A roll that all readings agree on leaves nothing open."""
    row = "| 3,3,1,1,2 | two pairs | 8 | 3+3+1+1 |"
    placed = PLACED.format(outcome=OPEN, source="open", row=row)
    error = refused(pack({"rolls": placed}, rulebook="classic", questions=FOUR_ALIKE))
    assert error.found == ("the readings of four-alike give [8]",)


def test_an_open_row_puts_its_question_as_the_kata_does(pack: Pack) -> None:
    """The phrase for the other table is one and the same in all the rows of a question."""
    row = "| 3,3,3,3,1 | two pairs | 12 | 3+3+3+3 |"
    text = OPEN.replace("four alike", "four equal")
    placed = PLACED.format(outcome=text, source="open", row=row)
    error = refused(pack({"rolls": placed}, rulebook="classic", questions=FOUR_ALIKE))
    assert error.problem.endswith("is put as 'at a table where four alike are two pairs'")
    assert error.found == ("here it is 'at a table where four equal are two pairs'",)


def test_an_open_row_without_a_question_is_refused(pack: Pack) -> None:
    """Only a category that a question of the kata is about can be left open."""
    row = "| 3,3,3,3,1 | two pairs | 12 | 3+3+3+3 |"
    placed = PLACED.format(outcome=OPEN, source="open", row=row)
    problem = refused(pack({"rolls": placed}, rulebook="classic")).problem
    assert problem == "yatzy/tried/rolls.feature:11: no open question is about 'two pairs'"


def test_an_example_of_a_learner_s_own_is_ours_to_nobody(recorded: Record) -> None:
    """A draft from a learner's own feature becomes an example without a line or a document."""
    spec, _ = recorded("yatzy-norwegian")
    draft = Draft()
    draft.ask(Score((6, 6, 1, 2, 3), "To par"))
    draft.expect(ExactScore(0))
    example = Recorder(spec).finish_own(draft, "mine.feature", "my own row")
    assert (example.feature, example.line, example.title) == ("mine.feature", 0, "my own row")
    assert example.source is Source.OURS
    assert example.category == "two pairs"
