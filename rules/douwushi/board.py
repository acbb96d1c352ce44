"""A position of Dou Wushi as a page draws it: each side's heroes with what they bear, spells, hand and piles, and who knows which card."""

from __future__ import annotations

from collections.abc import Callable

from rules.douwushi.engine.core.state import fields
from rules.douwushi.language.modifiers import Attack, Life
from rules.douwushi.positions import NEUTRAL_HERO, SIDE_VALUES, Item, Lasting, Phase, Position, Side, Standing
from rules.douwushi.wording import at_place, had, turns_left
from rules.kernel.cards import Card
from rules.kernel.positions.boards import board_zone, figures
from rules.kernel.telling import board
from rules.kernel.telling.board import Board, BoardCard, Figure, Zone, title_of
from rules.kernel.telling.notation import DECKS
from rules.wording import Text

LIFE, MP, ATTACK = Text("Life", "生命值"), Text("MP", "MP"), Text("Attack", "攻击力")
READY, TAPPED = Text("ready", "重置"), Text("tapped", "横置")
HAS_COUNTERED, HAS_GUARDED = Text("has countered", "已反击"), Text("has guarded this turn", "本回合已护卫")
USED = Text("used this turn", "本回合已使用")
FIELD, SPELLS, HAND, RESERVE, GRAVEYARD, BEYOND = "field", "spells", "hand", "reserve", "graveyard", "beyond"
ZONES = {FIELD: Text("Heroes", "英雄"), SPELLS: Text("Lasting spells", "持续性魔法牌"), **{zone.name: zone.words for zone in fields.ZONES}}
ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")
PHASES: dict[Phase, Text] = {
    "starting": Text("starting heroes", "选择首发英雄"),
    "start": Text("start of the turn", "回合开始阶段"),
    "main": Text("actions", "玩家动作阶段"),
    "end": Text("end of the turn", "回合结束阶段"),
}
#: The attack and the life that the hero in a place has, by side and place from 0, where more is known than the position says.
FiguresOf = Callable[[int, int], tuple[int, int]]


def board_of(position: Position, figures_of: FiguresOf | None = None) -> Board:
    """The board; without `figures_of` heroes show what they have of themselves, their weapons and what was given to them."""
    halves = [_side(position, side, figures_of) for side in (0, 1)]
    return Board((halves[0], halves[1]), title_of(position.turn, PHASES[position.phase]), position.active if position.turn else -1)


def bounty_zone(stack: int) -> str:
    """Return the name of the zone of a bounty stack, counted from 1."""
    return f"bounty-{stack}"


def bounty_name(stack: int) -> Text:
    named = f"{ORDINALS[stack - 1]} bounty stack" if stack <= len(ORDINALS) else f"Bounty stack no. {stack}"
    return Text(named, f"第{stack}叠悬赏牌")


def _side(position: Position, side: int, figures_of: FiguresOf | None) -> board.Side:
    half = position.sides[side]
    last = max((place for place, hero in enumerate(half.heroes, 1) if hero), default=1)
    heroes = tuple(_hero(position, side, place, figures_of) for place in range(last))
    zones = (
        Zone(FIELD, ZONES[FIELD], heroes, "places"),
        Zone(SPELLS, ZONES[SPELLS], tuple(_spell(position, side, spell) for spell in half.spells)),
        board_zone(fields.HAND, half, side, _card),
        *(_stack(half, side, stack) for stack in range(len(half.bounty))),
        *(board_zone(zone, half, side, _card) for zone in (fields.GRAVEYARD, fields.BEYOND, fields.RESERVE)),
    )
    return board.Side(figures(half, SIDE_VALUES), zones)


def _stack(half: Side, side: int, stack: int) -> Zone:
    """A bounty stack: whoever has looked at it knows both of its cards."""
    known = (stack in half.bounty_known, stack in half.bounty_shown)
    seen_by = known if side == 0 else known[::-1]
    cards = tuple(BoardCard(card.slug, seen_by=seen_by, is_turned=True) for card in half.bounty[stack])
    return Zone(bounty_zone(stack + 1), bounty_name(stack + 1), cards, "pile")


def _card(card: Card) -> BoardCard:
    return BoardCard("", name=card.name) if card is NEUTRAL_HERO else BoardCard(card.slug)


def _spell(position: Position, side: int, spell: Lasting) -> BoardCard:
    notes = []
    if spell.on:
        bearer, place = spell.on
        hero = hero_at(position, bearer, place)
        on = at_place(hero.card.name, place) if hero else Text(f"place {place}", f"{place}号位")
        deck = DECKS[bearer]
        notes.append(Text(f"on {on.en}", f"附于{on.zh}") if bearer == side else Text(f"on {deck.en}’s {on.en}", f"附于{deck.zh}{on.zh}"))
    notes += [left for left in (turns_left(spell.turns),) if left]
    return BoardCard(spell.card.slug, notes=(*notes, *((USED,) if spell.used else ())))


def hero_at(position: Position, side: int, place: int) -> Standing | None:
    """The hero in a place, from 1."""
    heroes = position.sides[side].heroes
    return heroes[place - 1] if 1 <= place <= len(heroes) else None


def _hero(position: Position, side: int, place: int, figures_of: FiguresOf | None) -> BoardCard | None:
    hero = hero_at(position, side, place + 1)
    if hero is None:
        return None
    attack, life = figures_of(side, place) if figures_of else own_figures(hero)
    shown = (
        Figure(ATTACK, attack, _weapon_attack(hero)),
        Figure(MP, hero.mp, hue="water"),
        Figure(LIFE, life - hero.damage, most=life, hue="fire"),
    )
    named = _card(hero.card)
    items = tuple(map(_item, hero.items))
    return BoardCard(named.slug, shown, _notes(position, side, place, hero), name=named.name, is_tapped=hero.is_tapped, attached=items)


def _notes(position: Position, side: int, place: int, hero: Standing) -> tuple[Text, ...]:
    notes = [TAPPED if hero.is_tapped else READY]
    guarded = hero_at(position, side, hero.guards)
    if guarded:
        told = at_place(guarded.card.name, hero.guards)
        notes.append(Text(f"guards {told.en}", f"护卫{told.zh}"))
    notes += [HAS_GUARDED] if hero.guard_spent else []
    notes += [HAS_COUNTERED] if hero.counters else []
    notes += [had(each.modifier, each.turns) for each in hero.given]
    for half in position.sides:
        notes += [_borne(spell.card.name) for spell in half.spells if spell.on == (side, place + 1)]
    return tuple(notes)


def _borne(name: Text) -> Text:
    return Text(f"bears {name.en}", f"附有{name.zh}")


def _item(item: Item) -> BoardCard:
    attack = (Figure(ATTACK, int(item.card.values["attack"])),) if item.card.kind == "weapon" else ()
    notes = (*((TAPPED,) if item.is_tapped else ()), *((USED,) if item.used else ()))
    return BoardCard(item.card.slug, attack, notes, is_tapped=item.is_tapped)


def _weapon_attack(hero: Standing) -> int:
    return sum(int(item.card.values.get("attack", 0)) for item in hero.items)


def own_figures(hero: Standing) -> tuple[int, int]:
    """The attack and the life that a hero has without what passives give it."""
    attack, life = _weapon_attack(hero), int(hero.card.values["life"])
    for each in hero.given:
        if isinstance(each.modifier, Attack | Life) and isinstance(each.modifier.amount, int):
            attack += each.modifier.amount if isinstance(each.modifier, Attack) else 0
            life += each.modifier.amount if isinstance(each.modifier, Life) else 0
    return max(attack, 0), life
