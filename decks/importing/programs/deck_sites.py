"""Read the JSON in which programs get decks from the deck sites of published games: entries of `quantity` and `card.name`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext

from decks.exporting.deck_sites import LEAD, LIST, MAYBE, SIDE
from decks.importing.bounds.limits import check_rows
from decks.importing.files.documents import Document, Row
from decks.notation.refusals import UnreadableDeckError

#: The section name for the cards of each part; empty where their kinds tell.
_SECTIONS = {LEAD: "", LIST: "", SIDE: "sideboard", MAYBE: "maybeboard"}
_PREFIX = "deck."


def read_deck_site(data: Any) -> Document | None:
    """Return the document of such a JSON, or None for any other tree. Raise UnreadableDeckError, naming the field that is missing."""
    tree = data.get("deck") if isinstance(data, Mapping) and isinstance(data.get("deck"), Mapping) else data
    if not isinstance(tree, Mapping):
        return None
    parts = {key.removeprefix(_PREFIX): value for key, value in tree.items()}
    if _SECTIONS.keys().isdisjoint(parts):
        return None
    if LIST not in parts:
        raise _missing(LIST)
    entries = {part: _entries(parts[part], part) for part in _SECTIONS if parts.get(part) is not None}
    check_rows(sum(map(len, entries.values())))
    rows = (row for part, listed in entries.items() for row in _rows(part, listed))
    name = next((value for value in (tree.get("name"), data.get("name")) if isinstance(value, str)), "")
    return Document("decksite", "", "", name, "", tuple(replace(row, number=number) for number, row in enumerate(rows, 1)))


def _entries(value: Any, part: str) -> list[Any]:
    """Return the entries of a part: a list, or the site's answer with the list in it; the card that leads a deck may stand alone."""
    for key in ("result", "data", "json"):
        if isinstance(value, Mapping) and key in value:
            value = value[key]
    if isinstance(value, Mapping) and part == LEAD:
        return [value]
    if not isinstance(value, list):
        words = gettext("“%(part)s” is no list of cards. Nothing was read.")
        raise UnreadableDeckError("not_a_deck", words % {"part": part})
    return value


def _rows(part: str, entries: list[Any]) -> Iterator[Row]:
    for place, entry in enumerate(entries):
        where = f"{part}[{place}]"
        card = entry.get("card") if isinstance(entry, Mapping) else None
        name = card.get("name") if isinstance(card, Mapping) else None
        if not isinstance(name, str) or not name.strip():
            raise _missing(f"{where}.card.name")
        count = entry.get("quantity")
        if type(count) is not int:
            raise _missing(f"{where}.quantity")
        raw = json.dumps({"quantity": count, "card": {"name": name}}, ensure_ascii=False)
        yield Row(0, raw, _SECTIONS[part], str(count), "", name.strip())


def _missing(field: str) -> UnreadableDeckError:
    words = gettext("“%(field)s” is missing in this deck of a deck site. Nothing was read.")
    return UnreadableDeckError("missing_field", words % {"field": field})
