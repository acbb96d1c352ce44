"""The rates of requests that one person, one address or the whole site may make (docs/settings.md); limits.throttles holds them to it."""

from __future__ import annotations

from config.startup import environment

#: The rate of each scope, unless `DECKPROOF_THROTTLE_` with the scope's name in capitals sets another.
DEFAULTS = {
    "validate": "120/min",
    "simulate": "30/min",
    "write": "240/min",
    "sandbox": "240/min",
    "sandbox_anonymous": "120/min",
    "report": "10/hour",
    "token": "10/min",
    "openid": "30/min",
    # Attempts at passwords, user names and codes
    "login_address": "20/hour",
    "login_name": "10/hour",
    "signup_address": "20/hour",
    "reset_address": "20/hour",
    "reset_name": "5/hour",
    "own_password": "20/hour",
    "passwords": "60/min",
}


def read() -> dict[str, str]:
    """Read the rate of each scope from the environment. Raises ImproperlyConfigured for what is no rate."""
    return {scope: environment.rate(f"DECKPROOF_THROTTLE_{scope.upper()}", default) for scope, default in DEFAULTS.items()}
