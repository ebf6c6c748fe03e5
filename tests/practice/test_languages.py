"""The other languages: references right everywhere, old code as wrong as Python's, blank starts."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from katas.catalog import LANGUAGES, PYTHON, Kata, Language, language_of, open_shelf
from katas.model import Result
from katas.plug import Host, InProcess
from katas.plug.elsewhere import open_elsewhere
from katas.practice import begin
from katas.spec import Recorder, Specification, open_specification, replay
from tests.running import run_kata, run_pytest

SOLUTIONS = Path(__file__).parent.parent.parent / "solutions"
OTHERS = [language for language in LANGUAGES if language is not PYTHON]
KATAS = {"exactly": "yatzy-exactly", "fixedscores": "yatzy-fixed-scores"}
KATAS |= {"fourdice": "yatzy-four-dice", "norwegian": "yatzy-norwegian", "greed": "greed"}
SUFFIXES = {suffix for language in OTHERS for suffix in language.suffixes}


@cache
def specification(kata: str) -> Specification:
    """A kata, opened once."""
    shelf = open_shelf()
    return open_specification(shelf, shelf.find(kata))


@cache
def recorder(kata: str) -> Recorder:
    """The recorder of a kata, which keeps its transcript."""
    return Recorder(specification(kata))


def opened(file: Path) -> Host:
    """A host for a file, whatever language it is in."""
    return InProcess(file) if language_of(file) is PYTHON else open_elsewhere(file)


def results(kata: str, file: Path) -> list[Result]:
    """Every example of a kata, judged on a file; of a game that is a stretch, if there is one."""
    spec = specification(kata)
    with closing(opened(file)) as host:
        solution = spec.plug(host)
        begun = spec.kata.asks_for_a_game or solution.binding.game is not None
        examples = [item for item in recorder(kata).transcript() if begun or not item.is_game]
        return list(replay(examples, solution))


def references() -> Iterator[tuple[str, Path]]:
    """Our references in other languages, each with its kata."""
    for file in sorted(SOLUTIONS.glob("*/reference/*/*")):
        if file.suffix in SUFFIXES:
            yield KATAS[file.stem.replace("_", "").lower()], file


def starts() -> Iterator[tuple[str, str, str]]:
    """The old code in other languages: kata, language, name."""
    for kata in open_shelf().katas.values():
        for start in kata.starts:
            if start.language != PYTHON.key:
                yield kata.id, start.language, start.name


def solution_of(kata: Kata, language: str, name: str) -> Path:
    """The file of a start that is the solution."""
    (start,) = [item for item in kata.starts if (item.language, item.name) == (language, name)]
    known = next(known for known in LANGUAGES if known.key == language)
    return start.files[kata.solution_in(known)]


@pytest.mark.parametrize(
    ("kata", "file"),
    [pytest.param(*pair, id=f"{pair[1].parent.name}-{pair[1].name}") for pair in references()],
)
def test_a_reference_passes_every_example(kata: str, file: Path) -> None:
    """Ours are right, each in the shape that its language likes."""
    assert [result.example.place for result in results(kata, file) if not result.passed] == []


def test_every_language_has_a_reference() -> None:
    """None is promised that isn't tried."""
    assert {language_of(file) for _, file in references()} == set(OTHERS)


@pytest.mark.parametrize(("kata", "language", "name"), list(starts()))
def test_old_code_is_as_right_and_wrong_as_that_in_python(
    kata: str, language: str, name: str
) -> None:
    """What the notes say of a start holds for its twins."""
    found = specification(kata).kata
    ours = results(kata, solution_of(found, language, name))
    twins = results(kata, solution_of(found, PYTHON.key, name))
    pairs = list(zip(ours, twins, strict=True))
    told = {
        one.example.place: (one.verdict, other.verdict)
        for one, other in pairs
        if one.passed != other.passed and all(len(asked.roll) == 5 for asked in one.example.scores)
    }
    assert told == {}


@pytest.mark.parametrize(
    ("language", "kata"),
    [*((language, "greed") for language in OTHERS), (OTHERS[0], "yatzy-norwegian")],
    ids=lambda value: getattr(value, "key", value),
)
def test_a_blank_start_is_still_to_be_written(
    language: Language, kata: str, tmp_path: Path
) -> None:
    """Whatever the contract, the stub loads, is found, and says so itself."""
    spec = specification(kata)
    begun = begin(spec, tmp_path / "å begynne", "blank", None, language)
    with closing(opened(begun.folder / spec.kata.solution_in(language))) as host:
        binding = spec.plug(host).binding
        assert not binding.calls
        assert set(binding.missing) == set(spec.rulebook.categories)
        assert set(binding.not_in_the_game) == set(spec.kata.parts[:1])


FINISHED = {
    "ruby": ("yatzy-four-dice", "four_dice.rb"),
    "c": ("yatzy-exactly", "exactly.c"),
}
"""A kata begun with old code, one begun blank; and the reference that ends it."""


@pytest.mark.parametrize("language", FINISHED)
def test_a_kata_is_begun_and_ended_in_a_language(language: str, tmp_path: Path) -> None:
    """`kata start`, `pytest`, the reference in place of the start, `pytest`: red, then green."""
    kata, reference = FINISHED[language]
    done = run_kata("start", kata, "mine", "--lang", language, cwd=tmp_path)
    assert done.code == 0, done.text
    folder = tmp_path / "mine"
    red = run_pytest("-q", cwd=folder)
    assert red.code == 1, red.text
    assert "Traceback" not in red.text
    (file,) = [path for path in folder.iterdir() if _is_solution(path, kata, language)]
    shutil.copy(SOLUTIONS / "yatzy" / "reference" / language / reference, file)
    green = run_pytest("-q", cwd=folder)
    assert green.code == 0, green.text
    told = {Path(word).parts[0] for word in done.text.split()}
    assert {path.name for path in folder.iterdir()} <= {*told, *CACHES}


CACHES = {"__pycache__", ".pytest_cache"}


def _is_solution(path: Path, kata: str, language: str) -> bool:
    """Whether a file is the one that the settings of a started folder name."""
    known = next(known for known in LANGUAGES if known.key == language)
    return path.name == specification(kata).kata.solution_in(known)


def test_a_start_that_a_language_lacks_is_told(tmp_path: Path) -> None:
    """With the starts that it has."""
    done = run_kata(
        *("start", "yatzy-fixed-scores", "mine", "--lang", "java", "--from", "legacy:factory"),
        cwd=tmp_path,
    )
    assert done.code == 2
    assert done.err.splitlines() == [
        "kata: yatzy-fixed-scores has no start 'legacy:factory' in Java",
        "  there are: legacy:sprawl, blank",
    ]
    assert not (tmp_path / "mine").exists()
