"""`kata dojo report` at the terminal: which teams it finds, what it says, what it refuses."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import chdir
from pathlib import Path

import pytest

from katas.cli import main
from katas.dojo.looking_back import extra, sources
from katas.dojo.looking_back.terminal import Ink
from katas.dojo.team import Team
from katas.model import Light
from tests.approving import approve
from tests.dojo.evenings import SEVEN, Evening, id_of, joined, kept
from tests.running import Run, run_kata

APPROVED = Path(__file__).parent / "approved"

READINGS = {"four-alike": "yes", "small-straight-of-four": "shorter"}

HERON = Evening(
    "RRGRGGRAhG",
    minutes=(2, 4, 12, 13, 15.5, 31, 40, 41, 44, 52),
    lines=(3, 2, 4, 1, 2, 5, 30, 12, 6, 20),
    stages={2: "five", 5: "four"},
    foreseen={2: "G", 3: "G", 5: "G", 7: "R"},
    readings=READINGS,
    kata="yatzy-four-dice",
    name="heron",
)

OTTER = Evening(
    "hGRGRG",
    minutes=(1, 6, 8, 9, 20, 25.2),
    lines=(0, 4, 6, 2, 9, 15),
    stages={1: "five"},
    readings={"four-alike": "no"},
    kata="yatzy-four-dice",
    name="otter",
)

Report = Callable[..., Run]


@pytest.fixture
def report(capsys: pytest.CaptureFixture[str], folder: Path) -> Report:
    """Run `kata dojo report` in this process, in a learner's folder."""

    def run(*arguments: str | Path, cwd: Path = folder) -> Run:
        with chdir(cwd):
            code = main(["dojo", "report", *map(str, arguments)])
        captured = capsys.readouterr()
        return Run(code, captured.out, captured.err)

    return run


def a_dojo_of(*teams: Team) -> sources.Source:
    """A kind of folder that has these teams, where it is marked as one of a dojo."""

    def read(folder: Path, own: bool) -> list[Team]:  # noqa: FBT001  # as it is called
        assert not own
        return list(teams) if (folder / "dojo.sqlite").exists() else []

    return sources.Source("a dojo (dojo.sqlite)", ("dojo.sqlite",), read)


def with_a_dojo(monkeypatch: pytest.MonkeyPatch, folder: Path, *teams: Team) -> Path:
    """Make a folder one of a dojo."""
    monkeypatch.setattr(sources, "SOURCES", (*sources.SOURCES, a_dojo_of(*teams)))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "dojo.sqlite").touch()
    return folder


# What it says


def test_each_team_has_its_strip_and_its_times(report: Report, tmp_path: Path) -> None:
    """In the order in which they began, each by its own clock; from a stick with their folders."""
    stick = tmp_path / "stick"
    joined(kept(stick / "one", OTTER), "otter", at=SEVEN + 60)
    joined(kept(stick / "two", HERON), "heron", name="Kari og Ola")
    (stick / "three").mkdir()
    done = report("../stick")
    assert (done.code, done.err) == (0, "")
    approve(done.out, APPROVED, "report of two teams")


def test_in_one_s_own_folder_it_is_about_that(folder: Path, report: Report) -> None:
    """Without joining anything: the folder's name stands for the team. In the kata's language."""
    evening = Evening("ARG", stages={2: "øvre"}, kata="yatzy-norwegian", foreseen={1: "R"})
    kept(folder, evening)
    kept(folder.parent / "another", OTTER)
    done = report()
    assert (done.code, done.err) == (0, "")
    approve(done.out, APPROVED, "report in Norwegian")


def test_a_kata_that_is_not_on_the_shelf_has_its_stages_all_the_same(
    folder: Path, report: Report
) -> None:
    """In the order in which they were reached, in English, under the name that the lights have."""
    kept(folder, Evening("GGG", stages={0: "b", 2: "a"}, readings={"why": "so"}, kata="farkle"))
    lines = report().lines
    assert lines[0] == "Looking back: farkle"
    assert "  stages          b 0 min, a 2 min" in lines
    assert "  open questions  why so" in lines


def test_lights_of_another_kata_are_left_out(folder: Path, report: Report) -> None:
    """The kata is the one that most lights are of."""
    kept(folder, Evening("GG", kata="greed", name="before"))
    kept(folder, Evening("RRRG", began=SEVEN + 600))
    lines = report().lines
    assert lines[0] == "Looking back: Yatzy, exactly"
    assert "  ■■■●  in 13 min" in lines
    assert "  Lights of another kata are left out (2)." in lines


def test_a_team_that_has_only_joined_is_there(folder: Path, report: Report) -> None:
    """It has no light yet, and nothing is said of its times."""
    lines = report(joined(folder, "newt")).lines
    assert lines[4:7] == ["newt", "  no light yet", ""]


def test_where_a_stream_has_no_symbols_they_are_letters(folder: Path) -> None:
    """No question mark stands for a light; without a terminal there are no colours."""
    kept(folder, Evening("GRAh"))
    done = run_kata("dojo", "report", cwd=folder, env={"PYTHONIOENCODING": "ascii"})
    assert (done.code, done.err) == (0, "")
    assert "  GRAh  in 3 min" in done.lines
    assert "\x1b" not in done.out


def test_lights_have_their_colours_where_it_is_a_terminal() -> None:
    """Said once for some in a row; half a light has none."""
    ink = Ink.for_stream("utf-8", coloured=True)
    row = ink.row([Light.GREEN, Light.GREEN, Light.RED, Light.HALF])
    assert row == "\x1b[32m●●\x1b[0m\x1b[31m■\x1b[0m◐"
    assert Ink.for_stream(None, coloured=False).row([Light.AMBER]) == "A"


def test_of_very_many_lights_the_newest_stand_in_the_row(folder: Path, report: Report) -> None:
    """And it is said how many there are."""
    kept(folder, Evening("R" * 100 + "G" * 200))
    lines = report().lines
    assert lines[5:10] == [
        f"  {'■' * 72}",
        f"  {'■' * 16}{'●' * 56}",
        f"  {'●' * 72}",
        f"  {'●' * 72}  in 4 h 59 min",
        "  the newest 288 of 300 lights",
    ]


def test_what_a_terminal_would_obey_is_shown(folder: Path, report: Report) -> None:
    """Names, stages and readings are anybody's text."""
    evil = "\x1b[2J\u202e"
    evening = Evening("G", stages={0: evil}, readings={evil: evil}, kata=evil)
    joined(kept(folder, evening), evil, name=f"{evil}\n")
    done = report()
    assert "\x1b" not in done.out
    assert "\u202e" not in done.out
    assert "\u241b[2J<U+202E>  \u241b[2J<U+202E>\u240a" in done.lines


# Which teams it finds


def test_broken_lines_are_passed_over(folder: Path, report: Report) -> None:
    """What isn't ours stands between the lights, and is of no account."""
    kept(folder, Evening("RG"))
    with (folder / ".katas" / "lights.jsonl").open("ab") as file:
        file.write(b'{"version": 1, "id": "00"}\n\xff\xfe{{{\n[[[[\n"cut off in the mid')
    assert "  ■●  in 1 min" in report().lines


def test_a_team_found_twice_is_one(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the dojo and in its own folder: its lights are put together, and its own clock counts."""
    lights = tuple(OTTER.lit())
    sent = Team(id_of("otter"), "otter", SEVEN + 5000, lights[:4])
    other = Team(id_of("newt"), "newt", SEVEN + 100, ())
    dojo = with_a_dojo(monkeypatch, tmp_path / "dojo", sent, other)
    own = joined(kept(tmp_path / "own", OTTER), "otter")
    lines = report(dojo, own).lines
    assert [line for line in lines if line in ("otter", "newt")] == ["otter", "newt"]
    assert "  ◐●■●■●  in 25 min" in lines


def test_the_same_folder_named_twice_is_one_and_two_without_an_id_are_two(
    report: Report, tmp_path: Path
) -> None:
    """Nothing else says who they are."""
    one = kept(tmp_path / "one", Evening("R"))
    two = kept(tmp_path / "two", Evening("R"))
    lines = report(one, tmp_path / "two" / ".." / "one", two).lines
    assert [line for line in lines if line in ("one", "two")] == ["one", "two"]


def test_where_a_dojo_was_served_it_is_found(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a folder of one's own, that is what is looked back at."""
    with_a_dojo(monkeypatch, tmp_path / "dojo", Team(id_of("newt"), "newt", SEVEN))
    assert "newt" in report(cwd=tmp_path).lines


def test_what_is_hidden_on_a_stick_is_nobody_s(report: Report, tmp_path: Path) -> None:
    """A bin of a file manager holds what somebody has thrown away."""
    kept(tmp_path / "stick" / ".Trash" / "one", Evening("R"))
    kept(tmp_path / "stick" / ".thrown", Evening("R"))
    kept(tmp_path / "stick" / "mín kata", Evening("R"))
    lines = report("../stick").lines
    assert "mín kata" in lines
    assert ".thrown" not in lines


def test_what_can_not_be_read_is_said_and_the_others_are_shown(
    report: Report, tmp_path: Path
) -> None:
    """A folder in the place of the lights; a link that leads out of the team's folder."""
    kept(tmp_path / "stick" / "one", Evening("R"))
    (tmp_path / "stick" / "two" / ".katas" / "lights.jsonl").mkdir(parents=True)
    (tmp_path / "stick" / "three" / ".katas").mkdir(parents=True)
    (tmp_path / "stick" / "three" / ".katas" / "lights.jsonl").symlink_to(
        tmp_path / "stick" / "one" / ".katas" / "lights.jsonl"
    )
    done = report("../stick")
    assert done.code == 0
    said = [line for line in done.lines if line.startswith("not read: ")]
    assert [os.path.relpath(line.split()[2], "../stick") for line in said] == [
        "three/.katas/lights.jsonl",
        "two/.katas/lights.jsonl",
    ]
    assert "one" in done.lines


# The page


def test_the_page_is_written_where_it_is_said(folder: Path, report: Report) -> None:
    """Besides what stands at the terminal, whose last line says where; then again over itself."""
    kept(folder, Evening("RG"))
    assert report().lines[-1] == "for the page: kata dojo report --html report.html"
    for _ in range(2):
        done = report("--html", "my page.html")
        assert (done.code, done.err) == (0, "")
        assert done.lines[-1] == f"the page is written: {folder / 'my page.html'}"
    assert sorted(path.name for path in folder.iterdir()) == [".katas", "my page.html"]


CODE = ("def score(dice):", "def score(dice):\n    return sum(dice)")


@pytest.mark.parametrize(
    ("asked", "shares", "shown"),
    [((), False, True), ((".",), False, False), ((".",), True, True)],
    ids=["my own", "another's", "another's who agrees"],
)
def test_code_is_shown_to_oneself_and_where_a_team_agrees(
    folder: Path, report: Report, asked: tuple[str, ...], *, shares: bool, shown: bool
) -> None:
    """Else it isn't on the page, whatever is asked for."""
    joined(kept(folder, Evening("RG", texts=CODE)), "heron", shares=shares)
    assert report(*asked, "--html", "page.html").code == 0
    assert ("return sum(dice)" in (folder / "page.html").read_text("utf-8")) == shown


def test_a_text_that_a_link_leads_to_is_nobody_s_code(folder: Path, report: Report) -> None:
    """A stick may have a link to a file of whoever opens it."""
    joined(kept(folder, Evening("RG", texts=CODE)), "heron", shares=True)
    secret = folder.parent / "secret.json"
    secret.write_text('{"password": "swordfish"}', "utf-8")
    for text in (folder / ".katas" / "texts").iterdir():
        text.unlink()
        text.symlink_to(secret)
    assert report(".", "--html", "page.html").code == 0
    assert "swordfish" not in (folder / "page.html").read_text("utf-8")


def test_the_terminal_needs_no_extra(folder: Path) -> None:
    """A team that has katas alone, without what draws a page, sees its own lights."""
    kept(folder, Evening("RG"))
    (folder / "without").mkdir()
    (folder / "without" / "jinja2.py").write_text("raise ImportError('not installed')\n", "utf-8")
    root = Path(__file__).parent.parent.parent
    path = os.pathsep.join([str(folder / "without"), str(root)])
    done = run_kata("dojo", "report", cwd=folder, env={"PYTHONPATH": path})
    assert (done.code, done.err) == (0, "")


def test_without_the_extra_a_page_is_refused(
    folder: Path, report: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the command that brings it; nothing is written."""
    kept(folder, Evening("RG"))
    monkeypatch.setattr(extra, "NEEDED", ("a_module_of_nobody",))
    done = report("--html", "page.html")
    assert done.code == 2
    assert 'pip install "katas[dojo]"' in done.err
    assert not (folder / "page.html").exists()


# Wrong uses


def test_where_nothing_is_it_is_said_what_was_looked_for(report: Report) -> None:
    """And what to do."""
    done = report()
    assert (done.code, done.out) == (2, "")
    assert done.lines[:2] == [
        "kata: there is nothing to look back at in .",
        "  looked for the lights of a team (.katas/lights.jsonl)",
    ]
    assert done.lines[-1].endswith("elsewhere: kata dojo report FOLDER…")


def test_what_is_no_folder_is_refused(folder: Path, report: Report) -> None:
    """Before anything else is read."""
    kept(folder, Evening("RG"))
    done = report(".", "nowhere")
    assert (done.code, done.out) == (2, "")
    assert done.lines[0] == "kata: nowhere is no folder"


@pytest.mark.parametrize("name", ["essay.html", "nowhere/page.html"])
def test_a_page_goes_nowhere_else(folder: Path, report: Report, name: str) -> None:
    """Not over another file, not where no folder is; and nothing is printed before that is said."""
    kept(folder, Evening("RG"))
    (folder / "essay.html").write_text("an essay", "utf-8")
    done = report("--html", name)
    assert (done.code, done.out) == (2, "")
    assert name in done.err
    assert (folder / "essay.html").read_text("utf-8") == "an essay"
