"""Count for each card the starter decks and public decks that hold it; `cards.standings` keeps the counts."""

from __future__ import annotations

from django.db.models import Count

from cards.standings import Counted
from decks.models import Deck, DeckEntry, pool_sections


def count_uses(game: str) -> Counted:
    """Count the uses of the game's cards in its starter decks and public decks; leave out pools, which are no part of a deck, and empty
    decks.
    """
    entries = DeckEntry.objects.filter(deck__in=Deck.objects.listed().filter(game=game)).exclude(section__in=pool_sections()).order_by()
    uses = dict(entries.values_list("card").annotate(decks=Count("deck", distinct=True)))
    return Counted(entries.values("deck").distinct().count(), uses)
