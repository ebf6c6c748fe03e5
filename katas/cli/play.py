"""`kata play ID [FILE]`: a game at the terminal; your code keeps the card."""

import argparse
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from katas.catalog import Settings, Shelf, open_shelf
from katas.cli.hosting import gather, open_host
from katas.errors import UsageError
from katas.model import USUAL_DICE, Begin, Failure
from katas.practice.playing import NobodyThere, Play, Terminal
from katas.spec import OwnTable, Specification, open_specification, phrases

MOST = 8
"""More players than that find no room at a table, nor their cards on a line."""

SEEDS = 10**6


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "play", parents=[common], help="a game at the terminal; your code keeps the card"
    )
    verb.add_argument("id", metavar="ID", help="the kata")
    verb.add_argument(
        "file", metavar="FILE", nargs="?", type=Path, help="your solution; else the card is ours"
    )
    verb.add_argument("--players", metavar="NAMES", default="", help="with commas: Ann,Bo")
    verb.add_argument("--dice", metavar="N", type=int, default=USUAL_DICE, help="how many; 5")
    verb.add_argument("--seed", metavar="N", type=int, help="the same dice as another time")
    verb.add_argument("--entry", metavar="NAME", help="the file of the folder that is the solution")
    verb.add_argument("--isolate", action="store_true", help="run the code in a process of its own")
    verb.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Play a game; 1 where the code that keeps the card can't go on."""
    shelf = open_shelf(asked.kata_path)
    spec = open_specification(shelf, shelf.find(asked.id))
    if not spec.kata.parts:
        raise _no_game(shelf, asked.id)
    words: Mapping[str, Any] = phrases(spec.rulebook.language)["play"]
    names = (
        [name.strip() for name in asked.players.split(",")] if asked.players else words["players"]
    )
    begin = Begin(_players(names), asked.dice)
    if isinstance(refused := OwnTable(spec).do(begin), Failure):
        raise UsageError(refused.message, advice=f"such as: --players Ann,Bo --dice {USUAL_DICE}")
    seed = SystemRandom().randrange(SEEDS) if asked.seed is None else asked.seed
    if not asked.file and not _is_about(gather(None, None, None), asked.id):
        print(words["ours"].format(seed=seed))
        return _play(spec, OwnTable(spec), begin, seed)
    settings = gather(asked.id, asked.file, asked.entry)
    with closing(open_host(settings, [spec.vocabulary], isolate=asked.isolate)) as host:
        solution = spec.plug(host, settings.calls, settings.refused)
        if missing := solution.binding.lacks(NEEDED):
            parts = ", ".join(map(spec.category_name, missing))
            raise UsageError(
                f"{host.name} can't keep the card yet: {parts}: not there yet",
                advice=f"kata calls --kata {asked.id} {host.name} says what was looked for",
            )
        host.no_limits()
        print(words["yours"].format(name=host.name, seed=seed))
        with closing(solution.table()) as table:
            return _play(spec, table, begin, seed)


NEEDED = ("Game", "game.throw", "game.hold", "game.place", "game.roll", "game.over", "game.points")
"""Without these nobody can play."""


def _play(spec: Specification, keeper: Any, begin: Begin, seed: int) -> int:
    chance = Random(seed)  # noqa: S311  # dice that can be thrown again, by their seed
    went_on = Play(spec, keeper, begin, chance, Terminal(print, _ask)).play()
    return 0 if went_on else 1


def _ask(prompt: str) -> str:
    """Read a line; where nobody sits at the terminal, show what was read."""
    print(prompt, end=" ", flush=True)
    try:
        line = sys.stdin.readline()
    except KeyboardInterrupt:
        raise NobodyThere from None
    if not line:
        raise NobodyThere
    if not sys.stdin.isatty():
        print(line.rstrip())
    return line


def _players(names: list[str]) -> tuple[str, ...]:
    if len(names) > MOST or not all(names):
        raise UsageError(
            f"so they can't play: {', '.join(names)}",
            found=[f"there is room for {MOST}, each with a name"],
            advice="--players Ann,Bo",
        )
    return tuple(names)


def _is_about(settings: Settings, kata: str) -> bool:
    """Whether the settings here name a solution of this kata."""
    return settings.kata == kata and bool(settings.solution or settings.command)


def _no_game(shelf: Shelf, name: str) -> UsageError:
    games = [kata.id for kata in shelf.katas.values() if kata.parts]
    return UsageError(
        f"{name} has no game, only rolls to score", found=[f"games: {', '.join(games)}"]
    )
