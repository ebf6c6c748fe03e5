"""Draws the cards of a game as one table of plain text."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from katas.model import Answer, Ask, Outcome
from katas.spec import Specification

Look = Callable[[Ask], Outcome]
"""Asks the game that keeps the card."""


class Card:
    """The table of one game: a row for each category, a column for each player."""

    def __init__(
        self, spec: Specification, players: Sequence[str], says: Mapping[str, Any]
    ) -> None:
        self._spec = spec
        self._players = players
        self._says = says
        self._categories = [name for name in spec.rulebook.categories if name is not None]

    def lines(self, look: Look) -> list[str]:
        """The rows: categories with their numbers, then the sums that the kata has.

        What isn't there, or can't be told, is a dash.
        """
        cards = {name: _answer(look(Ask("points", name))) for name in self._players}
        rows = [
            (f"{number:>2}", self._spec.category_name(category), self._points(cards, category))
            for number, category in enumerate(self._categories, 1)
        ]
        for what in ("upper", "bonus", "total"):
            if f"game.{what}" in self._spec.kata.parts:
                shown = [_shown(_answer(look(Ask(what, name)))) for name in self._players]
                rows.append(("  ", self._says[what], shown))
        wide = max(len(name) for _, name, _ in rows)
        columns = [max(len(name), 4) for name in self._players]
        head = "  ".join(
            f"{name:>{width}}" for name, width in zip(self._players, columns, strict=True)
        )
        lines = [f"{'':{wide + 6}}{head}"]
        for number, name, points in rows:
            cells = "  ".join(
                f"{cell:>{width}}" for cell, width in zip(points, columns, strict=True)
            )
            lines.append(f"  {number} {name:<{wide}} {cells}")
        return lines

    def _points(self, cards: Mapping[str, object], category: str) -> list[str]:
        """What stands on each card there; nothing where nothing was placed yet."""
        return [
            _shown(card.get(category, "")) if isinstance(card, Mapping) else "-"
            for card in cards.values()
        ]


def _answer(outcome: Outcome) -> object:
    return outcome.data if isinstance(outcome, Answer) else None


def _shown(value: object) -> str:
    return "-" if value is None else str(value)
