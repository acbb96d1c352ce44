"""The entries through which games are played to learn from. Only tuning imports this."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.course.decisions import decision
from rules.douwushi.engine.core.mind.features import observe as observe_end
from rules.douwushi.engine.core.rules import RULES
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.feature_codes import FEATURES, FOE_FIELD, IN_HAND, OWN_FIELD, PLACES
from rules.douwushi.engine.core.state.layout import S, W
from rules.douwushi.engine.core.state.packed import kind_of
from rules.kernel.compiled.bits import NONE, ONE, lowest_card
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.training.samples import ROW as ROW_OF
from rules.kernel.training.samples import noting_cards, row_size, sampling_entries

ROW = row_size(FEATURES, PLACES, codes.CARDS)
note_card = noting_cards(FEATURES, codes.CARDS)


@inner(types.boolean(S, INT))
def is_end(s: Any, action: int) -> bool:
    return bool(decision(s) == codes.ASK_MAIN and kind_of(action) == codes.END_TURN)


@inner(VOID(S, W, INT, ROW_OF))
def note_cards(s: Any, w: Any, viewer: int, row: Any) -> None:
    """Note the cards that the viewer sees."""
    for index in range(int(s.size[viewer, codes.HAND])):
        note_card(row, IN_HAND, int(s.cards[viewer, codes.HAND, index]))
    for side in range(2):
        left = s.present[side]
        while left != NONE:
            note_card(row, OWN_FIELD if side == viewer else FOE_FIELD, side * codes.SIDE_CARDS + lowest_card(left))
            left &= left - ONE


observe, sample_games = sampling_entries(RULES, features=FEATURES, is_end=is_end, observe_end=observe_end, note_cards=note_cards)
