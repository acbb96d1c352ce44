"""Limit attempts to guess passwords, names and recovery codes: by address, by name and for the whole site.

Each attempt is counted before the costly hashing starts.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from django.conf import settings
from django.contrib.auth.models import User
from django.core import signing
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext, ngettext

from accounts.lookalikes import skeleton_of
from limits.addresses import client_address
from limits.counters import Rate, count_use
from limits.ledger import charge
from limits.payers import Payer

logger = logging.getLogger(__name__)
#: Cookie of a browser in which a member has signed in, so that wrong attempts elsewhere don't lock the member out of it.
COOKIE = "known"
#: Part of signed cookies, so it stays as it is.
SALT = "accounts.tries"
TOO_MANY = "too_many"


class TooManyAttemptsError(ValidationError):
    """There were too many attempts; the next one is allowed in `seconds`. Forms show it like their own errors."""

    def __init__(self, seconds: int) -> None:
        minutes = -(-seconds // 60)
        words = ngettext("Too many tries. Try again in %(count)d minute.", "Too many tries. Try again in %(count)d minutes.", minutes)
        super().__init__(words % {"count": minutes}, code=TOO_MANY)
        self.seconds = seconds


def count_sign_in(request: HttpRequest, name: str) -> None:
    """Count an attempt to sign in under the name, whether or not it exists. Raise TooManyAttemptsError.

    A browser that has signed in under the name before has a count of its own.
    """
    known = _known_browser(request, name)
    if known:
        _count("login_name", f"known:{known}")
        return
    _count("login_address", _address(request).key)
    _count("login_name", _pseudonym(name))
    _count("passwords", "all")


def count_sign_up(request: HttpRequest) -> None:
    """Count an attempt to sign up. Raise TooManyAttemptsError."""
    _count("signup_address", _address(request).key)
    _count("passwords", "all")


def count_reset(request: HttpRequest, name: str) -> None:
    """Count a request for a reset mail. Raise TooManyAttemptsError."""
    _count("reset_address", _address(request).key)
    _count("reset_name", _pseudonym(name))


def count_code(request: HttpRequest) -> None:
    """Count an attempt with a recovery code, by address only, so that nobody can lock a member out. Raise TooManyAttemptsError.

    Codes are too long to be guessed, so a limit for each name is not needed.
    """
    _count("reset_address", _address(request).key)
    _count("passwords", "all")


def count_own_password(user: User) -> None:
    """Count an attempt of a signed-in member to confirm the password. Raise TooManyAttemptsError."""
    _count("own_password", f"member:{user.pk}")


def find_wait(form_errors: object) -> int:
    """Return the seconds to wait of the form's TooManyAttemptsError, or 0 if it has none."""
    found: dict[str, list[ValidationError]] = getattr(form_errors, "as_data", dict)()
    return next((each.seconds for errors in found.values() for each in errors if isinstance(each, TooManyAttemptsError)), 0)


@contextmanager
def charge_cpu_time(payer: Payer) -> Iterator[None]:
    """Charge the CPU time used inside, without requiring a budget: a guest who is over it can still sign in, and attempts are limited."""
    begun = time.thread_time()
    try:
        yield
    finally:
        charge(payer, time.thread_time() - begun)


def charge_address(request: HttpRequest) -> AbstractContextManager[None]:
    """Charge the CPU time used inside to the client's address."""
    return charge_cpu_time(_address(request))


def log_failure(request: HttpRequest, what: str, name: str) -> None:
    """Log one line without the password and the address. Escape control characters of the name."""
    logger.warning("%s refused: name=%s %s", what, ascii(name[:60]), _address(request).key)


def remember_browser(request: HttpRequest, response: HttpResponse, user: User) -> None:
    """Set the cookie that marks a browser in which the member has signed in. A marked browser keeps its mark and its count."""
    mark = _known_browser(request, user.get_username()) or secrets.token_hex(8)
    value = signing.dumps([_pseudonym(user.get_username()), mark], salt=SALT)
    response.set_cookie(
        COOKIE, value, max_age=settings.SESSION_COOKIE_AGE, secure=settings.SESSION_COOKIE_SECURE, httponly=True, samesite="Lax"
    )


def _known_browser(request: HttpRequest, name: str) -> str:
    """Return the mark of a browser in which somebody signed in under this name; empty for others."""
    try:
        known, mark = signing.loads(request.COOKIES.get(COOKIE, ""), salt=SALT, max_age=settings.SESSION_COOKIE_AGE)
    except (signing.BadSignature, ValueError, TypeError):
        return ""
    return str(mark) if known == _pseudonym(name) else ""


def _count(scope: str, whose: str) -> None:
    seconds = count_use(f"{scope}:{whose}", Rate.parse(settings.THROTTLE_RATES[scope]))
    if seconds:
        raise TooManyAttemptsError(seconds)


def _address(request: HttpRequest) -> Payer:
    return Payer.of_address(client_address(request))


def _pseudonym(name: str) -> str:
    """Return a pseudonym of the name and all that look like it. Names are not stored because people type passwords into this field."""
    return salted_hmac(SALT, skeleton_of(name[:200]), algorithm="sha256").hexdigest()[:24]


def wrong_password_message() -> str:
    """Return the same error for a wrong name and a wrong password."""
    return gettext("The name or the password is wrong.")
