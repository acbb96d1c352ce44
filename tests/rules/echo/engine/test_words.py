"""Every word of the card language has a meaning in the engine, and the engine has no others: what is forgotten stops by name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from rules.echo.engine.assembly import COSTS, Assembly
from rules.echo.engine.compiler import MOMENTS, REPLACED, SKILLS, compile_cards
from rules.echo.engine.core.state import codes
from rules.echo.engine.effect_words import DURATIONS
from rules.echo.engine.selector_words import EVENTS, KEYWORDS, RESTRICTIONS, SELECTORS, WHO, ZONES
from rules.echo.language import vocabulary
from rules.echo.language.abilities import Ability
from rules.echo.language.amounts import Measure
from rules.echo.language.conditions import Any as Any_
from rules.echo.language.conditions import Condition, Not
from rules.echo.language.costs import Cost
from rules.echo.language.modifiers import Modifier
from rules.echo.language.moments import Moment
from rules.echo.language.replaced import Replaced
from rules.kernel.engine import UnplayableError
from rules.kernel.language.reader import hints_of, kinds_in
from rules.kernel.language.words import Word, WordError
from rules.kernel.playing.word_rows import Rows
from tests.rules.echo.engine.making import follower, hero, item

TABLES = (Assembly.CONDITIONS, Assembly.MODIFIERS, COSTS, MOMENTS, REPLACED)
WORDS = {word for rows in TABLES for word in rows.words}


@pytest.mark.parametrize(
    ("words", "meanings"),
    [
        ((*Condition.words(), *Modifier.words(), *Cost.words(), *Moment.words(), *Replaced.words()), {*WORDS, Any_, Not}),
        (get_args(Measure), Assembly.MEASURES),
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


def test_what_picks_is_written_with_all_that_it_says() -> None:
    """A part that SELECTORS does not list could have an operand that no column holds."""
    picking = {kind for kind in kinds_in(Ability) if "pick" in hints_of(kind) and not issubclass(kind, Word)}
    assert picking <= set(SELECTORS.words)


@pytest.mark.parametrize("rows", TABLES, ids=lambda rows: rows.words[0].KEY)
def test_a_word_without_a_meaning_is_named(rows: Rows) -> None:
    for word in rows.words:
        lost = {name: number for name, number in (rows.numbers or {}).items() if name != word.word()}
        ways = {name: way for name, way in rows.ways.items() if name.split(".")[-1] not in hints_of(word)}
        wholes = {kind: way for kind, way in rows.wholes.items() if not issubclass(word, kind)}
        with pytest.raises(WordError, match=f"the {word.KEY} “{word.word()}” has"):
            Rows(words=(word,), numbers=lost if rows.numbers else None, ways=ways, wholes=wholes)


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
