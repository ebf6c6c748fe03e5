"""The server of a dojo, put together: who asks for what."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from katas.dojo.server.api import Api
from katas.dojo.server.dojo import Dojo, Refused
from katas.dojo.server.guarding import Guarded
from katas.dojo.server.handing_out import HandingOut
from katas.dojo.server.pages import Pages
from katas.dojo.server.streams import Streams


def app_of(dojo: Dojo) -> Starlette:
    """The server of a dojo, for whoever runs it."""
    pages = Pages(dojo)

    def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused), "it is told about no other"
        return _problem(pages, request, error.status, str(error))

    def not_there(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException), "it is told about no other"
        return _problem(pages, request, error.status_code, error.detail)

    return Starlette(
        routes=[
            *Api(dojo).routes,
            *Streams(dojo, pages).routes,
            *HandingOut(dojo).routes,
            *pages.routes,
        ],
        middleware=[Middleware(Guarded)],
        exception_handlers={Refused: refused, HTTPException: not_there},
    )


def _problem(pages: Pages, request: Request, status: int, why: str) -> Response:
    """A refusal, as whoever is at the other end reads it."""
    if request.url.path.startswith("/api/") or request.method != "GET":
        return JSONResponse({"problem": why}, status)
    return pages.problem(status, why)
