"""Reads what somebody has sent, whoever it is: of the right size, of the right form, or refused."""

from __future__ import annotations

import asyncio
import json
import math
from dataclasses import dataclass, replace

from starlette.requests import Request

from katas.dojo.keeping.records import Arrival, Member
from katas.dojo.lit import Lit
from katas.dojo.server.dojo import Refused

LARGEST = 1_000_000
"""So many bytes are read of anything."""

PATIENCE = 10.0
"""Seconds in which all of it has to be there."""

AT_ONCE = 100
"""So many lights may come in one request."""

DIFFERENCE = 25_000
"""So many characters a difference may have."""

NAME = 40
"""So many letters a team's name may have."""


@dataclass(frozen=True, slots=True)
class Joining:
    """What somebody says who wants to join: the code; a name and a token if they have any."""

    code: str
    name: str
    kata: str
    token: str


async def body_of(request: Request, most: int = LARGEST) -> bytes:
    """What was sent.

    Raises Refused if it is too much, or takes too long.
    """
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for piece in request.stream():
                body += piece
                if len(body) > most:
                    raise Refused(413, f"more than {most:,} bytes")
    except TimeoutError:
        raise Refused(408, f"not all there after {PATIENCE:.0f} seconds") from None
    return bytes(body)


async def json_of(request: Request) -> object:
    """The JSON that was sent.

    Raises Refused if it is none.
    """
    try:
        data: object = json.loads(await body_of(request))
    except (ValueError, RecursionError):
        raise Refused(400, "no JSON") from None
    return data


def joining(data: object) -> Joining:
    """Read a wish to join.

    Raises Refused if it is none.
    """
    match data:
        case {"code": str(code), "name": str(name), "kata": str(kata), "token": str(token)}:
            if len(name) > NAME:
                raise Refused(400, f"a name has at most {NAME} letters; this one has {len(name)}")
            return Joining(code, name.strip(), kata, token)
    raise Refused(400, "wanted: code, name, kata and token, all of them texts")


def arrivals(data: object, member: Member, now: float) -> list[Arrival]:
    """Read a team's lights, and set their times by our own clock, `now` in seconds since 1970.

    Raises Refused if one of them isn't a light.
    """
    match data:
        case {"sent": int() | float() as sent, "lights": list(lights)} if math.isfinite(sent):
            pass
        case _:
            raise Refused(400, "wanted: sent, in seconds, and lights, a list")
    if len(lights) > AT_ONCE:
        raise Refused(400, f"at most {AT_ONCE} lights at once")
    return [_arrival(light, member.joined, now, now - sent) for light in lights]


def _arrival(light: object, earliest: float, now: float, ahead: float) -> Arrival:
    """One light; the sender's clock may be `ahead` of ours, or behind."""
    shown = light.get("difference", "") if isinstance(light, dict) else ""
    if not isinstance(shown, str) or len(shown) > DIFFERENCE:
        raise Refused(400, f"a difference: a text of at most {DIFFERENCE:,} characters")
    try:
        lit = Lit.from_data(light)
    except ValueError as error:
        raise Refused(400, str(error)) from None
    at = min(max(lit.at + ahead, earliest), now)
    return Arrival(replace(lit, at=at), _storable(shown))


def _storable(text: str) -> str:
    """A text as UTF-8 has it."""
    return text.encode("utf-8", "replace").decode("utf-8")
