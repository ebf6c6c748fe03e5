"""The files that are a learner's own: the solution, and what lies beside it."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from katas.catalog import REMEMBERS, Settings, Vocabulary, language_of
from katas.errors import UsageError
from katas.plug import find_source


def files_of(settings: Settings, vocabularies: Sequence[Vocabulary]) -> list[Path]:
    """The file that is the solution, then its neighbours in its folder, of the same language.

    Of a command, the files among its words and theirs.

    Raises UsageError if there is no such file.
    """
    if settings.command:
        named = [settings.folder / word for word in settings.command]
        mine = [path for path in named if path.is_file()]
    else:
        assert settings.solution is not None, "the caller has seen to it"
        mine = [find_source(settings.folder / settings.solution, settings.entry, vocabularies)]
    beside = [path for file in mine for path in neighbours(file)]
    return list(dict.fromkeys([*mine, *beside]))


def text_of(files: Iterable[Path]) -> list[Path]:
    """Those of some files that are the solution's text: without what is called as tests are."""
    return [file for file in files if not ((own := language_of(file)) and own.is_other(file))]


def neighbours(file: Path) -> list[Path]:
    """The files beside a file, and itself, that are in its language.

    In one that isn't known, those with the same suffix.
    """
    language = language_of(file)
    suffixes = language.suffixes if language else (file.suffix,)
    return sorted(path for path in file.parent.iterdir() if path.suffix.lower() in suffixes)


def with_tests(settings: Settings, vocabularies: Sequence[Vocabulary]) -> list[Path]:
    """The files that are the solution, and what is called as tests are beside the settings.

    None where there is no solution.
    """
    with suppress(UsageError, OSError):
        tests = sorted(settings.folder.glob("test_*.py"))
        return list(dict.fromkeys([*files_of(settings, vocabularies), *tests]))
    return []


def remembers(settings: Settings, own: Settings) -> Path | None:
    """The folder that remembers a run by these settings, by what its `own` ones are.

    It is the one whose settings name this solution; one without any settings remembers all, once it
    has been made to.
    """
    if not (own.kata or own.solution or own.command):
        return own.folder if (own.folder / REMEMBERS).is_dir() else None
    if own.kata != settings.kata or not (own.solution or own.command):
        return None
    if own.command or settings.command:
        return own.folder if own.command == settings.command else None
    assert own.solution is not None, "one of the two is there"
    if settings.solution is None:
        return None
    mine, run = own.folder / own.solution, settings.folder / settings.solution
    return own.folder if mine.resolve() == run.resolve() else None
