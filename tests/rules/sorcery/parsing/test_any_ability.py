"""Whatever the language can say, its text is read back as the same, or not at all."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

from rules.kernel.language.checks import asked_in
from rules.sorcery.grammar.card_texts import readings
from rules.sorcery.grammar.meanings import meaning_of
from rules.sorcery.language import read_abilities
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.selectors import ThingFilter
from rules.sorcery.text import paragraph_text
from tests.rules.sorcery.parsing.reading_texts import apart_from_chinese
from tests.rules.sorcery.text.test_any_ability import ABILITIES


def says_all(ability: Ability) -> bool:
    """Return whether the text of an ability says all of it: of a card and its bearer it says no further properties."""
    about = ability.when or ability.instead_of
    return getattr(about, "by", "") not in ("self", "host") or (
        not asked_in(about, ThingFilter) and getattr(about, "kind", "unit") == "unit"
    )


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(ABILITIES.all.filter(says_all))
def test_a_text_that_is_read_means_what_was_written(ability: Ability) -> None:
    kind = "magic" if ability.skill == "cast" else "relic"
    meanings = {apart_from_chinese(meaning_of(each)) for each in readings(paragraph_text(ability, kind).en, kind)}
    # A text that may mean several things is not read; that of the ability has to be among them.
    assert not meanings or apart_from_chinese(meaning_of(ability)) in meanings


def test_near_the_caster_is_told_from_near_what_is_moved() -> None:
    texts = {}
    for around in (None, "source", "moved"):
        spot = {"where": "steps", "steps": 1} | ({"around": around} if around else {})
        move = {"effect": "move", "target": {"pick": "target", "kind": "unit"}, "to": spot}
        (ability,) = read_abilities([{"skill": "cast", "do": [move]}], source="test", card="call", kind="magic")
        texts[around] = paragraph_text(ability, "magic")
        assert [meaning_of(each) for each in readings(texts[around].en, "magic")] == [meaning_of(ability)]
    assert texts[None] == texts["source"]
    assert texts["moved"].en == "Move a target unit to a site up to one step away."
    assert texts["source"].en == "Move a target unit to a site up to one step away from the caster."
    assert texts["source"].zh != texts["moved"].zh
