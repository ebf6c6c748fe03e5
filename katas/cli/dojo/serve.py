"""`kata dojo serve --kata ID`: the board on the wall, and the door to it."""

import argparse
import sys
from pathlib import Path
from typing import Any

from katas.catalog import open_shelf
from katas.dojo.asking import PORT
from katas.practice.extras import need_extra

ENDS = "Ctrl-C ends it, and nothing is lost"

MODULES = ("starlette", "uvicorn", "sse_starlette", "segno", "jinja2", "markdown_it", "packaging")
"""What the extra brings."""


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "serve", parents=[common], help="for whoever leads: the board, the timer, the code to join"
    )
    verb.add_argument("--kata", metavar="ID", required=True, help="the kata that is practised")
    verb.add_argument("--minutes", metavar="N", type=int, help="how long the timer runs (30)")
    verb.add_argument(
        "--rotate", metavar="N", type=int, help="minutes until driver and navigator change (5)"
    )
    verb.add_argument(
        "--folder",
        metavar="DIR",
        type=Path,
        default=Path("dojo"),
        help="where it is kept, to go on with it and to look back (%(default)s)",
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
    from katas.dojo.server.dojo import Dojo  # noqa: PLC0415  # needs the extra, and so do these
    from katas.dojo.server.network import address_of, listening  # noqa: PLC0415
    from katas.dojo.server.opening import (  # noqa: PLC0415
        check_minutes,
        check_pack,
        door,
        opened,
        subject_of,
    )
    from katas.dojo.server.serving import serve  # noqa: PLC0415

    shelf = open_shelf(asked.kata_path)
    subject = subject_of(shelf, asked.kata)
    check_minutes("--minutes", asked.minutes)
    check_minutes("--rotate", asked.rotate)
    check_pack(asked.pack)
    with listening(asked.host, asked.port) as at:
        store = opened(asked.folder, subject.kata, asked.minutes, asked.rotate)
        dojo = Dojo(store, subject, shelf, address_of(asked.host, at), asked.pack)
        at.listen()
        lines = [*door(dojo, sys.stdout.encoding or "ascii"), ENDS]
        serve(dojo, at, lambda: print("\n".join(lines), flush=True))
    print(f"the dojo is kept in {asked.folder}: kata dojo serve goes on with it,")
    print(f"and kata dojo report {asked.folder} looks back")
    return 0
