"""The settings of signing in with OpenID Connect; a wrong combination stops the start with a sentence that says how to fix it."""

from __future__ import annotations

import os
from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured

from accounts.openid.registration import Registration, is_protected
from config.startup import environment

ISSUER = "DECKPROOF_OIDC_ISSUER"
PREFIX = ISSUER.removesuffix("ISSUER")
DISCOVERY = "/.well-known/openid-configuration"
#: The longest issuer URL: it is stored with each member who signs in through it.
LONGEST = 255


def read() -> Registration | None:
    """Read the settings from the environment; None if no issuer is set. Raises ImproperlyConfigured for invalid combinations."""
    issuer = environment.text(ISSUER)
    if not issuer:
        alone = sorted(name for name, value in os.environ.items() if name.startswith(PREFIX) and value.strip())
        if alone:
            raise ImproperlyConfigured(
                f"{alone[0]} is set, but DECKPROOF_OIDC_ISSUER is empty. Set it to the provider's address, or set no {PREFIX} variable."
            )
        return None
    _check_issuer(issuer)
    client_id, secret = environment.text("DECKPROOF_OIDC_CLIENT_ID"), environment.text("DECKPROOF_OIDC_CLIENT_SECRET")
    for variable, value in (("DECKPROOF_OIDC_CLIENT_ID", client_id), ("DECKPROOF_OIDC_CLIENT_SECRET", secret)):
        if not value:
            raise ImproperlyConfigured(f"{variable} is empty. Set it to what the provider gave when this site was registered there.")
    scopes = tuple(environment.text("DECKPROOF_OIDC_SCOPES", "openid profile").replace(",", " ").split())
    if "openid" not in scopes:
        raise ImproperlyConfigured("DECKPROOF_OIDC_SCOPES leaves out openid. Write it like: openid profile.")
    name = environment.text("DECKPROOF_OIDC_NAME", urlsplit(issuer).hostname or issuer)
    return Registration(
        issuer=issuer,
        client_id=client_id,
        client_secret=secret,
        name=name,
        name_zh=environment.text("DECKPROOF_OIDC_NAME_ZH", name),
        scopes=scopes,
        is_only=environment.flag("DECKPROOF_OIDC_ONLY"),
        makes_accounts=environment.flag("DECKPROOF_OIDC_NEW_ACCOUNTS", default=True),
    )


def _check_issuer(issuer: str) -> None:
    """Raise ImproperlyConfigured if the URL can't be an issuer's."""
    mend = "Set it to the issuer as the provider writes it, such as https://login.example.org."
    said = f"DECKPROOF_OIDC_ISSUER={issuer!r}"
    if issuer.rstrip("/").endswith(DISCOVERY):
        raise ImproperlyConfigured(f"{said} is the address of a document. Leave {DISCOVERY} out.")
    if len(issuer) > LONGEST or any(each.isspace() for each in issuer) or "?" in issuer or "#" in issuer or "@" in issuer:
        raise ImproperlyConfigured(f"{said} is no issuer's address. {mend}")
    if not is_protected(issuer):
        raise ImproperlyConfigured(f"{said} is no https:// address; http:// is for loopback addresses such as 127.0.0.1 alone. {mend}")
