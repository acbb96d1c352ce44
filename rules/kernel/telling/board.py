"""A position as a page draws it: each side's figures and zones, named in both languages, in one shape for every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from rules.wording import Text

UNSAID = Text("", "")
#: How the cards of a zone lie: each in a place of its own, side by side, or on a pile, of which only the number is drawn.
Form = Literal["places", "row", "pile"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that belongs to a side or a card: energy, attack, life. `usual` is what it is by itself, where that can be said.

    `most` is what it could be at best, where it is drawn as so much of that: life left of all. A card's figures are told apart by their
    `hue`, a colour that the pages have; the first one needs none.
    """

    name: Text
    value: int
    usual: int | None = None
    most: int | None = None
    hue: Literal["", "fire", "water"] = ""


@dataclass(frozen=True, slots=True)
class BoardCard:
    """One card lying somewhere. `notes` are words such as "exhausted". `name` is of what has no card of its own, and then no slug.

    `seen_by` says of each side whether it knows which card it is. `is_turned`: it lies face down. `is_private`: it is in a hand or lies
    face down, so that who knows it is worth telling. `is_tapped`: it lies sideways. `attached` are the cards that lie with it, such as
    what a hero bears; they go where it goes, and who sees it sees them.
    """

    slug: str
    figures: tuple[Figure, ...] = ()
    notes: tuple[Text, ...] = ()
    seen_by: tuple[bool, ...] = (True, True)
    is_turned: bool = False
    is_private: bool = False
    name: Text = UNSAID
    is_tapped: bool = False
    attached: tuple[BoardCard, ...] = ()


@dataclass(frozen=True, slots=True)
class Zone:
    """Where cards lie, in order: the first is in place 1, the top of a pile is first. None is an empty place."""

    slug: str
    name: Text
    cards: tuple[BoardCard | None, ...] = ()
    form: Form = "row"


@dataclass(frozen=True, slots=True)
class Side:
    """What one player has; zones of one form lie beside each other in their order."""

    figures: tuple[Figure, ...]
    zones: tuple[Zone, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """All sides, deck 0's first. `title` says when it is: turn and phase. `active` is the side whose turn it is, -1 for neither."""

    sides: tuple[Side, ...]
    title: Text = UNSAID
    active: int = -1

    @property
    def as_json(self) -> dict[str, Any]:
        return {"title": _text(self.title), "active": self.active, "sides": [_side(side) for side in self.sides]}


def place_of(side: int, zone: str, number: int, attached: int = 0) -> str:
    """The name of a place on the board: `A.field.2`, or of a card attached to the one there: `A.field.2.1`. Numbers count from 1."""
    place = f"{'ABCD'[side]}.{zone}.{number}"
    return f"{place}.{attached}" if attached else place


def _side(side: Side) -> dict[str, Any]:
    return {"figures": [_figure(each) for each in side.figures], "zones": [_zone(zone) for zone in side.zones]}


def _zone(zone: Zone) -> dict[str, Any]:
    return {"slug": zone.slug, "name": _text(zone.name), "form": zone.form, "cards": [card and _card(card) for card in zone.cards]}


def _card(card: BoardCard) -> dict[str, Any]:
    told: dict[str, Any] = {"name": _text(card.name)} if card.name else {}
    told |= {"is_tapped": True} if card.is_tapped else {}
    told |= {"attached": [_card(each) for each in card.attached]} if card.attached else {}
    return told | {
        "slug": card.slug,
        "figures": [_figure(each) for each in card.figures],
        "notes": [_text(note) for note in card.notes],
        "seen_by": list(card.seen_by),
        "is_turned": card.is_turned,
        "is_private": card.is_private,
    }


def _figure(figure: Figure) -> dict[str, Any]:
    told: dict[str, Any] = {"name": _text(figure.name), "value": figure.value}
    told |= {key: value for key in ("usual", "most") if (value := getattr(figure, key)) is not None}
    return told | ({"hue": figure.hue} if figure.hue else {})


def _text(text: Text) -> dict[str, str]:
    return {"en": text.en, "zh": text.zh}
