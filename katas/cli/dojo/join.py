"""`kata dojo join ADDRESS CODE`: this folder's lights go to the board."""

import argparse
from typing import Any

from katas.cli.hosting import gather
from katas.dojo.asking import address_of
from katas.dojo.joining import join


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "join", parents=[common], help="in your kata's folder: let its lights go to the board"
    )
    verb.add_argument("address", metavar="ADDRESS", help="as kata dojo serve prints it")
    verb.add_argument("code", metavar="CODE", help="six letters; whoever leads the dojo has them")
    verb.add_argument(
        "--name", metavar="TEXT", default="", help="what stands beside your animal: your names"
    )
    verb.add_argument(
        "--share-code",
        action="store_true",
        help="let the differences between your lights be shown when everybody looks back",
    )
    verb.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Join, and say who the team is."""
    own = gather(None, None, None)
    membership = join(
        own.folder,
        address_of(asked.address),
        asked.code,
        kata=own.kata or "",
        name=asked.name,
        shares=asked.share_code,
    )
    print(f"you are: {membership.animal}")
    print(f"{membership.kata}, at {membership.address}")
    if own.kata:
        print("each pytest and each save under kata watch lights a light on the board from now on")
    else:
        print(
            f"each pytest --kata {membership.kata} --solution FILE, and each save under "
            f"kata watch FILE --kata {membership.kata}, lights a light on the board from now on"
        )
    shown = "are shown to all" if membership.shares else "stay in this folder"
    print(f"your lights go there, your code doesn't; the differences between lights {shown}")
    return 0
