"""An auction being played from Python."""

from __future__ import annotations

from collections.abc import Sequence

from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.engine_parts import EngineParts
from rules.kernel.players.records import Records
from rules.kernel.playing.plain_plays import PlainPlay
from rules.wording import Text
from tests.rules.kernel.toys.auction.actions import ACTIONS
from tests.rules.kernel.toys.auction.cards import BANK
from tests.rules.kernel.toys.auction.engine.core.state import layout as codes


class Play(PlainPlay):
    """One auction between three players; the bank's deck is the fourth."""

    players = codes.PLAYERS
    parts = EngineParts("tests.rules.kernel.toys.auction.engine")
    actions = ACTIONS
    phases = Text("start", "开始"), Text("bidding", "出价"), Text("over", "结束")
    over, ends = codes.OVER, ("points", "tie", "actions")
    zones = {zone.name: zone for zone in codes.ZONES}
    grounds = {"prize": (Text("Prize", "奖品"), "places")}
    side_cards, printed = codes.SIDE_CARDS, {"value": Text("Value", "数值")}

    @classmethod
    def cards_of(cls, decks: Sequence[PlayableDeck]) -> dict[int, Card]:
        return super().cards_of((*decks[: cls.players], BANK))

    @classmethod
    def compile_decks(cls, decks: Sequence[PlayableDeck]) -> Records:
        return super().compile_decks((*decks[: cls.players], BANK))

    def lying(self, side: int, ground: str) -> tuple[int | None, ...]:
        card = int(self.state[0]["card"][0])
        return (card if card >= 0 else None,) if side == codes.BANK else ()
