"""A game being played from Python: the object that scenarios, replays, the sandbox and tests play with."""

from __future__ import annotations

from dataclasses import dataclass

from rules.echo.actions import ACTIONS
from rules.echo.engine.actions import SKILLS, Action
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.fields import ZONES
from rules.kernel.cards import Card
from rules.kernel.engine_parts import EngineParts
from rules.kernel.playing.plays import EnginePlay

KEYWORDS = (("shield", codes.SHIELD), ("reattack", codes.REATTACK), ("regenerate", codes.REGENERATE))
PHASES = {
    codes.MULLIGAN: "mulligan",
    codes.SETUP: "setup",
    codes.START: "draw",
    codes.DRAW: "draw",
    codes.COLLECT: "draw",
    codes.ENERGY: "energy",
    codes.MAIN: "main",
}
ENDS = ("hero", "followers", "both", "setup", "turns", "actions")


@dataclass(frozen=True, slots=True)
class Standing:
    """A follower on the field. `attack` is the printed one with buffs and debuffs; `is_known`: the other side knows the card."""

    card: Card
    is_awake: bool
    attack: int
    keywords: tuple[str, ...]
    woke_this_turn: bool
    attacked: bool
    is_known: bool


class Play(EnginePlay[Action]):
    """One game; slots count from 1."""

    parts = EngineParts("rules.echo.engine")
    ends = ENDS
    over = codes.OVER
    zones = {zone.name: zone for zone in ZONES}
    skills = SKILLS
    skill_column = codes.SKILL

    @property
    def decider(self) -> int | None:
        """The side that has to decide, None when the game is over."""
        if self.outcome is not None:
            return None
        s = self._s
        if s["stack_size"] > 0:
            return int(s["stack"][s["stack_size"] - 1][codes.SIDE])
        return int(s["active"] if s["phase"] == codes.MAIN else s["asked"])

    @property
    def phase(self) -> str:
        return PHASES.get(int(self._s["phase"]), "end")

    def life(self, side: int) -> int:
        return int(self._s["life"][side])

    def energy(self, side: int) -> int:
        return int(self._s["energy"][side])

    def hero(self, side: int) -> Card:
        return self.cards[codes.HERO + side]

    def slot(self, side: int, slot: int) -> Standing | None:
        """The follower in a slot 1-5, None when it is empty."""
        s, index = self._s, side * codes.SLOTS + slot - 1
        number = int(s["card"][index])
        if number < 0:
            return None
        attack = self.cards[number].values.get("attack", 0) + s["buff"][index] + s["buff_turn"][index] + s["aura"][index]
        bits = self.marks(side, slot)
        done = int(s["done"][index])
        return Standing(
            card=self.cards[number],
            is_awake=bool(s["awake"][index]),
            attack=int(attack),
            keywords=tuple(name for name, bit in KEYWORDS if bits & bit),
            woke_this_turn=bool(done & codes.WOKE),
            attacked=bool(done & codes.ATTACKED and not done & (codes.ATTACKS_AGAIN | codes.EXTRA_ATTACK)),
            is_known=self.knows(1 - side, number),
        )

    def marks(self, side: int, slot: int) -> int:
        """The keywords, restrictions and the like of the follower in a slot 1-5, as bits."""
        s, index = self._s, side * codes.SLOTS + slot - 1
        printed = int(self.tables[0]["keywords"][s["card"][index]])
        lasting = (printed | int(s["gained"][index]) | int(s["aura_keywords"][index])) & ~int(s["lost"][index])
        return (lasting | int(s["gained_turn"][index])) & ~int(s["lost_turn"][index])

    def tossed(self, side: int) -> tuple[Card, ...]:
        """The cards that a side has chosen in its mulligan so far."""
        bits = int(self._s["tossed"][side])
        return tuple(card for number, card in self.cards.items() if bits >> number & 1)

    @property
    def refilled_slot(self) -> int:
        """The slot from 1 that waits for a refill."""
        s = self._s
        return int(s["stack"][s["stack_size"] - 1][codes.REFILL_SLOT]) % codes.SLOTS + 1

    def _read(self, code: int, side: int) -> Action:
        return Action(side=side, code=code, **ACTIONS.read(code, side, self))
