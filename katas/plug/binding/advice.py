"""Says what isn't there: what was looked for, what is there instead, what to add."""

from collections.abc import Sequence
from pathlib import Path

from katas.catalog import Vocabulary, language_of
from katas.errors import UsageError
from katas.plug.binding.candidates import CALLED, Candidates
from katas.plug.binding.missing import Missing
from katas.plug.binding.naming import Names
from katas.plug.hosts.surface import Offer, Surface


class Advice:
    """The words for what is missing in one solution."""

    def __init__(
        self,
        solution: str,
        surface: Surface,
        vocabulary: Vocabulary,
        names: Names,
        candidates: Candidates,
    ) -> None:
        self._solution = solution
        self._language = language_of(Path(solution))
        self._offers = [offer for offer in surface.offers if offer.name != CALLED]
        self._vocabulary = vocabulary
        self._names = names
        self._candidates = candidates

    def missing(
        self, category: str, spelling: str, scorers: Sequence[Offer], says: str = ""
    ) -> Missing:
        """Say that a category isn't there; `scorers` could have known it."""
        entry = self._vocabulary.categories[category]
        unbound = [
            offer
            for offer in self._offers
            if not (self._names.category(offer.name) or self._names.slip(offer.name))
        ]
        name = self._names.nearest_to(category, [offer.name for offer in unbound])
        near = next((offer for offer in unbound if offer.name == name), None)
        call = next(self._candidates.own(near), None) if near else None
        return Missing(
            says or self._in_one_line(category, spelling, scorers),
            tuple(dict.fromkeys([spelling, *entry.spellings])),
            tuple(map(str, unbound)),
            str(near or ""),
            f"{_key(spelling)} = {_quoted(str(call))}" if call else "",
            unwritten=bool(says),
        )

    def _in_one_line(self, category: str, spelling: str, scorers: Sequence[Offer]) -> str:
        near = [offer for offer in self._offers if self._names.close_to(offer.name) == category]
        name = self._language.named(spelling) if self._language else spelling
        if near and self._names.category(near[0].name):
            return f"{near[0]} is there, but takes more than the dice, or other things"
        if near:
            return f"{near[0]} looks like it; its name should be {name}"
        if scorers:
            return f"{scorers[0]} doesn't know {spelling!r} yet"
        static = next((offer for offer in self._offers if not offer.needs_object), None)
        beside = bool(static and len(static.path) > 1)
        return f"add it beside the others: {self._begins(spelling, beside=beside)}"

    def nothing(self, contract: str, spellings: Sequence[str]) -> UsageError:
        """The message for a solution in which nothing looks like the contract."""
        looked_for, categories = contract, "category" in contract
        if len(spellings) > 1:
            looked_for += f", or a function or static method for each of {', '.join(spellings)}"
        found = [f"looked for: {looked_for}", f"there is: {there_is(self._offers)}"]
        near = [
            f"{offer.name} (for {meant})"
            for offer in self._offers
            if (meant := self._names.close_to(offer.name)) and meant != offer.name
        ]
        if near:
            found.append(f"nearest: {', '.join(near)}")
        return UsageError(
            f"nothing in {self._solution} looks like the contract",
            found=found,
            advice=f"begin with: {self._begins('score', with_category=categories)}",
        )

    def _begins(self, name: str, *, with_category: bool = False, beside: bool = False) -> str:
        """How a function begins in the solution's language, if that is known."""
        if self._language is None:
            return f"{name}(dice, category)" if with_category else f"{name}(dice)"
        begins = self._language.begins(name, with_category=with_category, beside=beside)
        return f"{begins} …"


def there_is(offers: Sequence[Offer]) -> str:
    """All that a solution offers, in a line."""
    return ", ".join(map(str, offers)) or "nothing to call"


def _quoted(text: str) -> str:
    """A text as TOML wants it."""
    return f"'{text}'" if '"' in text else f'"{text}"'


def _key(spelling: str) -> str:
    """A key as TOML wants it."""
    return f'"{spelling.lower()}"' if " " in spelling else spelling.lower()
