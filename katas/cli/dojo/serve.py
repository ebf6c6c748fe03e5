"""`kata dojo serve --kata ID`: the board on the wall, and the door to it."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from katas.catalog import open_shelf
from katas.dojo.asking import PORT
from katas.errors import UsageError
from katas.practice.extras import need_extra
from katas.spec import open_specification

if TYPE_CHECKING:
    from katas.dojo.server.dojo import Dojo, Subject
    from katas.dojo.server.store import Store

MODULES = ("starlette", "uvicorn", "sse_starlette", "segno", "jinja2", "markdown_it")
"""What the extra brings."""

MINUTES, ROTATE = 30, 5
"""How long it takes, and how often driver and navigator change, unless it is said otherwise."""


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "serve", parents=[common], help="for whoever leads: the board, the timer, the code to join"
    )
    verb.add_argument("--kata", metavar="ID", required=True, help="the kata that is practised")
    verb.add_argument(
        "--minutes", metavar="N", type=int, help=f"how long the timer runs ({MINUTES})"
    )
    verb.add_argument(
        "--rotate", metavar="N", type=int, help=f"minutes until the two change places ({ROTATE})"
    )
    verb.add_argument(
        "--folder",
        metavar="DIR",
        type=Path,
        default=Path("dojo"),
        help="where it is kept, to go on with it or to look back (%(default)s)",
    )
    verb.add_argument("--pack", metavar="DIR", type=Path, help="hand out what kata dojo pack made")
    verb.add_argument("--host", metavar="ADDRESS", help="the address to serve at (all of them)")
    verb.add_argument(
        "--port", metavar="N", type=int, default=PORT, help="the port to serve at (%(default)s)"
    )
    verb.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    need_extra("dojo", MODULES, "kata dojo serve")
    from katas.dojo.server.dojo import Dojo  # noqa: PLC0415  # needs the extra
    from katas.dojo.server.network import EVERYWHERE, listening, own_address  # noqa: PLC0415
    from katas.dojo.server.serving import serve  # noqa: PLC0415

    subject = _subject(asked)
    _check_lengths(asked)
    if asked.pack:
        _check_pack(asked.pack)
    with listening(asked.host or EVERYWHERE, asked.port) as at:
        store = _open(asked)
        host, port = asked.host or own_address(), at.getsockname()[1]
        shown = f"[{host}]" if ":" in host else host
        dojo = Dojo(store, subject, f"http://{shown}:{port}", asked.pack)
        at.listen()
        for line in _lines(dojo):
            print(line, flush=True)
        serve(dojo, at)
    print(f"the dojo is kept in {asked.folder}: kata dojo serve goes on with it,")
    print(f"kata dojo report {asked.folder} looks back")
    return 0


def _subject(asked: argparse.Namespace) -> "Subject":
    """The kata, with what the pages say of it."""
    from katas.dojo.server.dojo import Subject  # noqa: PLC0415  # as above

    shelf = open_shelf(asked.kata_path)
    spec = open_specification(shelf, shelf.find(asked.kata))
    kata = spec.kata
    return Subject(kata.id, kata.title, spec.rulebook.language, kata.notes or "")


def _check_lengths(asked: argparse.Namespace) -> None:
    from katas.dojo.server.timer import LONGEST  # noqa: PLC0415  # as above

    for name in ("minutes", "rotate"):
        said = getattr(asked, name)
        if said is not None and not 1 <= said <= LONGEST:
            raise UsageError(f"--{name} {said}: minutes, from 1 to {LONGEST}")


def _check_pack(folder: Path) -> None:
    """See that a folder is a pack.

    Raises UsageError.
    """
    from katas.dojo.packing.pack import is_pack  # noqa: PLC0415  # as above

    if not is_pack(folder):
        raise UsageError(f"{folder} is no pack", advice=f"make one: kata dojo pack {folder}")


def _open(asked: argparse.Namespace) -> "Store":
    """Go on with the dojo that a folder has, or begin one.

    Raises UsageError if it has one on another kata.
    """
    from dataclasses import replace  # noqa: PLC0415  # as above

    from katas.dojo.server.store import FILE, Store  # noqa: PLC0415
    from katas.dojo.server.timer import Timer  # noqa: PLC0415

    if not (asked.folder / FILE).exists():
        timer = Timer(asked.minutes or MINUTES, asked.rotate or ROTATE)
        return Store.begin(asked.folder, asked.kata, timer)
    store = Store.open(asked.folder)
    if store.kata != asked.kata:
        raise UsageError(
            f"the dojo in {asked.folder} is on {store.kata}",
            advice=f"begin another: --folder {asked.folder}-{asked.kata}",
        )
    timer = store.timer
    said = replace(
        timer, minutes=asked.minutes or timer.minutes, rotate=asked.rotate or timer.rotate
    )
    if said != timer:
        store.keep_timer(said)
    return store


def _lines(dojo: "Dojo") -> list[str]:
    """What whoever leads has to know, and the way in as a picture."""
    import segno  # noqa: PLC0415  # as above

    code = dojo.store.secrets.code
    teams = dojo.store.members()
    host = dojo.address.removeprefix("http://")
    lines = [f"{dojo.subject.title}, a dojo at {dojo.address}"]
    if teams:
        lines.append(f"it goes on, with {len(teams)} teams")
    lines += [
        "",
        f"  code          {code}",
        f"  teams         kata dojo join {host} {code}",
        f"  the board     {dojo.address}/board",
        f"  you alone     {dojo.address}/lead/by/{dojo.store.secrets.leads}",
        "",
    ]
    if dojo.pack:
        lines.insert(-1, f"  the pack      {dojo.address}/pack/{code}/")
    image = _drawn(segno.make(f"{dojo.address}/in/{code}", micro=False))
    return [*lines, *image, "Ctrl-C ends it, and nothing is lost"]


def _drawn(code: Any) -> list[str]:
    """A QR code in letters; nothing where the terminal doesn't have them."""
    import io  # noqa: PLC0415  # as above

    text = io.StringIO()
    code.terminal(text, compact=True, border=2)
    try:
        text.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return []
    return text.getvalue().splitlines()
