"""Finds out how a solution is called: by its signatures, category by category.

Trying until nothing raises would mislead: `def pair(*dice)` given one list answers 0
without a word. So the signature decides, and a probe only confirms.
"""

from collections.abc import Sequence

from katas.catalog import Vocabulary, Words, fold
from katas.errors import UsageError
from katas.model import Answer, Failure, Outcome
from katas.plug.binding import Binding, Call, Dice, Make
from katas.plug.naming import Names
from katas.plug.port import Host
from katas.plug.surface import Offer, Surface

CATEGORY_NAMES = ("category", "cat", "rule", "kategori", "rubrikk", "placement", "type", "kind")
"""Parameter names that mean a category, where `score` takes it before the dice."""

NONSENSE = "no such category"
"""What no solution knows: how one answers to it tells what it makes of the unknown."""

DIE_BY_DIE = 4
"""From so many parameters on, a function wants the dice one by one."""


def bind(
    host: Host,
    vocabulary: Vocabulary,
    categories: Sequence[str | None],
    spellings: Sequence[str],
    contract: str,
) -> Binding:
    """Bind the categories of a kata; `spellings` are how its document prints them.

    Raises UsageError if nothing in the solution looks like the contract.
    """
    binder = _Binder(host, vocabulary)
    named = list(zip(categories, spellings, strict=True))
    found = {category: binder.find(category, spelling) for category, spelling in named}
    if not binder.found_something:
        raise binder.nothing(contract, spellings)
    if not any(isinstance(call, Call) for call in found.values()):
        # Where nothing works, a failure is no matter of names: let each row show it.
        binder.any_failure_is_an_answer = True
        found = {category: binder.find(category, spelling) for category, spelling in named}
    return Binding(
        {category: call for category, call in found.items() if isinstance(call, Call)},
        {category: words for category, words in found.items() if isinstance(words, str)},
    )


class _Binder:
    """One solution's offers, and the names they are known by."""

    def __init__(self, host: Host, vocabulary: Vocabulary) -> None:
        self._host = host
        self._vocabulary = vocabulary
        self._names = Names(vocabulary)
        self._surface: Surface = host.describe()
        self._classes = {offer.name: offer for offer in self._surface.classes}
        self._callable = [offer for offer in self._surface.offers if not offer.needs_object]
        self._on_objects = [offer for offer in self._surface.offers if offer.needs_object]
        self._scorers = [
            offer
            for offer in [*self._callable, *self._on_objects]
            if self._names.operation(offer.name)
        ]
        self.found_something = False
        self.any_failure_is_an_answer = False

    def find(self, category: str | None, spelling: str) -> Call | str:
        """Give the call for a category, or say what is missing.

        `score(dice, category)` where it scores; else the category's own function, for a
        `score` may as well be a helper for the dice of one face; else a `score` that at least
        knows the category.
        """
        if category is None:
            return self._find_scorer()
        dispatched = self._find_dispatcher(category, spelling)
        if dispatched and self._scores(dispatched, self._vocabulary.categories[category]):
            return dispatched
        own = self._find_function(category, spelling)
        return dispatched if dispatched and isinstance(own, str) else own

    def _scores(self, call: Call, words: Words) -> bool:
        outcome = self._probe(call, words)
        return isinstance(outcome, Answer) and bool(outcome.score)

    def _find_scorer(self) -> Call | str:
        """`score(dice)`: the contract of a kata without categories."""
        words = self._vocabulary.operations["score"]
        for offer in self._scorers:
            if call := self._own_call(offer):
                self.found_something = True
                return self._missing_if_unwritten(offer, call, words)
        return "score: not there yet"

    def _find_dispatcher(self, category: str, spelling: str) -> Call | None:
        """`score(dice, category)`, in the spelling of the category that it knows."""
        words = self._vocabulary.categories[category]
        for offer in self._scorers:
            nonsense = self._dispatch(offer, NONSENSE)
            if nonsense is None:
                continue
            self.found_something = True
            unknown = self._probe(nonsense, words)
            spellings = dict.fromkeys([spelling, *words.spellings])
            if call := self._best_spelling(offer, words, list(spellings), unknown):
                return call
        return None

    def _dispatch(self, offer: Offer, spelling: str) -> Call | None:
        """How `score` is given a category beside the dice, if it takes one."""
        if not offer.needs_object:
            arguments = _in_order(offer, spelling)
            return Call(offer.path, arguments) if arguments else None
        maker = self._classes.get(offer.path[0])
        if maker is None:
            return None
        if not maker.required and (arguments := _in_order(offer, spelling)):
            return Call((offer.name,), arguments, Make(maker.path, ()))
        if maker.given and len(offer.required) == 1:
            return Call((offer.name,), (spelling,), Make(maker.path, (_dice_form(maker),)))
        return None

    def _best_spelling(
        self, offer: Offer, words: Words, spellings: Sequence[str], unknown: Outcome
    ) -> Call | None:
        """The first spelling that scores; else the first that is known at all."""
        known = None
        for spelling in spellings:
            call = self._dispatch(offer, spelling)
            if call is None:
                return None
            outcome = self._probe(call, words)
            if isinstance(outcome, Answer) and outcome.score:
                return call
            if known is None and self._is_known(outcome, spelling, unknown):
                known = call
        return known

    def _is_known(self, outcome: Outcome, spelling: str, unknown: Outcome) -> bool:
        """Whether `score` knows a category: it answers, or fails otherwise than over nonsense.

        None without a word is what a chain of ifs gives for a category not yet written.
        """
        if isinstance(outcome, Answer):
            return outcome.kind != "NoneType" or bool(outcome.printed)
        if outcome.kind in ("NotImplementedError", "KeyError"):
            return False
        if self.any_failure_is_an_answer or not isinstance(unknown, Failure):
            return True
        as_nonsense = unknown.message.replace(NONSENSE, spelling)
        return (outcome.kind, outcome.message) != (unknown.kind, as_nonsense)

    def _find_function(self, category: str, spelling: str) -> Call | str:
        """A function or method of the category's own; the nearest name where several are.

        What needs no object goes before what does.
        """
        words = self._vocabulary.categories[category]
        named = [
            (call, offer)
            for offer in [*self._callable, *self._on_objects]
            if self._names.category(offer.name) == category and (call := self._own_call(offer))
        ]
        if not named:
            return self._advice(category, spelling)
        self.found_something = True
        call, offer = min(
            named,
            key=lambda pair: (pair[1].needs_object, self._names.likeness(pair[1].name, words)),
        )
        return self._missing_if_unwritten(offer, call, words)

    def _missing_if_unwritten(self, offer: Offer, call: Call, words: Words) -> Call | str:
        """The call, or in words that it leads to a stub; all else is theirs to be judged."""
        outcome = self._probe(call, words)
        if isinstance(outcome, Failure) and outcome.kind == "NotImplementedError":
            return f"{offer} is there, and still to be written"
        if isinstance(outcome, Answer) and outcome.kind == "NoneType" and not outcome.printed:
            return f"{offer} is there, and returns nothing yet"
        return call

    def _own_call(self, offer: Offer) -> Call | None:
        """How a category's own function is given the dice.

        A method on an object gets them itself, or they make the object that it is called on.
        """
        if not offer.needs_object:
            return Call(offer.path, (_dice_form(offer),))
        maker = self._classes.get(offer.path[0])
        if maker is None:
            return None
        if offer.given and not maker.required:
            return Call((offer.name,), (_dice_form(offer),), Make(maker.path, ()))
        if not offer.required and maker.given:
            return Call((offer.name,), (), Make(maker.path, (_dice_form(maker),)))
        return None

    def _advice(self, category: str, spelling: str) -> str:
        near = [
            offer for offer in self._surface.offers if self._names.close_to(offer.name) == category
        ]
        name = _identifier(spelling)
        if near and self._names.category(near[0].name):
            return f"{near[0]} is there, but no way to call it was found"
        if near:
            return f"{near[0]} looks like it; its name should be {name}"
        if self._scorers:
            return f"{self._scorers[0]} doesn't know {spelling!r} yet"
        if self._callable and len(self._callable[0].path) > 1:
            return f"add it beside the others: @staticmethod def {name}(dice): …"
        return f"add it beside the others: def {name}(dice): …"

    def _probe(self, call: Call, words: Words) -> Outcome:
        return call.on_host(self._host, words.probe)

    def nothing(self, contract: str, spellings: Sequence[str]) -> UsageError:
        """The message for a solution in which nothing looks like the contract."""
        looked_for = contract
        if len(spellings) > 1:
            looked_for += f", or a function or static method for each of {', '.join(spellings)}"
        offers = [str(offer) for offer in self._surface.offers]
        found = [f"looked for: {looked_for}", f"there is: {', '.join(offers) or 'nothing to call'}"]
        near = [
            f"{offer.name} (for {meant})"
            for offer in self._surface.offers
            if (meant := self._names.close_to(offer.name)) and meant != offer.name
        ]
        if near:
            found.append(f"nearest: {', '.join(near)}")
        return UsageError(
            f"nothing in {self._host.name} looks like the contract",
            found=found,
            advice=f"begin with: def {contract}: …",
        )


def _dice_form(offer: Offer) -> Dice:
    """One list, or die by die: by the number of parameters."""
    if offer.takes_rest or len(offer.plain) >= DIE_BY_DIE:
        return Dice.EACH
    return Dice.LIST


def _in_order(offer: Offer, spelling: str) -> tuple[Dice | str, ...]:
    """Dice and category in the order of the parameters; empty where there is no place for both."""
    if len(offer.required) > 2 or len(offer.plain) < 2:
        return ()
    first = fold(offer.plain[0].name)
    if first in map(fold, CATEGORY_NAMES):
        return (spelling, Dice.LIST)
    return (Dice.LIST, spelling)


def _identifier(spelling: str) -> str:
    return spelling.lower().replace(" ", "_")
