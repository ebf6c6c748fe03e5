"""The command `kata`: one module a verb, each with `declare` and a function that runs it.

Exit codes: 0 passed, 1 not passed, 2 usage, 3 our fault, 130 stopped by
Ctrl-C.
"""

import argparse
import gc
import io
import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import katas
from katas.errors import KatasError, OurFault

VERBS = (
    "show",
    "explain",
    "start",
    "watch",
    "check",
    "calls",
    "baseline",
    "hunt",
    "review",
    "play",
    "grade",
    "dojo",
)
"""Each is a module here, imported when it is asked for, or when all of them are to be listed."""


def command() -> int:
    """Be the command `kata`, to the end of its process."""
    # A start makes much and drops little, and to look for that takes a twentieth of it.
    gc.set_threshold(SELDOM)
    # It looks for a translation of each of its words, in files that Python has none of.
    argparse._ = _as_it_is  # type: ignore[attr-defined]  # and this process is ours
    code = main()
    # All of it goes at once: to look for what could go first takes as long as to read a kata.
    gc.freeze()
    return code


def _as_it_is(text: str | None) -> str | None:
    """Give a text of argparse's as it is written."""
    return text


SELDOM = 50_000
"""After so many more things the collector looks for what nobody has any more; else after 700."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a verb, and give the exit code. Without a verb, show the shelf."""
    _print_what_can_be_printed()
    given = sys.argv[1:] if arguments is None else arguments
    asked = parser(given[:1] if given and given[0] in VERBS else VERBS).parse_args(given)
    try:
        code: int = asked.run(asked)
        sys.stdout.flush()
    except KatasError as error:
        print(f"kata: {error}", file=sys.stderr)
        return 3 if isinstance(error, OurFault) else 2
    except KeyboardInterrupt:
        print("kata: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read from us has seen enough (`kata show greed | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return int(getattr(asked, "unread", 0))
    except Exception:  # noqa: BLE001  # whatever it is, it is ours and has its own exit code
        import traceback  # noqa: PLC0415  # it is hoped that nobody needs it

        traceback.print_exc()
        print("kata: this is our fault, not yours; please tell us what you did", file=sys.stderr)
        return 3
    return code


def _print_what_can_be_printed() -> None:
    """Let a terminal that has no å show a question mark instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def parser(verbs: Iterable[str] = VERBS) -> argparse.ArgumentParser:
    """The options of the command and of some of its verbs."""
    common = _Parser(add_help=False)
    _declare_packs(common, argparse.SUPPRESS)  # so that a verb keeps what stands before it
    top = _Parser(
        prog="kata",
        description="Dice-scoring katas. Without a verb: the shelf.",
        epilog="To run a kata on your own file: pytest --kata ID --solution FILE",
    )
    _declare_packs(top, [])
    top.add_argument("--version", action="version", version=f"katas {katas.__version__}")
    top.set_defaults(run=_show_the_shelf)
    declared = top.add_subparsers(title="verbs", metavar="VERB", prog="kata")
    for verb in verbs:
        import_module(f"{__name__}.{verb}").declare(declared, common)
    return top


class _Parser(argparse.ArgumentParser):
    """A parser of the command, or of a verb: the verbs' are of the same class."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more, formatter_class=_Help)


class _Help(argparse.HelpFormatter):
    """Help as wide as the terminal, which `argparse` would ask `shutil` for, whatever is asked."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=_columns() - 2)


def _columns() -> int:
    """The width of the terminal, as `shutil` has it, which takes longer to import than a kata."""
    said = os.environ.get("COLUMNS", "")
    if said.isdecimal() and int(said):
        return int(said)
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or USUAL  # type: ignore[union-attr]  # None is told as well
    except (AttributeError, ValueError, OSError):
        return USUAL


USUAL = 80
"""So many columns where nobody knows."""


def _show_the_shelf(asked: argparse.Namespace) -> int:
    from katas.cli import shelf  # noqa: PLC0415  # a verb does without

    return shelf.run(asked)


def _declare_packs(parser: argparse.ArgumentParser, default: object) -> None:
    parser.add_argument(
        "--kata-path",
        metavar="DIR",
        type=Path,
        action="append",
        default=default,
        help="a pack: a folder with katas of your own (can be repeated)",
    )
