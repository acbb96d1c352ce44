"""Run the authorization code flow: send the browser to the provider, and check what comes back against the session."""

from __future__ import annotations

import hashlib
import secrets
import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.contrib.sessions.backends.base import SessionBase, UpdateError
from django.db import transaction
from django.http import QueryDict

from accounts.openid.errors import Fault, OpenIDError
from accounts.openid.id_tokens import Person, redeem_code, request_names
from accounts.openid.provider import Provider
from accounts.openid.registration import Registration

#: Session keys: open attempts by their state; a person whom the provider has confirmed and who has no account yet.
ATTEMPTS, PENDING = "openid_attempts", "openid_arrived"
#: Seconds until an attempt or a pending sign-in expires; open attempts of one browser.
MAX_AGE, MAX_ATTEMPTS = 600, 5
#: Error codes of a provider by which the person, or its rules, refused.
DENIALS = ("access_denied", "consent_required", "login_required", "interaction_required", "account_selection_required")


@dataclass(frozen=True, slots=True)
class PendingSignIn:
    """A person whom the provider has confirmed, and the page to go to once they are signed in."""

    person: Person
    next: str


def start_flow(*, session: SessionBase, registration: Registration, provider: Provider, return_to: str, next: str, language: str) -> str:
    """Return the provider's URL to redirect to. Save state, nonce and verifier in the session. Raise OpenIDError."""
    address = provider.metadata.authorization
    state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
    attempts = _unexpired(session.get(ATTEMPTS, {}))
    newest = sorted(attempts.items(), key=lambda each: each[1]["at"])[-MAX_ATTEMPTS + 1 :]
    session[ATTEMPTS] = dict(newest) | {state: {"nonce": nonce, "verifier": verifier, "next": next, "at": int(time.time())}}
    challenge = urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()
    parameters = {
        "response_type": "code",
        "client_id": registration.client_id,
        "redirect_uri": return_to,
        "scope": " ".join(registration.scopes),
        "state": state,
        "nonce": nonce,
        "code_challenge": challenge,
        "code_challenge_method": "S256",
        "ui_locales": "zh-Hans zh-CN zh" if language.startswith("zh") else "en",
    }
    return f"{address}{'&' if '?' in address else '?'}{urlencode(parameters)}"


def finish_flow(
    *, session: SessionBase, registration: Registration, provider: Provider, return_to: str, query: QueryDict
) -> tuple[PendingSignIn, str]:
    """Check the provider's answer in `query`. Return the confirmed person with the next page, and the access token. Raise OpenIDError.

    Each attempt can be used once, whether or not it succeeds.
    """
    attempts = _unexpired(session.get(ATTEMPTS, {}))
    attempt = attempts.pop(query.get("state", ""), None)
    if attempt is None:
        raise OpenIDError(Fault.STALE, "no such state")
    session[ATTEMPTS] = attempts
    _save(session)
    if (query.get("iss") or provider.metadata.tells_issuer) and query.get("iss") != registration.issuer:
        raise OpenIDError(Fault.UNBELIEVABLE, f"answer: iss {query.get('iss')!r}")
    if query.get("error"):
        raise OpenIDError(Fault.DENIED if query["error"] in DENIALS else Fault.REFUSED, f"answer: error {query['error']!r}")
    if not query.get("code"):
        raise OpenIDError(Fault.UNBELIEVABLE, "answer: neither code nor error")
    person, access = redeem_code(
        registration=registration,
        provider=provider,
        code=str(query["code"]),
        verifier=attempt["verifier"],
        nonce=attempt["nonce"],
        return_to=return_to,
    )
    return PendingSignIn(person, attempt["next"]), access


def save_pending(*, session: SessionBase, provider: Provider, pending: PendingSignIn, access: str) -> None:
    """Save a person without an account in the session, with names to suggest, under a new session key."""
    person = pending.person
    names = person.names or request_names(provider=provider, access=access, subject=person.subject)
    session[PENDING] = {
        "issuer": person.issuer,
        "subject": person.subject,
        "names": list(names),
        "next": pending.next,
        "at": int(time.time()),
    }
    with transaction.atomic():
        session.cycle_key()
        session.save()


def load_pending(session: SessionBase, registration: Registration) -> PendingSignIn | None:
    """Return the pending sign-in of this browser, or None if there is none or it has expired."""
    kept = session.get(PENDING)
    if kept is None or time.time() - kept["at"] > MAX_AGE or kept["issuer"] != registration.issuer:
        return None
    return PendingSignIn(Person(kept["issuer"], kept["subject"], tuple(kept["names"])), kept["next"])


def clear_flow(session: SessionBase) -> None:
    """Delete all attempts and the pending sign-in from the session."""
    for name in (ATTEMPTS, PENDING):
        session.pop(name, None)


def _save(session: SessionBase) -> None:
    """Save the session now, because Django does not save it after a 5xx response. Raise OpenIDError if it has ended."""
    try:
        session.save()
    except UpdateError as error:
        raise OpenIDError(Fault.STALE, "the session has ended meanwhile") from error


def _unexpired(attempts: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {state: each for state, each in attempts.items() if time.time() - each["at"] <= MAX_AGE}
