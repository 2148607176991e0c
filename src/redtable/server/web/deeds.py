"""A deed as it arrives by either way, HTTP or live."""

from __future__ import annotations

from redtable.kernel.message import Message
from redtable.server.addresses import check_form
from redtable.server.tables import deeds
from redtable.server.tables.plans import Refused
from redtable.server.web.site import Guest, Site


async def carry_out(site: Site, guest: Guest, deed: deeds.TableDeed) -> int:
    """The table's number afterwards. Raises `Refused`, `IllegalAnswer` or `Stale`."""
    hub, live = site.hub, guest.live
    if isinstance(deed, deeds.Webhook):
        await _set_webhook(site, guest, deed)
        return live.table.number
    return await hub.do(live, deed, guest.actor)


async def _set_webhook(site: Site, guest: Guest, deed: deeds.Webhook) -> None:
    if guest.visit.seat is None:
        raise Refused(Message("deed-no-seat"))
    guest.live.check(guest.visit.seat, guest.known)
    if deed.url:
        check_form(deed.url)
    await site.hub.store.set_hook(guest.live.table.id, guest.visit.seat, deed.url)
