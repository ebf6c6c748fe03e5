"""What a solution may be handed for a category: a text in some style, a member, an object."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property

from katas.catalog import Words
from katas.plug.binding.call import CallArgument, Make
from katas.plug.binding.naming import Names, tokens
from katas.plug.binding.ways import Ways
from katas.plug.hosts.port import Member
from katas.plug.hosts.surface import Constant, Surface

SMALL = ("of", "a", "the")
"""Words that stay small in a title."""

DIGITS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}


@cache
def styles(text: str) -> Mapping[str, str]:
    """A text in the styles that people write keys in: by the style's name."""
    parts = text.lower().split()
    pascal = "".join(part.capitalize() for part in parts)
    return {
        "as printed": text,
        "lower": " ".join(parts),
        "snake": "_".join(parts),
        "shouted": "_".join(parts).upper(),
        "camel": parts[0] + pascal[len(parts[0]) :],
        "pascal": pascal,
        "title": " ".join(part if part in SMALL else part.capitalize() for part in parts),
        "all capitalised": " ".join(part.capitalize() for part in parts),
        "sentence": " ".join(parts).capitalize(),
        "capitals": " ".join(parts).upper(),
        "joined": "".join(parts),
        "joined capitals": "".join(parts).upper(),
        "kebab": "-".join(parts),
    }


def symbols(text: str) -> Iterator[tuple[str, str]]:
    """A text in the styles that symbols are written in, each with the colon that marks one."""
    written = styles(text)
    for style in ("snake", "camel", "joined", "shouted"):
        yield f"symbol in {style}", f":{written[style]}"


def _own_names(constants: Sequence[Constant]) -> Iterator[str]:
    """The names of constants without the word that many begin with: `CAT_PAIR`, `CAT_CHANCE`."""
    names = [constant.path[-1] for constant in constants]
    first = Counter(parts[0] for name in names if len(parts := tokens(name)) > 1)
    for name in names:
        parts = tokens(name)
        common = len(parts) > 1 and first[parts[0]] >= MANY and parts[0] not in DIGITS
        yield " ".join(parts[1:]) if common else name


MANY = 6
"""So many names that begin with the same word have it in common, and mean nothing by it."""


class Found:
    """Words with the names of their styles, each word once; made up only as far as is asked for.

    Most of the time the first one will do, and there are hundreds.
    """

    def __init__(self, coming: Iterator[tuple[str, CallArgument]]) -> None:
        self._coming = coming
        self._styles: dict[CallArgument, str] = {}
        self._words: list[CallArgument] = []

    def __iter__(self) -> Iterator[tuple[CallArgument, str]]:
        place = 0
        while place < len(self._words) or self._found_another():
            word = self._words[place]
            yield word, self._styles[word]
            place += 1

    def _found_another(self) -> bool:
        for style, word in self._coming:
            if word not in self._styles:
                self._styles[word] = style
                self._words.append(word)
                return True
        return False

    def style_of(self, word: CallArgument) -> str:
        """The style of a word that was given."""
        return self._styles[word]


class Spellings:
    """The words for categories that a solution may know, the likeliest first."""

    def __init__(self, surface: Surface, names: Names) -> None:
        self._surface = surface
        self._ways = Ways(surface)
        self._names = names
        self._liked: list[str] = []
        self._found: dict[str, Found] = {}

    def of(self, category: str, spelling: str, words: Words) -> Iterator[CallArgument]:
        """Give each word for a category once: in the style that worked before, then the rest."""
        found = self._styles(category, spelling, words)
        liked = list(self._liked)
        for style in liked:
            yield from (word for word, known in found if known == style)
        yield from (word for word, known in found if known not in liked)

    def _styles(self, category: str, spelling: str, words: Words) -> Found:
        """Each word for a category, with the name of its style."""
        if category not in self._found:
            self._found[category] = Found(self._all(category, spelling, words))
        return self._found[category]

    def is_by_name(self, category: str, word: CallArgument) -> bool:
        """Whether a word is a text, or a member or constant that is called as the category."""
        members = [member for _, member in self._members(category)]
        return isinstance(word, str) or word in members

    def like(self, category: str, spelling: str, words: Words, word: CallArgument) -> None:
        """Remember that a word worked, so that its style is tried first from now on."""
        style = self._styles(category, spelling, words).style_of(word)
        if style in self._liked:
            self._liked.remove(style)
        self._liked.insert(0, style)

    def _all(
        self, category: str, spelling: str, words: Words
    ) -> Iterator[tuple[str, CallArgument]]:
        yield from self._members(category)
        for text in dict.fromkeys([spelling, *words.spellings]):
            yield from styles(text).items()
        for text in dict.fromkeys([spelling, *words.spellings]):
            first, *rest = text.lower().split()
            if rest and first in DIGITS:
                yield from styles(" ".join([DIGITS[first], *rest])).items()
        if self._surface.symbols:
            for text in dict.fromkeys([spelling, *words.spellings]):
                yield from symbols(text)
        yield from self._objects(category)
        for rule in self._ways.numbered(words):
            yield "numbered object", rule
        if words.face:
            yield "digit", f"{words.face}s"
            yield "digit alone", str(words.face)
            yield "face", words.face

    def _members(self, category: str) -> Iterator[tuple[str, CallArgument]]:
        """Members of enumerations, and constants, that are called as the category."""
        for meant in (self._names.category, self._names.slip):
            for group in self._groups:
                for short, constant in group:
                    if category in (meant(constant.path[-1]), meant(short)):
                        yield f"member of {'.'.join(constant.path[:-1])}", Member(constant.path)

    @cached_property
    def _groups(self) -> list[list[tuple[str, Constant]]]:
        """Members and constants by what they belong to, each with what only it is called."""
        groups = [*(cls.members for cls in self._surface.classes), self._surface.constants]
        return [list(zip(_own_names(group), group, strict=True)) for group in groups]

    def _objects(self, category: str) -> Iterator[tuple[str, CallArgument]]:
        """Objects of a class of the category's own, the class itself, its function."""
        for cls in self._surface.classes:
            if cls.maker and not cls.abstract and self._names.category(cls.name) == category:
                if not cls.maker.required:
                    yield "object", Make(cls.path)
                yield "class", Member(cls.path)
        for offer in self._surface.offers:
            if not offer.needs_object and self._names.category(offer.name) == category:
                yield "function", Member(offer.path)
