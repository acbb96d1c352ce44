"""One request of the fuzzer: its generation, its text form, and sending it."""

from __future__ import annotations

import json
import re
import traceback
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from typing import Any
from urllib.parse import quote

from django.core.cache import cache
from django.db import transaction
from hypothesis import strategies as st

from tests.walk.fields import BODIES, PARTS, Endpoint, parts_of, values_for
from tests.walk.values import FILES, trees, words
from tests.walk.world import PEOPLE, STALE, World

BOUNDARY = "walk"
TARGETS = ("", "shelf", "pad", "line-names", "sandbox", "live-figure", "waiting", "figures", "gone", "\u00ff")
LANGUAGES = ("en", "zh-hans")
METHODS = ("get", "post", "put", "patch", "delete")
#: Content types of bodies, right and wrong ones.
SHAPES = (
    "form",
    "form",
    "form",
    "form",
    "multipart",
    "multipart",
    "text",
    "json",
    "cut",
    "binary",
    "no-type",
    "charset",
    "no-boundary",
    "deep",
    "half",
)


@dataclass(frozen=True, slots=True)
class Case:
    """A request as text: a value such as ‹deck› stands for an id and is replaced when the case is sent."""

    route: str
    method: str
    person: str = "alice"
    language: str = "en"
    path: dict[str, str] = field(default_factory=dict)
    query: list[tuple[str, str]] = field(default_factory=list)
    fields: list[tuple[str, str]] = field(default_factory=list)
    files: list[tuple[str, int]] = field(default_factory=list)
    shape: str = "form"
    data: Any = None
    headers: dict[str, str] = field(default_factory=dict)

    def as_json(self) -> str:
        return json.dumps({name: value for name, value in asdict(self).items() if value not in ({}, [], None)})

    @classmethod
    def from_json(cls, text: str) -> Case:
        given = json.loads(text)
        return cls(**given)


@dataclass(frozen=True, slots=True)
class Outcome:
    status: int
    fault: str = ""


@st.composite
def cases(draw: st.DrawFn, endpoint: Endpoint, world: World) -> Case:
    """Generate a request to the URL: a form as a page shows it, with some values replaced."""
    methods = endpoint.methods + [each for each in endpoint.methods if each != "get"] * 3
    method = draw(st.sampled_from(methods if draw(st.integers(0, 15)) else METHODS))
    headers = draw(_headers(endpoint, world))
    case: dict[str, Any] = {
        "route": endpoint.route,
        "method": method,
        "person": draw(st.sampled_from((("nobody",) if "accounts/" in endpoint.route else ("alice",)) * 8 + PEOPLE)),
        "language": draw(st.sampled_from(LANGUAGES)),
        "path": {name: draw(_part(endpoint.route, kind, name, world)) for kind, name in parts_of(endpoint.route)},
        "headers": headers,
    }
    if method in ("get", "delete") or draw(st.integers(0, 4)) == 0:
        case["query"] = draw(_form(endpoint, "get"))
    if method != "get" and endpoint.is_api:
        case["shape"] = draw(st.sampled_from((*["json"] * 20, *SHAPES)))
        case["data"] = draw(_body(endpoint))
        case["fields"] = draw(_form(endpoint, "post"))
    elif method != "get":
        case["shape"] = draw(st.sampled_from(SHAPES))
        case["fields"] = draw(_form(endpoint, "post"))
        if endpoint.files or draw(st.integers(0, 15)) == 0:
            names = sorted(endpoint.files) + [name for name, _ in case["fields"]][:3] + ["file"]
            case["files"] = [(draw(st.sampled_from(names)), draw(st.integers(0, len(FILES) - 1)))]
            case["shape"] = draw(st.sampled_from(("multipart", "multipart", "multipart", "cut")))
    return Case(**case)


@st.composite
def _part(draw: st.DrawFn, route: str, kind: str, name: str, world: World) -> str:
    fitting = values_for(route, kind, name, world)
    if draw(st.integers(0, 3)) or kind in ("uuid", "game"):
        own = [each for each in fitting if not re.search("bob|guest", each)]
        return draw(st.sampled_from([own[0]] * 4 + own * 2 + fitting + ([STALE] if kind == "uuid" else [])))
    if kind == "int":
        return draw(st.one_of(st.integers(0, 10**30).map(str), st.sampled_from(["0" * 50, "9" * 3000])))
    if kind == "slug":
        return draw(st.one_of(st.from_regex(r"[-a-zA-Z0-9_]{1,12}", fullmatch=True), st.just("a" * 3000)))
    return draw(words).replace("/", "") or "x"


@st.composite
def _form(draw: st.DrawFn, endpoint: Endpoint, method: str) -> list[tuple[str, str]]:
    """Generate a page's form with fields left out, replaced, repeated and added."""
    known = endpoint.fields[method] or [[]]
    fields = list(draw(st.sampled_from(known)))
    names = sorted(endpoint.names) or ["q"]
    for _ in range(draw(st.integers(0, 4))):
        place = draw(st.integers(0, max(len(fields) - 1, 0)))
        kind = draw(st.sampled_from(("replace", "replace", "replace", "leave out", "double", "add", "add", "shuffle")))
        if kind == "add" or not fields:
            name = draw(st.one_of(st.sampled_from(names), st.sampled_from(names), st.sampled_from(names), words))
            fields.append((name, draw(_value(endpoint, name))))
        elif kind == "replace":
            name = fields[place][0]
            fields[place] = (name, draw(_value(endpoint, name)))
        elif kind == "leave out":
            del fields[place]
        elif kind == "double":
            fields.append((fields[place][0], draw(words)))
        else:
            fields = fields[::-1]
    return fields


def _value(endpoint: Endpoint, name: str) -> st.SearchStrategy[str]:
    """Generate any text, or another value that a page offers for the field."""
    seen = sorted(endpoint.names.get(name, ()))
    return st.one_of(words, words, st.sampled_from(seen)) if seen else words


@st.composite
def _body(draw: st.DrawFn, endpoint: Endpoint) -> Any:
    """Generate a valid API body with something replaced, or any JSON."""
    known = BODIES.get(endpoint.route, [{}])
    if draw(st.integers(0, 9)) == 0:
        return draw(trees)
    found = deepcopy(draw(st.sampled_from(known)))
    for _ in range(draw(st.integers(0, 3))):
        found = _replaced(found, draw)
    return found


def _replaced(tree: Any, draw: st.DrawFn) -> Any:
    """Return the tree with one value replaced."""
    if not tree or not isinstance(tree, dict | list) or draw(st.integers(0, 3)) == 0:
        return draw(trees)
    if isinstance(tree, list):
        place = draw(st.integers(0, len(tree) - 1))
        return [*tree[:place], _replaced(tree[place], draw), *tree[place + 1 :]]
    name = draw(st.sampled_from(sorted(tree)))
    if draw(st.integers(0, 5)) == 0:
        return {**tree, draw(words): draw(trees)}
    return {**tree, name: _replaced(tree[name], draw)}


@st.composite
def _headers(draw: st.DrawFn, endpoint: Endpoint, world: World) -> dict[str, str]:
    found: dict[str, str] = {}
    if draw(st.booleans()):
        found |= {"HX-Request": "true", "HX-Target": draw(st.sampled_from(TARGETS))}
    odd = {
        "If-None-Match": ["*", '"x"', "W/", '"'],
        "If-Modified-Since": ["x", "Thu, 01 Jan 1970 00:00:00 GMT", "Thu, 99 Foo 99999 00:00:00 GMT"],
        "Accept-Language": ["", "*", "zh;q=x", "zh-Hant-TW", "\u00e9", "x" * 600],
        "Accept": ["text/html", "application/xml", ";;;", "*/*;q=2"],
        "Referer": ["", "http://[", "\u00ff", "//evil.example"],
        "Cookie": ["sessionid=gone", "sessionid=‹deck›; django_language=\u00e9", "theme=%00; messages=x", "=;;;==", "csrftoken=\u00ff"],
        "Authorization": [
            "Token ‹token:alice›",
            "Token ‹token:bob›",
            "Token x",
            "Token",
            "Token a b",
            "Basic =",
            "Token \u00e9",
            "Bearer \0",
        ],
        "Range": ["bytes=0-1", "bytes=-9-", "x"],
        "X-Forwarded-For": ["1.2.3.4, x", "\u00ff", "::1"],
        "HX-Current-URL": ["http://[", "%ff", "javascript:"],
        "HX-Prompt": ["%"],
        "HX-History-Restore-Request": ["true"],
        "Accept-Encoding": ["gzip;q=x", "br"],
    }
    for _ in range(draw(st.sampled_from((0, 0, 0, 1, 1, 2)))):
        name = draw(st.sampled_from(sorted(odd)))
        found[name] = draw(st.sampled_from(odd[name]))
    return found


def send(case: Case, world: World) -> Outcome:
    """Send the case and return the status, with the exception behind a 500; roll back what it changed."""
    client = world.clients[case.person]
    cookies, headers = deepcopy(client.cookies), {name: world.say(value) for name, value in case.headers.items()}
    content, kind = _written(case, world)
    if "Cookie" in headers:
        client.cookies.clear()
    address = "/" + PARTS.sub(lambda part: quote(_raw(world.say(case.path[part[2]])), safe=""), case.route)
    query = "&".join(f"{quote(_raw(world.say(name)), safe='')}={quote(_raw(world.say(value)), safe='')}" for name, value in case.query)
    # HTTP headers can't hold characters outside latin-1.
    environ = {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in headers.items()}
    environ.setdefault("HTTP_ACCEPT_LANGUAGE", case.language)
    cache.clear()
    try:
        with transaction.atomic():
            answer = client.generic(case.method.upper(), address, content, kind, QUERY_STRING=query, **environ)
            told = b"".join(answer.streaming_content) if answer.streaming else answer.content
            transaction.set_rollback(True)
    except Exception:
        return Outcome(500, traceback.format_exc())
    finally:
        client.cookies = cookies
    if answer.exc_info:
        return Outcome(answer.status_code, "".join(traceback.format_exception(*answer.exc_info)))
    # 503 is correct while a picture is being drawn.
    return Outcome(answer.status_code, told.decode(errors="replace")[:2000] if answer.status_code in (500, 502) else "")


def _raw(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _written(case: Case, world: World) -> tuple[bytes, str]:
    """Return the body and its content type."""
    if case.method == "get":
        return b"", ""
    fields = [(_raw(world.say(name)), _raw(world.say(value))) for name, value in case.fields]
    parted = _parted(case, fields)
    form = b"&".join(quote(name, safe="").encode() + b"=" + quote(value, safe="").encode() for name, value in fields)
    multipart = f"multipart/form-data; boundary={BOUNDARY}"
    told = world.say(_dumped(case.data)).encode("utf-8", "surrogatepass")
    return {
        "form": (form, "application/x-www-form-urlencoded"),
        "multipart": (parted, multipart),
        "cut": (parted[: len(parted) * 2 // 3], multipart),
        "text": (form, "text/plain"),
        "json": (told, "application/json"),
        "binary": (b"\xff\xfe\x00" + told, "application/json"),
        "no-type": (form, ""),
        "charset": (form, "application/x-www-form-urlencoded; charset=\u00e9x"),
        "no-boundary": (parted, "multipart/form-data"),
        "deep": (b'{"deckproof": 1, "sections": ' + b"[" * 100_000, "application/json"),
        "half": (told[: len(told) // 2], "application/json"),
    }[case.shape]


def _dumped(data: Any) -> str:
    """Return JSON as Python writes it, NaN included; placeholders of ids stay until the case is sent."""
    return json.dumps(data, ensure_ascii=False)


def _parted(case: Case, fields: list[tuple[bytes, bytes]]) -> bytes:
    line = f"--{BOUNDARY}\r\n".encode()
    parts = [line + b'Content-Disposition: form-data; name="' + name + b'"\r\n\r\n' + value + b"\r\n" for name, value in fields]
    for name, number in case.files:
        head = b'Content-Disposition: form-data; name="' + _raw(name) + b'"; filename="x.' + (b"txt", b"json", b"zip", b"csv")[number % 4]
        parts.append(line + head + b'"\r\nContent-Type: application/octet-stream\r\n\r\n' + FILES[number] + b"\r\n")
    return b"".join(parts) + f"--{BOUNDARY}--\r\n".encode()
