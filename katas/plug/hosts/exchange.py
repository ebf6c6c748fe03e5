"""One request on a channel and the reply to it, with an id that nobody can foresee."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from katas.model import Failure
from katas.plug.hosts.channel import Channel, Silent

MOST_SHOWN = 60
"""So many bytes are shown of a line that makes no sense."""


class Broken(Exception):
    """What came follows no protocol; the message says in which way."""


def exchange(
    channel: Channel,
    request: Mapping[str, Any],
    patience: float | None,
    most: int,
    over: Callable[[], Failure | None],
) -> dict[str, Any] | Failure:
    """Send a request and give the reply, waited for so many seconds.

    Signs of life on the way give it more time; `most` is how far the count of a batch can come.
    A batch of which no call is too long may be too long all the same: then `over` says so.

    Raises Broken for a line that answers nothing, and what a channel raises.
    """
    known = secrets.token_hex(8)
    if channel.has_more():
        raise Broken("it answered before it was asked")
    channel.send(json.dumps({"id": known, **request}).encode("ascii") + b"\n")
    done = -1
    while True:
        reply = _read(channel.receive(patience), known)
        reached = reply.get("done")
        if reached is None:
            return reply
        if type(reached) is not int or not done <= reached <= most:
            raise Broken("a count that goes backwards, or too far")
        if most and (failure := over()):
            return failure
        if reached > done:
            done = reached
            channel.has_news()
        elif patience is not None and channel.waited > patience:
            raise Silent


def _read(line: bytes, known: str) -> dict[str, Any]:
    """What a line says about the request that is open."""
    try:
        reply = json.loads(line)
    except (ValueError, RecursionError):
        shown = line[:MOST_SHOWN].decode("utf-8", "replace")
        raise Broken(f"a line that is no JSON: {shown!r}") from None
    if not isinstance(reply, dict) or reply.get("id") != known:
        raise Broken("a line that answers nothing that was asked")
    return reply
