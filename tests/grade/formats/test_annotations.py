"""Workflow commands, as GitHub's runner reads them."""

import re
from dataclasses import replace

from katas.grade.formats.annotations import without_commands
from tests.grade import made
from tests.grade.formats.readers import Command, commands, written


def said(*names: str, log: str) -> list[Command]:
    """The commands in a log, which are of these names and no others."""
    found = list(commands(log))
    assert {command.name for command in found} <= set(names)
    return found


def test_there_is_one_for_each_category_at_its_line() -> None:
    """With the first counterexample, and how many more fail."""
    found = said("error", log=written("annotations", made.wrong()))
    assert [command.properties["title"] for command in found] == [
        "bob@example.org, pair: a wrong answer",
        "bob@example.org, two pairs: a wrong answer",
        "bob@example.org, three of a kind: a wrong answer",
        "bob@example.org, four of a kind: a wrong answer",
    ]
    assert found[0].properties["file"] == "src/sprawl.py"
    assert found[0].properties["line"] == "89"
    lines = found[0].data.splitlines()
    assert lines[0] == "yatzy/exactly/pair.feature:36  Pair: 4,4,4,3,3"
    assert lines[-1] == "and 7 more fail"


def test_without_a_line_the_file_is_told() -> None:
    """And no file where none was taken."""
    (crashed,) = said("error", log=written("annotations", made.crashed()))
    assert crashed.properties["file"] == "src/yatzy.py"
    assert "line" not in crashed.properties
    (silent,) = said("error", log=written("annotations", made.did_not_run()))
    assert "file" not in silent.properties
    assert silent.data.splitlines()[-1] == "  line 3: '(' was never closed"


def test_what_a_human_has_to_see_is_a_warning() -> None:
    """Our fault is an error, and says that it is ours."""
    (warning,) = said("warning", log=written("annotations", made.needs_a_human()))
    assert "a human has to look first" in warning.data
    (ours,) = said("error", log=written("annotations", made.our_fault()))
    assert "the fault is ours" in ours.data


def test_who_has_passed_is_not_bothered() -> None:
    """Nothing is said."""
    assert written("annotations", made.passing()) == ""


def test_more_than_ten_are_counted() -> None:
    """GitHub would drop them without a word; warnings have ten of their own."""
    wrong, eve = made.wrong(), made.needs_a_human()
    class_of = [replace(wrong, id=f"number {at}") for at in range(30)]
    class_of += [replace(eve, id=f"eve {at}") for at in range(12)]
    found = said("error", "warning", log=written("annotations", *class_of))
    errors = [command for command in found if command.name == "error"]
    warnings = [command for command in found if command.name == "warning"]
    assert (len(errors), len(warnings)) == (10, 10)
    more = [re.findall(r"\nand (\d+) more fail", command.data) for command in errors[:9]]
    told = sum(1 + sum(map(int, found)) for found in more)
    assert errors[9].data == f"and {30 * 16 - told} more fail; the other reports have them all"
    assert warnings[9].data == "and 3 more fail; the other reports have them all"


def test_nothing_of_a_submission_is_a_command() -> None:
    """One line is one error, whatever a name, a file or an answer says; no property is forged."""
    log = written("annotations", made.hostile())
    (only,) = said("error", log=log)
    assert len(log.splitlines()) == 1
    assert only.properties.keys() == {"file", "line", "title"} or only.properties.keys() == {
        "file",
        "title",
    }
    assert "::notice title=Autograding report::{}" in only.data
    assert "\x1b" not in log


def test_raw_text_can_be_printed_where_it_commands_nothing() -> None:
    """What stops the commands can't be known, so it can't be ended from inside."""
    raw = f"{made.HOSTILE}\n::notice title=Autograding complete::Points 100/100\n::x::\n"
    assert commands(raw), "as it is, it would command"
    log = without_commands(raw) + "::notice::ours\n" + without_commands("no end of line")
    assert [command.data for command in commands(log)] == ["ours"]
    assert raw in log
    assert log.endswith("::\n")
