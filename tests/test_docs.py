"""What README and docs say is so: their samples are what comes, their examples work."""

import ast
import json
import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

from katas.catalog import open_shelf, read_settings
from katas.cli import VERBS, main
from katas.plug import InProcess, read_template
from katas.plugin import OPTIONS
from katas.practice.baseline.declaring import declared_for
from katas.proof import play_side_by_side
from katas.proof.data import FORMAT
from katas.spec import SideTeller, Teller, failure_lines, open_specification
from katas.spec.lint import lint
from tests.refactoring import BREAKING, CORRECTING, TABLE, change, declare, old_code
from tests.running import run, run_kata, run_pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SOLUTIONS = (ROOT / "docs" / "solutions.md").read_text("utf-8")
PACKS = (ROOT / "docs" / "packs.md").read_text("utf-8")
CHECK = (ROOT / "docs" / "check.md").read_text("utf-8")

BASELINE = (ROOT / "docs" / "baseline.md").read_text("utf-8")

LEFT_OUT = "…"
"""A line of a sample that stands for some that are left out."""


def block(text: str, first: str) -> list[str]:
    """The lines of the fenced block that begins so."""
    found = re.search(rf"```\w*[^\n]*\n({re.escape(first)}.*?)```", text, re.DOTALL)
    assert found is not None, first
    return found[1].rstrip("\n").splitlines()


def test_the_failure_in_the_readme_is_one_that_comes(references: Path, tmp_path: Path) -> None:
    """The first thing a reader sees is word for word what the legacy code is told."""
    legacy = references / "yatzy" / "legacy" / "python" / "classic" / "sprawl.py"
    lines = run_pytest("--kata=yatzy-exactly", f"--solution={legacy}", cwd=tmp_path).lines
    sample = block(README, "yatzy/exactly/pair.feature:48")
    at = lines.index(sample[0])
    assert lines[at : at + len(sample)] == sample


def test_the_story_in_the_readme_is_one_that_comes(references: Path) -> None:
    """What is told of the legacy game, word for word."""
    shelf = open_shelf()
    spec = open_specification(shelf, shelf.find("yatzy-norwegian"))
    legacy = references / "yatzy" / "legacy" / "python" / "norwegian" / "procedure.py"
    solution = spec.plug(InProcess(legacy))
    side = SideTeller(Teller(spec, solution.binding))
    played = play_side_by_side(spec, solution, side.says["players"], 1)
    told = side.tell(played.result, side.says["where"], number=played.number, seed=1)
    assert failure_lines(told) == block(README, "side om side  omgang")


def test_where_one_stands_in_the_readme_is_what_comes(tmp_path: Path) -> None:
    """What `kata` says in a folder that has begun with old code."""
    assert run_kata("start", "yatzy-exactly", "mine", "--from", "legacy", cwd=tmp_path).code == 0
    sample = block(README, "Yatzy, exactly, stage alike")
    assert run_kata(cwd=tmp_path / "mine").lines == sample


def test_the_explanation_in_the_readme_is_one_that_comes(tmp_path: Path) -> None:
    """So is what `kata explain` gives."""
    command = block(README, "kata explain")[0].split()[1:]
    sample = block(README, "3,3,3,4,1 on pair")
    assert run_kata(*command, cwd=tmp_path).lines == sample


def assert_comes(sample: list[str], lines: list[str]) -> None:
    """A sample is what comes, line by line, but for what it leaves out."""
    at = 0
    for number, line in enumerate(sample):
        if line == LEFT_OUT:
            at = lines.index(sample[number + 1], at)
        else:
            assert lines[at] == line
            at += 1


def test_the_check_in_the_readme_is_what_comes(tmp_path: Path) -> None:
    """What every roll tells of the legacy code, of which the readme shows some lines."""
    command = next(line for line in README.splitlines() if line.startswith("kata check --kata"))
    *options, path = command.split()[1:]
    done = run_kata(*options, ROOT / path, cwd=tmp_path)
    assert done.code == 1
    assert_comes(block(README, "97 of 112 examples"), done.lines[1:])


def test_the_check_in_the_docs_is_what_comes(references: Path, tmp_path: Path) -> None:
    """The page on it shows one from end to end."""
    file = references / "greed" / "near_misses" / "python" / "set_only_in_a_row.py"
    done = run_kata("check", "--kata=greed", file, cwd=tmp_path)
    assert done.code == 1
    sample = block(CHECK, "greed, set_only_in_a_row.py")
    assert_comes(sample, done.lines)
    assert sample[-1] == done.lines[-1]


def test_the_data_of_a_check_in_the_docs_is_all_that_comes(
    references: Path, tmp_path: Path
) -> None:
    """The page lays it out closer, and leaves nothing out."""
    file = references / "greed" / "near_misses" / "python" / "highest_of_no_dice.py"
    done = run_kata("check", "--kata=greed", "--json", file, cwd=tmp_path)
    assert done.code == 1
    assert json.loads("\n".join(block(CHECK, "{"))) == json.loads(done.out)


def test_every_field_of_the_data_is_documented() -> None:
    """Each has a place in a table, by its name; the version there is the one that is printed."""
    source = (ROOT / "katas" / "proof" / "data.py").read_text("utf-8")
    fields = {
        key.value
        for table in ast.walk(ast.parse(source))
        if isinstance(table, ast.Dict)
        for key in table.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }
    rows = "\n".join(line for line in CHECK.splitlines() if line.startswith("| `"))
    assert len(fields) > 40
    assert {field for field in fields if f"`{field}`" not in rows} == set()
    assert f"`format` is {FORMAT}:" in CHECK


def test_what_moved_in_the_docs_is_what_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same old code, corrected in one category and broken in another; README and the page."""
    mine = old_code(tmp_path)
    monkeypatch.chdir(mine.parent)
    assert main(["baseline"]) == 0
    change(mine, CORRECTING, BREAKING)
    declare(mine.parent, 'pair = "at least, not exactly"')
    capsys.readouterr()
    done = run_kata("baseline", cwd=mine.parent)
    assert done.code == 1
    for page in (README, BASELINE):
        assert_comes(block(page, "not preserved: "), done.lines)


def test_the_table_in_the_docs_is_what_is_kept(tmp_path: Path) -> None:
    """Its first rows and columns."""
    mine = old_code(tmp_path)
    assert main(["baseline", str(mine), "--kata=yatzy-fixed-scores"]) == 0
    kept = (mine.parent / TABLE).read_text("utf-8").splitlines()
    sample = block(BASELINE, "roll      |")
    at = kept.index(next(line for line in kept if line.startswith(sample[0])))
    assert [line[: len(sample[0])] for line in kept[at : at + len(sample)]] == sample


def test_what_the_docs_declare_can_be_read(tmp_path: Path) -> None:
    """Each way to say it, for a kata that has these categories."""
    settings = tmp_path / "pyproject.toml"
    settings.write_text("\n".join(block(BASELINE, "[tool.katas.expected]")), "utf-8")
    shelf = open_shelf()
    spec = open_specification(shelf, shelf.find("yatzy-exactly"))
    declared = declared_for(spec, read_settings(settings).expected)
    assert declared["pair"].reason == "at least, not exactly"
    assert declared["two pairs"].rolls.keys() == {(1, 1, 2, 2, 2), (1, 3, 3, 3, 3)}
    assert declared["chance"].rolls == {(1,) * 5: "5", (6,) * 5: "ValueError"}


def test_the_near_miss_in_the_docs_is_one(references: Path) -> None:
    """Its entry stands there as it does in the index."""
    index = references / "yatzy" / "near_misses" / "near_misses.toml"
    entry = "\n".join(block(CHECK, "[[near_misses]]"))
    assert entry in index.read_text("utf-8")


def test_every_verb_and_every_option_is_documented() -> None:
    """What can be said is said somewhere: verbs in the README, options there too."""
    for verb in VERBS:
        assert f"kata {verb} " in README
    for option in OPTIONS:
        assert f"--{option.replace('_', '-')}" in README


def test_the_commands_of_the_readme_name_files_that_are_there() -> None:
    """Every path that is given after `--solution` in a command of the checkout exists."""
    named = re.findall(r"--solution (solutions/\S+)", README)
    assert len(named) == 2
    for path in named:
        assert (ROOT / path).is_file()


def test_links_lead_somewhere() -> None:
    """Every relative link in README and docs has its file."""
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_host_in_the_docs_is_the_one_that_is_driven() -> None:
    """The shell that speaks the protocol stands in the docs word for word, in ten lines."""
    written = (ROOT / "docs" / "examples" / "chance.sh").read_text("utf-8").splitlines()
    assert block(PROTOCOL, written[0]) == written
    assert len(written) <= 10


def test_the_calls_in_the_docs_can_be_read() -> None:
    """Every call that the page on solutions shows in a setting is one."""
    settings = tomllib.loads("\n".join(block(SOLUTIONS, "[tool.katas.calls]")))
    calls = settings["tool"]["katas"]["calls"]
    assert len(calls) == 3
    for key, text in calls.items():
        assert str(read_template(key, text).call)


def test_the_game_in_the_docs_can_be_played(references: Path, tmp_path: Path) -> None:
    """A learner's own test, as it stands there, on a solution that is right."""
    sample = block(SOLUTIONS, "def test_a_go_ends_with_a_place(game):")
    (tmp_path / "test_mine.py").write_text("\n".join(sample), "utf-8")
    shutil.copy(references / "yatzy" / "reference" / "python" / "four_dice.py", tmp_path)
    (tmp_path / "pyproject.toml").write_text(
        '[tool.katas]\nkata = "yatzy-four-dice"\nsolution = "four_dice.py"\n', "utf-8"
    )
    run = run_pytest("test_mine.py", "-q", cwd=tmp_path)
    assert "1 passed" in run.text, run.text


def test_the_pack_in_the_docs_can_be_copied_as_it_stands(references: Path, tmp_path: Path) -> None:
    """kata.toml and rulebook as printed, with one feature, are a pack that runs."""
    kata = tmp_path / "katas" / "yatzy" / "american"
    features = tmp_path / "features" / "yatzy" / "american"
    kata.mkdir(parents=True)
    features.mkdir(parents=True)
    (kata.parent / "rulebooks").mkdir()
    (kata / "kata.toml").write_text("\n".join(block(PACKS, 'id = "yatzy-american"')), "utf-8")
    (kata / "brief.md").write_text("# The club's game\n", "utf-8")
    rulebook = kata.parent / "rulebooks" / "american.toml"
    rulebook.write_text("\n".join(block(PACKS, 'language = "en"')), "utf-8")
    (features / "ones.feature").write_text(
        "@ours\nFeature: Ones\n\n  Scenario: Two of them\n    1+1\n"
        '    When 1,2,1,4,6 is placed on "ones"\n    Then it scores 2\n',
        "utf-8",
    )
    shelf = open_shelf([tmp_path])
    assert lint(open_specification(shelf, shelf.find("yatzy-american"))) == []
    solution = tmp_path / "mine.py"
    shutil.copy(references / "yatzy" / "reference" / "python" / "exactly.py", solution)
    done = run_pytest(
        *("--kata=yatzy-american", f"--solution={solution}", f"--kata-path={tmp_path}"),
        cwd=tmp_path,
    )
    assert done.code == 0, done.text
    assert "1 of 1 examples passed" in done.lines


def test_python_m_katas_is_the_command(tmp_path: Path) -> None:
    """Where scripts are not on the path, the module is the command."""
    done = run(sys.executable, "-m", "katas", "--version", cwd=tmp_path)
    assert done.code == 0
    assert done.out.startswith("katas ")
