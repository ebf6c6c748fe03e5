"""What a learner gets wrong is one plain message and pytest's usage exit code, 4."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.running import Run

Runner = Callable[..., Run]

CASES = {
    "no such kata": (
        ["--kata=yatzy-exact", "--solution={s}/right/greed.py"],
        ["there is no kata 'yatzy-exact'", "nearest: yatzy-exactly"],
    ),
    "a family is no kata": (
        ["--kata=yatzy", "--solution={s}/right/greed.py"],
        ["yatzy is a family of 4 katas: which one?", "yatzy-four-dice"],
    ),
    "no kata named": (
        ["--solution={s}/right/greed.py"],
        ["which kata?", "say it: --kata ID"],
    ),
    "no solution named": (
        ["--kata=greed"],
        ["which file is your solution of greed?", "say it: --solution FILE"],
    ),
    "no such file": (
        ["--kata=greed", "--solution={s}/right/gred.py"],
        ["there is no file", "gred.py", "greed.py"],
    ),
    "no candidate in the folder": (
        ["--kata=yatzy-exactly", "--solution={s}/unloadable/none"],
        ["has no file that could be the solution", "--entry NAME"],
    ),
    "several candidates": (
        ["--kata=yatzy-exactly", "--solution={s}/unloadable/several"],
        ["has 2 files that could be the solution", "yatzy.py", "yatzy_old.py", "--entry"],
    ),
    "a stage that isn't there": (
        ["--kata=yatzy-four-dice", "--solution={s}/right/yatzy_four_dice_short.py", "--stage=six"],
        ["yatzy-four-dice has no stage 'six'", "five"],
    ),
    "a folder that is no pack": (
        ["--kata=greed", "--solution={s}/right/greed.py", "--kata-path={s}"],
        ["is no pack of katas", "katas/FAMILY/KATA/kata.toml"],
    ),
    "a file that does not parse": (
        ["--kata=yatzy-exactly", "--solution={s}/unloadable/syntax_error.py"],
        ["syntax_error.py does not parse: expected ':' (line 36)", "36 | ", "^"],
    ),
    "Python 2": (
        ["--kata=yatzy-exactly", "--solution={s}/unloadable/python2.py"],
        ["python2.py does not parse", "this looks like Python 2"],
    ),
    "a missing import": (
        ["--kata=yatzy-exactly", "--solution={s}/unloadable/missing_library.py"],
        ["imports nosuchlibrary_for_katas, which isn't here (line"],
    ),
    "sys.exit at import": (
        ["--kata=yatzy-exactly", "--solution={s}/unloadable/exits_at_import.py"],
        ["ends the program while it loads", 'if __name__ == "__main__"'],
    ),
    "input at import": (
        ["--kata=yatzy-exactly", "--solution={s}/unloadable/asks_at_import.py"],
        ["asks for input while it loads"],
    ),
    "a game at import": (
        ["--kata=yatzy-exactly", "--solution={s}/unloadable/game_at_import.py"],
        ["asks for input while it loads"],
    ),
    "an exception at import": (
        ["--kata=yatzy-exactly", "--solution={s}/unloadable/raises_at_import.py"],
        ["breaks while it loads (line", "KeyError"],
    ),
    "nothing like the contract": (
        ["--kata=yatzy-exactly", "--solution={s}/unloadable/nothing.py"],
        ["looks like the contract", "looked for: score(dice, category)", "there is: ", "nearest: "],
    ),
    "not UTF-8": (
        ["--kata=yatzy-exactly", "--solution={s}/unloadable/not_utf8.py"],
        ["not_utf8.py does not parse", "line 3"],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_one_plain_message(case: str, solutions: Path, run_here: Runner) -> None:
    """Exit code 4, what is wrong and what to do, and never a traceback."""
    arguments, wanted = CASES[case]
    run = run_here(*(argument.format(s=solutions) for argument in arguments))
    assert run.code == 4, run.text
    assert run.text.count("ERROR: ") == 1
    assert "Traceback" not in run.text
    assert "INTERNALERROR" not in run.text
    for words in wanted:
        assert words in run.text


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        ('kata = "greed"\nsolutions = "a.py"', "there is no setting 'solutions'"),
        ("kata = 3", "'kata' should be a text"),
        ('kata = "greed"\nsolution = "a.py"', "there is no file"),
        (
            'kata = "yatzy-exactly"\nsolution = "a.py"\nreadings = { four-alike = "no" }',
            "yatzy-exactly has no open question 'four-alike'",
        ),
        (
            'kata = "yatzy-four-dice"\nsolution = "a.py"\nreadings = { four-alike = "maybe" }',
            "the question four-alike has no reading 'maybe'",
        ),
    ],
)
def test_settings_are_checked(settings: str, wanted: str, folder: Path, run_here: Runner) -> None:
    """A mistake in `[tool.katas]` names the file, the key and the nearest thing there is."""
    (folder / "pyproject.toml").write_text(f"[tool.katas]\n{settings}\n", "utf-8")
    run = run_here()
    assert run.code == 4, run.text
    assert wanted in run.text
    assert "Traceback" not in run.text


def test_noise_at_import_is_no_mistake(solutions: Path, run_here: Runner) -> None:
    """A file that prints while it loads is run, and its noise kept away."""
    run = run_here("--kata=yatzy-exactly", f"--solution={solutions}/unloadable/noisy_at_import.py")
    assert run.code == 0, run.text


def test_a_folder_with_one_candidate_needs_no_entry(solutions: Path, run_here: Runner) -> None:
    """Test files beside it are no candidates."""
    run = run_here("--kata=yatzy-exactly", f"--solution={solutions}/unloadable/one", "-q")
    assert "112 passed" in run.text


def test_an_entry_chooses_among_several(solutions: Path, run_here: Runner) -> None:
    """`--entry` takes a name with or without its ending."""
    folder = f"--solution={solutions}/unloadable/several"
    assert "112 passed" in run_here("--kata=yatzy-exactly", folder, "--entry=yatzy_old", "-q").text


@pytest.mark.parametrize(
    ("kata", "wanted"),
    [
        ("twice", "twice/doubt.feature:10: scenario 'A die' repeats a name"),
        ("ambiguous", "ambiguous/doubt.feature:6: step '1 is rolled twice' is ambiguous: 2 "),
        ("undefined", "undefined/doubt.feature:6: step '1 is swallowed' has no definition"),
    ],
)
def test_a_broken_feature_is_refused_with_file_and_line(
    kata: str, wanted: str, solutions: Path, run_here: Runner
) -> None:
    """pytest-bdd would drop a repeated scenario and take any of two steps; we say so instead."""
    pack = solutions.parent / "packs" / "doubtful"
    run = run_here(
        f"--kata={kata}", f"--solution={solutions}/right/greed.py", f"--kata-path={pack}"
    )
    assert run.code == 4, run.text
    assert wanted in run.text
    assert "Traceback" not in run.text
