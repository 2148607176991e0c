"""What does not change while a server runs: games, words, cards. Made once, compressed once, known by its hash."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from redtable import __version__
from redtable.bots import BOTS
from redtable.games import GAMES, game_by_id
from redtable.server.tables.deeds import LONGEST_NAME, LONGEST_SALT
from redtable.server.web.problems import JSON, Problem
from redtable.words import LANGUAGES
from redtable.words.gallery import gallery


@dataclass(frozen=True, slots=True)
class Fixed:
    """A body with its entity tag."""

    packed: bytes
    tag: str
    media_type: str


def fixed(body: bytes, media_type: str) -> Fixed:
    packed = gzip.compress(body, 9, mtime=0)
    return Fixed(packed, f'"{hashlib.sha256(body).hexdigest()[:32]}"', media_type)


def send(request: Request, body: Fixed, kept: str = "public, max-age=0, must-revalidate") -> Response:
    headers = {"ETag": body.tag, "Cache-Control": kept, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == body.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=body.media_type)
    return Response(gzip.decompress(body.packed), headers=headers, media_type=body.media_type)


async def games(request: Request) -> Response:
    return send(request, await asyncio.to_thread(_games))


async def words(request: Request) -> Response:
    return send(request, await asyncio.to_thread(_words, _language(request)))


async def cards(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in GAMES:
        raise Problem(404, "http-not-found")
    return send(request, await asyncio.to_thread(_cards, game, _language(request)))


def _language(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise Problem(404, "bad-language", id=language, known=LANGUAGES)
    return language


@cache
def _games() -> Fixed:
    described: dict[str, Any] = {
        "version": __version__,
        "languages": LANGUAGES,
        "bots": list(BOTS),
        "longest_name": LONGEST_NAME,
        "longest_salt": LONGEST_SALT,
        "games": [_game(game_id) for game_id in GAMES],
    }
    return fixed(msgspec.json.encode(described), JSON)


def _game(game_id: str) -> dict[str, Any]:
    game = game_by_id(game_id)
    fields = [
        {"name": field.name, "default": field.default, "choices": list(field.choices)} for field in game.option_fields
    ]
    return {"id": game.id, "rules": game.rules_version, "options": fields, "components": game.components()}


@cache
def _words(language: str) -> Fixed:
    """All Fluent files of the language as one."""
    folder = resources.files("redtable.words") / language
    files = sorted([file for file in folder.iterdir() if file.name.endswith(".ftl")], key=lambda file: file.name)
    return fixed("\n".join([file.read_text(encoding="utf-8") for file in files]).encode(), "text/plain; charset=utf-8")


@cache
def _cards(game_id: str, language: str) -> Fixed:
    return fixed(msgspec.json.encode(gallery(game_id, language)), JSON)
