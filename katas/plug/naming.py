"""Tells what a name in a solution stands for, by the spellings of the vocabulary."""

from difflib import get_close_matches

from katas.catalog import Vocabulary, Words, fold


class Names:
    """The operations and categories of a family, by every spelling they are known in."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._operations = {
            fold(spelling): name
            for name, words in vocabulary.operations.items()
            for spelling in words.spellings
        }
        affixes = {
            fold(affix) for words in vocabulary.operations.values() for affix in words.affixes
        }
        self._categories: dict[str, str] = {}
        for name, words in vocabulary.categories.items():
            for spelling in _with_affixes(words, affixes):
                self._categories.setdefault(spelling, name)
        self._plain = {
            fold(spelling): name
            for name, words in vocabulary.categories.items()
            for spelling in words.spellings
        }

    def operation(self, name: str) -> str | None:
        """Give the operation that is spelt so."""
        return self._operations.get(fold(name))

    def likeness(self, name: str, words: Words) -> int:
        """How near a name comes to a category's own: 0 is the documents' spelling itself."""
        folded = fold(name)
        spellings = [fold(spelling) for spelling in words.spellings]
        return spellings.index(folded) if folded in spellings else len(spellings)

    def category(self, name: str) -> str | None:
        """Give the category that is spelt so, perhaps with `score` or the like around it."""
        folded = fold(name)
        return self._plain.get(folded) or self._categories.get(folded)

    def close_to(self, name: str) -> str | None:
        """Give the category or operation that a name is nearest to, if it is near one."""
        known = {**self._categories, **self._operations, **self._plain}
        close = get_close_matches(fold(name), known, n=1, cutoff=0.75)
        return known[close[0]] if close else None


def _with_affixes(words: Words, affixes: set[str]) -> set[str]:
    """Every spelling with every affix before or after it."""
    folded = {fold(spelling) for spelling in words.spellings}
    return {
        joined for word in folded for affix in affixes for joined in (affix + word, word + affix)
    }
