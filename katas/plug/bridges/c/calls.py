"""Hands over arguments to a function, and makes replies of what comes of it."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from katas.plug.bridges.c.library import (
    ABORTED,
    ASKED,
    ASSERTED,
    DIE,
    EXITED,
    LIST,
    MISSED,
    NUMBER,
    ROLL,
    ROOM,
    TEXT,
    Argument,
    Library,
    Report,
    Result,
    Rolls,
    numbers,
)
from katas.plug.resident.batches import Batch
from katas.plug.resident.signatures import Data
from katas.plug.resident.telling import LARGEST, LONGEST, WRONG_COUNT, shortened

WRONG_TYPE = "arguments of another type"

WIDEST = 2**63
"""Numbers from here on fit in nothing that C has."""

ENDINGS = {
    EXITED: ("exit", "ending the program"),
    ABORTED: ("abort", "ending the program"),
    ASSERTED: ("assert", ""),
    ASKED: ("stdin", "asking for input"),
    MISSED: ("undefined", "a name that isn't there"),
}
"""How a call may end that doesn't return: of what kind that is, and what slipped."""

UNWRITTEN = re.compile(r"todo|not (yet )?(implemented|written)|unimplemented", re.IGNORECASE)


class Misfit(Exception):
    """Something is no call, or leads nowhere."""

    def __init__(self, kind: str, message: str, accident: str = "", place: str = "") -> None:
        super().__init__(message)
        self.told = {"kind": kind, "message": message, "accident": accident, "place": place}


class Roll:
    """Stands for the roll of a batch, as a list, or for one `die` of it."""

    def __init__(self, size: int, *, die: bool = False) -> None:
        self.size = size
        self.die = die


class Function:
    """A function that can be called.

    `told` is what the plan of the library has of it.
    """

    def __init__(self, library: Library, told: Data) -> None:
        self._library = library
        self._told = told
        self._sizes = library.sizes(told["shim"])
        self.place = f"{told['file']}:{told['line']} in {told['name']}"
        self.one_by_one = told["gives"] in ("text", "real")
        required = [item for item in told["parameters"] if not item["optional"]]
        self._takes = range(len(required), len(told["parameters"]) + 1)

    def arguments(self, given: Sequence[Any]) -> list[Argument]:
        """Arguments as they are handed over; `Roll` stands for those that each roll has.

        Raises Misfit for what the function doesn't take.
        """
        if len(given) not in self._takes:
            wanted = " or ".join(map(str, self._takes))
            raise self._misfit(f"{wanted} arguments, not {len(given)}", WRONG_COUNT)
        filled = [*given, *[0] * (self._takes.stop - 1 - len(given))]
        parameters = self._told["parameters"]
        return [
            self._argument(item, size, value)
            for item, size, value in zip(parameters, self._sizes, filled, strict=False)
        ]

    def run(
        self, arguments: list[Argument], rolls: Rolls, start: int = 0
    ) -> tuple[int, Result, Report]:
        """Call it for the rolls from one on, for a while."""
        return self._library.run(self._told["shim"], arguments, rolls, start)

    def value(self, result: Result) -> Data:
        """What came of a call, as it crosses."""
        gives, kind = self._told["gives"], self._told["kind"]
        number = int(result.number)
        match gives:
            case "number" if -LARGEST < number < LARGEST:
                return {"value": number}
            case "number" | "bool":
                shown = str(number) if gives == "number" else ("false", "true")[number != 0]
            case "char":
                shown = repr(chr(number % 256))
            case "real":
                shown = f"{result.real:g}"
            case "text":
                shown = "NULL" if result.text is None else _quoted(result.text)
            case "other":
                shown = f"{'an' if kind[0] in 'aeiouAEIOU' else 'a'} {kind}"
            case _:
                kind, shown = "void", "nothing"
        return {"value": None, "kind": kind, "shown": shortened(shown)}

    def extend(self, batch: Batch, values: Sequence[int]) -> None:
        """Add what came for some rolls to a batch; only numbers that a game has are scores."""
        plain = self._told["gives"] == "number" and values
        if plain and min(values) > -LARGEST and max(values) < LARGEST:
            batch.values.extend(values)
            return
        known = {value: self.value(Result(number=value)) for value in set(values)}
        for value in values:
            if known[value]["value"] is None:
                batch.add_odd(known[value])
            else:
                batch.values.append(value)

    def error(self, report: Report) -> Data:
        """How a call ended that didn't return."""
        kind, accident = ENDINGS[report.ending]
        message = report.words.decode("utf-8", "replace")
        place = self.place
        if report.ending == ASSERTED:
            accident = "not written yet" if UNWRITTEN.search(message) else ""
            file = Path(report.file.decode("utf-8", "replace")).name
            place = f"{file}:{report.line} in {report.function.decode('utf-8', 'replace')}"
        if report.ending == MISSED:
            message = f"nothing defines {message}"
        told = {"kind": kind, "message": shortened(message), "place": place}
        return {"error": {**told, "accident": accident, "verdict": "raised"}}

    def _misfit(self, words: str, accident: str) -> Misfit:
        return Misfit("call", f"{self._told['name']} takes {words}", accident, self.place)

    def _argument(self, parameter: Data, size: int, value: Any) -> Argument:
        takes = parameter["takes"]
        if takes == "list":
            return self._list(parameter, size, value)
        if isinstance(value, Roll) and value.die:
            return Argument(DIE)
        if takes == "text" and isinstance(value, str):
            return Argument(TEXT, 0, value.encode("utf-8", "replace"))
        if takes == "text" and value == 0:  # nobody looks at it
            return Argument(TEXT, 0, b"")
        if takes == "letter" and isinstance(value, str) and len(value) == 1 and value.isascii():
            value = ord(value)
        if takes != "text" and type(value) is int and -WIDEST <= value < WIDEST:
            return Argument(NUMBER, value)
        raise self._misfit(f"{parameter['annotation']} {parameter['name']}", WRONG_TYPE)

    def _list(self, parameter: Data, size: int, value: Any) -> Argument:
        rolled = isinstance(value, Roll) and not value.die
        if not rolled and not _is_a_list(value):
            raise self._misfit(f"{parameter['annotation']} {parameter['name']}", WRONG_TYPE)
        count = value.size if rolled else len(value)
        if size and (count > size or (count < size and not parameter["fewer"])):
            raise self._misfit(f"{size} dice, not {count}", WRONG_COUNT)
        if rolled:
            return Argument(ROLL)
        return Argument(LIST, count, None, numbers([*value, *[0] * ROOM]))


def _quoted(text: bytes) -> str:
    return json.dumps(text[:LONGEST].decode("utf-8", "replace"), ensure_ascii=False)


def _is_a_list(value: Any) -> bool:
    """Whether something is a list of numbers that C has."""
    return isinstance(value, list) and all(
        type(item) is int and -WIDEST <= item < WIDEST for item in value
    )
