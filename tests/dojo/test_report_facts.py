"""What is measured of an evening: minutes, stages, red and foretelling; how it is laid out."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from katas.catalog import open_shelf
from katas.dojo.looking_back.facts import Comparison, Foretold, LookBack, Stretch, TeamFacts
from katas.dojo.looking_back.gathering import look_back
from katas.dojo.looking_back.page import page_of
from katas.dojo.looking_back.red import compare
from katas.dojo.looking_back.scatter import scatter_of
from katas.dojo.looking_back.spans import minute, span
from katas.dojo.looking_back.strips import COLUMNS, later, placed, scale_of
from katas.dojo.looking_back.telling import tell, words
from katas.dojo.looking_back.telling_red import thinned
from katas.dojo.looking_back.told import LineKind
from katas.dojo.membership import Membership
from katas.dojo.team import Team
from katas.model import Light
from tests.dojo.evenings import SEVEN, Evening, id_of, joined

TIMES = words("en")["times"]


def team(evening: Evening, began: float = SEVEN, **more: object) -> Team:
    """A team with the lights of an evening."""
    return Team(id_of(evening.name), evening.name, began, tuple(evening.lit()), **more)  # type: ignore[arg-type]  # as a test has it


def looked(*teams: Team) -> LookBack:
    """A look back at teams."""
    return look_back(teams, open_shelf())


def facts(evening: Evening, began: float = SEVEN) -> TeamFacts:
    """The facts about one evening."""
    return looked(team(evening, began)).teams[0]


# Minutes


def test_a_team_s_time_is_its_own() -> None:
    """From when it joined, whatever other clocks say."""
    found = looked(
        team(Evening("RG", name="late"), SEVEN - 300),
        team(Evening("RG", began=0, name="by a clock of 1970"), 0),
    )
    assert [one.animal for one in found.teams] == ["by a clock of 1970", "late"]
    assert [one.first_green for one in found.teams] == [1, 6]


def test_a_night_is_left_out() -> None:
    """A pause of more than three hours takes no time; a supper does."""
    found = facts(Evening("RRGRG", minutes=(0, 10, 100, 1000, 1005)), SEVEN - 5 * 3600)
    assert [at.minutes for at in found.moments] == [0, 10, 100, 100, 105]
    assert found.pauses == (100,)
    assert found.stretches == (Stretch(0, 100, 0), Stretch(100, 5, 0))


def test_a_time_is_said_in_words() -> None:
    """A point in time to the minute; a length to the second where it is short."""
    assert [minute(time, TIMES) for time in (0.9, 42.5, 199)] == ["0 min", "42 min", "3 h 19 min"]
    assert [span(time, TIMES) for time in (0.5, 2, 2.4, 11.6, 180)] == [
        "30 s",
        "2 min",
        "2 min 24 s",
        "12 min",
        "3 h 0 min",
    ]


# What the lights tell


def test_stages_come_in_the_order_of_the_kata() -> None:
    """Each with the first time that it was reached; what the kata doesn't have is left out."""
    found = facts(Evening("GRGG", stages={0: "alike", 2: "sums", 3: "nonsense"}))
    assert found.stages == (("sums", 2), ("alike", 0))


def test_what_was_foretold_counts_where_it_is_green_or_red() -> None:
    """Amber and half are nobody's prediction."""
    evening = Evening("GRAhR", foreseen={0: "G", 1: "G", 2: "R", 3: "R"})
    assert facts(evening).foretold == Foretold(1, 2)


def test_the_readings_are_those_of_the_last_light_that_has_any() -> None:
    """Amber tells nothing, and takes nothing back."""
    assert facts(Evening("GA", readings={"four-alike": "no"})).readings == {"four-alike": "no"}


def test_a_team_at_another_kata_is_told_by_that() -> None:
    """The title has the kata of most; a question of the same name may be another one."""
    answer = {"four-alike": "no"}
    usual = [Evening("G", kata="yatzy-four-dice", readings=answer, name=name) for name in "ab"]
    other = Evening("G", kata="farkle", readings=answer, name="c")
    told = tell(looked(*map(team, [*usual, other])))
    assert told.title == "Looking back: Yatzy with a die under the sofa"
    assert [one.kata for one in told.teams] == ["", "", "farkle"]
    assert told.questions[0].asks == "Are four (or five) equal dice two pairs?"
    assert told.questions[0].answers == (("they score 0", "a, b"),)
    assert told.questions[-1].answers == (("no", "c"),)


# Red


def test_red_lasts_from_its_first_light_to_the_next_green() -> None:
    """It may begin in amber, or at the very beginning; one that hasn't ended is none."""
    evening = Evening("RRGGARGR", lines=(1, 2, 3, 50, 4, 5, 6, 70))
    assert facts(evening).stretches == (Stretch(0, 2, 6), Stretch(4, 2, 15))


def test_half_a_light_tells_no_colour_and_its_lines_count() -> None:
    """It neither begins nor ends red; what was changed before it was changed on the way."""
    evening = Evening("GhRhG", lines=(9, 1, 2, 3, 4))
    assert facts(evening).stretches == (Stretch(2, 2, 10),)


def test_small_changes_are_compared_with_large_ones_where_there_is_enough() -> None:
    """By what lies in the middle, so that one long evening says nothing."""
    small = [Stretch(0, time, 3) for time in (1, 2, 3, 100)]
    large = [Stretch(0, time, 30) for time in (5, 7, 9, 11)]
    assert compare([*small, *large]) == Comparison(3, 2.5, 8)
    assert compare([*small, *large[:3]]) is None
    assert compare([*small, *small]) is None
    assert compare([]) is None


def test_the_comparison_is_one_sentence() -> None:
    """Or it is said that there is too little to compare, or nothing."""
    pattern = Evening("RG" * 8, minutes=range(0, 32, 2), lines=[1] * 8 + [20] * 8)
    assert tell(looked(team(pattern))).red.says == (
        "Of the changes of up to 2 lines, half were green again within 2 min; "
        "of the larger ones, half within 2 min."
    )
    says = words("en")["red"]
    assert tell(looked(team(Evening("RG")))).red.says == says["few"]
    assert tell(looked(team(Evening("RR")))).red.says == says["none"]


def test_the_drawing_holds_what_is_in_it() -> None:
    """From nothing to the largest; numbers on its axes don't run into one another."""
    drawing = scatter_of([Stretch(0, 0, 0), Stretch(0, 90, 2_000)], Comparison(12, 1, 5))
    for axis, most in ((drawing.lines, 2_000), (drawing.minutes, 90)):
        assert (axis.at(0), axis.at(most), axis.at(most + 1)) == (axis.begin, axis.end, axis.end)
        places = [place for _, place in axis.ticks()]
        gaps = [abs(one - other) for one, other in pairwise(places)]
        assert len(gaps) > 2
        assert min(gaps) >= 40
    assert len(drawing.middles) == 3


# Strips


def test_equal_lights_in_a_row_are_one_and_a_full_column_has_the_last() -> None:
    """Said in words on each, with how many are hidden."""
    evening = Evening("RRGRGA", minutes=(0, 1, 30, 31, 31.2, 31.5))
    found = looked(team(evening), team(Evening("G", minutes=(120,), name="long")))
    strip = tell(found).teams[0]
    assert [(mark.placed.column, mark.placed.level, mark.label) for mark in strip.marks] == [
        (0, 0, "0 min to 1 min: red, 2 times"),
        (15, 0, "31 min: red; 1 more before it"),
        (15, 1, "31 min: green"),
        (15, 2, "31 min: amber"),
    ]


def test_an_evening_fits_in_its_columns_and_is_named_in_round_minutes() -> None:
    """However long it is."""
    for minutes in (0, 9, 45, 90, 100_000):
        found = facts(Evening("R" * 11, minutes=[minutes * part / 10 for part in range(11)]))
        scale = scale_of([found])
        assert scale.columns <= COLUMNS
        assert later(found.moments, scale) == 0
        assert scale.ticks[0] == 0
        assert len(scale.ticks) <= 8


def test_one_team_that_went_on_does_not_press_the_others_together() -> None:
    """What is later isn't drawn, and that is said."""
    evenings = [Evening("RG", minutes=(0, 60), name=name) for name in "abc"]
    night = Evening("RGG", minutes=(0, 170, 340), name="night")
    found = looked(*map(team, [*evenings, night]))
    scale = scale_of(found.teams)
    assert scale.columns * scale.step < 200
    assert sum(1 for _ in placed(found.teams[-1].moments, scale)) == 2
    assert tell(found).teams[-1].notes == (
        "Later lights are not drawn (1): they lie beyond what the other teams needed.",
    )


# Differences


def test_a_difference_knows_code_from_names() -> None:
    """Two minus signs before a name are no line that went; a comment of SQL is one."""
    diff = "--- a.sql\n+++ a.sql\n@@ -1 +1 @@\n--- gone\n+++ come\n same"
    evening = Evening("R")
    told = tell(looked(team(evening, differences={id_of("an evening 0"): diff})))
    (changed,) = told.teams[0].changes.changed
    assert [line.kind for line in changed.lines] == [
        LineKind.PLACE,
        LineKind.PLACE,
        LineKind.PLACE,
        LineKind.WENT,
        LineKind.CAME,
        LineKind.SAME,
    ]


def test_a_long_difference_is_cut_with_a_word_about_it() -> None:
    """So are its long lines."""
    lines = ["+" + "x" * 500, *["+y"] * 199]
    told = tell(looked(team(Evening("R"), differences={id_of("an evening 0"): "\n".join(lines)})))
    (changed,) = told.teams[0].changes.changed
    assert len(changed.lines) == 80
    assert len(changed.lines[0].text) == 160
    assert changed.left_out == ("Lines left out: 120.", "Long lines are cut.")


def test_a_page_of_very_much_stays_one_that_opens() -> None:
    """Two hundred teams; very many lights of one. What is left out is said."""
    one = Evening("RG" * 5_000, minutes=[number / 100 for number in range(10_000)])
    diffs = {id_of(f"an evening {number}"): "+x\n" * 300 for number in range(10_000)}
    told = tell(looked(team(one, differences=diffs)))
    assert len(told.teams[0].marks) <= 3 * COLUMNS
    assert len(told.red.points) == 1_000
    assert told.red.told[-1] == "Drawn are 1000 of 5000 stretches, evenly chosen from each team."
    assert told.teams[0].changes.older == (
        "The newest 400 are shown; there are 9600 more before them."
    )
    many = [team(Evening("RG" * 20, name=f"team {number}")) for number in range(200)]
    page = page_of(many, open_shelf())
    assert page.count('<article class="team">') == 200
    assert "shows the last light in it" in page
    assert len(page) < 5_000_000


def test_what_is_chosen_is_chosen_evenly() -> None:
    """From the first on."""
    assert thinned(range(10), 5) == [0, 2, 4, 6, 8]
    assert thinned("abc", 5) == ["a", "b", "c"]


# What joining has written


def test_a_membership_is_read_as_it_was_written(tmp_path: Path) -> None:
    """Every field of it."""
    read = Membership.read(joined(tmp_path, "heron", name="Kari", shares=True))
    assert read == Membership(
        address="192.0.2.7:8080",
        kata="yatzy-exactly",
        team=id_of("heron"),
        animal="heron",
        name="Kari",
        token="t0k3n",  # noqa: S106  # it opens nothing
        joined=SEVEN,
        shares=True,
    )


@pytest.mark.parametrize("text", ["", "[]", '{"version": 1}', "[" * 100_000, "\xff"])
def test_what_is_no_membership_is_none(tmp_path: Path, text: str) -> None:
    """Whoever wrote it."""
    assert Membership.read(tmp_path) is None
    joined(tmp_path, "heron")
    (tmp_path / ".katas" / "dojo.json").write_text(text, "latin-1")
    assert Membership.read(tmp_path) is None


def test_lights_are_told_from_one_another_by_their_names() -> None:
    """Each light of the model has its words."""
    for language in ("en", "no"):
        says = words(language)
        assert set(says["light"]) == set(says["lights"]) == {light.value for light in Light}
