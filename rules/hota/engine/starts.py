"""Starting a game: from two decks by its number, or from a described position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from rules.hota.engine.compiler import compile_cards
from rules.hota.engine.core import compiled
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.fields import STATE, ZONES
from rules.hota.engine.play import PHASES, Play
from rules.hota.format import CONSTRUCTED, DEALING
from rules.hota.positions import PERMANENT_VALUES, SIDE_VALUES, Permanent, Position, Side, owner_of
from rules.hota.tokens import TOKENS
from rules.kernel.cards import Card
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.players.records import Records, new_state
from rules.kernel.playing.card_numbers import all_tokens, listed_cards, number_cards, number_sides, numbered_tokens, token_key
from rules.kernel.playing.given_cards import given_cards
from rules.kernel.playing.once_bits import once_bits, used_bits
from rules.kernel.state.values import store_values
from rules.wording import Text

BOTH = (0, 1)
ABILITY = Text("ability", "技能")
#: The engine's phases by their names: of two that have one name the earlier.
NUMBERS = {name: number for number, name in reversed(PHASES.items())}
#: The phases of a position in which the active player has priority first.
OPEN = ("upkeep", "strategy_1", "attacked", "blocked", "strategy_2", "ending")


def cards_of(decks: Sequence[PlayableDeck]) -> tuple[dict[int, Card], list[list[int]]]:
    """The cards of two decks by the engine's ids, with the tokens that they make, and the ids as the decks list them.

    Raises UnplayableError.
    """
    cards: dict[int, Card] = {}
    ids: list[list[int]] = []
    for side, deck in enumerate(decks):
        listed = listed_cards(deck, "main")  # a stated pool is not played with (H-12)
        if not codes.LEAST_DECK <= len(listed) <= codes.SIDE_CARDS:
            raise UnplayableError(
                Text(
                    f"A deck needs {codes.LEAST_DECK} to {codes.SIDE_CARDS} cards to play; this one has {len(listed)}.",
                    f"对战套牌须有 {codes.LEAST_DECK} 至 {codes.SIDE_CARDS} 张牌；此套牌有 {len(listed)} 张。",
                )
            )
        ids.append(number_cards(side * codes.SIDE_CARDS, listed))
        cards.update(zip(ids[side], listed, strict=True))
    cards.update(numbered_tokens(TOKENS.cards(cards.values()), codes.FIRST_TOKEN, codes.TOKENS))
    return cards, ids


def compile_decks(decks: Sequence[PlayableDeck]) -> Records:
    """The tables for two decks with the hands that they are given. Raises UnplayableError."""
    return _compile(decks)[1]


def _compile(decks: Sequence[PlayableDeck]) -> tuple[dict[int, Card], Records]:
    cards, ids = cards_of(decks)
    tables = compile_cards(cards).tables
    for side, (deck, listed) in enumerate(zip(decks, ids, strict=True)):
        tables[0]["listed"][listed], tables[0]["decks"][side] = np.arange(len(listed)), len(listed)
        if deck.given is not None:
            copies = [(number, cards[number]) for number in listed]
            for number, said in given_cards(deck.given, DEALING, CONSTRUCTED, {"main": copies}).items():
                tables[0]["given"][number] = said
            tables[0]["is_given"][side] = 1
    return cards, tables


def new_game(decks: Sequence[PlayableDeck], seed: int, game: int = 0) -> Play:
    """A game between two decks by its number, before the mulligan. Deck 0 is side 0 and goes first in even games."""
    cards, tables = _compile(decks)
    play = Play(cards, tables, new_state(STATE.dtype))
    compiled.start(play.state, play.tables, play.work, np.uint64(seed % 2**64), game)
    return play


def start_position(position: Position) -> Play:
    """A described position, run to its first decision. Raises UnplayableError when a side has more cards than can be played with."""
    cards, ids = number_sides([position.cards_of(side) for side in BOTH], codes.SIDE_CARDS)
    tokens = all_tokens(TOKENS.cards(cards.values()), position.tokens())
    cards.update(numbered_tokens(tokens, codes.FIRST_TOKEN, codes.TOKENS))
    play = Play(cards, compile_cards(cards).tables, new_state(STATE.dtype))
    s = play.state[0]
    compiled.empty(play.state, play.tables, play.work, np.uint64(position.seed % 2**64), position.first)
    s["turn"], s["active"], s["first"], s["is_stale"] = position.turn, position.active, position.first, 1
    free = [iter(listed) for listed in ids]
    for side, half in enumerate(position.sides):
        _set_field(play, side, half, free, tokens)
    _rank_blockers(s)
    for side, half in enumerate(position.sides):
        store_values(s, side, half, SIDE_VALUES)
        for zone in ZONES:
            zone.store(play, side, half, free[side])
    if position.chance is not None:
        s["rng"] = position.chance
    _set_phase(play, position)
    compiled.apply(play.state, play.tables, play.work, codes.NO_ACTION)
    return play


def _set_phase(play: Play, position: Position) -> None:
    """Set the phase and the open decision; a turn that is to begin has not been counted yet."""
    s = play.state[0]
    s["phase"] = NUMBERS[position.phase]
    if position.phase in OPEN:
        s["priority"] = position.active
    elif position.phase == "start":
        s["turn"] -= 1
    elif position.phase == "mulligan":
        half = position.sides[position.first]
        s["asked"], s["asked_side"], s["purpose"], s["left"] = asking.NUMBER, position.first, codes.FOR_ANNOUNCING, 1
        s["choices"] = (1 << len(half.hand) + 1) - 1


def _set_field(play: Play, side: int, half: Side, free: Sequence[Iterator[int]], tokens: Sequence[Card]) -> None:
    """Lay a side's permanents on the battlefield, with their owners' next free ids."""
    prints = [token_key(token) for token in tokens]
    for number, each in enumerate(half.field):
        if each is not None:
            owner = owner_of(each, side)
            card = codes.FIRST_TOKEN + prints.index(token_key(each.card)) if each.is_token else next(free[owner])
            _set_permanent(play, side * codes.PLACES + number, each, card, owner)


def _set_permanent(play: Play, place: int, permanent: Permanent, card: int, owner: int) -> None:
    s = play.state[0]
    s["next_uid"] += 1
    s["card"][place], s["uid"][place], s["owner"][place] = card, s["next_uid"], owner
    s["filled"] |= 1 << place
    play.show(card, BOTH)
    store_values(s, place, permanent, PERMANENT_VALUES)
    s["done"][place] |= codes.ATTACKING * permanent.is_attacking | codes.BLOCKED * permanent.is_blocked
    s["once"][place] = used_bits(once_bits(play.tables, card, codes.ONCE_BIT), permanent.used, play.cards[card], ABILITY)
    if permanent.on is not None:
        side, number = permanent.on
        s["host"][place] = side * codes.PLACES + number - 1
    if permanent.blocks:
        s["blocks"][place] = (1 - place // codes.PLACES) * codes.PLACES + permanent.blocks - 1
        s["rank"][place] = permanent.rank


def _rank_blockers(s: Any) -> None:
    """Note blocked attackers as such; blockers without a rank come last in their attacker's order, by their places."""
    for place in (s["blocks"] >= 0).nonzero()[0]:
        attacker = s["blocks"][place]
        s["done"][attacker] |= codes.BLOCKED
        if s["rank"][place] == 0:
            s["rank"][place] = s["rank"][s["blocks"] == attacker].max() + 1
