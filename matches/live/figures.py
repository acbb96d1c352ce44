"""Win rates while one builds: of a list against a gauntlet, played while somebody looks, and found again by what is played."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import cached_property

from django.conf import settings
from django.db import IntegrityError
from django.db.models import F, Sum
from django.utils import timezone

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import DeckList, digest_of
from decks.models import Deck, with_rows
from limits.payers import Payer
from matches import statistics
from matches.creation.rows import write_simulation
from matches.farm.dispatch import dispatch_chunks
from matches.farm.priorities import rank_of
from matches.farm.stops import Prefix, prefix_of
from matches.kinds.live import LIVE
from matches.models import Contestant, Simulation
from matches.plans.pairings import even_games
from matches.requests.snapshots import DeckSnapshot, card_data, digest_of_cards
from matches.statistics import Difference, Interval
from matches.tallies.results import count_digits
from matches.verdicts.lines import Line
from rules.kernel.engine import Engine, Level, default_level
from rules.wording import Text

#: So long a figure is played on for after somebody has looked at it.
WANTED = timedelta(seconds=5)
#: More decks than this make no gauntlet that has a figure within a second.
MOST_OPPONENTS = 40
NAMELESS = Text("", "")


@dataclass(frozen=True)
class Gauntlet:
    """The decks that a list is played against, each as often as the others, by players of one level."""

    engine: Engine
    pool: Catalogue
    decks: tuple[Deck, ...]

    @cached_property
    def snapshots(self) -> tuple[DeckSnapshot, ...]:
        return tuple(DeckSnapshot.of_deck(deck, self.pool) for deck in self.decks)

    @property
    def player(self) -> Level:
        """The level that plays both sides."""
        return default_level(self.engine)

    @property
    def seed(self) -> int:
        """The same for every list, so that lists differ by their cards alone."""
        return int(_hash([self.pool.game.slug, *(deck.digest for deck in self.decks)])[:16], 16) >> 1

    @cached_property
    def digest(self) -> str:
        """A digest of the decks, what their cards say, the engine, its players, and how many games are played."""
        definitions = digest_of_cards(card_data(self.pool, self.snapshots))
        return _hash([self.seed, definitions, self.engine.digest, self.engine.default_level, settings.LIVE_GAMES])


def gauntlet_of(deck: Deck, decks: Sequence[Deck]) -> Gauntlet:
    """The legal ones among the decks, each list once, in an order that is always the same; never the deck itself."""
    legal = {each.digest: each.pk for each in sorted(decks, key=lambda each: str(each.pk)) if each.is_legal and each.pk != deck.pk}
    chosen = [legal[digest] for digest in sorted(legal)[:MOST_OPPONENTS]]
    rows = with_rows(Deck.objects.filter(pk__in=chosen).order_by("digest"))
    return Gauntlet(deck.rules_game.engine(), catalogue_of(deck.game), tuple(rows))


@dataclass(frozen=True)
class LiveFigure:
    """The result so far of a list against a gauntlet: the scores of the pairs against each deck of it, in order."""

    simulation: Simulation
    prefix: Prefix

    @cached_property
    def strata(self) -> list[tuple[int, ...]]:
        return [count_digits(digits) for digits in self.prefix.digits]

    @property
    def weights(self) -> list[float]:
        return [1.0] * len(self.prefix.digits)

    @property
    def games(self) -> int:
        return 2 * sum(map(sum, self.strata))

    @property
    def met(self) -> int:
        """The number of decks of the gauntlet that have been played."""
        return sum(any(scores) for scores in self.strata)

    @property
    def rate(self) -> float | None:
        """None until every deck of the gauntlet has been played."""
        return statistics.mean_score(self.strata, self.weights)

    @property
    def interval(self) -> Interval:
        return statistics.interval(self.strata, self.weights)

    @cached_property
    def against(self) -> list[Line]:
        """The figures against each deck, in order."""

        def total(name: str) -> Sum:
            return Sum(F(f"chunks__first_{name}") + F(f"chunks__second_{name}"), default=0)

        results = self.simulation.matchups.annotate(won=total("wins"), drawn=total("draws"), lost=total("losses")).order_by("index")
        rows = results.values_list("won", "drawn", "lost")
        return [Line(*row, statistics.interval([counts])) for row, counts in zip(rows, self.strata, strict=True)]

    def difference(self, other: LiveFigure) -> Difference | None:
        """Return by how much this list does better than another one in the pairs that both have played, from the same seeds."""
        pairs = zip(self.prefix.digits, other.prefix.digits, strict=True)
        return statistics.difference([statistics.count_differences(mine, theirs) for mine, theirs in pairs], self.weights)


def find_figure(listing: DeckList, gauntlet: Gauntlet, payer: Payer | None, like: Simulation | None = None) -> LiveFigure | None:
    """Return the figure of a legal list; a new one is started at the cost of `payer`, or None returned without a payer.

    `like` is the figure of the list that this one was edited from.
    """
    lead = DeckSnapshot.of_listing(listing, gauntlet.pool)
    own = digest_of_cards(card_data(gauntlet.pool, [lead]))
    key = _hash([digest_of(listing.game, lead.sections), own, gauntlet.digest])
    simulation = Simulation.objects.filter(live_key=key).defer("cards").first()
    if simulation is None:
        if payer is None:
            return None
        if like is not None:
            lead = lead.shuffled_like(DeckSnapshot.from_json(like.lead.snapshot))
        simulation = _begin(lead, gauntlet, key, payer)
    return LiveFigure(simulation, prefix_of(list(simulation.matchups.all())))


def _begin(lead: DeckSnapshot, gauntlet: Gauntlet, key: str, payer: Payer) -> Simulation:
    """Create the simulation's rows, without deck names, because everyone with the same list shares the figure."""
    decks = [lead, *gauntlet.snapshots]
    cards = card_data(gauntlet.pool, decks)
    level = gauntlet.engine.default_level
    simulation = Simulation(
        game=gauntlet.pool.game.slug,
        kind=LIVE.slug,
        live_key=key,
        cards=cards,
        definitions_digest=digest_of_cards(cards),
        engine_digest=gauntlet.engine.digest,
        level=level,
        opponent_level=level,
        seed=gauntlet.seed,
        games=even_games(settings.LIVE_GAMES, len(gauntlet.decks)),
        wanted_until=timezone.now() + WANTED,
        payer=payer.key,
    )
    simulation.rank = rank_of(simulation, payer)
    try:
        write_simulation(simulation, [Contestant(snapshot=replace(each, name=NAMELESS).as_json) for each in decks])
    except IntegrityError:
        return Simulation.objects.get(live_key=key)
    return simulation


def keep_playing(simulation: Simulation, payer: Payer) -> None:
    """Extend the time for which the figure is played; `payer` pays from now on. Writes at most twice in that time, however many people
    look.
    """
    now = timezone.now()
    if simulation.is_active and (simulation.wanted_until is None or simulation.wanted_until < now + WANTED / 2):
        rank = rank_of(simulation, payer)
        Simulation.objects.active().filter(pk=simulation.pk).update(wanted_until=now + WANTED, payer=payer.key, rank=rank)
        dispatch_chunks(simulation.pk)


def drop(simulation: Simulation) -> None:
    """Stop playing the figure, unless somebody looks at it again."""
    Simulation.objects.active().filter(pk=simulation.pk).update(wanted_until=timezone.now())


def _hash(parts: Sequence[object]) -> str:
    return hashlib.sha256(json.dumps(parts, separators=(",", ":")).encode()).hexdigest()
