"""Reads feature files with Cucumber's own parser: scenarios, their steps, their rows."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from katas.errors import SpecError
from katas.model import Source
from katas.records import dataclass

BECAUSE = ("because", "fordi")
"""The column that says why, in the languages of the features. No step takes it."""

KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}
"""Gherkin's kinds of steps, as pytest-bdd calls them."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a scenario; `table` is its data table, `<names>` are not yet filled in."""

    kind: str
    text: str
    table: tuple[tuple[str, ...], ...]
    line: int


@dataclass(frozen=True, slots=True)
class Row:
    """One example of a scenario: the cells by their column, and where it comes from.

    A scenario without Examples has one row without cells; its description is the reason.
    """

    title: str
    cells: Mapping[str, str]
    because: str
    source: Source
    tags: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario or an outline, with its rows."""

    name: str
    steps: tuple[Step, ...]
    rows: tuple[Row, ...]
    tags: tuple[str, ...]
    outline: bool
    line: int


@dataclass(frozen=True, slots=True)
class Feature:
    """A feature file; `name` is its path below the features folder."""

    path: Path
    name: str
    title: str
    language: str
    tags: tuple[str, ...]
    scenarios: tuple[Scenario, ...]


def read_feature(path: Path, name: str) -> Feature:
    """Read a feature file; `name` stands for it in messages and ids.

    Raises SpecError, with file and line, if it doesn't parse, repeats a scenario's name
    or has an example without exactly one source.
    """
    raw = _parse(path, name)
    tags = _tags(raw)
    scenarios: dict[str, Scenario] = {}
    for entry, outer in _scenarios(raw, name):
        scenario = _scenario(entry, [tags, *outer], name)
        if first := scenarios.get(scenario.name):
            raise SpecError.at(
                f"{name}:{scenario.line}",
                f"scenario {scenario.name!r} repeats a name",
                found=[f"it stands at line {first.line} already"],
                advice="give each scenario a name of its own; pytest-bdd would drop the first",
            )
        scenarios[scenario.name] = scenario
    return Feature(path, name, raw["name"], raw["language"], tags, tuple(scenarios.values()))


def _parse(path: Path, name: str) -> Any:
    try:
        document: Any = _parser().parse(path.read_text("utf-8-sig"))
    except CompositeParserException as error:
        first = error.errors[0]
        raise SpecError.at(f"{name}:{first.location['line']}", _said(first)) from None
    except UnicodeDecodeError:
        raise SpecError(f"{path} is not UTF-8") from None
    except OSError as error:
        raise SpecError(f"{path} can't be read: {error.strerror}") from None
    if not document.get("feature"):
        raise SpecError.at(f"{name}:1", "there is no feature in this file")
    return document["feature"]


@cache
def _parser() -> Parser:
    return Parser()


def _said(error: ParserException) -> str:
    """The parser's message without its own `(line:column):` in front."""
    return str(error).partition("): ")[2] or str(error)


def _scenarios(
    raw: Mapping[str, Any], name: str
) -> Iterator[tuple[dict[str, Any], list[tuple[str, ...]]]]:
    """All scenarios, those of Rules included, with the tags of the Rules around them."""
    for child in raw["children"]:
        if rule := child.get("rule"):
            tags = _tags(rule)
            for entry, outer in _scenarios(rule, name):
                yield entry, [tags, *outer]
        elif scenario := child.get("scenario"):
            yield scenario, []
        elif background := child.get("background"):
            raise SpecError.at(
                f"{name}:{background['location']['line']}",
                "a Background is said nowhere in its examples, and each has to stand alone",
                advice="write its steps into the scenarios",
            )


def _tags(raw: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(tag["name"].removeprefix("@") for tag in raw["tags"])


def _scenario(raw: Mapping[str, Any], outer: Sequence[tuple[str, ...]], name: str) -> Scenario:
    line: int = raw["location"]["line"]
    levels = [*outer, _tags(raw)]
    if raw["examples"]:
        rows = tuple(_rows(raw["examples"], levels, name))
    else:
        because = " ".join(raw["description"].split()).removesuffix(".")
        source = _source(levels, f"{name}:{line}")
        rows = (Row(raw["name"], {}, because, source, (), line),)
    tags = tuple(tag for level in levels for tag in level)
    steps = tuple(_steps(raw["steps"]))
    return Scenario(raw["name"], steps, rows, tags, bool(raw["examples"]), line)


def _steps(raw: Sequence[Mapping[str, Any]]) -> Iterator[Step]:
    kind = "given"
    for step in raw:
        kind = KINDS.get(step["keywordType"], kind)
        table = step.get("dataTable", {}).get("rows", [])
        cells = tuple(tuple(cell["value"] for cell in row["cells"]) for row in table)
        yield Step(kind, step["text"], cells, step["location"]["line"])


def _rows(
    examples: Sequence[Mapping[str, Any]], levels: Sequence[tuple[str, ...]], name: str
) -> Iterator[Row]:
    seen: set[str] = set()
    for block in examples:
        tags = _tags(block)
        place = f"{name}:{block['location']['line']}"
        source = _source([*levels, tags], place)
        header = [cell["value"] for cell in block.get("tableHeader", {"cells": []})["cells"]]
        if not block.get("tableBody"):
            raise SpecError.at(place, "there are no rows in these Examples")
        for raw in block["tableBody"]:
            cells = dict(zip(header, (cell["value"] for cell in raw["cells"]), strict=True))
            because = next((cells[key] for key in BECAUSE if key in cells), "")
            line: int = raw["location"]["line"]
            title = _title(cells)
            if title in seen:
                title = f"{title} (line {line})"
            seen.add(title)
            yield Row(title, cells, because, source, tags, line)


def _title(cells: Mapping[str, str]) -> str:
    """A row's cells without the reason: `3,3,3,4,4 8`. No brackets: pytest splits ids there."""
    title = " ".join(value or "none" for key, value in cells.items() if key not in BECAUSE)
    return title.translate(str.maketrans("[]", "()")).replace("::", ":")


def _source(levels: Sequence[tuple[str, ...]], place: str) -> Source:
    """The one source among the tags of the innermost level that has any.

    Levels go from the feature's tags to those of the Examples. An erratum is quoted as well.
    """
    known = {source.value for source in Source}
    sources = ([tag for tag in tags if tag in known] for tags in reversed(levels))
    found = next(filter(None, sources), [])
    if sorted(found) == ["erratum", "quoted"]:
        return Source.ERRATUM
    if len(found) != 1:
        raise SpecError.at(
            place,
            "an example says where it comes from with exactly one tag",
            found=[f"found: {' '.join('@' + tag for tag in found) or 'none'}"],
            advice="one of @quoted, @derived, @open, @ours; @erratum stands beside @quoted",
        )
    return Source(found[0])
