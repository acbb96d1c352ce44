"""The duel's cards: what they cost and are, and what they do as instructions of the machine."""

from __future__ import annotations

from rules.kernel.cards import Card
from rules.kernel.compiled.control import ASK, BRANCH, JUMP, STOP
from rules.kernel.compiled.machine.codes import ANNOUNCE
from rules.kernel.engine import PlayableDeck
from rules.wording import Text
from tests.rules.kernel.toys.duel.engine.core.state import layout as codes
from tests.rules.kernel.toys.duel.engine.core.state.layout import (
    ANYBODY,
    ARRIVES,
    COUNTER,
    DAMAGE,
    DIES,
    DRAW,
    GAIN,
    HIT,
    NAME,
    NEVER,
    SPELLS,
)

Code = tuple[tuple[int, ...], ...]


def _card(
    number: int, en: str, zh: str, kind: int, cost: int, attack: int = 0, life: int = 0, moment: int = NEVER, code: Code = ()
) -> Card:
    values = {"kind": kind, "cost": cost, "attack": attack, "life": life, "moment": moment}
    unsaid = Text("", "")
    return Card(en.lower(), number, "creature" if kind == codes.CREATURE else "instant", Text(en, zh), None, values, unsaid, unsaid, code)


_CREATURE, _INSTANT = codes.CREATURE, codes.INSTANT
CARDS = (
    _card(1, "Bear", "熊", _CREATURE, 2, 2, 2),
    _card(2, "Lynx", "猞猁", _CREATURE, 2, 3, 1),
    _card(3, "Giant", "巨人", _CREATURE, 5, 5, 5),
    _card(4, "Scribe", "书记官", _CREATURE, 3, 1, 3, ARRIVES, ((ASK, 2), (DRAW, 1), (STOP,))),
    _card(5, "Martyr", "殉道者", _CREATURE, 2, 2, 1, DIES, ((HIT, 2), (STOP,))),
    _card(6, "Bolt", "闪电", _INSTANT, 1, code=((NAME, ANYBODY), (ANNOUNCE,), (DAMAGE, 3), (STOP,))),
    _card(7, "Denial", "否决", _INSTANT, 2, code=((NAME, SPELLS), (ANNOUNCE,), (COUNTER,), (STOP,))),
    _card(8, "Boon", "恩惠", _INSTANT, 2, code=((ANNOUNCE,), (BRANCH, 2), (JUMP, 4), (JUMP, 6), (DRAW, 2), (STOP,), (GAIN, 4), (STOP,))),
)
#: Two decks, of three copies of each card, and of more creatures.
DECKS = (
    PlayableDeck({"main": tuple((card, 3) for card in CARDS)}),
    PlayableDeck({"main": tuple((card, 2 if card is CARDS[7] else 4 if card.kind == "creature" else 1) for card in CARDS)}),
)
