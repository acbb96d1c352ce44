"""Every word of the card language has a meaning in the engine, and the engine has no others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from rules.echo.engine.assembly import CONDITIONS, COSTS, JOINTS, MEASURES, MODIFIERS
from rules.echo.engine.compiler import MOMENTS, REPLACED, SKILLS, compile_cards
from rules.echo.engine.core import codes
from rules.echo.engine.effect_words import DURATIONS
from rules.echo.engine.selector_words import EVENTS, KEYWORDS, RESTRICTIONS, WHO, ZONES
from rules.echo.language import vocabulary
from rules.echo.language.amounts import Measure
from rules.echo.language.conditions import Condition, Life
from rules.echo.language.costs import Cost
from rules.echo.language.modifiers import Modifier
from rules.echo.language.moments import Moment
from rules.echo.language.replaced import Replaced
from rules.kernel.engine import UnplayableError
from tests.rules.echo.engine.making import follower, hero, item


@pytest.mark.parametrize(
    ("words", "meanings"),
    [
        (Condition.words(), {*CONDITIONS, *JOINTS}),
        (Modifier.words(), MODIFIERS),
        (Cost.words(), COSTS),
        ([moment.word() for moment in Moment.words()], MOMENTS),
        ([event.word() for event in Replaced.words()], REPLACED),
        (get_args(Measure), MEASURES),
        (get_args(vocabulary.Skill), SKILLS),
        (get_args(vocabulary.Keyword), KEYWORDS),
        (get_args(vocabulary.Zone), ZONES),
        (get_args(vocabulary.Restriction), RESTRICTIONS),
        (get_args(vocabulary.Event), EVENTS),
        (get_args(vocabulary.Duration), DURATIONS),
    ],
)
def test_words_equal_meanings(words: Any, meanings: Any) -> None:
    assert set(words) == set(meanings)


def test_every_way_to_pick_has_a_meaning() -> None:
    assert {"chosen", "random", "all", "self", "subject", "foe", "that", "top"} <= set(WHO)


def compiled(*cards: Any) -> None:
    compile_cards({codes.HERO: hero("a"), codes.HERO + 1: hero("b"), **dict(enumerate(cards))})


def test_a_word_without_a_meaning_is_refused_by_card_and_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(CONDITIONS, Life)
    with pytest.raises(UnplayableError) as refusal:
        compiled(item("book", {"effect": "if", "if": [{"condition": "life", "at_most": 5}], "do": [{"effect": "draw"}]}))
    assert refusal.value.reason.en == "“Book” can't be played: the engine does not know the condition “life” (life)."


def test_two_active_skills_are_refused() -> None:
    skill = {"skill": "active", "do": [{"effect": "draw"}]}
    with pytest.raises(UnplayableError, match="a second active skill"):
        compiled(follower("juggler", 2, skill, skill))


def test_two_costs_in_followers_are_refused() -> None:
    skill = {"skill": "active", "cost": [{"pay": "sacrifice"}, {"pay": "bounce"}], "do": [{"effect": "draw"}]}
    with pytest.raises(UnplayableError, match="a second cost in followers"):
        compiled(follower("ogre", 2, skill))


def test_numbers_beyond_the_records_are_refused() -> None:
    """No card that is read has such numbers; the engine looks for itself."""
    titan, sun = follower("titan", 4), item("sun", {"effect": "damage", "amount": 1})
    (use,) = sun.abilities
    with pytest.raises(UnplayableError, match="too large"):
        compiled(replace(titan, values=titan.values | {"attack": 40000}))
    with pytest.raises(UnplayableError, match="numbers as large as"):
        compiled(replace(sun, abilities=(replace(use, do=(replace(use.do[0], amount=100000),)),)))


def test_more_skills_than_fit_are_refused() -> None:
    many = [{"effect": "draw"}] * 1100
    with pytest.raises(UnplayableError, match="more skills than one game can"):
        compiled(item("epic", *many))
