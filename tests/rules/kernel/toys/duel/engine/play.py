"""A duel being played from Python."""

from __future__ import annotations

from rules.kernel.engine_parts import EngineParts
from rules.kernel.playing.plain_plays import PlainPlay
from rules.wording import Text
from tests.rules.kernel.toys.duel.actions import ACTIONS
from tests.rules.kernel.toys.duel.engine.core.state import layout as codes

PHASES = (
    Text("start", "开始"), Text("main phase", "主阶段"), Text("attack", "攻击"), Text("block", "阻挡"), Text("fight", "战斗"),
    Text("second main phase", "第二主阶段"), Text("over", "结束"),
)  # fmt: skip


class Play(PlainPlay):
    """One duel."""

    parts = EngineParts("tests.rules.kernel.toys.duel.engine")
    actions, phases, over = ACTIONS, PHASES, codes.OVER
    ends = ("life", "both", "turns", "actions")
    zones = {zone.name: zone for zone in codes.ZONES}
    side_cards, spells = codes.DECK_SIZE, (codes.AS_CREATURE, codes.AS_INSTANT)
    printed = {"attack": Text("Attack", "攻击"), "life": Text("Life", "生命")}

    @property
    def turn_decider(self) -> int:
        return self.active if self.state[0]["phase"] == codes.ATTACK else 1 - self.active
