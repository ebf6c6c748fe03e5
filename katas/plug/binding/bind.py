"""Binds a solution to a kata: its game first, then its categories, and what is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from katas.catalog import Vocabulary
from katas.plug.binding.binder import Binder
from katas.plug.binding.call import Binding, Call
from katas.plug.binding.missing import Missing
from katas.plug.binding.naming import Names
from katas.plug.binding.spellings import Spellings
from katas.plug.binding.wanted import Wanted
from katas.plug.hosts.port import Host
from katas.plug.playing.calls import Found, GameCalls, Part

if TYPE_CHECKING:
    from katas.plug.binding.templates import Template


def bind(
    host: Host,
    vocabulary: Vocabulary,
    wanted: Wanted,
    told: Mapping[str | None, Template] | None = None,
    told_game: Mapping[str, GameCalls | Part] | None = None,
) -> Binding:
    """Bind the categories of a kata, and its game.

    `told` are calls that the learner has written down, that of None for all categories, and
    `told_game` those of a game's parts; they go before all that is found out.

    Raises UsageError if nothing in the solution looks like the contract, or such a call leads
    nowhere.
    """
    game = _find_game(host, vocabulary, wanted, told_game)
    surface = host.describe()
    if game.calls is not None:
        from katas.plug.playing.scoring import without_game  # noqa: PLC0415  # only where there is one

        surface = without_game(surface, game.calls, alone=wanted.game_first)
    binder = Binder(host, vocabulary, surface)
    given = binder.written(told or {}, wanted)
    found: dict[str | None, Call | Missing] = {}
    for once_more in (False, True):
        # Where nothing works, a failure is no matter of names: let each row show it.
        binder.look(wanted, any_failure_is_an_answer=once_more)
        found = {
            category: given.get(category) or binder.find(category, spelling)
            for category, spelling in wanted.spellings.items()
        }
        if any(isinstance(call, Call) for call in found.values()):
            break
    if game.calls is not None:
        unsaid = {key: call for key, call in found.items() if key not in given}
        found |= binder.through_game(game.calls, unsaid, first=wanted.game_first)
    if not (binder.found_something or given or game.there):
        spellings = list(wanted.spellings.values())
        raise binder.advice.nothing(wanted.contract, spellings)
    calls = {category: call for category, call in found.items() if isinstance(call, Call)}
    taken, beside = binder.ranking.taken(list(calls.values()))
    return Binding(
        calls,
        {category: words for category, words in found.items() if isinstance(words, Missing)},
        taken,
        beside,
        dict(binder.asked_twice(calls)),
        binder.surface.stood_in,
        binder.sure or bool(given),
        binder.surface.refuses,
        game.calls,
        game.missing,
    )


def all_ways(
    host: Host, vocabulary: Vocabulary, wanted: Wanted, binding: Binding
) -> list[tuple[str | None, Call]]:
    """Every way to ask for each category: its call, and all that answer alike.

    Of one that isn't there yet, how it would be called.
    """
    binder = Binder(host, vocabulary, host.describe())
    binder.look(wanted, any_failure_is_an_answer=False)
    there = [
        (category, way)
        for category, call in binding.calls.items()
        for way in (call, *binder.alike(category, call))
    ]
    return there + [
        (category, way)
        for category in binding.missing
        for way in binder.unwritten(category, wanted.spellings[category])
    ]


def _find_game(
    host: Host,
    vocabulary: Vocabulary,
    wanted: Wanted,
    told: Mapping[str, GameCalls | Part] | None,
) -> Found:
    """Find the game, where the kata asks for one."""
    if not wanted.game:
        return Found()
    from katas.plug.playing.finding import GameFinder  # noqa: PLC0415  # only where there is one

    surface = host.describe()
    words = Spellings(surface, Names(vocabulary))
    finder = GameFinder(host, surface, vocabulary, words, told)
    spellings = {key: text for key, text in wanted.spellings.items() if key is not None}
    return finder.find(wanted.game, spellings)
