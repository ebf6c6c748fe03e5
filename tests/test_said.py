"""What is said, in each language: the same texts everywhere, with the same to be filled in."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import katas

PACKAGE = Path(katas.__file__).parent

LANGUAGES = {"en", "no"}


def files() -> list[Path]:
    """The files of the package that have a table for each language."""
    read = {path: tomllib.loads(path.read_text("utf-8")) for path in PACKAGE.rglob("*.toml")}
    return sorted(path for path, tables in read.items() if "en" in tables)


def flat(said: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    """Every text with its key."""
    for key, value in said.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{above}{key}.")
        elif isinstance(value, list):
            yield from ((f"{above}{key}.{number}", text) for number, text in enumerate(value))
        else:
            yield f"{above}{key}", value


def empty(said: Mapping[str, Any], above: str = "") -> Iterator[str]:
    """The tables with nothing in them: names that one language alone needs words for."""
    for key, value in said.items():
        if isinstance(value, Mapping):
            yield from empty(value, f"{above}{key}.") if value else [f"{above}{key}."]


def placeholders(text: str) -> set[str]:
    """What is filled in."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("file", files(), ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_each_language_has_all_the_words(file: Path) -> None:
    """The same keys, and the same to be filled in."""
    said = tomllib.loads(file.read_text("utf-8"))
    without = tuple(empty(said["en"]))
    names = {key.rstrip(".").rpartition(".")[2] for key in without}
    known = {
        language: {key: text for key, text in flat(table) if not key.startswith(without)}
        for language, table in said.items()
    }
    assert known.keys() == LANGUAGES
    for key, text in known["en"].items():
        assert placeholders(known["no"][key]) - names == placeholders(text), key
    assert known["no"].keys() == known["en"].keys()
