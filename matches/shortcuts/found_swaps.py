"""Make a change that a race has found."""

from __future__ import annotations

from django.db import transaction

from decks.deck_list import digest_of
from decks.lists.changes import AddCopies
from decks.lists.swaps import Swap
from decks.models import Deck
from decks.owners import Owner
from decks.services import StaleRevisionError, change_deck, copy_deck
from matches.models import Simulation
from matches.requests.snapshots import DeckSnapshot


def make_swap(*, race: Simulation, deck: Deck, swap: Swap, owner: Owner) -> Deck:
    """Make the swap in the race's deck, if the owner owns it, else in a private copy of it that is then theirs; return the changed deck.

    Raise StaleRevisionError if the deck is no longer as it was raced, and ChangeError. Either all is done or nothing.
    """
    raced = digest_of(race.rules, DeckSnapshot.from_json(race.lead.snapshot).sections)
    changes = [AddCopies(swap.section, swap.out, -1), AddCopies(swap.section, swap.into, 1)]
    with transaction.atomic():
        own = deck if owner.owns(deck) else copy_deck(deck=deck, owner=owner)
        if own.digest != raced:
            raise StaleRevisionError(deck)
        return change_deck(deck=own, revision=own.revision, changes=changes)
