"""Every word of the card language has a meaning in the engine, and the engine has no others: what is forgotten stops by name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from rules.echo.engine.compiler import compile_cards
from rules.echo.engine.core.state import codes
from rules.echo.engine.effect_words import DURATIONS
from rules.echo.engine.selector_words import EVENTS, KEYWORDS, RESTRICTIONS, WHO, ZONES
from rules.echo.language import vocabulary
from rules.kernel.engine import UnplayableError
from tests.rules.echo.engine.making import follower, hero, item
from tests.rules.language.word_meanings import WordMeaningProofs


class TestWords(WordMeaningProofs):
    game = "echo"
    lists = (
        (get_args(vocabulary.Keyword), KEYWORDS),
        (get_args(vocabulary.Zone), ZONES),
        (get_args(vocabulary.Restriction), RESTRICTIONS),
        (get_args(vocabulary.Event), EVENTS),
        (get_args(vocabulary.Duration), DURATIONS),
    )

    def test_every_way_to_pick_has_a_meaning(self) -> None:
        assert {"chosen", "random", "all", "self", "subject", "foe", "that", "top"} <= set(WHO)


def compiled(*cards: Any) -> None:
    compile_cards({codes.HERO: hero("a"), codes.HERO + 1: hero("b"), **dict(enumerate(cards))})


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
