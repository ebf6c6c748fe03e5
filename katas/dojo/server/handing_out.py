"""Hands out a pack to those who know the code: what a room without internet installs from."""

from __future__ import annotations

from html import escape
from pathlib import Path
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from katas.dojo.server.api import caller
from katas.dojo.server.dojo import Dojo, Refused
from katas.dojo.server.guarding import SELF_CONTAINED


class HandingOut:
    """The pack of one dojo, below the code: pip can follow an address, and shows no cookie."""

    def __init__(self, dojo: Dojo) -> None:
        self._dojo = dojo

    @property
    def routes(self) -> list[Route]:
        """Where it is; nowhere without a pack."""
        return [Route("/pack/{code}/{path:path}", self.hand_out)] if self._dojo.pack else []

    async def hand_out(self, request: Request) -> Response:
        """Give a file of the pack, or list a folder of it."""
        assert self._dojo.pack is not None, "there is no other way here"
        self._dojo.check_code(request.path_params["code"], caller(request))
        top = self._dojo.pack.resolve()
        path = (top / request.path_params["path"]).resolve()
        if not path.is_relative_to(top) or not path.exists():
            raise Refused(404, "that isn't in the pack")
        if path.is_file():
            return FileResponse(path, headers=SELF_CONTAINED)
        if not request.url.path.endswith("/"):
            return RedirectResponse(f"{request.url.path}/", 307)
        if (path / "index.html").is_file():
            return FileResponse(path / "index.html", headers=SELF_CONTAINED)
        return HTMLResponse(listing(path))


LISTING = """<!doctype html>
<meta charset="utf-8">
<title>{title}</title>
<ul>
{links}
</ul>
"""


def listing(folder: Path) -> str:
    """A folder as pip reads it, and people too."""
    names = sorted(path.name + "/" * path.is_dir() for path in folder.iterdir())
    links = "\n".join(f'<li><a href="{quote(name)}">{escape(name)}</a>' for name in names)
    return LISTING.format(title=escape(folder.name), links=links)
