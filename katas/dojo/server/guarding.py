"""Tells browsers what pages may do: run what the dojo itself has written, and ask nobody else."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "Content-Security-Policy"

SELF_CONTAINED = {
    POLICY: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
}
"""For pages that have everything in themselves, and no script."""

HEADERS = {
    POLICY: (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the code stands in some addresses
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Guarded:
    """Sends these along with each answer that doesn't say otherwise."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, guarded)
