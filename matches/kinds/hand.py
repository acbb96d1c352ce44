"""Keep or mulligan: a deck with a hand kept and with it put back, as two versions of it."""

from __future__ import annotations

from matches.kinds import versions
from matches.kinds.kind import SimulationKind
from matches.models import Kind

#: Its games begin with a hand that was chosen, so they say nothing of the deck.
HAND = SimulationKind(
    slug=Kind.HAND,
    pairings=versions.pair,
    shares=versions.share,
    advance=None,
    decides_apart=False,
    plays_abreast=False,
    is_urgent=True,
    counts_cards=False,
    counts_for_decks=False,
)
