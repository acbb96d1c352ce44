"""The text of an effect or a modifier says each of its operands: with another value it reads otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.echo.language import abilities, amounts, effects, modifiers, selectors
from rules.echo.language.checks import check_ability
from rules.echo.text import paragraph_text
from rules.kernel.language.faults import UnreadableError
from rules.wording import Text
from tests.rules.said_operands import sample, unsaid

ZONES = ("hand", "deck", "graveyard", "display")
#: Values of operands, so that any other value of a part of them can be said.
PARTS: dict[Any, tuple[Any, ...]] = {
    selectors.Followers: (selectors.Followers(pick="chosen", side="enemy"), selectors.Followers(pick="all", side="own")),
    selectors.Cards: tuple(selectors.Cards(zone=zone, count=2) for zone in ZONES),
    selectors.Taken: (selectors.Taken(kind="follower"),),
    modifiers.CardsOf: (modifiers.CardsOf(kind="follower"),),
    int: (4,),
    amounts.Amount: (4,),
}
#: Who places means followers, whether or not that is said.
GIVEN: dict[Any, Any] = {effects.Place: effects.Place(cards=selectors.Cards(zone="hand", kind="follower", count=2))}
#: Words that hold others, which are said by themselves, and one that has no operands.
NESTED = {effects.Choose, effects.May, effects.If, effects.SkipBattle}
WORDS = [word for word in (*effects.Effect.words(), *modifiers.Modifier.words()) if word not in NESTED]


def ability_of(word: Any) -> abilities.Ability:
    if isinstance(word, effects.Effect):
        return abilities.Ability(skill="active", do=(word,))
    return abilities.Ability(skill="passive", gives=(word,))


def is_allowed(word: Any) -> bool:
    try:
        check_ability(ability_of(word), "follower", "")
    except UnreadableError:
        return False
    return True


def text_of(word: Any) -> Text:
    return paragraph_text(ability_of(word))


@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.KEY}-{word.word()}")
def test_every_operand_is_said(word: Any) -> None:
    made = GIVEN.get(word) or sample(word, PARTS, is_allowed)
    assert unsaid(made, text_of, is_allowed) == []


def test_what_a_text_leaves_out_is_found() -> None:
    deaf = replace(effects.Damage(amount=4), side="own")
    assert set(unsaid(deaf, lambda word: Text(f"{word.amount}", f"{word.side}"))) == {"amount (zh)", "side (en)"}
