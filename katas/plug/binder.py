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
    calls: dict[str | None, Call] = {}
    missing: dict[str | None, str] = {}
    for category, spelling in zip(categories, spellings, strict=True):
        call = binder.find(category, spelling)
        if isinstance(call, Call):
            calls[category] = call
        else:
            missing[category] = call
    if not calls and not binder.found_something:
        raise binder.nothing(contract, spellings)
    return Binding(calls, missing)


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
        self._scorers = [offer for offer in self._callable if self._names.operation(offer.name)]
        self.found_something = False

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
        for offer in self._scorers:
            self.found_something = True
            call = Call(offer.path, (_dice_form(offer),))
            words = self._vocabulary.operations["score"]
            return (
                call if _is_written(self._probe(call, words)) else f"{offer} is still to be written"
            )
        return "score: not there yet"

    def _find_dispatcher(self, category: str, spelling: str) -> Call | None:
        """`score(dice, category)`, in the spelling of the category that it knows."""
        words = self._vocabulary.categories[category]
        for offer in self._scorers:
            if len(offer.required) > 2 or len(offer.plain) < 2:
                continue
            self.found_something = True
            call = self._best_spelling(offer, words, dict.fromkeys([spelling, *words.spellings]))
            if call:
                return call
        return None

    def _best_spelling(
        self, offer: Offer, words: Words, spellings: Sequence[str] | dict[str, None]
    ) -> Call | None:
        """The first spelling that scores; else the first that is answered at all."""
        answered = None
        for spelling in spellings:
            call = Call(offer.path, _in_order(offer, spelling))
            outcome = self._probe(call, words)
            if isinstance(outcome, Answer) and outcome.score:
                return call
            if answered is None and _is_known(outcome, spelling):
                answered = call
        return answered

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
        if _is_written(self._probe(call, words)):
            return call
        return f"{offer} is there, and still to be written"

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
        near = [offer for offer in self._callable if self._names.close_to(offer.name) == category]
        if near:
            return f"{near[0]} looks like it; its name should be {_identifier(spelling)}"
        if self._scorers:
            return f"{self._scorers[0]} doesn't know {spelling!r} yet"
        return f"add it beside the others: def {_identifier(spelling)}(dice): …"

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
            for offer in self._callable
            if (meant := self._names.close_to(offer.name))
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
    first = fold(offer.plain[0].name)
    if first in map(fold, CATEGORY_NAMES):
        return (spelling, Dice.LIST)
    return (Dice.LIST, spelling)


def _is_written(outcome: Outcome) -> bool:
    """A stub that raises NotImplementedError is not there yet; all else is theirs to be judged."""
    return not (isinstance(outcome, Failure) and outcome.kind == "NotImplementedError")


def _is_known(outcome: Outcome, spelling: str) -> bool:
    """Whether `score` knows a category: it answers, or fails over something else than its name.

    None without a word is what a chain of ifs gives for a category not yet written.
    """
    if isinstance(outcome, Answer):
        return outcome.kind != "NoneType" or bool(outcome.printed)
    if outcome.kind in {"NotImplementedError", "KeyError", "AttributeError", "MatchError"}:
        return False
    return fold(spelling) not in fold(outcome.message)


def _identifier(spelling: str) -> str:
    return spelling.lower().replace(" ", "_")
