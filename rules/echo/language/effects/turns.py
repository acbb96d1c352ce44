"""Effects: energy, and what is skipped."""

from __future__ import annotations

from typing import Literal

from rules.echo.language import amounts
from rules.echo.language.effects.family import Effect
from rules.echo.language.vocabulary import Player
from rules.kernel.language.operands import Change
from rules.kernel.language.search_names import found
from rules.wording import Text


class Energy(Effect):
    """A side gains or loses energy; it may go above the cap, never below 0."""

    FOUND_AS = found("energy", "change energy", "能量")
    SAYS = Text("{side:subject} {amount:gain|lose} {amount:energy}", "{side:subject}{amount:获得|失去}{amount:点}能量")

    amount: amounts.Change
    side: Player = "own"


class EnergyCap(Effect):
    """A side's energy cap rises or falls: for the rest of the game, or for its next energy phase (`turn`)."""

    FOUND_AS = found("energy-cap", "change the energy cap", "能量上限")
    SAYS = Text(
        "{amount:raise|lower} {side:whose} energy cap by {amount}{duration:cap}",
        "使{side:whose}{duration:cap}能量上限{amount:signed}",
    )

    amount: Change
    side: Player = "own"
    duration: Literal["turn", "game"] = "game"


class SkipDraw(Effect):
    """A side skips its next draw phase."""

    FOUND_AS = found("skip-draw", "skip a draw phase", "跳过抽牌")
    SAYS = Text("{side:subject} skip {side:their} next draw phase", "{side:subject}跳过下个抽牌阶段")

    side: Player = "enemy"


class SkipBattle(Effect):
    """The battle that was declared is not settled."""

    NEEDS = ("declaration",)
    FOUND_AS = found("skip-battle", "skip a battle", "跳过战斗")
    SAYS = Text("skip the settlement of this battle", "跳过本次战斗结算")
