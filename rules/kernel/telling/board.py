"""A position as a page draws it: each side's figures and zones, named in both languages, in one shape for every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from rules.kernel.telling.grid import Grid, Spot
from rules.wording import Text

UNSAID = Text("", "")
#: How the cards of a zone lie: each in a place of its own, side by side, on a pile, of which only the number is drawn, or on the board's
#: grid, where each says its spot; the places of those in a grid and in places stay when a card goes.
Form = Literal["places", "row", "pile", "grid"]
FIXED: tuple[Form, ...] = ("places", "grid")


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that belongs to a side or a card: energy, attack, life. `usual` is its default, where it has one.

    `most` is its upper limit, where it is drawn as a part of that: life left of all. A card's figures are told apart by their `hue`, a
    colour that the pages have; the first one needs none. `is_quiet`: it is not drawn while it is 0.
    """

    name: Text
    value: int
    usual: int | None = None
    most: int | None = None
    hue: Literal["", "fire", "water"] = ""
    is_quiet: bool = False


@dataclass(frozen=True, slots=True)
class BoardCard:
    """One card lying somewhere. `notes` are words such as "exhausted". `name` is that of a thing without a card of its own, which has no
    slug.

    `seen_by` tells for each side whether it knows which card it is. `is_turned`: it lies face down. `is_private`: it is in a hand or lies
    face down, so that it matters who knows it. `is_tapped`: it lies sideways. `attached` are the cards that lie with it, such as what a
    hero bears; they go where it goes, and who sees it sees them. `at`: where on the board's grid it lies, if it has one. `is_leader`: it
    stands for the player itself.
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
    at: Spot | None = None
    is_leader: bool = False


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone with its cards in order: the first is in place 1, the top of a pile is first. None is an empty place."""

    slug: str
    name: Text
    cards: tuple[BoardCard | None, ...] = ()
    form: Form = "row"


@dataclass(frozen=True, slots=True)
class Side:
    """One player's figures and zones; zones of one form lie beside each other in their order."""

    figures: tuple[Figure, ...]
    zones: tuple[Zone, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """All sides, deck 0's first. `title` tells turn and phase. `active` is the side whose turn it is, -1 for neither.

    `grid`: the squares on which both sides' cards lie, in a game that has some.
    """

    sides: tuple[Side, ...]
    title: Text = UNSAID
    active: int = -1
    grid: Grid | None = None

    @property
    def as_json(self) -> dict[str, Any]:
        told = {"title": _text(self.title), "active": self.active, "sides": [_side(side) for side in self.sides]}
        return told | ({"grid": self.grid.as_json} if self.grid else {})


def place_of(side: int, zone: str, number: int, attached: int = 0) -> str:
    """Return the name of a place on the board: `A.field.2`, or of a card attached to the one there: `A.field.2.1`. Numbers count from 1."""
    place = f"{'ABCD'[side]}.{zone}.{number}"
    return f"{place}.{attached}" if attached else place


def _side(side: Side) -> dict[str, Any]:
    return {"figures": [_figure(each) for each in side.figures], "zones": [_zone(zone) for zone in side.zones]}


def _zone(zone: Zone) -> dict[str, Any]:
    return {"slug": zone.slug, "name": _text(zone.name), "form": zone.form, "cards": [card and _card(card) for card in zone.cards]}


def _card(card: BoardCard) -> dict[str, Any]:
    told: dict[str, Any] = {"name": _text(card.name)} if card.name else {}
    told |= {"is_tapped": True} if card.is_tapped else {}
    told |= {"is_leader": True} if card.is_leader else {}
    told |= {"at": card.at.as_json} if card.at else {}
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
    told |= {"is_quiet": True} if figure.is_quiet else {}
    return told | ({"hue": figure.hue} if figure.hue else {})


def _text(text: Text) -> dict[str, str]:
    return {"en": text.en, "zh": text.zh}


def title_of(turn: int, phase: Text) -> Text:
    """Return a board's title: the turn, if one has begun, and the phase."""
    if turn == 0:
        return Text(phase.en[:1].upper() + phase.en[1:], phase.zh)
    return Text(f"Turn {turn}, {phase.en}", f"第{turn}回合，{phase.zh}")
