"""The OpenAPI document, made of the endpoints."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from redtable import __version__
from redtable.server.tables.deeds import MOST
from redtable.server.web.catalogue import Fixed, fixed, send
from redtable.server.web.endpoints import ENDPOINTS, Endpoint
from redtable.server.web.problems import JSON


async def openapi(request: Request) -> Response:
    return send(request, await asyncio.to_thread(_fixed))


@cache
def _fixed() -> Fixed:
    return fixed(msgspec.json.encode(document()), JSON)


def document() -> dict[str, Any]:
    bodies = [endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None]
    schemas, components = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    shapes = dict(zip([id(body) for body in bodies], schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, shapes)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Redtable", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, shapes: dict[int, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": f"{endpoint.method.lower()}_{endpoint.handler.__name__}",
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint),
    }
    if endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": shapes[id(endpoint.body)]}}}
    return found


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    number = {"type": "integer", "minimum": 0, "maximum": MOST}
    return in_path + [{"name": name, "in": "query", "schema": number} for name in endpoint.query]


def _responses(endpoint: Endpoint) -> dict[str, Any]:
    statuses = {endpoint.good: endpoint.summary} | dict.fromkeys((*endpoint.bad, 429), "Refused, with a message")
    return {str(status): {"description": said} for status, said in sorted(statuses.items())}
