"""A position of HotA as a page draws it: each side's permanents with the equipment on them, what is on the stack, hand and piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from rules.hota.engine.core.state import fields
from rules.hota.engine.core.state.codes import LIFE as STARTING_LIFE
from rules.hota.positions import Permanent, Phase, Position, Side
from rules.hota.terms import ATTRIBUTES
from rules.hota.wording import MARK_NAMES, at_place
from rules.kernel.cards import Card
from rules.kernel.positions.boards import board_zone
from rules.kernel.telling import board
from rules.kernel.telling.board import Board, BoardCard, Figure, Zone, title_of
from rules.wording import Text

LIFE, ATTACK, MANA, MANA_CAP = Text("Life", "生命值"), Text("Attack", "攻击力"), Text("Mana", "魔法值"), Text("Mana cap", "魔法值上限")
READY, TAPPED, FRESH = Text("ready", "重置"), Text("tapped", "横置"), Text("arrived this turn", "本回合进场")
ATTACKING, BLOCKED = Text("attacks", "进攻"), Text("was blocked", "受到阻挡")
FIELD, STACK, PLAYED, HAND, GRAVEYARD, EXILE, DECK = "field", "stack", "attribute_cards", "hand", "graveyard", "exile", "deck"
ZONES = {
    FIELD: Text("Battlefield", "战场"),
    STACK: Text("On the stack", "堆叠"),
    **{zone.name: zone.words for zone in fields.ZONES},
}
PHASES: dict[Phase, Text] = {
    "mulligan": Text("mulligan", "置换手牌"),
    "start": Text("start of the turn", "回合开始"),
    "upkeep": Text("start of the turn: upkeep", "回合开始：维持"),
    "strategy_1": Text("first strategy phase", "第一策略阶段"),
    "attack": Text("battle: attackers", "战斗阶段：宣告进攻生物"),
    "attacked": Text("battle: after attackers", "战斗阶段：宣告进攻生物后"),
    "block": Text("battle: blockers", "战斗阶段：宣告阻挡生物"),
    "order": Text("battle: order of blockers", "战斗阶段：排列阻挡生物"),
    "blocked": Text("battle: after blockers", "战斗阶段：宣告阻挡生物后"),
    "first_struck": Text("battle: after first-strike damage", "战斗阶段：先攻伤害后"),
    "struck": Text("battle: after damage", "战斗阶段：战斗伤害后"),
    "strategy_2": Text("second strategy phase", "第二策略阶段"),
    "ending": Text("end of the turn", "回合结束"),
    "discarding": Text("end of the turn: discards", "回合结束：弃牌"),
    "over": Text("end of the game", "对局结束"),
}


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a permanent now: its attack, its life before damage, and its marks."""

    attack: int
    life: int
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StackCard:
    """The card of a spell or an ability on the stack, with its number from the bottom, from 1, and notes."""

    side: int
    card: Card
    number: int
    notes: tuple[Text, ...]


#: What the permanent in a place has, by side and place from 0, where more is known than the position says.
FiguresOf = Callable[[int, int], Figures]


def board_of(position: Position, figures_of: FiguresOf | None = None, stack: Sequence[StackCard] = ()) -> Board:
    """The board; without `figures_of` creatures show what they have of themselves and what effects have given them."""
    halves = [_side(position, side, figures_of, stack) for side in (0, 1)]
    return Board((halves[0], halves[1]), title_of(position.turn, PHASES[position.phase]), position.active if position.turn else -1)


def _side(position: Position, side: int, figures_of: FiguresOf | None, stack: Sequence[StackCard]) -> board.Side:
    half = position.sides[side]
    # What attribute cards give stands with the player's figures: the cards lie in a pile.
    zones = (
        Zone(FIELD, ZONES[FIELD], tuple(_field(position, side, figures_of)), "places"),
        Zone(STACK, ZONES[STACK], tuple(_on_stack(each) for each in stack if each.side == side)),
        replace(board_zone(fields.PLAYED, half, side, plain), form="pile"),
        *(board_zone(zone, half, side, plain) for zone in (fields.HAND, fields.GRAVEYARD, fields.EXILE, fields.DECK)),
    )
    return board.Side(_figures(half), zones)


def _figures(half: Side) -> tuple[Figure, ...]:
    """A player's life, mana and attributes."""
    lasting, added = dict(half.attributes), dict(half.attributes_this_turn)
    values = {name: lasting.get(name, 0) + added.get(name, 0) for name in fields.ATTRIBUTES}  # type: ignore[call-overload]
    return (
        Figure(LIFE, STARTING_LIFE - half.damage, most=STARTING_LIFE, hue="fire"),
        Figure(MANA, half.mana, hue="water"),
        Figure(MANA_CAP, half.mana_cap),
        *(Figure(each.name, values[each.slug]) for each in ATTRIBUTES),
    )


def plain(card: Card) -> BoardCard:
    """A card by itself; a token has no card of its own."""
    return BoardCard("", name=card.name) if card.slug.startswith("token-") else BoardCard(card.slug)


def _on_stack(item: StackCard) -> BoardCard:
    look = plain(item.card)
    number = Text(f"no. {item.number} on the stack", f"堆叠第{item.number}项")
    return BoardCard(look.slug, notes=(number, *item.notes), name=look.name)


def permanent_at(position: Position, side: int, place: int) -> Permanent | None:
    """Return the permanent in a place, counted from 1; None where nothing lies."""
    field = position.sides[side].field
    return field[place - 1] if 1 <= place <= len(field) else None


def borne_at(position: Position, side: int, place: int) -> Iterator[tuple[int, int, Permanent]]:
    """The equipment on the creature in a place, from 1: whose it is, its own place, from 1, and the equipment."""
    for owner, half in enumerate(position.sides):
        for number, each in enumerate(half.field, 1):
            if each and each.on == (side, place):
                yield owner, number, each


def lies_alone(permanent: Permanent | None) -> bool:
    """Return whether something lies in a place by itself: equipment on a creature lies with the creature."""
    return permanent is not None and permanent.on is None


def _field(position: Position, side: int, figures_of: FiguresOf | None) -> Iterator[BoardCard | None]:
    """Yield the card drawn in each place, None for an empty one, up to the last place in which something lies by itself."""
    field = position.sides[side].field
    last = max((place for place, each in enumerate(field, 1) if lies_alone(each)), default=1)
    for place in range(1, last + 1):
        permanent = permanent_at(position, side, place)
        yield _permanent(position, side, place, permanent, figures_of) if permanent and permanent.on is None else None


def _permanent(position: Position, side: int, place: int, permanent: Permanent, figures_of: FiguresOf | None) -> BoardCard:
    """A permanent with the equipment on it."""
    card, look = permanent.card, plain(permanent.card)
    attached = tuple(_permanent(position, owner, number, each, figures_of) for owner, number, each in borne_at(position, side, place))
    if card.kind != "creature":
        state = (TAPPED,) if permanent.is_tapped else ()
        return BoardCard(look.slug, notes=state, name=look.name, is_tapped=permanent.is_tapped, attached=attached)
    found = figures_of(side, place - 1) if figures_of else own_figures(permanent)
    shown = (
        Figure(ATTACK, found.attack, int(card.values.get("attack", 0))),
        Figure(LIFE, found.life - permanent.damage, most=found.life, hue="fire"),
    )
    notes = (*_states(position, side, permanent), *(MARK_NAMES[mark] for mark in found.marks))
    return BoardCard(look.slug, shown, notes, name=look.name, is_tapped=permanent.is_tapped, attached=attached)


def _states(position: Position, side: int, creature: Permanent) -> Iterator[Text]:
    """Yield what a creature does, and the state that it is in, in words."""
    yield TAPPED if creature.is_tapped else READY
    if creature.is_fresh:
        yield FRESH
    if creature.is_attacking:
        yield ATTACKING
    if creature.is_attacking and creature.is_blocked:
        yield BLOCKED
    attacker = permanent_at(position, 1 - side, creature.blocks)
    if attacker:
        told = at_place(attacker.card.name, 1 - side, creature.blocks)
        yield Text(f"blocks {told.en}", f"阻挡{told.zh}")
    if creature.held:
        yield Text(f"not readied {creature.held}×", f"不能重置 {creature.held} 次")
    if creature.prevented:
        yield Text(f"the next {creature.prevented} damage is prevented", f"防止接下来的 {creature.prevented} 点伤害")


def own_figures(creature: Permanent) -> Figures:
    """Return the figures of a creature without what static abilities give it."""
    values = creature.card.values
    marks = {each.replace("-", "_") for each in values.get("keywords", ())} | {*creature.gained, *creature.gained_this_turn}
    attack = int(values.get("attack", 0)) + creature.plus_attack + creature.attack_this_turn
    life = int(values.get("life", 0)) + creature.plus_life + creature.life_this_turn
    return Figures(max(0, attack), life, tuple(mark for mark in MARK_NAMES if mark in marks))
