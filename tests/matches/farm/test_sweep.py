"""Hints: a few at a time, sent again when lost, never needed twice; and the rounds of the sweeper."""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import timedelta

import pytest
from django.conf import settings
from django.core.cache import cache
from django.core.management import call_command
from django.utils import timezone
from kombu.exceptions import OperationalError
from pytest_django import DjangoAssertNumQueries

from decks.models import Deck
from decks.owners import Owner
from matches.farm import dispatch, workers
from matches.farm.chunk_play import play_chunks
from matches.farm.dispatch import dispatch_chunks, sweep
from matches.farm.speeds import remember_speed
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Chunk, Recording, Simulation, Status, Worker
from matches.requests.terms import Terms
from matches.services import cancel_simulation


@pytest.fixture
def hints(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The hints that are sent, in place of a broker."""
    sent: list[tuple[str, int]] = []

    def send(task: str, args: list[int], **_: object) -> None:
        sent.append((task, args[0]))

    monkeypatch.setattr(dispatch.current_app, "send_task", send)
    return sent


@pytest.fixture
def simulation(hints: object, alice: Owner, strong: Deck, weak: Deck) -> Simulation:
    return create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(8000, seed=3))


def test_the_first_hints_go_out_when_the_rows_are_there(
    hints: list[tuple[str, int]], alice: Owner, strong: Deck, weak: Deck, django_capture_on_commit_callbacks: object
) -> None:
    with django_capture_on_commit_callbacks(execute=True):  # type: ignore[operator]
        simulation = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(8000))
        assert not hints
    first = list(simulation.chunks.order_by("index").values_list("pk", flat=True)[:4])
    assert hints == [("matches.tasks.play_chunks", chunk) for chunk in first]


def test_only_a_few_hints_are_under_way(simulation: Simulation, hints: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch) -> None:
    # How many chunks a hint covers follows from the measured speed, which is not to depend on what else this machine does.
    monkeypatch.setattr("matches.farm.chunk_play.remember_chunk", lambda *measured: 400.0)
    assert dispatch_chunks(simulation.pk) == 4
    assert dispatch_chunks(simulation.pk) == 0
    play_chunks(hints[0][1])
    assert len(hints) == 4
    play_chunks(hints[1][1])
    assert len(hints) == len(set(hints)) == 6


def test_one_write_marks_all_that_are_sent(simulation: Simulation, django_assert_num_queries: DjangoAssertNumQueries) -> None:
    """Nine queries read the owner, how many of theirs go on, the workers, what is under way and ready; then they mark, in a transaction."""
    with django_assert_num_queries(9) as seen:
        assert dispatch_chunks(simulation.pk) == 4
    assert sum(each["sql"].startswith("UPDATE") for each in seen.captured_queries) == 1


def test_people_take_turns_however_many_simulations_each_has(
    simulation: Simulation, alice: Owner, bob: Owner, strong: Deck, weak: Deck, middle: Deck, hints: list[tuple[str, int]]
) -> None:
    for number in range(5):
        Worker.objects.create(name=f"elsewhere:{number}", game="pips", seen_at=timezone.now())
    others = [create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(8000)) for _ in range(2)]
    bobs = create_gauntlet(owner=bob, deck=weak, opponents=[middle], terms=Terms(8000))
    assert [dispatch_chunks(each.pk) for each in (simulation, *others)] == [4, 4, 4]
    assert dispatch_chunks(bobs.pk) == 10
    cancel_simulation(simulation=others[0])
    cancel_simulation(simulation=others[1])
    assert dispatch_chunks(simulation.pk) == 6


def test_tiny_chunks_go_several_in_a_hint(simulation: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint has the chunks of a tenth of a second at the speed last measured; one that is not taken leaves its own unsent."""
    sent: list[list[int]] = []

    def take_three(task: str, args: Sequence[int], **_: object) -> None:
        if len(sent) == 3:
            raise OperationalError("connection reset")
        sent.append(list(args))

    monkeypatch.setattr(dispatch.current_app, "send_task", take_three)
    matchup = simulation.matchups.get()
    simulation.chunks.all().delete()
    Chunk.objects.bulk_create(
        Chunk(simulation=simulation, matchup=matchup, index=index, first_pair=2 * index, pairs=2) for index in range(40)
    )
    cache.clear()
    remember_speed(simulation.game, simulation.levels, simulation.engine_digest, 200.0)
    assert dispatch_chunks(simulation.pk) == 15
    order = list(simulation.chunks.order_by("index").values_list("pk", flat=True))
    assert sent == [order[:5], order[5:10], order[10:15]]
    assert simulation.chunks.exclude(dispatched_at=None).count() == 15
    sent.clear()
    play_chunks(*order[:5])
    assert simulation.chunks.exclude(done_at=None).count() == 5
    assert max(map(len, sent)) == 16
    by_now = list(simulation.chunks.order_by("index").values_list("pk", flat=True))
    assert [chunk for several in sent for chunk in several] == by_now[15:]


def test_more_workers_get_more_hints(simulation: Simulation, hints: list[tuple[str, int]]) -> None:
    for number in range(5):
        Worker.objects.create(name=f"elsewhere:{number}", game="pips", seen_at=timezone.now())
    assert dispatch_chunks(simulation.pk) == 10


def test_a_lost_hint_is_sent_again_after_ever_longer_times(simulation: Simulation, hints: list[tuple[str, int]]) -> None:
    dispatch_chunks(simulation.pk)
    lost = Chunk.objects.filter(pk=hints[0][1])
    lease = timedelta(seconds=settings.CHUNK_LEASE_SECONDS)
    lost.update(dispatched_at=timezone.now() - lease * 1.1)
    sweep()
    assert lost.get().dispatches == 2
    lost.update(dispatched_at=timezone.now() - lease * 1.1)
    sweep()
    assert lost.get().dispatches == 2
    lost.update(dispatched_at=timezone.now() - lease * 2.1)
    sweep()
    assert lost.get().dispatches == 3


def test_a_broker_that_is_down_is_no_harm(simulation: Simulation, monkeypatch: pytest.MonkeyPatch, hints: list[tuple[str, int]]) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OperationalError("connection refused")

    with monkeypatch.context() as broken:
        broken.setattr(dispatch.current_app, "send_task", fail)
        assert dispatch_chunks(simulation.pk) == 0
        assert not simulation.chunks.exclude(dispatched_at=None).exists()
    assert sweep().sent == 4


def test_a_broker_that_goes_down_in_the_middle(simulation: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []

    def take_two(task: str, args: list[int], **_: object) -> None:
        if len(taken) == 2:
            raise OperationalError("connection reset")
        taken.append(args[0])

    monkeypatch.setattr(dispatch.current_app, "send_task", take_two)
    assert dispatch_chunks(simulation.pk) == 2
    assert list(simulation.chunks.exclude(dispatched_at=None).values_list("pk", flat=True)) == taken


def test_nothing_is_sent_for_a_cancelled_simulation(simulation: Simulation, hints: list[tuple[str, int]]) -> None:
    cancel_simulation(simulation=simulation)
    assert sweep().sent == 0


def test_a_finished_simulation_is_ended(simulation: Simulation) -> None:
    for chunk in simulation.chunks.all():
        play_chunks(chunk.pk)
    Simulation.objects.filter(pk=simulation.pk).update(status=Status.RUNNING)
    assert sweep().ended == 1
    simulation.refresh_from_db()
    assert simulation.status == Status.DONE


def test_old_recordings_and_workers_are_forgotten(simulation: Simulation) -> None:
    Recording.objects.create(simulation=simulation, game=1)
    Recording.objects.update(asked_at=timezone.now() - timedelta(days=2))
    Worker.objects.create(name="elsewhere:1", game="pips", seen_at=timezone.now() - timedelta(hours=1))
    sweep()
    assert not Recording.objects.exists()
    assert not Worker.objects.exists()


def test_command(simulation: Simulation) -> None:
    out = io.StringIO()
    call_command("sweep", "--once", stdout=out)
    assert out.getvalue() == "0 leases ended, 0 chunks set aside, 4 hints sent, 0 simulations ended.\n"


def test_a_compiling_worker_says_so(db: None) -> None:
    assert workers.seconds_warming("pips") is None
    since = timezone.now() - timedelta(seconds=34)
    Worker.objects.create(name="elsewhere:1", game="pips", warming_since=since, seen_at=since)
    assert workers.seconds_warming("pips") == 34
    Worker.objects.update(seen_at=timezone.now() - 2 * workers.FORGOTTEN_AFTER)
    assert workers.seconds_warming("pips") is None
