"""What the verbs share that run a solution: whose file, by which settings, on which host."""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from katas.catalog import (
    PYTHON,
    Kata,
    Settings,
    Shelf,
    Vocabulary,
    find_settings,
    language_of,
    read_settings,
)
from katas.plug import Host, InProcess, Limits, Solution, find_source
from katas.records import replace
from katas.spec import Specification, open_specification


def declare_asking(verb: ArgumentParser) -> None:
    """Declare the options of a verb that asks a solution every roll: which, how far, how long."""
    verb.add_argument(
        "file", metavar="FILE", nargs="?", type=Path, help="your solution; else the settings' own"
    )
    verb.add_argument("--kata", metavar="ID", help="the kata; else the settings', or a guess")
    verb.add_argument("--entry", metavar="NAME", help="the file of the folder that is the solution")
    verb.add_argument("--stage", metavar="NAME", help="only what can be asked up to this stage")
    verb.add_argument("--isolate", action="store_true", help="run the code in a process of its own")
    verb.add_argument(
        "--call-limit", metavar="SECONDS", type=float, help="the longest that one call may take (2)"
    )
    verb.add_argument(
        "--run-limit", metavar="SECONDS", type=float, help="the longest that all together may (60)"
    )


def gather(
    kata: str | None, file: Path | None, entry: str | None, folder: Path | None = None
) -> Settings:
    """The settings of a folder, else of this one, with what was said laid over them.

    They may name no solution.

    Raises UsageError for settings that make no sense.
    """
    here = Path.cwd()
    folder = folder or here
    found = find_settings(folder, Path(folder.anchor))
    settings = read_settings(found) if found else Settings(folder)
    if kata and kata != settings.kata:
        settings = replace(settings, kata=kata, calls={}, stage=None, readings={}, expected={})
    if file:
        if not settings.names(here / file):
            settings = replace(settings, expected={})
        settings = replace(settings, solution=str(here / file), command=(), entry=None)
        settings = replace(settings, calls={}, refused=None)  # about another solution
    return replace(settings, entry=entry or settings.entry)


def open_host(
    settings: Settings,
    vocabularies: Sequence[Vocabulary],
    *,
    isolate: bool,
    limits: Limits | None = None,
) -> Host:
    """Open what the settings name, in this process if it is Python and may be.

    Raises UsageError if it isn't there, or doesn't load.
    """
    if settings.command:
        from katas.plug.elsewhere import open_command  # noqa: PLC0415  # another process: seldom

        return open_command(settings.command, settings.folder, limits=limits)
    assert settings.solution is not None, "the caller has seen to it"
    file = find_source(settings.folder / settings.solution, settings.entry, vocabularies)
    known = {name: names for words in vocabularies for name, names in words.stand_ins.items()}
    if isolate or language_of(file) is not PYTHON:
        from katas.plug.elsewhere import open_elsewhere  # noqa: PLC0415  # as seldom

        return open_elsewhere(file, limits=limits, known=known)
    return InProcess(file, limits=limits, known=known)


def plugged(
    shelf: Shelf, host: Host, settings: Settings, kata: Kata | None
) -> tuple[Specification, Solution, list[str] | None]:
    """The kata and the solution; where nobody has said which, the kata that it answers.

    And those that it answers as well; None where somebody has said it.
    """
    if kata:
        spec = open_specification(shelf, kata)
        return spec, spec.plug(host, settings.calls, settings.refused), None
    from katas.proof.recognising import recognised  # noqa: PLC0415  # where nobody has said

    return recognised(shelf, host)
