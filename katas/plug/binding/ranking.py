"""Says which of several classes is meant: the clean one before the legacy one beside it."""

from collections.abc import Iterable, Mapping, Sequence

from katas.catalog import Vocabulary
from katas.plug.binding import words
from katas.plug.binding.call import Call
from katas.plug.binding.candidates import Candidates, Owner
from katas.plug.binding.naming import tokens
from katas.plug.hosts.surface import Surface

DISPATCHED = "score(dice, category)"
"""The form of a category that one function for all has."""

Rank = tuple[bool, bool, int, bool, int, int, int]


class Ranking:
    """The order in which classes are asked for a category; the file itself is one of them."""

    def __init__(
        self,
        surface: Surface,
        vocabulary: Vocabulary,
        candidates: Candidates,
        dispatched: Mapping[str, Mapping[Owner, Call]],
    ) -> None:
        self._owners = [offer.owner for offer in surface.offers]
        self._found: dict[Owner, dict[str, object]] = {}
        for category in vocabulary.categories:
            for owner in dispatched.get(category, ()):
                self._found.setdefault(owner, {})[category] = DISPATCHED
            for _, call in candidates.named(category):
                self._found.setdefault(call.owner, {}).setdefault(category, call.shape)

    def ranked(self, owners: Iterable[Owner]) -> list[Owner]:
        """The classes in order."""
        return sorted(owners, key=self.rank)

    def rank(self, owner: Owner) -> Rank:
        """How late a class is asked: what is called legacy last, what has most first.

        Of those that have as much: what takes any category by one `score`, for it may do more
        than what it passes on to; then what is called in fewer ways, the clean one; then what
        stands in the file itself; then the later.
        """
        said = set(tokens(owner[-1])) if owner else set()
        found = self._found.get(owner, {})
        return (
            bool(said & words.LEGACY),
            not said & words.CLEAN,
            -len(found),
            DISPATCHED not in found.values(),
            len(set(found.values())),
            len(owner),
            -self._owners.index(owner) if owner in self._owners else 0,
        )

    def taken(self, calls: Sequence[Call]) -> tuple[str, tuple[str, ...]]:
        """The class that most calls are about, and those that could have been as well."""
        owners = [call.owner for call in calls]
        if not owners:
            return "", ()
        most = max(dict.fromkeys(owners), key=owners.count)
        enough = max(len(calls) / 2, 2)
        beside = [
            owner
            for owner in dict.fromkeys(self._owners)
            if owner not in owners and len(self._found.get(owner, ())) >= enough
        ]
        return _shown(most), tuple(map(_shown, beside))


def _shown(owner: Owner) -> str:
    return ".".join(owner) or "the functions of the file"
