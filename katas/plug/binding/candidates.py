"""All the calls that may stand for an operation, the likeliest first, by names and signatures."""

from collections.abc import Iterable, Iterator

from katas.catalog import Vocabulary, Words
from katas.plug.binding import words
from katas.plug.binding.call import Arguments, Call, CallArgument, Make
from katas.plug.binding.naming import Names, is_called
from katas.plug.binding.ways import Ways, holds_dice, is_dice
from katas.plug.hosts.surface import Class, Offer, Parameter, Surface

Owner = tuple[str, ...]
"""The way to the class that offers something; empty for the file itself."""


MANY = 5
"""What so many classes have that are called as categories is a rule's; fewer may be games."""

CALLED = "__call__"
"""What makes an object one that can be called."""


class Candidates:
    """What in a solution may be meant by an operation or a category."""

    def __init__(self, surface: Surface, vocabulary: Vocabulary, names: Names) -> None:
        self._surface = surface
        self._vocabulary = vocabulary
        self._names = names
        self._ways = Ways(surface)
        self.scorers = [
            offer for offer in surface.offers if names.operation(offer.name) or offer.name == CALLED
        ]
        if not any(map(self._takes_category, self.scorers)):
            self.scorers += [offer for offer in surface.offers if self._could_score(offer)]
        self._rules = {cls.path for cls in surface.classes if names.category(cls.name)}
        in_rules = [offer.name for offer in surface.offers if offer.owner in self._rules]
        self._of_rules = {name for name in in_rules if in_rules.count(name) >= MANY}

    def _takes_category(self, offer: Offer) -> bool:
        """Whether a scorer is told the category, or its object is."""
        taken = [*offer.plain, *self._made_with(offer)]
        return len(offer.plain) > 1 or any(map(self._ways.is_category, taken))

    def is_of_a_rule(self, offer: Offer) -> bool:
        """Whether it is what many classes have that are called as categories.

        Such a one scores its own category, and is told of no other.
        """
        return offer.owner in self._rules and offer.name in self._of_rules

    def takes_member(self, offer: Offer) -> bool:
        """Whether a scorer takes a member of an enumeration by its signature."""
        return any(map(self._ways.is_member, offer.plain))

    def _could_score(self, offer: Offer) -> bool:
        """Whether something with another name takes dice and a category by its signature."""
        if offer in self.scorers or offer.attribute:
            return False
        if any(map(self._ways.is_category, offer.plain)) and len(offer.parameters) > 1:
            return True
        return any(map(self._ways.is_category, self._made_with(offer))) and not offer.required

    def _made_with(self, offer: Offer) -> tuple[Parameter, ...]:
        """What the object is made with that a method is called on."""
        cls = self._surface.find_class(offer.owner)
        return cls.maker.plain if cls and cls.maker else ()

    def scoring(self) -> Iterator[tuple[Offer, Call]]:
        """`score(dice)`, for a kata without categories."""
        named = [offer for offer in self.scorers if offer.name != CALLED]
        for offer in sorted(named, key=self._plainness):
            for call in self.own(offer):
                yield offer, call

    def anything(self) -> Iterator[tuple[Offer, Call]]:
        """Whatever could score dice, where nothing is called so."""
        for offer in self._surface.offers:
            taken = [*offer.plain, *(item for item in offer.parameters if item.rest)]
            named = offer in self.scorers and offer.name != CALLED
            if not named and (not taken or any(map(is_dice, taken))):
                for call in self.own(offer):
                    yield offer, call

    def _plainness(self, offer: Offer) -> tuple[int, bool, int]:
        """Functions before methods, and names that say it before those that imply it."""
        entry = self._vocabulary.operations["score"]
        return (
            len(offer.path),
            offer.needs_object,
            self._names.likeness(offer.name, entry),
        )

    def named(self, category: str, *, slips: bool = False) -> Iterator[tuple[Offer, Call]]:
        """What is called as the category; the nearest name first, then what needs no object.

        With `slips`, what is called so but for a slip of the pen.
        """
        meant = self._names.slip if slips else self._names.category
        entry = self._vocabulary.categories[category]
        offers = [offer for offer in self._surface.offers if meant(offer.name) == category]
        if slips:  # what a hand of dice can tell of itself is no category
            offers = [offer for offer in offers if not holds_dice(offer.owner)]
        for offer in sorted(
            offers,
            key=lambda offer: (offer.needs_object, self._names.likeness(offer.name, entry)),
        ):
            for call in self.own(offer):
                yield offer, call

    def strategies(self, category: str) -> Iterator[tuple[Offer, Call]]:
        """The one thing to call on an object or in a class of the category's own.

        `pair.score(dice)`, `Pair().score(dice)`.
        """
        yield from self._on_constants(category)
        for cls in self._surface.classes:
            if cls.abstract or self._names.category(cls.name) != category:
                continue
            offers = [offer for offer in self._surface.offers if offer.owner == cls.path]
            if any(self._names.category(offer.name) for offer in offers):
                continue  # a game called Yatzy is no rule
            scoring = [offer for offer in offers if offer in self.scorers]
            for offer in scoring or offers:
                for call in self.own(offer):
                    yield offer, call

    def _on_constants(self, category: str) -> Iterator[tuple[Offer, Call]]:
        for constant in self._surface.constants:
            if not constant.of or self._names.category(constant.path[-1]) != category:
                continue
            for offer in self.scorers:
                if offer.owner == constant.of and offer.name != CALLED:
                    for arguments in self._ways.dice(offer):
                        yield offer, Call((*constant.path, offer.name), arguments)

    def upper(self, entry: Words) -> Iterator[tuple[Offer, Call]]:
        """A helper for all of the upper section, given the dice and the face."""
        if not entry.face:
            return
        for offer in self._surface.offers:
            if is_called(offer.name, words.UPPER):
                for call in self.dispatched(offer, entry.face):
                    yield offer, call

    def numbered(self, entry: Words) -> Iterator[tuple[Offer, Call]]:
        """A class for several categories, made with a face, or with how many dice are alike.

        `Upper(3).score(dice)`, `OfAKind(2).score(dice)`.
        """
        for rule in self._ways.numbered(entry):
            for offer in self.scorers:
                if offer.owner == rule.path and offer.needs_object:
                    for arguments in self._ways.dice(offer):
                        yield offer, Call((offer.name,), arguments, rule)

    def dispatched(self, offer: Offer, word: CallArgument) -> Iterator[Call]:
        """How a scorer is given a category beside the dice."""
        if not offer.needs_object:
            for arguments in self._ways.with_category(offer, word):
                yield Call(offer.path, arguments)
            return
        cls = self._surface.find_class(offer.owner)
        if cls is None or offer.attribute:
            return
        both = list(self._ways.with_category(offer, word))
        yield from _each(offer, both, self._ways.bare(cls))
        if offer.name == CALLED:
            return  # an object that is called is a rule by itself, and takes no other's name
        some = [*self._ways.category(offer, word), *both]
        yield from _each(offer, some, self._ways.carrying(cls))
        for told in self._told_category(cls, word):
            yield from _each(offer, self._on(offer, told), [told])

    def members(self, category: str) -> Iterator[tuple[Offer, Call]]:
        """A member of an enumeration that scores by itself: `Category.PAIR.score(dice)`."""
        for offer in self.scorers:
            cls = self._surface.find_class(offer.owner)
            if cls is None or cls.maker or not offer.needs_object:
                continue
            for member in cls.members:
                if self._names.category(member.path[-1]) == category:
                    for arguments in self._ways.dice(offer):
                        yield offer, Call((*member.path, offer.name), arguments)

    def _told_category(self, cls: Class, word: CallArgument) -> Iterator[Make]:
        """Make an object that knows its category: `Score(dice, "pair")`, `Scorer("pair")`."""
        if cls.maker is None or cls.abstract:
            return
        for arguments in self._ways.with_category(cls.maker, word):
            yield Make(cls.path, arguments)
        if any(map(self._ways.is_category, cls.maker.plain)):
            for arguments in self._ways.category(cls.maker, word):
                yield Make(cls.path, arguments)

    def _on(self, offer: Offer, told: Make) -> Iterator[tuple[CallArgument, ...]]:
        """What a method takes on an object that knows its category: the dice, if it lacks them."""
        if len(told.arguments) > 1 and not offer.required:
            yield ()
        elif len(told.arguments) == 1:
            yield from self._ways.dice(offer)

    def own(self, offer: Offer) -> Iterator[Call]:
        """How what scores by itself is given the dice.

        A method on an object gets them itself, or they make the object that it is called on,
        or both.
        """
        if not offer.needs_object:
            for arguments in self._ways.dice(offer):
                yield Call(offer.path, arguments)
            return
        cls = self._surface.find_class(offer.owner)
        if cls is None or cls.maker is None:
            return
        name = (offer.name,)
        bare, carrying = list(self._ways.bare(cls)), list(self._ways.carrying(cls))
        if not offer.required or offer.attribute:
            first = [Call(name, (), make, offer.attribute) for make in carrying]
        else:
            first = []
        given = [] if offer.attribute else list(self._ways.dice(offer))
        second = [Call(name, arguments, make) for make in bare for arguments in given]
        yield from (second + first if given and not carrying_first(cls) else first + second)
        if offer.required:
            for make in carrying:
                for arguments in given:
                    yield Call(name, arguments, make)


def _each(offer: Offer, ways: Iterable[Arguments], makes: Iterable[Make]) -> Iterator[Call]:
    """A method called on each of some objects, in each way."""
    ways = list(ways)
    for make in makes:
        for arguments in ways:
            yield Call((offer.name,), arguments, make)


def carrying_first(cls: Class) -> bool:
    """Whether a class asks for the dice when an object of it is made."""
    return cls.maker is not None and bool(cls.maker.required)
