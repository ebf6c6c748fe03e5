"""Makes a folder to begin a kata in: brief, starting point, a first test, settings."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from string import Template

import katas
from katas.catalog import PYTHON, REMEMBERS, Kata, Language, Start
from katas.catalog.languages import TYPESCRIPT, C
from katas.errors import UsageError, nearest
from katas.model import show_roll
from katas.practice.cursor import IGNORE
from katas.spec import Specification
from katas.spec.digests import spec_digest

TEMPLATES = Path(__file__).parent / "templates"

WORKFLOW = ".github/workflows/kata.yml"

MEMORY = f"{REMEMBERS}/.gitignore"
"""The folder that remembers begins with this."""

LEGACY = "legacy"

REFUSED = "# refused = -1    # the score by which your code says that it refuses a roll\n"
"""A setting for a language that has no exceptions."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A folder that was made: what was begun there, and its files with what each is."""

    folder: Path
    start: str
    files: Mapping[str, str]

    @property
    def is_old_code(self) -> bool:
        """Whether there is code already, and not only a place to write it."""
        return self.start.startswith(LEGACY)


def begin(
    spec: Specification,
    folder: Path,
    choice: str | None = None,
    ci: str | None = None,
    language: Language = PYTHON,
) -> Begun:
    """Make `folder` and fill it; nothing else is touched.

    `choice` is `blank`, `legacy` or `legacy:NAME`, and without one what the document asks
    for; `ci` is `github` for a workflow that runs the kata.

    Raises UsageError if there is no such start, or the folder isn't empty or can't be written.
    """
    kata = spec.kata
    start = choose(kata, choice, language)
    texts = {**_handed_out(kata, start, language), **_ours(spec, language)}
    if ci:
        texts[WORKFLOW] = _workflow(spec, language)
    _write(folder, texts)
    told = {name: _told(name, kata.solution_in(language), start) for name in texts}
    return Begun(folder, _name(start), told)


def _workflow(spec: Specification, language: Language) -> str:
    """What runs the kata at every push; the runners have all languages but one's compiler."""
    compiler = language is TYPESCRIPT
    return _filled(
        "github.yml",
        version=katas.__version__,
        kata=spec.kata.id,
        spec=spec_digest(spec),
        more="      - run: npm install --no-save esbuild\n" if compiler else "",
        # What lies in a submission's own folder runs nothing outside of the sandbox.
        everywhere="      - run: npm install --global esbuild\n" if compiler else "",
    )


def start_names(kata: Kata, language: Language = PYTHON) -> list[str]:
    """The starts of a kata as `--from` takes them, the one that the document asks for first."""
    legacy = [_name(start) for start in kata.starts_in(language)]
    return ["blank", *legacy] if kata.task == "write" else [*legacy, "blank"]


def choose(kata: Kata, choice: str | None, language: Language = PYTHON) -> Start | None:
    """Find a start; None is the blank one.

    Raises UsageError for one that isn't there.
    """
    names, starts = start_names(kata, language), kata.starts_in(language)
    wanted = choice or names[0]
    if wanted == "blank":
        return None
    family, _, name = wanted.partition(":")
    if family == LEGACY and starts and not name:
        return starts[0]
    found = next((start for start in starts if _name(start) == wanted), None)
    if found is None:
        where = "" if language is PYTHON else f" in {language.name}"
        raise UsageError(
            f"{kata.id} has no start {wanted!r}{where}", found=[nearest(wanted, names)]
        )
    return found


def _name(start: Start | None) -> str:
    return f"{LEGACY}:{start.name}" if start else "blank"


def _handed_out(kata: Kata, start: Start | None, language: Language) -> dict[str, str]:
    """The starting point: the files of a legacy start, or a stub of the contract."""
    if start is None:
        signature = language.begins("score", with_category="category" in kata.contract)
        file = kata.solution_in(language)
        stub = _filled(
            f"blank{language.suffixes[0]}",
            title=kata.title,
            signature=signature,
            class_name=Path(file).stem,
        )
        return {file: stub}
    return {name: path.read_text("utf-8") for name, path in start.files.items()}


def _ours(spec: Specification, language: Language) -> dict[str, str]:
    """What lies in every folder: the brief, a first test, the settings, what remembers."""
    kata = spec.kata
    stages = [stage.name for stage in kata.stages]
    example, points = _first_example(spec)
    return {
        "brief.md": kata.brief,
        "test_mine.py": _filled("test_mine.py", example=example, points=str(points)),
        "pyproject.toml": _filled(
            "pyproject.toml",
            kata=kata.id,
            solution=kata.solution_in(language),
            stage=stages[0],
            stages=", ".join(stages),
            more="".join([*_reading_line(kata), *([REFUSED] if language is C else [])]),
        ),
        ".gitignore": _filled("gitignore"),
        MEMORY: IGNORE,
    }


def _first_example(spec: Specification) -> tuple[str, int]:
    """An example for the first test: the probe of the card's first category."""
    category = spec.rulebook.categories[0]
    if category is None:
        roll = spec.vocabulary.operations["score"].probe
        return f'"{show_roll(roll)}"', spec.rulebook.explain(roll, None).score
    roll = spec.vocabulary.categories[category].probe
    text = f'"{show_roll(roll)}", "{spec.category_name(category)}"'
    return text, spec.rulebook.explain(roll, category).score


def _reading_line(kata: Kata) -> list[str]:
    """The open questions as settings, for whoever has an answer."""
    return [
        f'# readings.{question.name} = "{question.readings[0].name}"    # {question.asks}\n'
        for question in kata.questions
    ]


def _filled(template: str, **values: str) -> str:
    text = (TEMPLATES / f"{template}.txt").read_text("utf-8")
    return Template(text).substitute(values)


def _told(name: str, solution: str, start: Start | None) -> str:
    """What a file is, for whoever sees it for the first time."""
    known = {
        "brief.md": "what to do, and what to ask first",
        "test_mine.py": "your own tests",
        "pyproject.toml": "the settings: which kata, which file",
        ".gitignore": "what git need not keep",
        MEMORY: "in that folder: how far you have come",
        WORKFLOW: "runs the kata at every push",
        solution: "the code as it was handed to you" if start else "begin here",
    }
    return known.get(name, "tests that were handed out with the code")


def _write(folder: Path, texts: Mapping[str, str]) -> None:
    """Write the files; if one can't be written, none of ours stays.

    Raises UsageError.
    """
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"{folder} is a file", advice="name a folder that isn't there yet")
    written: list[Path] = []
    try:
        if folder.is_dir() and any(folder.iterdir()):
            raise UsageError(
                f"{folder} isn't empty", advice="name a folder that is, or isn't there yet"
            )
        made = _missing(folder)
        folder.mkdir(parents=True, exist_ok=True)
        written += made
        for name, text in texts.items():
            path = folder / name
            inner = _missing(path.parent)
            path.parent.mkdir(parents=True, exist_ok=True)
            written += [*inner, path]
            path.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        _take_back(written)
        raise UsageError(f"{folder} can't be written: {error.strerror}") from None


def _missing(folder: Path) -> list[Path]:
    """The folders that have to be made for this one, from the top."""
    return [path for path in (*reversed(folder.parents), folder) if not path.exists()]


def _take_back(written: list[Path]) -> None:
    for path in reversed(written):
        if path.is_dir():
            path.rmdir()
        else:
            path.unlink(missing_ok=True)
