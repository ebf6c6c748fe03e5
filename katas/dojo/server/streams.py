"""Keeps open pages up to date: what is new goes to them by itself, as server-sent events."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

from anyio import Event
from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from katas.dojo.server.dojo import Dojo, Refused
from katas.dojo.server.pages import Pages

REST = 0.1
"""Seconds between two messages to a page: what is new meanwhile goes in one."""

LEAD_REST = 1.0
"""The same for whoever leads, whose table is sent as a whole."""

QUIET = 20.0
"""Seconds after which that table is sent again, for the minutes in it."""

GRACE = 1.0
"""Seconds in which a stream comes to its end by itself when the dojo does."""

PING = 10
"""Seconds between two signs of life."""


class Streams:
    """The streams of one dojo."""

    def __init__(self, dojo: Dojo, pages: Pages) -> None:
        self._dojo = dojo
        self._pages = pages

    @property
    def routes(self) -> list[Route]:
        """Where they are."""
        return [Route("/board/events", self.board), Route("/lead/events", self.lead)]

    async def board(self, request: Request) -> Response:
        """What is new on the board."""
        self._pages.need_reader(request)
        self._need_room(request)
        return self._streaming(self._board())

    async def lead(self, request: Request) -> Response:
        """What is new for whoever leads."""
        self._pages.need_leader(request)
        return self._streaming(self._lead())

    def _need_room(self, request: Request) -> None:
        """See that not too many look on; whoever leads is never one too many.

        Raises Refused.
        """
        if self._dojo.hub.is_full and not self._pages.may_lead(request):
            raise Refused(503, "too many pages are open")

    def _streaming(self, events: AsyncIterator[ServerSentEvent]) -> Response:
        return EventSourceResponse(
            events,
            ping=PING,
            send_timeout=PING,
            shutdown_event=Event(),
            shutdown_grace_period=GRACE,
        )

    async def _board(self) -> AsyncIterator[ServerSentEvent]:
        with self._dojo.hub.listening() as listener:
            yield self._clock()  # a page that was away may have missed something
            for row in self._dojo.rows():
                yield _event("row", {"team": row.number, "html": self._pages.row(row)})
            while listener.is_open:
                numbers, timer = await listener.news(QUIET)
                if timer:
                    yield self._clock()
                for row in self._dojo.rows(numbers) if numbers else []:
                    yield _event("row", {"team": row.number, "html": self._pages.row(row)})
                await listener.rest(REST)

    async def _lead(self) -> AsyncIterator[ServerSentEvent]:
        with self._dojo.hub.listening() as listener:
            yield self._clock()
            while listener.is_open:
                yield _event("teams", {"html": self._pages.teams()})
                await listener.rest(LEAD_REST)
                _, timer = await listener.news(QUIET)
                if timer:
                    yield self._clock()

    def _clock(self) -> ServerSentEvent:
        return _event("clock", self._dojo.clock())


def _event(name: str, data: dict[str, object]) -> ServerSentEvent:
    return ServerSentEvent(json.dumps(data, ensure_ascii=False), event=name)
