"""A game being played from Python, as scenarios, replays, the sandbox and tests use it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.cards import Card
from rules.kernel.engine_parts import EngineParts
from rules.kernel.playing.plays import EnginePlay
from rules.sorcery.actions import ACTIONS
from rules.sorcery.engine.actions import SKILLS, Action
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.fields import MARKS, ZONES
from rules.sorcery.positions import Phase

PHASES: dict[int, Phase] = {
    codes.MULLIGAN: "mulligan",
    codes.START: "start",
    codes.UNTAPPING: "untapping",
    codes.DRAWING: "draw",
    codes.MAIN: "main",
    codes.ENDING: "ending",
    codes.FINISH: "ending",
    codes.OVER: "over",
}
ENDS = ("death_blow", "both", "turns", "actions")


@dataclass(frozen=True, slots=True)
class Standing:
    """An object in the realm, with what static abilities and effects make of it.

    `place` is the engine's slot, `at` its location; `host` the slot of the unit that carries it, None for none; `carried` are the ids of
    what it carries. `traits` are names of MARKS, without stealth and ward that are lost.
    """

    card: Card
    card_id: int
    place: int
    owner: int
    at: int
    is_tapped: bool
    is_sick: bool
    damage: int
    power: int
    steps: int
    ranged: int
    traits: tuple[str, ...]
    held: int
    prevented: int
    host: int | None
    carried: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ground:
    """The site of a square, its owner and the side that controls it."""

    card: Card
    card_id: int
    square: int
    owner: int
    side: int


class Play(EnginePlay[Action]):
    """One game; slots of a side count from 1, its avatar's."""

    parts = EngineParts("rules.sorcery.engine")
    ends = ENDS
    over = codes.OVER
    zones = {zone.name: zone for zone in ZONES}
    skills = SKILLS
    skill_column = codes.ABILITY_KIND

    @property
    def decider(self) -> int | None:
        """The side that has to decide, None when the game is over."""
        s = self._s
        if self.outcome is not None:
            return None
        return int(s["asked_side"]) if s["asked"] else self.active

    @property
    def asked(self) -> int:
        """The open decision: a question of the machine, or one of the codes ASK_..."""
        s = self._s
        if s["asked"]:
            return int(s["asked"])
        return codes.ASK_DRAW if s["phase"] == codes.DRAWING else codes.ASK_MAIN

    @property
    def phase(self) -> Phase:
        return PHASES[int(self._s["phase"])]

    def life(self, side: int) -> int:
        return int(self._s["life"][side])

    def mana(self, side: int) -> int:
        return int(self._s["mana"][side])

    def thing(self, side: int, number: int) -> Standing | None:
        """Return the object in a side's slot, from 1; None when the slot is empty."""
        s, place = self._s, side * codes.PLACES + number - 1
        card, done = int(s["card"][place]), int(s["done"][place])
        if card < 0:
            return None
        host, traits = int(s["host"][place]), int(s["traits"][place])
        traits &= ~(codes.STEALTH if done & codes.REVEALED else 0) & ~(codes.WARD if done & codes.UNWARDED else 0)
        return Standing(
            card=self.cards[card],
            card_id=card,
            place=place,
            owner=int(s["owner"][place]),
            at=int(s["at"][place]),
            is_tapped=bool(done & codes.TAPPED),
            is_sick=bool(done & codes.SICK),
            damage=int(s["wounds"][place]),
            power=int(s["power"][place]),
            steps=int(s["steps"][place]),
            ranged=int(s["reach"][place]),
            traits=tuple(name for name, bit in MARKS.items() if traits & bit),
            held=int(s["held"][place]),
            prevented=int(s["saved"][place]),
            host=host if host >= 0 else None,
            carried=tuple(int(s["card"][each]) for each in (s["host"] == place).nonzero()[0]),
        )

    def things(self, side: int) -> tuple[Standing, ...]:
        """Return a side's objects, in the order of their slots."""
        return tuple(each for number in range(1, codes.PLACES + 1) if (each := self.thing(side, number)))

    def site(self, square: int) -> Ground | None:
        """Return the site of a square; None for rubble and the void."""
        s, place = self._s, codes.OBJECTS + square
        card = int(s["card"][place])
        if card < 0:
            return None
        return Ground(self.cards[card], card, square, int(s["owner"][place]), int(s["holder"][place]))

    @property
    def rubble(self) -> tuple[int, ...]:
        """The squares with rubble."""
        return tuple(int(place) - codes.OBJECTS for place in (self._s["card"] == codes.RUBBLE).nonzero()[0])

    def _read(self, code: int, side: int) -> Action:
        return Action(side=side, code=code, **ACTIONS.read(code, side, self))
