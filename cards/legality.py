"""Find the cards of a game that a format allows, bans or restricts on a day, and what the formats of a game say about one card."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date
from typing import Literal

import numpy as np

from cards.catalogue.card_columns import CardColumns, Mask
from cards.models import Card
from rules.construction import Format, Restriction
from rules.kernel.game import Game

#: The standings of a card in a format, as searches ask for them.
LEGAL, BANNED, RESTRICTED = "legal", "banned", "restricted"


def standing_in(columns: CardColumns, format: Format, day: date, name: str) -> Mask:
    """Return the cards that are `name` in the format on that day: legal, banned, or restricted to fewer copies than others."""
    banned, restricted = _limited(columns, format, day, is_ban=True), _limited(columns, format, day, is_ban=False)
    match name:
        case "banned":
            return banned
        case "restricted":
            return restricted & ~banned
    return _taken(columns, format) & ~banned


def _taken(columns: CardColumns, format: Format) -> Mask:
    """Return the cards that have a place in any section of its decks."""
    found = columns.nothing
    for section in format.deck_sections:
        if section.fixed:
            found = found | np.isin(columns.arrays["slug"], [slug for slug, _ in section.fixed])
        else:
            found = found | (columns.having("kind", section.kinds) if section.kinds else columns.everything)
    return found


def _limited(columns: CardColumns, format: Format, day: date, *, is_ban: bool) -> Mask:
    """Return the cards, in every printing, whose restrictions hold on that day and are bans (`is_ban`), or are none."""
    slugs = [each.card for each in format.restrictions if each.holds_on(day) and (each.most == 0) == is_ban]
    names = columns.arrays["name_group"][np.isin(columns.arrays["slug"], slugs)]
    return np.isin(columns.arrays["name_group"], names)


@dataclass(frozen=True, slots=True)
class CardLegality:
    """A card's legality in a format on a day: whether decks may hold it, and at most how many copies of its name, None for any number.

    `dated` are the bans and restrictions of the card, past and coming ones too, the latest first.
    """

    format: Format
    state: Literal["legal", "restricted", "banned", "out"]
    most: int | None
    dated: tuple[Restriction, ...]


def legalities_of(game: Game, card: Card, printings: Collection[str], day: date) -> list[CardLegality]:
    """Return what each format of the game says about the card; `printings` are the slugs of all printings of its name."""
    return [_legality(format, card, printings, day) for format in game.formats]


def _legality(format: Format, card: Card, printings: Collection[str], day: date) -> CardLegality:
    dated = tuple(sorted((each for each in format.restrictions if each.card in printings), key=lambda each: each.since, reverse=True))
    rooms = [_room(section.fixed, section.bounds.most, card.slug) for section in format.deck_sections if section.takes(card.kind)]
    sections = [room for room in rooms if room != 0]
    if not sections:
        return CardLegality(format, "out", 0, dated)
    held = [each.most for each in dated if each.holds_on(day)]
    limits = [*held, *(each.most for each in format.copies if each.counts(card.definition))]
    limits += [] if None in sections else [sum(room for room in sections if room is not None)]
    state: Literal["legal", "restricted", "banned"] = "legal" if not held else "restricted" if min(held) else "banned"
    return CardLegality(format, state, min(limits, default=None), dated)


def _room(fixed: tuple[tuple[str, int], ...], most: int | None, slug: str) -> int | None:
    """Return how many copies of a card a section of its kind may hold; None for any number."""
    return dict(fixed).get(slug, 0) if fixed else most
