"""Find the client's IP address behind trusted proxies, and turn it into a pseudonym."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
from collections.abc import Sequence

from django.conf import settings
from django.http import HttpRequest

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
#: Providers give each customer an IPv6 network of this size, so all addresses in it count as one person.
IPV6_PREFIX = 64
UNKNOWN = "unknown"


def client_address(request: HttpRequest) -> str:
    """Return the client's address, or `unknown` if it can't be parsed.

    Behind trusted proxies, read `X-Forwarded-For` from its end: each proxy appends the address that it was called from. The last
    address that is not a trusted proxy's is the client's; the client may have forged everything before it.
    """
    hops = [part.strip() for part in request.META.get("HTTP_X_FORWARDED_FOR", "").split(",") if part.strip()]
    address = _parse(request.META.get("REMOTE_ADDR", ""))
    while address is not None and hops and is_trusted(address, tuple(settings.TRUSTED_PROXIES)):
        address = _parse(hops.pop())
    return UNKNOWN if address is None else str(address)


def network_of(address: str) -> str:
    """Return an IPv4 address as it is, and the /64 network of an IPv6 address."""
    parsed = _parse(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((parsed, IPV6_PREFIX), strict=False))
    return UNKNOWN if parsed is None else str(parsed)


def pseudonym_of(address: str) -> str:
    """Return 24 hexadecimal digits that identify the address's network and can't be reversed without the site's secret key."""
    key = hashlib.sha256(b"deckproof.limits.addresses" + settings.SECRET_KEY.encode()).digest()
    return hmac.new(key, network_of(address).encode(), hashlib.sha256).hexdigest()[:24]


def is_trusted(address: Address, networks: Sequence[Network]) -> bool:
    """Return whether the address is in one of the networks."""
    return any(address.version == network.version and address in network for network in networks)


def _parse(text: str) -> Address | None:
    """Parse an address with or without a port. Return an IPv4-mapped IPv6 address as IPv4, and None for other text."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        parsed = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(parsed, "ipv4_mapped", None) or parsed
