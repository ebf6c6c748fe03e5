"""Tells open pages that something is new; each fetches what, when it has time for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Listener:
    """One open page: the numbers of the teams with something new, and whether the timer is."""

    def __init__(self) -> None:
        self._teams: dict[int, None] = {}
        self._timer = False
        self._woken = asyncio.Event()
        self._closed = asyncio.Event()

    @property
    def is_open(self) -> bool:
        """Whether there may be more."""
        return not self._closed.is_set()

    def close(self) -> None:
        """Nothing more will come."""
        self._closed.set()
        self._woken.set()

    async def rest(self, seconds: float) -> None:
        """Let some time go by, unless nothing more will come."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closed.wait(), seconds)

    def tell(self, team: int | None) -> None:
        """There is something new of a team; of the timer for None."""
        if team is None:
            self._timer = True
        else:
            self._teams[team] = None
        self._woken.set()

    async def news(self, patience: float) -> tuple[list[int], bool]:
        """What is new, as soon as something is, or nothing after so many seconds."""
        try:
            await asyncio.wait_for(self._woken.wait(), patience)
        except TimeoutError:
            return [], False
        self._woken.clear()
        teams, timer = list(self._teams), self._timer
        self._teams, self._timer = {}, False
        return teams, timer


class Hub:
    """All pages that are open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._listeners: set[Listener] = set()
        self._is_closed = False

    @property
    def is_full(self) -> bool:
        """Whether no more pages can be kept up to date."""
        return len(self._listeners) >= self._most

    @contextmanager
    def listening(self) -> Iterator[Listener]:
        """One page more, as long as it is open."""
        listener = Listener()
        self._listeners.add(listener)
        if self._is_closed:
            listener.close()
        try:
            yield listener
        finally:
            self._listeners.discard(listener)

    def close(self) -> None:
        """Let all of them come to their end, and who comes later at once."""
        self._is_closed = True
        for listener in self._listeners:
            listener.close()

    def tell(self, team: int | None) -> None:
        """There is something new, for all of them."""
        for listener in self._listeners:
            listener.tell(team)
