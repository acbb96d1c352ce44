"""Keep the pool of opened boosters as it is, whatever is built from it."""

from __future__ import annotations

from dataclasses import replace

from django.utils.translation import gettext

from decks.deck_list import pools_of
from decks.lists.changes import ChangeError, Draft


def with_pool_kept(before: Draft, after: Draft) -> Draft:
    """Return the draft after an edit of a deck from opened boosters; if the edit leaves out the pool, as a pasted list does, keep the pool.

    Raise ChangeError for an edit that changes the pool or the format.
    """
    if after.format.slug != before.format.slug:
        words = gettext("A deck out of boosters stays in its format. Copy its list into a new deck for another one.")
        raise ChangeError("opened_format", words)
    pools = {slug: cards for slug, cards in before.sections.items() if slug in pools_of(before.format)}
    stated = {slug: cards for slug, cards in after.sections.items() if slug in pools_of(after.format)}
    if stated not in ({}, pools):
        words = gettext("This pool was opened from boosters: its cards stay as they are. Change the deck, or open other boosters.")
        raise ChangeError("opened_pool", words)
    return replace(after, sections={**after.sections, **pools})
