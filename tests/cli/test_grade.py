"""`kata grade`: real classes in real folders, graded by real processes."""

import csv
import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from katas.cli import main
from katas.cli.grade import FEEDBACK, LEVELS
from katas.grade import canaries
from katas.grade.canaries import Canary
from katas.grade.formats.feedback import Feedback
from katas.grade.sandbox import Level
from tests.running import PATIENCE, Run, below, children, environment, read_all, run_kata, until

ROOT = Path(__file__).parent.parent.parent
REFERENCE = ROOT / "solutions" / "yatzy" / "reference"
RIGHT = REFERENCE / "python" / "exactly.py"
CLASSIC = ROOT / "solutions" / "yatzy" / "legacy" / "python" / "classic" / "sprawl.py"

ODD = """
def xyzzy(nothing, word, thrown):
    def alike(times):
        return [face for face in range(1, 7) if thrown.count(face) == times]

    faces = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
    if word in faces:
        return faces[word] * thrown.count(faces[word])
    return {
        "chance": sum(thrown),
        "yatzy": 50 * len(alike(5)),
        "pair": 2 * max(alike(2), default=0),
        "two pairs": 2 * sum(alike(2)) if len(alike(2)) == 2 else 0,
        "three of a kind": 3 * sum(alike(3)),
        "four of a kind": 4 * sum(alike(4)),
        "small straight": 15 if sorted(thrown) == [1, 2, 3, 4, 5] else 0,
        "large straight": 20 if sorted(thrown) == [2, 3, 4, 5, 6] else 0,
        "full house": sum(thrown) if alike(2) and alike(3) else 0,
    }[word]
"""
"""A right solution that nobody could know how to call."""

CALL = 'xyzzy(0, "{category}", dice)'
CALLED = f"score = '{CALL}'"


def hand_in(place: Path, code: str | Path, *others: Path, name: str = "yatzy.py") -> Path:
    """Hand a solution in, as a folder of one's own."""
    place.mkdir(parents=True)
    text = code.read_text("utf-8") if isinstance(code, Path) else code
    (place / name).write_text(text, "utf-8")
    for other in others:
        shutil.copy(other, place)
    return place


def grade(*arguments: str | Path, cwd: Path, kata: str = "yatzy-exactly") -> Run:
    """Run the command to its end."""
    return run_kata("grade", "--kata", kata, *arguments, cwd=cwd)


def as_data(*arguments: str | Path, cwd: Path, kata: str = "yatzy-exactly") -> dict[str, Any]:
    """The submissions of a run by their owners, as our own format has them."""
    run = grade("--format", "json", *arguments, cwd=cwd, kata=kata)
    assert run.code in (0, 1), run.text
    return {each["owner"]: each for each in json.loads(run.out)["submissions"]}


@dataclass(frozen=True)
class Class:
    """A class that was graded once, and what the command printed."""

    folder: Path
    out: Path
    run: Run

    @property
    def submissions(self) -> dict[str, Any]:
        """What came of each, by owner."""
        data = json.loads((self.out / "grades.json").read_text("utf-8"))
        return {each["owner"]: each for each in data["submissions"]}


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Class:
    """Six students: two with the same code, two with mistakes, two whom nothing can be said of."""
    top = tmp_path_factory.mktemp("en klasse")
    folder = top / "innleveringer, våren"
    hand_in(folder / "kari", RIGHT)
    hand_in(folder / "Åse Øy", RIGHT)
    hand_in(folder / "ola", CLASSIC, name="kata.py")
    hand_in(folder / "per", "def score(dice, category):\n    return sum(dice)\n")
    hand_in(folder / "liv", "def score(dice, category:\n")
    hand_in(folder / "siri", ODD, name="mine.py")
    out = top / "ut"
    return Class(folder, out, grade(folder, "--out", out, cwd=top))


def test_the_class_is_a_table_with_what_needs_a_look_first(graded: Class) -> None:
    """One line a student: the mark, the examples, the rolls, what it is, how it was called."""
    assert graded.run.code == 1, graded.run.text
    lines = [line.split("  ")[0] for line in graded.run.lines if line]
    assert graded.run.lines[0].startswith("yatzy-exactly; sandbox: bubblewrap (")
    assert lines[1:8] == ["submission", "siri", "kari", "liv", "ola", "per", "Åse Øy"]
    assert (
        "6 submissions: 2 passed, 2 not passed, 1 did not run, 1 needs a human" in graded.run.text
    )


def test_marks_are_those_of_the_examples_and_of_every_roll(graded: Class) -> None:
    """Eighty points for 112 examples, twenty for 15 categories: the sum is exact."""
    ola = graded.submissions["ola"]
    assert ola["status"] == "not passed"
    sections = {section["name"]: section["points"] for section in ola["sections"]}
    assert ola["points"] == pytest.approx(sum(sections.values()))
    assert sections == {"examples": 69.28, "proof": 14.68}
    assert ola["says"][-1] == "In everything the code follows classic."


def test_the_same_code_is_run_once_and_counts_for_both(graded: Class) -> None:
    """Whoever handed in what somebody else did is named beside."""
    kari, aase = graded.submissions["kari"], graded.submissions["Åse Øy"]
    assert (kari["points"], aase["points"]) == (100, 100)
    assert (kari["same_as"], aase["same_as"]) == (["Åse Øy"], ["kari"])
    ledger = (graded.out / "ledger.jsonl").read_text("utf-8").splitlines()
    assert len(ledger) == 5


def test_what_we_could_not_bind_is_no_nought(graded: Class) -> None:
    """A person has to look, and reads what is there; there is no mark until then."""
    siri = graded.submissions["siri"]
    assert (siri["status"], siri["points"]) == ("needs a human", None)
    assert "mine.py" in siri["problem"]


def test_what_does_not_parse_did_not_run(graded: Class) -> None:
    """Its author reads where; there are no points for it."""
    liv = graded.submissions["liv"]
    assert (liv["status"], liv["points"]) == ("did not run", 0)
    assert liv["problem"].startswith("yatzy.py does not parse: ")


def test_what_is_written_where_nobody_said_what(graded: Class) -> None:
    """A page, a table for a spreadsheet, our own data, and the ledger; and nothing else."""
    names = sorted(path.name for path in graded.out.iterdir())
    assert names == ["grades.csv", "grades.html", "grades.json", "ledger.jsonl"]
    with (graded.out / "grades.csv").open(encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.reader(file))) == 7


def test_results_are_not_written_over(graded: Class) -> None:
    """A folder with results is gone on with, or left as it is."""
    before = {path: path.read_bytes() for path in graded.out.iterdir()}
    run = grade(graded.folder, "--out", graded.out, cwd=graded.out.parent)
    assert run.code == 2
    assert "go on with it by --resume" in run.err
    assert {path: path.read_bytes() for path in graded.out.iterdir()} == before


def test_a_folder_with_something_else_in_it_is_left_alone(graded: Class, tmp_path: Path) -> None:
    """Nobody's files are among ours."""
    (tmp_path / "thesis.txt").write_text("mine", "utf-8")
    run = grade(graded.folder, "--out", tmp_path, cwd=tmp_path)
    assert (run.code, "isn't empty" in run.err) == (2, True)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_who_goes_on_runs_only_what_is_new(graded: Class, tmp_path: Path) -> None:
    """A student who comes late costs one run; and whose mark has moved is told, with the reason."""
    folder, out = tmp_path / "klasse", tmp_path / "ut"
    shutil.copytree(graded.folder, folder)
    shutil.copytree(graded.out, out)
    shutil.copy(RIGHT, folder / "per" / "yatzy.py")
    shutil.copy(RIGHT, folder / "liv" / "yatzy.py")
    hand_in(folder / "nils", CLASSIC, name="kata.py")
    options = ("--out", out, "--resume", "--compare", graded.out)
    run = grade(folder, *options, cwd=tmp_path)
    assert run.code == 1, run.text
    before, after = (
        (place / "ledger.jsonl").read_bytes().splitlines() for place in (graded.out, out)
    )
    assert after[: len(before)] == before
    assert len(after) == len(before)  # all that is new is somebody's already
    moved = [line.strip() for line in run.lines if "→" in line or ": new" in line]
    assert moved[0].startswith("liv: 0 of 100 → 100 of 100  handed in anew")
    assert moved[1] == "nils: new, 83.96 of 100"
    assert moved[2].startswith("per: 14.19 of 100 → 100 of 100  handed in anew; passes now: ")
    assert "2 marks moved, 4 stayed" in run.out


def test_a_format_of_one_is_for_one(graded: Class, tmp_path: Path) -> None:
    """A file for each of several has nowhere to go without a folder."""
    pair = [graded.folder / name for name in ("kari", "per")]
    run = grade(*pair, "--examples", "--format", "gradescope", cwd=tmp_path)
    assert (run.code, run.out) == (2, "")
    assert "gradescope is a file for each submission" in run.err


def test_what_was_not_asked_has_not_begun_to_pass(graded: Class, tmp_path: Path) -> None:
    """A run of the examples alone says that marks have moved, and nothing of rolls."""
    run = grade(graded.folder / "per", "--examples", "--compare", graded.out, cwd=tmp_path)
    (moved,) = [line for line in run.lines if "→" in line]
    assert moved.startswith("  per: 14.19 of 100 → ")
    assert "passes now" not in moved


def test_a_run_that_kept_nothing_is_begun_again(tmp_path: Path) -> None:
    """What stopped before the first result has left no results, and can just be repeated."""
    (tmp_path / "ut").mkdir()
    (tmp_path / "ut" / "ledger.jsonl").touch()
    run = grade(RIGHT, "--examples", "--out", "ut", cwd=tmp_path)
    assert run.code == 0, run.text


def test_what_the_options_list_is_what_there_is() -> None:
    """The levels and the feedback are written out in the help, and are those of the grader."""
    assert [level.value for level in Level] == list(LEVELS)
    assert [item.value for item in Feedback] == list(FEEDBACK)


def test_one_right_submission_is_a_success(tmp_path: Path) -> None:
    """A file alone: its mark, how it was called, and 0 for whoever asked."""
    run = grade(RIGHT, cwd=tmp_path)
    assert run.code == 0, run.text
    assert run.lines[1:4] == [
        "exactly: passed, 100 of 100 points",
        "  called as score(dice, category)",
        "  examples: 112/112",
    ]
    assert list(tmp_path.iterdir()) == []


def test_one_wrong_submission_is_told_in_dice(tmp_path: Path) -> None:
    """The first failures as pytest tells them, and what is behind all of them."""
    run = grade(CLASSIC, cwd=tmp_path)
    assert run.code == 1
    assert "3+3, as the classic, fixed-scores and norwegian rules have it" in run.out
    assert "and 16 more" in run.out


def test_a_teacher_says_how_the_class_is_called(tmp_path: Path) -> None:
    """Calls for all; what a submission says of itself gives way."""
    folder = hand_in(tmp_path / "siri", ODD, name="mine.py")
    (folder / "pyproject.toml").write_text('[tool.katas.calls]\nscore = "nothing(dice)"\n', "utf-8")
    (tmp_path / "class.toml").write_text(f"[tool.katas.calls]\n{CALLED}\n", "utf-8")
    siri = as_data(folder, "--settings", "class.toml", cwd=tmp_path)["siri"]
    assert siri["status"] == "passed", siri["problem"]
    assert siri["called_as"]["pair"] == 'xyzzy(0, "pair", dice)'
    assert siri["honoured"] == {}


def test_what_a_submission_says_of_itself_is_followed_and_shown(tmp_path: Path) -> None:
    """Its entry and its calls, as far as they lead anywhere; whatever else it says is ignored."""
    folder = hand_in(tmp_path / "siri", ODD, name="mine.py")
    (folder / "pyproject.toml").write_text(
        '[tool.katas]\nkata = "greed"\nentry = "mine.py"\nproof = false\n'
        f"[tool.katas.calls]\n{CALLED}\n",
        "utf-8",
    )
    siri = as_data(folder, cwd=tmp_path)["siri"]
    assert siri["status"] == "passed", siri["problem"]
    assert siri["honoured"] == {"entry": "mine.py", "calls.score": CALL}
    assert any("greed" in note for note in siri["notes"])


def test_calls_of_its_own_that_lead_nowhere_cost_nothing(tmp_path: Path) -> None:
    """They are told, and it is called as it was found."""
    folder = hand_in(tmp_path / "kari", RIGHT)
    (folder / "pyproject.toml").write_text('[tool.katas.calls]\npair = "gone(dice)"\n', "utf-8")
    kari = as_data(folder, cwd=tmp_path)["kari"]
    assert (kari["status"], kari["honoured"]) == ("passed", {})
    assert any("its own calls can't be followed" in note for note in kari["notes"])


def test_a_library_has_to_be_permitted(tmp_path: Path) -> None:
    """Another import gets a plain word; with the teacher's leave it is there."""
    folder = hand_in(tmp_path / "kari", "import pluggy\nfrom exactly import score\n", RIGHT)
    options = ("--settings", "class.toml", folder)
    (tmp_path / "class.toml").write_text('[tool.katas]\nentry = "yatzy.py"\n', "utf-8")
    refused = as_data(*options, cwd=tmp_path)["kari"]
    assert refused["status"] == "did not run"
    assert refused["problem"].splitlines()[0] == (
        "yatzy.py imports pluggy, which isn't here (line 1)"
    )
    assert "--allow-package pluggy" in refused["problem"]
    assert as_data(*options, "--allow-package", "pluggy", cwd=tmp_path)["kari"]["points"] == 100


def test_a_kata_of_ones_own_is_graded(pack: Path, tmp_path: Path) -> None:
    """A pack crosses to every process; that it has no canaries is said."""
    right = pack / "solutions" / "yatzy" / "american.py"
    hand_in(tmp_path / "klasse" / "kari", right)
    hand_in(tmp_path / "klasse" / "per", "def score(dice, category):\n    return sum(dice)\n")
    words = ("--kata-path", pack, "-j", "2", "klasse")
    run = grade(*words, cwd=tmp_path, kata="yatzy-american")
    assert run.code == 1, run.text
    assert "2 submissions: 1 passed, 1 not passed" in run.out
    assert "kata: yatzy-american has 0 of two canaries" in run.err


def test_how_far_it_is_is_shown_at_a_terminal_alone(tmp_path: Path) -> None:
    """Who looks on sees each one counted, and in the end nothing of it."""
    for number in range(2):
        hand_in(tmp_path / "klasse" / str(number), f"{RIGHT.read_text('utf-8')}# {number}\n")
    ours, theirs = os.openpty()
    words = ("--kata", "yatzy-exactly", "--examples", "-j", "1", "klasse")
    done = subprocess.run(
        [sys.executable, "-m", "katas", "grade", *words],
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=theirs,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )
    os.close(theirs)
    assert "\x1b" not in done.stdout
    assert "2 submissions: 2 passed" in done.stdout
    steps = read_all(ours).split("\r\x1b[K")
    assert steps == [
        "",
        "canaries first …",
        "",
        "1 of 2 graded …",
        "2 of 2 graded …",
        "",
    ]


def test_every_language_in_the_same_sandbox(tmp_path: Path) -> None:
    """Published files, unchanged: built and run as nobody, without a network."""
    files = [*REFERENCE.glob("*/exactly.*"), *REFERENCE.glob("*/Exactly.*")]
    for file in files:
        hand_in(tmp_path / "klasse" / file.suffix[1:], file, name=file.name)
    options = ("--require-sandbox", "bubblewrap", "--call-limit", "10", "--run-limit", "100")
    came = as_data("klasse", *options, cwd=tmp_path)
    assert {name: each["status"] for name, each in came.items()} == dict.fromkeys(
        ("c", "java", "js", "py", "rb"), "passed"
    ), [each["problem"] for each in came.values()]


def test_a_bridge_is_made_ready_once(tmp_path: Path) -> None:
    """Where several begin with the same language at once, none meets a half of it."""
    for number in range(4):
        file = REFERENCE / "c" / "exactly.c"
        code = f"{file.read_text('utf-8')}/* {number} */\n"
        hand_in(tmp_path / "klasse" / str(number), code, name="exactly.c")
    run = grade("klasse", "-j", "4", "--examples", cwd=tmp_path)
    assert "4 submissions: 4 passed" in run.out, run.text


def test_a_whole_game_is_graded(tmp_path: Path) -> None:
    """Its games beside ours are a part of the mark, and a missing game is no gift."""
    hand_in(tmp_path / "klasse" / "kari", REFERENCE / "python" / "norwegian.py", name="spill.py")
    hand_in(tmp_path / "klasse" / "ola", RIGHT, name="spill.py")
    came = as_data("klasse", cwd=tmp_path, kata="yatzy-norwegian")
    assert came["kari"]["status"] == "passed", came["kari"]
    games = {name: each["sections"][1] for name, each in came.items()}
    assert {name: section["name"] for name, section in games.items()} == {
        "kari": "games",
        "ola": "games",
    }
    assert games["ola"]["points"] == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nowhere"], "there is no nowhere"),
        ([RIGHT, "--kata", "yatzy-exactyl"], "nearest: yatzy-exactly"),
        ([RIGHT, "--stage", "alik"], "has no stage 'alik'"),
        ([RIGHT, "--format", "jnit"], "nearest: junit"),
        ([RIGHT, "--format", "junit,csv"], "several formats need a folder"),
        ([RIGHT, "--resume"], "--resume goes on with a folder"),
        ([RIGHT, "--require-sandbox", "bublewrap"], "there are: bubblewrap, namespaces"),
        ([RIGHT, "--allow-package", "nupmy"], "no such package is installed here"),
        ([RIGHT, "--run-limit", "0"], "has no time without end"),
        ([RIGHT, "-j", "0", "--out", "ut"], "-j 0 is nobody"),
        ([RIGHT, "--compare", "nowhere"], "--compare nowhere can't be read"),
        ([RIGHT, "--rubric", "nowhere.toml"], "nowhere.toml can't be read"),
        ([RIGHT, "--settings", "nowhere.toml"], "nowhere.toml can't be read"),
    ],
)
def test_a_mistake_is_told_in_a_line(
    arguments: list[str | Path],
    says: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """What was wanted, what was found, what to do: 2, and no traceback."""
    monkeypatch.chdir(tmp_path)
    assert main(["grade", "--kata", "yatzy-exactly", *map(str, arguments)]) == 2
    told = capsys.readouterr().err
    assert told.startswith("kata: ")
    assert says in told
    assert list(tmp_path.iterdir()) == []


def test_a_canary_that_comes_out_wrong_stops_all(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a wrong solution seems to be right, nothing is graded, and it is our fault."""
    monkeypatch.setattr(canaries, "canaries", lambda _: [Canary("a mistake", (RIGHT,), "pair")])
    assert main(["grade", "--kata", "yatzy-exactly", str(CLASSIC)]) == 3
    out, err = capsys.readouterr()
    assert out == ""
    assert "a canary came out wrong: a mistake fails in pair, and was found to be passed" in err


def test_a_sandbox_that_is_not_there_stops_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who requires a level gets it, or nothing."""
    broken = tmp_path / "bwrap"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    asked = ["grade", "--kata", "yatzy-exactly", "--require-sandbox", "bubblewrap", str(RIGHT)]
    assert main(asked) == 3
    assert "no sandbox here is as strong as bubblewrap" in capsys.readouterr().err


SLOW = """
import time
from exactly import score as right

time.sleep(0.3)


def score(dice, category):
    return right(dice, category)
"""


@pytest.fixture
def slow(tmp_path: Path) -> Path:
    """A class of eight, each of whom takes a while."""
    for number in range(8):
        hand_in(tmp_path / "klasse" / f"student{number}", f"{SLOW}# {number}\n", RIGHT)
    (tmp_path / "class.toml").write_text('[tool.katas]\nentry = "yatzy.py"\n', "utf-8")
    return tmp_path / "klasse"


def begun(folder: Path, env: dict[str, str] | None = None) -> tuple["subprocess.Popen[str]", Path]:
    """A grading that has kept its first result."""
    out = folder.parent / "ut"
    words = ["--kata", "yatzy-exactly", "--settings", "class.toml", "-j", "2", "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, "-m", "katas", "grade", str(folder), *words],
        cwd=folder.parent,
        env={**environment(), **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    until(lambda: results(out) > 0)
    return process, out


def results(out: Path) -> int:
    """How many results are kept."""
    with suppress(OSError):
        return (out / "ledger.jsonl").read_bytes().count(b"\n")
    return 0


def are_gone(numbers: set[int]) -> bool:
    """Whether processes have ended; one whose end nobody has asked for yet has."""
    for number in numbers:
        with suppress(OSError):
            text = Path(f"/proc/{number}/stat").read_text("ascii", "replace")
            if text.rpartition(")")[2].split()[0] != "Z":
                return False
    return True


def goes_on(folder: Path, out: Path) -> None:
    """Who goes on has all of them in the end."""
    words = ("--settings", "class.toml", "--out", out, "--resume")
    run = grade(folder, *words, cwd=folder.parent)
    assert run.code == 0, run.text
    assert "8 submissions: 8 passed" in run.out
    assert results(out) == 8


def test_ctrl_c_loses_nothing_that_was_finished(slow: Path) -> None:
    """It says how many are kept and how to go on, leaves no process, and does go on."""
    process, out = begun(slow)
    started = below(process.pid)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130, told
    assert "go on by --resume" in told
    until(lambda: are_gone(started))
    assert 0 < results(out) < 8
    goes_on(slow, out)


def test_who_is_asked_to_end_leaves_nothing(slow: Path, tmp_path: Path) -> None:
    """As when a CI job is cancelled: no process, and no folder of ours."""
    temporary = tmp_path / "temporary"
    temporary.mkdir(mode=0o711)
    process, out = begun(slow, env={"TMPDIR": str(temporary)})
    started = below(process.pid)
    process.terminate()
    process.communicate(timeout=60)
    assert process.returncode == 143
    until(lambda: are_gone(started))
    assert list(temporary.iterdir()) == []
    assert results(out) > 0


def test_a_grader_that_is_killed_loses_nothing_either(slow: Path) -> None:
    """As when a machine goes down: what was kept is there, and nothing runs on without it."""
    process, out = begun(slow)
    started = below(process.pid)
    process.kill()
    process.communicate(timeout=60)
    until(lambda: are_gone(started))
    goes_on(slow, out)


def test_a_process_of_ours_that_is_lost_costs_nobody_a_mark(slow: Path) -> None:
    """What it was at is graded again by another."""
    process, _ = begun(slow)
    graders = [
        number
        for number in below(process.pid)
        if b"spawn_main" in Path(f"/proc/{number}/cmdline").read_bytes() and children(number)
    ]
    os.kill(max(graders), signal.SIGKILL)
    told, _ = process.communicate(timeout=120)
    assert "8 submissions: 8 passed" in told
    assert process.returncode == 0
