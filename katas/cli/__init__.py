"""The command `kata`: one module a verb, each with `declare` and a function that runs it.

Exit codes: 0 passed, 1 not passed, 2 usage, 3 our fault, 130 stopped by
Ctrl-C.
"""

import argparse
import io
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

import katas
from katas.cli import calls, check, explain, play, shelf, show, start, watch
from katas.errors import KatasError

VERBS = (show, explain, start, watch, check, calls, play)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a verb, and give the exit code. Without a verb, show the shelf."""
    _print_what_can_be_printed()
    asked = parser().parse_args(arguments)
    try:
        code: int = asked.run(asked)
        sys.stdout.flush()
    except KatasError as error:
        print(f"kata: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("kata: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read from us has seen enough (`kata show greed | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception:  # noqa: BLE001  # whatever it is, it is ours and has its own exit code
        traceback.print_exc()
        print("kata: this is our fault, not yours; please tell us what you did", file=sys.stderr)
        return 3
    return code


def _print_what_can_be_printed() -> None:
    """Let a terminal that has no å show a question mark instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def parser() -> argparse.ArgumentParser:
    """The options of the command and of its verbs."""
    common = argparse.ArgumentParser(add_help=False)
    _declare_packs(common, argparse.SUPPRESS)  # so that a verb keeps what stands before it
    top = argparse.ArgumentParser(
        prog="kata",
        description="Dice-scoring katas. Without a verb: the shelf.",
        epilog="To run a kata on your own file: pytest --kata ID --solution FILE",
    )
    _declare_packs(top, [])
    top.add_argument("--version", action="version", version=f"katas {katas.__version__}")
    top.set_defaults(run=shelf.run)
    verbs = top.add_subparsers(title="verbs", metavar="VERB")
    for verb in VERBS:
        verb.declare(verbs, common)
    return top


def _declare_packs(parser: argparse.ArgumentParser, default: object) -> None:
    parser.add_argument(
        "--kata-path",
        metavar="DIR",
        type=Path,
        action="append",
        default=default,
        help="a pack: a folder with katas of your own (can be repeated)",
    )
