"""Finds the call for each category: by names and signatures, confirmed by a probe.

Trying until nothing raises would mislead: `def pair(*dice)` given one list answers 0
without a word. So names and signatures say what may be meant and in which order, and a probe,
a roll that scores there by all rules, confirms it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from katas.catalog import Vocabulary, Words
from katas.model import Answer
from katas.plug.binding.call import Call, Twice
from katas.plug.binding.candidates import Candidates, Owner
from katas.plug.binding.dispatching import Dispatching
from katas.plug.binding.missing import Missing
from katas.plug.binding.naming import Names
from katas.plug.binding.ranking import Ranking
from katas.plug.binding.spellings import Spellings
from katas.plug.binding.trial import Trial, is_stopped, is_stub, points, shown
from katas.plug.binding.wanted import Wanted
from katas.plug.hosts.port import Host
from katas.plug.hosts.surface import Offer, Surface
from katas.plug.playing.calls import GameCalls

if TYPE_CHECKING:
    from katas.plug.binding.advice import Advice
    from katas.plug.binding.templates import Template

FORMS = 6
"""So many forms of a call that leads to nothing yet are taken for likely."""


class Binder:
    """One solution's offers, and what came of trying them."""

    def __init__(self, host: Host, vocabulary: Vocabulary, surface: Surface) -> None:
        self._vocabulary = vocabulary
        self._file = host.name
        self.surface = surface
        self._names = Names(vocabulary)
        self._candidates = Candidates(self.surface, vocabulary, self._names)
        self._spellings = Spellings(self.surface, self._names)
        self._trial = Trial(host)
        self.found_something = False
        self.sure = True

    @cached_property
    def advice(self) -> Advice:
        """The words for what is missing, where anything is."""
        from katas.plug.binding.advice import Advice  # noqa: PLC0415  # seldom needed

        return Advice(self._file, self.surface, self._vocabulary, self._names, self._candidates)

    def written(
        self, templates: Mapping[str | None, Template], wanted: Wanted
    ) -> dict[str | None, Call]:
        """The calls that the learner has written down.

        Raises UsageError if one leads nowhere.
        """
        if not templates:
            return {}
        from katas.plug.binding.written import Written  # noqa: PLC0415  # seldom needed

        written = Written(templates, self.surface, self._names, self._trial)
        found = {
            category: call
            for category, spelling in wanted.spellings.items()
            if (call := written.call(category, spelling, self._entry(category)))
        }
        written.check(self._entry(next(iter(wanted.spellings))))
        return found

    def look(self, wanted: Wanted, *, any_failure_is_an_answer: bool) -> None:
        """Look for a `score` that takes a category, for all of them: it ranks the classes."""
        self._dispatching = Dispatching(
            self._vocabulary,
            self._candidates,
            self._spellings,
            self._trial,
            any_failure_is_an_answer=any_failure_is_an_answer,
        )
        self._dispatching.look_for([(key, text) for key, text in wanted.spellings.items() if key])
        self.ranking = Ranking(
            self.surface, self._vocabulary, self._candidates, self._dispatching.by_category
        )
        if wanted.spellings.keys() != {None} and self._dispatching.scorers:
            self.found_something = True

    def find(self, category: str | None, spelling: str) -> Call | Missing:
        """Give the call for an operation, or say what is missing."""
        if category is None:
            return self._find_scorer()
        return (
            self._find_where_it_scores(category)
            or self._find_where_it_stands(category, spelling)
            or self._find_by_likeness(category)
            or self._missing(category, spelling)
        )

    def alike(self, category: str | None, call: Call) -> Iterator[Call]:
        """Other calls of a category that give the same for all its probes: other ways to ask."""
        entry = self._entry(category)
        for other in dict.fromkeys(self._all(category, entry)):
            if (
                other != call
                and self._trial.scores(other, entry)
                and all(
                    points(self._trial.outcome(other, roll))
                    == points(self._trial.outcome(call, roll))
                    for roll in entry.probes
                )
            ):
                yield other

    def unwritten(self, category: str | None, spelling: str) -> Iterator[Call]:
        """How a category would be called that isn't there yet, by names and signatures alone."""
        if category is None:
            yield from (call for _, call in self._candidates.scoring())
            return
        own = [call for _, call in self._candidates.named(category)]
        yield from own
        if not own:
            for offer in self._dispatching.scorers:
                yield from islice(self._candidates.dispatched(offer, spelling), FORMS)

    def _all(self, category: str | None, entry: Words) -> Iterator[Call]:
        """Everything that may be called for a category, by its name or by a word for it."""
        if category is None:
            yield from (call for _, call in self._candidates.scoring())
            return
        yield from self._dispatching.by_category[category].values()
        yield from (call for _, call in self._candidates.named(category))
        yield from (call for _, call in self._others(category))
        yield from (call for _, call in self._candidates.upper(entry))
        yield from (call for _, call in self._candidates.numbered(entry))

    def _find_where_it_scores(self, category: str) -> Call | None:
        """Class by class, the likeliest first: what gives points for the probe.

        `score(dice, category)` goes before the category's own function, for both are there
        where one calls the other; a `score` that gives none may as well be a helper for the
        dice of one face.
        """
        entry = self._vocabulary.categories[category]
        dispatched = self._dispatching.by_category[category]
        named = self._by_owner(self._candidates.named(category))
        for owner in self.ranking.ranked({*dispatched, *named}):
            own = named.get(owner, [])
            through = [dispatched[owner]] if owner in dispatched else []
            if call := self._trial.first_scoring([*through, *own], entry):
                return call
            if any(self._trial.reaches(call, entry) for call in own):
                break  # what is wrong there is not put right by a class beside it
        return self._trial.first_scoring([call for _, call in self._others(category)], entry)

    def _others(self, category: str) -> list[tuple[Offer, Call]]:
        """Classes, objects and members that are the category, and score by themselves."""
        others = [*self._candidates.strategies(category), *self._candidates.members(category)]
        self.found_something |= bool(others)
        return others

    def _by_owner(self, found: Iterable[tuple[Offer, Call]]) -> dict[Owner, list[Call]]:
        """Calls by the class they are about."""
        calls: dict[Owner, list[Call]] = {}
        for _, call in found:
            self.found_something = True
            calls.setdefault(call.owner, []).append(call)
        return calls

    def _find_where_it_stands(self, category: str, spelling: str) -> Call | Missing | None:
        """A `score` that has given points for others; else what is called so, though it gives none.

        Else a `score` that knows the category at all.
        """
        entry = self._vocabulary.categories[category]
        if proven := self._dispatching.proven(category):
            return proven[self.ranking.ranked(proven)[0]]
        dispatched = self._dispatching.by_category[category]
        named = self._candidates.named(category)
        own = sorted(named, key=lambda pair: self.ranking.rank(pair[1].owner))
        own += self._others(category)
        reached = [pair for pair in own if self._trial.reaches(pair[1], entry)]
        if own and (reached or not dispatched):
            offer, call = (reached or own)[0]
            if says := self._unwritten(offer, call, entry):
                return self._missing(category, spelling, says)
            return call
        return dispatched[self.ranking.ranked(dispatched)[0]] if dispatched else None

    def _find_by_likeness(self, category: str) -> Call | None:
        """A helper or a class for several categories, or what is called so but for a slip."""
        entry = self._vocabulary.categories[category]
        upper = [call for _, call in self._candidates.upper(entry)]
        slips = [call for _, call in self._candidates.named(category, slips=True)]
        rules = [call for _, call in self._candidates.numbered(entry)]
        call = self._trial.first_scoring([*upper, *rules, *slips], entry) or next(iter(slips), None)
        self.found_something |= call is not None
        return call

    def _find_scorer(self) -> Call | Missing:
        """`score(dice)`: the contract of a kata without categories."""
        entry = self._vocabulary.operations["score"]
        scoring = list(self._candidates.scoring())
        if scoring:
            self.found_something = True
            if best := self._trial.most_scoring([call for _, call in scoring], entry):
                return best
            offer, call = scoring[0]
            says = self._unwritten(offer, call, entry)
            return Missing(says, unwritten=True) if says else call
        anything = [call for _, call in self._candidates.anything()]
        if best := self._trial.most_scoring(anything, entry):
            self.found_something = True
            said = [*best.owner, self._file.partition(".")[0]]
            self.sure = any(self._names.operation(name) for name in said)
            return best
        return Missing("score: not there yet")

    def through_game(
        self, game: GameCalls, found: Mapping[str | None, Call | Missing], *, first: bool
    ) -> dict[str | None, Call]:
        """Score in a game of its own what nothing else scores.

        Where a game comes `first`, all of it: unless functions score everything as the game
        does, what else there is are the game's own helpers.
        """
        from katas.plug.playing.scoring import scoring_calls  # noqa: PLC0415  # only where there is one

        calls = {
            category: call
            for category, call in scoring_calls(game).items()
            if category in found and self._trial.scores(call, self._entry(category))
        }
        if first and not all(
            self._agrees(found[category], call, category) for category, call in calls.items()
        ):
            return calls
        return {key: call for key, call in calls.items() if isinstance(found[key], Missing)}

    def _agrees(self, found: Call | Missing, in_game: Call, category: str | None) -> bool:
        """Whether a function scores a category, and as the game does; else it is a helper."""
        if isinstance(found, Missing) or found.on is not None:
            return False
        probe = self._entry(category).probe
        scores = (points(self._trial.outcome(call, probe)) for call in (found, in_game))
        return len(set(scores)) == 1

    def _unwritten(self, offer: Offer, call: Call, entry: Words) -> str:
        """In words that a call leads to a stub; empty for all else, which the rows will judge."""
        outcome = self._trial.outcome(call, entry.probe)
        if is_stub(outcome):
            return f"{offer} is there, and still to be written"
        if isinstance(outcome, Answer) and outcome.is_nothing and not outcome.printed:
            return f"{offer} is there, and returns nothing yet"
        return ""

    def _missing(self, category: str, spelling: str, says: str = "") -> Missing:
        return self.advice.missing(category, spelling, self._dispatching.dispatchers, says)

    def _entry(self, category: str | None) -> Words:
        if category is None:
            return self._vocabulary.operations["score"]
        return self._vocabulary.categories[category]

    def asked_twice(self, calls: Mapping[str | None, Call]) -> Iterator[tuple[str | None, Twice]]:
        """The categories that answer otherwise when asked again for the same dice."""
        for category, call in calls.items():
            entry = self._entry(category)
            answers = [*islice(call.again_and_again(self._trial.host, entry.probe), 2)]
            first, *second = answers
            if second and not any(map(is_stopped, [first, *second])):
                told = shown(first), shown(second[0])
                if told[0] != told[1]:
                    yield category, Twice(entry.probe, *told)
