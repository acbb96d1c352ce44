"""The fields of each URL, collected from the forms and links of the pages, the API's schema, and the source."""

from __future__ import annotations

import inspect
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser
from typing import Any
from urllib.parse import parse_qsl, urljoin, urlsplit

from django import forms
from django.db import transaction
from django.urls import Resolver404, URLPattern, get_resolver, resolve
from drf_spectacular.generators import SchemaGenerator

from tests.urls.test_permissions import routes
from tests.walk.world import World

#: Field names that the source reads from a query, a form or a body.
_READ = re.compile(r"""(?:\.(?:get|getlist|pop|headers)\(|\[)\s*"([a-z][\w-]{0,30})"(?=[\],)])""")
PARTS = re.compile(r"<(?:(\w+):)?(\w+)>")

#: The most forms that are kept for a URL.
MOST_FORMS = 60

#: Valid API bodies.
_LIST = {"text": "1 A-Ji of the Hundred Claws\n3 Kiln Ox"}
BODIES: dict[str, list[Any]] = {
    "api/v1/decks": [
        {"game": "echo", "name": "Oxen", "sections": {"main": {"kiln-ox": 3}}, "note": "", "visibility": "private", "format": "standard"},
        {"game": "echo", "name": "Oxen", **_LIST},
    ],
    "api/v1/decks/<uuid:deck_id>": [
        {"revision": 1, "name": "x", "note": "y", "visibility": "public", "format": "standard", "sections": {"main": {"kiln-ox": 3}}},
        {"revision": 1, **_LIST},
    ],
    "api/v1/decks/validate": [
        {"game": "echo", "format": "standard", "as_of": "2026-01-01", "sections": {"hero": {"a-ji": 1}, "main": {"kiln-ox": 3}}},
        {"game": "echo", **_LIST},
        {"text": "DECK CODE"},
    ],
    "api/v1/token": [{"username": "alice", "password": "correct horse"}],
    "api/v1/simulations": [
        {
            "game": "pips",
            "deck": {"id": "‹deck:pips›"},
            "against": "mine",
            "games": 10,
            "seed": 1,
            "level": "coin",
            "opponent_level": "sharp",
        },
        {
            "game": "pips",
            "deck": {"sections": {"main": {"pip-9": 3, "pip-8": 3}}, "name": "x", "format": "standard"},
            "opponents": [{"id": "‹deck:pips-middle›"}, {"text": "3 pip-2\n3 pip-3"}],
            "weights": [1, 2.5],
            "games": 10,
            "stop": {"kind": "target_error", "half_width": 0.05},
        },
        {"game": "pips", "kind": "matrix", "decks": [{"id": "‹deck:pips›"}, {"id": "‹deck:pips-weak›"}], "games": 10},
        {"game": "pips", "kind": "versions", "deck": {"id": "‹deck:pips›"}, "compare_with": {"id": "‹deck:pips-weak›"}, "games": 10}
        | {"opponents": [{"id": "‹deck:pips-middle›"}]},
        {"game": "pips", "kind": "hand", "deck": {"id": "‹deck:pips›"}, "opponents": [{"id": "‹deck:pips-middle›"}], "games": 10}
        | {"hand": {"hand": {"pip-9": 1, "pip-8": 1, "pip-7": 1}, "put_back": {"pip-7": 1}}},
        {"game": "pips", "kind": "race", "deck": {"id": "‹deck:pips-weak›"}, "opponents": [{"id": "‹deck:pips-middle›"}], "games": 3000},
        {"game": "pips", "deck": {"id": "‹deck:pips›"}, "against": "tagged", "tag": "water", "games": 10}
        | {"stop": {"kind": "sequential_test", "alternative": 0.6, "alpha": 0.05, "beta": 0.05}},
    ],
    "api/v1/simulations/<uuid:simulation>/decks": [{"decks": [{"id": "‹deck:pips-weak›"}, {"text": "3 pip-2\n3 pip-3"}]}],
}


@dataclass(slots=True)
class Endpoint:
    """A URL: `methods` are the allowed ones, `fields` whole forms by method as pages show them, `names` other fields with values seen,
    and `files` the names of file fields.
    """

    route: str
    methods: list[str] = field(default_factory=lambda: ["get"])
    fields: dict[str, list[list[tuple[str, str]]]] = field(default_factory=lambda: {"get": [], "post": []})
    names: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    files: set[str] = field(default_factory=set)

    @property
    def is_api(self) -> bool:
        return self.route.startswith("api/v1")


def learn(world: World) -> dict[str, Endpoint]:
    """Return every URL with its known fields."""
    endpoints = {route: Endpoint(route) for route in routes()}
    _read_sources(endpoints)
    _read_schema(endpoints)
    for route, endpoint in endpoints.items():
        refusal = world.clients["alice"].generic("PROPFIND", world.say(next(_paths(route, world))))
        allowed = {method.strip().lower() for method in refusal.get("Allow", "get,post").split(",")} - {"head", "options"}
        endpoint.methods = sorted(allowed) or ["get"]
        for path in () if endpoint.is_api or re.search(r"\.(jpg|svg|zip|csv|json)$|export|logout", route) else _paths(route, world):
            for person in ("alice", "nobody") if "accounts/" in route else ("alice",):
                _read_page(world.clients[person].get(world.say(path)), world, path, endpoints)
    for endpoint in list(endpoints.values()):
        path = next(_paths(endpoint.route, world))
        for fields in endpoint.fields["post"][:3]:
            with transaction.atomic():
                given = {name: [world.say(value) for other, value in fields if other == name] for name, _ in fields}
                _read_page(world.clients["alice"].post(world.say(path), given), world, path, endpoints)
                transaction.set_rollback(True)
    return endpoints


def parts_of(route: str) -> list[tuple[str, str]]:
    """Return the parameters of a URL pattern: converter and name."""
    return [(kind or "str", name) for kind, name in PARTS.findall(route)]


def values_for(route: str, kind: str, name: str, world: World) -> list[str]:
    """Return valid values for a parameter, the most usual one first."""
    if kind == "uuid":
        things = "search" if name == "search" else "simulation" if "simulations/" in route else "deck"
        return world.names_of(things)
    if kind == "int":
        return ["1", "0", "2"]
    known = {
        "game": ["echo", "pips"],
        "language": ["en", "zh"],
        "slug": ["kiln-ox", "a-ji"],
        "numbers": ["1", "1.2.3", "1-2-3"],
        "format": ["text", "json", "tabletop", "csv", "markdown", "bbcode", "code", "link", "cockatrice"],
        "file_format": ["text", "json", "csv", "tournament-a4"],
        "form": ["json", "csv", "svg", "png"],
        "figure": ["curve", "length", "ends"],
    }
    return known.get(name, ["alice", "bob"])


def _paths(route: str, world: World) -> Iterator[str]:
    """Yield the URL with each value of each parameter, varying one parameter at a time."""
    parts = {name: values_for(route, kind, name, world) for kind, name in parts_of(route)}
    plain = {name: values[0] for name, values in parts.items()}
    for name, values in parts.items() or {"": [""]}.items():
        for value in (each for each in values if not re.search("bob|guest|shipped|middle|other", each)):
            filled = plain | {name: value}
            yield "/" + PARTS.sub(lambda part, filled=filled: filled[part[2]], route)


def _read_page(answer: Any, world: World, path: str, endpoints: dict[str, Endpoint]) -> None:
    if answer.streaming or not answer.get("Content-Type", "").startswith("text/html"):
        return
    reader = _Forms()
    reader.feed(world.name(answer.content.decode()))
    reader.close()
    for form in reader.forms:
        target = urlsplit(urljoin(path, world.say(form.action)))
        if endpoint := _endpoint(target.path, world, endpoints):
            fields = [(name, value) for name, value in form.fields if name != "csrfmiddlewaretoken"]
            fields += parse_qsl(target.query) if form.method == "get" else []
            endpoint.files |= form.files
            if fields and fields not in endpoint.fields[form.method] and len(endpoint.fields[form.method]) < MOST_FORMS:
                endpoint.fields[form.method].append(fields)
            for name, value in fields + form.others:
                endpoint.names[name].add(value)


def _endpoint(path: str, world: World, endpoints: dict[str, Endpoint]) -> Endpoint | None:
    try:
        return endpoints.get(resolve(world.say(path)).route)
    except Resolver404:
        return None


@dataclass(slots=True)
class _Form:
    """A form: `fields` are the values that it sends unchanged, `others` the alternatives that it offers."""

    method: str
    action: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    others: list[tuple[str, str]] = field(default_factory=list)
    files: set[str] = field(default_factory=set)


class _Forms(HTMLParser):
    """Parser of a page's forms; links with a query and htmx requests count as forms."""

    def __init__(self) -> None:
        super().__init__()
        self.forms: list[_Form] = []
        self._open: list[_Form] = []
        self._select = self._area = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._ask(tag, given)
        name, value, kind = given.get("name", ""), given.get("value", ""), given.get("type", "")
        if tag == "form":
            self._open.append(_Form(given.get("method", "get").lower(), given.get("action", "")))
        elif tag == "select":
            self._select = name
        elif tag == "option" and self._select:
            self._add(self._select, value, is_sent="selected" in given or not self._has(self._select))
        elif tag == "textarea":
            self._area = name
            self._add(name, "")
        elif tag in ("input", "button") and name:
            is_sent = "checked" in given if kind in ("radio", "checkbox") else tag != "button" or not self._has(name)
            self._add(name, value, is_sent=is_sent)
            if kind == "file" and self._open:
                self._open[-1].files.add(name)

    def _ask(self, tag: str, given: dict[str, str]) -> None:
        if tag == "a" and "?" in given.get("href", ""):
            self.forms.append(_Form("get", given["href"]))
        for method in ("get", "post"):
            if f"hx-{method}" in given:
                self.forms.append(_Form(method, given[f"hx-{method}"]))
        if "formaction" in given and self._open:
            form = self._open[-1]
            self.forms.append(replace(form, action=given["formaction"]))

    def _has(self, name: str) -> bool:
        return bool(self._open) and any(other == name for other, _ in self._open[-1].fields)

    def _add(self, name: str, value: str, *, is_sent: bool = True) -> None:
        if self._open:
            form = self._open[-1]
            (form.fields if is_sent else form.others).append((name, value))

    def handle_data(self, data: str) -> None:
        if self._area and self._open and data.strip():
            self._open[-1].fields[-1] = (self._area, data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form" and self._open:
            self.forms.append(self._open.pop())
        elif tag == "select":
            self._select = ""
        elif tag == "textarea":
            self._area = ""


def _read_sources(endpoints: dict[str, Endpoint]) -> None:
    """Add the names that a view's module, and the modules of its app that it imports, read from requests."""
    for route, pattern in _patterns(get_resolver().url_patterns, ""):
        view = inspect.unwrap(getattr(pattern.callback, "view_class", pattern.callback))
        module = sys.modules[view.__module__]
        app = module.__name__.partition(".")[0]
        near = {each.__module__ for each in vars(module).values() if getattr(each, "__module__", "").startswith(f"{app}.")}
        for name in near | {module.__name__} if app in ("cards", "decks", "matches", "config") else {module.__name__}:
            for word in _READ.findall(inspect.getsource(sys.modules[name])):
                endpoints[route].names[word] |= set()
            for form in vars(sys.modules[name]).values():
                if isinstance(form, type) and issubclass(form, forms.BaseForm):
                    for word in getattr(form, "base_fields", ()):  # the framework's base classes have none
                        endpoints[route].names[word] |= set()


def _patterns(patterns: list[Any], prefix: str) -> Iterator[tuple[str, URLPattern]]:
    for each in patterns:
        route = prefix + str(each.pattern)
        if isinstance(each, URLPattern):
            yield route, each
        else:
            yield from _patterns(each.url_patterns, route)


def _read_schema(endpoints: dict[str, Endpoint]) -> None:
    """Add the fields of the API's schema."""
    paths = SchemaGenerator().get_schema(public=True)["paths"]
    for route, endpoint in endpoints.items():
        for operation in paths.get("/" + PARTS.sub(r"{\2}", route), {}).values():
            for each in operation.get("parameters", ()):
                if each["in"] == "query":
                    endpoint.names[each["name"]] |= {str(value) for value in each["schema"].get("enum", ())}
