"""Write a deck as an object for Tabletop Simulator: a pile for each section, its pictures on sheets that this site serves.

Each card also carries `section/slug` in its notes for the game master, by which this site reads it back.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext

from cards.models import Card
from decks.exporting.output import MOST_CARDS, TooManyCardsError, Writing
from decks.exporting.pictured.sheets import address_of, back_address_of, in_sheets, size_of
from decks.exporting.writers import without_tags

#: The distance between the piles, in the simulator's inches.
STEP = 4.0
_TRANSFORM = {"posY": 1, "posZ": 0, "rotX": 0, "rotY": 180, "rotZ": 180, "scaleX": 1, "scaleY": 1, "scaleZ": 1}
_SAVED = {
    "GameMode": "",
    "Date": "",
    "Table": "",
    "Sky": "",
    "Rules": "",
    "LuaScript": "",
    "LuaScriptState": "",
    "XmlUI": "",
    "TabStates": {},
    "VersionNumber": "",
}
_COLOUR = {"r": 0.713235259, "g": 0.713235259, "b": 0.713235259}


def write_tabletop(writing: Writing) -> str:
    """Return the saved object as JSON. Raise TooManyCardsError."""
    cards = writing.pictured()
    if writing.deck.total > MOST_CARDS:
        words = gettext("%(count)d cards are too many for the table; %(most)d are possible.")
        raise TooManyCardsError(words % {"count": writing.deck.total, "most": MOST_CARDS})
    sheets = dict(enumerate(in_sheets(cards), 1))
    described = {key: _sheet(writing, sheet) for key, sheet in sheets.items()}
    places = {card.slug: (key, place) for key, sheet in sheets.items() for place, card in enumerate(sheet)}
    piles: dict[str, list[dict[str, Any]]] = {}
    for section, card, count in writing.played():
        key, place = places[card.slug]
        piles.setdefault(section, []).extend([_card(writing, section, card, 100 * key + place, {str(key): described[key]})] * count)
    objects = [_pile(writing, section, contained, number, described) for number, (section, contained) in enumerate(reversed(piles.items()))]
    note = "\n".join([f"{writing.deck.game.slug}/{writing.deck.format.slug}", *([writing.deck.note] if writing.deck.note else [])])
    data = {"SaveName": writing.deck.name, **_SAVED, "Note": note, "ObjectStates": objects}
    return json.dumps(data, ensure_ascii=False) + "\n"


def _sheet(writing: Writing, cards: Sequence[Card]) -> dict[str, Any]:
    columns, rows = size_of(len(cards))
    return {
        "FaceURL": writing.site + address_of(writing.deck.game, cards, writing.drawn_language),
        "BackURL": writing.site + back_address_of(writing.deck.game, writing.drawn_language),
        "NumWidth": columns,
        "NumHeight": rows,
        "BackIsHidden": True,
        "UniqueBack": False,
        "Type": 0,
    }


def _object(name: str, nickname: str, words: str, place: float) -> dict[str, Any]:
    """Return what cards and piles share. The identifier follows from the content, so that a deck is always written alike."""
    identifier = hashlib.sha256(f"{name}/{nickname}/{place}".encode()).hexdigest()[:6]
    shared = {"Locked": False, "Grid": True, "Snap": True, "Autoraise": True, "Sticky": True, "Tooltip": True, "Hands": name == "Card"}
    return {
        "GUID": identifier,
        "Name": name,
        "Transform": {"posX": place, **_TRANSFORM},
        "Nickname": nickname,
        "Description": words,
        "ColorDiffuse": _COLOUR,
        **shared,
        "SidewaysCard": False,
    }


def _card(writing: Writing, section: str, card: Card, number: int, sheet: dict[str, Any]) -> dict[str, Any]:
    definition = card.definition
    made = _object("Card", writing.said(definition.name), writing.said(definition.text), 0)
    return {**made, "GMNotes": f"{section}/{card.slug}", "CardID": number, "CustomDeck": sheet}


def _pile(
    writing: Writing, section: str, contained: list[dict[str, Any]], number: int, sheets: dict[int, dict[str, Any]]
) -> dict[str, Any]:
    """Return a pile; for a single card, the card, since the simulator has no piles of one."""
    place = number * STEP
    if len(contained) == 1:
        return {**contained[0], "Transform": {**contained[0]["Transform"], "posX": place}}
    used = sorted({card["CardID"] // 100 for card in contained})
    return {
        **_object("DeckCustom", f"{without_tags(writing.deck.name)} · {writing.section_name(section)}", "", place),
        "DeckIDs": [card["CardID"] for card in contained],
        "CustomDeck": {str(key): sheets[key] for key in used},
        "ContainedObjects": contained,
    }
