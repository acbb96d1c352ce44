"""Every word of the card language has a meaning in the engine, and the engine has no others: what is forgotten stops by name."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from rules.kernel.language.reader import hints_of, kinds_in
from rules.kernel.language.words import Word, WordError
from rules.kernel.playing.word_rows import Rows
from rules.sorcery.engine.assembly import COSTS, Assembly
from rules.sorcery.engine.compiler import MOMENTS, REPLACED, SKILLS
from rules.sorcery.engine.core.state.fields import EVENTS
from rules.sorcery.engine.selector_words import ELEMENTS, KEYWORDS, PICKS, RESTRICTIONS, SELECTORS, WHOSE, ZONES
from rules.sorcery.language import selectors, vocabulary
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.amounts import Measure
from rules.sorcery.language.conditions import Any as Any_
from rules.sorcery.language.conditions import Condition, Not
from rules.sorcery.language.costs import Cost
from rules.sorcery.language.modifiers import Modifier
from rules.sorcery.language.moments import Moment
from rules.sorcery.language.replaced import Replaced

TABLES = (Assembly.CONDITIONS, Assembly.MODIFIERS, COSTS, MOMENTS, REPLACED)
WORDS = {word for rows in TABLES for word in rows.words}


@pytest.mark.parametrize(
    ("words", "meanings"),
    [
        ((*Condition.words(), *Modifier.words(), *Cost.words(), *Moment.words(), *Replaced.words()), {*WORDS, Any_, Not}),
        (get_args(Measure), Assembly.MEASURES),
        (get_args(vocabulary.Skill), SKILLS),
        ({*get_args(vocabulary.Zone), "banished"}, ZONES),
        (get_args(vocabulary.Element), ELEMENTS),
        (get_args(vocabulary.AskedKeyword), KEYWORDS),
        (get_args(vocabulary.Restriction), RESTRICTIONS),
        (get_args(vocabulary.Event), EVENTS),
        (get_args(vocabulary.Bearer), WHOSE),
    ],
)
def test_words_equal_meanings(words: Any, meanings: Any) -> None:
    assert set(words) == set(meanings)


def test_every_way_to_pick_has_a_meaning() -> None:
    picks = {pick for word in (selectors.Things, selectors.Cards, selectors.Spot) for pick in get_args(hints_of(word)["pick"])}
    assert picks == set(PICKS)


def test_what_picks_is_written_with_all_that_it_says() -> None:
    """A part that SELECTORS does not list could have an operand that no column holds."""
    picking = {kind for kind in kinds_in(Ability) if "pick" in hints_of(kind) and not issubclass(kind, Word)}
    assert picking <= {*SELECTORS.words, selectors.Spot}


@pytest.mark.parametrize("rows", TABLES, ids=lambda rows: rows.words[0].KEY)
def test_a_word_without_a_meaning_is_named(rows: Rows) -> None:
    for word in rows.words:
        lost = {name: number for name, number in (rows.numbers or {}).items() if name != word.word()}
        ways = {name: way for name, way in rows.ways.items() if name.split(".")[-1] not in hints_of(word)}
        wholes = {kind: way for kind, way in rows.wholes.items() if not issubclass(word, kind)}
        if (rows.numbers and word.word() in rows.numbers) or ways != rows.ways or wholes != rows.wholes:
            with pytest.raises(WordError, match=f"the {word.KEY} “{word.word()}” has"):
                Rows(words=(word,), numbers=lost if rows.numbers else None, ways=ways, wholes=wholes)
