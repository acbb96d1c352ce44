"""The conditions that hold between two decisions of a duel."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import inner
from rules.kernel.compiled.entries import examining_entries
from rules.kernel.compiled.soundness import BOOL, conserving_each, examining, places_known
from tests.rules.kernel.toys.duel.engine.core.field import decision
from tests.rules.kernel.toys.duel.engine.core.rules import RULES
from tests.rules.kernel.toys.duel.engine.core.state import layout as codes
from tests.rules.kernel.toys.duel.engine.core.state.layout import KNOWLEDGE, STATE, ZONES, S, T, W


@inner(BOOL(S))
def is_overdue(s: Any) -> bool:
    """Return whether a side has lost although the game goes on."""
    return bool(s.frames_size == 0 and min(s.life[0], s.life[1]) <= 0)


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
        conserved=conserving_each(S, T, STATE, side_cards=codes.DECK_SIZE, spells=(codes.AS_CREATURE, codes.AS_INSTANT)),
        is_field_known=places_known(S, STATE, KNOWLEDGE),
        is_overdue=is_overdue,
        decision=decision,
        decider=RULES.decider,
        legal=RULES.legal,
    ),
)
