"""The doors through which games are played to learn from. Only tuning imports this."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core import codes
from rules.echo.engine.core.arrays import CACHE, STATE, TABLES, WORK
from rules.echo.engine.core.feature_codes import FEATURES, FOE_ASLEEP, FOE_AWAKE, IN_HAND, OWN_ASLEEP, OWN_AWAKE, PLACES
from rules.echo.engine.core.features import observe as observe_end
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.stack import decider, decision
from rules.kernel.compiled.compiling import INT, VOID, entry, inner
from rules.kernel.training.sampling import specialise

ROW_OF = types.Array(types.int16, 1, "C")
TURN_END = 1
#: A row of a sample: the features, then for each place the bits of the cards that are seen there, SHORT at a time.
SHORT = 16
SHORTS = 64 // SHORT
ROW = FEATURES + PLACES * SHORTS


@inner(VOID(ROW_OF, INT, INT))
def add_card(row: Any, place: int, card: int) -> None:
    """Note a card as one that is seen in a place."""
    row[FEATURES + place * SHORTS + card // SHORT] |= 1 << card % SHORT


@inner(VOID(S, W, INT, ROW_OF))
def write_row(s: Any, w: Any, viewer: int, row: Any) -> None:
    """Write what the viewer has observed, and the cards that it sees."""
    row[:] = 0
    for index in range(FEATURES):
        row[index] = w.features[index]
    for slot in range(codes.FIELD):
        if w.seen_as[slot] < 2:
            continue
        is_own, is_awake = slot // codes.SLOTS == viewer, w.seen_as[slot] == 3
        if is_own:
            add_card(row, OWN_AWAKE if is_awake else OWN_ASLEEP, int(s.card[slot]))
        else:
            add_card(row, FOE_AWAKE if is_awake else FOE_ASLEEP, int(s.card[slot]))
    for zone in (codes.HAND, codes.DISPLAY):
        for index in range(int(s.size[viewer, zone])):
            add_card(row, IN_HAND, int(s.cards[viewer, zone, index]))


@entry(CACHE, INT(STATE, TABLES, WORK, INT, ROW_OF))
def observe(state: Any, tables: Any, work: Any, action: int, row: Any) -> int:
    """The row of the position in which a side ends its turn."""
    s, t, w = state[0], tables[0], work[0]
    if decision(s) != codes.MAIN or action >> 10 != codes.END_TURN:
        return 0
    observe_end(s, t, w, decider(s))
    write_row(s, w, decider(s), row)
    return TURN_END + int(w.strayed[decider(s)])


sample_games = specialise(CACHE, S, T, W)
