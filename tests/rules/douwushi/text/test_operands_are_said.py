"""The text of an effect or a modifier says each of its operands: with another value it reads otherwise."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from rules.douwushi.language import abilities, amounts, effects, modifiers
from rules.douwushi.language.checks import check_ability
from rules.douwushi.language.selectors import Cards, Heroes, Items, Taken
from rules.douwushi.text import paragraph_text
from rules.kernel.language.faults import UnreadableError
from rules.wording import Text
from tests.rules.said_operands import sample, unsaid

ZONES = ("hand", "reserve", "graveyard", "beyond")
#: Values of operands, so that any other value of a part of them can be said.
PARTS: dict[Any, tuple[Any, ...]] = {
    Heroes: (Heroes(pick="target", side="enemy"), Heroes(pick="target", side="own")),
    Items: (Items(pick="target", side="enemy"),),
    Cards: tuple(Cards(zone=zone, count=2, kind=kind) for kind in (None, "weapon", "hero") for zone in ZONES),
    Taken: (Taken(kind="hero"),),
    tuple[modifiers.Modifier, ...]: ((modifiers.Attack(amount=4),),),
    int: (4,),
    amounts.Amount: (4,),
    amounts.Amount | Literal["all"]: (4,),
}
#: Of two targets the second is another one in any case, and a spell stays on a hero, for some turns, or both.
GIVEN: dict[Any, Any] = {
    effects.MoveMp: effects.MoveMp(source=Heroes(pick="target", side="enemy"), target=Heroes(pick="self"), amount=4),
    effects.Guard: effects.Guard(by=Heroes(pick="target", side="own"), target=Heroes(pick="self")),
    effects.Stay: effects.Stay(target=Heroes(pick="target", side="own"), turns=4),
}
#: Words that hold others, which are said by themselves.
NESTED = {effects.Choose, effects.May, effects.If}
WORDS = [word for word in (*effects.Effect.words(), *modifiers.Modifier.words()) if word not in NESTED]


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
    made = GIVEN.get(word) or sample(word, PARTS, is_allowed)
    assert unsaid(made, text_of, is_allowed) == []
