"""Reads settings from the environment; a wrong value stops the start and says how to mend it."""

import os

from django.core.exceptions import ImproperlyConfigured

YES = {"1", "true", "yes", "on"}
NO = {"0", "false", "no", "off", ""}


def text(name: str, default: str = "") -> str:
    return os.environ.get(name, "").strip() or default


def flag(name: str, *, default: bool = False) -> bool:
    value = text(name, "1" if default else "0").lower()
    if value not in YES | NO:
        raise ImproperlyConfigured(f"{name}={value!r} is neither yes nor no. Set it to 1 or 0.")
    return value in YES


def whole_number(name: str, default: int, *, minimum: int = 0) -> int:
    value = text(name, str(default))
    if not value.isascii() or not value.isdigit() or int(value) < minimum:
        raise ImproperlyConfigured(f"{name}={value!r} is not a whole number of at least {minimum}. Set it to one, such as {default}.")
    return int(value)


def words(name: str, default: tuple[str, ...] = ()) -> list[str]:
    """Words parted by commas."""
    return [word.strip() for word in text(name, ",".join(default)).split(",") if word.strip()]
