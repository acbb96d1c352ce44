"""Name the payer of a request, to whom its CPU time is charged: the member, or the address of somebody without an account."""

from __future__ import annotations

from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest

from limits.addresses import client_address, pseudonym_of

MEMBER, ADDRESS, BROWSER = "member", "address", "browser"


@dataclass(frozen=True, slots=True)
class Payer:
    """A member, an address or a browser. `key` is `member:ID`, `address:PSEUDONYM`, or, outside a request, `browser:KEY`."""

    key: str

    @classmethod
    def of_member(cls, member: int) -> Payer:
        return cls(f"{MEMBER}:{member}")

    @classmethod
    def of_address(cls, address: str) -> Payer:
        return cls(f"{ADDRESS}:{pseudonym_of(address)}")

    @classmethod
    def of_browser(cls, key: str) -> Payer:
        return cls(f"{BROWSER}:{key}")

    @classmethod
    def of_request(cls, request: HttpRequest) -> Payer:
        """Return the member who is signed in, or the client's address."""
        user = getattr(request, "user", None)
        if user is not None and user.is_authenticated:
            return cls.of_member(user.pk)
        return cls.of_address(client_address(request))

    @property
    def is_member(self) -> bool:
        return self.key.startswith(f"{MEMBER}:")

    @property
    def budget(self) -> float:
        """The CPU seconds that the payer may use within any 24 hours."""
        return 60.0 * (settings.MEMBER_CPU_MINUTES if self.is_member else settings.GUEST_CPU_MINUTES)
