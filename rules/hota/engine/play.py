"""A game being played from Python: the object that scenarios, replays, the sandbox and tests play with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, get_args

from rules.hota.actions import ACTIONS
from rules.hota.engine.actions import SKILLS, Action
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.fields import ATTRIBUTES, MARKS, ZONES
from rules.hota.positions import Phase
from rules.kernel.cards import Card
from rules.kernel.compiled.machine.columns import ABILITY, KIND, SIDE, SOURCE
from rules.kernel.engine_parts import EngineParts
from rules.kernel.playing.plays import EnginePlay

PHASES: dict[int, Phase] = {
    codes.ANNOUNCING: "mulligan",
    codes.MULLIGAN: "mulligan",
    codes.START: "start",
    codes.UPKEEP: "upkeep",
    codes.STRATEGY_1: "strategy_1",
    codes.ATTACK: "attack",
    codes.ATTACKED: "attacked",
    codes.BLOCK: "block",
    codes.ORDER: "order",
    codes.BLOCKED_STEP: "blocked",
    codes.FIRST_STRIKES: "first_struck",
    codes.FIRST_STRUCK: "first_struck",
    codes.STRIKES: "struck",
    codes.STRUCK_STEP: "struck",
    codes.STRATEGY_2: "strategy_2",
    codes.ENDING: "ending",
    codes.DISCARDING: "discarding",
    codes.FINISH: "discarding",
    codes.OVER: "over",
}
ENDS = ("damage", "deck", "effect", "both", "turns", "actions", "loop")
#: What lies on the stack: a spell whose effects happen, a card that becomes a permanent, an ability that was activated or triggered.
ItemKind = Literal["spell", "permanent", "activated", "triggered"]
ITEM_KINDS: tuple[ItemKind, ...] = get_args(ItemKind)


@dataclass(frozen=True, slots=True)
class Standing:
    """A permanent, with what static abilities and effects make of it.

    Places are the engine's: side * PLACES + number from 0. `host` is that of the creature that it is on, `blocks` that of the attacker that
    it blocks, None for none; `equipment` are the ids of what is on it. `life` counts no damage. `traits` are names of MARKS.
    """

    card: Card
    card_id: int
    place: int
    owner: int
    is_tapped: bool
    is_fresh: bool
    damage: int
    attack: int
    life: int
    traits: tuple[str, ...]
    held: int
    prevented: int
    host: int | None
    equipment: tuple[int, ...]
    is_attacking: bool
    is_blocked: bool
    blocks: int | None
    rank: int


@dataclass(frozen=True, slots=True)
class Item:
    """Something on the stack. `ability` is the row of its ability in the tables, -1 for a card that becomes a permanent.

    `targets` are the engine's numbers of its targets, group by group: places, PLAYER + side, FIRST_ITEM + item.
    """

    card: Card
    card_id: int
    side: int
    kind: ItemKind
    ability: int
    targets: tuple[tuple[int, ...], ...]


def places_in(bits: int) -> tuple[int, ...]:
    """The places, or other targets, that are given as bits."""
    return tuple(place for place in range(codes.TARGETS) if bits >> place & 1)


class Play(EnginePlay[Action]):
    """One game; places of a side count from 1."""

    parts = EngineParts("rules.hota.engine")
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
        if s["asked"]:
            return int(s["asked_side"])
        if s["priority"] >= 0:
            return int(s["priority"])
        return 1 - self.active if s["phase"] == codes.BLOCK else self.active

    @property
    def asked(self) -> int:
        """The decision that is open: a question of the machine, or one of the codes ASK_..."""
        s = self._s
        if s["asked"]:
            return int(s["asked"])
        if s["priority"] >= 0:
            is_strategy = s["phase"] in (codes.STRATEGY_1, codes.STRATEGY_2)
            is_own = s["priority"] == s["active"] and s["stack_size"] == 0
            return codes.ASK_STRATEGY if is_strategy and is_own else codes.ASK_RESPONSE
        return codes.ASK_ATTACK if s["phase"] == codes.ATTACK else codes.ASK_BLOCK

    @property
    def phase(self) -> Phase:
        return PHASES[int(self._s["phase"])]

    def damage(self, side: int) -> int:
        """The damage that a player has taken (104)."""
        return int(self._s["damage"][side])

    def life(self, side: int) -> int:
        """The life that a player has left."""
        return codes.LIFE - self.damage(side)

    def mana(self, side: int) -> int:
        return int(self._s["mana"][side])

    def mana_cap(self, side: int) -> int:
        return int(self._s["mana_cap"][side])

    def attributes(self, side: int) -> dict[str, int]:
        """The values of a player's attributes, as they are this turn."""
        lasting, added = self._s["attributes"][side], self._s["attributes_turn"][side]
        return {name: int(lasting[which]) + int(added[which]) for name, which in ATTRIBUTES.items()}

    def permanent(self, side: int, number: int) -> Standing | None:
        """Return the permanent in a side's place, from 1; None when it is empty."""
        s, place = self._s, side * codes.PLACES + number - 1
        card, done = int(s["card"][place]), int(s["done"][place])
        if card < 0:
            return None
        host, blocks, traits = int(s["host"][place]), int(s["blocks"][place]), int(s["traits"][place])
        return Standing(
            card=self.cards[card],
            card_id=card,
            place=place,
            owner=int(s["owner"][place]),
            is_tapped=bool(done & codes.TAPPED),
            is_fresh=bool(done & codes.FRESH),
            damage=int(s["wounds"][place]),
            attack=int(s["attack"][place]),
            life=int(s["life"][place]),
            traits=tuple(name for name, bit in MARKS.items() if traits & bit),
            held=int(s["held"][place]),
            prevented=int(s["saved"][place]),
            host=host if host >= 0 else None,
            equipment=tuple(int(s["card"][each]) for each in (s["host"] == place).nonzero()[0]),
            is_attacking=bool(done & codes.ATTACKING),
            is_blocked=bool(done & codes.BLOCKED),
            blocks=blocks if blocks >= 0 else None,
            rank=int(s["rank"][place]),
        )

    def permanents(self, side: int) -> tuple[Standing, ...]:
        """All of a side's, in the order of their places."""
        return tuple(each for number in range(1, codes.PLACES + 1) if (each := self.permanent(side, number)))

    @property
    def stack(self) -> tuple[Item, ...]:
        """The spells and abilities on the stack, the top last."""
        s = self._s
        return tuple(self._item(s["stack"][item], s["stack_named"][item]) for item in range(s["stack_size"]))

    def _item(self, row: Any, named: Any) -> Item:
        card, targets = int(row[SOURCE]), tuple(places_in(int(bits)) for bits in named)
        return Item(
            card=self.cards[card],
            card_id=card,
            side=int(row[SIDE]),
            kind=ITEM_KINDS[row[KIND]],
            ability=int(row[ABILITY]),
            targets=tuple(group for group in targets if group),
        )

    def _read(self, code: int, side: int) -> Action:
        return Action(side=side, code=code, **ACTIONS.read(code, side, self))
