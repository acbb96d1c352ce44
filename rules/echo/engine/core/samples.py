"""The entries through which games are played to learn from. Only tuning imports this."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.course.decisions import decision
from rules.echo.engine.core.mind.features import observe as observe_end
from rules.echo.engine.core.rules import RULES
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.feature_codes import FEATURES, FOE_ASLEEP, FOE_AWAKE, IN_HAND, OWN_ASLEEP, OWN_AWAKE, PLACES
from rules.echo.engine.core.state.layout import S, W
from rules.echo.engine.core.state.packed import kind_of
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.training.samples import ROW as ROW_OF
from rules.kernel.training.samples import noting_cards, row_size, sampling_entries

ROW = row_size(FEATURES, PLACES, codes.CARDS)
note_card = noting_cards(FEATURES, codes.CARDS)


@inner(types.boolean(S, INT))
def is_end(s: Any, action: int) -> bool:
    return bool(decision(s) == codes.MAIN and kind_of(action) == codes.END_TURN)


@inner(VOID(S, W, INT, ROW_OF))
def note_cards(s: Any, w: Any, viewer: int, row: Any) -> None:
    """Note the cards that the viewer sees."""
    for slot in range(codes.FIELD):
        if w.seen_as[slot] < 2:
            continue
        is_own, is_awake = slot // codes.SLOTS == viewer, w.seen_as[slot] == 3
        if is_own:
            note_card(row, OWN_AWAKE if is_awake else OWN_ASLEEP, int(s.card[slot]))
        else:
            note_card(row, FOE_AWAKE if is_awake else FOE_ASLEEP, int(s.card[slot]))
    for zone in (codes.HAND, codes.DISPLAY):
        for index in range(int(s.size[viewer, zone])):
            note_card(row, IN_HAND, int(s.cards[viewer, zone, index]))


observe, sample_games = sampling_entries(RULES, features=FEATURES, is_end=is_end, observe_end=observe_end, note_cards=note_cards)
