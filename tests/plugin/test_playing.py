"""A whole game under pytest: from nothing at all to one that is played beside ours."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.both_ways import by_replay
from tests.running import Run, run_for_verdicts

Runner = Callable[..., Run]
Mine = Callable[..., Path]

NORWEGIAN = "--kata=yatzy-norwegian"
FOUR_DICE = "--kata=yatzy-four-dice"
MINE = "--solution=yatzy.py"
SIDE = "yatzy/norwegian::side om side"


@pytest.fixture
def mine(folder: Path, solutions: Path) -> Mine:
    """Write the right game into the learner's folder, in part or with mistakes."""

    def write(*replaced: tuple[str, str], upto: str = "") -> Path:
        text = (solutions / "games" / "right.py").read_text("utf-8")
        if upto:
            assert upto in text
            text = text.partition(upto)[0]
        for old, new in replaced:
            assert old in text, old
            text = text.replace(old, new)
        (folder / "yatzy.py").write_text(text, "utf-8")
        return folder / "yatzy.py"

    return write


@pytest.fixture
def four_dice(folder: Path, references: Path) -> Mine:
    """Write our game for four dice into the learner's folder, in part or with a mistake."""

    def write(old: str = "", new: str = "", upto: str = "") -> Path:
        source = references / "yatzy" / "reference" / "python" / "four_dice.py"
        text = source.read_text("utf-8")
        assert old in text
        (folder / "yatzy.py").write_text(
            text.partition(upto)[0] if upto else text.replace(old, new), "utf-8"
        )
        return folder / "yatzy.py"

    return write


FOUR_THROWS = ("self._thrown == self.THROWS", "self._thrown > self.THROWS")


# A game that isn't there yet


def test_where_only_rolls_are_scored_the_game_is_one_thing_to_do(
    mine: Mine, run_here: Runner
) -> None:
    """Fifty examples wait for it, and one item fails and says what to write; none is beside it."""
    mine(upto="class Game")
    run = run_here(NORWEGIAN, MINE, "-q")
    assert run.code == 1
    assert "1 failed, 87 passed" in run.text
    assert "87 of 138 examples passed; not there yet: Game" in run.lines
    assert (
        "  mangler ennå   skriv en klasse Game (eller Spill) "
        "som lages med navnene i den rekkefølgen de spiller" in run.lines
    )
    assert "husregler (a stretch, not required): not there yet: Game" in run.lines
    assert "side om side" not in run.text


def test_up_to_the_stage_before_the_game_nothing_is_missing(mine: Mine, run_here: Runner) -> None:
    """Whoever only scores is done there."""
    mine(upto="class Game")
    run = run_here(NORWEGIAN, MINE, "-q", "--stage", "nedre")
    assert run.code == 0
    assert "87 of 87 examples passed" in run.lines
    assert "Game" not in run.text


def test_a_game_grows_stage_by_stage(mine: Mine, run_here: Runner) -> None:
    """Throwing and holding are whole without a card to look at, or anybody else's turn."""
    mine(
        ("self.cards[self.player]", "self.cards[self.players[0]]"),
        ("self.over", "False"),
        upto="    @property\n    def player",
    )
    run = run_here(NORWEGIAN, MINE, "-q", "--stage", "runden")
    assert run.code == 0
    assert "100 of 100 examples passed" in run.lines
    assert "Runden           13 of 13" in run.lines
    assert "side om side" not in run.text


def test_a_stretch_that_nobody_has_begun_is_told_and_not_required(
    four_dice: Mine, run_here: Runner
) -> None:
    """The kata with four dice asks for no game: all that it asks for is there."""
    four_dice(upto="class Go:")
    run = run_here(FOUR_DICE, MINE, "-q")
    assert run.code == 0
    assert "161 of 161 examples passed" in run.lines
    assert "playing (a stretch, not required): not there yet: Game" in run.lines
    assert "xfailed" not in run.text


# A game with a mistake


def test_a_stretch_with_a_mistake_fails_nobody_and_is_told(
    four_dice: Mine, run_here: Runner
) -> None:
    """What was tried beyond what is required is seen: its count, and where to look first."""
    four_dice(*FOUR_THROWS)
    run = run_here(FOUR_DICE, MINE, "-q")
    assert run.code == 0
    assert "194 passed, 4 xfailed" in run.text
    assert "161 of 161 examples passed" in run.lines
    told = "33 of 36 examples passed; --stage playing tells them"
    assert f"playing (a stretch, not required): {told}" in run.lines
    assert "side by side: game 1 went otherwise; once more with --play-seed 1" in run.lines
    assert (
        "look first at: Throwing and holding: A fourth throw (yatzy/four_dice/throwing.feature:65)"
        in run.lines
    )


def test_a_stretch_that_is_asked_for_by_its_name_is_required(
    four_dice: Mine, run_here: Runner
) -> None:
    """Then a mistake is a failure; side by side is one of its items."""
    four_dice(*FOUR_THROWS)
    run = run_here(FOUR_DICE, MINE, "-q", "--stage", "playing", "-k", "throw or side")
    assert run.code == 1
    assert "xfailed" not in run.text
    assert (
        "FAILED yatzy/four_dice/throwing.feature::A fourth throw - expected a refusal" in run.text
    )
    assert (
        "FAILED yatzy/four_dice::side by side - expected a refusal, got it went through" in run.text
    )


GOES_ON = ("self.players[self.goes % len(self.players)]", "self.players[0]")

TOLD = """\
side om side  omgang 1 med frø 1, så kort den blir
    Kari og Ola setter seg for å spille
    Kari kaster {faces}, fører det på {category}
  ventet Ola    hvem sin tur det er
  fikk   Kari
"""


def beside(run: Run) -> list[str]:
    """The story that is told of games beside ours."""
    start = next(i for i, line in enumerate(run.lines) if line.startswith("side om side  omgang"))
    return run.lines[start : start + 5]


def test_side_by_side_has_an_id_that_can_be_pasted_back_and_a_seed_of_its_own(
    mine: Mine, run_here: Runner
) -> None:
    """It is one item, and its failure is a story in the kata's language, with no code in it.

    Another seed has another story of the same mistake, and says how to play it again.
    """
    mine(GOES_ON)
    run = run_here(NORWEGIAN, MINE, SIDE, "-q")
    assert run.code == 1
    assert "1 failed in" in run.text
    assert f"FAILED {SIDE} - ventet Ola, fikk Kari" in run.text
    story = beside(run)
    faces, category = story[2].removeprefix("    Kari kaster ").split(", fører det på ")
    assert story == TOLD.format(faces=faces, category=category).splitlines()
    assert "side om side: omgang 1 gikk annerledes; en gang til med --play-seed 1" in run.lines
    other = run_here(NORWEGIAN, MINE, SIDE, "-q", "--play-seed", "2")
    assert "en gang til med --play-seed 2" in other.text
    assert beside(other)[-2:] == story[-2:]
    assert beside(other)[2] != story[2]


def test_the_verdicts_are_those_of_the_replay_though_two_processes_share_the_run(
    mine: Mine, tmp_path: Path
) -> None:
    """A game half right, with a part that is missing: pytest-bdd, xdist and the replay agree."""
    file = mine(("def bonus(", "def extra("), ("self.bonus(", "self.extra("), GOES_ON)
    features = [f"yatzy/norwegian/{name}.feature" for name in ("delsum_og_bonus", "deltakere")]
    run = run_for_verdicts("yatzy-norwegian", file, tmp_path, "-n", "2", *features, SIDE)
    verdicts = run.verdicts
    assert verdicts.pop("side om side") == "wrong"
    there = by_replay("yatzy-norwegian", str(file))
    asked = {name for name in there if name.partition(":")[0] in {*features, "game.bonus"}}
    assert verdicts == {name: there[name] for name in asked}
    assert set(verdicts.values()) == {"passed", "wrong", "raised", "not_there"}


def test_who_begins_with_the_game_is_told_that_it_scores_rolls_too(
    folder: Path, run_here: Runner
) -> None:
    """A category is missing; nobody is sent to write a function beside the game for it."""
    (folder / "mine.py").write_text(
        "class Spill:\n    def __init__(self, deltakere):\n        self.bord = []\n\n"
        "    def kast(self, terninger):\n        self.bord = terninger\n",
        "utf-8",
    )
    run = run_here(NORWEGIAN, "--solution=mine.py", "--stage=øvre", "-q")
    assert run.code == 1
    assert "skriv score(dice, category), eller place(category), også kalt før" in run.text
