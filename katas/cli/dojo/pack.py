"""`kata dojo pack DIR`: all that a room without internet needs, in a folder."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from katas.catalog import open_shelf
from katas.cli.progress import in_one_line

if TYPE_CHECKING:
    from katas.dojo.packing.closing import Closed, Missing
    from katas.dojo.packing.packing import Packed


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "pack", parents=[common], help="before: all that a room without internet needs, in a folder"
    )
    verb.add_argument(
        "folder", metavar="DIR", type=Path, help="empty, or not there yet, or packed before"
    )
    verb.add_argument(
        "--platform",
        metavar="NAME",
        nargs="+",
        action="extend",
        default=[],
        help="linux, linux-arm, windows, macos, macos-intel; else this machine's",
    )
    verb.add_argument(
        "--python",
        metavar="3.12",
        nargs="+",
        action="extend",
        default=[],
        help="which Pythons; else all that katas runs on",
    )
    verb.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Pack, telling how far it is; 1 if something that is needed has no wheel."""
    from katas.dojo.packing.extra import need_extra  # noqa: PLC0415  # for this verb alone

    need_extra()
    from katas.dojo.packing.packing import pack  # noqa: PLC0415  # it needs the extra
    from katas.dojo.packing.targets import choose  # noqa: PLC0415  # as that

    targets = choose(asked.platform, asked.python)
    shelf = open_shelf(asked.kata_path)
    with in_one_line() as show:
        packed = pack(asked.folder, shelf, asked.kata_path, targets, Progress(show))
    print("\n".join(lines(packed, asked.folder)))
    return 0 if all(not one.missing for one in packed.closed) else 1


class Progress:
    """Shows what is done next where somebody looks on, and prints a line for each target."""

    def __init__(self, show: Callable[[str], None] | None) -> None:
        self._show = show

    def now(self, what: str) -> None:
        """Show what is done next."""
        if self._show:
            self._show(what)

    def done(self, closed: Closed) -> None:
        """Print that all has come that there is for a target."""
        self.now("")
        missing = f", {len(closed.missing)} not to be had" if closed.missing else ""
        print(f"{closed.target}: {len(closed.wheels)} wheels{missing}", flush=True)


def lines(packed: Packed, folder: Path) -> Iterator[str]:
    """What is in the pack, what is missing, and how to install from it."""
    yield ""
    yield from _table(packed.closed)
    missing = [gap for one in packed.closed for gap in one.missing]
    if missing:
        yield ""
        for gap in missing:
            yield from _told(gap)
        yield "Nothing can be installed there from this pack; all else is in it."
    place = folder.resolve()
    yield ""
    yield f"{place} is a pack of {len(packed.pack.katas)} katas. In the room:"
    yield f"  sh {shlex.quote(str(place / 'start.sh'))} ID FOLDER     (Windows: start.bat)"
    wheels = shlex.quote(str(place / "wheels"))
    yield f"  python -m pip install --no-index --find-links {wheels} katas"


def _table(closed: Sequence[Closed]) -> Iterator[str]:
    """A row for each platform: its Pythons, how many wheels, how large."""
    rows = [("platform", "Pythons", "wheels", "MB")]
    for name in dict.fromkeys(one.target.platform.name for one in closed):
        here = [one for one in closed if one.target.platform.name == name]
        sizes = {wheel.path.name: wheel.size for one in here for wheel in one.wheels}
        pythons = " ".join(one.target.python for one in reversed(here))
        rows.append((name, pythons, str(len(sizes)), f"{sum(sizes.values()) / 1e6:.1f}"))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, pythons, *figures in rows:
        numbers = (f"{text:>{width}}" for text, width in zip(figures, widths[2:], strict=True))
        yield "  ".join([f"{first:<{widths[0]}}", f"{pythons:<{widths[1]}}", *numbers])


def _told(gap: Missing) -> Iterator[str]:
    """What has no wheel, for whom, who wants it, and what pip says to that."""
    wanted = f", which {', '.join(gap.by)} wants" if gap.by else ""
    yield f"{gap.target}: there is no wheel of {gap.wanted}{wanted}"
    if gap.said:
        yield f"  {gap.said}"
