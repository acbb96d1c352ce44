"""The conditions that hold between two decisions of a skirmish."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import inner
from rules.kernel.compiled.entries import examining_entries
from rules.kernel.compiled.soundness import BOOL, conserving_each, examining, places_known
from tests.rules.kernel.toys.skirmish.engine.core.rules import RULES, decision
from tests.rules.kernel.toys.skirmish.engine.core.state import layout as codes
from tests.rules.kernel.toys.skirmish.engine.core.state.layout import CELLS, KNOWLEDGE, STATE, ZONES, S, T, W


@inner(BOOL(S))
def is_overdue(s: Any) -> bool:
    """Return whether a side has lost although the game goes on, or two stand on one cell."""
    for cell in range(CELLS):
        if s.card[cell] >= 0 and s.card[CELLS + cell] >= 0:
            return True
    return bool(min(s.life[0], s.life[1]) <= 0)


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
