"""A game's events: rows read, told in both languages with their clauses; what a declaration leaves out stops it, naming the event."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from rules.kernel.compiled.events.rows import BY_ABILITY, BY_ATTACK, BY_NOTHING
from rules.kernel.telling.event_table import EventError, EventTable
from rules.kernel.telling.events import UNTOLD, Column, Event, EventKind, Sentence, named, other_card, unless_skill
from rules.wording import Text

CODES = ModuleType("toy.codes")
CODES.DREW, CODES.HIT, CODES.ENDED = range(3)  # type: ignore[attr-defined]
FOX: Any = SimpleNamespace(name=Text("Fox", "狐"))
OX: Any = SimpleNamespace(name=Text("Ox", "牛"))
PLAY = SimpleNamespace(cards={4: FOX, 5: OX})
DREW = EventKind("drew", "{side} draws {card}", "{side}抽到{card}", unless_skill("1a"), is_secret=True)
HIT = EventKind(
    "hit",
    "{card} hits {foe} by {amount:+d}",
    "{card}攻击{foe}{amount:+d}",
    ("2b",),
    ("amount", other_card("foe")),
    but=(Sentence("{card} misses", "{card}落空", amount=0), Sentence(skill="wink")),
)
ENDED = EventKind("ended", clause=(), columns=(named("end", {1: Text("over", "结束")}),), but=(UNTOLD,))


def table(*kinds: EventKind) -> EventTable:
    return EventTable(CODES, 3, lambda event: Text("a card", "一张牌"), kinds)


TABLE = table(DREW, HIT, ENDED)


def hit(amount: int, **fields: Any) -> Event:
    return Event("hit", 0, FOX, 4, 1, 0, number=amount, other=5, **fields)


def test_a_row_of_the_log_is_an_event() -> None:
    row = (1, 0, 4, 4, 7, 5, BY_ABILITY, 5, 0)
    expected = Event("hit", 0, FOX, 4, 2, 1, number=7, other=5, source=OX, skill="active", ability=2)
    assert TABLE.read(row, PLAY.cards, [("active", 2)]) == expected


def test_a_row_names_places_beside_the_field_and_what_did_it() -> None:
    beside = TABLE.read((0, 1, -1, 7, 0, 0, BY_ATTACK, 4, -1), PLAY.cards, [])
    assert (beside.place, beside.place_side, beside.card, beside.skill, beside.source) == (0, 1, None, "attack", FOX)
    nowhere = TABLE.read((0, 1, -1, -1, 0, 0, BY_NOTHING, 4, -1), PLAY.cards, [])
    assert (nowhere.place, nowhere.place_side, nowhere.skill, nowhere.source) == (None, -1, "", None)


def test_an_event_is_told_by_the_first_sentence_that_fits() -> None:
    assert TABLE.tell(hit(2), PLAY) == Text("Fox hits Ox by +2", "狐攻击牛+2")
    assert TABLE.tell(hit(0), PLAY) == Text("Fox misses", "狐落空")
    assert TABLE.tell(hit(2, skill="wink"), PLAY) is None
    assert TABLE.tell(Event("ended", -1), PLAY) is None


def test_a_side_that_does_not_see_the_card_is_not_told_its_name() -> None:
    assert TABLE.tell(Event("drew", 1, FOX, 4), PLAY, is_blind=True) == Text("Deck B draws a card", "乙方抽到一张牌")
    assert [TABLE[name].hides(Event(name, 1)) for name in TABLE.names] == [True, False, False]


def test_what_a_skill_does_follows_no_clause_of_the_turn() -> None:
    assert [DREW.clauses_of(Event("drew", 0, skill=skill), None) for skill in ("", "attack", "wink")] == [("1a",), ("1a",), ()]
    assert TABLE.clauses() == {"2b"}


def test_an_event_is_about_its_card_and_those_in_its_columns() -> None:
    assert [TABLE.cards_of(event) for event in (hit(1), Event("drew", 0, FOX, 4))] == [(4, 5), (4,)]


FAULTS = (
    ((DREW, HIT), "Event “ended” of toy.codes is not declared"),
    ((DREW, HIT, ENDED, EventKind("flew", "x", "x", ())), "Event “flew” has no code in toy.codes"),
    ((DREW, HIT, EventKind("ended", clause=())), "Event “ended” has no words"),
    ((DREW, HIT, EventKind("ended", "over", "结束")), "Event “ended” has no clause"),
    ((DREW, HIT, EventKind("ended", "over", "", ())), "Event “ended” has words in one language only: “over”"),
    ((DREW, HIT, EventKind("ended", "over by {end}", "结束", ())), "Event “ended” has no column “end”, which “over by {end}” needs"),
    ((DREW, HIT, EventKind("ended", "o", "o", (), but=(Sentence("p", "p", end=1),))), "Event “ended” has no column “end”, which “p” needs"),
    ((DREW, HIT, EventKind("ended", "o", "o", (), ("a", "b", "c"))), "Event “ended” has more than two columns"),
    ((DREW, HIT, EventKind("ended", "o", "o", (), (Column("a"), "a"))), "Event “ended” has two columns of one name"),
)


@pytest.mark.parametrize(("kinds", "message"), FAULTS)
def test_what_a_declaration_leaves_out_stops_it_by_name(kinds: tuple[EventKind, ...], message: str) -> None:
    with pytest.raises(EventError) as caught:
        table(*kinds)
    assert str(caught.value).startswith(message)


def test_an_event_that_no_sentence_fits_is_not_passed_over() -> None:
    silent = EventKind("ended", clause=(), but=(Sentence("a", "a", side=0),))
    with pytest.raises(EventError, match="“ended” has no words for"):
        table(DREW, HIT, silent).tell(Event("ended", 1), PLAY)
