"""Which addresses webhooks may call: anything in the world, nothing of the host's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

from redtable.kernel.message import Message, RedtableError

PORTS = {"http": 80, "https": 443}


class BadAddress(RedtableError):
    """It cannot or may not be called."""


def check_form(url: str) -> None:
    """Whether it is an address at all; raises `BadAddress`."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in PORTS and bool(parts.hostname) and url.isprintable() and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.username is not None:
        raise BadAddress(Message("deed-bad-url"))


async def resolved(url: str, private: bool) -> str:
    """The IP address to connect to, looked up once, so that what was checked is what is called."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    port = parts.port or PORTS[parts.scheme]
    try:
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise BadAddress(Message("deed-bad-url")) from error
    addresses = [str(info[4][0]) for info in found]
    if not private and not all(ipaddress.ip_address(address.partition("%")[0]).is_global for address in addresses):
        raise BadAddress(Message("deed-private-url"))
    return addresses[0]
