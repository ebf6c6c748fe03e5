"""Finds out how a solution is called: by its signatures, category by category.

Trying until nothing raises would mislead: `def pair(*dice)` given one list answers 0
without a word. So names and signatures say what may be meant and in which order, and a probe,
a roll that scores there by all rules, confirms it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from katas.catalog import Vocabulary, Words
from katas.errors import UsageError, nearest
from katas.model import Answer, Failure, Outcome, Roll, Verdict
from katas.plug.binding import Binding, Call, CallArgument, Missing, Twice
from katas.plug.candidates import Candidates, Owner
from katas.plug.naming import Names, tokens, words
from katas.plug.port import Host
from katas.plug.spellings import Spellings, styles
from katas.plug.surface import Offer, Surface
from katas.plug.templates import Template

NONSENSE = "no such category"
"""What no solution knows: how one answers to it tells what it makes of the unknown."""

PATIENCE = 3
"""A `score` that knows none of so many categories is no dispatcher."""


def bind(
    host: Host,
    vocabulary: Vocabulary,
    categories: Sequence[str | None],
    spellings: Sequence[str],
    contract: str,
    told: Mapping[str | None, Template] | None = None,
) -> Binding:
    """Bind the categories of a kata; `spellings` are how its document prints them.

    `told` are calls that the learner has written down, that of None for all categories; they
    go before all that is found out.

    Raises UsageError if nothing in the solution looks like the contract, or such a call leads
    nowhere.
    """
    binder = _Binder(host, vocabulary)
    named = list(zip(categories, spellings, strict=True))
    given = {
        category: call
        for category, spelling in named
        if (call := binder.told(category, spelling, told or {}))
    }
    found: dict[str | None, Call | Missing] = {}
    for once_more in (False, True):
        # Where nothing works, a failure is no matter of names: let each row show it.
        binder.look(named, any_failure_is_an_answer=once_more)
        found = {
            category: given.get(category) or binder.find(category, spelling)
            for category, spelling in named
        }
        if any(isinstance(call, Call) for call in found.values()):
            break
    if not (binder.found_something or given):
        raise binder.nothing(contract, spellings)
    calls = {category: call for category, call in found.items() if isinstance(call, Call)}
    taken, beside = binder.taken(list(calls.values()))
    return Binding(
        calls,
        {category: words for category, words in found.items() if isinstance(words, Missing)},
        taken,
        beside,
        dict(binder.asked_twice(calls)),
        binder.surface.stood_in,
        binder.sure or bool(given),
    )


class _Binder:
    """One solution's offers, and what came of trying them."""

    def __init__(self, host: Host, vocabulary: Vocabulary) -> None:
        self._host = host
        self._vocabulary = vocabulary
        self._names = Names(vocabulary)
        self.surface: Surface = host.describe()
        self._candidates = Candidates(self.surface, vocabulary, self._names)
        self._spellings = Spellings(self.surface, self._names)
        self._dispatchers = list(self._candidates.scorers)
        self._unknowing: dict[Offer, int] = {}
        self._seen: dict[tuple[Call, Roll], Outcome] = {}
        self._ranks: dict[Owner, tuple[bool, bool, int, int, int]] = {}
        self._dispatched: dict[str, dict[Owner, Call]] = {}
        self.found_something = False
        self.sure = True
        self._any_failure_is_an_answer = False

    def look(
        self, named: Sequence[tuple[str | None, str]], *, any_failure_is_an_answer: bool
    ) -> None:
        """Look for a `score` that takes a category, for all of them: it ranks the classes."""
        self._any_failure_is_an_answer = any_failure_is_an_answer
        self._dispatchers = list(self._candidates.scorers)
        self._unknowing.clear()
        self._ranks.clear()
        self._dispatched = {
            category: self._dispatched_by_owner(category, spelling)
            for category, spelling in named
            if category is not None
        }

    def find(self, category: str | None, spelling: str) -> Call | Missing:
        """Give the call for a category, or say what is missing.

        Class by class, the likeliest first: `score(dice, category)` where it scores; else the
        category's own function, for a `score` may as well be a helper for the dice of one
        face. Then whatever else could be meant; then a `score` that at least knows the
        category.
        """
        if category is None:
            return self._find_scorer(spelling)
        entry = self._vocabulary.categories[category]
        dispatched = self._dispatched[category]
        named = self._by_owner(self._candidates.named(category))
        for owner in self._ranked({*dispatched, *named}):
            call = dispatched.get(owner)
            if call and self._scores(call, entry):
                return call
            if call := self._first_scoring(named.get(owner, ()), entry):
                return call
            if self._is_meant(named.get(owner, ()), entry):
                break  # what is wrong there is not put right by a class beside it
        others = [*self._candidates.strategies(category), *self._candidates.members(category)]
        if others:
            self.found_something = True
        if call := self._first_scoring([call for _, call in others], entry):
            return call
        own = sorted(self._candidates.named(category), key=lambda pair: self._rank(pair[1].owner))
        own = [*own, *others]
        reached = [pair for pair in own if not _is_misfit(self._probe(pair[1], entry.probe))]
        if own and (reached or not dispatched):
            offer, call = (reached or own)[0]
            return self._missing_if_unwritten(offer, call, category, spelling)
        if dispatched:
            return dispatched[self._ranked(dispatched)[0]]
        upper = [call for _, call in self._candidates.upper(entry)]
        slips = [call for _, call in self._candidates.named(category, slips=True)]
        if call := self._first_scoring([*upper, *slips], entry) or next(iter(slips), None):
            self.found_something = True
            return call
        return self._missing(category, spelling)

    def _is_meant(self, calls: Sequence[Call], entry: Words) -> bool:
        """Whether one of some calls reaches its function, whatever came of it there."""
        return any(not _is_misfit(self._probe(call, entry.probe)) for call in calls)

    def _by_owner(self, found: Iterable[tuple[Offer, Call]]) -> dict[Owner, list[Call]]:
        """Calls by the class they are about."""
        calls: dict[Owner, list[Call]] = {}
        for _, call in found:
            self.found_something = True
            calls.setdefault(call.owner, []).append(call)
        return calls

    def _first_scoring(self, calls: Iterable[Call], entry: Words) -> Call | None:
        return next((call for call in calls if self._scores(call, entry)), None)

    def _scores(self, call: Call, entry: Words) -> bool:
        return _points(self._probe(call, entry.probe)) > 0

    # Calls written down.

    def told(
        self, category: str | None, spelling: str, templates: Mapping[str | None, Template]
    ) -> Call | None:
        """The call that was written down for a category, or for all; None where none reaches it.

        Raises UsageError if the category's own leads nowhere.
        """
        own, general = templates.get(category), templates.get(None)
        for template in filter(None, dict.fromkeys([own, general])):
            reached = None
            entry = self._entry(category)
            for call in template.filled(self._called(category, entry), _words(spelling, entry)):
                outcome = self._probe(call, entry.probe)
                if _points(outcome) > 0:
                    return call
                if reached is None and not _leads_nowhere(outcome):
                    reached = call
            if reached:
                return reached
            if template is own:
                raise self._leads_nowhere(template, entry)
        return None

    def _entry(self, category: str | None) -> Words:
        if category is None:
            return self._vocabulary.operations["score"]
        return self._vocabulary.categories[category]

    def _called(self, category: str | None, entry: Words) -> list[str]:
        """What a category is called there; then all that it could be called."""
        there = [
            *(offer.name for offer in self.surface.offers),
            *(cls.name for cls in self.surface.classes),
            *(member.path[-1] for cls in self.surface.classes for member in cls.members),
        ]
        meant = [name for name in there if category and self._names.category(name) == category]
        return list(dict.fromkeys([*meant, *filter(str.isidentifier, _words("", entry))]))

    def _leads_nowhere(self, template: Template, entry: Words) -> UsageError:
        first = next(template.filled(self._called(None, entry), _words("", entry)))
        offers = [str(offer) for offer in self.surface.offers]
        names = [".".join(offer.path) for offer in self.surface.offers]
        return UsageError(
            f"[tool.katas.calls] {template.key}: {first} leads to nothing in {self._host.name}",
            found=[f"there is: {', '.join(offers) or 'nothing to call'}"],
            advice=nearest(".".join(first.owner or first.path), names),
        )

    # The order of classes.

    def _ranked(self, owners: Iterable[Owner]) -> list[Owner]:
        return sorted(owners, key=self._rank)

    def _rank(self, owner: Owner) -> tuple[bool, bool, int, int, int]:
        """How late a class is asked: what looks like legacy last, what has most first.

        Of two that have as much, the one that is called in fewer ways is the clean one; of two
        that are alike in that, the later.
        """
        if owner not in self._ranks:
            said = set(tokens(owner[-1])) if owner else set()
            shapes = {shape for _, shape in self._named_in(owner)}
            place = [offer.owner for offer in self.surface.offers]
            self._ranks[owner] = (
                bool(said & words()["legacy"]),
                not said & words()["clean"],
                -len({category for category, _ in self._named_in(owner)}),
                len(shapes),
                -place.index(owner) if owner in place else 0,
            )
        return self._ranks[owner]

    def _named_in(self, owner: Owner) -> list[tuple[str, object]]:
        """The categories that a class has, each with the form of its first call."""
        found: dict[str, object] = {}
        for category in self._vocabulary.categories:
            if owner in self._dispatched.get(category, ()):
                found[category] = "dispatched"
                continue
            for _, call in self._candidates.named(category):
                if call.owner == owner:
                    found.setdefault(category, call.shape)
        return list(found.items())

    def taken(self, calls: Sequence[Call]) -> tuple[str, tuple[str, ...]]:
        """The class that most calls are about, and those that could have been as well."""
        if not calls:
            return "", ()
        owners = [call.owner for call in calls]
        most = max(dict.fromkeys(owners), key=owners.count)
        half = len(calls) / 2
        beside = [
            owner
            for owner in dict.fromkeys(offer.owner for offer in self.surface.offers)
            if owner not in owners and len(self._named_in(owner)) >= max(half, 2)
        ]
        return _class_name(most), tuple(map(_class_name, beside))

    # `score(dice, category)`.

    def _dispatched_by_owner(self, category: str, spelling: str) -> dict[Owner, Call]:
        """How each `score` that knows a category is called for it, by its class."""
        found: dict[Owner, Call] = {}
        for offer in list(self._dispatchers):
            call = self._dispatch(offer, category, spelling)
            if call is not None:
                found.setdefault(call.owner, call)
                self._unknowing[offer] = -len(self._vocabulary.categories)
                continue
            self._unknowing[offer] = self._unknowing.get(offer, 0) + 1
            if self._unknowing[offer] >= PATIENCE:
                self._dispatchers.remove(offer)
        return found

    def _dispatch(self, offer: Offer, category: str, spelling: str) -> Call | None:
        """The first word that scores; else the first that is known at all."""
        entry = self._vocabulary.categories[category]
        forms = list(self._candidates.dispatched(offer, NONSENSE))
        if not forms:
            return None
        self.found_something = True
        unknown = [self._probe(form, entry.probe) for form in forms]
        known: tuple[CallArgument, Call] | None = None
        for word in self._spellings.of(category, spelling, entry):
            calls = list(self._candidates.dispatched(offer, word))
            for call, nonsense in zip(calls, unknown, strict=False):
                outcome = self._probe(call, entry.probe)
                scores = _points(outcome) > 0
                if scores and (_points(nonsense) <= 0 or _points(nonsense) != _points(outcome)):
                    self._spellings.liked(category, spelling, entry, word)
                    return call
                if known is None and self._is_known(outcome, word, nonsense):
                    known = word, call
                if isinstance(outcome, Failure) and outcome.verdict is not Verdict.RAISED:
                    return call  # it hangs or worse: no other word will tell more
        return known[1] if known else None

    def _is_known(self, outcome: Outcome, word: CallArgument, unknown: Outcome) -> bool:
        """Whether `score` knows a category: it answers, or fails otherwise than over nonsense.

        None without a word is what a chain of ifs gives for a category not yet written.
        """
        if isinstance(outcome, Answer):
            return outcome.kind != "NoneType" or bool(outcome.printed)
        if outcome.kind in ("NotImplementedError", "KeyError") or _is_misfit(outcome):
            return False
        if self._any_failure_is_an_answer or not isinstance(unknown, Failure):
            return True
        as_nonsense = unknown.message.replace(NONSENSE, str(word))
        return (outcome.kind, outcome.message) != (unknown.kind, as_nonsense)

    # `score(dice)`.

    def _find_scorer(self, spelling: str) -> Call | Missing:
        """`score(dice)`: the contract of a kata without categories."""
        entry = self._vocabulary.operations["score"]
        scoring = list(self._candidates.scoring())
        if scoring:
            self.found_something = True
            if best := self._best(scoring, entry):
                return best
            offer, call = scoring[0]
            return self._missing_if_unwritten(offer, call, None, spelling)
        anything = list(self._candidates.anything())
        if best := self._best(anything, entry):
            self.found_something, self.sure = True, False
            return best
        return Missing("score: not there yet")

    def _best(self, found: Sequence[tuple[Offer, Call]], entry: Words) -> Call | None:
        """The first call that scores the most probes; None where none scores any."""
        best, most = None, 0
        for _, call in found:
            scored = sum(_points(self._probe(call, roll)) > 0 for roll in entry.probes)
            if scored > most:
                best, most = call, scored
            if most == len(entry.probes):
                break
        return best

    # What isn't there.

    def _missing_if_unwritten(
        self, offer: Offer, call: Call, category: str | None, spelling: str
    ) -> Call | Missing:
        """The call, or in words that it leads to a stub; all else is theirs to be judged."""
        entry = self._entry(category)
        outcome = self._probe(call, entry.probe)
        if isinstance(outcome, Failure) and outcome.kind == "NotImplementedError":
            return self._missing(category, spelling, f"{offer} is there, and still to be written")
        if isinstance(outcome, Answer) and outcome.kind == "NoneType" and not outcome.printed:
            return self._missing(category, spelling, f"{offer} is there, and returns nothing yet")
        return call

    def _missing(self, category: str | None, spelling: str, says: str = "") -> Missing:
        if category is None:
            return Missing(says)
        entry = self._vocabulary.categories[category]
        unbound = [
            offer
            for offer in self.surface.offers
            if not self._names.category(offer.name) and offer.name != "__call__"
        ]
        near = self._names.nearest_to(category, [offer.name for offer in unbound])
        line = near or _identifier(spelling)
        offer = next((offer for offer in unbound if offer.name == near), None)
        shown = ".".join(offer.path) if offer else line
        return Missing(
            says or self._advice(category, spelling),
            tuple(dict.fromkeys([spelling, *entry.spellings])),
            tuple(map(str, unbound)),
            str(offer or ""),
            f'{_key(spelling)} = "{shown}(dice)"',
        )

    def _advice(self, category: str, spelling: str) -> str:
        offers = self.surface.offers
        near = [offer for offer in offers if self._names.close_to(offer.name) == category]
        name = _identifier(spelling)
        if near and self._names.category(near[0].name):
            return f"{near[0]} is there, but no way to call it was found"
        if near:
            return f"{near[0]} looks like it; its name should be {name}"
        if self._dispatchers and self._candidates.scorers:
            return f"{self._candidates.scorers[0]} doesn't know {spelling!r} yet"
        static = next((offer for offer in offers if not offer.needs_object), None)
        if static and len(static.path) > 1:
            return f"add it beside the others: @staticmethod def {name}(dice): …"
        return f"add it beside the others: def {name}(dice): …"

    def _probe(self, call: Call, roll: Roll) -> Outcome:
        key = call, roll
        if key not in self._seen:
            self._seen[key] = call.on_host(self._host, roll)
        return self._seen[key]

    def asked_twice(self, calls: Mapping[str | None, Call]) -> Iterator[tuple[str | None, Twice]]:
        """The categories that answer otherwise when asked again for the same dice."""
        for category, call in calls.items():
            entry = self._entry(category)
            answers = [*islice(call.again_and_again(self._host, entry.probe), 2)]
            shown = [*map(_shown, answers)]
            if len(set(shown)) > 1:
                yield category, Twice(entry.probe, *shown)

    def nothing(self, contract: str, spellings: Sequence[str]) -> UsageError:
        """The message for a solution in which nothing looks like the contract."""
        looked_for = contract
        if len(spellings) > 1:
            looked_for += f", or a function or static method for each of {', '.join(spellings)}"
        offers = [str(offer) for offer in self.surface.offers]
        found = [f"looked for: {looked_for}", f"there is: {', '.join(offers) or 'nothing to call'}"]
        near = [
            f"{offer.name} (for {meant})"
            for offer in self.surface.offers
            if (meant := self._names.close_to(offer.name)) and meant != offer.name
        ]
        if near:
            found.append(f"nearest: {', '.join(near)}")
        return UsageError(
            f"nothing in {self._host.name} looks like the contract",
            found=found,
            advice=f"begin with: def {contract}: …",
        )


def _points(outcome: Outcome) -> int:
    """The score that came, or -1."""
    if isinstance(outcome, Answer) and outcome.score is not None:
        return outcome.score
    return -1


def _is_misfit(outcome: Outcome) -> bool:
    """Whether a call didn't reach its function: it takes other arguments."""
    return isinstance(outcome, Failure) and outcome.accident == "a wrong number of arguments"


def _shown(outcome: Outcome) -> str:
    return outcome.shown if isinstance(outcome, Answer) else outcome.kind or outcome.verdict.word


def _class_name(owner: Owner) -> str:
    return ".".join(owner) or "the functions of the file"


def _leads_nowhere(outcome: Outcome) -> bool:
    """Whether what was to be called isn't there."""
    return isinstance(outcome, Failure) and outcome.kind == "AttributeError" and not outcome.place


def _words(spelling: str, entry: Words) -> list[str]:
    """Every text that could stand for something."""
    spellings = filter(None, dict.fromkeys([spelling, *entry.spellings]))
    return list(dict.fromkeys(word for text in spellings for word in styles(text).values()))


def _identifier(spelling: str) -> str:
    return spelling.lower().replace(" ", "_")


def _key(spelling: str) -> str:
    """A key as TOML wants it."""
    return f'"{spelling.lower()}"' if " " in spelling else spelling.lower()
