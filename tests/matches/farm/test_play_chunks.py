"""Chunks: played once whatever happens, and always to the same totals."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.conf import settings
from django.db import OperationalError
from django.utils import timezone

from decks.models import Deck
from decks.owners import Owner
from matches.farm import chunk_play, dispatch
from matches.farm.chunk_play import claim, play_chunks
from matches.figures.summaries import summarise
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Chunk, Simulation, Status, Worker
from matches.requests.terms import Terms
from matches.services import cancel_simulation
from tests.matches.conftest import make_deck
from tests.matches.pips import PipsEngine


@pytest.fixture
def simulation(alice: Owner, strong: Deck, middle: Deck) -> Simulation:
    return create_gauntlet(owner=alice, deck=strong, opponents=[middle], terms=Terms(1000, seed=11))


def play_all(simulation: Simulation) -> None:
    for chunk in simulation.chunks.order_by("-index"):
        play_chunks(chunk.pk)
    simulation.refresh_from_db()


def test_plain_case(simulation: Simulation) -> None:
    play_all(simulation)
    assert simulation.status == Status.DONE
    found = summarise(simulation)
    assert found.total.games == 1000
    assert found.total.wins + found.total.draws + found.total.losses == 1000
    assert found.total.win_rate is not None
    assert found.total.interval.holds(found.total.win_rate)
    assert sum(found.turns.values()) == 1000
    assert sum(map(sum, found.ends.values())) == 1000
    assert found.first.games == found.second.games == 500
    assert found.errors == 0


def test_totals_do_not_depend_on_chunks(simulation: Simulation, alice: Owner, strong: Deck, middle: Deck) -> None:
    play_all(simulation)
    again = create_gauntlet(owner=alice, deck=strong, opponents=[middle], terms=Terms(1000, seed=11))
    matchup = again.matchups.get()
    again.chunks.all().delete()
    Chunk.objects.create(simulation=again, matchup=matchup, index=0, first_pair=0, pairs=500)
    play_all(again)
    one, other = summarise(simulation), summarise(again)
    for name in ("total", "first", "second", "ends", "turns", "samples", "actions"):
        assert getattr(one, name) == getattr(other, name)


def test_several_at_once_are_each_played_for_themselves(simulation: Simulation, pips: PipsEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that somebody is at, one that is gone and one that fails keep none of the others back."""
    chunks = list(simulation.chunks.order_by("index"))
    assert len(chunks) > 3
    under_way, faulty, *others = chunks
    assert claim(under_way)
    plain_play = pips.play

    def play(*args: object, first_pair: int, **kwargs: object) -> object:
        if first_pair == faulty.first_pair:
            raise RuntimeError("boom")
        return plain_play(*args, first_pair=first_pair, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(pips, "play", play)
    play_chunks(10**9, *(each.pk for each in chunks))
    done = simulation.chunks.exclude(done_at=None)
    assert list(done.order_by("index")) == others
    assert "boom" in Chunk.objects.get(pk=faulty.pk).reason.en


def test_twice_changes_nothing(simulation: Simulation) -> None:
    chunk = simulation.chunks.order_by("index")[0]
    play_chunks(chunk.pk)
    before = Chunk.objects.filter(pk=chunk.pk).values().get()
    play_chunks(chunk.pk)
    assert Chunk.objects.filter(pk=chunk.pk).values().get() == before


def test_late_results_change_nothing(simulation: Simulation) -> None:
    chunk = simulation.chunks.order_by("index")[0]
    play_chunks(chunk.pk)
    done = Chunk.objects.get(pk=chunk.pk)
    assert not chunk.finish(done.tally, done.scores, 99.0)
    assert Chunk.objects.get(pk=chunk.pk).seconds != 99.0


def test_a_claimed_chunk_is_left_alone(simulation: Simulation) -> None:
    chunk = simulation.chunks.order_by("index")[0]
    assert claim(chunk)
    assert claim(chunk) is None
    play_chunks(chunk.pk)
    assert Chunk.objects.get(pk=chunk.pk).done_at is None


def test_a_dead_workers_chunk_comes_back(simulation: Simulation) -> None:
    chunk = simulation.chunks.order_by("index")[0]
    assert claim(chunk)
    Chunk.objects.filter(pk=chunk.pk).update(lease_until=timezone.now() - timedelta(seconds=1), dispatched_at=timezone.now())
    swept = dispatch.sweep()
    assert swept.freed == 1
    play_chunks(chunk.pk)
    played = Chunk.objects.get(pk=chunk.pk)
    assert played.done_at
    assert played.attempts == 2


def test_a_chunk_whose_workers_die_is_set_aside(simulation: Simulation) -> None:
    chunk = simulation.chunks.order_by("index")[0]
    rows = Chunk.objects.filter(pk=chunk.pk)
    for _ in range(settings.CHUNK_MAX_ATTEMPTS):
        assert claim(rows.select_related("simulation")[0])
        rows.update(lease_until=timezone.now() - timedelta(seconds=1))
    assert dispatch.sweep().set_aside == 1
    play_all(simulation)
    found = summarise(simulation)
    assert simulation.status == Status.FAILED
    assert found.set_aside[0].games == chunk.games
    assert "died 5 times" in found.set_aside[0].reason.en
    assert found.total.games == 1000 - chunk.games


def test_an_engine_fault_is_told_and_the_chunk_set_aside(simulation: Simulation, pips: PipsEngine) -> None:
    pips.fault = RuntimeError("the dice rolled off the table")
    chunk = simulation.chunks.order_by("index")[0]
    for _ in range(settings.CHUNK_MAX_ATTEMPTS):
        play_chunks(chunk.pk)
    stuck = Chunk.objects.get(pk=chunk.pk)
    assert stuck.set_aside_at
    assert stuck.reason.en == "The engine stopped with RuntimeError: the dice rolled off the table"
    pips.fault = None
    play_all(simulation)
    assert simulation.status == Status.FAILED
    assert simulation.reason.zh.startswith("引擎出错")


def test_unplayable_decks_fail_in_words(alice: Owner, strong: Deck) -> None:
    cursed = make_deck(alice, "Cursed", {"main": {"cursed": 3, "pip-1": 3}})
    Chunk.objects.all().delete()
    simulation = create_gauntlet(owner=alice, deck=cursed, opponents=[strong], terms=Terms(10))
    lead = simulation.lead
    lead.snapshot["sections"] = [["main", [["cursed", 3], ["pip-1", 3]]]]
    lead.save()
    play_all(simulation)
    assert simulation.status == Status.FAILED
    assert simulation.reason.en == "Cursed can't be played."


def test_another_engine_refuses(simulation: Simulation, pips: PipsEngine) -> None:
    pips.digest = "fedcba9876543210"
    chunk = simulation.chunks.order_by("index")[0]
    for _ in range(settings.CHUNK_MAX_ATTEMPTS):
        play_chunks(chunk.pk)
    refused = Chunk.objects.get(pk=chunk.pk)
    assert refused.set_aside_at
    assert "engine 0123456789abcdef" in refused.reason.en


def test_another_engine_leaves_it_to_the_right_one(simulation: Simulation, pips: PipsEngine) -> None:
    Worker.objects.create(name="elsewhere:1", game="other", engines={"other": "0", "pips": pips.digest}, seen_at=timezone.now())
    pips.digest = "fedcba9876543210"
    chunk = simulation.chunks.order_by("index")[0]
    Chunk.objects.filter(pk=chunk.pk).update(dispatched_at=timezone.now())
    play_chunks(chunk.pk)
    left = Chunk.objects.get(pk=chunk.pk)
    assert (left.attempts, left.error, left.dispatched_at) == (0, {}, None)


def test_a_database_that_goes_away_is_no_fault_of_the_engine(simulation: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OperationalError("the server closed the connection")

    chunk = simulation.chunks.order_by("index")[0]
    with monkeypatch.context() as broken:
        broken.setattr(Chunk, "finish", fail)
        with pytest.raises(OperationalError):
            play_chunks(chunk.pk)
    left = Chunk.objects.get(pk=chunk.pk)
    assert (left.done_at, left.error) == (None, {})
    assert left.lease_until is not None
    Chunk.objects.filter(pk=chunk.pk).update(lease_until=timezone.now() - timedelta(seconds=1))
    play_all(simulation)
    assert simulation.status == Status.DONE
    assert summarise(simulation).total.games == 1000


def test_cancel_is_noticed_within_a_chunk(simulation: Simulation, pips: PipsEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunk_play, "ASK_EVERY_SECONDS", 0)
    chunk = simulation.chunks.order_by("-index")[0]
    rows = Chunk.objects.filter(pk=chunk.pk)
    plain_play, plays = pips.play, []

    def cancelling(*args: object, **kwargs: object) -> object:
        plays.append(chunk.pk)
        cancel_simulation(simulation=simulation)
        return plain_play(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(pips, "play", cancelling)
    play_chunks(chunk.pk)
    assert rows.get().done_at is None
    assert rows.get().lease_until is None
    play_chunks(chunk.pk)
    assert len(plays) == 1
    assert rows.get().attempts == 0


def test_a_long_chunk_keeps_its_lease(simulation: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    chunk = simulation.chunks.order_by("index")[0]
    watch = claim(chunk)
    assert watch is not None
    watch._asked_at -= 100
    watch._renewed_at -= 100
    before = Chunk.objects.get(pk=chunk.pk).lease_until
    assert not watch()
    after = Chunk.objects.get(pk=chunk.pk).lease_until
    assert before is not None
    assert after is not None
    assert after > before
