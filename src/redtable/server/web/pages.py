"""The client: one page for every address of a person, and the files it is made of."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from redtable.server.web.catalogue import Fixed, fixed, send
from redtable.server.web.problems import Problem

FOLDER: Final = Path(str(resources.files("redtable.server"))) / "client"
"""Built from client/ into the package."""


@cache
def _page() -> Fixed | None:
    page = FOLDER / "index.html"
    return fixed(page.read_bytes(), "text/html; charset=utf-8") if page.is_file() else None


async def page(request: Request) -> Response:
    found = _page()
    if found is None:
        raise Problem(404, "http-no-client")
    return send(request, found)


def assets() -> StaticFiles:
    """Their names hold their hashes, so browsers keep them for ever."""
    return Kept(directory=FOLDER / "assets", check_dir=False)


class Kept(StaticFiles):
    """Files that never change under their name."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # handed on as they come
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
