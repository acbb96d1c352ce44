"""A skirmish being played from Python."""

from __future__ import annotations

from rules.kernel.engine_parts import EngineParts
from rules.kernel.playing.plain_plays import PlainPlay
from rules.wording import Text
from tests.rules.kernel.toys.skirmish.actions import ACTIONS
from tests.rules.kernel.toys.skirmish.cards import WHELP
from tests.rules.kernel.toys.skirmish.engine.core.state import layout as codes


class Play(PlainPlay):
    """One skirmish."""

    parts = EngineParts("tests.rules.kernel.toys.skirmish.engine")
    actions, over = ACTIONS, codes.OVER
    phases = Text("start", "开始"), Text("draw", "抽牌"), Text("main phase", "主阶段"), Text("over", "结束")
    ends = ("life", "turns", "actions", "repetition")
    zones = {zone.name: zone for zone in codes.ZONES}
    side_cards, tokens = codes.SIDE_CARDS, (WHELP,) * codes.TOKENS
    printed = {"attack": Text("Attack", "攻击"), "life": Text("Life", "生命")}
    grounds = {"field": (Text("Grid", "棋盘"), "places")}
