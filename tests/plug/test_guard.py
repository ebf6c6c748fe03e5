"""A solution's printing and asking, kept to itself while its code runs."""

import os
import sys

import pytest

from katas.plug.resident.endings import AskedForInput
from katas.plug.resident.guard import Guard


def test_what_is_printed_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    """The text is there to be told, and not on the screen."""
    with Guard() as printed:
        sys.stdout.write("14\n")
    assert printed.getvalue() == "14\n"
    assert capsys.readouterr().out == ""


def test_what_is_printed_aloud_is_kept_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """Under pytest a learner's own prints are seen where pytest shows them."""
    guard = Guard()
    guard.aloud = True
    with guard as printed:
        sys.stdout.write("14\n")
    assert printed.getvalue() == "14\n"
    assert capsys.readouterr().out == "14\n"


def test_each_guard_keeps_its_own() -> None:
    """What one call prints is not told of the next."""
    with Guard():
        sys.stdout.write("first\n")
    with Guard() as second:
        sys.stdout.write("second\n")
    assert second.getvalue() == "second\n"


def test_nobody_answers_a_question() -> None:
    """`input()` is caught, and its prompt is kept with the rest that is printed."""
    with Guard() as printed, pytest.raises(AskedForInput):
        input("Dice? ")
    assert printed.getvalue() == "Dice? "


@pytest.mark.parametrize("way", ["read", "readline", "readlines", "__next__"])
def test_nobody_sits_at_the_keyboard(way: str) -> None:
    """However a solution reads, it is caught reading and nobody waits."""
    with Guard(), pytest.raises(AskedForInput):
        getattr(sys.stdin, way)()


def test_nobody_types_line_after_line() -> None:
    """A loop over standard input ends before it begins."""
    with Guard(), pytest.raises(AskedForInput):
        list(sys.stdin)


def test_nobody_types_bytes() -> None:
    """The quick way of reading, as taught for contests, is caught as well."""
    with Guard(), pytest.raises(AskedForInput):
        sys.stdin.buffer.read()


def test_a_loop_of_the_solutions_own_cannot_swallow_the_asking() -> None:
    """A game that asks until it gets a number would never end if an `except` could catch this."""
    assert not issubclass(AskedForInput, Exception)


def test_with_a_keyboard_the_input_is_left_alone() -> None:
    """Someone who runs `pytest -s` to play along keeps the keyboard."""
    before = sys.stdin
    with Guard(keyboard=True):
        assert sys.stdin is before


def test_everything_is_put_back() -> None:
    """After the call the process reads and prints as before."""
    before = sys.stdin, sys.stdout
    with Guard():
        assert (sys.stdin, sys.stdout) != before
    assert (sys.stdin, sys.stdout) == before


@pytest.mark.parametrize("error", [ValueError, SystemExit, KeyboardInterrupt])
def test_everything_is_put_back_after_an_error(error: type[BaseException]) -> None:
    """However the call ends, the process reads and prints as before."""
    before = sys.stdin, sys.stdout
    with pytest.raises(error), Guard():
        raise error
    assert (sys.stdin, sys.stdout) == before


def test_everything_is_put_back_after_a_solution_meddled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A solution that puts its own streams in place has them for the length of its call."""
    before = sys.stdin, sys.stdout
    with Guard():
        monkeypatch.setattr(sys, "stdout", None)
        monkeypatch.setattr(sys, "stdin", None)
    assert (sys.stdin, sys.stdout) == before


def test_one_guard_within_another_leaves_it_its_own() -> None:
    """An end of the process is held back until the outer one is left."""
    before = os._exit
    with Guard(holds=True):
        with Guard(holds=True), pytest.raises(SystemExit):
            os._exit(0)
        with pytest.raises(SystemExit):
            os._exit(0)
    assert os._exit is before
