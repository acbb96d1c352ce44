"""The skirmish's cards: units, sites, and the token that a unit makes."""

from __future__ import annotations

from typing import Any

from rules.kernel.cards import Card
from rules.kernel.compiled.control import STOP
from rules.kernel.engine import PlayableDeck
from rules.wording import Text
from tests.rules.kernel.toys.skirmish.engine.core.state.layout import CHOOSE_CELL, MAKE_TOKEN


def _card(number: int, en: str, zh: str, kind: str, code: tuple[Any, ...] = (), **values: int) -> Card:
    unsaid = Text("", "")
    return Card(en.lower(), number, kind, Text(en, zh), None, values, unsaid, unsaid, (*code, (STOP,)))


UNITS = (
    _card(1, "Scout", "斥候", "unit", cost=1, attack=1, life=1),
    _card(2, "Spear", "长矛兵", "unit", cost=2, attack=2, life=2),
    _card(3, "Knight", "骑士", "unit", cost=3, attack=3, life=3),
    _card(4, "Nest", "巢穴", "unit", ((CHOOSE_CELL,), (MAKE_TOKEN,)), cost=3, attack=1, life=3),
    _card(5, "Ogre", "食人魔", "unit", cost=5, attack=5, life=4),
)
SITES = tuple(_card(number, en, zh, "site", is_site=1) for number, en, zh in ((6, "Well", "水井"), (7, "Grove", "林地")))
WHELP = _card(8, "Whelp", "幼崽", "token", attack=1, life=1)
DECKS = tuple(
    PlayableDeck({"units": tuple(zip(UNITS, counts, strict=True)), "sites": tuple((site, 15) for site in SITES)})
    for counts in ((20, 20, 20, 20, 20), (30, 25, 20, 15, 10))
)
