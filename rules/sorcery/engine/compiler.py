"""Compiling cards: from the words of the card language to the tables that the engine plays from.

A card beyond the engine's sizes is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args

from rules.kernel.cards import Card
from rules.kernel.compiled.control import STOP
from rules.kernel.compiled.machine.codes import ANNOUNCE
from rules.kernel.engine import UnplayableError
from rules.kernel.players.records import Records, new
from rules.kernel.playing.assembly import fill, within
from rules.kernel.playing.encoders import NumberIn, checked, numbers_of
from rules.kernel.playing.steadiness import Steadiness
from rules.kernel.playing.thoughts import fill_marks
from rules.kernel.playing.word_rows import Rows
from rules.sorcery.engine.assembly import COSTS
from rules.sorcery.engine.core.course.resolution import MEANINGS
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.layout import TABLES
from rules.sorcery.engine.effect_words import PLACES, Writer
from rules.sorcery.engine.selector_words import DECKS, ELEMENT_BITS, ELEMENTS, KEYWORDS, WHOSE, filter_of
from rules.sorcery.language import moments, replaced, vocabulary
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.selectors import CardFilter, KindFilter
from rules.sorcery.tokens import TOKENS
from rules.wording import Text

SKILLS = numbers_of(get_args(vocabulary.Skill), codes, cast=codes.SPELL_ABILITY)
_VICTIMS = NumberIn({"minion": 1 << codes.MINION, "avatar": 1 << codes.AVATAR, "unit": codes.UNITS})
_DECKS = NumberIn(DECKS)


def _prevented(writer: Any, value: Any) -> int:
    """So much is prevented, or all."""
    return codes.BOUND if value == "all" else int(writer.checked(value))


#: What triggers an ability, in its row.
MOMENTS = Rows(
    words=moments.Moment.words(),
    at=codes.MOMENT,
    numbers=numbers_of(moments.Moment.names(), codes),
    ways={
        "by": (codes.BY, NumberIn(WHOSE)),
        "victim": (codes.VICTIM, _VICTIMS),
        "deck": (codes.LIMIT, _DECKS),
        "into": (codes.INTO, lambda writer, word: writer.selector_of(word)),
    },
    wholes=dict.fromkeys((moments.ThingMoment, CardFilter), (codes.FILTER, filter_of)),
)
#: What an ability replaces, in its row.
REPLACED = Rows(
    words=replaced.Replaced.words(),
    at=codes.MOMENT,
    numbers=numbers_of(replaced.Replaced.names(), codes),
    ways={
        "by": (codes.BY, NumberIn(WHOSE)),
        "to": (codes.TO, NumberIn(PLACES)),
        "prevent": (codes.LIMIT, _prevented),
        "count": (codes.LIMIT, checked),
    },
    wholes={KindFilter: (codes.FILTER, filter_of)},
)
#: Kinds of cards; artifacts are told apart by their type.
KINDS = {name: getattr(codes, name.upper()) for name in ("avatar", "minion", "aura", "magic", "site", "relic", "automaton", "monument")}


def _is_firm(selector: Any) -> bool:
    """Return whether a selector looks round its bearer, and asks for no state."""
    is_round_bearer = selector[codes.WHERE] == codes.ANYWHERE or selector[codes.AROUND] == codes.AROUND_SOURCE
    return bool(is_round_bearer and not selector[codes.STATE] and selector[codes.HOW] in (codes.ALL, codes.SELF, codes.HOST))


#: A change of place, of control, of thresholds, or by an effect sets `is_stale`. Damage, tapping, cards outside the realm, life, mana and
#: the events of a turn do not.
STEADINESS = Steadiness(
    codes,
    received=(codes.GIVE_STATS, codes.GIVE_BITS, codes.GIVE_GROUND),
    amounts=(codes.GIVE_VALUE,),
    things=codes.OF_THINGS,
    counted=(codes.PLAIN, codes.OF_FIRE, codes.OF_AIR, codes.OF_WATER, codes.OF_EARTH),
    is_firm=_is_firm,
)


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
    array[0]["first_card"], array[0]["listed"] = (0, codes.SIDE_CARDS), -1
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
    fill_marks(array[0], cards)
    return Compiled(array)


def _mask(names: Any, bits: Mapping[str, int]) -> int:
    return sum(bits[each] for each in names or ())


def _fill_card(tables: Any, number: int, card: Card, compiled: tuple[int, int, int]) -> None:
    values = card.values
    tables["same"][number], tables["first_ability"][number], tables["abilities"][number] = compiled
    tables["kind"][number] = KINDS[str(values["artifact_type"]) if card.kind == "artifact" else card.kind]
    for name, column in (("cost", "cost"), ("power", "power"), ("life", "life"), ("ranged", "reach"), ("movement", "more_steps")):
        tables[column][number] = within(card, name, int(values.get(name, 0)))
    thresholds = tables["brings" if card.kind == "site" else "need"]
    for name, element in ELEMENTS.items():
        thresholds[number, element] = within(card, name, int(values.get(name, 0)))
    tables["elements"][number] = _mask(values.get("element"), ELEMENT_BITS)
    tables["keywords"][number] = _mask(values.get("keywords"), KEYWORDS)
    tables["keywords"][number] |= (KEYWORDS["ranged"] if values.get("ranged") else 0) | (
        KEYWORDS["movement"] if values.get("movement") else 0
    )
    tables["cast"][number] = -1


def _fill_listeners(tables: Any, cards: Mapping[int, Card]) -> None:
    """Note for each card, and for all together, which moments it listens to, what it gives and replaces, and its activated abilities."""
    for number, card in cards.items():
        first = int(tables["first_ability"][number])
        for index, ability in enumerate(card.abilities, start=first):
            row = tables["ability"][index]
            if ability.skill == "cast":
                tables["cast"][number] = index
            elif ability.skill == "activated":
                tables["skill"][number][tables["skills"][number]] = index
                tables["skills"][number] += 1
            elif ability.skill == "static":
                tables["gives"][number] |= STEADINESS.bit_of(tables, row)
                words = tables["give"][row[codes.GIVE] : row[codes.GIVE] + row[codes.GIVES], codes.GIVE_WORD]
                tables["has_costs"] |= int(any(word == codes.GIVE_COST for word in words))
            elif ability.skill == "replacement":
                tables["replaces"][number] |= 1 << int(row[codes.MOMENT])
            else:
                tables["hears"][number] |= 1 << int(row[codes.MOMENT])
        tables["heard"] |= tables["hears"][number]
        tables["replaced"] |= tables["replaces"][number]


def _compile_ability(assembly: Writer, ability: Ability, once: int) -> None:
    row = [0] * codes.ABILITY_WIDTH
    assembly.abilities.append(row)
    assembly.begin()
    row[codes.ABILITY_KIND] = SKILLS[ability.skill]
    row[codes.MOMENT] = row[codes.FILTER] = row[codes.COST_CARDS] = row[codes.COST_OBJECTS] = row[codes.INTO] = -1
    row[codes.CONDITION], row[codes.CONDITIONS] = assembly.conditions_of(ability.conditions)
    row[codes.ONCE_BIT] = once if ability.once else 0
    if ability.when is not None:
        MOMENTS(assembly, row, ability.when)
    if ability.instead_of is not None:
        REPLACED(assembly, row, ability.instead_of)
    if ability.gives:
        row[codes.GIVE], row[codes.GIVES] = assembly.gives_to(ability.gives, ability.target)
    for cost in ability.cost:
        COSTS(assembly, row, cost)
    row[codes.PC] = len(assembly.code)
    if ability.do:
        _compile_code(assembly, ability, row)


def _compile_code(assembly: Writer, ability: Ability, row: list[int]) -> None:
    """The instructions: name the targets, pay, with cards and things last, do."""
    assembly.name_targets(ability.do)
    row[codes.NAMES] = len(assembly.code) - row[codes.PC]
    if ability.skill in ("cast", "activated"):
        assembly.add(codes.PAY)
    if row[codes.COST_CARDS] >= 0:
        assembly.add(codes.TAKE_CARDS, row[codes.COST_CARDS])
        assembly.add(MEANINGS.number_of("discard"), codes.OWN)
    if row[codes.COST_OBJECTS] >= 0:
        assembly.add(codes.TAKE, row[codes.COST_OBJECTS])
        assembly.add(MEANINGS.number_of("destroy"))
    assembly.add(ANNOUNCE)
    if ability.may:
        assembly.write_asked(ability.do)
    else:
        assembly.write(ability.do)
    assembly.add(STOP)
