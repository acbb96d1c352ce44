"""Plays and tables of games on the machine that are told plainly (telling.plain): their declarations are enough."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

import numpy as np

from rules.kernel.cards import Card
from rules.kernel.compiled.control import ASK, JUMP
from rules.kernel.compiled.machine.columns import KIND, SIDE, SOURCE
from rules.kernel.engine import PlayableDeck
from rules.kernel.players.logistic import chances
from rules.kernel.players.records import Records, new, new_state
from rules.kernel.playing.plays import EnginePlay
from rules.kernel.telling.actions import ActionTable
from rules.kernel.telling.board import BoardCard, Figure, Form
from rules.kernel.telling.plain.lines import PlainAction
from rules.wording import Text

_STEP = 0x9E3779B97F4A7C15


class PlainPlay(EnginePlay[PlainAction]):
    """One game. Beside what every play has: its actions, the phases in the order of their numbers, the first id of each side's cards, the
    items of the stack that are cards, the printed numbers that the board shows, and cards that no deck holds, such as tokens.
    """

    actions: ClassVar[ActionTable]
    phases: ClassVar[tuple[Text, ...]]
    side_cards: ClassVar[int]
    spells: ClassVar[tuple[int, ...]] = ()
    printed: ClassVar[Mapping[str, Text]]
    tokens: ClassVar[Sequence[Card]] = ()
    grounds: ClassVar[dict[str, tuple[Text, Form]]] = {"field": (Text("Field", "战场"), "places"), "stack": (Text("Stack", "堆叠"), "row")}

    @classmethod
    def start(cls, decks: Sequence[PlayableDeck], seed: int, game: int = 0) -> Self:
        """Return a game between two decks by its number."""
        play = cls(cls.cards_of(decks), cls.compile_decks(decks), new_state(cls.parts.layout.STATE.dtype))
        play.parts.compiled.start(play.state, play.tables, play.work, np.uint64(seed % 2**64), game)
        return play

    @classmethod
    def cards_of(cls, decks: Sequence[PlayableDeck]) -> dict[int, Card]:
        """Return the cards by the engine's ids: each side's, section by section, then those that no deck holds."""
        listed = {side * cls.side_cards + index: card for side, deck in enumerate(decks) for index, card in enumerate(deck.copies)}
        return listed | {len(decks) * cls.side_cards + index: card for index, card in enumerate(cls.tokens)}

    @classmethod
    def compile_decks(cls, decks: Sequence[PlayableDeck]) -> Records:
        """Return the tables: for each card its values that have a field, its equals, and where its instructions begin."""
        cards, tables = cls.cards_of(decks), new(cls.parts.layout.TABLES)
        t = tables[0]
        begins, first = _write_code(t, cards), {card.slug: number for number, card in reversed(list(cards.items()))}
        for number, card in cards.items():
            for name in t.dtype.names or ():
                if name in card.values:
                    t[name][number] = card.values[name]
            t["same"][number], t["pc"][number] = first[card.slug], begins[card.slug]
            t["mark"][number] = card.number * _STEP % 2**64
        for side, deck in enumerate(decks):
            t["first_card"][side], t["deck"][side] = side * cls.side_cards, len(deck.copies)
            t["decks"][side] = [sum(count for _, count in listed) for listed in deck.sections.values()]
        t["chances"] = chances()
        return tables

    @property
    def decider(self) -> int | None:
        s = self._s
        if s["winner"] >= 0:
            return None
        if s["asked"]:
            return int(s["asked_side"])
        return int(s["priority"]) if s["priority"] >= 0 else self.turn_decider

    @property
    def turn_decider(self) -> int:
        """The side that decides the step of the turn."""
        return self.active

    @property
    def phase(self) -> str:
        words: Text = self.phases[self._s["phase"]]
        return words.en

    def lying(self, side: int, ground: str) -> tuple[int | None, ...]:
        """Return the ids of a side's cards on a ground, by place. What is being announced or carried out counts as on the stack."""
        s = self._s
        if ground == "stack":
            items = (*s["stack"][: s["stack_size"]], *s["frames"][: s["frames_size"]])
            return tuple(int(item[SOURCE]) for item in items if item[KIND] in self.spells and item[SIDE] == side)
        room = -(-len(s["card"]) // self.sides)
        return tuple(int(card) if card >= 0 else None for card in s["card"][side * room : (side + 1) * room])

    def look(self, number: int) -> BoardCard:
        """Return how a card on the field or the stack looks."""
        card = self.cards[number]
        figures = tuple(Figure(words, card.values[name]) for name, words in self.printed.items() if name in card.values)
        is_token = number >= self.sides * self.side_cards
        return BoardCard("" if is_token else card.slug, figures, name=card.name if is_token else Text("", ""))

    def _read(self, code: int, side: int) -> PlainAction:
        return PlainAction(side=side, code=code, **self.actions.read(code, side, self))


def _write_code(t: Any, cards: Mapping[int, Card]) -> dict[str, int]:
    """Write the instructions of the cards, whose places count from their own first one, and return where each card's begin. The first
    stops.
    """
    begins, size = {}, 1
    for card in {card.slug: card for card in cards.values()}.values():
        begins[card.slug] = size
        for index, (operation, *operands) in enumerate(card.abilities):
            moved = size if operation in (ASK, JUMP) else 0
            t["code"][size + index, : 1 + len(operands)] = operation, *(each + moved for each in operands)
        size += len(card.abilities)
    return begins
