"""What a solution prints, changes and remembers is shown where it helps, and nowhere else."""

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.running import Run

Runner = Callable[..., Run]

LOUD = Path(__file__).parent.parent / "solutions" / "loud"
SECTION = "Captured stdout call"
CHANGED = "the list that is given is changed: "
CHANGED_NO = "listen som gis, endres: "
KEPT = "something is kept from call to call"

TWO_WAYS = pytest.mark.parametrize("way", [[], ["--isolate"]], ids=["in process", "isolated"])


def loud(name: str, kata: str = "yatzy-exactly") -> list[str]:
    """Ask for a kata with one of the loud solutions."""
    return [f"--kata={kata}", f"--solution={LOUD / name}"]


def printed(done: Run) -> dict[str, list[str]]:
    """What is shown as printed below each failure, by the roll that it failed on."""
    found: dict[str, list[str]] = {}
    for part in re.split(r"^_{3,} .* _{3,}$", done.out, flags=re.MULTILINE)[1:]:
        failure, _, rest = part.partition(SECTION)
        roll = re.search(r": ([\d,]+)$", failure, re.MULTILINE)
        assert roll, failure
        shown = re.split(r"^[-=]+ ", rest.partition("\n")[2], flags=re.MULTILINE)[0]
        found[roll[1]] = shown.splitlines()
    return found


@TWO_WAYS
def test_a_failing_example_shows_what_it_printed(
    way: list[str], folder: Path, run_here: Runner
) -> None:
    """Each its own lines, as pytest's own section; what passes prints nothing, here or there."""
    report = folder / "report.xml"
    written = [f"--junitxml={report}", "-o", "junit_logging=system-out"]
    done = run_here(*loud("prints_its_way.py"), *written, *way)
    assert done.code == 1
    assert "7 failed, 105 passed" in done.text
    shown = printed(done)
    assert shown["4,4,4,3,3"] == ["looking for pairs in [4, 4, 4, 3, 3]", "found [3]"]
    assert shown["3,3,3,4,1"] == ["looking for pairs in [3, 3, 3, 4, 1]", "found []"]
    assert [len(lines) for lines in shown.values()] == [2] * 7
    assert "is it a yatzy?" not in done.text
    assert done.text.count(SECTION) == 7
    cases = ET.parse(report).findall(".//testcase")  # noqa: S314  # our own file
    failed = [case for case in cases if case.find("failure") is not None]
    assert len(failed) == 7
    for case in failed:
        faces = str(case.get("name")).split()[0].replace(",", ", ")
        assert f"looking for pairs in [{faces}]" in str(case.findtext("system-out"))


def test_minus_s_prints_aloud(run_here: Runner) -> None:
    """With `-s` it is heard while it runs, from examples that pass as well."""
    done = run_here(*loud("prints_its_way.py"), "-s", "-k=yatzy.feature or pair.feature")
    assert "is it a yatzy? [1, 1, 1, 2, 1]" in done.text
    assert "looking for pairs in [3, 3, 3, 4, 1]" in done.text


def test_minus_s_prints_aloud_from_another_process(run_here: Runner) -> None:
    """`-s` means the same where the solution has a process of its own."""
    done = run_here(*loud("prints_its_way.py"), "-s", "--isolate", "-k=yatzy.feature")
    assert done.code == 0
    assert "is it a yatzy? [1, 1, 1, 2, 1]" in done.text


@TWO_WAYS
def test_a_flood_is_shortened(way: list[str], run_here: Runner) -> None:
    """Its beginning is shown, with how long it is."""
    done = run_here(*loud("prints_a_flood.py"), "-k=four_of_a_kind", *way)
    assert done.code == 1
    shown = printed(done)
    assert set(shown) == {"2,2,2,2,5", "6,6,1,6,6", "5,1,1,1,1"}
    for lines in shown.values():
        assert lines[:3] == ["0", "1", "2"]
        assert lines[-1] == "(the first 2,000 of 48,890 characters)"
        assert len("\n".join(lines[:-1])) <= 2001


def test_all_that_was_printed_is_counted(run_here: Runner) -> None:
    """A process that is ended for its flood is not told to have printed just what was kept."""
    done = run_here(
        *loud("ends_in_every_way.py"), "--isolate", "-k=four_of_a_kind", "--call-limit=1"
    )
    assert "it prints without end" in done.text
    assert "(the first 2,000 of 10,000 characters)" not in done.text


@TWO_WAYS
def test_changed_lists_and_second_answers_are_summed_up(way: list[str], run_here: Runner) -> None:
    """Once for each category, in the kata's language; nobody fails for them."""
    told = loud("sorts_and_remembers.py", "yatzy-norwegian")
    done = run_here(*told, "--stage=nedre", "-q", *way)
    assert done.code == 0, done.text
    assert [line for line in done.lines if "endres" in line] == [
        f"Par: {CHANGED_NO}2,5,1,5,3 ble gitt, 1,2,3,5,5 kom tilbake; hvem andre holder den?"
    ]
    assert [line for line in done.lines if "spurt" in line] == [
        "Sjanse: spurt to ganger om 1,1,3,3,6 kom 14, så 28: noe huskes fra kall til kall"
    ]


def test_changed_lists_and_second_answers_are_told_in_english(run_here: Runner) -> None:
    """The same in the language of most katas; the first list that changed stands for all."""
    done = run_here(*loud("sorts_and_remembers.py"), "-q", "-k=chance or pair")
    assert done.code == 1, done.text
    assert [line for line in done.lines if CHANGED in line] == [
        f"pair: {CHANGED}1,1,6,2,6 went, 1,1,2,6,6 came back; who else holds it?"
    ]
    assert [line for line in done.lines if "asked twice" in line] == [
        f"chance: asked twice for 1,1,3,3,6, it gave 14, then 28: {KEPT}"
    ]


def test_the_header_says_what_was_taken_and_what_is_missing(run_here: Runner) -> None:
    """Of two classes one is taken; what isn't in it is not there yet."""
    done = run_here(*loud("two_classes.py"), "--collect-only")
    assert "taken: Yatzy; also there: OldYatzy" in done.lines
    assert (
        "not there yet: threes, fours, fives, sixes, three of a kind, four of a kind, full house "
        "(`kata calls` says what was looked for)"
    ) in done.lines
    assert "stood in for" not in done.text


def test_the_header_says_what_was_stood_in_for(run_here: Runner) -> None:
    """A Koan without its runner is loaded nevertheless, and that is no secret."""
    done = run_here(*loud("koan.py", "greed"))
    assert done.code == 0, done.text
    assert "not here, and stood in for: runner.koan" in done.lines
    assert "taken: " not in done.text
    assert "not there yet: " not in done.text
