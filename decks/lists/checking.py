"""Checking a list of cards against its format, with the cards that the database holds."""

from __future__ import annotations

from datetime import date

from django.utils import timezone

from decks.lists.deck_list import Sections
from decks.lists.pool import CardPool, games_of_slugs, pool_of
from rules.construction import Format, Report, check
from rules.kernel.game import Game


def today() -> date:
    """The day that lists of banned and restricted cards are asked for by default."""
    return timezone.localdate()


def check_list(*, game: Game, format: Format, sections: Sections, as_of: date | None = None, pool: CardPool | None = None) -> Report:
    """Every rule that the list breaks on a day, today if none is given."""
    pool = pool or pool_of(game)
    unknown = {card for cards in sections.values() for card in cards if card not in pool.rows}
    others = games_of_slugs(unknown, besides=game)
    return check(format, sections, pool.definitions, as_of=as_of or today(), other_games=others)
