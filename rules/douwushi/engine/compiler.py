"""Compiling cards: from the words of the card language to the tables that the engine plays from.

A card beyond the engine's sizes is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, get_args

import numpy as np

from rules.douwushi.engine.assembly import ATTACK_TYPE, COSTS, SOURCE
from rules.douwushi.engine.core.course.resolution import MEANINGS
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.layout import TABLES
from rules.douwushi.engine.effect_words import Writer
from rules.douwushi.engine.selector_words import CLASSES, KINDS, NOTHING_ASKED, TYPES, WHOSE, filter_of
from rules.douwushi.engine.thoughts import fill_thoughts
from rules.douwushi.language import moments, vocabulary
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.effects import Stay
from rules.douwushi.language.modifiers import Modifier
from rules.douwushi.language.selectors import HeroFilter
from rules.kernel.cards import Card
from rules.kernel.engine import UnplayableError
from rules.kernel.players.records import Records, new
from rules.kernel.playing.assembly import fill, within
from rules.kernel.playing.encoders import BitsIn, NumberIn, numbers_of
from rules.kernel.playing.word_rows import Rows
from rules.wording import Text

SKILLS = numbers_of(get_args(vocabulary.Skill), codes, cast=codes.CAST_SKILL)
#: What triggers an ability, in its row.
MOMENTS = Rows(
    words=moments.Moment.words(),
    at=codes.MOMENT,
    numbers=numbers_of(moments.Moment.names(), codes),
    ways={
        "by": (codes.BY, NumberIn(WHOSE)),
        "source": (codes.SOURCES, SOURCE),
        "attack_type": (codes.TYPE_MASK, ATTACK_TYPE),
        "kind": (codes.ITEM_KIND, NumberIn(KINDS)),
    },
    wholes={HeroFilter: (codes.FILTER, filter_of)},
)
_HANDS = {None: 0, "one": 1, "two": 2}
#: What a continuous passive's `to` may ask of heroes that changes without anybody coming, leaving or being equipped.
_SHIFTING = (codes.STATE, codes.GUARD_ASKED, codes.GUARDED, codes.HURT, *range(codes.MP_MIN, codes.LIFE_MAX + 1))


@dataclass(frozen=True, slots=True)
class Compiled:
    """The tables of a game, and the modifiers that its rows of them stand for: those of its cards, then any others that were asked for."""

    tables: Records
    modifiers: tuple[Modifier, ...]


def compile_cards(cards: Mapping[int, Card], starters: Sequence[int] = (), more: Sequence[Modifier] = ()) -> Compiled:
    """The tables for the cards of a game by their ids. `starters`: the starting heroes' ids. `more`: modifiers that need rows beside
    the cards' own. Raises UnplayableError.
    """
    array = new(TABLES)
    assembly = Writer()
    compiled: dict[str, tuple[int, int, int]] = {}
    named: dict[str, int] = {}
    for number, card in sorted(cards.items()):
        if card.slug not in compiled:
            assembly.card, assembly.onces = card, 0
            first = len(assembly.abilities)
            for ability in card.abilities:
                _compile_ability(assembly, ability, card)
            compiled[card.slug] = (number, first, len(card.abilities))
        array[0]["named"][number] = named.setdefault(card.name_group, number)
        _fill_card(array[0], number, card, compiled[card.slug])
    for modifier in more:
        assembly.card, assembly.onces = None, 0
        assembly.gives_of((modifier,))
    array[0]["starter"] = starters or (0, codes.SIDE_CARDS)
    fill(array[0], assembly.tables())
    _fill_listeners(array[0], cards)
    fill_thoughts(array[0], cards)
    return Compiled(array, tuple(assembly.modifiers))


def _fill_card(tables: Any, number: int, card: Card, compiled: tuple[int, int, int]) -> None:
    values, owner = card.values, number // codes.SIDE_CARDS
    bit = np.uint64(1 << number % codes.SIDE_CARDS)
    tables["same"][number], tables["first_ability"][number], tables["abilities"][number] = compiled
    tables["kind"][number] = KINDS[card.kind]
    for name in ("cost", "attack", "life"):
        tables[name][number] = within(card, name, int(values.get(name, 0)))
    tables["hands"][number] = _HANDS[values.get("hands")]
    tables["attack_type"][number] = TYPES.get(values.get("attack_type", ""), codes.NO_TYPE)
    tables["classes"][number] = (
        CLASSES[values["class"]] if card.kind == "hero" else BitsIn(CLASSES)(None, tuple(values.get("usable_by", ())))
    )
    tables["has_guard"][number] = "guard" in values.get("keywords", ())
    if card.kind == "spell" and values.get("spell_type") == "lasting":
        stays = [effect for ability in card.abilities for effect in ability.do if isinstance(effect, Stay)]
        tables["is_lasting"][number] = 2 if any(effect.target is not None for effect in stays) else 1
    tables["deck"][owner] += 1
    group = "heroes" if card.kind == "hero" else "spells" if card.kind == "spell" else "items"
    tables[group][owner] |= bit
    if card.kind == "weapon":
        tables["weapons"][owner] |= bit


def _fill_listeners(tables: Any, cards: Mapping[int, Card]) -> None:
    """Note for each card which moments it listens to, whether it gives anything, and its active abilities."""
    tables["cast"][:] = -1
    for number, card in cards.items():
        owner, bit = number // codes.SIDE_CARDS, np.uint64(1 << number % codes.SIDE_CARDS)
        first = int(tables["first_ability"][number])
        for index in range(first, first + int(tables["abilities"][number])):
            row = tables["ability"][index]
            if row[codes.KIND] == codes.CAST_SKILL:
                tables["cast"][number] = index
            elif row[codes.KIND] == codes.ACTIVE:
                count = int(tables["actives"][number])
                if count >= codes.SKILLS:
                    raise UnplayableError(
                        Text(f"“{card.name.en}” has too many active abilities to play.", f"“{card.name.zh}”的启动技能过多，无法对战。")
                    )
                tables["active"][number][count] = index
                tables["actives"][number] = count + 1
            elif row[codes.CONTINUOUS]:
                tables["givers"][owner] |= bit
                gives = tables["give"][row[codes.GIVE] : row[codes.GIVE] + row[codes.GIVES], codes.GIVE_WORD]
                if any(codes.GIVE_REDUCE <= word <= codes.GIVE_UNPREVENTABLE for word in gives):
                    tables["rulers"][owner] |= bit
                if not _is_steady(tables, row):
                    tables["shifting"][owner] |= bit
            else:
                tables["hearers"][row[codes.MOMENT]][owner] |= bit


def _is_steady(tables: Any, row: Any) -> bool:
    """Return whether what a continuous passive gives depends only on what sets `is_stale`: who and what is on the battlefield."""
    if row[codes.CONDITIONS]:
        return False
    selector = tables["selector"][row[codes.TO]]
    if any(selector[column] != NOTHING_ASKED[column] for column in _SHIFTING):
        return False
    rows = [tables["give"][index] for index in range(row[codes.GIVE], row[codes.GIVE] + row[codes.GIVES])]
    counted = [tables["amount"][give[codes.GIVE_VALUE]][codes.COUNTED] for give in rows if give[codes.GIVE_WORD] <= codes.GIVE_LIFE]
    return all(each == codes.PLAIN for each in counted)


def _compile_ability(assembly: Writer, ability: Ability, card: Card) -> None:
    row = [0] * codes.ABILITY_WIDTH
    assembly.abilities.append(row)
    assembly.begin()
    row[codes.KIND] = SKILLS[ability.skill]
    row[codes.MOMENT] = row[codes.FILTER] = row[codes.COST_CARDS] = row[codes.ITEM_KIND] = row[codes.ONCE] = -1
    row[codes.SOURCES] = codes.ANY_SOURCE
    row[codes.CONDITION], row[codes.CONDITIONS] = assembly.conditions_of(ability.conditions)
    row[codes.IS_MAY] = int(ability.may)
    row[codes.NEEDS_WEAPON] = int(ability.needs_weapon)
    row[codes.OF_HERO] = int(card.kind == "hero")
    if ability.once:
        row[codes.ONCE] = assembly.once()
    if ability.when is not None:
        MOMENTS(assembly, row, ability.when)
    if ability.gives:
        row[codes.CONTINUOUS] = 1
        row[codes.TO] = assembly.selector_of(ability.target)
        row[codes.GIVE], row[codes.GIVES] = assembly.gives_of(ability.gives)
    row[codes.PC] = len(assembly.code)
    if ability.do:
        _compile_code(assembly, ability, row)


def _compile_code(assembly: Writer, ability: Ability, row: list[int]) -> None:
    """The instructions: name, choose an X, pay, do. Where the X is how many are named it is chosen first."""
    ask = assembly.add(codes.ASK) if ability.may else None
    if ability.skill != "passive":
        is_counting = any(getattr(getattr(word, "target", None), "count", 1) == "x" for word in ability.do)
        if ability.has_x and is_counting:
            assembly.add(codes.CHOOSE_X)
        assembly.name_first(ability.do, is_skill=ability.skill == "active")
        if ability.has_x and not is_counting:
            assembly.add(codes.CHOOSE_X)
        assembly.need_first(ability.do)
        row[codes.PLAN] = len(assembly.code) - row[codes.PC]
        for cost in ability.cost:
            COSTS(assembly, row, cost)
        if row[codes.COST_CARDS] >= 0:
            assembly.add(codes.PAY_CARDS)
            assembly.add(MEANINGS.number_of("discard"), codes.HAND, codes.OWN)
        assembly.add(codes.PAY)
    assembly.add(codes.BEGIN)
    assembly.write(ability.do)
    if ask is not None:
        ask[codes.A] = len(assembly.code)
    assembly.add(codes.STOP)
