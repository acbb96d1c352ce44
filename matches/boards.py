"""A position as a page shows it: with the cards' pictures, as both sides or only one of them sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from cards.models import Card
from rules.kernel.board import place_of
from rules.wording import Text

#: Who looks: somebody who sees everything, or one of the sides.
View = Literal["both", "a", "b"]
VIEWS: tuple[View, ...] = ("both", "a", "b")
SEEING: dict[View, int] = {"both": -1, "a": 0, "b": 1}


@dataclass(frozen=True, slots=True)
class ShownFigure:
    """A number; `change` is how it differs from what is usual, `most` what it is so much of, None for nothing."""

    name: Text
    value: int
    change: int = 0
    most: int | None = None
    hue: str = ""


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card on the board; `card` is None where it is hidden, or when the site has it no more.

    `is_hidden`: whoever looks does not see which it is. `is_shared`: in a hand or face down, and yet known to the other side.
    """

    place: str
    card: Card | None
    name: Text
    figures: tuple[ShownFigure, ...]
    notes: tuple[Text, ...]
    is_hidden: bool
    is_turned: bool
    is_shared: bool
    is_tapped: bool = False
    attached: tuple[ShownCard, ...] = ()


@dataclass(frozen=True, slots=True)
class ShownZone:
    """Cards in their places, None where one is empty. `is_closed`: whoever looks sees only how many there are."""

    slug: str
    name: Text
    form: str
    cards: tuple[ShownCard | None, ...]
    is_closed: bool

    @property
    def count(self) -> int:
        return sum(card is not None for card in self.cards)

    @property
    def top(self) -> ShownCard | None:
        return self.cards[0] if self.cards else None


@dataclass(frozen=True, slots=True)
class ShownSide:
    """`index` is 0 for Deck A. `zones` by how they lie."""

    index: int
    is_active: bool
    figures: tuple[ShownFigure, ...]
    places: tuple[ShownZone, ...]
    rows: tuple[ShownZone, ...]
    piles: tuple[ShownZone, ...]


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """Deck B's side above Deck A's, as they sit."""

    title: Text
    sides: tuple[ShownSide, ...]

    @property
    def key(self) -> tuple[ShownFigure, ...]:
        """One figure of each hue that the cards in places bear: what their colours mean."""
        zones = (zone for side in self.sides for zone in side.places)
        figures = (figure for zone in zones for card in zone.cards if card for figure in card.figures)
        return tuple({figure.hue: figure for figure in figures}.values())


@dataclass(frozen=True, slots=True)
class Faces:
    """Where a board's cards are found: the site's rows and the names, by slug."""

    cards: Mapping[str, Card]
    names: Mapping[str, Text]

    def name_of(self, slug: str) -> Text:
        card = self.cards.get(slug)
        return self.names.get(slug) or (Text(card.name_en, card.name_zh) if card else Text(slug, slug))


def show_board(data: Mapping[str, Any], faces: Faces, view: View = "both", *, has_open_piles: bool = False) -> ShownBoard:
    """The board of `rules.kernel.board.Board.as_json`, as somebody sees it. Open piles lie in rows."""
    if has_open_piles:
        for zone in (zone for side in data["sides"] for zone in side["zones"] if zone["form"] == "pile"):
            zone["form"] = "row"
            for card in zone["cards"]:
                card["is_turned"] = False
    sides = tuple(_side(index, side, faces, view, data["active"] == index) for index, side in enumerate(data["sides"]))
    return ShownBoard(Text(**data["title"]), sides[::-1])


def _side(index: int, data: Mapping[str, Any], faces: Faces, view: View, is_active: bool) -> ShownSide:
    zones = tuple(_zone(index, zone, faces, view) for zone in data["zones"])
    by_form = {form: tuple(zone for zone in zones if zone.form == form) for form in ("places", "row", "pile")}
    return ShownSide(index, is_active, _figures(data["figures"]), by_form["places"], by_form["row"], by_form["pile"])


def _zone(side: int, data: Mapping[str, Any], faces: Faces, view: View) -> ShownZone:
    cards = tuple(
        card and _card(place_of(side, data["slug"], number), side, card, faces, view) for number, card in enumerate(data["cards"], 1)
    )
    is_closed = bool(cards) and all(card is not None and card.is_hidden for card in cards)
    return ShownZone(data["slug"], Text(**data["name"]), data["form"], cards, is_closed)


def _card(place: str, side: int, data: Mapping[str, Any], faces: Faces, view: View) -> ShownCard:
    seen_by, looker = data["seen_by"], SEEING[view]
    is_hidden = looker >= 0 and not seen_by[looker]
    slug = data["slug"]
    return ShownCard(
        place=place,
        card=None if is_hidden else faces.cards.get(slug),
        name=Text("", "") if is_hidden else Text(**data["name"]) if "name" in data else faces.name_of(slug),
        figures=() if is_hidden else _figures(data["figures"]),
        notes=() if is_hidden else tuple(Text(**note) for note in data["notes"]),
        is_hidden=is_hidden,
        is_turned=data["is_turned"],
        is_shared=data["is_private"] and seen_by[1 - side],
        is_tapped=data.get("is_tapped", False),
        attached=()
        if is_hidden
        else tuple(_card(f"{place}.{number}", side, each, faces, view) for number, each in enumerate(data.get("attached", ()), 1)),
    )


def _figures(data: list[dict[str, Any]]) -> tuple[ShownFigure, ...]:
    return tuple(map(_figure, data))


def _figure(data: dict[str, Any]) -> ShownFigure:
    change = data["value"] - data["usual"] if "usual" in data else 0
    return ShownFigure(Text(**data["name"]), data["value"], change, data.get("most"), data.get("hue", ""))
