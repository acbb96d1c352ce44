"""Fuzz an engine: play games between random decks over the whole set, and report what went wrong in them."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from datetime import date
from typing import Any

from decks.deck_list import Sections, playable
from decks.lists.random_decks import deal_list
from matches.plans.pairings import seed_for
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.game import Game

#: Games that two decks play against each other.
GAMES_EACH = 500
#: The most faults that are reported with their decks; all are counted.
FAULTS_TOLD = 5


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two random decks and the seed of their games. A meeting depends on the run's seed and its own number alone."""

    number: int
    seed: int
    lists: tuple[Sections, Sections]
    decks: tuple[PlayableDeck, PlayableDeck]


@dataclass(frozen=True, slots=True)
class Fault:
    """A game that the engine got wrong. `errors` are the engine's bits, 0 where it raised `raised` instead."""

    meeting: int
    seed: int
    game: int
    errors: int
    raised: str
    decks: tuple[Sections, Sections]


@dataclass(slots=True)
class Fuzz:
    """The results of a run so far."""

    game: str
    level: str
    engine: str
    seed: int
    is_examined: bool
    meetings: int = 0
    games: int = 0
    actions: int = 0
    most_actions: int = 0
    turns: int = 0
    most_turns: int = 0
    ends: dict[str, int] = field(default_factory=dict)
    faulty: int = 0
    faults: list[Fault] = field(default_factory=list)
    cpu_seconds: float = 0.0

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def fuzz(
    game: Game,
    cards: Mapping[str, Card],
    *,
    level: str,
    games: int,
    seed: int,
    first: int,
    as_of: date,
    is_examined: bool = False,
    on_progress: Callable[[int], None] = lambda played: None,
) -> Fuzz:
    """Play about `games` games in meetings from number `first` on; with `is_examined`, examine each state.

    Raise KeyError for a level that the engine does not have.
    """
    engine = game.engine()
    if level not in {each.slug for each in engine.levels}:
        raise KeyError(level)
    found = Fuzz(game.slug, level, engine.digest, seed, is_examined)
    engine.warm()
    started = time.process_time()
    for number in range(first, first + max(1, round(games / GAMES_EACH))):
        meeting = deal_meeting(game, cards, seed, number, as_of)
        for fault in _play(game, meeting, found):
            found.faulty += 1
            if len(found.faults) < FAULTS_TOLD:
                found.faults.append(fault)
        found.cpu_seconds = round(time.process_time() - started, 2)
        on_progress(found.games)
    return found


def deal_meeting(game: Game, cards: Mapping[str, Card], seed: int, number: int, as_of: date) -> Meeting:
    """Return the meeting with that number."""
    own = seed_for(seed, number)
    chance = random.Random(own)
    format = game.format()
    one, other = (deal_list(format, cards, [], chance, as_of=as_of) for _ in range(2))
    return Meeting(number, own, (one, other), (playable(format, one, cards), playable(format, other, cards)))


def _play(game: Game, meeting: Meeting, found: Fuzz) -> Iterator[Fault]:
    """Play a meeting, add it up and yield its faults. If the engine raised an error, play the meeting's games one pair at a time."""
    found.meetings += 1
    try:
        yield from _play_pairs(game, meeting, found, 0, GAMES_EACH // 2)
    except Exception:  # any error of an engine is a fault to report
        for pair in range(GAMES_EACH // 2):
            try:
                yield from _play_pairs(game, meeting, found, pair, 1)
            except Exception as error:
                yield Fault(meeting.number, meeting.seed, 2 * pair, 0, f"{type(error).__name__}: {error}", meeting.lists)


def _play_pairs(game: Game, meeting: Meeting, found: Fuzz, first_pair: int, pairs: int) -> Iterator[Fault]:
    engine = game.engine()
    levels = (found.level, found.level)
    rows = engine.play(meeting.decks, seed=meeting.seed, first_pair=first_pair, pairs=pairs, levels=levels, is_examined=found.is_examined)
    found.games += len(rows)
    found.actions += int(rows["actions"].sum())
    found.most_actions = max(found.most_actions, int(rows["actions"].max()))
    found.turns += int(rows["turns"].sum())
    found.most_turns = max(found.most_turns, int(rows["turns"].max()))
    for end, count in Counter(rows["end"].tolist()).items():
        slug = engine.ends[end].slug
        found.ends[slug] = found.ends.get(slug, 0) + count
    for row in rows[rows["errors"] != 0]:
        yield Fault(meeting.number, meeting.seed, int(row["game"]), int(row["errors"]), "", meeting.lists)
