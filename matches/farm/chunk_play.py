"""Play chunks: claim each under a lease, compute it from the seed, and write its results once."""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from uuid import UUID

import numpy as np
import numpy.typing as npt
from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.db.models import F
from django.utils import timezone

from matches.farm import workers
from matches.farm.dispatch import dispatch_chunks, end_simulation, fail_simulation, lease, resend_hint
from matches.farm.lanes import Lane
from matches.farm.priorities import charge_simulation, find_preceding_chunks
from matches.farm.speeds import in_heats, remember_chunk
from matches.farm.stops import settle
from matches.models import Chunk, Heat, Matchup, Simulation, Status
from matches.registry.kinds import kind_of
from matches.requests.snapshots import DeckSnapshot, read_cards
from matches.statistics.luck import LuckSums
from matches.tallies.cards import count_cards, counted_as
from matches.tallies.luck import sum_luck
from matches.tallies.results import count_games, score_digits
from matches.verdicts.card_worths import worths_of
from rules import games
from rules.kernel.cards import Card
from rules.kernel.engine import Engine, PlayableDeck, UnplayableError, card_rows, lead_rows
from rules.kernel.language.definitions import DefinitionError
from rules.wording import Text

#: How often a chunk under way asks whether it is still wanted.
ASK_EVERY_SECONDS = 0.5

log = logging.getLogger(__name__)


def play_chunks(*chunk_ids: int) -> None:
    """Play those chunks of one simulation that are still open and not leased.

    If chunks of a higher rank wait, play those instead and send the hint again. Idempotent.
    """
    rows = Chunk.objects.wanted().filter(pk__in=chunk_ids).select_related("simulation", "matchup")
    chunks = list(rows.defer("simulation__cards").order_by("index"))
    if gone := set(chunk_ids) - {each.pk for each in chunks}:
        # Should somebody want them again, they are sent again.
        Chunk.objects.open().filter(pk__in=gone).update(dispatched_at=None)
    if not chunks:
        return
    simulation = chunks[0].simulation
    preceding = find_preceding_chunks(simulation, chunks[0].index)
    if preceding and _play_together(preceding):
        resend_hint([each.pk for each in chunks], is_urgent=kind_of(simulation).is_urgent)
        return
    _play_together(chunks)


def _play_together(chunks: Sequence[Chunk]) -> bool:
    """Play chunks of one simulation and charge the CPU time. Return whether any chunk could be leased."""
    simulation = chunks[0].simulation
    engine = workers.ready_engine(simulation.game)
    if engine.digest != simulation.engine_digest:
        for chunk in chunks:
            _refuse(chunk, engine)
        return True
    begun = time.process_time()
    try:
        played = [_try(chunk, engine) for chunk in chunks]
    finally:
        charge_simulation(simulation, time.process_time() - begun)
    if not any(played):
        return False
    if simulation.stop:
        settle(simulation.pk)
    end_simulation(simulation.pk)
    dispatch_chunks(simulation.pk, is_patient=True)
    return True


def _try(chunk: Chunk, engine: Engine) -> bool:
    """Play the chunk under a lease, and note what goes wrong. Return whether the chunk could be leased."""
    watch = claim(chunk)
    if watch is None:
        return False
    try:
        _play(chunk, engine, watch)
    except (UnplayableError, DefinitionError) as error:
        fail_simulation(chunk.simulation_id, error.reason if isinstance(error, UnplayableError) else error.problem)
    except (OperationalError, InterfaceError):
        # The database went away, for which the engine can't be blamed: the lease runs out, and the chunk is sent again.
        raise
    except Exception as error:
        log.exception("Chunk %s failed", chunk)
        _note_failure(chunk, engine_fault(error))
    return True


@dataclass(slots=True)
class Watch:
    """The callable that an engine asks from time to time whether to stop; it keeps the lease alive meanwhile."""

    chunk: int
    simulation: UUID
    claimed_by: str
    _asked_at: float = field(default_factory=time.monotonic)
    _renewed_at: float = field(default_factory=time.monotonic)
    _is_over: bool = False

    def __call__(self) -> bool:
        now = time.monotonic()
        if not self._is_over and now - self._asked_at >= ASK_EVERY_SECONDS:
            self._asked_at = now
            self._is_over = not Simulation.objects.wanted().filter(pk=self.simulation).exists() or not self._keep_lease(now)
        return self._is_over

    def _keep_lease(self, now: float) -> bool:
        """Renew the lease after a third of its time. Return whether the chunk is still this worker's."""
        if now - self._renewed_at < lease().total_seconds() / 3:
            return True
        self._renewed_at = now
        rows = Chunk.objects.open().filter(pk=self.chunk, claimed_by=self.claimed_by)
        return bool(rows.update(lease_until=timezone.now() + lease()))


def claim(chunk: Chunk) -> Watch | None:
    """Take the chunk under a lease by one conditional UPDATE; return None if it can't be leased."""
    now = timezone.now()
    claimed_by = f"{workers.name()}:{uuid.uuid4().hex[:8]}"
    rows = Chunk.objects.wanted().claimable(now).filter(pk=chunk.pk, attempts__lt=settings.CHUNK_MAX_ATTEMPTS)
    if not rows.update(claimed_by=claimed_by, lease_until=now + lease(), attempts=F("attempts") + 1):
        return None
    if chunk.simulation.status == Status.QUEUED:
        Simulation.objects.filter(pk=chunk.simulation_id, status=Status.QUEUED).update(status=Status.RUNNING, started_at=now)
    return Watch(chunk.pk, chunk.simulation_id, claimed_by)


def _play(chunk: Chunk, engine: Engine, watch: Watch) -> None:
    if chunk.matchup.is_heat:
        _play_heat(chunk, engine, watch)
        return
    simulation = chunk.simulation
    decks = playable_decks(simulation.pk, chunk.matchup.index)
    counts_cards = kind_of(simulation).counts_cards
    cards, leads = (card_rows(decks, chunk.games), lead_rows(chunk.games)) if counts_cards else (None, None)
    started = time.perf_counter()
    rows = engine.play(
        decks,
        seed=chunk.matchup.seed,
        first_pair=chunk.first_pair,
        pairs=chunk.pairs,
        levels=simulation.levels,
        is_cancelled=watch,
        cards=cards,
        leads=leads,
    )
    seconds = time.perf_counter() - started
    if len(rows) < chunk.games:
        _give_back(chunk, watch)
        return
    counted = None if cards is None else count_cards(rows, cards, _names_of_copies(decks[0]))
    luck = {} if cards is None else _count_luck(chunk, rows, cards, decks)
    rows["game"] += chunk.matchup.first_game
    chunk.finish(replace(count_games(rows, engine.ends, leads), luck=luck), score_digits(rows), seconds, counted)
    speed = remember_chunk(simulation.game, simulation.levels, engine.digest, chunk.games, seconds)
    workers.report(simulation.game, engine.digest, speed)
    log.info(
        "chunk played", extra={"simulation": str(simulation.pk), "chunk": chunk.index, "games": chunk.games, "seconds": round(seconds, 3)}
    )


def _count_luck(
    chunk: Chunk, rows: npt.NDArray[np.void], cards: npt.NDArray[np.void], decks: Sequence[PlayableDeck]
) -> dict[str, LuckSums]:
    """The luck of the draws in the chunk's games; nothing where nobody knows what the game's cards are worth."""
    worths = worths_of(chunk.simulation.game)
    return {worths.digest: sum_luck(rows, cards, [worths.of_copies(deck) for deck in decks], chunk.first_pair)} if worths else {}


def _play_heat(chunk: Chunk, engine: Engine, watch: Watch) -> None:
    """Play a chunk of a heat, whose pairs are of many decks."""
    simulation, matchup = chunk.simulation, chunk.matchup
    started = time.perf_counter()
    lane = lane_of(simulation.pk, matchup.index)
    rows = lane.play(
        engine, seed=matchup.seed, first_pair=chunk.first_pair, pairs=chunk.pairs, levels=simulation.levels, is_cancelled=watch
    )
    seconds = time.perf_counter() - started
    if len(rows) < chunk.games:
        _give_back(chunk, watch)
        return
    rows["game"] += matchup.first_game
    chunk.finish(count_games(rows, engine.ends), score_digits(rows), seconds)
    remember_chunk(simulation.game, simulation.levels, in_heats(engine.digest), chunk.games, seconds)
    log.info(
        "heat played", extra={"simulation": str(simulation.pk), "chunk": chunk.index, "games": chunk.games, "seconds": round(seconds, 3)}
    )


def _give_back(chunk: Chunk, watch: Watch) -> None:
    """Give a chunk back that nobody waits for any more: it may be taken up again later, and the attempt does not count."""
    rows = Chunk.objects.open().filter(pk=chunk.pk, claimed_by=watch.claimed_by)
    rows.update(lease_until=None, dispatched_at=None, attempts=F("attempts") - 1)


def _names_of_copies(deck: PlayableDeck) -> list[str]:
    """Return the name under which each copy of the deck's cards is counted."""
    names = counted_as({section: [card.slug for card, _ in listed] for section, listed in deck.sections.items()})
    return [names[section, card.slug] for section, listed in deck.sections.items() for card, count in listed for _ in range(count)]


# 2.6 ms of CPU time for each chunk of a matchup but the first (2026-11-25).
@lru_cache(maxsize=256)
def playable_decks(simulation_id: UUID, matchup: int) -> tuple[PlayableDeck, ...]:
    """The decks of a matchup by seat, as they were kept. Raises DefinitionError when the rules can't read their cards any more."""
    rows = Matchup.objects.select_related("simulation").defer("simulation__cards")
    row = rows.get(simulation=simulation_id, index=matchup)
    cards = _cards_of(simulation_id, row.simulation.definitions_digest)
    return tuple(DeckSnapshot.from_json(each.snapshot).playable(cards) for each in row.contestants)


# 8 ms of CPU time for each chunk of a heat but the first (2026-11-25).
@lru_cache(maxsize=32)
def lane_of(simulation_id: UUID, matchup: int) -> Lane:
    """Return the lane that a matchup of a heat stands for. Raises DefinitionError as `playable_decks` does."""
    row = Matchup.objects.get(simulation=simulation_id, index=matchup)
    simulation = Simulation.objects.only("definitions_digest").get(pk=simulation_id)
    cards = _cards_of(simulation_id, simulation.definitions_digest)
    heat = Heat.objects.get(simulation=simulation_id)
    lead, other = (DeckSnapshot.from_json(each.snapshot) for each in row.both)
    return Lane(lead, other.playable(cards), heat.swaps(row.opponent.index - 1), heat.pairs, cards)


# 2 ms of CPU time, and 56 where none of the 100 cards has been read before (2026-11-25).
@lru_cache(maxsize=8)
def _cards_of(simulation_id: UUID, definitions: str) -> Mapping[str, Card]:
    """The cards of a simulation, whose digest changes when there are more of them. Raises DefinitionError as `read_cards` does."""
    simulation = Simulation.objects.only("game", "cards").get(pk=simulation_id)
    return read_cards(games.get(simulation.game), simulation.cards)


def other_engine(begun_with: str, here: str) -> Text:
    return Text(
        f"These games belong to engine {begun_with}, and the engine here is now {here}, which might play them otherwise. "
        "Run the simulation again to play with the new engine.",
        f"这些对局属于引擎 {begun_with}，而当前引擎是 {here}，重打的结果可能不同。请重新运行一次模拟，使用新的引擎。",
    )


def _refuse(chunk: Chunk, engine: Engine) -> None:
    """Refuse a chunk of another engine, since the engine here might play other games.

    The refusal counts as an attempt only if no worker with the right engine is there. While there is one, the hint goes back: the sweeper
    sends it again, until that worker takes it.
    """
    simulation = chunk.simulation
    if workers.is_engine_elsewhere(simulation.game, simulation.engine_digest):
        Chunk.objects.claimable(timezone.now()).filter(pk=chunk.pk).update(dispatched_at=None)
        return
    rows = Chunk.objects.claimable(timezone.now()).filter(pk=chunk.pk)
    if rows.update(attempts=F("attempts") + 1):
        _note_failure(chunk, other_engine(simulation.engine_digest, engine.digest))
        end_simulation(simulation.pk)


def engine_fault(error: Exception) -> Text:
    told = f"{type(error).__name__}: {error}"[:500]
    return Text(f"The engine stopped with {told}", f"引擎出错停止：{told}")


def _note_failure(chunk: Chunk, reason: Text) -> None:
    """Write down what went wrong; after too many attempts the chunk is set aside, else it is sent again at once."""
    error = {"en": reason.en, "zh": reason.zh}
    rows = Chunk.objects.open().filter(pk=chunk.pk)
    rows.update(error=error, lease_until=None, dispatched_at=None)
    rows.filter(attempts__gte=settings.CHUNK_MAX_ATTEMPTS).update(set_aside_at=timezone.now())
