"""A side's declarations (rules.kernel.state) as a board draws them: its zones, and the numbers that have words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.state.values import Value, shown
from rules.kernel.state.zones import Zone
from rules.kernel.telling import board
from rules.kernel.telling.board import BoardCard, Figure


def board_zone(zone: Zone, half: Any, side: int, draw: Callable[[Card], BoardCard]) -> board.Zone:
    """Return a zone of a position's side; `draw` draws a card that lies open."""
    listed: Sequence[Card] = getattr(half, zone.name)
    if zone.seen == "everybody":
        cards = tuple(map(draw, listed))
    elif zone.seen == "nobody":
        cards = tuple(BoardCard(card.slug, seen_by=(False, False), is_turned=True) for card in listed)
    else:
        seen = [(zone.is_seen(half, place, side == 0), zone.is_seen(half, place, side == 1)) for place in range(len(listed))]
        cards = tuple(BoardCard(card.slug, seen_by=seen_by, is_private=True) for card, seen_by in zip(listed, seen, strict=True))
    return board.Zone(zone.name, zone.words, cards, "pile" if zone.is_pile else "row")


def figures(half: Any, values: Sequence[Value]) -> tuple[Figure, ...]:
    """Return the numbers of a position's side."""
    return tuple(Figure(value.words, getattr(half, value.name)) for value in shown(values) if value.words)
