"""Play in this process, without database rows or workers: the same decks, seed and levels give the workers' totals."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cards.catalogue import catalogue_of
from decks.importing.references import FoundDeck, find_deck
from matches import statistics
from matches.figures.summaries import figures_json
from matches.requests.contenders import engine_of, require_legal_list
from matches.requests.snapshots import DeckSnapshot, card_data, digest_of_cards, read_cards
from matches.tallies.leads import leads_of
from matches.tallies.results import Tally, count_games, merge
from matches.verdicts.lines import pair_line, seat_line
from rules.kernel.engine import Engine, PlayableDeck, lead_rows
from rules.kernel.game import Game

#: Seconds of work between two reports of progress.
REPORT_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Match:
    """Two decks, ready to play."""

    game: Game
    engine: Engine
    decks: tuple[PlayableDeck, PlayableDeck]
    snapshots: tuple[DeckSnapshot, DeckSnapshot]
    definitions: str


def prepare_match(mine: str, theirs: str) -> Match:
    """The two decks called so, by file, slug or id.

    Raises DeckNotFoundError, UnreadableDeckError, and SimulationRefusedError for decks that may not play each other.
    """
    left_found = find_deck(mine)
    game = left_found.listing.game
    found = (left_found, find_deck(theirs, game=game))
    engine = engine_of(game)
    pool = catalogue_of(game)
    for each in found:
        require_legal_list(each.listing, pool)
    left, right = (_snapshot(each) for each in found)
    data = card_data(pool, [left, right])
    cards = read_cards(game, data)
    return Match(game, engine, (left.playable(cards), right.playable(cards)), (left, right), digest_of_cards(data))


def _snapshot(found: FoundDeck) -> DeckSnapshot:
    pool = catalogue_of(found.listing.game)
    return DeckSnapshot.of_deck(found.deck, pool) if found.deck else DeckSnapshot.of_listing(found.listing, pool)


def play_match(
    match: Match,
    *,
    games: int,
    seed: int,
    levels: Sequence[str],
    threads: int = 1,
    on_progress: Callable[[int], None] = lambda played: None,
) -> Tally:
    """The tally of an even number of games, played by so many threads. `on_progress` hears the games played so far about twice a second."""
    match.engine.warm()
    tallies: list[Tally] = []
    played, slice_pairs = 0, 1
    while played < games // 2:
        pairs = min(slice_pairs, games // 2 - played)
        started = time.perf_counter()
        leads = lead_rows(2 * pairs)
        rows = match.engine.play(match.decks, seed=seed, first_pair=played, pairs=pairs, levels=levels, leads=leads, threads=threads)
        seconds = max(time.perf_counter() - started, 1e-6)
        tallies.append(count_games(rows, match.engine.ends, leads))
        played += pairs
        on_progress(2 * played)
        slice_pairs = max(1, min(4 * pairs, round(pairs * REPORT_SECONDS / seconds)))
    return merge(tallies)


def match_json(match: Match, tally: Tally, *, seed: int, levels: Sequence[str]) -> dict[str, Any]:
    """Return the result of a match as `simulate --json` prints it."""
    total, first, second = pair_line([tally]), seat_line(tally.first), seat_line(tally.second)
    return {
        "game": match.game.slug,
        "decks": [{"en": each.name.en, "zh": each.name.zh} for each in match.snapshots],
        **figures_json(total, first, second, tally.ends, tally.turns, statistics.spread(tally.turns), leads_of(tally.leads)),
        "actions": tally.actions,
        "errors": tally.errors,
        "level": levels[0],
        "opponent_level": levels[1],
        "seed": seed,
        "engine": match.engine.digest,
        "definitions": match.definitions,
    }
