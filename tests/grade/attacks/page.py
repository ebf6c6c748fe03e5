"""The table of docs/attacks.md, from the catalogue: run as a module, it writes the page anew."""

from collections.abc import Iterable, Iterator

from katas.grade.sandbox import Containment, Level
from katas.grade.sandbox.probing import OWED
from tests.grade.attacks.catalogue import Case, accidents, attacks, elsewhere
from tests.grade.attacks.scene import ROOT

PAGE = ROOT / "docs" / "attacks.md"

BEGIN, END = "<!-- from the catalogue -->\n", "<!-- until here -->\n"

HEAD = "| no. | it | what becomes of it | held by |\n|---|---|---|---|\n"


def tables() -> str:
    """The three tables: attacks by number, cheats of one line, and what honest people hand in."""
    numbered = sorted([*_attacks(), *_elsewhere()], key=lambda item: item[0])
    cheats = [row for number, row in numbered if number == 0]
    rows = [row for number, row in numbered if number]
    honest = [f"| {_what(case)} | {_cell(case.becomes)} |\n" for case in accidents()]
    return (
        f"\n{HEAD}{''.join(rows)}"
        f"\n## Cheats in a line\n\nThey beat graders that run in the same process as what they "
        f"grade.\n\n{HEAD.replace('no.', ' ')}{''.join(cheats)}"
        "\n## Honest accidents\n\nWhat is no attack has to come out as it should.\n\n"
        f"| it | what becomes of it |\n|---|---|\n{''.join(honest)}\n"
    )


def written(text: str) -> str:
    """The page with the tables as they are now."""
    before, rest = text.split(BEGIN)
    return before + BEGIN + tables() + END + rest.split(END)[1]


def _attacks() -> Iterator[tuple[int, str]]:
    for case in attacks():
        number = case.number or ""
        row = f"| {number} | {_cell(case.tries)} | {_cell(case.becomes)} | {_held_by(case.needs)} |\n"
        yield case.number, row


def _elsewhere() -> Iterator[tuple[int, str]]:
    for item in elsewhere():
        becomes = item.becomes or "it is tried by the tests of what it is aimed at"
        yield item.number, f"| {item.number} | {_cell(item.what)} | {_cell(becomes)} | - |\n"


def _what(case: Case) -> str:
    """What an accident is: what its file says, or how that is saved or called."""
    how = f" ({case.form or case.name})" if case.form or case.name else ""
    return _cell(case.tries or "Nothing at all: a file of no bytes") + how


def _held_by(needs: Iterable[Containment]) -> str:
    """The levels that owe all of this: they are never chosen without having been seen to hold it."""
    wanted = frozenset(needs)
    owing = [level.value for level in Level if wanted <= OWED[level]]
    return ", ".join(owing) if wanted else "every level"


def _cell(text: str) -> str:
    return text.rstrip(".").replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
