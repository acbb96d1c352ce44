"""Events as a game declares them: their columns by name, the words in both languages, the clauses that they follow, and who sees them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from string import Formatter
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.telling.record import UNSAID
from rules.wording import Text

Clauses = tuple[str, ...]
#: The value of `skill` for what an attack does.
ATTACK = "attack"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: `name` is one of its game's events, `side` whose it is (-1 nobody's), `place` from 1 with `place_side`.

    Place 0 is a hero's that stands beside the places. The declaration defines `number` and `other`. `source` is the card whose ability did
    it (`skill` is its kind), or whose attack did (`skill` is ATTACK); None when neither. `ability` is the number of that ability on its
    card, from 1. `card_id` is the engine's id of the card, -1 without one.
    """

    name: str
    side: int
    card: Card | None = None
    card_id: int = -1
    place: int | None = None
    place_side: int = -1
    number: int = 0
    other: int = 0
    source: Card | None = None
    skill: str = ""
    ability: int = 0

    @property
    def is_by_skill(self) -> bool:
        return self.skill not in ("", ATTACK)


@dataclass(frozen=True, slots=True)
class Column:
    """One of an event's two numbers by its name, how sentences say it (with the play at hand), and whether it is the id of a card."""

    name: str
    told: Callable[[int, Any], Any] = lambda value, play: value
    is_card: bool = False


def named(name: str, names: Mapping[int, Text]) -> Column:
    """Return the column of values that have a name in both languages."""
    return Column(name, lambda value, play: names[value])


def other_card(name: str) -> Column:
    """Return the column of a second card, by its id."""
    return Column(name, lambda value, play: play.cards[value].name if value in play.cards else UNSAID, is_card=True)


class Sentence:
    """The sentence of an event whose values are the wanted ones, or among them; without words nothing, as others tell it already.

    Gaps are `{side}`, `{card}`, `{place}`, the event's columns and its own gaps, formatted as `str.format` does. `when` asks for values of
    the columns, `side`, `place` and `skill`.
    """

    def __init__(self, en: str = "", zh: str = "", **when: Any) -> None:
        self.en, self.zh, self.when = en, zh, when

    @property
    def gaps(self) -> set[str]:
        return {gap for words in (self.en, self.zh) for _, gap, _, _ in Formatter().parse(words) if gap is not None}

    def fits(self, values: Mapping[str, Any]) -> bool:
        return all(_is_wanted(values[name], wanted) for name, wanted in self.when.items())

    def fill(self, gaps: Mapping[str, Any]) -> Text:
        en, zh = (
            {name: each if not isinstance(each, Text) else getattr(each, code) for name, each in gaps.items()} for code in ("en", "zh")
        )
        return Text(self.en.format(**en), self.zh.format(**zh))


UNTOLD = Sentence()


def _is_wanted(value: Any, wanted: Any) -> bool:
    return bool(value in wanted if isinstance(wanted, Collection) and not isinstance(wanted, str) else value == wanted)


#: Returns the clauses of an event, given the memory of the events before it (rules.kernel.telling.reasons).
Rule = Callable[[Any, Event], Clauses]


def unless_skill(*clauses: str) -> Rule:
    """Return the rule for events of players, or that happen by themselves, as well as by skills."""
    return lambda memory, event: () if event.is_by_skill else clauses


@dataclass(frozen=True, slots=True)
class EventKind:
    """An event of a game: its sentence where none of `but` fits, and the clauses that it follows, () for none.

    `columns` are those of `number` and `other`; a name alone stands for one that is said as it is. `gaps` are the sentences' further ones,
    made of an event and the play. `is_secret`: whether only the side that does it sees the card. `unseen`: the other side's name for such a
    card, if it is not the game's usual one.
    """

    name: str
    en: str = ""
    zh: str = ""
    clause: Clauses | Rule | None = None
    columns: tuple[Column | str, ...] = ()
    but: tuple[Sentence, ...] = ()
    gaps: Mapping[str, Callable[[Event, Any], Any]] = field(default_factory=dict)
    is_secret: Callable[[Event], bool] | bool = False
    unseen: Text = UNSAID

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        return (*self.but, Sentence(self.en, self.zh)) if self.en or self.zh else self.but

    def columns_of(self, event: Event) -> Iterator[tuple[Column, int]]:
        """Return the columns with what an event has in them."""
        for column, value in zip(self.columns, (event.number, event.other), strict=False):
            yield column if isinstance(column, Column) else Column(column), value

    def sentence_for(self, event: Event) -> Sentence | None:
        """Return the first sentence that fits an event."""
        values: dict[str, Any] = {column.name: value for column, value in self.columns_of(event)}
        values |= {"side": event.side, "place": event.place, "skill": event.skill}
        return next((each for each in self.sentences if each.fits(values)), None)

    def clauses_of(self, event: Event, memory: Any) -> Clauses:
        """Return the clauses that an event follows."""
        return self.clause(memory, event) if callable(self.clause) else self.clause or ()

    def hides(self, event: Event) -> bool:
        """Return whether only the side that does it sees the card of an event."""
        return self.is_secret(event) if callable(self.is_secret) else self.is_secret

    def fault(self) -> str:
        """Return what is wrong with the declaration, "" if nothing is."""
        if not self.sentences:
            return "has no words; one that others say already is but=(UNTOLD,)"
        if self.clause is None:
            return "has no clause; one that follows none has ()"
        if len(self.columns) > 2:
            return "has more than two columns"
        names = {column.name for column, _ in self.columns_of(Event(self.name, 0))}
        if len(names) < len(self.columns):
            return "has two columns of one name"
        for sentence in self.sentences:
            if bool(sentence.en) != bool(sentence.zh):
                return f"has words in one language only: “{sentence.en or sentence.zh}”"
            told, asked = {"side", "card", "place", *names, *self.gaps}, {"side", "place", "skill", *names}
            if wrong := (sentence.gaps - told) | (sentence.when.keys() - asked):
                return f"has no column “{'”, “'.join(sorted(wrong))}”, which “{sentence.en}” needs"
        return ""
