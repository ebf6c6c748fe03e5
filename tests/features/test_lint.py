"""The lint: nothing is wrong with our features, and each of its checks finds its mistake."""

from collections.abc import Callable
from pathlib import Path

import pytest

from katas.catalog import Shelf, open_shelf
from katas.errors import SpecError
from katas.spec import Specification, open_specification
from katas.spec.lint import lint
from tests.features.packs import FOUR_ALIKE, PLACED, ROLLS, write_pack

Pack = Callable[..., Specification]

OPEN = "it scores 0, or <score> at a table where four alike are two pairs"


@pytest.mark.parametrize("kata", list(open_shelf().katas))
def test_nothing_is_wrong_with_a_kata_of_ours(kata: str, shelf: Shelf) -> None:
    """The features that come with the package pass the lint that packs are held to."""
    assert lint(open_specification(shelf, shelf.find(kata))) == []


def test_nothing_is_wrong_with_a_sound_pack(pack: Pack) -> None:
    """The lint has nothing to say of a feature without a mistake, so what it says below counts."""
    assert lint(pack({"rolls": ROLLS.format(row="| 1,5 | 150 | 100+50 |")})) == []


@pytest.mark.parametrize(
    ("because", "found"),
    [
        ("100+100", "100+100 comes to 200"),
        ("100 + 100, added up", "100 + 100 comes to 200"),
        ("100+100 by the rule", "100+100 comes to 200"),
        ("2*100", "2*100 comes to 200"),
        ("100", "100 comes to 100"),
        ("100, the 5 is forgotten", "100 comes to 100"),
    ],
)
def test_arithmetic_that_does_not_come_to_the_score_is_found(
    because: str, found: str, pack: Pack
) -> None:
    """A reason that adds up to something else than the score is named with its sum."""
    spec = pack({"rolls": ROLLS.format(row=f"| 1,5 | 150 | {because} |")})
    assert lint(spec) == [
        f"greed/tried/rolls.feature:11: because {found}, and the score is 150",
    ]


@pytest.mark.parametrize("because", ["1-2 and more", "2 dice that pay", "a 1 and a 5, 7 pips"])
def test_a_number_within_words_is_no_arithmetic(because: str, pack: Pack) -> None:
    """Only a reason that begins with a sum, or with a number and a comma, is added up."""
    assert lint(pack({"rolls": ROLLS.format(row=f"| 1,5 | 150 | {because} |")})) == []


def test_arithmetic_of_an_open_row_comes_to_a_printed_score(pack: Pack) -> None:
    """An open row adds up one of the scores it leaves open, and never the nought."""
    row = "| 3,3,3,3,1 | two pairs | 12 | 3+3+3 |"
    text = PLACED.format(outcome=OPEN, source="open", row=row)
    spec = pack({"rolls": text}, rulebook="classic", questions=FOUR_ALIKE)
    assert lint(spec) == [
        "yatzy/tried/rolls.feature:11: because 3+3+3 comes to 9, and the score is 12",
    ]


def test_an_open_row_that_adds_up_is_sound(pack: Pack) -> None:
    """The arithmetic of an open row is held against the score that isn't nought."""
    row = "| 3,3,3,3,1 | two pairs | 12 | 3+3+3+3 |"
    text = PLACED.format(outcome=OPEN, source="open", row=row)
    assert lint(pack({"rolls": text}, rulebook="classic", questions=FOUR_ALIKE)) == []


def test_a_row_without_a_reason_is_found(pack: Pack) -> None:
    """Every row says why."""
    assert lint(pack({"rolls": ROLLS.format(row="| 1,5 | 150 | |")})) == [
        "greed/tried/rolls.feature:11: there is no reason: no because, or no description",
    ]


def test_a_scenario_without_a_description_is_found(pack: Pack) -> None:
    """A scenario without a table says why below its name."""
    text = """\
        Feature: Rolls

          @derived
          Scenario: Nothing at all
            When no dice are rolled
            Then it scores 0
        """
    assert lint(pack({"rolls": text})) == [
        "greed/tried/rolls.feature:4: there is no reason: no because, or no description",
    ]


def test_a_score_that_the_rules_do_not_give_is_found(pack: Pack) -> None:
    """A settled example is held against the kata's rulebook."""
    assert lint(pack({"rolls": ROLLS.format(row="| 1,5 | 50 | a slip |")})) == [
        "greed/tried/rolls.feature:11: the score is 50, and the koan rules give 150",
    ]


def test_a_settled_score_that_a_reading_changes_is_found(pack: Pack) -> None:
    """What an open question is about can't be settled: one of its readings gives another score."""
    row = "| 3,3,3,3,1 | two pairs | 0 | one face only |"
    text = PLACED.format(outcome="it scores <score>", source="derived", row=row)
    spec = pack({"rolls": text}, rulebook="classic", questions=FOUR_ALIKE)
    assert lint(spec) == [
        (
            "yatzy/tried/rolls.feature:11: the score is 0, "
            "and the classic rules give 12, four-alike being yes"
        ),
    ]


def test_a_scored_roll_that_the_rules_are_not_for_is_found(pack: Pack) -> None:
    """A settled example has a number of dice that the rulebook scores."""
    row = "| 1,1,1 | chance | 3 | 1+1+1 |"
    text = PLACED.format(outcome="it scores <score>", source="derived", row=row)
    (problem,) = lint(pack({"rolls": text}, rulebook="exactly"))
    assert problem.startswith("yatzy/tried/rolls.feature:11: the exactly rules are for")


def test_a_refusal_of_a_roll_that_the_rules_score_is_found(pack: Pack) -> None:
    """Only a number of dice that the rulebook doesn't know can be refused."""
    row = "| 1,2,3,4,5 | chance | | five dice |"
    text = PLACED.format(outcome="it is refused", source="derived", row=row)
    assert lint(pack({"rolls": text}, rulebook="exactly")) == [
        "yatzy/tried/rolls.feature:11: it is refused, and the exactly rules score 5 dice",
    ]


def test_a_refusal_of_too_few_dice_is_sound(pack: Pack) -> None:
    """A roll that the rulebook has no score for is refused rightly."""
    row = "| 1,2,3 | chance | | three dice |"
    text = PLACED.format(outcome="it is refused", source="derived", row=row)
    assert lint(pack({"rolls": text}, rulebook="exactly")) == []


def test_an_example_asked_twice_is_found(pack: Pack) -> None:
    """The same roll in the same place is asked once in all the features of a kata."""
    text = ROLLS.format(row="| 1,5 | 150 | 100+50 |")
    assert lint(pack({"rolls": text, "again": text})) == [
        "greed/tried/again.feature:11: 1,5 is asked at greed/tried/rolls.feature:11 already",
    ]


def test_an_example_asked_twice_on_a_category_is_found(pack: Pack) -> None:
    """Where there are categories, the place belongs to what is asked."""
    row = "| 1,1,1,1,2 | chance | 6 | 1+1+1+1+2 |"
    text = PLACED.format(outcome="it scores <score>", source="derived", row=row)
    other = text.replace("chance | 6", "ones | 4").replace("1+1+1+1+2 |", "1+1+1+1 |")
    spec = pack({"rolls": text, "again": text, "ones": other}, rulebook="exactly")
    assert lint(spec) == [
        (
            "yatzy/tried/again.feature:11: 1,1,1,1,2 on chance "
            "is asked at yatzy/tried/rolls.feature:11 already"
        ),
    ]


@pytest.mark.parametrize("tag", ["Quick", "four-dice", "på_norsk"])
def test_a_tag_that_pytest_can_not_select_by_is_found(tag: str, pack: Pack) -> None:
    """A tag is made of small letters, digits and underscores, wherever it stands."""
    text = ROLLS.format(row="| 1,5 | 150 | 100+50 |")
    problem = f"tag @{tag} has more in it than small letters, digits and underscores"
    spec = pack(
        {
            "rolls": text.replace("@tried", f"@tried @{tag}"),
            "ones": text.replace("    @derived", f"    @derived @{tag}").replace(
                "1,5 | 150", "1 | 100"
            ),
        },
    )
    assert [line for line in lint(spec) if "tag" in line] == [
        f"greed/tried/rolls.feature:1: {problem}",
        f"greed/tried/ones.feature:8: {problem}",
    ]


@pytest.mark.parametrize("sign", ["[", "]", "::"])
def test_a_name_that_breaks_an_id_is_found(sign: str, pack: Pack) -> None:
    """Neither a scenario's name nor a row's cells have in them what ids are put together with."""
    text = ROLLS.format(row=f"| 1,5 | 150 | 100+50 | a{sign}b |")
    text = text.replace("because |", "because | note |").replace("A roll is", f"A roll {sign} is")
    reason = f"has {sign} in it, which pytest's ids are put together with"
    assert lint(pack({"rolls": text})) == [
        f"greed/tried/rolls.feature:4: the scenario's name {reason}",
        f"greed/tried/rolls.feature:11: the row's title {reason}",
    ]


def test_brackets_in_a_reason_do_no_harm(pack: Pack) -> None:
    """A row's reason is no part of its title."""
    assert lint(pack({"rolls": ROLLS.format(row="| 1,5 | 150 | 100+50, [both] pay |")})) == []


def test_a_feature_that_no_stage_names_is_found(pack: Pack) -> None:
    """A feature that was forgotten in the kata.toml would never be run."""
    text = ROLLS.format(row="| 1,5 | 150 | 100+50 |")
    assert lint(pack({"rolls": text}, unnamed={"forgotten": text})) == [
        "greed/tried/forgotten.feature:1: it belongs to no stage, so it is never run",
    ]


def test_a_third_step_is_found(pack: Pack) -> None:
    """An example asks once and expects once."""
    text = ROLLS.format(row="| 1,5 | 150 | 100+50 |")
    text = text.replace("    Then", "    And 5,1 is rolled\n    Then")
    assert lint(pack({"rolls": text})) == [
        (
            "greed/tried/rolls.feature:4: 3 steps; "
            "an example has two at most, one that asks and one that expects"
        ),
    ]


def test_a_feature_that_can_not_be_read_is_found_and_the_others_are_linted(pack: Pack) -> None:
    """What stops a run is one problem among the others, so that an author sees them all."""
    text = ROLLS.format(row="| 1,5 | 50 | a slip |")
    problems = lint(pack({"unread": text.replace("@derived", ""), "rolls": text}))
    assert problems == [
        (
            "greed/tried/unread.feature:9: "
            "an example says where it comes from with exactly one tag; found: none"
        ),
        "greed/tried/rolls.feature:11: the score is 50, and the koan rules give 150",
    ]


def test_a_step_without_a_definition_is_found_and_the_other_rows_are_linted(pack: Pack) -> None:
    """A row that can't be recorded is a problem of its own."""
    text = ROLLS.format(row="| a few | 0 | no dice |\n      | 1,5 | 50 | a slip |")
    assert lint(pack({"rolls": text})) == [
        "greed/tried/rolls.feature:5: step 'a few is rolled' has no definition",
        "greed/tried/rolls.feature:12: the score is 50, and the koan rules give 150",
    ]


GAME = """\
@tried
Feature: A game

  @derived
  Scenario: A go
    So it goes
{steps}
"""
"""A feature about a game; its scenario stands at line 5."""

GO = 'Given Ann sits down to play|When Ann throws 5,6,5,5,2|And Ann places it on "fives"'
LAST = (
    'Given Ann sits down to play|And Ann has filled in all but "chance"|When Ann throws 1,1,1,1,2'
)


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        (f"{GO}|Then that is worth 15|And Ann has 15 points in all", ""),
        (
            f"{GO}|Then that is worth 14",
            ("Place(category='fives') should come to Gives(value=14), "
            "and by the classic rules it is 15"),
        ),
        (
            f"{GO}|Then Ann has 20 points in all",
            ("Ask(what='total', player='Ann') should come to Gives(value=20), "
            "and by the classic rules it is 15"),
        ),
        (
            f"{GO}|And Ann throws 1,2,3,4,5|Then 5,4,3,2,1 lie on the table",
            ("Ask(what='roll', player='') should come to Gives(value=(5, 4, 3, 2, 1)), "
            "and by the classic rules it is (1, 2, 3, 4, 5)"),
        ),
        (
            f"{GO}|Then Ann may not throw 1,2,3,4,5",
            ("Throw(faces=(1, 2, 3, 4, 5)) should come to Refused(why=''), "
            "and by the classic rules it is None"),
        ),
        (
            f'{GO}|And Ann throws 5,6,5,5,2|And Ann places it on "fives"|Then that is worth 15',
            ("Place(category='fives') should come to Gives(value=15), "
            "and by the classic rules it is refused: fives is used"),
        ),
        (f'{LAST}|And Ann places it on "chance"|Then the game is over', ""),
        (
            f"{LAST}|Then the game is over",
            ("Ask(what='over', player='') should come to Gives(value=True), "
            "and by the classic rules it is False"),
        ),
    ],
)  # fmt: skip
def test_a_game_that_goes_otherwise_than_the_rules_have_it_is_found(
    steps: str, found: str, pack: Pack
) -> None:
    """A wrong sum, an allowed move told as refused, an end too early: the rulebook knows."""
    text = GAME.format(steps="\n".join(f"    {step}" for step in steps.split("|")))
    spec = pack({"game": text}, rulebook="classic", game=True)
    assert lint(spec) == ([f"yatzy/tried/game.feature:5: {found}"] if found else [])


@pytest.mark.parametrize(("winner", "sound"), [("Ola", True), ("Kari", False)])
def test_a_winner_who_has_not_won_is_found(winner: str, pack: Pack, *, sound: bool) -> None:
    """The winner of a game is that of the rules."""
    steps = [
        "Gitt at Kari og Ola setter seg for å spille",
        "Og hver har ført alt unntatt Sjanse",
        "Når Kari kaster 1,1,1,1,2",
        "Og Kari fører kastet på Sjanse",
        "Og Ola kaster 6,6,6,6,6",
        "Og Ola fører kastet på Sjanse",
        f"Så vinner {winner}",
    ]
    text = "# language: no\n" + GAME.replace("Feature", "Egenskap").format(
        steps="\n".join(f"    {step}" for step in steps)
    )
    spec = pack({"game": text}, rulebook="norwegian", game=True)
    problem = (
        "yatzy/tried/game.feature:6: Ask(what='winners', player='') "
        "should come to Gives(value=('Kari',)), and by the norwegian rules it is ('Ola',)"
    )
    assert lint(spec) == ([] if sound else [problem])


def test_a_part_of_the_game_that_nobody_is_asked_for_is_found(tmp_path: Path) -> None:
    """What kata.toml doesn't list is never looked for, so no example can be about it."""
    text = GAME.format(steps="    Given Ann sits down to play\n    Then the game is not over yet")
    spec = write_pack(tmp_path, {"game": text}, rulebook="classic", game=True)
    manifest = spec.kata.folder / "kata.toml"
    manifest.write_text(manifest.read_text("utf-8").replace('"over",', ""), "utf-8")
    shelf = open_shelf([tmp_path])
    again = open_specification(shelf, shelf.find("tried"))
    assert lint(again) == [
        "yatzy/tried/game.feature:5: game.over is no part of the game in kata.toml"
    ]


def test_a_game_in_a_family_without_one_is_told(tmp_path: Path) -> None:
    """Before anything runs, and with what is missing."""
    rolls = ROLLS.format(row="| 1,5 | 150 | 100+50 |")
    spec = write_pack(tmp_path, {"rolls": rolls})
    manifest = spec.kata.folder / "kata.toml"
    written = manifest.read_text("utf-8").replace("\n[[stages]]", 'game = ["throw"]\n[[stages]]', 1)
    manifest.write_text(written, "utf-8")
    shelf = open_shelf([tmp_path])
    with pytest.raises(SpecError) as caught:
        open_specification(shelf, shelf.find("tried"))
    assert caught.value.problem == "tried has a game, and the family greed none"
