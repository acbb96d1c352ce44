"""A position as a page shows it: with the cards' pictures, as both sides or only one of them sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from cards.models import Card
from matches.replays.grids import ShownGrid, show_grid
from matches.replays.shown_cards import NO_MARKS, Marks, ShownCard, ShownFigure, ShownSide, ShownSpot, ShownZone
from rules.kernel.telling.board import place_of
from rules.wording import Text

#: Who looks: somebody who sees everything, or one of the sides.
View = Literal["both", "a", "b"]
VIEWS: tuple[View, ...] = ("both", "a", "b")
SEEING: dict[View, int] = {"both": -1, "a": 0, "b": 1}


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """Deck B's side above Deck A's, as they sit; with a grid the side of whoever looks is the lower one."""

    title: Text
    sides: tuple[ShownSide, ...]
    grid: ShownGrid | None = None

    @property
    def key(self) -> tuple[ShownFigure, ...]:
        """One figure of each hue that the cards in places bear: what their colours mean."""
        zones = (zone for side in self.sides for zone in (*side.places, *side.grids))
        figures = (figure for zone in zones for card in zone.cards if card for figure in card.figures)
        return tuple({figure.hue: figure for figure in figures}.values())


@dataclass(frozen=True, slots=True)
class Faces:
    """The cards that a board may show: the site's rows and the names, by slug."""

    cards: Mapping[str, Card]
    names: Mapping[str, Text]

    def name_of(self, slug: str) -> Text:
        card = self.cards.get(slug)
        return self.names.get(slug) or (Text(card.name_en, card.name_zh) if card else Text(slug, slug))


def show_board(
    data: Mapping[str, Any], faces: Faces, view: View = "both", *, has_open_piles: bool = False, marks: Marks = NO_MARKS
) -> ShownBoard:
    """The board of `rules.kernel.telling.board.Board.as_json`, as somebody sees it, with the marks of a step. Open piles lie in rows."""
    if has_open_piles:
        for zone in (zone for side in data["sides"] for zone in side["zones"] if zone["form"] == "pile"):
            zone["form"] = "row"
            for card in zone["cards"]:
                card["is_turned"] = False
    sides = tuple(_side(index, side, faces, view, marks, data["active"] == index) for index, side in enumerate(data["sides"]))
    if "grid" not in data:
        return ShownBoard(Text(**data["title"]), sides[::-1])
    looker = max(SEEING[view], 0)
    return ShownBoard(Text(**data["title"]), sides if looker else sides[::-1], show_grid(data["grid"], sides, looker))


def _side(index: int, data: Mapping[str, Any], faces: Faces, view: View, marks: Marks, is_active: bool) -> ShownSide:
    zones = tuple(_zone(index, zone, faces, view, marks) for zone in data["zones"])
    by_form = {form: tuple(zone for zone in zones if zone.form == form) for form in ("places", "row", "pile", "grid")}
    figures = _figures(data["figures"], marks.values("AB"[index]))
    return ShownSide(index, is_active, figures, by_form["places"], by_form["row"], by_form["pile"], by_form["grid"])


def _zone(side: int, data: Mapping[str, Any], faces: Faces, view: View, marks: Marks) -> ShownZone:
    cards = tuple(
        card and _card(place_of(side, data["slug"], number), side, card, faces, view, marks) for number, card in enumerate(data["cards"], 1)
    )
    is_closed = bool(cards) and all(card is not None and card.is_hidden for card in cards)
    return ShownZone(data["slug"], Text(**data["name"]), data["form"], cards, is_closed)


def _card(place: str, side: int, data: Mapping[str, Any], faces: Faces, view: View, marks: Marks) -> ShownCard:
    seen_by, looker = data["seen_by"], SEEING[view]
    is_hidden = looker >= 0 and not seen_by[looker]
    slug = data["slug"]
    return ShownCard(
        place=place,
        card=None if is_hidden else faces.cards.get(slug),
        name=Text("", "") if is_hidden else Text(**data["name"]) if "name" in data else faces.name_of(slug),
        figures=() if is_hidden else _figures(data["figures"], marks.values(place)),
        notes=() if is_hidden else tuple(Text(**note) for note in data["notes"]),
        is_hidden=is_hidden,
        is_turned=data["is_turned"],
        is_shared=data["is_private"] and seen_by[1 - side],
        is_tapped=data.get("is_tapped", False),
        attached=()
        if is_hidden
        else tuple(_card(f"{place}.{number}", side, each, faces, view, marks) for number, each in enumerate(data.get("attached", ()), 1)),
        is_about=place in marks.about,
        changes=marks.words(place, is_hidden=is_hidden),
        at=ShownSpot.of(data["at"]) if "at" in data else None,
        is_leader=data.get("is_leader", False),
    )


def _figures(data: list[dict[str, Any]], values: Mapping[int, int]) -> tuple[ShownFigure, ...]:
    return tuple(_figure(figure, values.get(index)) for index, figure in enumerate(data))


def _figure(data: dict[str, Any], then: int | None) -> ShownFigure:
    change = data["value"] - data["usual"] if "usual" in data else 0
    return ShownFigure(
        Text(**data["name"]), data["value"], change, data.get("most"), data.get("hue", ""), then, data.get("is_quiet", False)
    )
