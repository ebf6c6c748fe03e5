"""Hands out a pack to those who know the code: what a room without internet installs from."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from katas.dojo.packing.pack import pack_files
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
        files = dict(pack_files(self._dojo.pack))
        name = request.path_params["path"]
        if not name or name.endswith("/"):
            found = files.get(f"{name}index.html")
        else:
            found = files.get(name)
        if found:
            return FileResponse(found, headers=SELF_CONTAINED)
        if below := [other.removeprefix(name) for other in files if other.startswith(name)]:
            if name.endswith("/"):
                return HTMLResponse(listing(name, below))
            if any(other.startswith("/") for other in below):
                return RedirectResponse(f"{request.url.path}/", 307)
        raise Refused(404, "that isn't in the pack")


LISTING = """<!doctype html>
<meta charset="utf-8">
<title>{title}</title>
<ul>
{links}
</ul>
"""


def listing(name: str, files: Iterable[str]) -> str:
    """The files of a folder as pip reads it, and people too."""
    links = "\n".join(f'<li><a href="{quote(file)}">{escape(file)}</a>' for file in sorted(files))
    return LISTING.format(title=escape(name), links=links)
