"""`kata start ID DIR`: a folder to begin in, ready for pytest."""

import argparse
from pathlib import Path
from typing import Any

from katas.catalog import LANGUAGES, PYTHON, open_shelf
from katas.practice import begin
from katas.spec import open_specification


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "start", parents=[common], help="a folder to begin in, ready for pytest"
    )
    verb.add_argument("id", metavar="ID", help="the kata")
    verb.add_argument(
        "folder", metavar="DIR", type=Path, help="a folder that is empty or not there"
    )
    verb.add_argument(
        "--from",
        dest="choice",
        metavar="START",
        help="blank, legacy or legacy:NAME (`kata show ID` lists them); else as the task has it",
    )
    verb.add_argument(
        "--lang",
        choices=[language.key for language in LANGUAGES],
        default=PYTHON.key,
        help="the language to write in (%(default)s)",
    )
    verb.add_argument("--ci", choices=["github"], help="add a workflow that runs the kata")
    verb.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Make the folder and say what is in it."""
    shelf = open_shelf(asked.kata_path)
    spec = open_specification(shelf, shelf.find(asked.id))
    language = next(known for known in LANGUAGES if known.key == asked.lang)
    begun = begin(spec, asked.folder, asked.choice, asked.ci, language)
    width = max(map(len, begun.files))
    print(f"{begun.folder} is ready: {spec.kata.title} ({begun.start})")
    for name, told in begun.files.items():
        print(f"  {name:<{width}}  {told}")
    print("next: read brief.md there, then run pytest in the folder, or kata watch")
    if begun.is_old_code:
        print("before you change the code: kata baseline keeps what it does, to compare with")
    return 0
