"""Which addresses webhooks may call: anything in the world, nothing of the host's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from redtable.kernel.message import Message, RedtableError

PORTS: Final = {"http": 80, "https": 443}
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""Where IPv6 networks reach IPv4."""

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadAddress(RedtableError):
    """It cannot or may not be called."""


class NotFound(BadAddress):
    """Its name leads nowhere, at least now."""


def check_form(url: str) -> None:
    """Whether it is an address at all; raises `BadAddress`."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in PORTS and url.isprintable() and parts.port != 0 and bool(ascii_host(url))
    except ValueError:
        good = False
    if not good or parts.username is not None:
        raise BadAddress(Message("deed-bad-url"))


def ascii_host(url: str) -> str:
    """The name as the wire has it. Raises `ValueError` for one that cannot be written so."""
    host = urlsplit(url).hostname or ""
    return host if host.isascii() else host.encode("idna").decode("ascii")


async def resolved(url: str, private: bool) -> str:
    """The IP address to connect to, looked up once, so that what was checked is what is called."""
    parts = urlsplit(url)
    port = parts.port or PORTS[parts.scheme]
    try:
        found = await asyncio.get_running_loop().getaddrinfo(ascii_host(url), port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise NotFound(Message("deed-bad-url")) from error
    addresses = [str(info[4][0]) for info in found]
    if not private and not all(is_public(address) for address in addresses):
        raise BadAddress(Message("deed-private-url"))
    return addresses[0]


def is_public(text: str) -> bool:
    """Whether it is somebody's in the world, also where an IPv4 address hides in it."""
    address: Address = ipaddress.ip_address(text.partition("%")[0])
    hidden = None
    if isinstance(address, ipaddress.IPv6Address):
        hidden = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            hidden = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return all(each.is_global and not each.is_multicast for each in (address, hidden) if each is not None)
