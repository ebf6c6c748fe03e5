"""Tells what a name in a solution stands for, by the spellings of the vocabulary."""

import re
from collections.abc import Collection, Iterable, Iterator

from katas.catalog import Vocabulary, Words, fold
from katas.plug.binding import words

WORD = re.compile(r"[A-ZÆØÅÄÖÉ]+(?![a-zæøåäöé])|[A-ZÆØÅÄÖÉ]?[a-zæøåäöé]+|\d")
"""One word of a name: of `smallStraight`, `small_straight`, `SMALL_STRAIGHT`, `3OfAKind`."""

DIGITS = dict(zip("123456", ("one", "two", "three", "four", "five", "six"), strict=True))

SLIP = 0.86
"""So alike are two names of which one is the other with a slip of the pen."""

HALF_ALIKE = 0.6
"""So alike are two words of such names at least."""

SHORTEST = 7
"""Shorter names are too easily alike."""


def tokens(name: str) -> list[str]:
    """The words of a name, comparable: digits spelt out."""
    return [DIGITS.get(word, word.casefold()) for word in WORD.findall(name)]


class Names:
    """The operations and categories of a family, by every spelling they are known in."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._operations = {
            fold(spelling): name
            for name, entry in vocabulary.operations.items()
            for spelling in entry.spellings
        }
        self._core = {
            token: name
            for name, entry in vocabulary.operations.items()
            for spelling in entry.core
            for token in tokens(spelling)
        }
        self._affixes = {
            fold(affix) for entry in vocabulary.operations.values() for affix in entry.affixes
        }
        self._order = list(vocabulary.categories)
        self._meant: dict[str, str | None] = {}
        self._slips: dict[str, str | None] = {}
        self._plain = {
            fold(spelling): name
            for name, entry in vocabulary.categories.items()
            for spelling in entry.spellings
        }

        self._loosely = {
            fold(spelling): name
            for name, entry in vocabulary.categories.items()
            for spelling in entry.loosely
        }
        self._words = {
            fold(spelling): tokens(spelling)
            for entry in vocabulary.categories.values()
            for spelling in entry.spellings
        }

    def operation(self, name: str) -> str | None:
        """Give the operation that is spelt so, perhaps with other words around it."""
        if found := self._operations.get(fold(name)):
            return found
        parts = tokens(name)
        if not all(part in words.FILLERS or part in self._core for part in parts):
            return None
        return next((self._core[part] for part in parts if part in self._core), None)

    def likeness(self, name: str, entry: Words) -> int:
        """How near a name comes to a category's own: 0 is the documents' spelling itself."""
        folded = fold(name)
        spellings = [fold(spelling) for spelling in entry.spellings]
        return spellings.index(folded) if folded in spellings else len(spellings)

    def category(self, name: str) -> str | None:
        """Give the category that is spelt so, perhaps with `score` or the like around it."""
        if name not in self._meant:
            self._meant[name] = self._category(name)
        return self._meant[name]

    def _category(self, name: str) -> str | None:
        folded = fold(name)
        if found := self._plain.get(folded) or self._with_affix(folded):
            return found
        return next(
            (self._plain[middle] for middle in _middles(tokens(name)) if middle in self._plain),
            None,
        )

    def _with_affix(self, folded: str) -> str | None:
        """The first category that is spelt so with an affix before or after it."""
        left = [folded.removeprefix(affix) for affix in self._affixes if folded.startswith(affix)]
        left += [folded.removesuffix(affix) for affix in self._affixes if folded.endswith(affix)]
        meant = {self._plain[word] for word in left if word in self._plain}
        return min(meant, key=self._order.index, default=None)

    def slip(self, name: str) -> str | None:
        """Give the category that a name may well mean: `total`; but for a slip: `larg_straigth`."""
        if name not in self._slips:
            self._slips[name] = self._slip(name)
        return self._slips[name]

    def _slip(self, name: str) -> str | None:
        folded = fold(name)
        if folded in self._loosely and not self.category(name):
            return self._loosely[folded]
        if len(folded) < SHORTEST or self.category(name):
            return None
        from difflib import get_close_matches  # noqa: PLC0415  # names are seldom misspelt

        close = get_close_matches(folded, self._plain, n=5, cutoff=SLIP)
        meant = {
            self._plain[spelling]
            for spelling in close
            if _is_slip(tokens(name), self._words[spelling])
        }
        return meant.pop() if len(meant) == 1 else None

    def close_to(self, name: str) -> str | None:
        """Give the category or operation that a name is nearest to, if it is near one."""
        from difflib import get_close_matches  # noqa: PLC0415  # only where something is missing

        known = {**self._operations, **self._plain}
        close = get_close_matches(fold(name), known, n=1, cutoff=0.75)
        return known[close[0]] if close else None

    def nearest_to(self, category: str, names: Iterable[str]) -> str:
        """Give the one of some names that is nearest to a category; empty if none is near."""
        spellings = [folded for folded, meant in self._plain.items() if meant == category]

        def near(name: str) -> float:
            return max(_alike(fold(name), word) for word in spellings)

        best = max(names, key=near, default="")
        return best if best and near(best) > 0.6 else ""


def is_called(name: str, known: Collection[str]) -> bool:
    """Whether a name is one of some that are known, perhaps with words around it."""
    return any(middle in known for middle in _middles(tokens(name)))


def _is_slip(written: list[str], meant: list[str]) -> bool:
    """Whether a name is another one misspelt, and not one with a word left out or put in.

    A slip seldom hits the first letter of a word; and words that stand around others are not
    a misspelt part of them.
    """
    if len(written) == 1:
        longer = len(written[0]) - len("".join(meant))
        return written[0][0] == meant[0][0] and abs(longer) <= 1
    return len(written) == len(meant) and all(
        word == other
        or (word[0] == other[0] and word not in words.FILLERS and _alike(word, other) > HALF_ALIKE)
        for word, other in zip(written, meant, strict=True)
    )


def _alike(word: str, other: str) -> float:
    """How much two words have in common."""
    from difflib import SequenceMatcher  # noqa: PLC0415  # names are seldom misspelt

    return SequenceMatcher(None, word, other).ratio()


def _middles(parts: list[str]) -> Iterator[str]:
    """What is left of a name without the words around it, the longest first."""
    for length in range(len(parts), 0, -1):
        for start in range(len(parts) - length + 1):
            around = [*parts[:start], *parts[start + length :]]
            middle = "".join(parts[start : start + length])
            counted = middle in DIGITS.values() and words.COUNTED & set(around)
            if not counted and all(part in words.FILLERS for part in around):
                yield middle
