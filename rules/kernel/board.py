"""A position as a page draws it: each side's figures and zones, named in both languages, in one shape for every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.wording import Text


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that belongs to a side or a card: energy, attack, life."""

    name: Text
    value: int


@dataclass(frozen=True, slots=True)
class BoardCard:
    """One card lying somewhere. `slug` empty: nobody sees its face. `notes` are words such as "exhausted"."""

    slug: str
    figures: tuple[Figure, ...] = ()
    notes: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Zone:
    """A place with cards in it, in order. `count` says how many; of a pile that is only counted `cards` may be empty."""

    slug: str
    name: Text
    count: int
    cards: tuple[BoardCard, ...] = ()


@dataclass(frozen=True, slots=True)
class Side:
    """What one player has, the most important zone first."""

    figures: tuple[Figure, ...]
    zones: tuple[Zone, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """Both sides, deck 0's first. `as_json` is what `rules.kernel.engine.Step.board` holds."""

    sides: tuple[Side, Side]

    @property
    def as_json(self) -> dict[str, Any]:
        return {"sides": [_side(side) for side in self.sides]}


def _side(side: Side) -> dict[str, Any]:
    return {"figures": [_figure(each) for each in side.figures], "zones": [_zone(zone) for zone in side.zones]}


def _zone(zone: Zone) -> dict[str, Any]:
    return {"slug": zone.slug, "name": _text(zone.name), "count": zone.count, "cards": [_card(card) for card in zone.cards]}


def _card(card: BoardCard) -> dict[str, Any]:
    return {"slug": card.slug, "figures": [_figure(each) for each in card.figures], "notes": [_text(note) for note in card.notes]}


def _figure(figure: Figure) -> dict[str, Any]:
    return {"name": _text(figure.name), "value": figure.value}


def _text(text: Text) -> dict[str, str]:
    return {"en": text.en, "zh": text.zh}
