"""Starting a game: from two decks by its number, or from a described position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from rules.kernel.cards import Card
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.compiled.machine.codes import POSSIBLE
from rules.kernel.engine import GivenHand, PlayableDeck, UnplayableError
from rules.kernel.players.records import Records, new_state
from rules.kernel.playing.card_numbers import all_tokens, listed_cards, number_cards, number_sides, numbered_tokens, token_key
from rules.kernel.playing.given_cards import given_cards
from rules.kernel.playing.once_bits import once_bits, used_bits
from rules.kernel.state.values import store_values
from rules.sorcery.engine.compiler import compile_cards
from rules.sorcery.engine.core import compiled
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.fields import STATE, ZONES
from rules.sorcery.engine.play import PHASES, Play
from rules.sorcery.engine.selector_words import GROUNDS
from rules.sorcery.engine.thoughts import use_weights
from rules.sorcery.format import CONSTRUCTED, DEALING
from rules.sorcery.positions import SIDE_VALUES, THING_VALUES, Position, Side, Site, Thing, owner_of
from rules.sorcery.tokens import TOKENS
from rules.wording import Text

BOTH = (0, 1)
ABILITY = Text("ability", "能力")
#: The engine's phases by their names: of two that have one name the earlier.
NUMBERS = {name: number for number, name in reversed(PHASES.items())}
#: The sections of a deck: where the ids of their cards begin, and how many cards each holds at least and at most.
SECTIONS = {
    "avatar": (0, 1, 1),
    "spellbook": (1, codes.LEAST_SPELLBOOK, codes.MOST_SPELLBOOK),
    "atlas": (codes.FIRST_SITE, codes.LEAST_ATLAS, codes.MOST_ATLAS),
}


def cards_of(decks: Sequence[PlayableDeck]) -> tuple[dict[int, Card], list[list[int]]]:
    """The cards of two decks by the engine's ids, with the tokens that they make, and the ids as the decks list them.

    Raises UnplayableError.
    """
    cards: dict[int, Card] = {}
    ids: list[list[int]] = []
    for side, deck in enumerate(decks):
        own: list[int] = []
        for section, (first, least, most) in SECTIONS.items():
            listed = listed_cards(deck, section)
            if not least <= len(listed) <= most:
                raise UnplayableError(
                    Text(
                        f"A deck needs {least} to {most} cards in its {section} to play; this one has {len(listed)}.",
                        f"对战套牌的 {section} 须有 {least} 至 {most} 张牌；此套牌有 {len(listed)} 张。",
                    )
                )
            numbers = number_cards(side * codes.SIDE_CARDS + first, listed)
            cards.update(zip(numbers, listed, strict=True))
            own += numbers
        ids.append(own)
    cards.update(numbered_tokens(TOKENS.cards(cards.values()), codes.FIRST_TOKEN, codes.TOKENS))
    return cards, ids


def compile_decks(decks: Sequence[PlayableDeck]) -> Records:
    """The tables for two decks with the hands that they are given. Raises UnplayableError."""
    return _compile(decks)[1]


def _compile(decks: Sequence[PlayableDeck]) -> tuple[dict[int, Card], Records]:
    cards, ids = cards_of(decks)
    tables = compile_cards(cards).tables
    for side, (deck, listed) in enumerate(zip(decks, ids, strict=True)):
        tables[0]["listed"][listed] = np.arange(len(listed))
        spells = sum(0 < number % codes.SIDE_CARDS < codes.FIRST_SITE for number in listed)
        tables[0]["decks"][side], tables[0]["deck"][side] = (spells, len(listed) - spells - 1), len(listed)
        if deck.given is not None:
            _give(tables, side, deck.given, {number: cards[number] for number in listed})
    use_weights(tables[0])
    return cards, tables


def _give(tables: Records, side: int, given: GivenHand, cards: Mapping[int, Card]) -> None:
    """Note the opening hand that a side is given, and what of it goes back (S-1). Raises UnplayableError for one that it can't have."""
    atlas = side * codes.SIDE_CARDS + codes.FIRST_SITE
    copies = {
        "spellbook": [(number, card) for number, card in cards.items() if side * codes.SIDE_CARDS < number < atlas],
        "atlas": [(number, card) for number, card in cards.items() if number >= atlas],
    }
    for number, said in given_cards(given, DEALING, CONSTRUCTED, copies).items():
        tables[0]["given"][number] = said
    tables[0]["is_given"][side] = 1


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
    tables = compile_cards(cards).tables
    tables[0]["listed"][[*ids[0], *ids[1]]] = 0
    use_weights(tables[0])
    play = Play(cards, tables, new_state(STATE.dtype))
    s = play.state[0]
    compiled.empty(play.state, play.tables, play.work, np.uint64(position.seed % 2**64), position.first)
    s["turn"], s["active"], s["first"], s["is_stale"] = position.turn, position.active, position.first, 1
    free = [iter(listed) for listed in ids]
    for side, half in enumerate(position.sides):
        _set_field(play, side, half, free, [token_key(token) for token in tokens])
    for side, half in enumerate(position.sides):
        for site in half.sites:
            _set_site(play, side, site, next(free[owner_of(site, side)]))
    _set_order(play, position)
    for square in position.rubble:
        s["card"][codes.OBJECTS + square], s["at"][codes.OBJECTS + square] = codes.RUBBLE, square
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
    """Say who is to decide what: a turn that is to begin has not been counted yet, and the other player's is the last."""
    s = play.state[0]
    s["phase"] = NUMBERS[position.phase]
    if position.phase == "start":
        s["turn"], s["active"] = position.turn - 1, 1 - position.active
    elif position.phase == "mulligan":
        side = position.first
        s["asked"], s["asked_side"], s["purpose"], s["can_stop"] = asking.CARDS, side, codes.FOR_MULLIGAN, 1
        s["left"] = s["size"][side, codes.HAND]
        s["marked"][list(play.numbers(side, "hand"))] = POSSIBLE


def _set_field(play: Play, side: int, half: Side, free: Sequence[Iterator[int]], prints: Sequence[object]) -> None:
    """Lay a side's objects into the realm, with their owners' next free ids."""
    for number, each in enumerate(half.field):
        if each is not None:
            owner = owner_of(each, side)
            card = codes.FIRST_TOKEN + prints.index(token_key(each.card)) if each.is_token else next(free[owner])
            _set_thing(play, side * codes.PLACES + number, each, card, owner)


def _fill(play: Play, place: int, card: int, owner: int, location: int) -> Any:
    s = play.state[0]
    s["next_uid"] += 1
    s["card"][place], s["uid"][place], s["owner"][place], s["at"][place] = card, s["next_uid"], owner, location
    s["filled"] |= 1 << place
    play.show(card, BOTH)
    return s


def _set_thing(play: Play, place: int, thing: Thing, card: int, owner: int) -> None:
    s = _fill(play, place, card, owner, thing.at)
    store_values(s, place, thing, THING_VALUES)
    s["once"][place] = used_bits(once_bits(play.tables, card, codes.ONCE_BIT), thing.used, play.cards[card], ABILITY)
    if thing.on:
        s["host"][place] = place // codes.PLACES * codes.PLACES + thing.on - 1


def _set_site(play: Play, side: int, site: Site, card: int) -> None:
    place = codes.OBJECTS + site.square
    s = _fill(play, place, card, owner_of(site, side), site.square)
    s["holder"][place] = side
    s["wet"][place], s["turn_wet"][place] = GROUNDS.get(site.ground, 0), GROUNDS.get(site.ground_this_turn, 0)
    s["once"][place] = used_bits(once_bits(play.tables, card, codes.ONCE_BIT), site.used, play.cards[card], ABILITY)


def _set_order(play: Play, position: Position) -> None:
    """Let what has arrived after all others be as late as the position says."""
    s = play.state[0]
    late = [(site.arrived, codes.OBJECTS + site.square) for half in position.sides for site in half.sites]
    for side, half in enumerate(position.sides):
        late += [(each.arrived, side * codes.PLACES + number) for number, each in enumerate(half.field) if each]
    for arrived, place in sorted(late):
        if arrived:
            s["next_uid"] += 1
            s["uid"][place] = s["next_uid"]
