"""Starting a game: from two decks by its number, or from a described position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from rules.echo.engine.compiler import compile_cards
from rules.echo.engine.core import compiled
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.fields import STATE, ZONES
from rules.echo.engine.play import Play
from rules.echo.format import DEALING, STANDARD
from rules.echo.positions import SIDE_VALUES, SLOT_VALUES, SLOTS, Phase, Position, Side, Slot
from rules.kernel.cards import Card
from rules.kernel.compiled.machine.codes import PUT_BACK
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.players.records import Records, new_state
from rules.kernel.playing.card_numbers import listed_cards
from rules.kernel.playing.given_cards import given_cards
from rules.kernel.playing.once_bits import once_bits, used_bits
from rules.kernel.state.values import Marks, store_values
from rules.wording import Text

SKILL = Text("skill", "技能")
PHASES: dict[Phase, int] = {
    "mulligan": codes.MULLIGAN,
    "setup": codes.SETUP,
    "draw": codes.START,
    "energy": codes.ENERGY,
    "main": codes.MAIN,
    "end": codes.END,
}


def cards_of(decks: Sequence[PlayableDeck]) -> dict[int, Card]:
    """The cards of two decks by the engine's ids, in the decks' canonical order. Raises UnplayableError."""
    cards: dict[int, Card] = {}
    for side, deck in enumerate(decks):
        heroes = listed_cards(deck, "hero")
        main = listed_cards(deck, "main")
        if len(heroes) != 1 or len(main) != codes.DECK_SIZE:
            raise UnplayableError(
                Text(
                    f"A deck needs 1 hero and {codes.DECK_SIZE} cards to play; this one has {len(heroes)} and {len(main)}.",
                    f"对战卡组须有 1 张英雄和 {codes.DECK_SIZE} 张卡；此卡组为 {len(heroes)} 和 {len(main)}。",
                )
            )
        cards[codes.HERO + side] = heroes[0]
        cards.update({side * codes.DECK_SIZE + index: card for index, card in enumerate(main)})
    return cards


def compile_decks(decks: Sequence[PlayableDeck]) -> Records:
    """The tables for two decks with the hands that they are given. Raises UnplayableError."""
    tables = compile_cards(cards_of(decks))
    for side, deck in enumerate(decks):
        if deck.given is not None:
            taken = given_cards(
                deck.given, DEALING, STANDARD, {"main": list(enumerate(listed_cards(deck, "main"), side * codes.DECK_SIZE))}
            )
            tables[0]["given"][side] = _bits(taken)
            tables[0]["put_back"][side] = _bits(number for number, said in taken.items() if said == PUT_BACK)
    return tables


def _bits(numbers: Iterable[int]) -> np.uint64:
    return np.uint64(sum(1 << number for number in numbers))


def new_game(decks: Sequence[PlayableDeck], seed: int, game: int = 0) -> Play:
    """A game between two decks by its number, before the mulligan. Deck 0 is side 0 and goes first in even games."""
    play = Play(cards_of(decks), compile_decks(decks), new_state(STATE.dtype))
    compiled.start(play.state, play.tables, play.work, np.uint64(seed % 2**64), game)
    return play


def start_position(position: Position) -> Play:
    """A described position, run to its first decision. Raises UnplayableError when it holds more than 60 cards."""
    cards: dict[int, Card] = {codes.HERO + side: half.hero for side, half in enumerate(position.sides)}
    listed = [card for half in position.sides for card in half.cards()]
    if len(listed) > codes.DECK_CARDS:
        raise UnplayableError(Text("A position holds 60 cards at most.", "一个局面最多容纳 60 张卡牌。"))
    numbers = _numbers(position)
    cards.update(zip(numbers, listed, strict=True))
    play = Play(cards, compile_cards(cards), new_state(STATE.dtype))
    compiled.start(play.state, play.tables, play.work, np.uint64(position.seed % 2**64), position.first)
    s = play.state[0]
    s["known"] = 3 << codes.HERO
    s["size"] = 0
    s["turn"] = 0 if position.phase in ("mulligan", "setup") else position.turn
    s["active"], s["asked"] = position.active, position.first
    free = iter(numbers)
    for side, half in enumerate(position.sides):
        _set_side(play, side, half, free)
    if position.chance is not None:
        s["rng"] = position.chance
    s["phase"] = codes.MAIN
    compiled.apply(play.state, play.tables, play.work, codes.NO_ACTION)
    _set_attacks(play, position)
    s["phase"] = PHASES[position.phase]
    play.work["log_size"] = 0
    compiled.apply(play.state, play.tables, play.work, codes.NO_ACTION)
    return play


def _set_attacks(play: Play, position: Position) -> None:
    """Give the followers the attack that they are described with, on top of what continuous passives give."""
    for side, half in enumerate(position.sides):
        for index, slot in enumerate(half.slots):
            standing = play.slot(side, index + 1)
            if slot is not None and standing is not None and slot.attack is not None:
                play.state[0]["buff"][side * SLOTS + index] = slot.attack - standing.attack


def _numbers(position: Position) -> list[int]:
    """The ids of the cards: as they are listed, but by their numbers where a game goes on, so that no ids show a deck's order."""
    listed = [(side, card.number) for side, half in enumerate(position.sides) for card in half.cards()]
    if position.chance is None:
        return list(range(len(listed)))
    ranked = sorted(range(len(listed)), key=listed.__getitem__)
    return [rank for _, rank in sorted(zip(ranked, range(len(listed)), strict=True))]


def _set_side(play: Play, side: int, half: Side, free: Iterator[int]) -> None:
    """Set up a side with the next free card ids."""
    s, hero = play.state[0], codes.HERO + side
    s["hero_once"][side] = used_bits(once_bits(play.tables, hero, codes.ONCE_BIT), half.used, play.cards[hero], SKILL)
    store_values(s, side, half, SIDE_VALUES)
    for index, slot in enumerate(half.slots):
        if slot is not None:
            _set_slot(play, side * SLOTS + index, slot, next(free))
    for zone in ZONES:
        zone.store(play, side, half, free)


def _set_slot(play: Play, index: int, slot: Slot, number: int) -> None:
    s = play.state[0]
    s["next_uid"] += 1
    s["card"][index], s["uid"][index], s["awake"][index] = number, s["next_uid"], slot.is_awake
    s["present"] |= np.uint64(1 << number)
    s["once"][index] = used_bits(once_bits(play.tables, number, codes.ONCE_BIT), slot.used, play.cards[number], SKILL)
    store_values(s, index, slot, SLOT_VALUES)
    for value in SLOT_VALUES:
        if isinstance(value, Marks):
            play.tables[0]["restricts"] |= s[value.column][index] & ~(codes.FIRST_RESTRICTION - 1)
    play.show(number, [viewer for viewer in (0, 1) if slot.is_awake or slot.is_seen or viewer == index // SLOTS])
