"""The auction's cards: a bid for each number, and the bank's prizes."""

from __future__ import annotations

from rules.kernel.cards import Card
from rules.kernel.compiled.control import STOP
from rules.kernel.engine import PlayableDeck
from rules.wording import Text

_UNSAID = Text("", "")
BIDS = tuple(
    Card(f"bid-{value}", value, "bid", Text(f"Bid {value}", f"出价{value}"), None, {"value": value}, _UNSAID, _UNSAID, ((STOP,),))
    for value in range(1, 13)
)
PRIZES = tuple(
    Card(
        f"prize-{value}", 20 + value, "prize", Text(f"Prize {value}", f"奖品{value}"), None, {"value": value}, _UNSAID, _UNSAID, ((STOP,),)
    )
    for value in range(1, 13)
)
#: Those of the three players; the bank's.
DECKS = tuple(PlayableDeck({"bids": tuple((card, 1) for card in BIDS)}) for _ in range(3))
BANK = PlayableDeck({"prizes": tuple((card, 1) for card in PRIZES)})
