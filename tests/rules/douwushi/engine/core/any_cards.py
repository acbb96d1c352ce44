"""Random cards that may say whatever the card language can say, and decks of them."""

from __future__ import annotations

import random
from typing import Any, get_args

from rules.douwushi.engine.compiler import compile_cards
from rules.douwushi.language import conditions, costs, effects, modifiers, moments, vocabulary
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.checks import SKILLS_OF, check_abilities
from rules.douwushi.language.selectors import Heroes
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.language.faults import UnreadableError
from rules.wording import Text
from tests.rules.language.any_values import any_value

NESTING = (effects.Choose, effects.May, effects.If, conditions.Any)
#: Pairs of cards of each kind in a deck.
KINDS = {"hero": 6, "weapon": 4, "equipment": 3, "spell": 3}


def any_list(family: Any, chance: random.Random, most: int = 2) -> tuple[Any, ...]:
    return tuple(any_value(family, chance, 2, NESTING) for _ in range(chance.randint(1, most)))


def any_abilities(kind: str, chance: random.Random) -> tuple[Ability, ...]:
    """Up to two abilities that a card of a kind may have."""
    count = chance.choice((0, 1, 1, 2))
    while True:
        abilities: list[Ability] = []
        while len(abilities) < count:
            ability = _ability(chance.choice(SKILLS_OF[kind]), kind, chance)
            try:
                check_abilities((ability,), kind, "abilities")
            except UnreadableError:
                continue
            abilities.append(ability)
        try:
            check_abilities(tuple(abilities), kind, "abilities")
        except UnreadableError:
            continue
        return tuple(abilities)


def _ability(skill: Any, kind: str, chance: random.Random) -> Ability:
    said: dict[str, Any] = {"skill": skill}
    if kind == "hero":
        said["name"] = Text("Skill", "技能")
    if chance.random() < 0.3:
        said["conditions"] = any_list(conditions.Condition, chance)
    if skill == "passive" and chance.random() < 0.4:
        if chance.random() < 0.5:
            said["target"] = any_value(Heroes, chance, 2, NESTING)
        return Ability(**said, gives=any_list(modifiers.Modifier, chance))
    if skill == "passive":
        said |= {"when": any_value(moments.Moment, chance, 2, NESTING)}
        said |= {key: chance.random() < 0.3 for key in ("may", "once")}
    elif skill == "active":
        said |= {"cost": any_list(costs.Cost, chance), "once": chance.random() < 0.3, "needs_weapon": chance.random() < 0.2}
    return Ability(**said, do=any_list(effects.Effect, chance))


def any_card(number: int, kind: str, chance: random.Random) -> Card:
    """A card of a kind with up to two abilities that the engine does not refuse."""
    while True:
        card = _card(number, kind, chance)
        try:
            compile_cards({0: card, 64: card})
        except UnplayableError:
            continue
        return card


def _card(number: int, kind: str, chance: random.Random) -> Card:
    abilities = any_abilities(kind, chance)
    chosen: dict[str, Any] = {}
    if kind == "hero":
        chosen |= {"class": chance.choice(get_args(vocabulary.Calling)), "life": chance.randint(4, 12)}
        chosen["keywords"] = ("guard",) if chance.random() < 0.4 else ()
    elif kind == "spell":
        is_lasting = any(ability.skill == "passive" for ability in abilities)
        chosen["spell_type"] = "lasting" if is_lasting else "instant"
    else:
        chosen |= {"usable_by": get_args(vocabulary.Calling), "cost": chance.randrange(3)}
        chosen["hands"] = chance.choice(("one", "two")) if kind == "weapon" else chance.choice((None, None, "one"))
    if kind == "weapon":
        chosen |= {"attack": chance.randrange(1, 5), "attack_type": chance.choice(get_args(vocabulary.AttackType))}
    nothing = Text("", "")
    slug = f"{kind}-{number}"
    return Card(slug, number, kind, Text(slug, slug), None, chosen, nothing, nothing, abilities=abilities)


def any_deck(chance: random.Random, number: int = 0, copies: int = 2) -> PlayableDeck:
    """A starting hero and 32 cards of every kind, so many copies of each. Cards are numbered from `number` on."""
    listed = [kind for kind, count in KINDS.items() for _ in range(2 * count // copies)]
    main = tuple((any_card(number + 1 + index, kind, chance), copies) for index, kind in enumerate(listed))
    return PlayableDeck({"starting": ((any_card(number, "hero", chance), 1),), "main": main})
