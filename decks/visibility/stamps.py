"""Cache stamps: keys of cached pages contain a stamp that changes when something is hidden or deleted, so that old entries are not used."""

from __future__ import annotations

import secrets

from django.core.cache import cache
from django.db import transaction

KEPT_SECONDS = 24 * 60 * 60


def privacy_stamp(game: str = "") -> str:
    """Return the stamp to build a cache key from. Read it before computing the value.

    A game's stamp changes when something of that game is hidden or deleted; the stamp of no game changes with all of them. A stamp that was
    evicted from the cache never comes back.
    """
    stamp: str | None = cache.get(_key(game))
    if stamp is None:
        stamp = secrets.token_hex(8)
        if not cache.add(_key(game), stamp, KEPT_SECONDS):
            stamp = cache.get(_key(game), stamp)
    return stamp


def renew_privacy_stamps(game: str) -> None:
    """Change the game's stamp after the transaction commits, so that values cached under the old one are not used any more."""
    transaction.on_commit(lambda: cache.set_many({_key(each): secrets.token_hex(8) for each in (game, "")}, KEPT_SECONDS))


def _key(game: str) -> str:
    return f"privacy:{game}"
