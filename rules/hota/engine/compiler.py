"""Compiling cards: from the words of the card language to the tables that the engine plays from.

A card beyond the engine's sizes is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, get_args

from rules.hota.engine.assembly import COSTS
from rules.hota.engine.core.course.resolution import MEANINGS
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.layout import TABLES
from rules.hota.engine.effect_words import PLACES, Writer
from rules.hota.engine.selector_words import ATTRIBUTE_BITS, KEYWORDS, KINDS, WHOSE, filter_of
from rules.hota.engine.thoughts import fill_thoughts
from rules.hota.language import moments, replaced, vocabulary
from rules.hota.language.abilities import Ability
from rules.hota.language.selectors import CardFilter, KindFilter, Permanents
from rules.hota.tokens import TOKENS
from rules.kernel.cards import Card
from rules.kernel.compiled.control import ASK, STOP
from rules.kernel.compiled.machine.codes import SHIFTING
from rules.kernel.engine import UnplayableError
from rules.kernel.players.records import Records, new
from rules.kernel.playing.assembly import fill, within
from rules.kernel.playing.encoders import NumberIn, checked, numbers_of
from rules.kernel.playing.steadiness import Steadiness
from rules.kernel.playing.word_rows import Rows
from rules.wording import Text

SKILLS = numbers_of(get_args(vocabulary.Skill), codes, cast=codes.SPELL_ABILITY, equip=codes.ACTIVATED)
_VICTIMS = NumberIn({"creature": codes.TO_CREATURE, "player": codes.TO_PLAYER})
#: What triggers an ability, in its row.
MOMENTS = Rows(
    words=moments.Moment.words(),
    at=codes.MOMENT,
    numbers=numbers_of(moments.Moment.names(), codes),
    ways={"by": (codes.BY, NumberIn(WHOSE)), "victim": (codes.DAMAGE_TO, _VICTIMS)},
    wholes=dict.fromkeys((KindFilter, CardFilter), (codes.FILTER, filter_of)),
)
#: What an ability replaces, in its row.
REPLACED = Rows(
    words=replaced.Replaced.words(),
    at=codes.MOMENT,
    numbers=numbers_of(replaced.Replaced.names(), codes),
    ways={
        "by": (codes.BY, NumberIn(WHOSE)),
        "to": (codes.TO, NumberIn(PLACES)),
        "victim": (codes.DAMAGE_TO, _VICTIMS),
        "prevent": (codes.LIMIT, lambda writer, value: codes.BOUND if value == "all" else writer.checked(value)),
        "count": (codes.LIMIT, checked),
    },
    wholes={KindFilter: (codes.FILTER, filter_of)},
)


def _is_firm(selector: Any) -> bool:
    """Return whether a selector asks nothing of damage, nor of attack and life, which other abilities may give."""
    if int(selector[codes.STATE]) & codes.IS_HURT:
        return False
    return all(abs(selector[column]) >= codes.BOUND for column in (codes.ATTACK_MIN, codes.ATTACK_MAX, codes.LIFE_MIN, codes.LIFE_MAX))


#: A change of the permanents there are, of attributes, or by an effect sets `is_stale`. Damage does not. Tapping and battles do where
#: a card minds them: one that is steady, but not WITHOUT_STATES.
STEADINESS = Steadiness(
    codes,
    received=(codes.GIVE_STATS, codes.GIVE_BITS),
    amounts=(codes.GIVE_VALUE, codes.GIVE_NUMBER),
    things=codes.OF_PERMANENTS,
    counted=(codes.PLAIN, codes.OF_STRENGTH, codes.OF_AGILITY, codes.OF_INTELLECT),
    is_firm=_is_firm,
)
WITHOUT_STATES = replace(STEADINESS, is_firm=lambda selector: _is_firm(selector) and not selector[codes.STATE])
#: The target of moving equipment: another creature than the one that it is on (111.4b).
_HOST = Permanents(pick="target", side="own", other=True)


@dataclass(frozen=True, slots=True)
class Compiled:
    """The tables of a game."""

    tables: Records


def compile_cards(cards: Mapping[int, Card]) -> Compiled:
    """The tables for the cards of a game by their ids, its tokens among them. Raises UnplayableError."""
    array = new(TABLES)
    tokens = TOKENS.listed(card for number, card in cards.items() if number < codes.FIRST_TOKEN)
    if len(tokens) > codes.TOKENS:
        raise UnplayableError(
            Text(f"These decks make more than {codes.TOKENS} different tokens.", f"这两套套牌的衍生物超过 {codes.TOKENS} 种。")
        )
    assembly = Writer(tokens)
    compiled: dict[str, tuple[int, int, int]] = {}
    array[0]["first_card"] = (0, codes.SIDE_CARDS)
    for number, card in sorted(cards.items()):
        if card.slug not in compiled:
            assembly.card = card
            first = len(assembly.abilities)
            once = 1
            for ability in card.abilities:
                _compile_ability(assembly, ability, once)
                once <<= int(ability.once)
            compiled[card.slug] = (number, first, len(card.abilities))
        _fill_card(array[0], number, card, compiled[card.slug])
    fill(array[0], assembly.tables())
    _fill_listeners(array[0], cards)
    _fill_instants(array[0], cards)
    fill_thoughts(array[0], cards)
    return Compiled(array)


def _mask(names: Any, bits: Mapping[str, int]) -> int:
    return sum(bits[each.replace("-", "_")] for each in names or ())


def _fill_card(tables: Any, number: int, card: Card, compiled: tuple[int, int, int]) -> None:
    values = card.values
    tables["same"][number], tables["first_ability"][number], tables["abilities"][number] = compiled
    tables["kind"][number] = KINDS[card.kind]
    for name in ("cost", "attack", "life"):
        tables[name][number] = within(card, name, int(values.get(name, 0)))
    for which, name in enumerate(get_args(vocabulary.Attribute)):
        tables["need"][number, which] = within(card, name, int(values.get(name, 0)))
    tables["attributes"][number] = _mask(values.get("attribute"), ATTRIBUTE_BITS)
    tables["keywords"][number] = _mask(values.get("keywords"), KEYWORDS)
    tables["is_instant"][number] = values.get("speed") == "instant"
    tables["cast"][number] = tables["equip"][number] = -1
    if card.kind == "attribute":
        tables["gives_attribute"][number] = tables["attributes"][number]
    if number < codes.FIRST_TOKEN:
        tables["deck"][number // codes.SIDE_CARDS] += 1


def _fill_listeners(tables: Any, cards: Mapping[int, Card]) -> None:
    """Note for each card, and for all together, which moments it listens to, what it gives and replaces, and its activated abilities."""
    for number, card in cards.items():
        first = int(tables["first_ability"][number])
        for index, ability in enumerate(card.abilities, start=first):
            row = tables["ability"][index]
            if ability.skill == "cast":
                tables["cast"][number] = index
            elif ability.skill == "equip":
                tables["equip"][number] = index
            elif ability.skill == "activated":
                tables["skill"][number][tables["skills"][number]] = index
                tables["skills"][number] += 1
            elif ability.skill == "static":
                tables["has_statics"] = 1
                tables["gives"][number] |= STEADINESS.bit_of(tables, row)
                tables["minds_states"] |= int(WITHOUT_STATES.bit_of(tables, row) == SHIFTING)
                words = tables["give"][row[codes.GIVE] : row[codes.GIVE] + row[codes.GIVES], codes.GIVE_WORD]
                tables["has_costs"] |= int(any(word == codes.GIVE_COST for word in words))
            elif ability.skill == "replacement":
                tables["replaces"][number] |= 1 << int(row[codes.MOMENT])
            else:
                tables["hears"][number] |= 1 << int(row[codes.MOMENT])
        tables["heard"] |= tables["hears"][number]
        tables["replaced"] |= tables["replaces"][number]


def _fill_instants(tables: Any, cards: Mapping[int, Card]) -> None:
    """Note the least that an instant of each side may cost."""
    tables["least_instant"] = codes.BOUND
    for number in cards:
        side = number // codes.SIDE_CARDS
        if number < codes.FIRST_TOKEN and tables["is_instant"][number]:
            cost = 0 if tables["has_costs"] else tables["cost"][number]
            tables["least_instant"][side] = min(tables["least_instant"][side], cost)


def _compile_ability(assembly: Writer, ability: Ability, once: int) -> None:
    row = [0] * codes.ABILITY_WIDTH
    assembly.abilities.append(row)
    assembly.begin()
    row[codes.ABILITY_KIND] = SKILLS[ability.skill]
    row[codes.MOMENT] = row[codes.FILTER] = row[codes.COST_CARDS] = row[codes.COST_PERMANENTS] = -1
    row[codes.CONDITION], row[codes.CONDITIONS] = assembly.conditions_of(ability.conditions)
    row[codes.ONCE_BIT] = once if ability.once else 0
    row[codes.TIMING] = codes.AS_NORMAL if ability.timing == "normal" or ability.skill == "equip" else codes.ANY_TIME
    if ability.when is not None:
        MOMENTS(assembly, row, ability.when)
    if ability.instead_of is not None:
        REPLACED(assembly, row, ability.instead_of)
    if ability.gives:
        row[codes.GIVE], row[codes.GIVES] = assembly.gives_to(ability.gives, ability.target)
    for cost in ability.cost:
        COSTS(assembly, row, cost)
    row[codes.PC] = len(assembly.code)
    if ability.do or ability.skill == "equip":
        _compile_code(assembly, ability, row)


def _compile_code(assembly: Writer, ability: Ability, row: list[int]) -> None:
    """The instructions: name the targets, pay, with cards and permanents last, wait on the stack, check the targets, do."""
    assembly.name_targets((_HOST,) if ability.skill == "equip" else ability.do)
    names = assembly.code[row[codes.PC] :]
    row[codes.NAMES] = len(names)
    if SKILLS[ability.skill] == codes.ACTIVATED:
        assembly.add(codes.PAY)
    if row[codes.COST_CARDS] >= 0:
        assembly.add(codes.TAKE_CARDS, row[codes.COST_CARDS])
        assembly.add(MEANINGS.number_of("discard"), codes.OWN)
    if row[codes.COST_PERMANENTS] >= 0:
        assembly.add(codes.TAKE, row[codes.COST_PERMANENTS])
        assembly.add(MEANINGS.number_of("destroy"))
    checks = assembly.announce(names)
    ask = assembly.add(ASK) if ability.may else None
    if ability.skill == "equip":
        assembly.take(_HOST)
        assembly.add(MEANINGS.number_of("attach"))
    else:
        assembly.write(ability.do)
    for each in [*checks, *([ask] if ask else [])]:
        each[codes.A if each is ask else codes.C] = len(assembly.code)
    assembly.add(STOP)
