"""Finds the file that is the solution: the one named, or the one candidate of a folder."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from katas.catalog import Vocabulary
from katas.errors import UsageError
from katas.plug.binding.naming import Names

DEFINITION = re.compile(r"^\s*(?:def|class)\s+(\w+)", re.MULTILINE)
NOT_SOLUTIONS = re.compile(r"(test_.*|.*_test|tests?|conftest|setup|noxfile|__init__)\.py")


def find_source(path: Path, entry: str | None, vocabularies: Sequence[Vocabulary]) -> Path:
    """Give the solution's file; `entry` is its name where `path` is a folder.

    Raises UsageError if there is no such file, or none or several in the folder.
    """
    if not path.exists():
        raise UsageError(f"there is no file {path}", found=_beside(path))
    if path.is_dir():
        return _named(path, entry) if entry else _only_candidate(path, vocabularies)
    if entry:
        raise UsageError(
            f"{path} is a file already", advice="an entry is for a folder with several candidates"
        )
    return _python(path)


def _python(file: Path) -> Path:
    if file.suffix != ".py":
        raise UsageError(
            f"{file} is no Python file",
            advice="a solution is a .py file, or a folder with one in it",
        )
    return file


def _beside(path: Path) -> list[str]:
    """What there is where the file was looked for."""
    folder = path.parent
    if not folder.is_dir():
        return [f"nor a folder {folder}"]
    return _listed(folder.glob("*.py"), "the folder has")


def _named(folder: Path, entry: str) -> Path:
    file = folder / entry
    for candidate in (file, file.with_name(f"{file.name}.py")):
        if candidate.is_file():
            return _python(candidate)
    raise UsageError(f"there is no file {entry} in {folder}", found=_beside(file))


def _only_candidate(folder: Path, vocabularies: Sequence[Vocabulary]) -> Path:
    names = [Names(vocabulary) for vocabulary in vocabularies]
    files = sorted(file for file in folder.glob("*.py") if not NOT_SOLUTIONS.fullmatch(file.name))
    candidates = [file for file in files if _offers(file, names)]
    if len(candidates) == 1:
        return candidates[0]
    if candidates:
        raise UsageError(
            f"{folder} has {len(candidates)} files that could be the solution",
            found=[file.name for file in candidates],
            advice=f"say which: --entry {candidates[0].name}",
        )
    raise UsageError(
        f"{folder} has no file that could be the solution",
        found=_listed(files, "it has"),
        advice="name the file itself, or say which it is: --entry NAME",
    )


def _listed(files: Iterable[Path], words: str) -> list[str]:
    names = sorted(file.name for file in files)
    return [f"{words} {', '.join(names)}" if names else f"{words} no .py file"]


def _offers(file: Path, known: Sequence[Names]) -> bool:
    """Whether a file defines anything spelt like the contract. Read as text, never run."""
    defined = DEFINITION.findall(file.read_text("utf-8", "replace"))
    return any(names.operation(name) or names.category(name) for names in known for name in defined)
