"""Reads TOML tables so that a wrong type or a missing key is one plain message."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from katas.catalog import shipped
from katas.errors import KatasError, SpecError

T = TypeVar("T")


class Table:
    """A TOML table that knows where it stands, for its error messages."""

    def __init__(
        self, data: Mapping[str, Any], where: str, error: type[KatasError] = SpecError
    ) -> None:
        self._data = data
        self._where = where
        self._error = error

    @classmethod
    def read(cls, path: Path) -> "Table":
        """Read a whole file.

        Raises SpecError if it is no TOML.
        """
        return cls(parse_toml(path, SpecError), str(path))

    def get(self, key: str, kind: type[T], default: T | None = None) -> T:
        """Give the value of a key, of this type; without a default the key must be there.

        Raises the table's error (SpecError, or UsageError for settings).
        """
        value = self._data.get(key, default)
        if value is None:
            raise self._error(f"{self._where}: {key!r} is missing")
        if not isinstance(value, kind):
            raise self._error(
                f"{self._where}: {key!r} should be {NAMES.get(kind, kind.__name__)}",
                found=[f"it is {value!r}"],
            )
        return value

    def texts(self, key: str, default: list[str] | None = None) -> tuple[str, ...]:
        """Give a list of texts."""
        values = self.get(key, list, default)
        if not all(isinstance(value, str) for value in values):
            raise self._error(f"{self._where}: {key!r} should be a list of texts")
        return tuple(values)

    def numbers(self, key: str) -> tuple[int, ...]:
        """Give a list of whole numbers."""
        values = self.get(key, list)
        if not all(type(value) is int for value in values):
            raise self._error(f"{self._where}: {key!r} should be a list of whole numbers")
        return tuple(values)

    def tables(self, key: str) -> list["Table"]:
        """Give an array of tables; a missing one is empty."""
        entries = self.get(key, list, [])
        return [self._below(entry, key) for entry in entries]

    def named(self, key: str) -> dict[str, "Table"]:
        """Give a table of tables, by their names; a missing one is empty."""
        entries: dict[str, Any] = self.get(key, dict, {})
        return {name: self._below(entry, f"{key}.{name}") for name, entry in entries.items()}

    def below(self, key: str) -> "Table":
        """Give the table below a key; a missing one is empty."""
        return self._below(self.get(key, dict, {}), key)

    def _below(self, entry: object, key: str) -> "Table":
        if not isinstance(entry, dict):
            raise self._error(f"{self._where}: {key} should be a table, not {entry!r}")
        return Table(entry, f"{self._where}, {key}", self._error)

    def wrong(self, problem: str, *, advice: str = "") -> KatasError:
        """Make the table's error, for what only its reader can tell."""
        return self._error(f"{self._where}: {problem}", advice=advice)

    def mapping(self, key: str) -> dict[str, str]:
        """Give a table of texts; a missing one is empty."""
        entries: dict[str, Any] = self.get(key, dict, {})
        for name, value in entries.items():
            if not isinstance(value, str):
                raise self._error(f"{self._where}: {key}.{name} should be a text, not {value!r}")
        return entries

    @property
    def where(self) -> str:
        """Where it stands, for messages."""
        return self._where

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that are there."""
        return tuple(self._data)


NAMES = {
    str: "a text",
    list: "a list",
    dict: "a table",
    bool: "true or false",
    int: "a whole number",
}
"""What people call the types of TOML."""


def parse_toml(path: Path, error: type[KatasError]) -> dict[str, Any]:
    """Parse a TOML file, with the file's name in front of what tomllib says.

    Raises `error`.
    """
    if (table := shipped_tables().get(str(path))) is not None:
        return table
    import tomllib  # noqa: PLC0415  # slow to import, and slow to read with

    try:
        return tomllib.loads(path.read_text("utf-8-sig"))
    except tomllib.TOMLDecodeError as problem:
        raise error(f"{path} is no valid TOML: {problem}") from None
    except UnicodeDecodeError:
        raise error(f"{path} is not UTF-8") from None
    except OSError as problem:
        raise error(f"{path} can't be read: {problem.strerror}") from None


@cache
def said_in(language: str, path: Path) -> Mapping[str, Any]:
    """What is said in a language, from a file with a table for each; else in English."""
    known = parse_toml(path, SpecError)
    said: Mapping[str, Any] = known.get(language, known["en"])
    return said


TABLES = "tables.json"
"""Where all TOML of the package is, as JSON, by its names there."""


@cache
def shipped_tables() -> dict[str, dict[str, Any]]:
    """All TOML of the package by its path, read already; none where it was not shipped."""
    data = shipped.read(TABLES)
    if data is None:
        return {}
    return {f"{shipped.PACKAGE / name}": table for name, table in shipped.parsed(data).items()}
