"""`kata review DIR`: what there is to talk over about somebody's kata folder, and no mark."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from katas.catalog import Settings, Shelf, Vocabulary, find_settings, open_shelf, read_settings
from katas.cli.hosting import open_host
from katas.errors import UsageError
from katas.plug import find_source
from katas.records import replace
from katas.spec import open_specification

if TYPE_CHECKING:
    from katas.practice.reviewing.review import Review


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "review", parents=[common], help="what to talk over with a candidate, on one page"
    )
    verb.add_argument("folder", metavar="DIR", type=Path, help="their kata folder; its code is run")
    verb.add_argument("--kata", metavar="ID", help="the kata; else the one of its settings")
    verb.add_argument("--entry", metavar="NAME", help="the file of the folder that is the solution")
    verb.add_argument(
        "--before", metavar="PATH", type=Path, help="the code as it was; else git's, or the kata's"
    )
    how = verb.add_mutually_exclusive_group()
    how.add_argument("--html", metavar="FILE", type=Path, help="write the same as one page too")
    how.add_argument("--json", action="store_true", help="the same as data")
    verb.add_argument("--no-hunt", action="store_true", help="leave their own tests out")
    verb.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Gather and tell a review. It judges nothing, so it ends with 0 whatever it finds."""
    from katas.practice.reviewing.extra import need_extra  # noqa: PLC0415  # for this verb alone

    need_extra()
    from katas.practice.paper.writing import check_place  # noqa: PLC0415  # it needs the extra
    from katas.practice.reviewing.page import KIND  # noqa: PLC0415  # as that

    if asked.html:
        check_place(asked.html, KIND)  # rather now than when all is done
    settings = settings_of(asked.folder, asked.kata, asked.entry)
    shelf = open_shelf(asked.kata_path)
    review = _review(asked, shelf, settings)
    if asked.json:
        _print_as_data(review)
    else:
        _print_in_words(review, asked)
    return 0


def settings_of(folder: Path, kata: str | None, entry: str | None) -> Settings:
    """The settings of a folder that is somebody else's, with what was said laid over them.

    Its packs are left out: they would be run here, and not in a process of their own.

    Raises UsageError if it is no folder, or nothing says which kata is in it.
    """
    if not folder.is_dir():
        raise UsageError(f"{folder} is no folder", advice="kata review DIR")
    folder = folder.resolve()
    found = find_settings(folder, folder)
    settings = read_settings(found) if found else Settings(folder)
    if kata and kata != settings.kata:
        settings = replace(settings, kata=kata, calls={}, stage=None, readings={})
    if settings.kata is None:
        raise UsageError(
            f"{folder.name} is no kata folder",
            found=["it has no pyproject.toml that names a kata under [tool.katas]"],
            advice="say which it is: --kata ID",
        )
    if settings.command and not entry:
        return settings
    solution = settings.solution or "."
    if entry and not (folder / solution).is_dir():
        solution = "."
    return replace(settings, solution=solution, command=(), entry=entry or settings.entry)


def _review(asked: argparse.Namespace, shelf: Shelf, settings: Settings) -> Review:
    """Run the code in a process of its own, and gather what there is."""
    from katas.practice.reviewing.gathering import gather  # noqa: PLC0415  # what needs the extra
    from katas.practice.reviewing.review import Subject  # noqa: PLC0415  # as that

    kata = _kata(shelf, settings)
    spec = open_specification(shelf, shelf.find(kata))
    subject = Subject(settings.folder, settings, spec, _file(settings, spec.vocabulary))
    with closing(open_host(settings, [spec.vocabulary], isolate=True)) as host:
        solution = spec.plug(host, settings.calls, settings.refused)
        return gather(subject, solution, hunts=not asked.no_hunt, said=asked.before)


def _kata(shelf: Shelf, settings: Settings) -> str:
    """The id of the kata.

    Raises UsageError with advice where it is of a pack that the folder itself names.
    """
    assert settings.kata is not None, "settings_of has seen to it"
    if settings.packs and settings.kata not in shelf.katas:
        raise UsageError(
            f"{settings.kata} is a kata of a pack",
            found=["a pack that the folder itself names isn't opened here: it would be run"],
            advice="name your own copy of the pack: --kata-path DIR",
        )
    return settings.kata


def _file(settings: Settings, words: Vocabulary) -> Path | None:
    """The solution's file; None where a command stands in for it."""
    if settings.command:
        return None
    assert settings.solution is not None, "settings_of has seen to it"
    return find_source(settings.folder / settings.solution, settings.entry, [words])


def _print_as_data(review: Review) -> None:
    import json  # noqa: PLC0415  # where it is asked for

    from katas.practice.reviewing.data import as_data  # noqa: PLC0415  # as that

    print(json.dumps(as_data(review), ensure_ascii=True, indent=2))


def _print_in_words(review: Review, asked: argparse.Namespace) -> None:
    """Print the review, and write its page where one is asked for; else say how to get it."""
    import shlex  # noqa: PLC0415  # for this verb alone

    from katas.practice.paper.writing import write_page  # noqa: PLC0415  # needs the extra
    from katas.practice.reviewing.page import KIND, page_of  # noqa: PLC0415  # as that
    from katas.practice.reviewing.telling import tell, words  # noqa: PLC0415  # as that
    from katas.practice.reviewing.terminal import lines_of  # noqa: PLC0415  # as that
    from katas.spec.plain import plain  # noqa: PLC0415  # as that

    told, says = tell(review), words(review.words)
    if asked.html:  # first: whoever reads the rest may stop reading
        write_page(page_of(told), asked.html, KIND)
        last = says["written"].format(file=asked.html.resolve())
    else:
        last = says["page"].format(folder=shlex.quote(str(asked.folder)))
    print("\n".join(lines_of(told)))
    print(f"\n{plain(last)}")
