"""What every handler needs: the hub, the settings, and who calls."""

from __future__ import annotations

from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from redtable.server.hub import Hub
from redtable.server.live import Live
from redtable.server.settings import Settings
from redtable.server.store import Visit
from redtable.server.tables.plans import Actor
from redtable.server.tables.telling import Eye
from redtable.server.web.limits import Limits
from redtable.server.web.problems import Problem
from redtable.server.web.visitors import is_table_id, visitor_of


@dataclass(slots=True)
class Site:
    """One for each application; handlers find it in `request.app.state.site`."""

    hub: Hub
    settings: Settings
    limits: Limits = field(init=False)

    def __post_init__(self) -> None:
        self.limits = Limits(self.settings.rates)


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at a table, who may be there."""

    live: Live
    visit: Visit
    known: int
    """The table's number before the visit was looked up."""

    @property
    def eye(self) -> Eye:
        return Eye(self.visit.seat, self.visit.host)

    @property
    def actor(self) -> Actor:
        return Actor(self.visit.seat, self.visit.host, self.known)


def site_of(connection: HTTPConnection) -> Site:
    found = connection.app.state.site
    assert isinstance(found, Site)
    return found


def secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


async def guest_of(connection: HTTPConnection) -> Guest:
    """The caller's place at the table of the address; a table that is not the caller's is not there."""
    hub = site_of(connection).hub
    table_id = connection.path_params["table"]
    visitor = visitor_of(connection)
    live = None if visitor is None or not is_table_id(table_id) else await hub.open(table_id)
    if visitor is None or live is None:
        raise Problem(404, "http-no-table")
    known = live.settled
    visit = await hub.store.visit(visitor, table_id)
    if visit is None:
        raise Problem(404, "http-no-table")
    return Guest(live, visit, known)
