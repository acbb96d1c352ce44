"""Which cards of a stock a format allows, bans or restricts on a day."""

from __future__ import annotations

from datetime import date

import numpy as np

from cards.stock import Mask, Stock
from rules.construction import Format

#: The keys of a search that ask for it.
LEGAL, BANNED, RESTRICTED = "legal", "banned", "restricted"


def standing_in(stock: Stock, format: Format, day: date, name: str) -> Mask:
    """The cards that are `name` in the format on that day: legal, banned, or restricted to fewer copies than others."""
    banned, restricted = _limited(stock, format, day, is_ban=True), _limited(stock, format, day, is_ban=False)
    match name:
        case "banned":
            return banned
        case "restricted":
            return restricted & ~banned
    return _taken(stock, format) & ~banned


def _taken(stock: Stock, format: Format) -> Mask:
    """The cards that have a place in any section of its decks."""
    found = stock.nothing
    for section in format.deck_sections:
        if section.fixed:
            found = found | np.isin(stock.rows["slug"], [slug for slug, _ in section.fixed])
        else:
            found = found | (np.isin(stock.rows["kind"], section.kinds) if section.kinds else stock.everything)
    return found


def _limited(stock: Stock, format: Format, day: date, *, is_ban: bool) -> Mask:
    """The cards, in every printing, of restrictions that hold on that day and are a ban, or none."""
    slugs = [each.card for each in format.restrictions if each.holds_on(day) and (each.most == 0) == is_ban]
    names = stock.rows["name_group"][np.isin(stock.rows["slug"], slugs)]
    return np.isin(stock.rows["name_group"], names)
