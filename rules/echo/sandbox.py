"""Echo's positions in the sandbox: opened from files, laid out for a form, and changed card by card. Loads no engine."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace

from rules.echo.board import ATTACK, DECK, DISPLAY, FIELD, GRAVEYARD, HAND, HERO, PHASES, ZONES, attack_of, board_of
from rules.echo.engine.core.state import fields
from rules.echo.engine.core.state.fields import LIFE
from rules.echo.format import DEALING
from rules.echo.positions import NEUTRAL_HERO, SIDE_VALUES, SLOTS, Position, Side, Slot
from rules.echo.scenario.files import CARDS, FILES
from rules.echo.scenario.writer import write_scenario
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.positions.sandbox import Setup, SetupCount, SetupPlace
from rules.kernel.positions.sandbox_positions import (
    Cards,
    Change,
    FileSandbox,
    clear_zone,
    frame_fields,
    put_card,
    read_number,
    read_place,
    set_number,
    set_player,
    side_fields,
    take_card,
    with_side,
    wrong,
)
from rules.kernel.telling.action_errors import IllegalActionError
from rules.kernel.telling.board import place_of
from rules.kernel.telling.notation import PLAYERS
from rules.wording import Text

PILES = {zone.name: zone for zone in fields.ZONES}
TURN_WORDS = (Text("Turn down", "沉睡"), Text("Awaken", "唤醒"))


def _attack_of(position: Position, side: int, place: int) -> SetupCount:
    slot = position.sides[side].slots[place]
    assert slot is not None
    key = place_of(side, FIELD, place + 1)
    return SetupCount(key, key, ATTACK, attack_of(slot))


def _begin(deck: PlayableDeck, chance: random.Random) -> Side:
    """A side before its mulligan."""
    ((hero, _),) = deck.sections["hero"]
    main = [card for card, copies in deck.sections["main"] for _ in range(copies)]
    chance.shuffle(main)
    return Side(hero=hero, life=hero.values["life"], energy=0, hand=tuple(main[: DEALING.hand]), deck=tuple(main[DEALING.hand :]))


def _places(side: int) -> tuple[SetupPlace, ...]:
    kinds = {HERO: ("hero",), FIELD: ("follower",)}
    return tuple(
        SetupPlace(f"{PLAYERS[side]}.{zone}", side, ZONES[zone], kinds.get(zone, ("follower", "item")))
        for zone in (FIELD, HAND, DECK, DISPLAY, GRAVEYARD, HERO)
    )


def _read(words: list[str]) -> tuple[int, str, int]:
    """The side, the zone and the number of a place, the number 0 where there is none."""
    place = read_place(words, ZONES)
    return place.side, place.zone, place.number


def _put(position: Position, words: list[str], cards: Cards) -> Position:
    side, zone, number = _read(words)
    half = position.sides[side]
    card = cards.get(words[1]) if len(words) == 2 else None
    if card is None:
        raise wrong(words)
    kinds = next(place.kinds for place in _places(side) if place.key == f"{PLAYERS[side]}.{zone}")
    if card.kind not in kinds:
        raise IllegalActionError(Text(f"“{card.name.en}” does not go there", f"“{card.name.zh}”不能放在这里"))
    if zone == HERO:
        return with_side(position, side, hero=card, life=card.values["life"], skill_used=False, used=())
    if sum(len(each.cards()) for each in position.sides) >= CARDS:
        raise IllegalActionError(Text(f"A position holds {CARDS} cards at most", f"一个局面最多容纳{CARDS}张卡"))
    if zone == FIELD:
        free = [place for place in range(SLOTS) if half.slots[place] is None and number in (0, place + 1)]
        if not free:
            raise IllegalActionError(Text("There is no empty slot", "没有空位"))
        return with_side(position, side, slots=_replaced(half.slots, free[0], Slot(card=card)))
    return put_card(position, side, PILES[zone], card)


def _replaced(slots: tuple[Slot | None, ...], place: int, slot: Slot | None) -> tuple[Slot | None, ...]:
    return (*slots[:place], slot, *slots[place + 1 :])


def _take(position: Position, words: list[str], cards: Cards) -> Position:
    side, zone, number = _read(words)
    if zone == HERO:
        return with_side(position, side, hero=NEUTRAL_HERO, skill_used=False, used=())
    if zone != FIELD:
        return take_card(position, side, PILES[zone], number, words)
    if not 1 <= number <= SLOTS:
        raise wrong(words)
    return with_side(position, side, slots=_replaced(position.sides[side].slots, number - 1, None))


def _standing(position: Position, words: list[str]) -> tuple[int, int, Slot]:
    side, zone, number = _read(words)
    slot = position.sides[side].slots[number - 1] if zone == FIELD and 1 <= number <= SLOTS else None
    if slot is None:
        raise wrong(words)
    return side, number - 1, slot


def _turn(position: Position, words: list[str], cards: Cards) -> Position:
    side, place, slot = _standing(position, words)
    turned = Slot(card=slot.card, is_awake=not slot.is_awake, attack=slot.attack, gained=slot.gained, lost=slot.lost)
    return with_side(position, side, slots=_replaced(position.sides[side].slots, place, turned))


def _count(position: Position, words: list[str], cards: Cards) -> Position:
    side, place, slot = _standing(position, words)
    attack = read_number(words, -LIFE, LIFE)
    changed = replace(slot, attack=None if attack == slot.card.values.get("attack", 0) else attack, attack_this_turn=0)
    return with_side(position, side, slots=_replaced(position.sides[side].slots, place, changed))


def _clear(position: Position, words: list[str], cards: Cards) -> Position:
    side, zone, _ = _read(words)
    if zone == FIELD:
        return with_side(position, side, slots=(None,) * SLOTS)
    if zone == HERO:
        return _take(position, words, cards)
    return clear_zone(position, side, PILES[zone])


def _set(position: Position, words: list[str], cards: Cards) -> Position:
    key, value = words[0], words[1] if len(words) == 2 else ""
    position = replace(position, chance=None)
    changed = set_number(position, words, SIDE_VALUES) or set_player(position, words)
    if changed:
        return changed
    if key == "phase" and value in PHASES:
        is_before = value in ("mulligan", "setup")
        turn = 0 if is_before else position.turn or 1
        return replace(position, phase=value, turn=turn, active=position.first if is_before else position.active)
    if key == "turn":
        return replace(position, turn=read_number(words, 1 if position.turn else 0, 100 if position.turn else 0))
    raise wrong(words)


#: The changes by their verbs.
CHANGES: dict[str, Change[Position]] = {"put": _put, "take": _take, "turn": _turn, "count": _count, "clear": _clear, "set": _set}


class EchoSandbox(FileSandbox[Position]):
    """See rules.kernel.positions.sandbox.Sandbox. `put A.field` takes the leftmost empty slot, `put A.field.3` that one."""

    changes = CHANGES
    files = FILES
    write_scenario = staticmethod(write_scenario)

    @property
    def empty(self) -> str:
        return self.file_of(Position(sides=(Side(), Side())), {})

    def held(self, position: Position) -> Iterable[Card]:
        held = (card for half in position.sides for card in (half.hero, *half.cards()))
        return (card for card in held if card is not NEUTRAL_HERO)

    def lay_out(self, file: str, cards: Cards) -> Setup:
        position = self.position_of(file, cards)
        counts = tuple(_attack_of(position, side, place) for side in (0, 1) for place in range(SLOTS) if position.sides[side].slots[place])
        return Setup(
            board=board_of(position).as_json,
            fields=frame_fields(position, PHASES, (0, 100)),
            sides=tuple(side_fields(side, half, SIDE_VALUES) for side, half in enumerate(position.sides)),
            places=tuple(place for side in (0, 1) for place in _places(side)),
            turns=tuple(count.place for count in counts),
            turn_words=TURN_WORDS,
            counts=counts,
        )

    def of_decks(self, decks: Sequence[PlayableDeck], seed: int) -> str:
        chance = random.Random(seed)
        return self.write(Position(sides=(_begin(decks[0], chance), _begin(decks[1], chance)), phase="mulligan", turn=0, seed=seed))


def sandbox() -> EchoSandbox:
    return EchoSandbox()
