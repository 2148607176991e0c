"""The client: one page for every address of a person, and the files it is made of."""

from __future__ import annotations

import mimetypes
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from redtable.server.web.catalogue import Fixed, fixed, send
from redtable.server.web.problems import Problem

FOLDER: Final = Path(str(resources.files("redtable.server"))) / "client"
"""Built from client/ into the package."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Names of assets hold their hashes."""


@cache
def _page() -> Fixed | None:
    page = FOLDER / "index.html"
    return fixed(page.read_bytes(), "text/html; charset=utf-8") if page.is_file() else None


@cache
def _assets() -> dict[str, Fixed]:
    """All of them, compressed once."""
    return {path.name: _asset(path) for path in (FOLDER / "assets").glob("*") if path.is_file()}


def _asset(path: Path) -> Fixed:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return fixed(path.read_bytes(), f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)


async def page(request: Request) -> Response:
    found = _page()
    if found is None:
        raise Problem(404, "http-no-client")
    return send(request, found)


async def asset(request: Request) -> Response:
    found = _assets().get(request.path_params["name"])
    if found is None:
        raise Problem(404, "http-not-found")
    return send(request, found, FOR_EVER)
