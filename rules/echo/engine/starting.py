"""Starting a game: from two decks by its number, or from a described position; and describing one that is being played."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rules.echo.engine.compiler import compile_cards
from rules.echo.engine.core import codes, compiled
from rules.echo.engine.core.layout import Records, new_state
from rules.echo.engine.play import ZONES, Play, Standing
from rules.echo.positions import SLOTS, Phase, Position, Side, Slot
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.wording import Text

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
        heroes = _listed(deck, "hero")
        main = _listed(deck, "main")
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


def _listed(deck: PlayableDeck, section: str) -> list[Card]:
    return [card for card, copies in deck.sections.get(section, ()) for _ in range(copies)]


def new_game(decks: Sequence[PlayableDeck], seed: int, game: int = 0) -> Play:
    """A game between two decks by its number, before the mulligan. Deck 0 is side 0 and goes first in even games."""
    cards = cards_of(decks)
    play = Play(cards, compile_cards(cards), new_state())
    compiled.start(play.state, play.tables, play.work, np.uint64(seed % 2**64), game)
    return play


def start_position(position: Position) -> Play:
    """A described position, run to its first decision. Raises UnplayableError when it holds more than 60 cards."""
    cards: dict[int, Card] = {codes.HERO + side: half.hero for side, half in enumerate(position.sides)}
    listed = [card for half in position.sides for card in half.cards()]
    if len(listed) > codes.DECK_CARDS:
        raise UnplayableError(Text("A position holds 60 cards at most.", "一个局面最多容纳 60 张卡牌。"))
    cards.update(enumerate(listed))
    play = Play(cards, compile_cards(cards), new_state())
    compiled.start(play.state, play.tables, play.work, np.uint64(position.seed % 2**64), position.first)
    s = play.state[0]
    s["known"] = 3 << codes.HERO
    s["size"] = 0
    s["turn"] = 0 if position.phase in ("mulligan", "setup") else position.turn
    s["active"], s["asked"] = position.active, position.first
    number = 0
    for side, half in enumerate(position.sides):
        number = _set_side(play.state, side, half, number)
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


def _set_side(state: Records, side: int, half: Side, number: int) -> int:
    """Set up a side with the card ids from `number` on; the next free one."""
    s = state[0]
    s["life"][side], s["energy"][side] = half.life, half.energy
    for index, slot in enumerate(half.slots):
        if slot is not None:
            _set_slot(state, side * SLOTS + index, slot, number)
            number += 1
    for name, listed in (("hand", half.hand), ("deck", half.deck), ("display", half.display), ("graveyard", half.graveyard)):
        zone = ZONES[name]
        numbers = range(number, number + len(listed))
        number += len(listed)
        s["size"][side][zone] = len(listed)
        s["cards"][side][zone][: len(listed)] = numbers[::-1] if name == "deck" else numbers
        for viewer in (0, 1):
            if name in ("display", "graveyard") or (name == "hand" and viewer == side):
                s["known"][viewer] |= np.uint64(sum(1 << each for each in numbers))
    return number


def _set_slot(state: Records, index: int, slot: Slot, number: int) -> None:
    s = state[0]
    s["next_uid"] += 1
    s["card"][index], s["uid"][index], s["awake"][index] = number, s["next_uid"], slot.is_awake
    s["done"][index] = codes.WOKE * slot.woke_this_turn | codes.ATTACKED * slot.attacked
    for viewer in (0, 1):
        if slot.is_awake or viewer == index // SLOTS:
            s["known"][viewer] |= np.uint64(1 << number)


def _described(standing: Standing) -> Slot:
    return Slot(
        card=standing.card,
        is_awake=standing.is_awake,
        attack=None if standing.attack == standing.card.values.get("attack", 0) else standing.attack,
        woke_this_turn=standing.woke_this_turn,
        attacked=standing.attacked,
    )


def describe(play: Play) -> Position:
    """The position of a game between two effects, as data that starts it again."""
    phase: Phase = play.phase  # type: ignore[assignment]
    halves = []
    for side in (0, 1):
        slots: list[Slot | None] = []
        for place in range(1, SLOTS + 1):
            standing = play.slot(side, place)
            slots.append(_described(standing) if standing else None)
        halves.append(
            Side(
                hero=play.hero(side),
                life=play.life(side),
                energy=play.energy(side),
                slots=tuple(slots),
                hand=play.zone(side, "hand"),
                deck=play.zone(side, "deck"),
                display=play.zone(side, "display"),
                graveyard=play.zone(side, "graveyard"),
            )
        )
    return Position(sides=(halves[0], halves[1]), first=play.first, active=play.active, turn=play.turn, phase=phase)
