"""Describe this site's registration at its provider, as the settings state it."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class Registration:
    """This site's client data at the provider. `is_only`: passwords are off; `makes_accounts`: newcomers may sign up by the provider."""

    issuer: str
    client_id: str
    client_secret: str
    name: str
    name_zh: str
    scopes: tuple[str, ...] = ("openid", "profile")
    is_only: bool = False
    makes_accounts: bool = True

    def name_in(self, language: str) -> str:
        """Return the provider's name for readers of the language."""
        return self.name_zh if language.startswith("zh") else self.name


def is_loopback(host: str) -> bool:
    """Return whether the host is this machine."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_protected(address: str) -> bool:
    """Return whether the connection to the address is safe from eavesdropping: https, or on this machine."""
    try:
        parts = urlsplit(address)
        host, _port = parts.hostname or "", parts.port
    except ValueError:
        return False
    return bool(host) and (parts.scheme == "https" or (parts.scheme == "http" and is_loopback(host)))
