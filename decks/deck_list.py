"""Deck lists without a database: the cards of a deck in canonical order, their digest, and the extras of a deck."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from rules.construction import Format
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.game import Game
from rules.wording import Text

#: Section slug -> card slug -> copies.
Sections = Mapping[str, Mapping[str, int]]
MutableSections = dict[str, dict[str, int]]


@dataclass(frozen=True, slots=True)
class NamedVersion:
    """A version with a name. `draft` is Draft.as_json; `is_current` is true where the deck has not been changed since."""

    name: str
    note: str
    made_at: datetime
    draft: Mapping[str, Any]
    is_current: bool = False


@dataclass(frozen=True, slots=True)
class Extras:
    """The parts of a deck beside its list: the maybe-board, notes on cards, its owner's tags, versions with a name.

    Cards by slug; versions from the first to the last. `opened`: where its pool came from, as Opened.as_json; empty for no opened one.
    """

    maybe: Mapping[str, int] = field(default_factory=dict)
    card_notes: Mapping[str, str] = field(default_factory=dict)
    tags: tuple[str, ...] = ()
    versions: tuple[NamedVersion, ...] = ()
    opened: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DeckList:
    """A named list of cards for a format of a game, from any source; with its extras where they are wanted."""

    game: Game
    format: Format
    name: str
    sections: Sections
    note: str = ""
    extras: Extras | None = None

    @property
    def total(self) -> int:
        """The number of cards in the deck, a stated pool left out."""
        return sum(sum(cards.values()) for cards in played(self.format, self.sections).values())


def in_order(format: Format, sections: Sections, number_of: Callable[[str], int]) -> MutableSections:
    """Return the list in canonical order: the format's sections, then unknown ones, cards by number; without empty ones."""
    places = [section.slug for section in format.sections]
    slugs = [*places, *sorted(set(sections) - set(places))]
    ordered = {
        slug: {card: count for card, count in sorted(sections.get(slug, {}).items(), key=lambda item: number_of(item[0])) if count}
        for slug in slugs
    }
    return {slug: cards for slug, cards in ordered.items() if cards}


def played(format: Format, sections: Sections) -> MutableSections:
    """Return the sections that are played with: all but stated pools, which are lists to check against."""
    return {slug: dict(cards) for slug, cards in sections.items() if slug not in pools_of(format)}


def pools_of(format: Format) -> set[str]:
    """Return the sections that state a pool, which is no part of the deck."""
    return {section.slug for section in format.sections if section.is_pool}


def playable(format: Format, sections: Sections, cards: Mapping[str, Card]) -> PlayableDeck:
    """Return the list as engines take it, in canonical order, without pools.

    Raise KeyError for a card that is not among `cards`, UnplayableError for one that is kept as text.
    """
    if unread := kept_as_text(format, sections, cards):
        raise UnplayableError(told_as_text(unread))
    ordered = in_order(format, played(format, sections), lambda slug: cards[slug].number)
    return PlayableDeck({name: tuple((cards[slug], count) for slug, count in listed.items()) for name, listed in ordered.items()})


def kept_as_text(format: Format, sections: Sections, cards: Mapping[str, Card]) -> list[Card]:
    """Return the cards of the list that are kept as text; leave out a stated pool, and cards that are not among `cards`."""
    slugs = dict.fromkeys(slug for listed in played(format, sections).values() for slug in listed if slug in cards)
    return [cards[slug] for slug in slugs if cards[slug].is_kept_as_text]


def told_as_text(unread: Sequence[Card]) -> Text:
    """Return the sentence that a deck can't be simulated because of these cards, by name."""
    names = [card.name for card in unread]
    return Text(
        f"The texts of these cards are kept as words that no engine can play: {', '.join(name.en for name in names)}.",
        f"以下卡牌的效果仅以文字保存，引擎无法执行：{'、'.join(name.zh for name in names)}。",
    )


def digest_of(game: Game, sections: Sections) -> str:
    """Return sixteen hex digits that are the same for the same cards in the same sections, whatever their order or the deck's name."""
    content = sorted((section, sorted((card, count) for card, count in cards.items() if count)) for section, cards in sections.items())
    text = json.dumps([game.slug, [entry for entry in content if entry[1]]], ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def copy_of(sections: Sections) -> MutableSections:
    """Return a copy that may be changed."""
    return {section: dict(cards) for section, cards in sections.items()}
