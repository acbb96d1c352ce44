"""Starting a game: from two decks by its number, or from a described position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from rules.douwushi.engine.compiler import Compiled, compile_cards
from rules.douwushi.engine.core import compiled
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.fields import STATE, ZONES
from rules.douwushi.engine.play import Play
from rules.douwushi.format import DEALING, STANDARD
from rules.douwushi.positions import HERO_VALUES, SIDE_VALUES, Phase, Position, Side, Standing
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.players.records import Records, new_state
from rules.kernel.playing.card_numbers import listed_cards, number_cards, number_sides
from rules.kernel.playing.given_cards import given_cards
from rules.kernel.playing.once_bits import not_once
from rules.kernel.state.values import store_values
from rules.wording import Text

BOTH = (0, 1)
ABILITY = Text("ability", "技能")
PHASES: dict[Phase, int] = {"starting": codes.STARTING, "start": codes.START, "main": codes.MAIN, "end": codes.END}


def cards_of(decks: Sequence[PlayableDeck]) -> tuple[dict[int, Card], list[list[int]]]:
    """The cards of two decks by the engine's ids, and the ids as the decks list them, the starting hero first. Raises UnplayableError."""
    cards: dict[int, Card] = {}
    ids: list[list[int]] = []
    for side, deck in enumerate(decks):
        starting, main = listed_cards(deck, "starting"), listed_cards(deck, "main")
        count = len(starting) + len(main)
        if len(starting) != 1 or not codes.LEAST_DECK <= count <= codes.SIDE_CARDS:
            raise UnplayableError(
                Text(
                    f"A deck needs a starting hero and {codes.LEAST_DECK} to {codes.SIDE_CARDS} cards with it to play; "
                    f"this one has {len(starting)} and {count}.",
                    f"对战牌组须有 1 名首发英雄，连同首发共 {codes.LEAST_DECK} 至 {codes.SIDE_CARDS} 张；"
                    f"此牌组为 {len(starting)} 名、共 {count} 张。",
                )
            )
        listed = [*starting, *main]
        ids.append(number_cards(side * codes.SIDE_CARDS, listed))
        cards.update(zip(ids[side], listed, strict=True))
    _check_starters(cards, ids)
    return cards, ids


def _check_starters(cards: Mapping[int, Card], ids: Sequence[Sequence[int]]) -> None:
    """Both sides can have a starting hero of its own name, whoever goes first (W-1, W-17). Raises UnplayableError."""
    named = cards[ids[0][0]]
    if cards[ids[1][0]].name_group != named.name_group:
        return
    for side, listed in enumerate(ids):
        if not any(cards[number].kind == "hero" and cards[number].name_group != named.name_group for number in listed):
            which = "AB"[side]
            raise UnplayableError(
                Text(
                    f"Both decks start with “{named.name.en}”, and deck {which} has no other hero to start with.",
                    f"双方的首发英雄都是“{named.name.zh}”，而牌组 {which} 没有其他英雄可作首发。",
                )
            )


def _compile(decks: Sequence[PlayableDeck]) -> tuple[dict[int, Card], Compiled]:
    cards, ids = cards_of(decks)
    made = compile_cards(cards, tuple(listed[0] for listed in ids))
    for side, (deck, listed) in enumerate(zip(decks, ids, strict=True)):
        made.tables[0]["listed"][listed] = np.arange(len(listed))
        if deck.given is not None:
            copies = [(number, cards[number]) for number in listed[1:]]
            given = given_cards(deck.given, DEALING, STANDARD, {"main": copies})
            made.tables[0]["given_hand"][side] = np.uint64(sum(1 << number % codes.SIDE_CARDS for number in given))
    return cards, made


def compile_decks(decks: Sequence[PlayableDeck]) -> Records:
    """The tables for two decks with the hands that they are given. Raises UnplayableError."""
    return _compile(decks)[1].tables


def new_game(decks: Sequence[PlayableDeck], seed: int, game: int = 0) -> Play:
    """A game between two decks by its number. Deck 0 is side 0 and goes first in even games."""
    cards, made = _compile(decks)
    play = Play(cards, made.tables, made.modifiers, new_state(STATE.dtype))
    compiled.start(play.state, play.tables, play.work, np.uint64(seed % 2**64), game)
    return play


def start_position(position: Position) -> Play:
    """A described position, run to its first decision. Raises UnplayableError when a side has more than 64 cards."""
    cards, ids = number_sides([half.cards() for half in position.sides], codes.SIDE_CARDS)
    given = [each for half in position.sides for hero in half.heroes if hero for each in hero.given]
    made = compile_cards(cards, more=[each.modifier for each in given])
    play = Play(cards, made.tables, made.modifiers, new_state(STATE.dtype))
    s = play.state[0]
    compiled.empty(play.state, play.tables, play.work, np.uint64(position.seed % 2**64), position.first)
    s["turn"], s["active"], s["first"] = position.turn, position.active, position.first
    rows = iter(range(len(made.modifiers) - len(given), len(made.modifiers)))
    free = [iter(listed) for listed in ids]
    for side, half in enumerate(position.sides):
        _set_heroes(play, side, half, free[side], rows)
    for side, half in enumerate(position.sides):
        _set_spells(play, half, free[side])
        _set_zones(play, side, half, free[side])
    if position.chance is not None:
        s["rng"] = position.chance
    s["phase"] = PHASES[position.phase]
    compiled.apply(play.state, play.tables, play.work, codes.NO_ACTION)
    return play


def _bit(number: int) -> np.uint64:
    return np.uint64(1 << number % codes.SIDE_CARDS)


def _set_used(play: Play, number: int, used: Sequence[int]) -> None:
    """Mark abilities of a card, by their numbers from 1, as used this turn. Raises UnplayableError for one that is not once a turn."""
    rows = once_rows(play, number)
    for ability in used:
        if not 1 <= ability <= len(rows) or rows[ability - 1] < 0:
            raise not_once(play.cards[number], ability, ABILITY)
        play.state[0]["once"][number // codes.SIDE_CARDS][rows[ability - 1]] |= _bit(number)


def once_rows(play: Play, number: int) -> list[int]:
    """Return which bit notes the use of each of a card's abilities that are once a turn, or give something once a turn; else -1."""
    tables = play.tables[0]
    first = int(tables["first_ability"][number])
    found = []
    for row in tables["ability"][first : first + int(tables["abilities"][number])]:
        gives = tables["give"][row[codes.GIVE] : row[codes.GIVE] + row[codes.GIVES]] if row[codes.CONTINUOUS] else ()
        found.append(max([int(row[codes.ONCE]), *(int(give[codes.GIVE_ONCE]) for give in gives)]))
    return found


def _set_heroes(play: Play, side: int, half: Side, free: Iterator[int], rows: Iterator[int]) -> None:
    for place, hero in enumerate(half.heroes):
        if hero is not None:
            _set_hero(play, side, side * codes.PLACES + place, hero, free, rows)


def _set_hero(play: Play, side: int, slot: int, hero: Standing, free: Iterator[int], rows: Iterator[int]) -> None:
    s, number = play.state[0], next(free)
    s["next_uid"] += 1
    s["card"][slot], s["uid"][slot] = number, s["next_uid"]
    store_values(s, slot, hero, HERO_VALUES)
    s["field"] |= 1 << slot
    s["present"][side] |= _bit(number)
    play.show(number, BOTH)
    if hero.is_tapped:
        s["tapped"][side] |= _bit(number)
    if hero.guards:
        s["guards"][slot] = side * codes.PLACES + hero.guards - 1
        s["guard_until"][slot] = s["turn"] + hero.guard_turns - 1
    _set_used(play, number, hero.used)
    for item in hero.items:
        worn = next(free)
        s["borne"][side][slot] |= _bit(worn)
        s["present"][side] |= _bit(worn)
        play.show(worn, BOTH)
        if item.is_tapped:
            s["tapped"][side] |= _bit(worn)
        _set_used(play, worn, item.used)
    for given in hero.given:
        _add_given(play, slot, next(rows), given.turns)


def _add_given(play: Play, slot: int, row: int, turns: int | None) -> None:
    s, give = play.state[0], play.tables[0]["give"][row]
    size = int(s["given_size"])
    if size >= codes.GIVEN_ROWS:
        raise UnplayableError(Text("A position holds 64 given modifiers at most.", "一个局面最多容纳 64 项赋予的效果。"))
    is_counted = give[codes.GIVE_WORD] <= codes.GIVE_REDUCE
    amount = play.tables[0]["amount"][give[codes.GIVE_VALUE]][codes.PLUS] if is_counted else give[codes.GIVE_NUMBER]
    until = codes.ALWAYS if turns is None else int(s["turn"]) + turns - 1
    s["given"][size] = (slot, row, amount, until)
    s["given_size"] = size + 1


def _set_spells(play: Play, half: Side, free: Iterator[int]) -> None:
    s = play.state[0]
    for spell in half.spells:
        number, size = next(free), int(s["spells_size"])
        if size >= codes.SPELL_ROWS:
            raise UnplayableError(Text("A position holds 16 lasting spells at most.", "一个局面最多容纳 16 张持续性魔法牌。"))
        owner = number // codes.SIDE_CARDS
        slot = -1 if spell.on is None else spell.on[0] * codes.PLACES + spell.on[1] - 1
        s["spells"][size] = (number, slot, codes.ALWAYS if spell.turns is None else int(s["turn"]) + spell.turns - 1)
        s["spells_size"] = size + 1
        s["present"][owner] |= _bit(number)
        if slot >= 0:
            s["borne"][owner][slot] |= _bit(number)
        play.show(number, BOTH)
        _set_used(play, number, spell.used)


def _set_zones(play: Play, side: int, half: Side, free: Iterator[int]) -> None:
    s = play.state[0]
    store_values(s, side, half, SIDE_VALUES)
    for zone in ZONES:
        zone.store(play, side, half, free)
    stacks = [[next(free) for _ in stack] for stack in half.bounty]
    if len(stacks) > codes.STACKS:
        raise UnplayableError(Text("A side of a position holds 30 bounty stacks at most.", "一个局面每方最多容纳 30 叠悬赏牌。"))
    for place, numbers in enumerate(stacks):
        s["stack_size"][side][place] = len(numbers)
        for number in numbers:
            s["cards"][side][codes.BOUNTY][s["size"][side][codes.BOUNTY]] = number
            s["size"][side][codes.BOUNTY] += 1
            play.show(number, [side] * (place in half.bounty_known) + [1 - side] * (place in half.bounty_shown))
    s["stacks"][side] = len(stacks)
