"""The text of an effect or a modifier says each of its operands: with another value it reads otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from rules.echo.language import abilities, effects, modifiers, selectors
from rules.echo.language.checking import check_ability
from rules.echo.text import paragraph_text
from rules.kernel.language.faults import UnreadableError
from rules.wording import Text
from tests.rules.said_operands import unsaid

CHOSEN = selectors.Followers(pick="chosen", side="enemy")
HELD = selectors.Cards(zone="hand", count=2)
WORDS: list[Any] = [
    effects.Damage(amount=4),
    effects.Heal(amount=4),
    effects.Draw(amount=4),
    effects.Discard(cards=HELD),
    effects.Search(cards=selectors.Cards(zone="deck")),
    effects.Retrieve(cards=selectors.Cards(zone="graveyard")),
    effects.PutBack(cards=HELD),
    effects.Look(amount=4, take=selectors.Taken(kind="follower")),
    effects.Mill(amount=4),
    effects.Display(cards=HELD),
    effects.Place(cards=selectors.Cards(zone="hand", kind="follower", count=2)),
    effects.Attack(target=CHOSEN, amount=4),
    effects.SetAttack(target=CHOSEN, amount=4),
    effects.ExtraAttack(target=CHOSEN),
    effects.Destroy(target=CHOSEN),
    effects.Bounce(target=CHOSEN),
    effects.Sleep(target=CHOSEN),
    effects.Wake(target=CHOSEN),
    effects.Control(target=CHOSEN),
    effects.Reveal(target=CHOSEN),
    effects.Grant(target=CHOSEN, keyword="shield"),
    effects.Remove(target=CHOSEN, keyword="shield"),
    effects.Restrict(target=CHOSEN, cannot="attack"),
    effects.Guard(target=CHOSEN),
    effects.Energy(amount=4),
    effects.EnergyCap(amount=4),
    effects.SkipDraw(),
    modifiers.Attack(to=selectors.Followers(pick="all", side="own"), amount=4),
    modifiers.Keyword(to=selectors.Followers(pick="all", side="own"), keyword="shield"),
    modifiers.Restrict(to=selectors.Followers(pick="all", side="own"), cannot="attack"),
    modifiers.Guard(to=selectors.Followers(pick="all", side="own")),
    modifiers.Cost(of=modifiers.CardsOf(kind="follower"), amount=4),
    modifiers.EnergyCap(amount=4),
]


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
    assert is_allowed(word)
    assert unsaid(word, text_of, is_allowed) == []


def test_every_effect_and_modifier_with_operands_is_here() -> None:
    nested = {effects.Choose, effects.May, effects.If, effects.SkipBattle}
    assert {type(word) for word in WORDS} == {*effects.Effect.words(), *modifiers.Modifier.words()} - nested
