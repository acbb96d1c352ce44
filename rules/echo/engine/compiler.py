"""Compiling cards: from the words of the card language to the tables that the engine plays from.

Each family of words has a table from word to meaning here; a word without a meaning, or a card beyond the engine's sizes, is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import numpy as np

from rules.echo.engine.assembly import Assembly
from rules.echo.engine.core import codes
from rules.echo.engine.core.layout import TABLES, Records, new
from rules.echo.engine.effect_words import compile_effects
from rules.echo.engine.selector_words import KEYWORDS, compile_filter, place_in
from rules.echo.language import vocabulary
from rules.echo.language.abilities import Ability
from rules.echo.language.moments import AttackDeclared, MomentWord
from rules.kernel.cards import Card
from rules.kernel.engine import UnplayableError
from rules.wording import Text

KINDS = {"hero": codes.HERO_CARD, "follower": codes.FOLLOWER, "item": codes.ITEM}
SKILLS = {
    "awaken": codes.AWAKEN_SKILL,
    "last_stand": codes.LAST_STAND,
    "active": codes.ACTIVE,
    "passive": codes.PASSIVE,
    "use": codes.USE_SKILL,
}
#: The moments by word.
MOMENTS = {
    "attack_declared": codes.ATTACK_DECLARED,
    "attacked": codes.ATTACKED_MOMENT,
    "battle_won": codes.BATTLE_WON,
    "battle_lost": codes.BATTLE_LOST,
    "destroyed": codes.DESTROYED,
    "follower_awakened": codes.FOLLOWER_AWAKENED,
    "placed": codes.PLACED,
    "drawn": codes.DRAWN,
    "discarded": codes.DISCARDED,
    "displayed": codes.DISPLAYED,
    "turn_started": codes.TURN_STARTED,
    "turn_ended": codes.TURN_ENDED,
    "hero_damaged": codes.HERO_DAMAGED,
    "hero_healed": codes.HERO_HEALED,
    "item_played": codes.ITEM_PLAYED,
    "skill_used": codes.ACTIVE_USED,
}
WHOSE = {"own": codes.OWN, "enemy": codes.ENEMY, "any": codes.ANY, "self": codes.ITSELF}
TARGET_KINDS = {"follower": codes.FOLLOWER_TARGET, "hero": codes.HERO_TARGET, "any": codes.ANY_TARGET}
ONCE_LIMIT = 8


def compile_cards(cards: Mapping[int, Card]) -> Records:
    """The tables for the cards of a game by their ids; the heroes are HERO and HERO + 1. Raises UnplayableError."""
    array = new(TABLES)
    assembly = Assembly()
    compiled: dict[str, tuple[int, int, int]] = {}
    for number, card in sorted(cards.items()):
        if card.slug not in compiled:
            assembly.card = card
            first = len(assembly.abilities)
            for ability in card.abilities:
                _compile_ability(assembly, ability, first)
            compiled[card.slug] = (len(compiled), first, len(card.abilities))
        _fill_card(array[0], number, card, compiled[card.slug])
    for name, rows in assembly.tables().items():
        table = array[0][name]
        if len(rows) > len(table):
            raise UnplayableError(Text("These decks hold more skills than one game can.", "这两副卡组的技能总量超出了单局上限。"))
        for index, row in enumerate(rows):
            table[index, : len(row)] = row
    _fill_listeners(array[0], cards)
    return array


def _fill_card(tables: Any, number: int, card: Card, compiled: tuple[int, int, int]) -> None:
    values = card.values
    tables["definition"][number], tables["first_ability"][number], tables["abilities"][number] = compiled
    tables["kind"][number] = KINDS[card.kind]
    for name in ("cost", "attack", "life"):
        tables[name][number] = _within(card, name, int(values.get(name, 0)))
    tables["attribute"][number] = place_in(vocabulary.Attribute, values.get("attribute"))
    tables["faction"][number] = place_in(vocabulary.Faction, values.get("faction"))
    tables["race"][number] = place_in(vocabulary.Race, values.get("race"))
    tables["keywords"][number] = sum(KEYWORDS[keyword] for keyword in values.get("keywords", ()))


def _within(card: Card, name: str, value: int) -> int:
    """A printed number, if the engine's records can hold it and what is added to it."""
    if abs(value) > codes.BOUND // 10:
        raise UnplayableError(
            Text(f"“{card.name.en}”: {name} {value} is too large to play.", f"“{card.name.zh}”的数值 {value} 过大，无法对战。")
        )
    return value


def _fill_listeners(tables: Any, cards: Mapping[int, Card]) -> None:
    """Note for each card which moments it listens to, whether it gives anything, and its active skill."""
    tables["active"][:] = -1
    for number in cards:
        first = int(tables["first_ability"][number])
        for index in range(first, first + int(tables["abilities"][number])):
            row = tables["ability"][index]
            if row[codes.SKILL] == codes.ACTIVE:
                tables["active"][number] = index
            elif row[codes.SKILL] == codes.PASSIVE and row[codes.GIVES]:
                for give in tables["give"][row[codes.GIVE] : row[codes.GIVE] + row[codes.GIVES]]:
                    tables["gives"][number] |= 1 << int(give[codes.GIVE_WORD]) | codes.GIVES_ASLEEP * int(row[codes.ASLEEP])
            elif row[codes.SKILL] == codes.PASSIVE:
                tables["listens"][number] |= np.uint32(1 << int(row[codes.MOMENT]))
    tables["has_gives"] = np.bitwise_or.reduce(tables["gives"])
    tables["heard"] = np.bitwise_or.reduce(tables["listens"])


def _compile_ability(assembly: Assembly, ability: Ability, first: int) -> None:
    """Add one ability of the card whose abilities begin at `first`."""
    row = [0] * codes.ABILITY_WIDTH
    assembly.abilities.append(row)
    row[codes.SKILL] = SKILLS[ability.skill]
    row[codes.MOMENT] = row[codes.FILTER] = row[codes.COST_CARDS] = -1
    row[codes.ASLEEP] = int(ability.asleep)
    row[codes.IS_MAY] = int(ability.is_optional)
    row[codes.CONDITION], row[codes.CONDITIONS] = assembly.conditions_of(ability.conditions)
    if ability.skill == "active" and any(other[codes.SKILL] == codes.ACTIVE for other in assembly.abilities[first:-1]):
        raise assembly.refuse("active", "a second active skill", "第二个主动技")
    if ability.when is not None:
        _compile_moment(assembly, ability.when, row)
    if ability.once:
        before = sum(1 for other in assembly.abilities[first:-1] if other[codes.ONCE_BIT])
        if before >= ONCE_LIMIT:
            raise assembly.refuse("once", "more than eight skills that are once a turn", "超过八个每回合限一次的技能")
        row[codes.ONCE_BIT] = 1 << before
    row[codes.GIVE], row[codes.GIVES] = assembly.gives_of(ability.gives)
    row[codes.PC] = len(assembly.code)
    if ability.do:
        _compile_code(assembly, ability, row)


def _compile_moment(assembly: Assembly, when: MomentWord, row: list[int]) -> None:
    word = when.word()
    if word not in MOMENTS:
        raise assembly.refuse(word, f"the moment “{word}”", f"时机“{word}”")
    row[codes.MOMENT] = MOMENTS[word]
    row[codes.BY] = WHOSE[when.by]  # type: ignore[attr-defined]
    row[codes.FILTER] = compile_filter(assembly, when)
    row[codes.TARGET_KIND] = TARGET_KINDS[when.target] if isinstance(when, AttackDeclared) else codes.ANY_TARGET


def _compile_code(assembly: Assembly, ability: Ability, row: list[int]) -> None:
    """The instructions: ask, pay, do, sleep."""
    ask = assembly.add(codes.ASK) if ability.is_optional else None
    assembly.add(codes.BEGIN)
    falls_asleep = assembly.costs_of(ability.cost, row)
    compile_effects(assembly, ability.do)
    if falls_asleep:
        assembly.add(codes.SLEEP_SELF)
    if ask is not None:
        ask[codes.A] = len(assembly.code)
    assembly.add(codes.STOP)


def attribute_of(code: int) -> str:
    """The attribute with that number."""
    return str(get_args(vocabulary.Attribute)[code])
