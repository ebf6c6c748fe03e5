"""`kata review`: what it finds in folders of all kinds, and what it leaves alone."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from katas.errors import UsageError
from katas.plug import resident
from katas.practice.paper.writing import write_page
from katas.practice.reviewing import extra, history, own_tests
from katas.practice.reviewing.page import KIND
from tests.plug.bridges import needs
from tests.reviewed import (
    SCRIPT,
    SOLUTIONS,
    ask,
    committed,
    git,
    hostile,
    section,
    signed,
    started,
    with_reference,
)
from tests.running import Run, run_kata

TITLES = [
    "Stages",
    "Readings chosen",
    "How refusals are made",
    "Every roll there is",
    "Baseline",
    "What the own tests catch",
    "The code",
    "The change",
    "Commits",
]

GREED = ("greed", "greed/reference/python/greed.py", "greed.py")
"""The quickest to ask, for where it doesn't matter what comes."""

REFERENCE = ("yatzy-fixed-scores", "yatzy/reference/python/fixed_scores.py", "yatzy.py")


@pytest.fixture(scope="module")
def refactored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Old code that was refactored in three commits, by two people."""
    folder = started(
        tmp_path_factory.mktemp("dojo") / "mín kata", "yatzy-fixed-scores", "--from=legacy:switch"
    )
    committed(folder, "The code as it was handed to us")
    (folder / "notes.md").write_text("pairs first\n", "utf-8")
    committed(folder, "What to do first", author="Ola Å", day=2)
    (folder / "yatzy.py").write_bytes((SOLUTIONS / REFERENCE[1]).read_bytes())
    committed(folder, "Begin again, from the rules", day=3)
    return folder


@pytest.fixture(scope="module")
def review(refactored: Path) -> Run:
    """What is said of it."""
    return ask(refactored, hunt=True)


@pytest.fixture(scope="module")
def as_handed_out(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """What is said of old code as it is handed out, in no repository."""
    folder = tmp_path_factory.mktemp("start") / "mine"
    return ask(started(folder, "yatzy-fixed-scores", "--from=legacy"))


# What it says


def test_the_sections_come_in_their_order_and_without_a_mark(review: Run) -> None:
    """What there is to talk over; it judges nothing, so it ends with 0."""
    assert (review.code, review.err) == (0, "")
    assert [line for line in review.lines if line in TITLES] == TITLES
    assert review.lines[0] == "Review of mín kata: Yatzy with fixed scores"
    assert "nothing is a mark" in review.lines[1]
    assert review.lines[-1].startswith("the same as one page: kata review ")


def test_the_head_says_what_is_reviewed(review: Run) -> None:
    """The kata and its document, the file and its language, how it is called."""
    assert review.lines[3:6] == [
        "kata       yatzy-fixed-scores, after Yatzy refactoring kata with fixed scores",
        "file       yatzy.py, in Python",
        "called as  score(dice, category)",
    ]


def test_each_stage_has_its_count(review: Run, as_handed_out: Run) -> None:
    """A stretch is called one; which stage is reached is said, and the first failures are told."""
    lines = section(review, "Stages")
    assert [line.split()[0] for line in lines[:4]] == ["sums", "alike", "fixed", "playing"]
    assert "[####################]  45 of 45 examples" in lines[1]
    assert "[....................]  not there yet      a stretch, not required" in lines[3]
    assert lines[4] == "  Every example that is asked for passes."
    lines = section(as_handed_out, "Stages")
    assert lines[4] == "  Reached: sums. Up to there every example passes."
    assert any(line.startswith("      got      6   3+3") for line in lines)
    assert lines[-1] == "    and 5 more"


def test_what_lies_behind_a_gap_is_not_reached(tmp_path: Path) -> None:
    """A later stage that passes has its count, and that is all."""
    folder = with_reference(tmp_path / "gap", *REFERENCE)
    text = (folder / "yatzy.py").read_text("utf-8")
    wrong = text.replace('"chance": chance,', '"chance": lambda dice: 1,')
    (folder / "yatzy.py").write_text(wrong, "utf-8")
    lines = section(ask(folder), "Stages")
    assert "[####################]" in lines[1]
    assert lines[4] == "  No stage is reached yet: an example of the first one fails."


def test_a_stage_of_the_settings_is_where_it_ends(tmp_path: Path) -> None:
    """What lies beyond is counted, and not asked for; so is every roll."""
    folder = with_reference(tmp_path / "early", *REFERENCE)
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as settings:
        settings.write('stage = "sums"\n')
    done = ask(folder)
    assert done.lines[6] == "asked for  up to the stage sums, as its settings say"
    assert section(done, "Stages")[1].endswith("beyond the stage that its settings say")
    assert "in 8 categories" in section(done, "Every roll there is")[0]


def test_the_readings_are_those_of_every_roll(review: Run, tmp_path: Path) -> None:
    """What the code answers; what was announced, and whether the code keeps to it."""
    assert section(review, "Readings chosen")[1].endswith("two pairs?  they score 0")
    folder = with_reference(tmp_path / "said", *REFERENCE)
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as settings:
        settings.write('readings = { four-alike = "yes" }\n')
    line = section(ask(folder), "Readings chosen")[1]
    assert line.endswith("announced: they score four times the face; the code answers otherwise")


def test_readings_that_are_mixed_are_told_by_two_rolls(tmp_path: Path) -> None:
    """So is a document that leaves nothing open."""
    folder = tmp_path / "mixed"
    folder.mkdir()
    (folder / "mine.py").write_text(
        "def two_pairs(dice):\n"
        "    return sum(dice[:4]) if len(set(dice)) == 1 and dice[0] == 6 else 0\n",
        "utf-8",
    )
    done = ask(folder, "--kata=yatzy-fixed-scores")
    assert "two readings mixed: " in section(done, "Readings chosen")[1]
    assert "6,6,6,6,6 gives 24" in section(done, "Readings chosen")[1]
    done = ask(folder, "--kata=yatzy-exactly")
    assert section(done, "Readings chosen") == ["  The document leaves no question open."]


def test_refusals_are_told_by_how_they_are_made(tmp_path: Path, as_handed_out: Run) -> None:
    """By an exception of a class, by accident, or not at all; moves of a game as well."""
    file = "yatzy/reference/python/four_dice.py"
    done = ask(with_reference(tmp_path / "four", "yatzy-four-dice", file, "yatzy.py"))
    lines = section(done, "How refusals are made")
    assert lines[0].startswith("  The kata wants a wrong number of dice refused. 8,190 such rolls")
    assert re.match(r"  refused: WrongNumberOfDice +8,190  in all 15 categories  no dice", lines[2])
    assert lines[3] == "  Moves that the game doesn't allow:"
    assert any(line.startswith("    refused: NotAllowed") for line in lines[4:])
    lines = section(as_handed_out, "How refusals are made")
    assert lines[0].startswith("  The kata doesn't say what becomes of a wrong number of dice.")
    told = "\n".join(lines)
    assert "refused by accident: TypeError" in told
    assert "a wrong number of arguments: " in told
    assert re.search("not refused .* answers, such as 50", told)


def test_the_proof_is_told_as_kata_check_does(review: Run, refactored: Path) -> None:
    """Line by line."""
    checked = run_kata("check", cwd=refactored)
    told = [line.replace("your list", "the list") for line in checked.lines[2:]]
    told[-1] = told[-1].replace("You follow", "The code follows")
    assert section(review, "Every roll there is") == [f"  {line}" for line in told]


def test_tests_that_fail_on_the_right_solution_are_told(review: Run) -> None:
    """Those that were handed out hold wrong scores; nothing is counted by them."""
    lines = section(review, "What the own tests catch")
    assert lines[:3] == [
        "  5 of the 31 tests fail on the right solution, so nothing is counted:",
        "    test_handed_out.py::test_two_pairs[6-4-6-4-6-0]",
        "      assert 20 == 0",
    ]
    assert lines[3].startswith("      it asks for two pairs: it wants another score than the rules")


def test_without_a_baseline_that_is_said(review: Run) -> None:
    """Nobody has to have one."""
    assert section(review, "Baseline") == ["  There is none in the folder."]


def test_a_baseline_and_own_tests_are_told(tmp_path: Path) -> None:
    """What has moved since it was approved; what the tests catch, and what not by category."""
    folder = started(tmp_path / "mine", "yatzy-fixed-scores", "--from=legacy:switch")
    (folder / "test_handed_out.py").unlink()
    assert run_kata("baseline", cwd=folder).code == 0
    text = (folder / "yatzy.py").read_text("utf-8")
    (folder / "yatzy.py").write_text(text.replace("pts = 25", "pts = 26"), "utf-8")
    done = ask(folder, hunt=True)
    kept = section(done, "Baseline")
    assert kept[0] == "  not preserved: 300 of 116,640 cells moved"
    assert kept[1] == "    full house: 1,1,2,2,2 gave 25, gives 26 now"
    caught = section(done, "What the own tests catch")
    assert re.fullmatch(r"  \d+ of 87 near misses are caught: .*", caught[0])
    assert caught[1] == "  1 test of their own; the right solution passes it"
    assert re.search(r"\n  pair +the lowest pair; .*; and \d+ more\n", "\n".join(caught))
    left_out = section(ask(folder), "What the own tests catch")
    assert left_out == ["  They were to be left out."]


def test_tests_that_never_end_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are stopped, and named."""
    monkeypatch.setattr(own_tests, "LIMIT", 3.0)
    folder = started(tmp_path / "mine", "yatzy-exactly")
    (folder / "test_mine.py").write_text("while True:\n    pass\n", "utf-8")
    assert section(ask(folder, hunt=True), "What the own tests catch")[:2] == [
        "  the tests are never done with being collected (3 s)",
        "    the last that was looked into is test_mine.py",
    ]


# The code, and how it was before


def test_the_code_is_measured_before_and_now(review: Run) -> None:
    """Before is the first commit that has it; the functions that stand out are named."""
    lines = section(review, "The code")
    assert re.fullmatch(
        r"  Before: the first commit that has it, [0-9a-f]{8} of 2025-03-01 10:15\.", lines[0]
    )
    told = "\n".join(lines)
    assert re.search(r"functions  +1  +9\n", told)
    assert re.search(r"longest function  +103, score \(yatzy.py:5\)  +4, straight", told)
    assert "  tests beside it: test_handed_out.py (127 lines), test_mine.py (9 lines)" in lines


def test_the_change_is_counted_in_lines(review: Run, refactored: Path) -> None:
    """Between before and now, file by file: what came less what went is what there is more of."""
    lines = section(review, "The change")
    came, went = map(int, lines[-1].split()[1:])
    assert lines[0] == f"  Since then {came} lines came and {went} went; files touched: 1."
    before = SOLUTIONS / "yatzy/legacy/python/fixed_scores/switch.py"
    lengths = [
        len(file.read_text("utf-8").splitlines()) for file in (refactored / "yatzy.py", before)
    ]
    assert came - went == lengths[0] - lengths[1]


def test_old_code_is_known_again(as_handed_out: Run) -> None:
    """Without git the start of the kata is taken that has most of the lines."""
    assert (
        section(as_handed_out, "The code")[0]
        == "  Before: the old code of the kata, legacy:sprawl."
    )
    assert section(as_handed_out, "The change") == ["  Nothing has changed since then."]
    assert section(as_handed_out, "Commits") == ["  The folder is in no git repository."]


def test_new_code_has_no_before(tmp_path: Path) -> None:
    """Where a kata asks for new code, none of its old code is taken for it."""
    file = "yatzy/reference/python/exactly.py"
    done = ask(with_reference(tmp_path / "new", "yatzy-exactly", file, "yatzy.py"))
    assert section(done, "The code")[0] == (
        "  How it was before isn't known: --before PATH says it."
    )
    assert section(done, "The change") == ["  Nothing to compare with."]


def test_before_can_be_said(refactored: Path, tmp_path: Path) -> None:
    """A file of any name, or a folder; what has nothing to compare with is a mistake."""
    sprawl = SOLUTIONS / "yatzy/legacy/python/fixed_scores/sprawl.py"
    lines = section(ask(refactored, "--before", sprawl), "The code")
    assert lines[0].startswith("  Before: ")
    assert re.search(r"functions  +16  +9$", lines[4])
    with_reference(tmp_path / "then", *REFERENCE)
    done = ask(refactored, "--before", tmp_path / "then")
    assert section(done, "The change") == ["  Nothing has changed since then."]
    (tmp_path / "empty").mkdir()
    for path in ("empty", "nowhere"):
        done = ask(refactored, "--before", tmp_path / path)
        assert done.code == 2
        assert "to compare with" in done.err


@needs("ruby")
def test_other_languages_are_reviewed_alike(tmp_path: Path) -> None:
    """Old code in Ruby: run, measured, known again."""
    folder = started(tmp_path / "rubin", "yatzy-fixed-scores", "--from=legacy", "--lang=ruby")
    done = ask(folder)
    assert done.code == 0
    assert "file       yatzy.rb, in Ruby" in done.lines
    lines = section(done, "The code")
    assert lines[0] == "  Before: the old code of the kata, legacy:sprawl."
    assert re.search(r"functions  +16  +16$", lines[4])


def test_a_norwegian_kata_is_reviewed_in_norwegian(tmp_path: Path) -> None:
    """The page says so as well; its game refuses moves."""
    file = "yatzy/reference/python/norwegian.py"
    folder = with_reference(tmp_path / "norsk", "yatzy-norwegian", file, "yatzy.py")
    done = ask(folder, "--html", tmp_path / "side.html")
    assert done.lines[0] == "Gjennomgang av norsk: Yatzy på norsk"
    lines = done.out.splitlines()
    assert not set(lines) & set(TITLES[:4])
    assert "  Alle eksempler som det spørres om, går gjennom." in lines
    assert "  Trekk som ikke er lov i omgangen:" in lines
    assert '<html lang="nb">' in (tmp_path / "side.html").read_text("utf-8")


def test_a_program_of_its_own_is_reviewed_without_its_text(tmp_path: Path) -> None:
    """A command is run; which files it is made of nobody knows."""
    folder = with_reference(tmp_path / "command", *REFERENCE)
    told = {"file": str(folder / "yatzy.py"), "call_limit": 2.0, "memory": None, "known": {}}
    command = [sys.executable, "-I", str(Path(resident.__file__).parent), json.dumps(told)]
    (folder / "pyproject.toml").write_text(
        f"[tool.katas]\nkata = 'yatzy-fixed-scores'\nsolution = {json.dumps(command)}\n", "utf-8"
    )
    done = ask(folder)
    assert done.code == 0
    assert section(done, "The code") == ["  Nothing here can be measured."]
    assert "  Every example that is asked for passes." in section(done, "Stages")


# Commits


def test_the_commits_are_a_list_in_the_order_of_time(review: Run) -> None:
    """When, who, what it says, lines, files."""
    lines = section(review, "Commits")
    assert lines[0].startswith("  3, the first one first.")
    rows = [re.split(r"  +", line.strip()) for line in lines[-3:]]
    assert [row[0] for row in rows] == [f"2025-03-0{day} 10:15" for day in (1, 2, 3)]
    assert rows[1][1:] == ["Ola Å", "What to do first", "+1 \u22120", "notes.md"]
    assert rows[2][2] == "Begin again, from the rules"


def test_only_commits_that_touch_the_folder_are_shown(tmp_path: Path) -> None:
    """A folder in somebody's larger repository."""
    folder = with_reference(tmp_path / "all" / "mine", *GREED)
    committed(folder.parent, "Mine")
    (folder.parent / "other.txt").write_text("other", "utf-8")
    committed(folder.parent, "Theirs", day=2)
    told = "\n".join(section(ask(folder), "Commits"))
    assert "  Mine  " in told
    assert "greed.py, pyproject.toml" in told
    assert "Theirs" not in told


def test_a_long_history_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest are shown, and it is said; at the terminal those between are folded."""
    folder = with_reference(tmp_path / "long", *GREED)
    for number in range(18):
        (folder / "notes.md").write_text(str(number), "utf-8")
        committed(folder, f"step {number}", day=number + 1)
    told = "\n".join(section(ask(folder), "Commits"))
    assert "  … 6 more; the page has them all" in told
    assert "step 2 " in told
    assert "step 3 " not in told
    assert "step 9 " in told
    monkeypatch.setattr(history, "MOST", 5)
    told = "\n".join(section(ask(folder), "Commits"))
    assert told.startswith("  The newest 5 are shown; there are more before them.")
    assert re.findall(r"step (\d+)", told) == ["13", "14", "15", "16", "17"]


def test_a_repository_can_have_no_commit(tmp_path: Path) -> None:
    """Or none that touches the folder."""
    folder = with_reference(tmp_path / "fresh", *GREED)
    git(folder, "init", "-q")
    assert section(ask(folder), "Commits") == [
        "  The git repository has no commit that touches the folder."
    ]


def test_where_git_is_missing_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing else fails for it."""
    monkeypatch.setenv("PATH", str(tmp_path))
    done = ask(with_reference(tmp_path / "mine", *GREED))
    assert done.code == 0
    assert section(done, "Commits") == [
        "  git isn't installed here, so there are no commits to show."
    ]


def test_a_repository_of_somebody_else_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What git says of it is put plainly."""
    stand_in = tmp_path / "git"
    stand_in.write_text("#!/bin/sh\necho 'fatal: detected dubious ownership' >&2\nexit 128\n")
    stand_in.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    told = " ".join(section(ask(with_reference(tmp_path / "mine", *GREED)), "Commits"))
    assert "belongs to somebody else" in told


def test_nothing_that_a_repository_names_is_run(tmp_path: Path) -> None:
    """Its configuration may name programs for git: none of them leaves a trace."""
    folder = with_reference(tmp_path / "trap", *GREED)
    (folder / ".gitattributes").write_text("*.py diff=trap filter=trap\n", "utf-8")
    committed(folder, "One")
    (folder / "greed.py").write_text("def score(dice): return sum(dice)\n", "utf-8")
    committed(folder, "Two", day=2)
    signed(folder)
    trap = tmp_path / "trap.sh"
    trap.write_text(f"#!/bin/sh\ntouch '{tmp_path}/sprung'\ncat\n", "utf-8")
    trap.chmod(0o755)
    for name in (
        "core.fsmonitor",
        "core.pager",
        "core.sshCommand",
        "diff.external",
        "diff.trap.command",
        "diff.trap.textconv",
        "filter.trap.clean",
        "filter.trap.process",
        "gpg.program",
        "gpg.ssh.program",
    ):
        git(folder, "config", name, str(trap))
    git(folder, "config", "log.showSignature", "true")
    hooks = folder / ".git" / "hooks"
    hooks.mkdir(exist_ok=True)
    for name in ("post-index-change", "reference-transaction"):
        (hooks / name).write_bytes(trap.read_bytes())
        (hooks / name).chmod(0o755)
    sprung = tmp_path / "sprung"
    git(folder, "log", "--patch")
    assert sprung.exists()  # so the trap is one
    sprung.unlink()
    lines = section(ask(folder), "Commits")
    assert ["One" in line or "Two" in line for line in lines[-2:]] == [True, True]
    assert not sprung.exists()


# What it leaves alone


def seen(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file below a folder, with its size and clock."""
    return {str(path): (path.stat().st_size, path.stat().st_mtime_ns) for path in folder.rglob("*")}


def test_nothing_is_written_in_the_folder(refactored: Path, tmp_path: Path) -> None:
    """No bytecode, no cache, no index of git's: listing and clocks are as they were."""
    before = seen(refactored)
    assert ask(refactored, "--html", tmp_path / "page.html").code == 0
    assert seen(refactored) == before


def test_their_code_does_not_run_here(tmp_path: Path) -> None:
    """It has a process of its own, which may end as it likes; so a pack of theirs isn't opened."""
    folder = tmp_path / "ends"
    folder.mkdir()
    (folder / "mine.py").write_text(
        "import os\n\ndef chance(dice):\n    os._exit(3)\n\ndef yatzy(dice):\n    return 50\n",
        "utf-8",
    )
    done = ask(folder, "--kata=yatzy-exactly")
    assert done.code == 0
    assert "its process ends" in "\n".join(section(done, "How refusals are made"))
    (folder / "pyproject.toml").write_text(
        "[tool.katas]\nkata = 'club'\nsolution = 'mine.py'\npacks = ['.']\n", "utf-8"
    )
    done = ask(folder)
    assert done.code == 2
    assert "--kata-path" in done.err


def test_what_a_terminal_would_obey_is_only_shown(tmp_path: Path) -> None:
    """Escapes, directions of writing: whatever they call things, it stays text."""
    done = ask(hostile(tmp_path / "h"))
    assert done.code == 0
    assert "\u241b[31m" in done.out
    assert "<U+202E>" in done.out
    assert SCRIPT in done.out
    assert set(re.findall(r"[\x00-\x1f\x7f-\x9f\u202e]", done.out)) == {"\n"}


# What it is asked


def test_a_folder_that_is_no_kata_is_a_plain_message(tmp_path: Path) -> None:
    """What was looked for, and what to say instead."""
    done = ask(tmp_path)
    assert (done.code, done.out) == (2, "")
    assert "is no kata folder" in done.err
    assert "--kata ID" in done.err
    assert ask(tmp_path / "nowhere").err.endswith("is no folder\n  kata review DIR\n")
    done = ask(tmp_path, "--kata=greed")
    assert "has no file that could be the solution" in done.err


def test_which_file_it_is_can_be_said(tmp_path: Path) -> None:
    """Of a folder without settings, or with others."""
    folder = with_reference(tmp_path / "two", *REFERENCE)
    (folder / "other.py").write_text("def chance(dice):\n    return sum(dice)\n", "utf-8")
    assert "file       other.py, in Python" in ask(folder, "--entry=other.py").lines


def test_without_the_extra_it_says_what_to_install(
    refactored: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing else."""
    monkeypatch.setattr(extra, "NEEDED", ("lizard", "no_such_module"))
    done = ask(refactored)
    assert done.code == 2
    assert 'pip install "katas[review]"' in done.err
    assert "no_such_module" in done.err
    assert "lizard" not in done.err


@pytest.fixture(scope="module")
def data(refactored: Path) -> dict[str, Any]:
    """The same as data."""
    read: dict[str, Any] = json.loads(ask(refactored, "--json").out)
    return read


def test_the_same_comes_as_data(data: dict[str, Any]) -> None:
    """Section by section, by the names of its fields."""
    assert data["format"] == 1
    assert data["head"]["kata"] == "yatzy-fixed-scores"
    assert [stage["passed"] for stage in data["stages"]["stages"]] == [30, 45, 51, 0]
    assert data["stages"]["reached"] == "fixed"
    assert data["readings"][0]["how"] == "followed"
    assert data["refusals"]["dice"][0]["manner"] == "returned"
    assert data["baseline"] is None
    assert data["code"]["before"]["origin"] == "commit"
    assert data["code"]["shape"]["functions"] == 9
    assert data["code"]["changes"][0]["name"] == "yatzy.py"
    assert [commit["author"] for commit in data["history"]["commits"]][1] == "Ola Å"


def fields(data: object) -> Iterator[str]:
    """Every key that there is."""
    match data:
        case dict():
            yield from data
            for value in data.values():
                yield from fields(value)
        case list():
            for value in data:
                yield from fields(value)


def test_every_field_is_documented(data: dict[str, Any]) -> None:
    """By its name, in a table of the page on it."""
    page = (SOLUTIONS.parent / "docs" / "review.md").read_text("utf-8")
    rows = "\n".join(line for line in page.splitlines() if line.startswith("| `"))
    assert {field for field in fields(data) if f"`{field}`" not in rows} == set()


# The page as a file


def test_the_page_is_one_file_that_needs_nothing_else(refactored: Path, tmp_path: Path) -> None:
    """Written where it was said, and said so; it allows nothing from elsewhere."""
    page = tmp_path / "a page.html"
    done = ask(refactored, "--html", page)
    assert done.lines[-1] == f"the page is written: {page}"
    text = page.read_text("utf-8")
    assert "default-src 'none'" in text
    assert not re.search(r"https?:|<script|\bsrc=|<link|@import|url\(", text)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a page.html"]


def test_a_page_of_ours_is_written_anew_and_nothing_else(tmp_path: Path) -> None:
    """Not another file, not what a link leads to, not where no folder is."""
    page = tmp_path / "page.html"
    write_page(f"{KIND.mark} one", page, KIND)
    write_page(f"{KIND.mark} two", page, KIND)
    assert page.read_text("utf-8") == f"{KIND.mark} two"
    assert page.stat().st_mode & 0o111 == 0
    (tmp_path / "essay.html").write_text("an essay", "utf-8")
    (tmp_path / "link.html").symlink_to(page)
    for name in ("essay.html", "link.html", "nowhere/page.html"):
        with pytest.raises(UsageError):
            write_page("", tmp_path / name, KIND)
    assert (tmp_path / "essay.html").read_text("utf-8") == "an essay"
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "essay.html",
        "link.html",
        "page.html",
    ]
