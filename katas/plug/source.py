"""Finds the file that is the solution: the one named, or the one candidate of a folder."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from katas.catalog import LANGUAGES, Vocabulary, language_of
from katas.errors import UsageError
from katas.plug.binding.naming import Names

SUFFIXES = tuple(suffix for language in LANGUAGES for suffix in language.suffixes)


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
    return _written(path)


def _written(file: Path) -> Path:
    """A file in a language that is known.

    Raises UsageError for any other.
    """
    if language_of(file) is None:
        raise UsageError(
            f"{file} is in no language that is known here",
            found=[f"a solution is one of {', '.join(SUFFIXES)}, or a folder with one in it"],
            advice='a program that speaks for itself is a command: solution = ["./mine"] '
            "in [tool.katas]",
        )
    return file


def _beside(path: Path) -> list[str]:
    """What there is where the file was looked for."""
    folder = path.parent
    if not folder.is_dir():
        return [f"nor a folder {folder}"]
    return _listed(_files(folder), "the folder has")


def _named(folder: Path, entry: str) -> Path:
    file = folder / entry
    for candidate in (file, *(file.with_name(file.name + suffix) for suffix in SUFFIXES)):
        if candidate.is_file():
            return _written(candidate)
    raise UsageError(f"there is no file {entry} in {folder}", found=_beside(file))


def _only_candidate(folder: Path, vocabularies: Sequence[Vocabulary]) -> Path:
    names = [Names(vocabulary) for vocabulary in vocabularies]
    files = [file for file in _files(folder) if not _is_other(file)]
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


def _files(folder: Path) -> list[Path]:
    """What lies in a folder in a language that is known."""
    return sorted(file for file in folder.iterdir() if language_of(file) and file.is_file())


def _listed(files: Iterable[Path], words: str) -> list[str]:
    names = sorted(file.name for file in files)
    return [f"{words} {', '.join(names) if names else 'no file in a language known here'}"]


def _is_other(file: Path) -> bool:
    """Whether a file is called as tests and settings are, in its language."""
    language = language_of(file)
    return language is not None and language.is_other(file)


def _offers(file: Path, known: Sequence[Names]) -> bool:
    """Whether a file defines anything spelt like the contract. Read as text, never run."""
    language = language_of(file)
    defined = language.defined(file.read_text("utf-8", "replace")) if language else []
    return any(names.operation(name) or names.category(name) for names in known for name in defined)
