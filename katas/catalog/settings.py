"""A learner's settings: `[tool.katas]` in their pyproject.toml. Options override them."""

from collections.abc import Mapping
from pathlib import Path

from katas.catalog.expected import Expected, read_expected
from katas.catalog.table import Table, parse_toml
from katas.errors import UsageError, nearest
from katas.records import dataclass, field

REMEMBERS = ".katas"
"""The folder, beside the settings or without any, that remembers what was run there."""

MARK = b"[tool.katas"
"""What a pyproject.toml with settings contains; looked for before anything is parsed."""

KEYS = (
    "kata",
    "solution",
    "entry",
    "calls",
    "stage",
    "readings",
    "packs",
    "refused",
    "proof",
    "expected",
)


@dataclass(frozen=True, slots=True)
class Settings:
    """What to run. Paths are as written, relative to `folder`.

    `command` is a program that speaks the lines of docs/protocol.md, in place of a `solution`;
    `refused` is the score by which a solution says that it refuses a roll; `proof` asks every
    roll there is as well; `expected` is what may move in its baseline, by category.
    """

    folder: Path
    kata: str | None = None
    solution: str | None = None
    command: tuple[str, ...] = ()
    entry: str | None = None
    stage: str | None = None
    readings: Mapping[str, str] = field(default_factory=dict)
    calls: Mapping[str, str] = field(default_factory=dict)
    packs: tuple[str, ...] = ()
    refused: int | None = None
    proof: bool = False
    expected: Mapping[str, Expected] = field(default_factory=dict)

    def names(self, file: Path) -> bool:
        """Whether a file is the solution that is named here, or lies in the folder that is."""
        words = self.command if self.solution is None else (self.solution,)
        named = {(self.folder / word).resolve() for word in words}
        return not named.isdisjoint([file.resolve(), *file.resolve().parents])


def find_settings(start: Path, top: Path) -> Path | None:
    """Find the nearest pyproject.toml with settings, from `start` upwards to `top`.

    Raises UsageError for one that seems to have them and is no TOML.
    """
    above = [start, *start.parents]
    searched = above[: above.index(top) + 1] if top in above else [start]
    for folder in searched:
        path = folder / "pyproject.toml"
        if _may_have_settings(path) and _has_settings(path):
            return path
    return None


def _may_have_settings(path: Path) -> bool:
    """Tell cheaply whether a pyproject.toml is worth parsing."""
    try:
        return MARK in path.read_bytes()
    except OSError:
        return False


def _has_settings(path: Path) -> bool:
    """Whether `[tool.katas]` is there, and not commented out or another tool's."""
    return "katas" in parse_toml(path, UsageError).get("tool", {})


def read_settings(path: Path) -> Settings:
    """Read `[tool.katas]` from a pyproject.toml.

    Raises UsageError for a key that isn't known or a value of the wrong type.
    """
    data = parse_toml(path, UsageError).get("tool", {}).get("katas", {})
    table = Table(data, f"{path}, [tool.katas]", UsageError)
    for key in table.keys:
        if key not in KEYS:
            raise UsageError(
                f"{path}, [tool.katas]: there is no setting {key!r}", found=[nearest(key, KEYS)]
            )
    command = _command(table)
    return Settings(
        folder=path.parent,
        kata=_text(table, "kata"),
        solution=None if command else _text(table, "solution"),
        command=command,
        entry=_text(table, "entry"),
        stage=_text(table, "stage"),
        readings=table.mapping("readings"),
        calls=_calls(table),
        packs=table.texts("packs", []),
        refused=_number(table, "refused"),
        proof=table.get("proof", bool, default=False),
        expected=read_expected(table),
    )


def _calls(table: Table) -> dict[str, str]:
    """Calls by what they are for; `game.throw` may stand without quotes, which TOML nests."""
    written: dict[str, object] = dict(table.get("calls", dict, {}))
    game = written.pop("game", {})
    nested = {f"game.{name}": text for name, text in game.items()} if isinstance(game, dict) else {}
    flat = Table({"calls": {**written, **nested}}, table.where, UsageError)
    return flat.mapping("calls")


def _text(table: Table, key: str) -> str | None:
    return table.get(key, str) if key in table.keys else None


def _number(table: Table, key: str) -> int | None:
    if key not in table.keys:
        return None
    value = table.get(key, int)
    if isinstance(value, bool):
        raise table.wrong(f"{key!r} should be a whole number")
    return value


def _command(table: Table) -> tuple[str, ...]:
    """A solution that is a list of texts: a command."""
    if "solution" not in table.keys or not isinstance(table.get("solution", object), list):
        return ()
    command = table.texts("solution")
    if not command:
        raise table.wrong("'solution' is an empty command")
    return command
