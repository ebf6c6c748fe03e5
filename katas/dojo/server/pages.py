"""The pages: the code at the door, joining, the board on the wall, and what whoever leads has."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import segno
from jinja2 import Environment
from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from katas.dojo.keeping.codes import same
from katas.dojo.keeping.timer import Turn
from katas.dojo.looking_back.page import page_of
from katas.dojo.server.api import caller
from katas.dojo.server.asked import body_of, json_of
from katas.dojo.server.dojo import Dojo, Refused
from katas.dojo.server.guarding import SELF_CONTAINED
from katas.dojo.server.rows import Row
from katas.model import Light
from katas.practice.paper import open_pages

PAGES = Path(__file__).parent / "pages"

READS, LEADS = "katas-dojo", "katas-dojo-lead"
"""The cookies of those who know the code, and of whoever leads."""

A_DAY = 86_400


class Pages:
    """The pages of one dojo."""

    def __init__(self, dojo: Dojo) -> None:
        self._dojo = dojo
        self._templates: Environment = open_pages(PAGES)
        self._templates.globals["says"] = dojo.subject.says
        self._templates.globals["subject"] = dojo.subject
        # Drawn once: a board has thousands of them.
        self._templates.globals["drawn"] = {light: self._drawn(light) for light in Light}

    def _drawn(self, light: Light) -> Markup:
        image = self._templates.get_template("_light.html.jinja").render(kind=light.value)
        return Markup(image.strip())  # noqa: S704  # our own template has escaped it

    @property
    def routes(self) -> list[Route | Mount]:
        """Where they are."""
        return [
            Route("/", self.door),
            Route("/in", self.come_in, methods=["POST"]),
            Route("/in/{code}", self.scanned),
            Route("/join", self.joining),
            Route("/board", self.board),
            Route("/lead/by/{key}", self.led),
            Route("/lead", self.lead),
            Route("/lead/notes", self.notes),
            Route("/lead/report", self.report),
            Route("/lead/timer", self.turned, methods=["POST"]),
            Mount("/static", StaticFiles(directory=PAGES / "static")),
        ]

    def may_read(self, request: Request) -> bool:
        """Whether whoever asks has shown the code, or leads."""
        shown = request.cookies.get(READS, "")
        return same(shown, self._dojo.store.secrets.reads) or self.may_lead(request)

    def may_lead(self, request: Request) -> bool:
        """Whether whoever asks leads the dojo."""
        return same(request.cookies.get(LEADS, ""), self._dojo.store.secrets.leads)

    def need_reader(self, request: Request) -> None:
        """Let nobody on who hasn't shown the code.

        Raises Refused.
        """
        if not self.may_read(request):
            raise Refused(401, self._dojo.subject.says["code"])

    def need_leader(self, request: Request) -> None:
        """Let nobody on but whoever leads.

        Raises Refused.
        """
        if not self.may_lead(request):
            raise Refused(403, self._dojo.subject.says["lead"])

    async def door(self, request: Request) -> Response:
        """Ask for the code; whoever has shown it is let through."""
        if self.may_read(request):
            return RedirectResponse("/board", 303)
        return self._page("door.html.jinja", problem="")

    async def come_in(self, request: Request) -> Response:
        """Take the code that was typed."""
        form = parse_qs((await body_of(request, 1_000)).decode("utf-8", "replace"))
        try:
            self._dojo.check_code(form.get("code", [""])[0], caller(request))
        except Refused as error:
            return self._page("door.html.jinja", status=error.status, problem=str(error))
        return self._let("/board")

    async def scanned(self, request: Request) -> Response:
        """Take the code of an address, as the QR code has it."""
        self._dojo.check_code(request.path_params["code"], caller(request))
        return self._let("/join")

    def _let(self, to: str) -> Response:
        answer = RedirectResponse(to, 303)
        _give(answer, READS, self._dojo.store.secrets.reads)
        return answer

    async def led(self, request: Request) -> Response:
        """Know whoever leads by their own address."""
        if not same(request.path_params["key"], self._dojo.store.secrets.leads):
            raise Refused(403, self._dojo.subject.says["lead"])
        answer = RedirectResponse("/lead", 303)
        _give(answer, LEADS, self._dojo.store.secrets.leads)
        return answer

    async def joining(self, request: Request) -> Response:
        """Say how to join: the one page with the code on it."""
        self.need_reader(request)
        code = self._dojo.store.secrets.code
        image = segno.make(f"{self._dojo.address}/in/{code}", micro=False)
        drawn = image.svg_inline(scale=8, border=2, svgclass=None, lineclass=None, omitsize=True)
        return self._page(
            "join.html.jinja",
            leads=self.may_lead(request),
            code=code,
            host=urlsplit(self._dojo.address).netloc,
            trusted=urlsplit(self._dojo.address).hostname,
            drawn=Markup(drawn),  # noqa: S704  # of segno's making: an address and no text
            has_pack=self._dojo.pack is not None,
        )

    async def board(self, request: Request) -> Response:
        """The board for the wall."""
        self.need_reader(request)
        return self._page(
            "board.html.jinja",
            leads=self.may_lead(request),
            rows=self._dojo.rows(),
            clock=json.dumps(self._dojo.clock()),
        )

    async def lead(self, request: Request) -> Response:
        """What whoever leads sees, and nobody else."""
        self.need_leader(request)
        clock = json.dumps(self._dojo.clock())
        return self._page("lead.html.jinja", leads=True, teams=self._dojo.progress(), clock=clock)

    async def notes(self, request: Request) -> Response:
        """The notes of the kata, which give its mistakes away."""
        self.need_leader(request)
        shown = MarkdownIt("commonmark", {"html": False}).enable("table")
        notes = shown.render(self._dojo.subject.notes)
        return self._page("notes.html.jinja", leads=True, notes=Markup(notes))  # noqa: S704  # html is off

    async def report(self, request: Request) -> Response:
        """The page to look back with."""
        self.need_leader(request)
        teams = self._dojo.store.teams()
        page = await run_in_threadpool(page_of, teams, self._dojo.shelf)  # others go on meanwhile
        return HTMLResponse(page, headers=SELF_CONTAINED)

    async def turned(self, request: Request) -> Response:
        """Turn the timer."""
        self.need_leader(request)
        if urlsplit(request.headers.get("origin", "")).netloc != request.headers.get("host"):
            raise Refused(403, "from the dojo's own pages only")
        match await json_of(request):
            case {"turn": str(turn)} if turn in {each.value for each in Turn}:
                self._dojo.turn(Turn(turn))
            case _:
                raise Refused(400, f"wanted: turn, one of {', '.join(turn.value for turn in Turn)}")
        return Response(status_code=204)

    def row(self, row: Row) -> str:
        """A row of the board, as the page has it."""
        return self._templates.get_template("_row.html.jinja").render(row=row)

    def teams(self) -> str:
        """The table of whoever leads, as the page has it."""
        template = self._templates.get_template("_teams.html.jinja")
        return template.render(teams=self._dojo.progress())

    def problem(self, status: int, why: str) -> Response:
        """Say what can't be had, and the way back."""
        if status == 401:
            return RedirectResponse("/", 303)
        return self._page("problem.html.jinja", status=status, why=why)

    def _page(self, name: str, *, status: int = 200, **shown: object) -> Response:
        page = self._templates.get_template(name).render(**shown)
        return HTMLResponse(page, status, {"Cache-Control": "no-store"})


def _give(answer: Response, name: str, value: str) -> None:
    answer.set_cookie(name, value, max_age=A_DAY, httponly=True, samesite="lax")
