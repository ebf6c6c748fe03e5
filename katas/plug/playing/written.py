"""Reads the parts of a game as a learner writes them down in `[tool.katas.calls]`.

`Game = "Spill(players)"`, `"game.throw" = "game.kast(*dice)"`, `"game.roll" = "game.bord"`. Parsed,
never evaluated.
"""

import ast

from katas.errors import UsageError
from katas.model import GAME
from katas.plug.playing.calls import HANDED, LISTED, MOVES, GameCalls, Part

LONGEST = 200


def read_part(part: str, text: str) -> GameCalls | Part:
    """Read how a game is begun, or one part of it is called.

    Raises UsageError with an example of what can be written.
    """
    try:
        tree = ast.parse(text[:LONGEST], mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise _wrong(part, text) from None
    found = _begun(tree) if part == GAME else _part(part, tree)
    if found is None:
        raise _wrong(part, text)
    return found


def _begun(tree: ast.expr) -> GameCalls | None:
    match tree:
        case ast.Call(func=func, args=[first, *more], keywords=[]) if path := _path(func):
            dice = [ast.unparse(item) for item in more]
            each = ast.unparse(first) == "*players"
            if (each or ast.unparse(first) == "players") and dice in ([], ["dice"]):
                return GameCalls(path, each, "always" if dice else "if needed")
    return None


def _part(part: str, tree: ast.expr) -> Part | None:
    handed = HANDED.get(part, "")
    given: list[str] | None = None
    path = _path(tree)
    if isinstance(tree, ast.Call) and not tree.keywords:
        path, given = _path(tree.func), [ast.unparse(item) for item in tree.args]
    if path is None or len(path) < 2 or path[0] != "game":
        return None
    if given is None:
        return None if part in MOVES else Part(path[1:], attribute=True)
    if given == []:
        return Part(path[1:])
    if part in LISTED and given == [f"*{handed}"]:
        return Part(path[1:], each=True, handed=handed)
    return Part(path[1:], handed=handed) if given == [handed] else None


def _path(node: ast.expr) -> tuple[str, ...] | None:
    """The names on a dotted way."""
    match node:
        case ast.Name(id=name):
            return (name,)
        case ast.Attribute(value=value, attr=attribute) if before := _path(value):
            return (*before, attribute)
    return None


def _wrong(part: str, text: str) -> UsageError:
    name = part.rpartition(".")[2]
    handed = f"({HANDED[part]})" if part in HANDED else ""
    such = "Game(players)" if part == GAME else f"game.{name}{handed}"
    return UsageError(
        f"[tool.katas.calls] {part}: {text[:LONGEST]!r} can't be used", advice=f'such as "{such}"'
    )
