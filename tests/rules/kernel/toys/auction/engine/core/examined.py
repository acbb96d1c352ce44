"""The conditions that hold between two decisions of an auction."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import inner
from rules.kernel.compiled.entries import examining_entries
from rules.kernel.compiled.soundness import BOOL, conserving_each, examining, places_known
from tests.rules.kernel.toys.auction.engine.core.rules import RULES, decision
from tests.rules.kernel.toys.auction.engine.core.state import layout as codes
from tests.rules.kernel.toys.auction.engine.core.state.layout import KNOWLEDGE, STATE, ZONES, S, T, W, next_after


@inner(BOOL(S))
def is_overdue(s: Any) -> bool:
    """Return whether all have bid and nothing is revealed."""
    return bool(next_after(s, 0) < 0)


look, examine_games = examining_entries(
    RULES,
    examining(
        S,
        T,
        W,
        fields=STATE,
        zones=ZONES,
        knowledge=KNOWLEDGE,
        codes=codes,
        conserved=conserving_each(S, T, STATE, side_cards=codes.SIDE_CARDS),
        is_field_known=places_known(S, STATE, KNOWLEDGE),
        is_overdue=is_overdue,
        decision=decision,
        decider=RULES.decider,
        legal=RULES.legal,
    ),
)
