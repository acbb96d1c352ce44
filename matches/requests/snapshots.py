"""Decks as a simulation keeps them: lists, names and the card definitions played with, whatever becomes of the decks."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import groupby
from typing import Any

from django.utils.translation import gettext_noop

from cards.catalogue import Catalogue
from decks.deck_list import DeckList, Sections, in_order, played, pools_of, told_as_text
from decks.models import Deck
from decks.wording import in_both, said
from rules import games
from rules.formats import Format
from rules.kernel.cards import Card
from rules.kernel.engine import GivenHand, PlayableDeck, UnplayableError
from rules.kernel.game import Game
from rules.wording import Text

#: Section -> runs of copies (card, how many) in the order that shuffles start from; a card may come in several runs.
Runs = Mapping[str, Sequence[tuple[str, int]]]


@dataclass(frozen=True, slots=True)
class DeckSnapshot:
    """A named list in the deck's canonical order. `runs`: the order that it is shuffled from, where that is another one.

    `given`: the opening hand that its player has in every game, where it is not drawn at random. `pools`: what the list states beside the
    deck, which is never played with.
    """

    name: Text
    format: str
    sections: Sections
    runs: Runs | None = None
    given: GivenHand | None = None
    pools: Sections = field(default_factory=dict)

    @classmethod
    def of_deck(cls, deck: Deck, pool: Catalogue) -> DeckSnapshot:
        return cls._of(Text(deck.name, deck.name_zh or deck.name), deck.rules_format, deck.sections(pool))

    @classmethod
    def of_listing(cls, listing: DeckList, pool: Catalogue) -> DeckSnapshot:
        """The list's cards that the site has, in canonical order."""
        ordered = in_order(listing.format, listing.sections, lambda slug: pool.rows[slug].number)
        name = Text(listing.name, listing.name) if listing.name else in_both(gettext_noop("A list"))
        return cls._of(name, listing.format, ordered)

    @classmethod
    def _of(cls, name: Text, format: Format, sections: Sections) -> DeckSnapshot:
        pools = {slug: cards for slug, cards in sections.items() if slug in pools_of(format)}
        return cls(name, format.slug, played(format, sections), pools=pools)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> DeckSnapshot:
        sections = {section: dict(cards) for section, cards in data["sections"]}
        runs = {section: [(card, count) for card, count in listed] for section, listed in data["runs"]} if "runs" in data else None
        given = GivenHand(**{part: dict(cards) for part, cards in data["given"].items()}) if "given" in data else None
        pools = {section: dict(cards) for section, cards in data.get("pools", [])}
        return cls(Text(**data["name"]), data["format"], sections, runs, given, pools)

    @property
    def as_json(self) -> dict[str, Any]:
        """JSON that keeps the order on every database."""
        parts = {"hand": self.given.hand, "put_back": self.given.put_back} if self.given else {}
        given = {"given": {part: [list(each) for each in cards.items()] for part, cards in parts.items()}} if parts else {}
        return (
            {
                "name": {"en": self.name.en, "zh": self.name.zh},
                "format": self.format,
                "sections": _listed(self.sections),
            }
            | ({"pools": _listed(self.pools)} if self.pools else {})
            | ({"runs": [[section, [list(run) for run in listed]] for section, listed in self.runs.items()]} if self.runs else {})
            | given
        )

    def shuffled_like(self, other: DeckSnapshot) -> DeckSnapshot:
        """The same list, shuffled so that from the same seed each card comes where it does in `other`.

        What has come in takes the places of what has gone, so that an edit changes as little of the games as it can.
        """
        runs = {section: _in_places(cards, other.copies(section)) for section, cards in self.sections.items()}
        return replace(self, runs=runs)

    def copies(self, section: str) -> list[str]:
        """Every copy in a section, in the order that shuffles start from."""
        listed = self.runs.get(section, ()) if self.runs is not None else self.sections.get(section, {}).items()
        return [card for card, count in listed for _ in range(count)]

    def listing(self, game: Game) -> DeckList:
        """The list as it was, as one that somebody sends."""
        try:
            format = game.format(self.format)
        except KeyError:
            format = game.format()
        return DeckList(game, format, said(self.name), {**self.sections, **self.pools})

    @property
    def slugs(self) -> set[str]:
        return {card for cards in self.sections.values() for card in cards}

    def playable(self, cards: Mapping[str, Card]) -> PlayableDeck:
        """The list as engines take it. Raises UnplayableError for cards that are kept as text."""
        if unread := [cards[slug] for slug in sorted(self.slugs) if cards[slug].is_kept_as_text]:
            raise UnplayableError(told_as_text(unread))
        runs: Runs = self.runs or {section: list(listed.items()) for section, listed in self.sections.items()}
        sections = {section: tuple((cards[slug], count) for slug, count in listed) for section, listed in runs.items()}
        return PlayableDeck(sections, self.given)


def _listed(sections: Sections) -> list[list[Any]]:
    """Sections as JSON that keeps their order."""
    return [[section, [[card, count] for card, count in cards.items()]] for section, cards in sections.items()]


def _in_places(cards: Mapping[str, int], places: Sequence[str]) -> list[tuple[str, int]]:
    """The cards as runs, each copy where `places` has one of it, the others in the places left over."""
    left = Counter(cards)
    kept = []
    for card in places:
        kept.append(card if left[card] > 0 else "")
        left[card] -= 1
    new = iter([card for card in cards for _ in range(left[card])])
    filled = [card or next(new, "") for card in kept]
    order = [*(card for card in filled if card), *new]
    return [(card, len(list(run))) for card, run in groupby(order)]


def names_of_sections(game: Game, decks: Iterable[DeckSnapshot]) -> dict[tuple[str, str], Text]:
    """The name of its section for each card, by section and slug, that these decks have in more than one."""
    listed = {(deck.format, section, slug) for deck in decks for section, cards in deck.sections.items() for slug in cards}
    places = Counter(slug for slug, _ in {(slug, section) for _, section, slug in listed})
    return {(section, slug): game.format(format).section(section).name for format, section, slug in listed if places[slug] > 1}


def card_data(pool: Catalogue, decks: Iterable[DeckSnapshot], others: Iterable[str] = ()) -> dict[str, Any]:
    """The definitions of all cards in those decks, and of others, by slug."""
    slugs = {slug for deck in decks for slug in deck.slugs}.union(others)
    return {slug: pool.rows[slug].data for slug in sorted(slugs)}


def digest_of_cards(cards: Mapping[str, Any]) -> str:
    """Sixteen hex digits that change when any of the definitions does."""
    text = json.dumps(cards, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_cards(game: Game, cards: Mapping[str, Any]) -> dict[str, Card]:
    """The kept definitions as the rules know them. Raises DefinitionError when the rules can't read them any more."""
    return {slug: _read_card(game.slug, slug, json.dumps(data)) for slug, data in cards.items()}


@lru_cache(maxsize=2048)
def _read_card(game: str, slug: str, text: str) -> Card:
    """Decks share most of their cards, and reading one takes 0.5 to 1 ms of CPU time (2026-11-25)."""
    return games.get(game).read_card(json.loads(text), f"{game}/{slug}")
