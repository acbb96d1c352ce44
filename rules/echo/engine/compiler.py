"""Compiling cards: from the words of the card language to the tables that the engine plays from.

A card beyond the engine's sizes is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import numpy as np

from rules.echo.engine.assembly import COSTS
from rules.echo.engine.core.mind.evaluation import worth_of_card
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.layout import TABLES
from rules.echo.engine.effect_words import Writer
from rules.echo.engine.selector_words import KEYWORDS, ZONES, filter_of, place_in
from rules.echo.engine.thoughts import fill_thoughts
from rules.echo.language import costs, moments, replaced, vocabulary
from rules.echo.language.abilities import Ability
from rules.echo.language.selectors import CardFilter, FollowerFilter
from rules.kernel.cards import Card
from rules.kernel.players.records import Records, new
from rules.kernel.playing.assembly import fill, within
from rules.kernel.playing.encoders import NumberIn, numbers_of
from rules.kernel.playing.word_rows import Rows, Way

KINDS = {"hero": codes.HERO_CARD, "follower": codes.FOLLOWER, "item": codes.ITEM}
SKILLS = numbers_of(get_args(vocabulary.Skill), codes, awaken=codes.AWAKEN_SKILL, use=codes.USE_SKILL)
WHOSE = numbers_of(get_args(vocabulary.Bearer), codes, self=codes.ITSELF)
_WAYS: dict[str, Way] = {
    "by": (codes.BY, NumberIn(WHOSE)),
    "target": (codes.TARGET_KIND, NumberIn({"follower": codes.FOLLOWER_TARGET, "hero": codes.HERO_TARGET, "any": codes.ANY_TARGET})),
    "zone": (codes.TARGET_KIND, NumberIn(ZONES)),
}
#: A discard is from any zone by itself.
_ANY_ZONE = {"discarded": {codes.TARGET_KIND: -1}}
#: What an ability is about, in its row: the moment, or the event that it replaces.
MOMENTS = Rows(
    words=moments.Moment.words(),
    at=codes.MOMENT,
    numbers=numbers_of(moments.Moment.names(), codes, attacked=codes.ATTACKED_MOMENT, skill_used=codes.ACTIVE_USED),
    constants=_ANY_ZONE,
    ways=_WAYS,
    wholes={FollowerFilter: (codes.FILTER, filter_of), CardFilter: (codes.FILTER, filter_of)},
)
REPLACED = Rows(
    words=replaced.Replaced.words(),
    at=codes.MOMENT,
    numbers={
        "destroyed": codes.WOULD_BE_DESTROYED,
        "life_lost": codes.WOULD_LOSE_LIFE,
        "healed": codes.WOULD_BE_HEALED,
        "drawn": codes.WOULD_DRAW,
        "discarded": codes.WOULD_BE_DISCARDED,
    },
    constants=_ANY_ZONE,
    ways={name: way for name, way in _WAYS.items() if name != "target"},
    wholes=MOMENTS.wholes,
)
ONCE_LIMIT = 8
STEADY_CONDITIONS = (codes.IF_LIFE, codes.IF_TURN_OF, codes.IF_FIRST_PLAYER)


def compile_cards(cards: Mapping[int, Card]) -> Records:
    """The tables for the cards of a game by their ids; the heroes are HERO and HERO + 1. Raises UnplayableError."""
    array = new(TABLES)
    assembly = Writer()
    compiled: dict[str, tuple[int, int, int]] = {}
    for number, card in sorted(cards.items()):
        if card.slug not in compiled:
            assembly.card = card
            first = len(assembly.abilities)
            for ability in card.abilities:
                _compile_ability(assembly, ability, first)
            compiled[card.slug] = (len(compiled), first, len(card.abilities))
        _fill_card(array[0], number, card, compiled[card.slug])
    fill(array[0], assembly.tables())
    array[0]["restricts"] = assembly.restricts
    array[0]["counted"] = assembly.counted
    _fill_listeners(array[0], cards)
    array[0]["has_steady_auras"] = all(_is_steady(array[0], ability) for ability in array[0]["ability"][: len(assembly.abilities)])
    fill_thoughts(array[0], cards)
    return array


def _fill_card(tables: Any, number: int, card: Card, compiled: tuple[int, int, int]) -> None:
    values = card.values
    tables["definition"][number], tables["first_ability"][number], tables["abilities"][number] = compiled
    tables["kind"][number] = KINDS[card.kind]
    for kind in ("follower", "item"):
        tables[kind + "s"] |= np.uint64((card.kind == kind) << number)
    for name in ("cost", "attack", "life"):
        tables[name][number] = within(card, name, int(values.get(name, 0)))
    tables["attribute"][number] = place_in(vocabulary.Attribute, values.get("attribute"))
    tables["faction"][number] = place_in(vocabulary.Faction, values.get("faction"))
    tables["race"][number] = place_in(vocabulary.Race, values.get("race"))
    tables["keywords"][number] = sum(KEYWORDS[keyword] for keyword in values.get("keywords", ()))
    tables["in_hand"][number] = worth_of_card(*(int(tables[name][number]) for name in ("kind", "cost", "attack")))


def _fill_listeners(tables: Any, cards: Mapping[int, Card]) -> None:
    """Note for each card which moments it listens to, whether it gives anything, and its active skill."""
    tables["active"][:] = -1
    for number in cards:
        first = int(tables["first_ability"][number])
        for index in range(first, first + int(tables["abilities"][number])):
            row = tables["ability"][index]
            tables["has_skill"][number] |= 1 << int(row[codes.SKILL])
            if row[codes.SKILL] == codes.ACTIVE:
                tables["active"][number] = index
            elif row[codes.SKILL] == codes.PASSIVE and row[codes.GIVES]:
                for give in tables["give"][row[codes.GIVE] : row[codes.GIVE] + row[codes.GIVES]]:
                    tables["gives"][number] |= 1 << int(give[codes.GIVE_WORD]) | codes.GIVES_ASLEEP * int(row[codes.ASLEEP])
            elif row[codes.SKILL] == codes.REPLACEMENT:
                tables["replaces"][number] |= 1 << int(row[codes.MOMENT])
            elif row[codes.SKILL] == codes.PASSIVE:
                tables["listens"][number] |= np.uint32(1 << int(row[codes.MOMENT]))
    tables["has_replacements"] = np.bitwise_or.reduce(tables["replaces"])
    for moment in range(codes.MOMENTS):
        tables["hearers"][moment] = _cards_with(tables["listens"], 1 << moment)
    for modifier in range(codes.MODIFIERS):
        tables["givers"][modifier] = _cards_with(tables["gives"], 1 << modifier)
    tables["spreaders"] = tables["givers"][codes.GIVE_ATTACK] | tables["givers"][codes.GIVE_KEYWORD]
    tables["asleep_givers"] = _cards_with(tables["gives"], codes.GIVES_ASLEEP)


def _is_steady(tables: Any, ability: Any) -> bool:
    """Return whether what an ability gives to followers depends only on what sets `is_stale` (see the state's fields)."""
    gives = [tables["give"][index] for index in range(ability[codes.GIVE], ability[codes.GIVE] + ability[codes.GIVES])]
    gives = [give for give in gives if give[codes.GIVE_WORD] in (codes.GIVE_ATTACK, codes.GIVE_KEYWORD)]
    asked = range(ability[codes.CONDITION], ability[codes.CONDITION] + ability[codes.CONDITIONS])
    if gives and any(tables["condition"][index][codes.CONDITION_WORD] not in STEADY_CONDITIONS for index in asked):
        return False
    selectors = [int(give[codes.GIVE_SELECTOR]) for give in gives]
    for give in gives:
        amount = tables["amount"][give[codes.GIVE_AMOUNT]]
        if give[codes.GIVE_WORD] == codes.GIVE_ATTACK and amount[codes.COUNTED] == codes.OF_FOLLOWERS:
            selectors.append(int(amount[codes.AMOUNT_SELECTOR]))
        elif give[codes.GIVE_WORD] == codes.GIVE_ATTACK and amount[codes.COUNTED] != codes.NUMBER:
            return False
    return all(_is_by_print(tables["selector"][selector]) for selector in selectors)


def _is_by_print(selector: Any) -> bool:
    """Return whether a selector asks followers only for their side and state, and those of its own side also for their print."""
    asks_attack = selector[codes.ATTACK_MIN] > -codes.BOUND or selector[codes.ATTACK_MAX] < codes.BOUND
    asks_more = selector[codes.OF_KEYWORD] or selector[codes.NOT_KEYWORD] or asks_attack
    return not selector[codes.HAS_FILTER] or bool(selector[codes.OF_SIDE] == codes.OWN and not asks_more)


def _cards_with(bits: Any, bit: int) -> np.uint64:
    """The cards (bits) that have a bit in a column of the tables."""
    return np.uint64(sum(1 << number for number in range(codes.CARDS) if int(bits[number]) & bit))


def _compile_ability(assembly: Writer, ability: Ability, first: int) -> None:
    """Add one ability of the card whose abilities begin at `first`."""
    row = [0] * codes.ABILITY_WIDTH
    assembly.abilities.append(row)
    row[codes.SKILL] = codes.REPLACEMENT if ability.instead_of is not None else SKILLS[ability.skill]
    row[codes.MOMENT] = row[codes.FILTER] = row[codes.COST_CARDS] = row[codes.COST_FOLLOWERS] = -1
    row[codes.TARGET_KIND] = codes.ANY_TARGET if ability.when or ability.instead_of else 0
    row[codes.ASLEEP] = int(ability.asleep)
    row[codes.IS_MAY] = int(ability.is_optional)
    row[codes.CONDITION], row[codes.CONDITIONS] = assembly.conditions_of(ability.conditions)
    if ability.skill == "active" and any(other[codes.SKILL] == codes.ACTIVE for other in assembly.abilities[first:-1]):
        raise assembly.refuse("active", "a second active skill", "第二个主动技")
    if ability.when is not None:
        MOMENTS(assembly, row, ability.when)
    if ability.instead_of is not None:
        REPLACED(assembly, row, ability.instead_of)
    if ability.once:
        before = sum(1 for other in assembly.abilities[first:-1] if other[codes.ONCE_BIT])
        if before >= ONCE_LIMIT:
            raise assembly.refuse("once", "more than eight skills that are once a turn", "超过八个每回合限一次的技能")
        row[codes.ONCE_BIT] = 1 << before
    row[codes.GIVE], row[codes.GIVES] = assembly.gives_of(ability.gives)
    row[codes.PC] = len(assembly.code)
    if ability.instead_of is not None:
        _compile_replacement(assembly, ability)
    elif ability.do:
        _compile_code(assembly, ability, row)


def _compile_replacement(assembly: Writer, ability: Ability) -> None:
    """The instructions: hold, ask, do; or let the event happen."""
    hold = assembly.add(codes.HOLD)
    ask = assembly.add(codes.ASK) if ability.may else hold
    assembly.add(codes.BEGIN)
    assembly.write(ability.do)
    assembly.add(codes.STOP_REPLACING)
    hold[codes.A] = ask[codes.A] = len(assembly.code)
    assembly.add(codes.LET_HAPPEN)
    assembly.add(codes.STOP_REPLACING)


def _compile_code(assembly: Writer, ability: Ability, row: list[int]) -> None:
    """The instructions: ask, pay, do, sleep."""
    ask = assembly.add(codes.ASK) if ability.is_optional else None
    assembly.add(codes.BEGIN)
    for cost in ability.cost:
        COSTS(assembly, row, cost)
    assembly.write(ability.do)
    if any(isinstance(cost, costs.Sleep) for cost in ability.cost):
        assembly.add(codes.SLEEP_SELF)
    if ask is not None:
        ask[codes.A] = len(assembly.code)
    assembly.add(codes.STOP)
