"""Every word of the card language has a meaning in the engine, and the engine has no others."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from rules.douwushi.cards import read_card
from rules.douwushi.engine.assembly import CONDITIONS, JOINTS, MODIFIERS
from rules.douwushi.engine.compiler import COSTS, MOMENTS, SKILLS, compile_cards
from rules.douwushi.engine.selector_words import CLASSES, EVENTS, KINDS, PICKS, RESTRICTIONS, SOURCES, TYPES, WHOSE, ZONES
from rules.douwushi.language import selectors, vocabulary
from rules.douwushi.language.conditions import Condition
from rules.douwushi.language.costs import Cost
from rules.douwushi.language.modifiers import Guard, Modifier
from rules.douwushi.language.moments import Moment, SpellCast
from rules.kernel.engine import UnplayableError
from rules.kernel.language.reader import hints_of


@pytest.mark.parametrize(
    ("words", "meanings"),
    [
        (Condition.words(), (*CONDITIONS, *JOINTS)),
        (Modifier.words(), MODIFIERS),
        (Cost.words(), COSTS),
        (Moment.words(), MOMENTS),
        (get_args(vocabulary.Skill), SKILLS),
        (get_args(vocabulary.Zone), ZONES),
        (get_args(vocabulary.CardKind), KINDS),
        (get_args(vocabulary.Calling), CLASSES),
        (get_args(vocabulary.AttackType), TYPES),
        (get_args(vocabulary.Source), SOURCES),
        (get_args(vocabulary.Restriction), RESTRICTIONS),
        (get_args(vocabulary.Event), EVENTS),
        (get_args(vocabulary.Bearer), WHOSE),
    ],
)
def test_words_equal_meanings(words: Any, meanings: Any) -> None:
    assert set(words) == set(meanings)


def test_every_way_to_pick_has_a_meaning() -> None:
    picks = {pick for word in (selectors.Heroes, selectors.Items, selectors.Cards) for pick in get_args(hints_of(word)["pick"])}
    assert picks == set(PICKS)


def spell(*effects: dict[str, Any]) -> Any:
    data = {"number": 1, "slug": "book", "kind": "spell", "name": "Book", "name_zh": "书", "spell_type": "instant"}
    return read_card({**data, "abilities": [{"skill": "cast", "do": list(effects)}]}, "book")


def test_a_modifier_without_a_meaning_is_refused_by_card_and_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(MODIFIERS, Guard)
    given = {"effect": "give", "target": {"pick": "target", "side": "own"}, "gives": [{"modifier": "guard"}]}
    with pytest.raises(UnplayableError, match=r"“Book”.*“guard”"):
        compile_cards({0: spell(given)})


def test_a_moment_without_a_meaning_is_refused_by_card_and_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(MOMENTS, SpellCast)
    data = {"number": 1, "slug": "ox", "kind": "hero", "name": "Ox", "name_zh": "牛", "class": "warrior", "life": 10}
    passive = {"skill": "passive", "name": {"en": "A", "zh": "甲"}, "when": {"moment": "spell_cast"}, "do": [{"effect": "draw"}]}
    with pytest.raises(UnplayableError, match=r"“Ox”.*“spell_cast”"):
        compile_cards({0: read_card({**data, "abilities": [passive]}, "ox")})
