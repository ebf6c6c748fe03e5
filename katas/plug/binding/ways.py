"""The ways in which an offer can be given a roll, and a category beside it, by its signature.

The first way is the one that the signature speaks for; those after it are for signatures that
leave it open (`*args` may want one list, `hand` an object), and wait for a probe to say so.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from katas.catalog import Words, fold
from katas.plug.binding import words
from katas.plug.binding.call import Arguments, CallArgument, Give, Make
from katas.plug.binding.naming import is_called, tokens
from katas.plug.hosts.port import Dice, Wrapped
from katas.plug.hosts.surface import Class, Offer, Parameter, Surface

DIE_BY_DIE = 4
"""From so many parameters on, a function wants the dice one by one."""

DEPTH = 2
"""So deep may objects that carry the dice be wrapped: `Yatzy(Hand(dice))`."""

LISTS = re.compile(
    r"list|sequence|iterable|tuple|collection|ndarray|array|stream|(?<!char)\[|\bu?int\w* \*",
    re.IGNORECASE,
)
"""Types that hold several numbers: `list[int]`, `int[]`, `const int *`, `readonly number[]`."""


class Ways:
    """How what a solution offers can be handed things."""

    def __init__(self, surface: Surface) -> None:
        self._surface = surface
        made = {cls.path[:-1] for cls in surface.classes if cls.maker}  # by a function of theirs
        self._enumerations = frozenset(
            cls.name for cls in surface.classes if cls.maker is None and cls.path not in made
        )

    def is_category(self, parameter: Parameter) -> bool:
        """Whether a parameter is called, or of a type, as what holds a category."""
        if fold(parameter.name) in words.CATEGORY or "ategory" in parameter.annotation:
            return True
        return self.is_member(parameter)

    def is_member(self, parameter: Parameter) -> bool:
        """Whether a parameter is a member of an enumeration by its type."""
        if fold(parameter.name) in words.DICE:
            return False
        return bool(self._enumerations & set(re.findall(r"\w+", parameter.annotation)))

    def dice(self, offer: Offer, depth: int = DEPTH) -> Iterator[Arguments]:
        """Give the dice and nothing else."""
        required, plain = len(offer.required), len(offer.plain)
        if any(map(self.is_category, offer.required)):
            return
        if offer.takes_rest and not required:
            yield (Dice.EACH,)
            yield (Dice.LIST,)
        elif required >= DIE_BY_DIE or (plain >= DIE_BY_DIE and required != 1):
            yield (Dice.EACH,)
            if not required:
                yield (Dice.LIST,)
        elif plain and required <= 1:
            for argument in self._one(offer.plain[0], depth):
                yield (argument,)

    def with_category(self, offer: Offer, word: CallArgument) -> Iterator[Arguments]:
        """Give the dice and what stands for a category, in the order of the parameters."""
        required, plain = len(offer.required), offer.plain
        if offer.takes_rest:
            if required == 1:
                first = offer.parameters[0].rest  # Ruby takes it behind the dice as well
                yield (Dice.EACH, word) if first else (word, Dice.EACH)
        elif len(plain) > DIE_BY_DIE and required > DIE_BY_DIE:
            first = self.is_category(plain[0]) or _stands_apart(plain)
            yield (word, Dice.EACH) if first else (Dice.EACH, word)
        elif required <= 2 <= len(plain):
            first = self.is_category(plain[0]) and not self.is_category(plain[1])
            orders = ((1, 0), (0, 1)) if first else ((0, 1), (1, 0))
            for dice, _ in orders:
                for argument in self._one(plain[dice], DEPTH):
                    yield (argument, word) if dice == 0 else (word, argument)

    def category(self, offer: Offer, word: CallArgument) -> Iterator[Arguments]:
        """Give what stands for a category and nothing else."""
        if len(offer.required) <= 1 <= len(offer.plain) and not offer.takes_rest:
            first = offer.plain[0]
            if not is_dice(first):
                yield (word,)

    def numbered(self, entry: Words) -> Iterator[Make]:
        """Make a rule of a class for several categories: `Upper(3)`, `OfAKind(2)`."""
        for number, called in ((entry.face, words.UPPER), (entry.alike, words.KINDS)):
            for cls in self._surface.classes:
                one = cls.maker and len(cls.maker.required) == 1 == len(cls.maker.plain)
                if number and one and not cls.abstract and is_called(cls.name, called):
                    yield Make(cls.path, (number,))

    def bare(self, cls: Class) -> Iterator[Make]:
        """Make an object of nothing."""
        if cls.maker and not cls.abstract and not cls.maker.required:
            yield Make(cls.path)

    def carrying(self, cls: Class, depth: int = DEPTH) -> Iterator[Make]:
        """Make an object that carries the dice: from them, or given them afterwards."""
        if cls.maker is None or cls.abstract:
            return
        for arguments in self.dice(cls.maker, depth):
            yield Make(cls.path, arguments)
        for bare in self.bare(cls):
            for setter in self._surface.offers:
                if setter.owner == cls.path and _sets_dice(setter):
                    for arguments in self.dice(setter, 0):
                        yield Make(bare.path, (), (Give(setter.name, arguments, attribute=False),))
            for name in cls.attributes:
                if fold(name) in words.DICE:
                    yield Make(bare.path, (), (Give(name, (Dice.LIST,)),))

    def _one(self, parameter: Parameter, depth: int) -> Iterator[CallArgument]:
        """Give the dice as one argument: a list, or an object of theirs that carries them."""
        wrappers = list(self._wrappers(parameter, depth)) if depth else []
        named = [wrapper for sure, wrapper in wrappers if sure]
        yield from named
        yield Dice.LIST
        yield from (wrapper for sure, wrapper in wrappers if not sure)
        yield from self._wrapped(parameter)

    def _wrapped(self, parameter: Parameter) -> Iterator[CallArgument]:
        """Give the dice as a list of objects, each made of one of them."""
        written = re.findall(r"\w+", parameter.annotation)
        for cls in self._surface.classes:
            if cls.maker is None or cls.abstract or len(cls.maker.plain) != 1:
                continue
            of_one = cls.name in written or "die" in tokens(cls.name)
            if of_one and not LISTS.search(cls.maker.plain[0].annotation):
                yield Wrapped(cls.path)

    def _wrappers(self, parameter: Parameter, depth: int) -> Iterator[tuple[bool, Make]]:
        """Objects that a parameter may want; surely so where its type says it."""
        written = re.findall(r"\w+", parameter.annotation)
        plain = bool(LISTS.search(parameter.annotation))
        for cls in self._surface.classes:
            # What makes an object may be a function of its class: `Hand.of`.
            sure = not set(cls.path).isdisjoint(written) and not plain
            like = fold(parameter.name) in map(fold, cls.path)
            holds = holds_dice(cls.path)
            if sure or (not parameter.annotation and (like or holds)):
                # What only looks like a wrapper is none of another one.
                for make in self.carrying(cls, depth - 1 if sure else 0):
                    yield sure, make


def _stands_apart(parameters: Sequence[Parameter]) -> bool:
    """Whether the first is called otherwise than all the others, which differ by a number."""
    first, *others = (re.sub(r"\d+$", "", parameter.name) for parameter in parameters)
    return len(set(others)) == 1 and first != others[0]


def holds_dice(path: tuple[str, ...]) -> bool:
    """Whether a class is called as what holds a roll: `YatzyHand`, `DiceRoll`, and no `Die`."""
    return any(map(_is_of_dice, map(tokens, path)))


def _is_of_dice(parts: list[str]) -> bool:
    around = all(part in words.DICE | words.FILLERS for part in parts)
    return around and "die" not in parts and any(part in words.DICE for part in parts)


def is_dice(parameter: Parameter) -> bool:
    """Whether a parameter is called, or of a type, as what holds a roll."""
    return fold(parameter.name) in words.DICE or bool(LISTS.search(parameter.annotation))


def _sets_dice(offer: Offer) -> bool:
    parts = tokens(offer.name)
    if len(offer.plain) != 1 and not offer.takes_rest and len(offer.plain) < DIE_BY_DIE:
        return False
    if not offer.needs_object or offer.attribute or len(parts) < 2:
        return False
    return parts[0] in words.SETTERS and "".join(parts[1:]) in words.DICE


def listed(ways: Iterable[Arguments]) -> list[Arguments]:
    """Each way once."""
    return list(dict.fromkeys(ways))
