"""A game being played from Python: what scenarios, replays, the sandbox and tests hold in their hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rules.douwushi.engine.actions import KINDS, Action, Event, read_action, read_event
from rules.douwushi.engine.core import codes, compiled
from rules.douwushi.engine.core.layout import WORK, Records, new
from rules.douwushi.engine.core.log import LOGGING
from rules.douwushi.language.modifiers import Modifier
from rules.kernel.actions import IllegalActionError
from rules.kernel.cards import Card
from rules.kernel.plans import MEMORY
from rules.wording import Text

ZONES = {"hand": codes.HAND, "reserve": codes.RESERVE, "graveyard": codes.GRAVEYARD, "beyond": codes.BEYOND}
PHASES = {codes.STARTING: "starting", codes.START: "start", codes.MAIN: "main"}
#: The fields of the workspace that belong to the players.
REMEMBERED = ("rng", *(name for name, *_ in MEMORY))
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


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: `winner` 0 or 1, None for a draw; `end` is one of ENDS."""

    winner: int | None
    end: str


def cards_among(bits: int, owner: int) -> tuple[int, ...]:
    """The ids of an owner's cards that are given as bits."""
    return tuple(owner * codes.SIDE_CARDS + number for number in range(codes.SIDE_CARDS) if bits >> number & 1)


class Play:
    """One game. Sides are 0 (A) and 1 (B); places count from 1. `modifiers` are those that the tables' rows stand for."""

    def __init__(self, cards: Mapping[int, Card], tables: Records, modifiers: Sequence[Modifier], state: Records) -> None:
        self.cards = cards
        self.tables = tables
        self.modifiers = modifiers
        self.state = state
        self.work = new(WORK)
        self.work["is_logging"] = LOGGING

    def clone(self) -> Play:
        """A copy that goes on alike and shares nothing that changes."""
        copy = Play(self.cards, self.tables, self.modifiers, self.state.copy())
        copy.recall(self)
        return copy

    def recall(self, other: Play) -> None:
        """Take over what the players of a copy remember, and what their chance has come to."""
        for name in REMEMBERED:
            self.work[name] = other.work[name]

    @property
    def _s(self) -> np.void:
        record: np.void = self.state[0]
        return record

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
        """What is to be decided, one of the codes ASK_..."""
        s = self._s
        if s["asked"]:
            return int(s["asked"])
        return {codes.STARTING: codes.ASK_START, codes.DISCARDING: codes.ASK_DISCARD}.get(int(s["phase"]), codes.ASK_MAIN)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        s = self._s
        if s["phase"] != codes.OVER:
            return None
        return Outcome(None if s["winner"] == codes.DRAWN_GAME else int(s["winner"]), ENDS[s["end"]])

    @property
    def phase(self) -> str:
        """starting, start, main, or end: the name that positions use."""
        return PHASES.get(int(self._s["phase"]), "end" if self._s["phase"] > codes.MAIN else "start")

    @property
    def turn(self) -> int:
        return int(self._s["turn"])

    @property
    def active(self) -> int:
        return int(self._s["active"])

    @property
    def first(self) -> int:
        return int(self._s["first"])

    @property
    def errors(self) -> int:
        """Faults of the engine, as bits; 0 in a sound game."""
        return int(self._s["errors"])

    def fallen(self, side: int) -> int:
        """How many heroes of a side have died."""
        return int(self._s["fallen"][side])

    def zone(self, side: int, name: str) -> tuple[Card, ...]:
        """The cards of `hand`, `reserve` (top first), `graveyard`, `beyond`, or the side's lasting `spells`."""
        return tuple(self.cards[number] for number in self.numbers(side, name))

    def numbers(self, side: int, name: str) -> tuple[int, ...]:
        """The same, as the ids that tell equal cards apart."""
        s = self._s
        if name == "spells":
            rows = s["spells"][: s["spells_size"]]
            return tuple(int(row[codes.SPELL_CARD]) for row in rows if row[codes.SPELL_CARD] // codes.SIDE_CARDS == side)
        zone = ZONES[name]
        listed = tuple(int(card) for card in s["cards"][side][zone][: s["size"][side][zone]])
        return listed[::-1] if name == "reserve" else listed

    def bounty_numbers(self, side: int) -> tuple[tuple[int, ...], ...]:
        """The ids of the cards in a side's bounty stacks."""
        s, start, stacks = self._s, 0, []
        for size in s["stack_size"][side][: s["stacks"][side]]:
            stacks.append(tuple(int(card) for card in s["cards"][side][codes.BOUNTY][start : start + size]))
            start += int(size)
        return tuple(stacks)

    def bounty(self, side: int) -> tuple[tuple[Card, ...], ...]:
        return tuple(tuple(self.cards[number] for number in stack) for stack in self.bounty_numbers(side))

    def knows(self, side: int, number: int) -> bool:
        """Whether a side knows where the card with that id is."""
        return bool(int(self._s["known"][side][number // codes.SIDE_CARDS]) >> number % codes.SIDE_CARDS & 1)

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
        s = self._s
        return {
            number: slot for slot in range(codes.FIELD) for owner in (0, 1) for number in cards_among(int(s["borne"][owner][slot]), owner)
        }

    def legal_actions(self) -> tuple[Action, ...]:
        """What the decider may do; of equal cards in one zone only one is listed. Empty when the game is over."""
        decider = self.decider
        if decider is None:
            return ()
        count = compiled.legal_actions(self.state, self.tables, self.work)
        heroes, bearers = self._s["card"].tolist(), self.bearers()
        return tuple(read_action(int(code), decider, self.cards, heroes, bearers) for code in self.work[0]["legal"][:count])

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do an action and run to the next decision; what happened. Raises IllegalActionError and changes nothing if it isn't legal."""
        if action.side != self.decider or action.code not in {legal.code for legal in self.legal_actions()}:
            raise IllegalActionError(Text(f"“{action.kind}” is not legal now", f"现在不能进行“{action.kind}”"))
        self.work["log_size"] = 0
        compiled.apply(self.state, self.tables, self.work, action.code)
        return self.events()

    def choose(self, level: int) -> Action:
        """What a player of a level does now."""
        decider = self.decider
        assert decider is not None
        from rules.douwushi.engine.core.choosing import choose

        code = int(choose(self.state, self.tables, self.work, level, compiled.apply))
        return read_action(code, decider, self.cards, self._s["card"].tolist(), self.bearers())

    def events(self) -> tuple[Event, ...]:
        """What the last action, or the start of the game, has noted."""
        rows = self.work[0]["log"][: self.work[0]["log_size"]]
        firsts = {int(self.tables[0]["first_ability"][number]) for number in self.cards}
        kinds = self.tables[0]["ability"][:, codes.KIND]
        abilities, first = [], 0
        for index, kind in enumerate(kinds):
            first = index if index in firsts else first
            abilities.append((int(kind), index - first + 1))
        return tuple(read_event(row, self.cards, abilities) for row in rows)


assert len(KINDS) == codes.START_WITH + 1
