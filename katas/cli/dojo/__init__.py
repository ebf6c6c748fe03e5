"""`kata dojo VERB`: an evening together; what is packed before, the board, joining, looking back."""

import argparse
from importlib import import_module
from typing import Any

VERBS = ("pack",)
"""Each is a module here."""


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and those below it."""
    dojo = verbs.add_parser(
        "dojo", parents=[common], help="an evening together: a board of lights, and a look back"
    )
    below = dojo.add_subparsers(title="verbs", metavar="VERB", required=True)
    for verb in VERBS:
        import_module(f"{__name__}.{verb}").declare(below, common)
