"""Echo's positions in the sandbox: opened from files, laid out for a form, and changed card by card. Loads no engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, get_args

from rules.echo.board import DECK, DISPLAY, FIELD, GRAVEYARD, HAND, HERO, PHASES, ZONES, board_of
from rules.echo.format import DEALING
from rules.echo.positions import NEUTRAL_HERO, SLOTS, Phase, Position, Side, Slot
from rules.echo.scenario.files import CARDS, read_scenarios
from rules.echo.scenario.writing import write_file, write_scenario
from rules.kernel.actions import IllegalActionError, InvalidActionError
from rules.kernel.board import place_of
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.notation import DECKS, PLAYERS
from rules.kernel.sandbox import Opened, Setup, SetupField, SetupPlace
from rules.kernel.scenario.files import Scenario
from rules.kernel.scenarios import ScenarioFileError
from rules.wording import Text

#: What errors call the file.
SOURCE = "scenario"
NAME = Text("Position", "局面")
PILES = (HAND, DISPLAY, GRAVEYARD, DECK)
LIFE, ENERGY, ATTACK = 9999, 999, 9999
Cards = Mapping[str, Card]


class EchoSandbox:
    """See rules.kernel.sandbox.Sandbox."""

    @property
    def empty(self) -> str:
        return file_of(Position(sides=(Side(), Side())), {})

    def open(self, text: str, cards: Cards, number: int = 0) -> Opened:
        scenarios = read_scenarios(text, SOURCE, cards)
        if not 0 <= number < len(scenarios):
            raise ScenarioFileError(SOURCE, 1, Text(f"there is no scenario {number + 1}", f"没有第{number + 1}个场景"))
        scenario = scenarios[number]
        lines = tuple(line for step in scenario.steps for line in step.do)
        return Opened(file_of(scenario.position, cards), lines, tuple(map(_name, scenarios)))

    def lay_out(self, file: str, cards: Cards) -> Setup:
        position = _position(file, cards)
        fields = (
            SetupField("phase", Text("Phase", "阶段"), position.phase, tuple((phase, PHASES[phase]) for phase in get_args(Phase))),
            SetupField("turn", Text("Turn", "回合"), str(position.turn), least=0, most=100),
            SetupField("active", Text("Whose turn", "行动方"), PLAYERS[position.active], tuple(zip(PLAYERS, DECKS, strict=True))),
            SetupField("first", Text("Who went first", "先手"), PLAYERS[position.first], tuple(zip(PLAYERS, DECKS, strict=True))),
        )
        slots = [place_of(side, FIELD, place + 1) for side in (0, 1) for place in range(SLOTS) if position.sides[side].slots[place]]
        return Setup(
            board=board_of(position).as_json,
            fields=fields,
            sides=tuple(_side_fields(side, half) for side, half in enumerate(position.sides)),
            places=tuple(place for side in (0, 1) for place in _places(side)),
            turns=tuple(slots),
            counts=tuple(slots),
        )

    def change(self, file: str, cards: Cards, change: str) -> str:
        """See Sandbox. `put A.field` takes the leftmost empty slot, `put A.field.3` that one."""
        position = _position(file, cards)
        verb, _, rest = change.strip().partition(" ")
        changer = CHANGES.get(verb)
        if changer is None:
            raise InvalidActionError(Text(f"“{change}” is no change", f"“{change}”不是修改操作"))
        own = {card.slug: card for half in position.sides for card in (half.hero, *half.cards())}
        return file_of(changer(position, rest.split(" "), {**cards, **own}), cards)

    def of_decks(self, decks: Sequence[PlayableDeck], seed: int) -> str:
        chance = random.Random(seed)
        position = Position(sides=(_begin(decks[0], chance), _begin(decks[1], chance)), phase="mulligan", turn=0, seed=seed)
        return write_file(write_scenario(position, name=NAME.en, name_zh=NAME.zh))


def sandbox() -> EchoSandbox:
    return EchoSandbox()


def file_of(position: Position, cards: Cards) -> str:
    """The file of a position, with the cards in it that are not the game's."""
    held = {card.slug: card for half in position.sides for card in (half.hero, *half.cards())}
    own = [card.data for slug, card in held.items() if card is not NEUTRAL_HERO and cards.get(slug) != card]
    return write_file(write_scenario(position, name=NAME.en, name_zh=NAME.zh), own)


def _position(file: str, cards: Cards) -> Position:
    return read_scenarios(file, SOURCE, cards)[0].position


def _name(scenario: Scenario[Position]) -> Text:
    return Text(scenario.name, scenario.name_zh or scenario.name)


def _begin(deck: PlayableDeck, chance: random.Random) -> Side:
    """A side before its mulligan."""
    ((hero, _),) = deck.sections["hero"]
    main = [card for card, copies in deck.sections["main"] for _ in range(copies)]
    chance.shuffle(main)
    return Side(hero=hero, life=hero.values["life"], energy=0, hand=tuple(main[: DEALING.hand]), deck=tuple(main[DEALING.hand :]))


def _side_fields(side: int, half: Side) -> tuple[SetupField, ...]:
    player = PLAYERS[side]
    return (
        SetupField(f"{player}.life", Text("Life", "生命值"), str(half.life), least=-LIFE, most=LIFE),
        SetupField(f"{player}.energy", Text("Energy", "能量"), str(half.energy), most=ENERGY),
    )


def _places(side: int) -> tuple[SetupPlace, ...]:
    kinds = {HERO: ("hero",), FIELD: ("follower",)}
    return tuple(
        SetupPlace(f"{PLAYERS[side]}.{zone}", side, ZONES[zone], kinds.get(zone, ("follower", "item")))
        for zone in (FIELD, HAND, DECK, DISPLAY, GRAVEYARD, HERO)
    )


Change = Callable[[Position, list[str], Cards], Position]


def _wrong(words: Sequence[str]) -> InvalidActionError:
    said = " ".join(words)
    return InvalidActionError(Text(f"“{said}” can't be read", f"“{said}”看不懂"))


def _read_place(words: list[str]) -> tuple[int, str, int]:
    """The side, the zone and the number of a place, the number 0 where there is none."""
    parts = words[0].split(".")
    if len(parts) not in (2, 3) or parts[0] not in PLAYERS or len(parts[0]) != 1 or parts[1] not in ZONES:
        raise _wrong(words)
    number = parts[2] if len(parts) == 3 else "0"
    if not (number.isascii() and number.isdigit()) or len(number) > 3:
        raise _wrong(words)
    return PLAYERS.index(parts[0]), parts[1], int(number)


def _read_number(words: list[str], least: int, most: int) -> int:
    try:
        number = int(words[1])
    except (IndexError, ValueError):
        raise _wrong(words) from None
    if not least <= number <= most:
        raise IllegalActionError(Text(f"{number} is not between {least} and {most}", f"{number}不在{least}至{most}之间"))
    return number


def _with_side(position: Position, side: int, **values: Any) -> Position:
    halves = list(position.sides)
    halves[side] = replace(halves[side], **values)
    return replace(position, sides=(halves[0], halves[1]), chance=None)


def _put(position: Position, words: list[str], cards: Cards) -> Position:
    side, zone, number = _read_place(words)
    half = position.sides[side]
    card = cards.get(words[1]) if len(words) == 2 else None
    if card is None:
        raise _wrong(words)
    kinds = next(place.kinds for place in _places(side) if place.key == f"{PLAYERS[side]}.{zone}")
    if card.kind not in kinds:
        raise IllegalActionError(Text(f"“{card.name.en}” does not go there", f"“{card.name.zh}”不能放在这里"))
    if zone == HERO:
        return _with_side(position, side, hero=card, life=card.values["life"], skill_used=False, used=())
    if sum(len(each.cards()) for each in position.sides) >= CARDS:
        raise IllegalActionError(Text(f"A position holds {CARDS} cards at most", f"一个局面最多容纳{CARDS}张卡"))
    if zone == FIELD:
        free = [place for place in range(SLOTS) if half.slots[place] is None and number in (0, place + 1)]
        if not free:
            raise IllegalActionError(Text("There is no empty slot", "没有空位"))
        return _with_side(position, side, slots=_replaced(half.slots, free[0], Slot(card=card)))
    listed = getattr(half, zone)
    return _with_side(position, side, **{zone: (card, *listed) if zone == DECK else (*listed, card)})


def _replaced(slots: tuple[Slot | None, ...], place: int, slot: Slot | None) -> tuple[Slot | None, ...]:
    return (*slots[:place], slot, *slots[place + 1 :])


def _take(position: Position, words: list[str], cards: Cards) -> Position:
    side, zone, number = _read_place(words)
    half = position.sides[side]
    if zone == HERO:
        return _with_side(position, side, hero=NEUTRAL_HERO, skill_used=False, used=())
    held = half.slots if zone == FIELD else getattr(half, zone)
    if not 1 <= number <= len(held):
        raise _wrong(words)
    if zone == FIELD:
        return _with_side(position, side, slots=_replaced(half.slots, number - 1, None))
    left = (*held[: number - 1], *held[number:])
    if zone != HAND:
        return _with_side(position, side, **{zone: left})
    shown = tuple(place - (place >= number) for place in half.shown if place != number - 1)
    return _with_side(position, side, hand=left, shown=shown)


def _standing(position: Position, words: list[str]) -> tuple[int, int, Slot]:
    side, zone, number = _read_place(words)
    slot = position.sides[side].slots[number - 1] if zone == FIELD and 1 <= number <= SLOTS else None
    if slot is None:
        raise _wrong(words)
    return side, number - 1, slot


def _turn(position: Position, words: list[str], cards: Cards) -> Position:
    side, place, slot = _standing(position, words)
    turned = Slot(card=slot.card, is_awake=not slot.is_awake, attack=slot.attack, gained=slot.gained, lost=slot.lost)
    return _with_side(position, side, slots=_replaced(position.sides[side].slots, place, turned))


def _count(position: Position, words: list[str], cards: Cards) -> Position:
    side, place, slot = _standing(position, words)
    attack = _read_number(words, -ATTACK, ATTACK)
    changed = replace(slot, attack=None if attack == slot.card.values.get("attack", 0) else attack, attack_this_turn=0)
    return _with_side(position, side, slots=_replaced(position.sides[side].slots, place, changed))


def _clear(position: Position, words: list[str], cards: Cards) -> Position:
    side, zone, _ = _read_place(words)
    if zone == FIELD:
        return _with_side(position, side, slots=(None,) * SLOTS)
    if zone == HERO:
        return _take(position, words, cards)
    return _with_side(position, side, **{zone: ()}, **({"shown": ()} if zone == HAND else {}))


def _set(position: Position, words: list[str], cards: Cards) -> Position:
    key, value = words[0], words[1] if len(words) == 2 else ""
    position = replace(position, chance=None)
    if key in ("A.life", "B.life", "A.energy", "B.energy"):
        name = key[2:]
        number = _read_number(words, -LIFE if name == "life" else 0, LIFE if name == "life" else ENERGY)
        return _with_side(position, PLAYERS.index(key[0]), **{name: number})
    if key in ("active", "first") and len(value) == 1 and value in PLAYERS:
        return replace(position, **{key: PLAYERS.index(value)})  # type: ignore[arg-type]
    if key == "phase" and value in PHASES:
        is_before = value in ("mulligan", "setup")
        turn = 0 if is_before else position.turn or 1
        return replace(position, phase=value, turn=turn, active=position.first if is_before else position.active)
    if key == "turn":
        return replace(position, turn=_read_number(words, 1 if position.turn else 0, 100 if position.turn else 0))
    raise _wrong(words)


#: The changes by their verbs.
CHANGES: dict[str, Change] = {"put": _put, "take": _take, "turn": _turn, "count": _count, "clear": _clear, "set": _set}
