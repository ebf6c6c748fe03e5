"""`kata dojo report [FOLDER…]`: the look back at the end of a dojo, or at one's own lights."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from katas.catalog import open_shelf

if TYPE_CHECKING:
    from katas.dojo.looking_back.sources import Found
    from katas.dojo.looking_back.told import Told


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "report", parents=[common], help="look back at the lights of an evening, to talk it over"
    )
    verb.add_argument(
        "folders",
        metavar="FOLDER",
        nargs="*",
        type=Path,
        help="a team's folder, a dojo's, or one with several of them, such as a stick; "
        "without any, the one you are in",
    )
    verb.add_argument("--html", metavar="FILE", type=Path, help="write the same as one page too")
    verb.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Find the teams, and tell what their lights tell. It judges nothing, so it ends with 0."""
    from katas.dojo.looking_back.gathering import look_back  # noqa: PLC0415  # for this verb alone
    from katas.dojo.looking_back.sources import find_here, find_in  # noqa: PLC0415  # as that
    from katas.dojo.looking_back.telling import tell  # noqa: PLC0415  # as that

    if asked.html:
        _check(asked.html)  # rather now than when all is done
    found = find_in(asked.folders) if asked.folders else find_here(Path())
    told = tell(look_back(found.teams, open_shelf(asked.kata_path)), own=found.own)
    if asked.html:  # first: whoever reads the rest may stop reading
        _write(told, asked.html)
    _print(told, found, asked)
    return 0


def _check(file: Path) -> None:
    """See that the page can be made, and written where it is to be."""
    from katas.dojo.looking_back.extra import need_extra  # noqa: PLC0415  # the page alone needs it

    need_extra()
    from katas.dojo.looking_back.page import KIND  # noqa: PLC0415  # it needs the extra
    from katas.practice.paper.writing import check_place  # noqa: PLC0415  # as that

    check_place(file, KIND)


def _write(told: Told, file: Path) -> None:
    from katas.dojo.looking_back.page import KIND, laid_out  # noqa: PLC0415  # it needs the extra
    from katas.practice.paper.writing import write_page  # noqa: PLC0415  # as that

    write_page(laid_out(told), file, KIND)


def _print(told: Told, found: Found, asked: argparse.Namespace) -> None:
    """Print what there is, what couldn't be read, and where the page is or how to get it."""
    import shlex  # noqa: PLC0415  # for this verb alone

    from katas.dojo.looking_back.terminal import Ink, lines_of  # noqa: PLC0415  # as that
    from katas.practice.watching import is_coloured  # noqa: PLC0415  # as that
    from katas.spec.plain import plain  # noqa: PLC0415  # as that

    coloured = is_coloured(terminal=sys.stdout.isatty())
    ink = Ink.for_stream(sys.stdout.encoding, coloured=coloured)
    print("\n".join(lines_of(told, ink)))
    for trouble in found.troubles:
        print(f"\n{plain(told.says['unread'].format(what=trouble))}")
    if asked.html:
        last = told.says["written"].format(file=asked.html.resolve())
    else:
        folders = "".join(f" {shlex.quote(str(folder))}" for folder in asked.folders)
        last = told.says["page"].format(folders=folders)
    print(f"\n{plain(last)}")
