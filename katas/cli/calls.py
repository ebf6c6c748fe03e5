"""`kata calls [FILE]`: how each operation of a kata will be called on a solution."""

import argparse
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from katas.catalog import open_shelf
from katas.cli.hosting import gather, open_host
from katas.errors import UsageError
from katas.model import Answer, Roll, show_roll
from katas.plug import Missing, Solution, shown
from katas.spec import Specification, asked_again, changed, guess, open_specification


def declare(verbs: Any, common: argparse.ArgumentParser) -> None:
    """Declare the verb and its options."""
    verb = verbs.add_parser(
        "calls", parents=[common], help="how your code is called, and the line to add"
    )
    verb.add_argument(
        "file", metavar="FILE", nargs="?", type=Path, help="your solution; else the settings' own"
    )
    verb.add_argument("--kata", metavar="ID", help="the kata; else the settings', or a guess")
    verb.add_argument("--entry", metavar="NAME", help="the file of the folder that is the solution")
    verb.add_argument("--isolate", action="store_true", help="try the code in a process of its own")
    verb.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Bind the solution and print how; 1 if something is missing."""
    settings = gather(asked.kata, asked.file, asked.entry)
    if settings.solution is None and not settings.command:
        raise UsageError("which file is your solution?", advice="say it: kata calls my_yatzy.py")
    shelf = open_shelf([*asked.kata_path, *(settings.folder / pack for pack in settings.packs)])
    katas = shelf.katas.values()
    kata = shelf.find(settings.kata) if settings.kata else None
    families = [kata.family] if kata else list(dict.fromkeys(item.family for item in katas))
    vocabularies = [shelf.vocabulary(family) for family in families]
    with closing(open_host(settings, vocabularies, isolate=asked.isolate)) as host:
        if kata:
            spec = open_specification(shelf, kata)
            solution = spec.plug(host, settings.calls, settings.refused)
        else:
            spec, solution = guess(shelf, host)
        print("\n".join(lines(spec, solution, guessed=kata is None)))
    binding = solution.binding
    game = spec.kata.asks_for_a_game and binding.not_in_the_game
    return 1 if binding.missing or game else 0


def lines(spec: Specification, solution: Solution, *, guessed: bool) -> Iterator[str]:
    """Each category with its call and two probes; then what is missing."""
    binding = solution.binding
    said = " (nobody said which kata it is: --kata)" if guessed else ""
    yield f"{solution.name}, as {spec.kata.id} calls it{said}"
    names = {category: spec.category_name(category) for category in spec.rulebook.categories}
    width = max(map(len, names.values()))
    calls = {category: str(call) for category, call in binding.calls.items()}
    room = max(map(len, calls.values()), default=0)
    for category, name in names.items():
        if category in calls:
            answers = ", ".join(_probed(spec, solution, category))
            yield f"  {name:<{width}}  {calls[category]:<{room}}  {answers}".rstrip()
        else:
            yield f"  {name:<{width}}  not there yet"
    yield from _game(spec, solution)
    if binding.beside:
        yield f"taken: {binding.taken}; also there: {', '.join(binding.beside)}"
    if binding.stood_in:
        yield f"not here, and stood in for: {', '.join(binding.stood_in)}"
    yield from asked_again(binding.twice, spec)
    for category, call in binding.calls.items():
        roll = _probes(spec, category)[0]
        outcome = call.on_host(solution.host, roll)
        if isinstance(outcome, Answer) and outcome.left is not None:
            yield f"{names[category]}: {changed(roll, outcome.left, spec.rulebook.language)}"
    for part, missing in [*binding.missing.items(), *binding.not_in_the_game.items()]:
        yield from _missing(spec.category_name(part), missing)


def _game(spec: Specification, solution: Solution) -> Iterator[str]:
    """The parts of a whole game, each with its call; nothing where the kata has no game."""
    parts, game = spec.kata.parts, solution.binding.game
    width = max(map(len, parts), default=0)
    for part in parts:
        there = game is not None and part not in solution.binding.not_in_the_game
        yield f"  {part:<{width}}  {game.text(part) if game and there else 'not there yet'}"


def _probed(spec: Specification, solution: Solution, category: str | None) -> Iterator[str]:
    """What came for the category's own probes, and for one that another category pays for."""
    call = solution.binding.calls[category]
    for roll in _probes(spec, category):
        yield f"{show_roll(roll)} gives {shown(call.on_host(solution.host, roll))}"


def _probes(spec: Specification, category: str | None) -> list[Roll]:
    if category is None:
        return list(spec.vocabulary.operations["score"].probes)
    all_words = spec.vocabulary.categories
    named = list(all_words)
    other = named[(named.index(category) + 1) % len(named)]
    return list(dict.fromkeys([*all_words[category].probes, all_words[other].probe]))


def _missing(name: str, missing: Missing) -> Iterator[str]:
    yield f"{name}: not there yet"
    yield f"  {missing.says}"
    if missing.looked_for:
        yield f"  looked for: {', '.join(missing.looked_for)}, in any style"
    if missing.there_is:
        yield f"  there is: {', '.join(missing.there_is)}"
    if missing.nearest:
        yield f"  nearest: {missing.nearest}"
    if missing.line:
        yield "  if it is there by another name, say so in pyproject.toml:"
        yield "    [tool.katas.calls]"
        yield f"    {missing.line}"
