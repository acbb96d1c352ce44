"""Every word of the card language has a meaning in the engine, and the engine has no others: what is forgotten stops by name."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from rules.hota.engine.assembly import COSTS, Assembly
from rules.hota.engine.compiler import MOMENTS, REPLACED, SKILLS
from rules.hota.engine.core.state.fields import EVENTS
from rules.hota.engine.selector_words import ATTRIBUTES, KEYWORDS, KINDS, PICKS, RESTRICTIONS, SELECTORS, WHOSE, ZONES
from rules.hota.language import selectors, vocabulary
from rules.hota.language.abilities import Ability
from rules.hota.language.amounts import Measure
from rules.hota.language.conditions import Any as Any_
from rules.hota.language.conditions import Condition, Not
from rules.hota.language.costs import Cost
from rules.hota.language.modifiers import Modifier
from rules.hota.language.moments import Moment
from rules.hota.language.replaced import Replaced
from rules.kernel.language.reader import hints_of, kinds_in
from rules.kernel.language.words import Word, WordError
from rules.kernel.playing.word_rows import Rows

TABLES = (Assembly.CONDITIONS, Assembly.MODIFIERS, COSTS, MOMENTS, REPLACED)
WORDS = {word for rows in TABLES for word in rows.words}


@pytest.mark.parametrize(
    ("words", "meanings"),
    [
        ((*Condition.words(), *Modifier.words(), *Cost.words(), *Moment.words(), *Replaced.words()), {*WORDS, Any_, Not}),
        (get_args(Measure), Assembly.MEASURES),
        (get_args(vocabulary.Skill), SKILLS),
        ({*get_args(vocabulary.Zone), "exile", "attribute_cards"}, ZONES),
        (get_args(vocabulary.CardKind), KINDS),
        (get_args(vocabulary.Attribute), ATTRIBUTES),
        (get_args(vocabulary.Keyword), KEYWORDS),
        (get_args(vocabulary.Restriction), RESTRICTIONS),
        (get_args(vocabulary.Event), EVENTS),
        (get_args(vocabulary.Bearer), WHOSE),
    ],
)
def test_words_equal_meanings(words: Any, meanings: Any) -> None:
    assert set(words) == set(meanings)


def test_every_way_to_pick_has_a_meaning() -> None:
    picks = {pick for word in (selectors.Permanents, selectors.Cards) for pick in get_args(hints_of(word)["pick"])}
    assert picks == set(PICKS)


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
        if (rows.numbers and word.word() in rows.numbers) or ways != rows.ways or wholes != rows.wholes:
            with pytest.raises(WordError, match=f"the {word.KEY} “{word.word()}” has"):
                Rows(words=(word,), numbers=lost if rows.numbers else None, ways=ways, wholes=wholes)
