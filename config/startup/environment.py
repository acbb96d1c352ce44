"""Typed readers for environment variables; a wrong value stops the start with a sentence that says how to fix it."""

import difflib
import ipaddress
import os
import re
from pathlib import Path
from urllib.parse import SplitResult, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

YES = {"1", "true", "yes", "on"}
NO = {"0", "false", "no", "off", ""}
#: The largest integer that databases and arrays can hold.
MOST = 2**31 - 1
OURS = re.compile("^DECKPROOF_")
#: The names that settings have read: a variable with our prefix and none of these names is a typing error.
asked: set[str] = set()

_RATE = re.compile(r"[1-9][0-9]{0,8}/(s|sec|second|m|min|minute|h|hour|d|day)")
_HOST = re.compile(r"\.?[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\]", re.IGNORECASE)


def text(name: str, default: str = "") -> str:
    asked.add(name)
    return os.environ.get(name, "").strip() or default


def flag(name: str, *, default: bool = False) -> bool:
    value = text(name, "1" if default else "0").lower()
    if value not in YES | NO:
        raise ImproperlyConfigured(f"{name}={value!r} is neither yes nor no. Set it to 1 or 0.")
    return value in YES


def whole_number(name: str, default: int, *, minimum: int = 0, maximum: int = MOST) -> int:
    value = text(name, str(default))
    if not value.isascii() or not value.isdigit() or len(value) > 20 or int(value) < minimum:
        raise ImproperlyConfigured(f"{name}={value[:40]!r} is not a whole number of at least {minimum}. Set it to one, such as {default}.")
    if int(value) > maximum:
        raise ImproperlyConfigured(f"{name}={value} is too large. Set it to {maximum} at most, such as {default}.")
    return int(value)


def words(name: str, default: tuple[str, ...] = ()) -> list[str]:
    """Return comma-separated words."""
    return [word.strip() for word in text(name, ",".join(default)).split(",") if word.strip()]


def one_of(name: str, *known: str) -> str:
    """Return one of the known words, ignoring case; the first one if the variable is not set."""
    value = text(name, known[0])
    found = next((word for word in known if word.lower() == value.lower()), "")
    if not found:
        said = f"{', '.join(known[:-1])} or {known[-1]}"
        raise ImproperlyConfigured(f"{name}={value!r} is not known. Set it to {said}.")
    return found


def rate(name: str, default: str) -> str:
    """Return a rate: a number of requests in a period, such as 120/min."""
    value = text(name, default)
    if not _RATE.fullmatch(value):
        raise ImproperlyConfigured(
            f"{name}={value!r} is not a rate. Write a number from 1 on, a slash and one of s, min, h or day, such as {default}."
        )
    return value


def hosts(name: str, default: tuple[str, ...], *, takes_any: bool) -> list[str]:
    """Return host names without scheme, port or path. With `takes_any`, `*` stands for all hosts."""
    found = words(name, default)
    for each in found:
        if each == "*" and not takes_any:
            raise ImproperlyConfigured(f"{name}=* lets anybody pass for this site. Name its hosts, such as deckproof.example.")
        if each != "*" and not _HOST.fullmatch(each):
            raise ImproperlyConfigured(
                f"{name}: {each!r} is not a host name. Write names alone, without scheme, port or path, parted by commas: "
                "deckproof.example,www.deckproof.example"
            )
    return found


def origins(name: str) -> list[str]:
    """Return origins: a scheme with a host, such as https://deckproof.example."""
    found = words(name)
    for each in found:
        parts = _split(name, each)
        if parts.scheme not in ("http", "https") or not parts.netloc or each != f"{parts.scheme}://{parts.netloc}":
            raise ImproperlyConfigured(f"{name}: {each!r} is not an origin. Write scheme and host alone, such as https://deckproof.example")
    return found


def origin(name: str, default: str) -> str:
    """One scheme with its host."""
    found = origins(name) or [default]
    if len(found) > 1:
        raise ImproperlyConfigured(f"{name} names {len(found)} origins. Write one, such as https://deckproof.example")
    return found[0]


def site_url(name: str, hosts: list[str], *, is_https: bool) -> str:
    """The origin that the site writes into what it hands out: the one that is set, or the first public host, or this machine."""
    public = next((host.strip(".") for host in hosts if host != "*" and not host.startswith(("127.", "[")) and host != "localhost"), "")
    local = f"http://localhost:{whole_number('PORT', 0, maximum=65_535) or 8000}"
    found = origin(name, f"{'https' if is_https else 'http'}://{public}" if public else local)
    if is_https and public and not found.startswith("https://"):
        raise ImproperlyConfigured(f"{name}={found} has no TLS, but DECKPROOF_HTTPS=1 says that the site has. Write https://")
    return found


def address(name: str, default: str, *schemes: str, example: str) -> str:
    """Return a server's URL with one of these schemes. Errors never repeat it, because it may hold a password."""
    value = text(name, default)
    parts = _split(name, value)
    if parts.scheme not in schemes:
        raise ImproperlyConfigured(f"{name} is not known: it begins with {parts.scheme or value[:12]!r}. Set it to {example}")
    if not parts.hostname:
        raise ImproperlyConfigured(f"{name} names no host. Set it to {example}")
    return value


def header_word(name: str) -> str:
    """Return a secret that is valid as the value of an HTTP header."""
    value = text(name)
    if not value.isascii() or not value.isprintable() or " " in value:
        raise ImproperlyConfigured(f"{name} can't be sent in a header. Use letters without accents, digits and signs, without spaces.")
    return value


def folder(name: str, default: Path) -> Path:
    """Return a folder's path; the folder need not exist yet."""
    path = Path(text(name, str(default)))
    above = next(each for each in (path, *path.absolute().parents) if each.exists())
    if not above.is_dir():
        raise ImproperlyConfigured(f"{name}={path} can't be a folder: {above} is a file. Name another folder.")
    return path


def unknown_names() -> list[str]:
    """Return the variables that begin with our prefix but are no settings, each with the setting that is probably meant."""
    known = sorted(filter(OURS.match, asked))
    found = []
    for name in sorted(each for each in os.environ if OURS.match(each) and each not in asked):
        near = difflib.get_close_matches(name, known, 1, cutoff=0.8)
        found.append(f"{name} (did you mean {near[0]}?)" if near else name)
    return found


def _split(name: str, value: str) -> SplitResult:
    """Split a URL and check that its port is a number. Raises ImproperlyConfigured."""
    try:
        parts = urlsplit(value)
        assert parts.port is None or parts.port
    except (ValueError, AssertionError) as error:
        raise ImproperlyConfigured(f"{name} can't be read: its host or port makes no sense. Write it like scheme://host:port") from error
    return parts


def networks(name: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """Return comma-separated IP addresses and networks."""
    found = []
    for word in words(name):
        try:
            found.append(ipaddress.ip_network(word, strict=False))
        except ValueError as error:
            example = "127.0.0.1 or 10.0.0.0/8"
            raise ImproperlyConfigured(f"{name} names {word!r}, which is no address or network. Write it like {example}.") from error
    return found


def mail_server(name: str) -> dict[str, str | int | bool]:
    """Return Django's EMAIL_ settings for a mail server's URL; empty if the variable is not set."""
    value = text(name)
    if not value:
        return {}
    try:
        parts = urlsplit(value)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("smtp", "smtps", "smtp+plain") or not parts.hostname or parts.path.strip("/"):
        example = "smtp://user:password@host:587 (smtps:// for TLS from the start, smtp+plain:// for none)"
        raise ImproperlyConfigured(f"{name} is no address of a mail server. Write it like {example}.")
    return {
        "EMAIL_HOST": parts.hostname,
        "EMAIL_PORT": port or {"smtp": 587, "smtps": 465, "smtp+plain": 25}[parts.scheme],
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_TLS": parts.scheme == "smtp",
        "EMAIL_USE_SSL": parts.scheme == "smtps",
    }


def mail_address(name: str, default: str) -> str:
    """Return a sender address for mail, such as Deckproof <noreply@example.org>."""
    value = text(name, default)
    if re.fullmatch(r"[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+", value) is None:
        raise ImproperlyConfigured(f"{name}={value!r} is no e-mail address. Write it like {default}.")
    return value
