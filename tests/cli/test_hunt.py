"""`kata hunt`: real tests of learners, on the right solution and on every mistake of their kata."""

import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from katas.cli import main
from katas.practice.hunting import session
from tests.approving import approve
from tests.running import run_kata

TESTS = Path(__file__).parent.parent
SUITES = TESTS / "solutions" / "hunting"
APPROVED = Path(__file__).parent / "approved"

OWN, ZOO = TESTS.parent / "solutions" / "yatzy", TESTS / "solutions" / "zoo"

CODE = {
    "statics": (OWN / "legacy/python/classic/sprawl.py", "yatzy.py"),
    "fixtures": (OWN / "reference/python/norwegian.py", "spill.py"),
    "games": (OWN / "reference/python/norwegian.py", "spill.py"),
    "features": (OWN / "reference/python/exactly.py", "yatzy.py"),
    "instances": (ZOO / "instance_without_arguments/yatzy.py", "yatzy.py"),
    "tables": (ZOO / "dict_dispatch/yatzy.py", "scoring.py"),
    "members": (ZOO / "member_that_scores/yatzy.py", "yatzy.py"),
    "readings": (TESTS / "solutions/right/yatzy_four_dice_short.py", "yatzy.py"),
}
"""Code that the tests of a suite are about, where it stands already, and what they call it."""

Suite = Callable[..., Path]


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    """A learner's folder, copied; of some of its tests only, where they are named."""

    def copied(name: str, *tests: str) -> Path:
        folder = tmp_path / "mine, and jeg også"
        shutil.copytree(SUITES / name, folder)
        if name in CODE:
            code, called = CODE[name]
            shutil.copy(code, folder / called)
        for file in folder.glob("test_*.py"):
            if tests and file.name not in tests:
                file.unlink()
        return folder

    return copied


def hunted(folder: Path, *options: str | Path) -> dict[str, Any]:
    """What comes of a hunt, as data."""
    run = run_kata("hunt", "--json", *options, cwd=folder)
    data: dict[str, Any] = json.loads(run.out)
    assert run.err == ""
    assert run.code == (0 if data["passed"] else 1)
    return data


def catch_list(data: dict[str, Any]) -> str:
    """Which near misses were caught, and by which test; and which were not."""
    if data["failed"]:
        failed = [f"{item['test']}: {item['says']}" for item in data["failed"]]
        return "\n".join(["fails on the right solution, and nothing is counted", *failed])
    caught = [f"{item['name']}  <-  {item['test']}" for item in data["caught"]]
    missed = [item["name"] for item in data["missed"]]
    head = f"{len(caught)} of {len(caught) + len(missed)} with {len(data['tests'])} tests"
    return "\n".join([head, "", *caught, "", "not caught", *missed])


def listing(folder: Path) -> dict[str, bytes]:
    """All that lies in a folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.parametrize("tests", ["test_one.py", "test_some.py", "test_thorough.py"])
def test_the_more_is_asked_the_more_is_caught(tests: str, suite: Suite) -> None:
    """From one example over those of the document to every rule in every order."""
    data = hunted(suite("by_name", tests))
    approve(catch_list(data), APPROVED, f"hunt by_name {tests[5:-3]}")


SHAPES = {
    "statics": "static methods with five integers, from a TestCase",
    "instances": "hands that are made of their dice",
    "tables": "a rule that a test has taken from a table",
    "closures": "functions that a function has made",
    "members": "members of an enumeration that score themselves",
    "fixtures": "the fixtures score and game, in Norwegian",
    "games": "a whole game of one's own",
    "features": "a feature of one's own, with the kata's steps",
    "readings": "answers to open questions that the tests take for granted",
    "refusals": "a refusal by an exception of one's own",
}


@pytest.mark.parametrize("name", SHAPES)
def test_whatever_shape_the_code_has_tests_are_tried_on_it(name: str, suite: Suite) -> None:
    """The tests import the learner's own module, and meet the mistakes in it."""
    folder = suite(name)
    before = listing(folder)
    data = hunted(folder)
    approve(catch_list(data), APPROVED, f"hunt {name}")
    assert listing(folder) == before


def test_hints_come_first_and_answers_when_asked_for(suite: Suite) -> None:
    """A few hints of each category; then all; then what each does, and a roll that shows it."""
    folder = suite("by_name")
    hints = run_kata("hunt", "test_some.py", cwd=folder)
    assert hints.code == 1
    approve(hints.out, APPROVED, "hunt hints")
    every = run_kata("hunt", "--all", "-k", "nothing", cwd=folder)
    assert "    a pair spoiled by a higher triple" in every.lines
    assert not re.search(r"and \d+ more|should give", every.out)
    answers = run_kata("hunt", "--answers", "-k", "nothing", cwd=folder)
    assert "      1,2,3,4,6 should give 6, and with this mistake gives 0" in answers.lines


def test_the_norwegian_kata_is_told_in_norwegian(suite: Suite) -> None:
    """Names, sentences and all around them."""
    run = run_kata("hunt", "--answers", "-k", "fire_kast", cwd=suite("fixtures"))
    approve(run.out, APPROVED, "hunt in Norwegian")


def test_tests_that_go_round_the_code_are_named(suite: Suite) -> None:
    """Nothing is counted where the right solution fails: a helper was tested, or other rules."""
    run = run_kata("hunt", cwd=suite("goes_round"))
    assert run.code == 1
    assert run.lines == [
        "2 of your 3 tests fail on the right solution, so nothing is counted:",
        "  test_pair.py::test_the_helper",
        "    assert 6 == 0",
        "    it goes round your code: nothing in it asks for a score that somebody else could play",
        "  test_pair.py::test_two_alike_are_enough",
        "    assert 0 == 6",
        "    it asks for pair: it wants another score than the rules do, or goes round your code",
        "kata hunt -k 'not NAME' leaves a test out",
    ]


def test_a_test_can_be_left_out(suite: Suite) -> None:
    """By pytest's own words."""
    data = hunted(suite("goes_round"), "-k", "a_pair")
    assert data["tests"] == ["test_pair.py::test_a_pair"]
    assert data["failed"] == []


def test_each_failure_is_told_for_what_it_is(suite: Suite) -> None:
    """A feature's in dice words, a roll of no kata, an error on the way to any answer."""
    folder = suite("features")
    feature = folder / "doubts.feature"
    feature.write_text(feature.read_text("utf-8").replace("| 8  ", "| 9  "), "utf-8")
    (folder / "test_mine.py").write_text(
        "def test_seven(score):\n    assert score('3,3,3,2,7', 'pair') == 6\n\n\n"
        "def test_pear(score):\n    assert score('3,3,3,2,4', 'pear') == 6\n",
        "utf-8",
    )
    lines = run_kata("hunt", cwd=folder).lines
    assert lines == [
        "3 of your 6 tests fail on the right solution, so nothing is counted:",
        "  test_doubts.py::test_pairs[3,3,3,4,4-9]",
        "    expected 9, got 8",
        "    it asks for pair: it wants another score than the rules do, or goes round your code",
        "  test_mine.py::test_seven",
        "    assert 0 == 6",
        "    it asks for 3,3,3,2,7, which is no roll of this kata: your own code has answered",
        "  test_mine.py::test_pear",
        "    yatzy-exactly has no category 'pear'",
        "kata hunt -k 'not NAME' leaves a test out",
    ]


def test_tests_can_come_before_the_code(suite: Suite) -> None:
    """The right solution and the mistakes play in a stub; of what isn't there at all it is told."""
    folder = suite("by_name", "test_one.py")
    (folder / "scoring.py").write_text(
        "def pair(dice):\n    raise NotImplementedError\n", encoding="utf-8"
    )
    run = run_kata("hunt", cwd=folder)
    assert run.lines[0] == "1 test of your own; the right solution passes it"
    assert run.lines[1].startswith("not found in your code, so that nobody else can play it there:")
    assert "pair" not in run.lines[1].partition(":")[2].partition(",")[0]


def test_a_package_that_hands_its_functions_on_is_one_module(suite: Suite) -> None:
    """Whoever imports from the package meets the mistakes as well."""
    folder = suite("by_name", "none")
    package = folder / "dice_game"
    package.mkdir()
    (folder / "scoring.py").replace(package / "rules.py")
    (package / "__init__.py").write_text("from .scoring import pair\n", "utf-8")
    (package / "scoring.py").write_text("from .rules import pair\n", "utf-8")
    (folder / "test_mine.py").write_text(
        "from dice_game import pair\n\n\ndef test_pair():\n    assert pair([3, 3, 3, 4, 4]) == 8\n",
        "utf-8",
    )
    data = hunted(folder, "--solution", "dice_game/scoring.py")
    assert "no pair in a full house" in [item["name"] for item in data["caught"]]


def test_without_tests_nothing_is_caught(suite: Suite) -> None:
    """It is said so, with hints of what to write first."""
    folder = suite("by_name", "none")
    run = run_kata("hunt", cwd=folder)
    assert run.code == 1
    assert run.lines[:2] == [
        f"there are no tests of your own in {folder.name} yet",
        "your tests catch none of 70 mistakes",
    ]


def test_one_file_of_tests_from_another_folder(suite: Suite) -> None:
    """The settings beside it hold, wherever the command is given."""
    folder = suite("by_name")
    data = hunted(folder.parent, folder / "test_one.py")
    assert data["tests"] == ["test_one.py::test_a_pair"]


def test_without_settings_options_say_which(suite: Suite) -> None:
    """The kata and the solution may be named; the tests are those of the folder."""
    folder = suite("by_name", "test_one.py")
    (folder / "pyproject.toml").unlink()
    data = hunted(folder, "--kata", "yatzy-exactly", "--solution", "scoring.py")
    assert data["tests"] == ["test_one.py::test_a_pair"]
    run = run_kata("hunt", cwd=folder)
    assert run.code == 2
    assert "say it: --kata ID" in run.err


def test_a_solution_in_another_language_is_hunted_by_the_fixtures(
    suite: Suite, references: Path
) -> None:
    """Whoever asks through `score` meets the mistakes, whatever the code is written in."""
    folder = suite("by_name", "none")
    shutil.copy(references / "yatzy" / "reference" / "ruby" / "exactly.rb", folder / "yatzy.rb")
    (folder / "test_mine.py").write_text(
        "def test_pair(score):\n    assert score('3,3,3,4,4', 'pair') == 8\n", "utf-8"
    )
    data = hunted(folder, "--solution", "yatzy.rb")
    assert "no pair in a full house" in [item["name"] for item in data["caught"]]
    assert run_kata("hunt", "--solution", "yatzy.rb", cwd=folder).lines[0] == (
        "yatzy.rb isn't in Python: only tests in Python are tried, "
        "by the fixtures score and game or by features"
    )


HOSTILE = {
    "never_ends": "it didn't come to its end in 5 seconds",
    "ends_the_run": "it ended the whole run (exit code 0)",
    "exits_by_pytest": "it ended the whole run (Exit: enough)",
    "kills_its_parent": "it ended the whole run (Killed)",
    "speaks_for_us": "it ended the whole run (exit code 0)",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_test_that_is_hostile_is_stopped_and_named(name: str, suite: Suite) -> None:
    """Nothing is counted, and whoever did it is named."""
    run = run_kata("hunt", "--limit", "5", cwd=suite(f"hostile/{name}"))
    assert run.code == 1
    assert "so nothing is counted" in run.lines[0]
    assert run.lines[1].startswith("  test_mine.py::test_")
    assert HOSTILE[name] in run.lines[2]


def test_tests_that_are_never_collected_are_stopped_and_named(suite: Suite) -> None:
    """A loop without end at the top of a file."""
    run = run_kata("hunt", "--limit", "5", cwd=suite("hostile/never_collected"))
    assert run.code == 2
    assert run.lines == [
        "kata: the tests are never done with being collected (5 s)",
        "  the last that was looked into is test_mine.py",
        "  does something there go on for ever? --limit gives it more seconds",
    ]


def test_tests_that_cannot_be_read_are_named(suite: Suite) -> None:
    """An import of what isn't there."""
    run = run_kata("hunt", cwd=suite("hostile/cannot_be_read"))
    assert run.code == 2
    assert run.lines[0] == "kata: the tests can't be read"
    assert "test_mine.py: ImportError: cannot import name 'no_such_thing'" in run.lines[1]


def test_a_mistake_over_which_a_test_never_ends_is_caught(suite: Suite) -> None:
    """It is told apart."""
    run = run_kata("hunt", "--limit", "5", cwd=suite("hostile/endless_by_a_mistake"))
    line = "your tests catch 1 of 70 mistakes (1 of them by never coming to an end)"
    assert line in run.lines


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="there are no process groups")
def test_nothing_that_a_test_has_started_is_left_behind(suite: Suite) -> None:
    """A process of the test's own ends with its run."""
    folder = suite("hostile/leaves_behind")
    run_kata("hunt", cwd=folder)
    number = (folder / "left.txt").read_text("utf-8")
    state = Path(f"/proc/{number}/stat")
    assert not state.exists() or state.read_text("utf-8").rpartition(")")[2].split()[0] == "Z"


def test_what_makes_no_sense_is_one_message(suite: Suite) -> None:
    """A folder, a kata and a limit that aren't there."""
    folder = suite("by_name", "test_one.py")
    for options, problem in (
        (("nowhere",), "there is no file or folder nowhere"),
        (("--kata", "yatzi"), "there is no kata 'yatzi'"),
        (("--limit", "0"), "--limit 0 is no limit"),
        (("--solution", "none.py"), "there is no file"),
    ):
        run = run_kata("hunt", *options, cwd=folder)
        assert run.code == 2, run.text
        assert problem in run.err
        assert "Traceback" not in run.text


def test_where_nothing_can_be_forked_each_run_has_a_process_of_its_own(
    suite: Suite, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same is caught, by the same tests."""
    monkeypatch.setattr(session, "CAN_FORK", False)
    main(["hunt", "--json", str(suite("by_name", "test_one.py"))])
    caught = catch_list(json.loads(capsys.readouterr().out))
    # Read, and not approved: another test may be at that just now.
    assert caught == (APPROVED / "hunt by_name one.approved.txt").read_text("utf-8").rstrip()


def test_without_a_fork_a_test_that_never_ends_is_stopped_as_well(
    suite: Suite, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the end of its whole process."""
    monkeypatch.setattr(session, "CAN_FORK", False)
    assert main(["hunt", "--limit", "5", str(suite("hostile/never_ends"))]) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [
        "  test_mine.py::test_that_does_not",
        "    it didn't come to its end in 5 seconds; --limit gives it more",
        "kata hunt -k 'not NAME' leaves a test out",
    ]


def test_what_pytest_would_say_to_everybody_is_said(suite: Suite) -> None:
    """A setting that is no such thing, as pytest and `kata check` have it."""
    folder = suite("by_name", "test_one.py")
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as settings:
        settings.write('\n[tool.katas.expected]\npiar = "x"\n')
    run = run_kata("hunt", cwd=folder)
    assert run.code == 2
    assert run.lines == [
        "kata: [tool.katas.expected]: yatzy-exactly has no category 'piar'",
        "  nearest: pair",
    ]
