"""The overview of a deck on its page: sections, counts, legality, curve and splits."""

from __future__ import annotations

from collections import Counter as Counted
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from cards.models import Card
from cards.stand_ins import kind_name
from decks.deck_list import DeckList
from decks.figures.charts import Curve, Split, cost_curve, splits_of, tallies_of
from decks.lists.check import check_list, today
from decks.wording import said
from rules.construction import Report, Section, SectionCount, Violation, room_for, section_counts, total_count
from rules.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Line:
    """One card in a section. `violations` are those that name it; `has_namesake`: another printing of its name is in the deck."""

    card: Card
    section: str
    count: int
    violations: tuple[Violation, ...]
    has_namesake: bool


@dataclass(frozen=True, slots=True)
class Group:
    """The lines of a section that cost the same, or, where `cost` is None, those of one kind; `title` says either in words."""

    cost: int | None
    title: str
    lines: tuple[Line, ...]

    @property
    def count(self) -> int:
        return sum(line.count for line in self.lines)


@dataclass(frozen=True, slots=True)
class Counter:
    """The number of cards in a part of the deck, and its goal in words such as 30, 60+ or 20–40, empty where any number will do."""

    slug: str
    name: str
    count: int
    goal: str
    is_right: bool


@dataclass(frozen=True, slots=True)
class Part:
    """A section with what is in it. `section` is None for one that the format does not have."""

    slug: str
    name: str
    section: Section | None
    counter: Counter
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Overview:
    listing: DeckList
    as_of: date
    report: Report
    parts: tuple[Part, ...]
    counters: tuple[Counter, ...]
    curve: Curve | None
    splits: tuple[Split, ...]
    tallies: tuple[Split, ...]

    @property
    def main_counter(self) -> Counter:
        """The counter of the largest part, the one that a builder looks at."""
        return max(self.counters, key=lambda counter: (counter.slug == "", _size(counter)))

    @property
    def other_counters(self) -> tuple[Counter, ...]:
        return tuple(counter for counter in self.counters if counter is not self.main_counter)


def overview_of(listing: DeckList, catalogue: Catalogue, as_of: date | None = None) -> Overview:
    day = as_of or today()
    report = check_list(game=listing.game, format=listing.format, sections=listing.sections, as_of=day, catalogue=catalogue)
    counters = {count.section.slug: _counter(count) for count in section_counts(listing.format, listing.sections) if count.section}
    shown = tuple(counters.values())
    if listing.format.total.least or listing.format.total.most is not None:
        shown += (_counter(total_count(listing.format, listing.sections)),)
    several = several_printings(listing.sections, catalogue.rows)
    parts = tuple(_part(slug, listing, catalogue, report, counters, several) for slug in _places(listing))
    return Overview(
        listing, day, report, parts, shown, cost_curve(listing, catalogue), splits_of(listing, catalogue), tallies_of(listing, catalogue)
    )


def room_of(card: Card, listing: DeckList, catalogue: Catalogue) -> int | None:
    """Return how many copies of the card a deck of this format may have, None for any number."""
    definition = catalogue.definitions[card.slug]
    return room_for(listing.format, {}, catalogue.definitions, definition, as_of=today(), pool=_stated_pool(listing))


def _stated_pool(listing: DeckList) -> dict[str, int] | None:
    pools = [section.slug for section in listing.format.sections if section.is_pool]
    if listing.format.pool is None:
        return None
    return {slug: count for section in pools for slug, count in listing.sections.get(section, {}).items()}


def _places(listing: DeckList) -> list[str]:
    known = [section.slug for section in listing.format.sections]
    return [*known, *(slug for slug in listing.sections if slug not in known)]


def _part(slug: str, listing: DeckList, catalogue: Catalogue, report: Report, counters: dict[str, Counter], several: set[str]) -> Part:
    section = next((each for each in listing.format.sections if each.slug == slug), None)
    cards = listing.sections.get(slug, {})
    lines = [
        Line(row := catalogue.rows[card], slug, count, _about(card, slug, report), row.name_group in several)
        for card, count in cards.items()
    ]
    name = said(section.name) if section else slug
    counter = counters.get(slug) or Counter(slug, name, sum(cards.values()), "", section is not None)
    return Part(slug, name, section, counter, _groups(lines, listing.game))


def several_printings(sections: Mapping[str, Iterable[str]], rows: Mapping[str, Card]) -> set[str]:
    """Return the groups of the names of which a deck holds more than one printing, without cards that the site no longer has."""
    held = {slug for cards in sections.values() for slug in cards if slug in rows}
    return {name for name, count in Counted(rows[slug].name_group for slug in held).items() if count > 1}


def _about(card: str, section: str, report: Report) -> tuple[Violation, ...]:
    return tuple(each for each in report.violations if card in each.cards and each.section in ("", section) and len(each.cards) <= 4)


def _groups(lines: Sequence[Line], game: Game) -> tuple[Group, ...]:
    """Group cards without a cost first, in the order of their kinds, then by cost."""
    kinds = {kind.slug: place for place, kind in enumerate(game.kinds)}

    def group_of(line: Line) -> tuple[bool, int, str]:
        cost = line.card.cost
        return (False, kinds.get(line.card.kind, len(kinds)), line.card.kind) if cost is None else (True, cost, "")

    ordered = sorted(lines, key=group_of)
    return tuple(_group(tuple(together), game) for _, together in groupby(ordered, key=group_of))


def _group(lines: tuple[Line, ...], game: Game) -> Group:
    card = lines[0].card
    if card.cost is None:
        return Group(None, said(kind_name(game, card.kind)), lines)
    return Group(card.cost, gettext("Cost %(cost)d") % {"cost": card.cost}, lines)


def _counter(count: SectionCount) -> Counter:
    if count.most is None:
        goal = f"{count.least}+" if count.least else ""
    else:
        goal = str(count.most) if count.least == count.most else f"{count.least}–{count.most}"
    slug, name = (count.section.slug, said(count.section.name)) if count.section else ("", gettext("All cards"))
    return Counter(slug, name, count.count, goal, not count.missing and not count.surplus)


def _size(counter: Counter) -> int:
    digits = "".join(letter for letter in counter.goal.split("–")[-1] if letter.isdigit())
    return int(digits or 0)
