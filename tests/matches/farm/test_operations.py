"""Operators see the state of the farm, and nobody else does."""

from __future__ import annotations

import json
import logging
import os

import pytest
from django.contrib.auth.models import User
from django.test import Client, override_settings
from django.utils import timezone

from config.logs import JsonFormatter
from decks.models import Deck
from decks.owners import Owner
from matches.farm.chunk_play import play_chunks
from matches.farm.operations import EngineQueue, measure
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Chunk, Simulation, Worker
from matches.requests.terms import Terms
from tests.matches.pips import PipsEngine


@pytest.fixture
def staff_client(db: None) -> Client:
    client = Client()
    client.force_login(User.objects.create_user("olga", password="correct horse", is_staff=True))
    return client


@pytest.fixture
def simulation(alice: Owner, strong: Deck, weak: Deck) -> Simulation:
    return create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(8000, seed=3))


def test_the_state_of_things(simulation: Simulation) -> None:
    first = simulation.chunks.order_by("index")[0]
    before = measure()
    play_chunks(first.pk)
    after = measure()
    assert before.waiting == simulation.chunks.count()
    assert after.waiting == before.waiting - 1
    assert after.games_last_hour == first.games
    assert after.simulations["running"] == 1
    assert [worker.game for worker in after.workers] == ["pips"]
    assert [worker.cores for worker in after.workers] == [len(os.sched_getaffinity(0))]
    assert before.engines == (EngineQueue("pips", simulation.engine_digest, before.waiting, 0),)
    assert EngineQueue("pips", simulation.engine_digest, after.waiting, 1) in after.engines


def test_failures_are_told(staff_client: Client, simulation: Simulation, pips: PipsEngine) -> None:
    pips.fault = RuntimeError("the dice rolled off the table")
    play_chunks(simulation.chunks.order_by("index")[0].pk)
    assert measure().failures
    assert measure().set_aside_last_hour == 0
    Chunk.objects.filter(index=0).update(set_aside_at=timezone.now())
    assert (measure().set_aside, measure().set_aside_last_hour) == (1, 1)
    assert "the dice rolled off the table" in staff_client.get("/operations/").content.decode()


def test_chunks_that_no_worker_can_play_are_told(staff_client: Client, simulation: Simulation) -> None:
    Worker.objects.create(name="elsewhere:1", game="pips", engine_digest="fedcba9876543210", cores=8, seen_at=timezone.now())
    page = staff_client.get("/operations/").content.decode()
    assert "No worker has this engine: its chunks wait." in page
    assert "nothing to play" in page
    told = staff_client.get("/metrics").content.decode()
    assert f'deckproof_engine_chunks{{game="pips",engine="{simulation.engine_digest}"}} {simulation.chunks.count()}\n' in told
    assert f'deckproof_engine_workers{{game="pips",engine="{simulation.engine_digest}"}} 0\n' in told
    assert 'deckproof_engine_workers{game="pips",engine="fedcba9876543210"} 1\n' in told
    assert 'deckproof_machine_cores{machine="elsewhere"} 8\n' in told


def test_only_staff_sees_the_page(staff_client: Client, alice_client: Client, charlie_client: Client) -> None:
    assert staff_client.get("/operations/").status_code == 200
    assert alice_client.get("/operations/").status_code == 404
    assert charlie_client.get("/operations/").status_code == 404


def test_metrics_ask_for_the_token(staff_client: Client, charlie_client: Client, simulation: Simulation) -> None:
    assert charlie_client.get("/metrics").status_code == 404
    assert charlie_client.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 404
    assert "deckproof_chunks_waiting" in staff_client.get("/metrics").content.decode()
    with override_settings(METRICS_TOKEN="open sesame"):
        assert charlie_client.get("/metrics", headers={"Authorization": "Bearer sesame"}).status_code == 404
        told = charlie_client.get("/metrics", headers={"Authorization": "Bearer open sesame"}).content.decode()
    assert f"deckproof_chunks_waiting {simulation.chunks.count()}\n" in told
    assert told.count("# TYPE deckproof_simulations gauge") == 1


def test_log_lines_as_json() -> None:
    record = logging.makeLogRecord(
        {"name": "matches.farm.chunk_play", "levelname": "INFO", "msg": "chunk %s", "args": ("played",), "games": 100}
    )
    told = json.loads(JsonFormatter().format(record))
    assert (told["logger"], told["message"], told["games"]) == ("matches.farm.chunk_play", "chunk played", 100)
