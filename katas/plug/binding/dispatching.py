"""Finds `score(dice, category)`: which scorer knows which category, and by which word."""

from collections.abc import Sequence
from itertools import islice

from katas.catalog import Vocabulary, Words, fold
from katas.model import Answer, Failure, Outcome
from katas.plug.binding.call import Call, CallArgument
from katas.plug.binding.candidates import Candidates, Owner
from katas.plug.binding.spellings import Spellings
from katas.plug.binding.trial import Trial, is_misfit, is_stopped, is_stub, points, takes_so_many
from katas.plug.hosts.port import Member
from katas.plug.hosts.surface import Offer

NONSENSE = "no rule of any game"
"""What no solution knows: how one answers to it tells what it makes of the unknown."""

MANY = 24
"""So many forms of a call are looked at."""

FEW = 6
"""So many of them are tried with every word."""

PATIENCE = 3
"""A `score` that knows none of so many categories is no dispatcher."""


class Dispatching:
    """The scorers that take a category, and how they are called for each.

    Where `any_failure_is_an_answer`, one that raises over a category knows it nevertheless.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        candidates: Candidates,
        spellings: Spellings,
        trial: Trial,
        *,
        any_failure_is_an_answer: bool,
    ) -> None:
        self._vocabulary = vocabulary
        self._candidates = candidates
        self._spellings = spellings
        self._trial = trial
        self._any_failure_is_an_answer = any_failure_is_an_answer
        self._failed: dict[Offer, int] = {}
        self._proven: dict[Offer, int] = {}
        scorers = [
            offer
            for offer in candidates.scorers
            if not candidates.is_of_a_rule(offer) and any(candidates.dispatched(offer, NONSENSE))
        ]
        self.scorers = sorted(scorers, key=self._likeness)
        self.by_category: dict[str, dict[Owner, Call]] = {}

    def _likeness(self, scorer: Offer) -> int:
        """How near a name comes to the contract's: `score` itself, a word for it, one with others.

        What `score` passes on to stands beside it, and is no less than that by its signature.
        """
        words = self._vocabulary.operations["score"].spellings
        names = [fold(word) for word in words]
        folded = fold(scorer.name)
        return 0 if folded == names[0] else 1 if folded in names else 2

    def proven(self, category: str) -> dict[Owner, Call]:
        """The calls for a category whose scorer gives points for some other one."""
        owners = {offer.owner for offer in self._proven}
        calls = self.by_category[category]
        return {owner: call for owner, call in calls.items() if owner in owners}

    @property
    def dispatchers(self) -> list[Offer]:
        """The scorers that know a category, or else that take one by their signature."""
        known = [offer for offer in self.scorers if self._failed.get(offer, 0) < 0]
        return known or [offer for offer in self.scorers if len(offer.plain) > 1]

    def look_for(self, categories: Sequence[tuple[str, str]]) -> None:
        """Look for each category, with the spelling that its document has."""
        for category, spelling in categories:
            self.by_category[category] = self._by_owner(category, spelling)

    def _by_owner(self, category: str, spelling: str) -> dict[Owner, Call]:
        """How each scorer that knows a category is called for it, by its class."""
        found: dict[Owner, Call] = {}
        for offer in self.scorers:
            if self._failed.get(offer, 0) >= PATIENCE:
                continue
            call = self._call(offer, category, spelling)
            if call is None:
                self._failed[offer] = self._failed.get(offer, 0) + 1
            else:
                self._failed[offer] = -len(self._vocabulary.categories)
                found.setdefault(call.owner, call)
        return found

    def _call(self, offer: Offer, category: str, spelling: str) -> Call | None:
        """The call with the first word that scores; else with the first that is known at all."""
        entry = self._vocabulary.categories[category]
        unknown = self._forms(offer, entry)
        known: Call | None = None
        for word in self._spellings.of(category, spelling, entry):
            if isinstance(word, Member) and word.path == offer.owner:
                continue  # `Yatzy.score` is not asked for the class Yatzy
            if isinstance(word, int) and self._candidates.takes_member(offer):
                continue  # any number is some member, and seldom the face
            # Every word has the same forms, so each is next to what it makes of nonsense.
            calls = list(islice(self._candidates.dispatched(offer, word), MANY))
            for form, nonsense in unknown.items():
                call = calls[form]
                outcome = self._trial.outcome(call, entry.probe)
                if is_stopped(outcome):
                    return call  # no other word will tell more
                if points(outcome) > 0 and points(nonsense) != points(outcome):
                    self._spellings.like(category, spelling, entry, word)
                    if not isinstance(word, int):  # a face proves no more than a helper's worth
                        self._proven[offer] = form
                    return call
                if known is None and self._is_known(category, outcome, word, nonsense):
                    known = call
        return known

    def _forms(self, offer: Offer, entry: Words) -> dict[int, Outcome]:
        """The likeliest forms of a call, by their places, each with what it makes of nonsense.

        A form that has worked is the one: the others would be tried with every word in vain.
        """
        forms = list(islice(self._candidates.dispatched(offer, NONSENSE), MANY))
        if offer in self._proven:
            form = self._proven[offer]
            return {form: self._trial.outcome(forms[form], entry.probe)}
        unknown = {form: self._trial.outcome(call, entry.probe) for form, call in enumerate(forms)}
        likely = sorted(unknown, key=lambda form: _unlikeliness(unknown[form]))
        # Where a type is wanted, nonsense is of another one, and the members of that may well do.
        return {form: unknown[form] for form in likely[:FEW] if takes_so_many(unknown[form])}

    def _is_known(
        self, category: str, outcome: Outcome, word: CallArgument, unknown: Outcome
    ) -> bool:
        """Whether a scorer knows a category: it answers, or fails otherwise than over nonsense.

        None without a word is what a chain of ifs gives for a category not yet written. What is
        no text, and fails, is of a type that was not meant.
        """
        if isinstance(outcome, Answer):
            return not outcome.is_nothing or bool(outcome.printed)
        if not self._spellings.is_by_name(category, word):
            return False
        if outcome.kind == "KeyError" or is_stub(outcome) or is_misfit(outcome):
            return False
        if self._any_failure_is_an_answer or not isinstance(unknown, Failure):
            return True
        alike = outcome.message == unknown.message or (
            _without(outcome.message, str(word)) == _without(unknown.message, NONSENSE)
        )
        return outcome.kind != unknown.kind or not alike


LOOKED_UP = ("KeyError", "AttributeError", "NameError", "NoMethodError")
"""What comes of looking for a category that isn't there."""


def _unlikeliness(outcome: Outcome) -> int:
    """How much an answer to nonsense looks as if something else were wrong than the category."""
    if isinstance(outcome, Answer) or not outcome.accident:
        return 0
    return 1 if outcome.kind in LOOKED_UP else 2


def _without(message: str, word: str) -> str:
    """A message comparable, whatever word it is about: `no attribute 'score_small_straight'`."""
    return fold(message).replace(fold(word), "")
