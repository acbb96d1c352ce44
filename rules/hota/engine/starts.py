"""Starting a game: from two decks by its number, or from a described position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from rules.hota.engine.compiler import compile_cards
from rules.hota.engine.core import compiled
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.fields import STATE, ZONES
from rules.hota.engine.play import PHASES, Play
from rules.hota.format import CONSTRUCTED, DEALING
from rules.hota.positions import PERMANENT_VALUES, SIDE_VALUES, Permanent, Position, Side, owner_of
from rules.hota.tokens import tokens_of
from rules.kernel.cards import Card
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.players.records import Records, new_state
from rules.kernel.playing.given_cards import given_cards
from rules.kernel.state.values import store_values
from rules.wording import Text

BOTH = (0, 1)
#: The engine's phases by their names: of two that have one name the earlier.
NUMBERS = {name: number for number, name in reversed(PHASES.items())}
#: The phases of a position in which the active player has priority first.
OPEN = ("upkeep", "strategy_1", "attacked", "blocked", "strategy_2", "ending")


def _listed(deck: PlayableDeck) -> list[Card]:
    """The cards that are played with: a stated pool is none of them (H-12)."""
    return [card for card, copies in deck.sections.get("main", ()) for _ in range(copies)]


def _ranked(side: int, listed: Sequence[Card]) -> list[int]:
    """The engine's id of each listed card: cards of low numbers first, so that chance goes by what the cards are."""
    order = sorted(range(len(listed)), key=lambda index: (listed[index].number, listed[index].slug))
    ids = [0] * len(listed)
    for rank, index in enumerate(order):
        ids[index] = side * codes.SIDE_CARDS + rank
    return ids


def cards_of(decks: Sequence[PlayableDeck]) -> tuple[dict[int, Card], list[list[int]]]:
    """The cards of two decks by the engine's ids, with the tokens that they make, and the ids as the decks list them.

    Raises UnplayableError.
    """
    cards: dict[int, Card] = {}
    ids: list[list[int]] = []
    for side, deck in enumerate(decks):
        listed = _listed(deck)
        if not codes.LEAST_DECK <= len(listed) <= codes.SIDE_CARDS:
            raise UnplayableError(
                Text(
                    f"A deck needs {codes.LEAST_DECK} to {codes.SIDE_CARDS} cards to play; this one has {len(listed)}.",
                    f"对战套牌须有 {codes.LEAST_DECK} 至 {codes.SIDE_CARDS} 张牌；此套牌有 {len(listed)} 张。",
                )
            )
        ids.append(_ranked(side, listed))
        cards.update(zip(ids[side], listed, strict=True))
    cards.update(_numbered(tokens_of(cards.values())))
    return cards, ids


def _numbered(tokens: Sequence[Card]) -> dict[int, Card]:
    """Tokens by their ids. Raises UnplayableError."""
    if len(tokens) > codes.TOKENS:
        raise UnplayableError(
            Text(f"These cards make more than {codes.TOKENS} different tokens.", f"这些牌产生的衍生物超过 {codes.TOKENS} 种。")
        )
    return {codes.FIRST_TOKEN + index: token for index, token in enumerate(tokens)}


def compile_decks(decks: Sequence[PlayableDeck]) -> Records:
    """The tables for two decks with the hands that they are given. Raises UnplayableError."""
    return _compile(decks)[1]


def _compile(decks: Sequence[PlayableDeck]) -> tuple[dict[int, Card], Records]:
    cards, ids = cards_of(decks)
    tables = compile_cards(cards).tables
    for side, (deck, listed) in enumerate(zip(decks, ids, strict=True)):
        tables[0]["listed"][listed] = np.arange(len(listed))
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
    cards: dict[int, Card] = {}
    ids: list[list[int]] = []
    for side in BOTH:
        listed = position.cards_of(side)
        if len(listed) > codes.SIDE_CARDS:
            raise UnplayableError(
                Text(f"A side of a position holds {codes.SIDE_CARDS} cards at most.", f"一个局面每方最多容纳 {codes.SIDE_CARDS} 张卡牌。")
            )
        ids.append(_ranked(side, listed))
        cards.update(zip(ids[side], listed, strict=True))
    tokens = _tokens_in(position, cards)
    cards.update(_numbered(tokens))
    play = Play(cards, compile_cards(cards).tables, new_state(STATE.dtype))
    s = play.state[0]
    compiled.empty(play.state, play.tables, play.work, np.uint64(position.seed % 2**64), position.first)
    s["turn"], s["active"], s["first"] = position.turn, position.active, position.first
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


def _tokens_in(position: Position, cards: Mapping[int, Card]) -> tuple[Card, ...]:
    """The tokens that the cards of a position make, then any others on its battlefield."""
    made = tokens_of(cards.values())
    known = {_print_of(token) for token in made}
    return (*made, *(token for token in position.tokens() if _print_of(token) not in known))


def _print_of(token: Card) -> tuple[object, ...]:
    """Return what tells tokens apart: name and values."""
    return token.name, *sorted(token.values.items())


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
    prints = [_print_of(token) for token in tokens]
    for number, each in enumerate(half.field):
        if each is not None:
            owner = owner_of(each, side)
            card = codes.FIRST_TOKEN + prints.index(_print_of(each.card)) if each.is_token else next(free[owner])
            _set_permanent(play, side * codes.PLACES + number, each, card, owner)


def _set_permanent(play: Play, place: int, permanent: Permanent, card: int, owner: int) -> None:
    s = play.state[0]
    s["next_uid"] += 1
    s["card"][place], s["uid"][place], s["owner"][place] = card, s["next_uid"], owner
    s["filled"] |= 1 << place
    play.show(card, BOTH)
    store_values(s, place, permanent, PERMANENT_VALUES)
    s["done"][place] |= codes.ATTACKING * permanent.is_attacking | codes.BLOCKED * permanent.is_blocked
    s["once"][place] = _once_bits(play, card, permanent.used)
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


def once_rows(play: Play, number: int) -> list[int]:
    """The bits of a card's abilities that are once a turn, by the abilities' places on the card; 0 for the others."""
    tables = play.tables[0]
    first = int(tables["first_ability"][number])
    return [int(row[codes.ONCE_BIT]) for row in tables["ability"][first : first + int(tables["abilities"][number])]]


def _once_bits(play: Play, number: int, used: Sequence[int]) -> int:
    """Return the bits of used abilities. Raise UnplayableError for the number of an ability that is not there or not once a turn."""
    rows, bits = once_rows(play, number), 0
    for ability in used:
        if not 1 <= ability <= len(rows) or not rows[ability - 1]:
            card = play.cards[number].name
            raise UnplayableError(
                Text(f"“{card.en}” has no ability {ability} that is once a turn.", f"“{card.zh}”没有第{ability}个每回合限一次的技能。")
            )
        bits |= rows[ability - 1]
    return bits
