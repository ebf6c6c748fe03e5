"""`kata check`: what it says of a solution, of its mistakes, and of its own."""

import io
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from katas.catalog import open_shelf
from katas.cli import main
from tests.plug.bridges import needs
from tests.running import PATIENCE, Run, environment, read_all, run_kata, until

Check = Callable[..., Run]
Mine = Callable[..., Path]
Settings = Callable[[str], None]

TESTS = Path(__file__).parent.parent
SOLUTIONS = TESTS.parent / "solutions"
OWN = TESTS / "solutions"
EXACTLY = SOLUTIONS / "yatzy" / "reference" / "python" / "exactly.py"
FOUR_DICE = SOLUTIONS / "yatzy" / "reference" / "python" / "four_dice.py"
GREED = SOLUTIONS / "greed" / "reference" / "python" / "greed.py"
SPRAWL = SOLUTIONS / "yatzy" / "legacy" / "python" / "classic" / "sprawl.py"
CATEGORIES = 15
ROLLS = 6**5

MARK = "KATAS_TEST_CHECK"
"""An environment variable by which every process of a run is known."""

SLOW = [6, 6, 6, 6, 6]

TWO_CATEGORIES = """\
def yatzy(dice):
    return 50 if len(set(dice)) == 1 else 0


def chance(dice):
    return sum(dice)
"""


def ask(*arguments: str | Path) -> Run:
    """Ask in this process, which costs no start."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(["check", *map(str, arguments)])
        except SystemExit as usage:  # argparse's own
            code = int(usage.code or 0)
    return Run(code, out.getvalue(), err.getvalue())


def data(done: Run) -> dict[str, Any]:
    """What was printed, all of it, as data."""
    read: dict[str, Any] = json.loads(done.out)
    return read


def counted(done: Run, what: str) -> list[int]:
    """The numbers of a line such as `97 of 112 examples`."""
    (found,) = re.findall(rf"^([\d,]+) of ([\d,]+) {what}", done.out, re.MULTILINE)
    return [int(number.replace(",", "")) for number in found]


def differing(done: Run) -> dict[str, int]:
    """On how many rolls each category differs."""
    found = re.findall(r"^(.+) differs on ([\d,]+) of 7,776 rolls", done.out, re.MULTILINE)
    return {category: int(number.replace(",", "")) for category, number in found}


@pytest.fixture
def check(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Check]:
    """Ask `kata check` in the learner's folder, and see that it leaves nothing there."""
    monkeypatch.chdir(folder)
    modules, path = set(sys.modules), list(sys.path)

    def asking(*arguments: str | Path) -> Run:
        before = sorted(folder.rglob("*"))
        done = ask(*arguments)
        assert sorted(folder.rglob("*")) == before
        return done

    yield asking
    sys.path[:] = path
    for name in set(sys.modules) - modules:
        if not name.startswith(("katas", "tests")):
            del sys.modules[name]


@pytest.fixture
def mine(folder: Path) -> Mine:
    """Write a solution into the learner's folder."""

    def write(text: str, name: str = "my_yatzy.py") -> Path:
        (folder / name).write_text(text, "utf-8")
        return folder / name

    return write


@pytest.fixture
def settings(folder: Path) -> Settings:
    """Write the settings of the learner's folder."""

    def write(text: str) -> None:
        (folder / "pyproject.toml").write_text(f"[tool.katas]\n{text}\n", "utf-8")

    return write


@pytest.fixture(scope="module")
def old_code() -> tuple[Run, Run]:
    """Old code by classic rules, checked by others: as text, and as data."""
    asked = (SPRAWL, "--kata=yatzy-exactly")
    return ask(*asked), ask(*asked, "--json")


# What it says


def test_a_right_solution_follows_the_rules(check: Check) -> None:
    """All examples, every roll, nothing to worry about, whose rules: and 0."""
    done = check(EXACTLY, "--kata=yatzy-exactly")
    assert (done.code, done.err) == (0, "")
    assert done.lines == [
        "yatzy-exactly, exactly.py, called as score(dice, category)",
        "112 of 112 examples",
        "116,640 of 116,640 rolls: every roll there is, 5 dice in 15 categories",
        "Order never matters; your list is left alone; asked again, it answers the same.",
        "You follow exactly.",
    ]


def test_old_code_is_told_where_it_differs_and_whose_rules_it_follows(
    old_code: tuple[Run, Run],
) -> None:
    """By category: on how many rolls, the clearest of them, the smallest, whose rules; and 1."""
    done, _ = old_code
    assert (done.code, done.err) == (1, "")
    assert counted(done, "examples") == [97, 112]
    assert counted(done, "rolls") == [116_640 - 1_506 - 300 - 156 - 6, 116_640]
    assert differing(done) == {
        "pair": 1_506,
        "two pairs": 300,
        "three of a kind": 156,
        "four of a kind": 6,
    }
    at = next(at for at, line in enumerate(done.lines) if line.startswith("pair differs"))
    assert done.lines[at : at + 2] == [
        (
            "pair differs on 1,506 of 7,776 rolls; clearest 3,3,3,4,1: expected 0, got 6; "
            "smallest 1,1,1,1,1: expected 0, got 2    sprawl.py:89 in score_pair"
        ),
        (
            "  In pair you follow classic, fixed-scores and norwegian: the two highest dice that "
            "match, however many do; by exactly: exactly two equal dice make a pair"
        ),
    ]
    assert done.lines[-1] == "In everything you follow classic."


def test_the_first_failing_examples_are_told_in_full_and_the_others_counted(
    old_code: tuple[Run, Run],
) -> None:
    """Three are enough to see what it is; pytest has all."""
    done, _ = old_code
    assert done.out.count("    expected ") == done.out.count("    got ") == 3
    assert "  yatzy/exactly/pair.feature:48  Pair: 3,3,3,4,1" in done.lines
    assert "  and 12 more; pytest tells them all" in done.lines


def test_the_data_says_the_same_as_the_text(old_code: tuple[Run, Run]) -> None:
    """One JSON document alone, with every number that the text has; the exit code is the same."""
    text, as_json = old_code
    assert (as_json.code, as_json.err) == (1, "")
    found = data(as_json)
    assert (found["format"], found["kata"], found["rules"]) == (1, "yatzy-exactly", "exactly")
    assert (found["solution"], found["passed"], found["guessed"]) == ("sprawl.py", False, False)
    examples, proof = found["examples"], found["proof"]
    assert counted(text, "examples") == [examples["passed"], examples["asked"]]
    assert len(examples["failed"]) == examples["asked"] - examples["passed"]
    assert counted(text, "rolls") == [proof["rolls"] - proof["wrong"], proof["rolls"]]
    categories = proof["categories"]
    assert len(categories) == CATEGORIES
    wrong = {name: item["wrong"] for name, item in categories.items() if item["wrong"]}
    assert differing(text) == wrong
    assert proof["wrong"] == sum(wrong.values())
    assert {name for name, item in categories.items() if not item["passed"]} == set(wrong)
    assert proof["follows"] == ["classic"]
    pair = categories["pair"]
    assert pair["clearest"]["roll"] == [3, 3, 3, 4, 1]
    assert (pair["clearest"]["expected"], pair["clearest"]["got"]) == ([0], 6)
    assert pair["smallest"]["roll"] == [1, 1, 1, 1, 1]
    assert pair["follows"] == ["classic", "fixed-scores", "norwegian"]
    (behind,) = pair["behind"]
    assert f"  {behind['says'][0].upper()}{behind['says'][1:]}" in text.lines


def test_what_is_not_there_yet_is_named_and_the_rest_is_proved(check: Check, mine: Mine) -> None:
    """A stub gets no praise for what it hasn't, and no blame for what it has; and 1."""
    mine(TWO_CATEGORIES)
    done = check("my_yatzy.py", "--kata=yatzy-exactly")
    assert (done.code, done.err) == (1, "")
    assert done.lines == [
        "yatzy-exactly, my_yatzy.py, called as chance(dice), yatzy(dice)",
        "15 of 112 examples",
        (
            "not there yet: fours, twos, ones, threes, fives, sixes, pair, two pairs, "
            "three of a kind, four of a kind, small straight, large straight, full house"
        ),
        "15,552 of 15,552 rolls: every roll there is, 5 dice in 2 categories",
        "Order never matters; your list is left alone; asked again, it answers the same.",
    ]
    found = data(check("my_yatzy.py", "--kata=yatzy-exactly", "--json"))
    assert found["passed"] is False
    assert len(found["proof"]["missing"]) == len(found["binding"]["missing"]) == 13
    assert set(found["proof"]["categories"]) == {"chance", "yatzy"}


def test_the_examples_alone(check: Check, old_code: tuple[Run, Run]) -> None:
    """`--examples` says the first half of it, and proves nothing: as data neither."""
    text, _ = old_code
    done = check(SPRAWL, "--kata=yatzy-exactly", "--examples")
    assert done.code == 1
    assert done.lines
    assert done.lines == text.lines[: len(done.lines)]
    assert text.lines[len(done.lines)].endswith("5 dice in 15 categories")
    done = check(EXACTLY, "--kata=yatzy-exactly", "--examples", "--json")
    assert done.code == 0
    assert data(done)["proof"] is None
    assert data(done)["examples"] == {"asked": 112, "passed": 112, "failed": []}


def test_up_to_a_stage_only_that_is_asked(check: Check) -> None:
    """Code with five dice is right up to there: no four dice, no refusals."""
    switch = SPRAWL.with_name("switch.py")
    done = check(switch, "--kata=yatzy-four-dice", "--stage=five")
    assert (done.code, done.err) == (0, "")
    assert counted(done, "examples") == [99, 99]
    assert counted(done, "rolls") == [CATEGORIES * ROLLS] * 2
    assert "every roll there is, 5 dice in 15 categories" in done.out
    assert done.lines[-1] == "You follow classic."
    found = data(check(switch, "--kata=yatzy-four-dice", "--stage=five", "--json"))
    assert (found["stage"], found["passed"], found["proof"]["dice"]) == ("five", True, [5])
    assert {item["refusals"]["asked"] for item in found["proof"]["categories"].values()} == {0}


def test_refusals_are_asked_when_their_stage_has_come(check: Check) -> None:
    """All wrong numbers of dice: where any is scored it is told, and fails."""
    done = check(
        OWN / "wrong" / "four_dice_no_refusal.py", "--kata=yatzy-four-dice", "--stage=four"
    )
    assert done.code == 0, done.text
    done = check(
        OWN / "wrong" / "four_dice_no_refusal.py", "--kata=yatzy-four-dice", "--stage=refused"
    )
    assert done.code == 1
    assert "rolls of a wrong number of dice are not refused; no dice gave 0" in done.out


@pytest.mark.parametrize(
    "file",
    [SPRAWL, *(OWN / "wrong" / f"{name}.py" for name in ("only_sorted", "sorts_the_list"))],
    ids=lambda file: file.stem,
)
def test_a_process_of_its_own_says_the_same(file: Path, check: Check) -> None:
    """`--isolate` is for code that can't be trusted to end, and changes nothing else."""
    here = check(file, "--kata=yatzy-exactly")
    there = check(file, "--kata=yatzy-exactly", "--isolate")
    assert (there.code, there.out, there.err) == (here.code, here.out, here.err)


def test_what_is_no_answer_of_the_dice_alone_is_told(check: Check) -> None:
    """Order, a changed list, and what is kept from call to call; a changed list fails nobody."""
    wrong = OWN / "wrong"
    done = check(wrong / "only_sorted.py", "--kata=yatzy-exactly")
    assert done.code == 1
    assert "order matters in small straight: 1,2,3,4,5 gives 15, " in done.out
    done = check(wrong / "state_between_calls.py", "--kata=yatzy-exactly")
    assert done.code == 1
    assert ": something is kept from call to call" in done.out
    done = check(wrong / "sorts_the_list.py", "--kata=yatzy-exactly")
    assert done.code == 0
    assert "your list is changed on " in done.out
    assert "Order never matters; asked again, it answers the same." in done.lines


# What it is about


def test_the_settings_of_the_folder_are_used(
    folder: Path, check: Check, settings: Settings
) -> None:
    """Kata, solution, stage, readings and calls; nobody has to type them."""
    shutil.copy(FOUR_DICE, folder / "my_yatzy.py")
    written = (
        'kata = "yatzy-four-dice"\nsolution = "my_yatzy.py"\nstage = "four"\n'
        'readings = {{ four-alike = "{}" }}\n[tool.katas.calls]\npair = "{}"'
    )
    settings(written.format("no", "score(dice, 'pair')"))
    done = check("--json")
    assert (done.code, done.err) == (0, "")
    found = data(done)
    assert (found["kata"], found["solution"]) == ("yatzy-four-dice", "my_yatzy.py")
    assert (found["stage"], found["guessed"]) == ("four", False)
    assert found["proof"]["categories"]["two pairs"]["reading"]["announced"] == "no"
    settings(written.format("yes", "score(dice, 'chance')"))
    found = data(check("--json"))
    assert found["binding"]["calls"]["pair"] == 'score(dice, "chance")'
    wrong = {name for name, item in found["proof"]["categories"].items() if item["wrong"]}
    assert wrong == {"pair", "two pairs"}


def test_options_go_before_the_settings(folder: Path, check: Check, settings: Settings) -> None:
    """Another file, another stage, another kata: what was written of the others is not theirs."""
    shutil.copy(FOUR_DICE, folder / "my_yatzy.py")
    settings(
        'kata = "yatzy-four-dice"\nsolution = "my_yatzy.py"\nstage = "five"\n'
        "[tool.katas.calls]\npair = \"score(dice, 'chance')\""
    )
    assert data(check("--json", "--examples", "--stage=four"))["stage"] == "four"
    found = data(check(FOUR_DICE, "--json", "--examples"))
    assert (found["stage"], found["passed"]) == ("five", True)
    found = data(check(EXACTLY, "--kata=yatzy-exactly", "--json", "--examples"))
    assert (found["kata"], found["stage"], found["passed"]) == ("yatzy-exactly", None, True)


@pytest.mark.parametrize("name", [kata.id for kata in open_shelf().katas.values()])
def test_the_kata_that_is_answered_is_found(name: str, check: Check) -> None:
    """Each of our own solutions is known for what it is; that it was a guess is said."""
    family, _, rest = name.partition("-")
    folder = SOLUTIONS / family / "reference" / "python"
    file = folder / f"{(rest or family).replace('-', '_')}.py"
    done = check(file, "--examples")
    assert (done.code, done.err) == (0, "")
    assert done.lines[0] == f"nobody said which kata it is (--kata); it answers {name}"
    assert done.lines[1].startswith(f"{name}, {file.name}, ")


def test_a_guess_is_said_in_the_data(check: Check) -> None:
    """As a field: nothing but the document is printed."""
    found = data(check(GREED, "--json"))
    assert (found["kata"], found["guessed"], found["as_well"]) == ("greed", True, [])


# What can't be checked


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "kata: which file is your solution?\n  say it: kata check my_yatzy.py\n"),
        (["nosuch.py"], "kata: there is no file {folder}/nosuch.py\n"),
        ([GREED, "--kata=gred"], "kata: there is no kata 'gred'\n  nearest: greed\n"),
        ([GREED, "--kata=greed", "--stage=nine"], "kata: greed has no stage 'nine'\n"),
        ([GREED, "--call-limit=-1"], "kata: --call-limit -1 is no limit\n"),
        ([GREED, "--run-limit=nan"], "kata: --run-limit nan is no limit\n"),
        ([OWN / "unloadable" / "syntax_error.py"], "kata: syntax_error.py does not parse: "),
        ([OWN / "unloadable" / "not_utf8.py"], "kata: not_utf8.py does not parse: "),
        ([OWN / "unloadable" / "empty.py"], "kata: nothing in empty.py looks like the contract"),
        (
            [OWN / "unloadable" / "several", "--kata=yatzy-exactly"],
            f"kata: {OWN}/unloadable/several has 2 files that could be the solution\n",
        ),
    ],
    ids=lambda value: " ".join(getattr(item, "name", item) for item in value) or "nothing",
)
def test_a_mistake_of_usage_is_one_message(
    arguments: list[str | Path], said: str, check: Check, folder: Path
) -> None:
    """What it is and what to do, on standard error; nothing else, no traceback, and 2."""
    done = check(*arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(said.format(folder=folder))
    assert "Traceback" not in done.err
    assert all(line.startswith("  ") for line in done.err.splitlines()[1:])


def test_a_reading_that_is_not_there_is_a_mistake_of_usage(
    check: Check, settings: Settings
) -> None:
    """The settings name it; which there are is said."""
    settings('kata = "yatzy-four-dice"\nreadings = { four-alike = "perhaps" }')
    done = check(FOUR_DICE)
    assert (done.code, done.out) == (2, "")
    assert "perhaps" in done.err.splitlines()[0]
    assert "Traceback" not in done.err


def test_a_limit_that_is_no_number_is_a_mistake_of_usage(check: Check) -> None:
    """As with any option."""
    done = check(GREED, "--call-limit=x")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith("error: argument --call-limit: invalid float value: 'x'\n")


# Code that hangs, crashes, prints or goes


def categories(done: Run) -> dict[str, dict[str, Any]]:
    """The proof of each category."""
    found: dict[str, dict[str, Any]] = data(done)["proof"]["categories"]
    return found


@pytest.mark.parametrize("way", [[], ["--isolate"]], ids=["in process", "isolated"])
def test_a_loop_without_end_leaves_the_other_categories_proved(
    way: list[str], check: Check
) -> None:
    """It is told as what it is, with its place, and nothing else of that category is."""
    asked = (OWN / "loud" / "endless_ones.py", "--kata=yatzy-exactly", "--call-limit=0.1", *way)
    done = check(*asked, "--json")
    assert (done.code, done.err) == (1, "")
    found = categories(done)
    assert len(found) == CATEGORIES
    assert [name for name, item in found.items() if not item["passed"]] == ["ones"]
    ones = found["ones"]
    assert ones["clearest"]["verdict"] == "timeout"
    assert ones["clearest"]["kind"] == "TookTooLong"
    assert ones["repeatability"] is ones["state"] is ones["order"] is None
    assert "it takes too long; does it loop without end?" in ones["behind"][0]["says"]


def test_a_category_without_limits_may_take_its_time(check: Check, mine: Mine) -> None:
    """`--call-limit` cuts a call short, 0 doesn't; `--run-limit` all of them together."""
    slow = f"    import time\n    time.sleep(1.5 if dice == {SLOW} else 0)\n"
    mine(TWO_CATEGORIES.replace("    return sum", f"{slow}    return sum"))
    asked = ("my_yatzy.py", "--kata=yatzy-exactly", "--json")
    found = categories(check(*asked, "--call-limit=0.3"))["chance"]
    assert (found["wrong"], found["clearest"]["roll"]) == (1, SLOW)
    assert found["clearest"]["verdict"] == "timeout"
    assert categories(check(*asked, "--call-limit=0"))["chance"]["wrong"] == 0
    found = categories(check(*asked, "--run-limit=0.001"))["chance"]
    assert found["not_run"] > 0
    assert not found["passed"]


def test_a_crash_is_one_category_s_own(check: Check) -> None:
    """In a process of its own: the interpreter goes, and all other categories are proved."""
    done = check(
        OWN / "loud" / "crashes_on_a_house.py", "--kata=yatzy-exactly", "--isolate", "--json"
    )
    assert (done.code, done.err) == (1, "")
    found = categories(done)
    assert len(found) == CATEGORIES
    assert [name for name, item in found.items() if not item["passed"]] == ["full house"]
    assert found["full house"]["clearest"]["verdict"] == "crashed"
    assert found["full house"]["repeatability"] is None


def test_a_roll_that_crashes_is_found_among_all(check: Check, mine: Mine) -> None:
    """The rolls before it and behind it are proved as if nothing had been."""
    mine(
        TWO_CATEGORIES.replace(
            "    return sum",
            "    if sorted(dice) == [2, 3, 3, 5, 6] and dice[0] == 6 and dice[1] == 2:\n"
            "        import os\n        os._exit(3)\n    return sum",
        )
    )
    done = check("my_yatzy.py", "--kata=yatzy-exactly", "--isolate", "--json")
    found = categories(done)
    assert found["yatzy"]["passed"]
    chance = found["chance"]
    assert chance["wrong"] == 3, "6,2 and then 3,3,5 in any order"
    assert chance["clearest"]["verdict"] == "crashed"
    assert sorted(chance["clearest"]["roll"]) == [2, 3, 3, 5, 6]
    assert chance["repeatability"] is chance["state"] is None


def test_code_that_ends_the_program_ends_its_own_calls(check: Check) -> None:
    """`exit()` in a call is no answer, and no end of the check."""
    done = check(OWN / "broken" / "exits_in_call.py", "--kata=yatzy-exactly")
    assert (done.code, done.err) == (1, "")
    assert differing(done) == {"pair": ROLLS}
    assert "  It raises SystemExit on 7,776 rolls (1,1,1,1,1)" in done.lines


@pytest.mark.parametrize("way", [[], ["--isolate"]], ids=["in process", "isolated"])
def test_what_code_prints_is_not_printed(way: list[str], folder: Path) -> None:
    """However much: the document stands alone on standard output, for whoever reads it."""
    loud = "def score(dice):\n    print('Terningene er kastet:', dice)\n"
    text = GREED.read_text("utf-8").replace("def score(", "def quiet(")
    (folder / "greed.py").write_text(f"{text}\n\n{loud}    return quiet(dice)\n", "utf-8")
    done = run_kata("check", "greed.py", "--kata=greed", "--json", *way, cwd=folder)
    assert (done.code, done.err) == (0, "")
    assert data(done)["proof"]["rolls"] == sum(6**dice for dice in range(6))


# Where it runs


@pytest.mark.parametrize("way", [[], ["--isolate"]], ids=["in process", "isolated"])
def test_a_path_and_its_lines_may_be_as_people_have_them(way: list[str], folder: Path) -> None:
    """Lines that end as on Windows, a folder with spaces and å; the terminal says NO_COLOR."""
    home = folder / "mine løsninger på norsk"
    home.mkdir()
    text = GREED.read_bytes().replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")
    (home / "grådig.py").write_bytes(text)
    done = run_kata(
        "check", home / "grådig.py", "--kata=greed", *way, cwd=home, env={"NO_COLOR": "1"}
    )
    assert (done.code, done.err) == (0, "")
    assert done.lines[0] == "greed, grådig.py, called as score(dice)"
    assert done.lines[-1] == "You follow koan."
    assert "\x1b" not in done.text
    assert sorted(path.name for path in home.iterdir()) == ["grådig.py"]


def test_a_pipe_has_no_escape_characters_whatever_is_forced(folder: Path) -> None:
    """Nothing is coloured, nothing moves a cursor: not in a log of somebody's CI either."""
    done = run_kata(
        *("check", GREED, "--kata=greed"), cwd=folder, env={"FORCE_COLOR": "1", "CI": "true"}
    )
    assert (done.code, done.err) == (0, "")
    assert "\x1b" not in done.out
    assert "\r" not in done.out


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of Unix")
def test_progress_is_shown_at_a_terminal_alone_and_cleared_in_the_end(
    folder: Path, mine: Mine
) -> None:
    """On standard error, in one line that is written over; what is piped knows nothing of it."""
    mine(TWO_CATEGORIES)
    ours, theirs = os.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "katas", "check", "my_yatzy.py", "--kata=yatzy-exactly"],
        cwd=folder,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=theirs,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )
    os.close(theirs)
    shown = read_all(ours)
    assert "\x1b" not in done.stdout
    assert done.stdout.endswith("asked again, it answers the same.\n")
    *steps, last = shown.split("\r\x1b[K")
    assert [step for step in steps if step.startswith("every roll")] == [
        "every roll: chance (1 of 2) …",
        "every roll: yatzy (2 of 2) …",
    ]
    assert last == ""


def test_examples_that_take_their_time_are_counted_at_a_terminal(folder: Path, mine: Mine) -> None:
    """Whoever waits for what never ends sees how far it is."""
    mine(
        "def score(dice, category):\n    while category == 'chance':\n        pass\n    return 0\n"
    )
    ours, theirs = os.openpty()
    subprocess.run(
        [
            *(sys.executable, "-m", "katas", "check", "my_yatzy.py", "--kata=yatzy-exactly"),
            *("--examples", "--call-limit=0.4"),
        ],
        cwd=folder,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        check=False,
        timeout=PATIENCE,
    )
    os.close(theirs)
    *steps, last = read_all(ours).split("\r\x1b[K")
    assert "examples: 112 of 112 …" in steps
    assert last == ""


NEVER = """\
import pathlib
import time

asked = 0


def yatzy(dice):
    return 50 if len(set(dice)) == 1 else 0


def chance(dice):
    global asked
    asked += 1
    if asked > 500:
        pathlib.Path("proving").touch()
        while True:
            time.sleep(0.01)
    return sum(dice)
"""
"""Answers its examples, and is still proving when everybody has gone home."""


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="looks at /proc")
@pytest.mark.parametrize("whole", [False, True], ids=["the process", "all at the terminal"])
def test_ctrl_c_ends_it_in_one_line(folder: Path, mine: Mine, *, whole: bool) -> None:
    """While another process proves: 130, no traceback, and nobody is left behind."""
    mine(NEVER)
    mark = uuid4().hex
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "katas", "check", "my_yatzy.py", "--kata=yatzy-exactly"),
            *("--isolate", "--call-limit=0", "--run-limit=0"),
        ],
        cwd=folder,
        env={**environment(), MARK: mark},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    try:
        until((folder / "proving").exists)
        if whole:
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert (process.returncode, err) == (130, "kata: stopped\n")
    assert out.splitlines()[1] == "15 of 112 examples"
    until(lambda: not left_over(mark))


def left_over(mark: str) -> list[str]:
    """The processes that were started with a mark and are still there."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if f"{MARK}={mark}".encode() in entry.read_bytes():
                found.append(entry.parent.name)
    return found


# Other languages


@needs("ruby")
def test_another_language_is_checked_as_well(check: Check) -> None:
    """The same counts, by the same rules."""
    done = check(SOLUTIONS / "greed" / "reference" / "ruby" / "greed.rb", "--kata=greed")
    assert (done.code, done.err) == (0, "")
    assert done.lines == [
        "greed, greed.rb, called as score(dice)",
        "48 of 48 examples",
        "9,331 of 9,331 rolls: every roll there is, 0 to 5 dice",
        "Order never matters; your list is left alone; asked again, it answers the same.",
        "You follow koan.",
    ]
