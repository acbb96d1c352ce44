"""The entries through which games are played to learn from. Only tuning imports this."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.training.samples import ROW as ROW_OF
from rules.kernel.training.samples import noting_cards, row_size, sampling_entries
from rules.sorcery.engine.core.mind.candidates import is_end
from rules.sorcery.engine.core.mind.features import observe as observe_end
from rules.sorcery.engine.core.rules import RULES
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.feature_codes import FEATURES, FOE_REALM, IN_HAND, OWN_REALM, PLACES
from rules.sorcery.engine.core.state.field import side_of
from rules.sorcery.engine.core.state.layout import S, W

ROW = row_size(FEATURES, PLACES, codes.CARDS)
note_card = noting_cards(FEATURES, codes.CARDS)


@inner(VOID(S, W, INT, ROW_OF))
def note_cards(s: Any, w: Any, viewer: int, row: Any) -> None:
    """Note the cards that the viewer sees."""
    for index in range(int(s.size[viewer, codes.HAND])):
        note_card(row, IN_HAND, int(s.cards[viewer, codes.HAND, index]))
    left = int(s.filled)
    while left:
        place = lowest(left)
        note_card(row, OWN_REALM if side_of(s, place) == viewer else FOE_REALM, int(s.card[place]))
        left &= left - 1


observe, sample_games = sampling_entries(RULES, features=FEATURES, is_end=is_end, observe_end=observe_end, note_cards=note_cards)
