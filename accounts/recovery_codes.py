"""Make and parse recovery codes. Each code sets a new password once."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from django.core import signing

HOW_MANY = 8
#: Leaves out letters and digits that look alike.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
GROUPS, GROUP = 4, 4
#: Part of signed offers, so it stays as it is.
SALT = "accounts.codes"
#: How long a sign-up page stays valid.
OFFER_SECONDS = 24 * 60 * 60


def make_codes() -> list[str]:
    """Return new codes of nearly 80 random bits each, such as `k7qf-9m2x-tw4d-hh3p`."""
    return ["-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS)) for _ in range(HOW_MANY)]


def digest_of(code: str) -> str:
    """Return the SHA-256 digest of a code or token, which is all that the database stores."""
    return hashlib.sha256(code.encode("utf-8", "replace")).hexdigest()


def read_code(text: str) -> str:
    """Normalize a typed code: ignore case, spaces and dashes."""
    letters = "".join(each for each in text.casefold() if each.isalnum())[: GROUPS * GROUP]
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def sign_offer(codes: Sequence[str]) -> str:
    """Sign codes for a hidden field of the sign-up form. They are stored once the account is made."""
    return signing.dumps(list(codes), salt=SALT)


def read_offer(offer: str) -> list[str]:
    """Return the codes of an offer; an empty list if it has expired or its signature is wrong."""
    try:
        return [str(code) for code in signing.loads(offer, salt=SALT, max_age=OFFER_SECONDS)]
    except (signing.BadSignature, ValueError, TypeError):
        return []
