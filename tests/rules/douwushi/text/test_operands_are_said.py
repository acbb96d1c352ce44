"""The text of an effect or a modifier says each of its operands: with another value it reads otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from rules.douwushi.language import abilities, effects, modifiers
from rules.douwushi.language.checking import check_ability
from rules.douwushi.language.selectors import Cards, Heroes, Items, Taken
from rules.douwushi.text import paragraph_text
from rules.kernel.language.faults import UnreadableError
from rules.wording import Text
from tests.rules.said_operands import unsaid

ENEMY = Heroes(pick="target", side="enemy")
OWN = Heroes(pick="target", side="own")
HELD = Cards(zone="hand", count=2)
WORDS: list[Any] = [
    effects.Damage(target=ENEMY, amount=4),
    effects.Heal(target=OWN, amount=4),
    effects.Give(target=OWN, gives=(modifiers.Attack(amount=4),)),
    effects.GainMp(target=OWN, amount=4),
    effects.LoseMp(target=ENEMY, amount=4),
    effects.MoveMp(source=ENEMY, target=Heroes(pick="self"), amount=4),
    effects.Tap(target=ENEMY),
    effects.Ready(target=OWN),
    effects.Kill(target=ENEMY),
    effects.Leave(target=ENEMY),
    effects.Guard(by=OWN, target=Heroes(pick="self")),
    effects.DestroyItem(items=Items(pick="target", side="enemy")),
    effects.ReturnItem(items=Items(pick="target", side="enemy")),
    effects.Equip(cards=Cards(zone="hand", kind="weapon"), target=OWN),
    effects.Draw(amount=4),
    effects.Discard(cards=HELD),
    effects.Search(cards=Cards(zone="reserve")),
    effects.Retrieve(cards=Cards(zone="graveyard")),
    effects.PutBack(cards=HELD),
    effects.SetBeyond(cards=HELD),
    effects.Deploy(cards=Cards(zone="hand", kind="hero")),
    effects.Look(amount=4, take=Taken(kind="hero")),
    effects.Mill(amount=4),
    effects.TakeBounty(),
    effects.LookBounty(),
    effects.AddBounty(amount=4),
    effects.Stay(target=OWN, turns=4),
    effects.Dispel(),
    modifiers.Attack(amount=4),
    modifiers.Life(amount=4),
    modifiers.Reduce(amount=4),
    modifiers.Ignore(),
    modifiers.Deal(amount=4),
    modifiers.Unpreventable(),
    modifiers.Cannot(what="attack"),
    modifiers.AttackType(becomes="melee"),
    modifiers.CounterAny(),
    modifiers.ExtraCounter(amount=4),
    modifiers.SkillCost(amount=4),
    modifiers.EquipCost(amount=4),
    modifiers.UntappedSkill(),
    modifiers.Guard(),
    modifiers.FullGuard(),
    modifiers.Trained(calling="mage"),
    modifiers.Limit(of="deploy", amount=4),
]


def ability_of(word: Any) -> abilities.Ability:
    if isinstance(word, effects.Effect):
        return abilities.Ability(skill="cast", do=(word,))
    return abilities.Ability(skill="passive", name=Text("A", "甲"), gives=(word,))


def kind_of(word: Any) -> str:
    return "spell" if isinstance(word, effects.Effect) else "hero"


def is_allowed(word: Any) -> bool:
    try:
        check_ability(ability_of(word), kind_of(word), "")
    except UnreadableError:
        return False
    return True


def text_of(word: Any) -> Text:
    return paragraph_text(ability_of(word), kind_of(word))


@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.KEY}-{word.word()}")
def test_every_operand_is_said(word: Any) -> None:
    assert unsaid(word, text_of, is_allowed) == []


def test_every_effect_and_modifier_with_operands_is_here() -> None:
    nested = {effects.Choose, effects.May, effects.If}
    assert {type(word) for word in WORDS} == {*effects.Effect.words(), *modifiers.Modifier.words()} - nested
