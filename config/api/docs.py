"""The API's reference page, drawn from the schema, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext, override
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe
from drf_spectacular.generators import SchemaGenerator

from cards.catalogue import catalogue_of
from config.api_addresses import PREFIX
from decks.exporting.writers import write_deck_code
from decks.models import Deck
from rules import games

METHODS = ("get", "post", "patch", "delete")
GROUPS = (
    ("games", _("Games and cards")),
    ("decks", _("Decks")),
    ("simulations", _("Simulations")),
    ("token", _("Tokens")),
)


@dataclass(frozen=True, slots=True)
class Input:
    """A parameter or a field of a body."""

    name: str
    type: str
    is_required: bool
    description: str


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one address."""

    id: str
    method: str
    path: str
    description: str
    parameters: tuple[Input, ...]
    body: tuple[Input, ...]
    answer: tuple[Input, ...]
    codes: tuple[tuple[str, str], ...]

    @property
    def short(self) -> SafeString:
        """The path without what all paths begin with; a line may end after a slash."""
        return mark_safe(escape(self.path.removeprefix(PREFIX)).replace("/", "/<wbr>"))


@dataclass(frozen=True, slots=True)
class Example:
    """A deck with its code, and a number of games that anybody may ask for."""

    deck: Deck
    code: str
    games: int


@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    operations = tuple(read_operations(schema()))
    groups = [(slug, name, [each for each in operations if each.path.split("/")[3] == slug]) for slug, name in GROUPS]
    context = {"groups": groups, "prefix": PREFIX, "origin": settings.SITE_URL, "example": _example()}
    return render(request, "api/docs.html", context)


def _example() -> Example | None:
    """Return a shipped deck that can be played, for commands to try as they stand; None where none is loaded."""
    playable = (game.slug for game in games.everything() if game.is_playable)
    shipped = Deck.objects.precons().public().filter(is_legal=True)
    deck = next((found for slug in playable if (found := shipped.filter(game=slug).order_by("name").first())), None)
    if deck is None:
        return None
    catalogue = catalogue_of(deck.game)
    return Example(deck, write_deck_code(deck.listing(catalogue), catalogue), min(1000, settings.MAX_ANONYMOUS_GAMES))


# Made for each reader, the schema takes 66 ms of CPU time (2026-11-25).
@cache
def schema() -> dict[str, Any]:
    """The whole schema in English, which is what the catalogue translates."""
    with override("en"):
        found: dict[str, Any] = SchemaGenerator().get_schema(public=True)  # type: ignore[no-untyped-call]
        return found


def read_operations(found: Mapping[str, Any]) -> Iterator[Operation]:
    """Every operation of a schema, its words in the active language."""
    for path, methods in found["paths"].items():
        for method in METHODS:
            if method in methods:
                yield _operation(found, path, method, methods[method])


def _operation(found: Mapping[str, Any], path: str, method: str, stated: Mapping[str, Any]) -> Operation:
    answers = stated["responses"]
    succeeded: Mapping[str, Any] = next((answers[code] for code in sorted(answers) if code.startswith("2")), {})
    return Operation(
        id=stated["operationId"],
        method=method.upper(),
        path=path,
        description=_said(stated.get("description", "")),
        parameters=tuple(
            Input(each["name"], _type(found, each["schema"]), each.get("required", False), _said(each.get("description", "")))
            for each in stated.get("parameters", [])
        ),
        body=tuple(_fields(found, stated.get("requestBody", {}))),
        answer=tuple(_fields(found, succeeded)),
        codes=tuple((code, _said(answer.get("description", ""))) for code, answer in sorted(answers.items())),
    )


def _fields(found: Mapping[str, Any], holder: Mapping[str, Any]) -> Iterator[Input]:
    """Yield the fields of a body of JSON; those of its items, where it is a list or a page of a list."""
    content = holder.get("content", {}).get("application/json")
    if content is None:
        return
    stated = _resolved(found, content["schema"])
    results = stated.get("properties", {}).get("results")
    stated = _resolved(found, results) if results else stated
    if stated.get("type") == "array":
        stated = _resolved(found, stated["items"])
    for name, each in stated.get("properties", {}).items():
        yield Input(name, _type(found, each), name in stated.get("required", []), _said(each.get("description", "")))


def _resolved(found: Mapping[str, Any], stated: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the shape that a reference stands for, also within a list; any other shape as it is."""
    reference = stated.get("$ref") or next((each["$ref"] for each in stated.get("allOf", []) if "$ref" in each), "")
    if reference:
        resolved: Mapping[str, Any] = found["components"]["schemas"][reference.rpartition("/")[2]]
        return resolved
    if stated.get("type") == "array" and "$ref" in stated["items"]:
        return {"type": "array", "items": _resolved(found, stated["items"])}
    return stated


def _type(found: Mapping[str, Any], stated: Mapping[str, Any]) -> str:
    """The type as JSON calls it, with the values that may be chosen."""
    resolved = _resolved(found, stated)
    if "oneOf" in resolved:
        return " | ".join(_type(found, each) for each in resolved["oneOf"])
    choices = [str(each) for each in resolved.get("enum", []) if each is not None]
    kind = resolved.get("type", "object")
    kind = " | ".join(kind) if isinstance(kind, list) else kind
    if kind == "array":
        return f"{_type(found, resolved['items'])}[]"
    return " | ".join(choices) if choices else f"{kind} ({resolved['format']})" if resolved.get("format") else kind


def _said(description: str) -> SafeString:
    """Return the words in the active language, with the words in backticks set as code."""
    flat = " ".join(description.split())
    return mark_safe(re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(gettext(flat)))) if flat else SafeString()
