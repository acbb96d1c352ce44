"""Measure how balanced a game's shipped decks and cards are: every two decks play each other, and the use of every card is counted."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from decks.deck_list import playable
from decks.lists.random_decks import deal_list
from decks.loading.shipped_decks import ShippedDeck
from lab.entrants import Entrant, entrants_of
from matches import statistics
from matches.plans.pairings import seed_for
from matches.tallies.results import Tally, add, count_games, merge
from matches.verdicts.lines import Line, pair_line, seat_line
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, card_rows
from rules.kernel.game import Game

#: The bounds of a deck's win rate over all others.
FAIR = (0.40, 0.60)
#: The most cards that no deck holds in one random deck.
WANTED_AT_ONCE = 6
ROWS_AT_ONCE = 1000


@dataclass(slots=True)
class CardUse:
    """The use of a card: `decks` that hold it, copies that were `seen` (drawn, or played without), `played` and `used`."""

    card: Card
    decks: int = 0
    seen: int = 0
    played: int = 0
    used: int = 0

    def share(self, count: int) -> float | None:
        return count / self.seen if self.seen else None

    @property
    def as_json(self) -> dict[str, Any]:
        name = {"en": self.card.name.en, "zh": self.card.name.zh}
        counts = {"decks": self.decks, "seen": self.seen, "played": self.share(self.played), "used": self.share(self.used)}
        return {"card": self.card.slug, "name": name, **counts}


@dataclass(frozen=True)
class Balance:
    """The results of a measurement. `meetings[i, j]` (i < j) is the tally of decks i and j, from i's side."""

    game: Game
    level: str
    seed: int
    games: int
    engine: str
    entrants: tuple[Entrant, ...]
    meetings: Mapping[tuple[int, int], Tally]
    uses: tuple[CardUse, ...]
    random_decks: int
    errors: int

    @cached_property
    def total(self) -> Tally:
        return merge(self.meetings.values())

    def against(self, mine: int, theirs: int) -> Line:
        return pair_line([self._tally(mine, theirs)])

    def overall(self, mine: int) -> Line:
        return pair_line([self._tally(mine, theirs) for theirs in range(len(self.entrants)) if theirs != mine])

    def seats(self, mine: int) -> tuple[Line, Line]:
        """Return the lines of the games in which a deck went first, and second."""
        tally = merge(self._tally(mine, theirs) for theirs in range(len(self.entrants)) if theirs != mine)
        return seat_line(tally.first), seat_line(tally.second)

    @property
    def first_player(self) -> Line:
        """The line of the first player, over all meetings."""
        wins, draws, losses = self.total.second
        return seat_line(add(self.total.first, (losses, draws, wins)))

    @property
    def unfair(self) -> tuple[Entrant, ...]:
        """The decks that win too much or too little."""
        rates = [self.overall(index).win_rate for index in range(len(self.entrants))]
        return tuple(each for each, rate in zip(self.entrants, rates, strict=True) if rate is not None and not FAIR[0] <= rate <= FAIR[1])

    @property
    def unused(self) -> tuple[CardUse, ...]:
        """The cards that did nothing in any game."""
        return tuple(use for use in self.uses if not use.used)

    @property
    def is_sound(self) -> bool:
        return not self.unfair and not self.unused and not self.errors

    def _tally(self, mine: int, theirs: int) -> Tally:
        return self.meetings[mine, theirs] if mine < theirs else _turned(self.meetings[theirs, mine])

    @property
    def as_json(self) -> dict[str, Any]:
        count = range(len(self.entrants))
        length = statistics.spread(self.total.turns)
        return {
            "game": self.game.slug,
            "level": self.level,
            "seed": self.seed,
            "games_each": self.games,
            "engine": self.engine,
            "decks": [self._deck_json(index) for index in count],
            "matrix": [[None if i == j else self.against(i, j).as_json for j in count] for i in count],
            "first_player": self.first_player.as_json,
            "ends": {slug: sum(results) for slug, results in self.total.ends.items()},
            "mean_turns": length.mean if length else None,
            "errors": self.errors,
            "random_decks": self.random_decks,
            "cards": [use.as_json for use in self.uses],
            "unfair": [each.slug for each in self.unfair],
            "unused": [use.card.slug for use in self.unused],
        }

    def _deck_json(self, index: int) -> dict[str, Any]:
        each = self.entrants[index]
        first, second = self.seats(index)
        seats = {"first": first.as_json, "second": second.as_json}
        return {"deck": each.slug, "name": {"en": each.name.en, "zh": each.name.zh}, **self.overall(index).as_json, "by_seat": seats}


def _turned(tally: Tally) -> Tally:
    """Return the tally of the same games from the other deck's side."""
    first, second = ((losses, draws, wins) for wins, draws, losses in (tally.second, tally.first))
    return Tally(pair_scores=tally.pair_scores[::-1], first=first, second=second)


def measure_balance(
    game: Game,
    shipped: Sequence[ShippedDeck],
    cards: Mapping[str, Card],
    *,
    level: str,
    games: int,
    seed: int,
    as_of: date,
    on_progress: Callable[[int, int], None] = lambda played, asked: None,
) -> Balance:
    """Let every two decks play `games` games (rounded up to pairs), then random decks that hold the cards that no deck holds.

    Call `on_progress` with the games played and the games in all. Raise KeyError for a level that the engine does not have.
    """
    entrants = entrants_of(shipped, cards)
    uses = {slug: CardUse(card) for slug, card in sorted(cards.items(), key=lambda item: item[1].number)}
    for each in entrants:
        for slug in {card.slug for card in each.deck.copies}:
            uses[slug].decks += 1
    dealt = _deal(game, cards, [use.card for use in uses.values() if not use.decks], seed, as_of)
    pairs = -(-games // 2)
    meetings = list(combinations(range(len(entrants)), 2))
    pairings = [(entrants[i].deck, entrants[j].deck) for i, j in meetings]
    pairings += [(deck, entrants[index % len(entrants)].deck) for index, deck in enumerate(dealt)]
    tallies: list[Tally] = []
    for number, decks in enumerate(pairings):
        tallies.append(_play(game, decks, level, seed_for(seed, number), pairs, uses))
        on_progress(2 * pairs * (number + 1), 2 * pairs * len(pairings))
    return Balance(
        game=game,
        level=level,
        seed=seed,
        games=2 * pairs,
        engine=game.engine().digest,
        entrants=entrants,
        meetings=dict(zip(meetings, tallies, strict=False)),
        uses=tuple(uses.values()),
        random_decks=len(dealt),
        errors=sum(tally.errors for tally in tallies),
    )


def _deal(game: Game, cards: Mapping[str, Card], missing: Sequence[Card], seed: int, as_of: date) -> list[PlayableDeck]:
    """Return random legal decks in which each of the missing cards is found."""
    chance = random.Random(seed)
    format = game.format()
    decks: list[PlayableDeck] = []
    while missing:
        sections = deal_list(format, cards, missing[:WANTED_AT_ONCE], chance, as_of=as_of)
        held = {slug for listed in sections.values() for slug in listed}
        decks.append(playable(format, sections, cards))
        missing = [card for card in missing if card.slug not in held]
    return decks


def _play(game: Game, decks: tuple[PlayableDeck, PlayableDeck], level: str, seed: int, pairs: int, uses: Mapping[str, CardUse]) -> Tally:
    """Play the pairs and add up what became of the cards."""
    tallies: list[Tally] = []
    engine = game.engine()
    for start in range(0, pairs, ROWS_AT_ONCE):
        count = min(ROWS_AT_ONCE, pairs - start)
        cards = card_rows(decks, 2 * count)
        rows = engine.play(decks, seed=seed, first_pair=start, pairs=count, levels=(level, level), cards=cards)
        tallies.append(count_games(rows, engine.ends))
        for side, deck in enumerate(decks):
            _count_uses(deck, cards[:, side], uses)
    return merge(tallies)


def _count_uses(deck: PlayableDeck, rows: npt.NDArray[np.void], uses: Mapping[str, CardUse]) -> None:
    played, used = (rows["played"] >= 0).sum(axis=0), (rows["used"] >= 0).sum(axis=0)
    seen = ((rows["drawn"] >= 0) | (rows["played"] >= 0)).sum(axis=0)
    for index, card in enumerate(deck.copies):
        use = uses[card.slug]
        use.seen += int(seen[index])
        use.played += int(played[index])
        use.used += int(used[index])
