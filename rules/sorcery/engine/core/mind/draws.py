"""Choose the deck that players draw from: their sites in the realm and in hand against what the spells in hand ask for (S-2)."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.bits import count_bits
from rules.kernel.compiled.compilation import INT, inner
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.layout import S, T
from rules.sorcery.engine.core.state.realm import affinity, sites_of
from rules.sorcery.engine.core.state.zones import sites_held

#: So many sites are wanted at least, and at most whatever the spells cost.
LEAST, MOST = 4, 7


@inner(INT(S, T, INT))
def sites_wanted(s: Any, t: Any, side: int) -> int:
    """Return how many sites a side would like to have for what it holds."""
    wanted = LEAST
    for index in range(int(s.size[side, codes.HAND])):
        card = int(s.cards[side, codes.HAND, index])
        if t.kind[card] == codes.SITE:
            continue
        wanted = max(wanted, min(MOST, int(t.cost[card])))
        for element in range(codes.ELEMENTS):
            if affinity(s, t, side, element) < t.need[card, element]:
                wanted = max(wanted, min(MOST, count_bits(sites_of(s, side)) + 1))
    return wanted


@inner(INT(S, T))
def better_deck(s: Any, t: Any) -> int:
    """Return the deck to draw from, 0 the spellbook, 1 the atlas: a site where one is wanted and none is held."""
    side = int(s.active)
    held = int(sites_held(s, t, side))
    spells = int(s.size[side, codes.HAND]) - held
    if held > 0 or spells == 0:
        return 0
    return int(count_bits(sites_of(s, side)) < sites_wanted(s, t, side))
