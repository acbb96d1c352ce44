"""In how many decks each card is, of those that everybody may find."""

from __future__ import annotations

from django.db.models import Count

from cards.usage import Counted
from decks.models import Deck, DeckEntry, pool_sections


def count_uses(game: str) -> Counted:
    """The uses of the game's cards in its starter decks and public decks; a pool is no part of a deck, and an empty deck none."""
    entries = DeckEntry.objects.filter(deck__in=Deck.objects.listed().filter(game=game)).exclude(section__in=pool_sections()).order_by()
    uses = dict(entries.values_list("card").annotate(decks=Count("deck", distinct=True)))
    return Counted(entries.values("deck").distinct().count(), uses)
