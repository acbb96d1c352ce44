"""A game being played from Python: the object that scenarios, replays, the sandbox and tests play with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.douwushi.actions import ACTIONS
from rules.douwushi.engine.actions import SKILLS, Action
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.fields import ZONES
from rules.douwushi.language.modifiers import Modifier
from rules.kernel.cards import Card
from rules.kernel.engine_parts import EngineParts
from rules.kernel.players.records import Records
from rules.kernel.playing.plays import EnginePlay

PHASES = {codes.STARTING: "starting", codes.START: "start", codes.MAIN: "main"}
ENDS = ("fallen", "empty", "both", "turns", "actions")


@dataclass(frozen=True, slots=True)
class Standing:
    """A hero on the battlefield, with what modifiers make of it. `guards`: the place of the own hero that it guards, or 0."""

    card: Card
    card_id: int
    is_tapped: bool
    damage: int
    mp: int
    attack: int
    life: int
    items: tuple[Card, ...]
    item_ids: tuple[int, ...]
    spells: tuple[Card, ...]
    guards: int
    has_guard: bool


def cards_among(bits: int, owner: int) -> tuple[int, ...]:
    """The ids of an owner's cards that are given as bits."""
    return tuple(owner * codes.SIDE_CARDS + number for number in range(codes.SIDE_CARDS) if bits >> number & 1)


class Play(EnginePlay[Action]):
    """One game; places count from 1. `modifiers` are those that the tables' rows stand for."""

    parts = EngineParts("rules.douwushi.engine")
    ends = ENDS
    over = codes.OVER
    zones = {zone.name: zone for zone in ZONES}
    skills = SKILLS
    skill_column = codes.KIND

    def __init__(self, cards: Mapping[int, Card], tables: Records, modifiers: Sequence[Modifier], state: Records) -> None:
        super().__init__(cards, tables, state)
        self.modifiers = modifiers

    @property
    def decider(self) -> int | None:
        """The side that has to decide, None when the game is over."""
        s = self._s
        if self.outcome is not None:
            return None
        if s["asked"]:
            return int(s["asked_side"])
        return 1 - self.first if s["phase"] == codes.STARTING else self.active

    @property
    def asked(self) -> int:
        """The decision that is open, one of the codes ASK_..."""
        s = self._s
        if s["asked"]:
            return int(s["asked"])
        return {codes.STARTING: codes.ASK_START, codes.DISCARDING: codes.ASK_DISCARD}.get(int(s["phase"]), codes.ASK_MAIN)

    @property
    def phase(self) -> str:
        """starting, start, main, or end: the name that positions use."""
        return PHASES.get(int(self._s["phase"]), "end" if self._s["phase"] > codes.MAIN else "start")

    def fallen(self, side: int) -> int:
        """Return how many heroes of a side have died."""
        return int(self._s["fallen"][side])

    def numbers(self, side: int, name: str) -> tuple[int, ...]:
        """Those of a zone, or of the side's `spells`."""
        if name != "spells":
            return super().numbers(side, name)
        rows = self._s["spells"][: self._s["spells_size"]]
        return tuple(int(row[codes.SPELL_CARD]) for row in rows if row[codes.SPELL_CARD] // codes.SIDE_CARDS == side)

    def bounty_numbers(self, side: int) -> tuple[tuple[int, ...], ...]:
        """The ids of the cards in a side's bounty stacks."""
        s, start, stacks = self._s, 0, []
        for size in s["stack_size"][side][: s["stacks"][side]]:
            stacks.append(tuple(int(card) for card in s["cards"][side][codes.BOUNTY][start : start + size]))
            start += int(size)
        return tuple(stacks)

    def bounty(self, side: int) -> tuple[tuple[Card, ...], ...]:
        return tuple(tuple(self.cards[number] for number in stack) for stack in self.bounty_numbers(side))

    def hero(self, side: int, place: int) -> Standing | None:
        """The hero in a place from 1, None when it is empty."""
        s, slot = self._s, side * codes.PLACES + place - 1
        number = int(s["card"][slot])
        if number < 0:
            return None
        borne = [each for owner in (0, 1) for each in cards_among(int(s["borne"][owner][slot]), owner)]
        items = tuple(each for each in borne if self.cards[each].kind != "spell")
        return Standing(
            card=self.cards[number],
            card_id=number,
            is_tapped=self.is_tapped(number),
            damage=int(s["damage"][slot]),
            mp=int(s["mp"][slot]),
            attack=int(s["attack"][slot]),
            life=int(s["life"][slot]),
            items=tuple(self.cards[each] for each in items),
            item_ids=items,
            spells=tuple(self.cards[each] for each in borne if self.cards[each].kind == "spell"),
            guards=int(s["guards"][slot]) % codes.PLACES + 1 if s["guards"][slot] >= 0 else 0,
            has_guard=bool(s["traits"][slot] & codes.HAS_GUARD),
        )

    def is_tapped(self, number: int) -> bool:
        return bool(int(self._s["tapped"][number // codes.SIDE_CARDS]) >> number % codes.SIDE_CARDS & 1)

    def bearers(self) -> dict[int, int]:
        """The slots of the heroes that bear items and lasting spells, by the cards' ids."""
        borne = self._s["borne"]
        used = ((owner, int(slot)) for owner in (0, 1) for slot in borne[owner].nonzero()[0])
        return {number: slot for owner, slot in used for number in cards_among(int(borne[owner][slot]), owner)}

    def _read(self, code: int, side: int) -> Action:
        return Action(side=side, code=code, **ACTIONS.read(code, side, self))
