"""Read the files of other programs: Cockatrice's XML and Tabletop Simulator's saved objects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring
from django.utils.translation import gettext

from decks.exporting.cockatrice import SIDE
from decks.importing.bounds.limits import check_rows
from decks.importing.files.commented import stated
from decks.importing.files.documents import Document, Row
from decks.notation.refusals import UnreadableDeckError

#: The most levels of piles in bags.
DEEPEST = 8
_PARTS = 2


def read_cockatrice(text: str) -> Document | None:
    """Return the document of a `.cod` file, or None when the text is no XML. Raise UnreadableDeckError."""
    opening = text.lstrip()[:400]
    if not opening.startswith("<") or "<cockatrice_deck" not in text[:2_000]:
        return None
    try:
        root: Element = fromstring(text.strip().encode("utf-8"), forbid_dtd=True)
    except ParseError as error:
        line = error.position[0]
        raise UnreadableDeckError("broken_xml", gettext("This Cockatrice file is broken at line %(line)d.") % {"line": line}) from error
    except (DefusedXmlException, ValueError, LookupError) as error:
        words = gettext("This Cockatrice file declares entities or an encoding that decks have no use for. Nothing was read.")
        raise UnreadableDeckError("broken_xml", words) from error
    comments = stated(_text(root, "comments"))
    zones = root.findall("zone")
    check_rows(sum(map(len, zones)))
    rows = tuple(_numbered(row for zone in zones for row in _zone(zone)))
    return Document("cockatrice", comments.game, comments.format, _text(root, "deckname"), comments.note, rows)


def _zone(zone: Element) -> Iterator[Row]:
    place = zone.get("name", "")
    for card in zone.findall("card"):
        name, count = card.get("name", ""), card.get("number", "1")
        section = card.get("section") or ("" if place == SIDE else place)
        yield Row(0, f"{count} {name}", section, count, "", name, card.get("collectorNumber", ""))


def _text(root: Element, tag: str) -> str:
    found = root.find(tag)
    return (found.text or "").strip() if found is not None else ""


def read_tabletop(data: Any) -> Document | None:
    """Return the document of a saved object, or None when the tree is none. Raise UnreadableDeckError when no card in it has a name."""
    if not isinstance(data, dict) or not isinstance(data.get("ObjectStates"), list):
        return None
    named: Counter[tuple[str, str, str]] = Counter()
    for state in data["ObjectStates"]:
        named.update(_cards_of(state, 0))
    head, _, note = str(data.get("Note") or "").partition("\n")
    game, slash, format = head.partition("/")
    if not slash or " " in head:
        game, format, note = "", "", str(data.get("Note") or "")
    if not named and not game:
        raise UnreadableDeckError("not_a_deck", gettext("No card in this Tabletop Simulator file has a name."))
    rows = tuple(
        Row(number, f"{count} {name}", section, str(count), slug, name)
        for number, ((section, slug, name), count) in enumerate(named.items(), 1)
    )
    return Document("tabletop", game, format, str(data.get("SaveName") or ""), note, rows)


def _cards_of(state: Any, depth: int) -> Iterator[tuple[str, str, str]]:
    """Yield section, slug and name of each card in an object and in what it contains; empty where it does not say."""
    if not isinstance(state, Mapping) or depth > DEEPEST:
        return
    contained = state.get("ContainedObjects")
    if isinstance(contained, list) and contained:
        for each in contained:
            yield from _cards_of(each, depth + 1)
        return
    name = state.get("Nickname")
    if str(state.get("Name", "")).startswith("Card") and isinstance(name, str) and name.strip():
        parts = str(state.get("GMNotes") or "").split("/")
        section, slug = parts if len(parts) == _PARTS else ("", "")
        yield section, slug, name.strip()


def _numbered(rows: Iterator[Row]) -> Iterator[Row]:
    for number, row in enumerate(rows, 1):
        yield Row(number, row.raw, row.section, row.count, row.slug, row.name, row.card_number)
