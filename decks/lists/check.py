"""Check a list of cards against its format, with the cards that the database holds."""

from __future__ import annotations

from datetime import date

from django.utils import timezone

from cards.catalogue import Catalogue, catalogue_of
from cards.models import Card
from decks.deck_list import Sections
from rules import games
from rules.construction import Format, Report, check
from rules.kernel.game import Game
from rules.wording import Text


def today() -> date:
    """Return the day by whose ban lists decks are checked by default."""
    return timezone.localdate()


def check_list(*, game: Game, format: Format, sections: Sections, as_of: date | None = None, catalogue: Catalogue | None = None) -> Report:
    """Return every rule that the list breaks on a day, today if none is given."""
    catalogue = catalogue or catalogue_of(game)
    unknown = {card for cards in sections.values() for card in cards if card not in catalogue.rows}
    others = _names_of_games(unknown, excluded=game)
    return check(format, sections, catalogue.definitions, as_of=as_of or today(), other_games=others)


def _names_of_games(slugs: set[str], *, excluded: Game) -> dict[str, Text]:
    """Return the names of the other games that have cards of these slugs, by slug."""
    if not slugs:
        return {}
    rows = Card.objects.filter(slug__in=slugs).exclude(game=excluded.slug).values_list("slug", "game")
    return {slug: games.get(game).name for slug, game in rows}
