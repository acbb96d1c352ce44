"""Decide which card a line means; where more than one answer fits, say so and offer them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import thread_time

from django.utils.translation import gettext

from cards.catalogue import Catalogue, catalogue_of
from cards.models import Card
from decks.importing.report import LineStatus, ReadLine
from decks.lists.changes import MAX_COPIES
from decks.notation.card_lines import Reading, readings
from decks.notation.chat_lines import chat_readings
from decks.wording import said
from rules import games
from rules.kernel.game import Game

MAX_SEARCHES = 60


@dataclass(slots=True)
class Patience:
    """The processor seconds left for looking for near names; the rest of an import takes next to nothing."""

    seconds: float = 0.3

    def try_for(self, search: Callable[[], tuple[str, ...]]) -> tuple[str, ...]:
        """Return what the search finds; nothing once there is no patience left."""
        if self.seconds <= 0:
            return ()
        begun = thread_time()
        found = search()
        self.seconds -= thread_time() - begun
        return found


@dataclass(slots=True)
class Resolver:
    """Finds the cards of one game that lines name. Looks for near names a limited number of times, so that rubbish stays cheap."""

    catalogue: Catalogue
    others: tuple[Game, ...] = ()
    patience: Patience = field(default_factory=Patience)
    _searches: int = 0
    _unknown: str = field(default_factory=lambda: gettext("No card has that name."))
    _other_catalogues: dict[str, Catalogue] = field(default_factory=dict)

    def resolve(self, number: int, raw: str, text: str) -> ReadLine:
        """Return what became of a line: matched, chosen, ambiguous, unmatched or unreadable; its section is not decided here."""
        ways = readings(text)
        if not ways:
            return ReadLine(number, raw, LineStatus.UNREADABLE, gettext("There is no card name on this line."))
        fits = self._fitting(ways) or self._fitting(chat_readings(text))
        if not fits:
            return self._unmatched(number, raw, ways)
        way, found = fits[0]
        cards = [self.catalogue.rows[slug] for slug in found]
        if len({(way.count, found) for way, found in fits}) > 1:
            everything = [self.catalogue.rows[slug] for _, slugs in fits for slug in slugs]
            return ReadLine(number, raw, LineStatus.AMBIGUOUS, gettext("This can be read in two ways."), choices=_distinct(everything))
        if not 1 <= way.count <= MAX_COPIES:
            words = gettext("A count goes from 1 to %(most)d. This line was left out.") % {"most": MAX_COPIES}
            return ReadLine(number, raw, LineStatus.UNREADABLE, words, choices=_distinct(cards))
        if len({card.name_group for card in cards}) > 1:
            words = gettext("Different cards are called so. Choose one.")
            return ReadLine(number, raw, LineStatus.AMBIGUOUS, words, way.count, choices=_distinct(cards))
        if len(cards) > 1:
            words = gettext("%(count)d printings have this name; this is the first of them. Choose another one if you mean it.")
            return ReadLine(number, raw, LineStatus.CHOSEN, words % {"count": len(cards)}, way.count, cards[0], choices=_distinct(cards))
        is_told = way.left_out and self.catalogue.names.find(way.left_out) != found
        left_out = gettext("Left out: “%(words)s”.") % {"words": way.left_out[:80]} if is_told else ""
        return ReadLine(number, raw, LineStatus.CARD, left_out, way.count, cards[0])

    def nearest(self, name: str) -> tuple[Card, ...]:
        if self._searches >= MAX_SEARCHES:
            return ()
        self._searches += 1
        return tuple(self.catalogue.rows[slug] for slug in self.patience.try_for(lambda: self.catalogue.names.nearest(name)))

    def other_game_of(self, name: str) -> Game | None:
        """Return the other game that has a card of that name."""
        for game in self.others:
            catalogue = self._other_catalogues.get(game.slug) or self._other_catalogues.setdefault(game.slug, catalogue_of(game))
            if catalogue.names.find(name):
                return game
        return None

    def _fitting(self, ways: Sequence[Reading]) -> list[tuple[Reading, tuple[str, ...]]]:
        """Return the ways that find cards, those that leave nothing out first."""
        fits = [(way, found) for way in ways if (found := self._find(way))]
        return sorted(fits, key=lambda fit: len(fit[0].left_out))

    def _find(self, way: Reading) -> tuple[str, ...]:
        if not way.slug:
            return self.catalogue.names.find(way.name)
        is_named_so = not way.name or way.slug in self.catalogue.names.find(way.name)
        return (way.slug,) if way.slug in self.catalogue.rows and is_named_so else ()

    def _unmatched(self, number: int, raw: str, ways: Sequence[Reading]) -> ReadLine:
        asked = next((way for way in ways if way.is_counted), ways[0])
        for way in ways:
            game = self.other_game_of(way.slug or way.name)
            if game is not None:
                words = gettext("This is a card of %(other)s, not of %(game)s.")
                names = {"other": said(game.name), "game": said(self.catalogue.game.name)}
                return ReadLine(number, raw, LineStatus.UNMATCHED, words % names, way.count, game=game)
        near = self.nearest(asked.name)
        words = gettext("No card has that name. Did you mean one of these?") if near else self._unknown
        return ReadLine(number, raw, LineStatus.UNMATCHED, words, asked.count, choices=near)


def other_games(game: Game) -> tuple[Game, ...]:
    return tuple(each for each in games.everything() if each.slug != game.slug)


def _distinct(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple({card.slug: card for card in cards}.values())
