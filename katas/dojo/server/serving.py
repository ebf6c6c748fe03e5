"""Serves a dojo until somebody ends it."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from katas.dojo.server.app import app_of
from katas.dojo.server.dojo import Dojo

AT_THE_END = 2
"""Seconds that open pages have at the end."""

CALLERS = 2_000
"""So many may call at once."""


def serve(dojo: Dojo, at: socket.socket, begins: Callable[[], None]) -> None:
    """Serve a dojo at a socket until Ctrl-C or a signal ends it; all that was taken is kept.

    Once it can be ended so, it `begins`.
    """
    config = uvicorn.Config(
        app_of(dojo),
        log_level="error",
        access_log=False,
        lifespan="off",
        server_header=False,
        limit_concurrency=CALLERS,
        timeout_graceful_shutdown=AT_THE_END,
        ws="none",
    )
    server = _Server(config, dojo)
    # It has handlers of its own while it runs, and raises again in ours what has ended it. That
    # it ends is all we want of a signal, before it runs, and behind it too.
    before = {
        number: signal.signal(number, server.handle_exit)
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        begins()
        asyncio.run(server.serve(sockets=[at]))
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        dojo.store.close()


class _Server(uvicorn.Server):
    """One that lets open pages come to their end, before it waits for them to be gone."""

    def __init__(self, config: uvicorn.Config, dojo: Dojo) -> None:
        super().__init__(config)
        self._dojo = dojo

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody wants it to end."""
        self._dojo.hub.close()
        super().handle_exit(sig, frame)
