"""What a team's machine asks: to join, and to have its lights kept."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from katas.dojo.server.asked import arrivals, joining, json_of
from katas.dojo.server.dojo import Dojo, Refused


class Api:
    """The requests of teams, to one dojo."""

    def __init__(self, dojo: Dojo) -> None:
        self._dojo = dojo

    @property
    def routes(self) -> list[Route]:
        """Where they go."""
        return [
            Route("/api/join", self.join, methods=["POST"]),
            Route("/api/lights", self.lights, methods=["POST"]),
        ]

    async def join(self, request: Request) -> Response:
        """Let a team in by the code, and give it its animal and its token."""
        asked = joining(await json_of(request))
        self._dojo.check_code(asked.code, caller(request))
        subject = self._dojo.subject
        if asked.kata and asked.kata != subject.kata:
            raise Refused(
                409,
                f"this dojo is on {subject.kata}, and your folder on {asked.kata}; "
                f"begin another: kata start {subject.kata} DIR",
            )
        member, token = self._dojo.let_in(asked.name, asked.token)
        return JSONResponse(
            {
                "team": member.id,
                "animal": member.animal,
                "name": member.name,
                "token": token,
                "kata": subject.kata,
            }
        )

    async def lights(self, request: Request) -> Response:
        """Keep the lights of the team whose token is shown, each once."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            raise Refused(401, "wanted: the token that your team was given")
        member = self._dojo.member_by(token)
        kept = self._dojo.take(member, arrivals(await json_of(request), member, time.time()))
        return JSONResponse({"kept": kept})


def caller(request: Request) -> str:
    """Who is at the other end: their address in the room."""
    return request.client.host if request.client else ""
