"""The fair queue of replays and sandbox positions: requests are charged, limited, and one person's many do not delay another's single
one.
"""

import time
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone, translation

from decks.owners import Owner
from limits.ledger import charge, spent
from limits.payers import Payer
from limits.refusals import TooManyOpenError
from matches.farm.fair_queue import LEASE, take_next
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Answer, Recording, Simulation
from matches.replays import recorder
from matches.replays.recorder import ask_for_record, make_next_record, make_record
from matches.requests.terms import Terms
from tests.matches.conftest import MIDDLE, STRONG, make_deck

MANY, ONE, MEMBER = Payer.of_address("203.0.113.66"), Payer.of_address("203.0.113.2"), Payer.of_member(7)


@pytest.fixture
def simulation(pips_cards: None) -> Simulation:
    """A guest's simulation of 400 games."""
    guest = Owner(None, "k" * 32)
    decks = [make_deck(guest, name, cards) for name, cards in (("Strong", STRONG), ("Middle", MIDDLE))]
    return create_gauntlet(owner=guest, deck=decks[0], opponents=decks[1:], terms=Terms(400, seed=9))


@pytest.fixture(autouse=True)
def hints(monkeypatch: pytest.MonkeyPatch, settings: Any) -> list[int]:
    """The hints that were sent; the test decides when a worker takes them."""
    sent: list[int] = []
    monkeypatch.setattr(recorder, "send_hint", lambda task, row, **_: not sent.append(row))
    settings.MAX_OPEN_REPLAYS, settings.MAX_ANONYMOUS_OPEN_REPLAYS = 10, 5
    return sent


def browse(client: Client, simulation: Simulation, game: int, address: str = "203.0.113.66", **headers: str) -> Any:
    session = client.session
    session["owner_key"] = "k" * 32
    session.save()
    return client.get(f"/simulations/{simulation.pk}/games/{game}/", REMOTE_ADDR=address, headers=headers)


def test_sixty_requests_of_one_address_leave_five_open(simulation: Simulation) -> None:
    answers = []
    for game in range(60):
        answers.append(browse(Client(), simulation, game, x_forwarded_for=f"10.0.{game % 12}.1").status_code)
    assert (answers[:5], set(answers[5:])) == ([200] * 5, {429})
    assert Recording.objects.filter(made_at=None).count() == 5


def test_refusal_has_retry_after(simulation: Simulation, client: Client) -> None:
    for game in range(5):
        ask_for_record(simulation=simulation, game=game, payer=MANY)
    page = browse(client, simulation, 9)
    part = browse(client, simulation, 9, hx_request="true")
    told = client.get(f"/api/v1/simulations/{simulation.pk}/games/9", REMOTE_ADDR="203.0.113.66")
    for each in (page, part, told):
        assert (each.status_code, each["Retry-After"]) == (429, "5")
    assert "5 things that you asked for are still being made" in page.content.decode()
    assert "<html" not in part.content.decode()
    assert told.json()["code"] == "too_many_open"
    with translation.override("zh-hans"):
        assert "请在 5 秒后" in TooManyOpenError(5).message


def test_occasional_payers_and_members_come_first(simulation: Simulation) -> None:
    for game in range(5):
        ask_for_record(simulation=simulation, game=game, payer=MANY)
    make_next_record()
    mine = ask_for_record(simulation=simulation, game=20, payer=ONE)
    make_next_record()
    assert Recording.objects.get(pk=mine.pk).made_at
    member = ask_for_record(simulation=simulation, game=21, payer=MEMBER)
    ask_for_record(simulation=simulation, game=22, payer=ONE)
    make_next_record()
    assert Recording.objects.get(pk=member.pk).made_at
    assert Recording.objects.filter(payer=MANY.key, made_at=None).count() == 4


def test_recorded_game_is_free(simulation: Simulation, client: Client) -> None:
    make_record(ask_for_record(simulation=simulation, game=3, payer=ONE).pk)
    charge(MANY, MANY.budget)
    assert browse(client, simulation, 3).status_code == 200
    assert browse(client, simulation, 4).status_code == 429


def test_recording_time_is_charged(simulation: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*_: Any) -> Any:
        until = time.process_time() + 0.05
        while time.process_time() < until:
            pass
        raise ValueError("broken")

    monkeypatch.setattr(recorder, "record_game", slow)
    make_record(ask_for_record(simulation=simulation, game=3, payer=ONE).pk)
    assert 0.05 <= spent(ONE) < 5


def test_workers_take_different_games_and_those_of_dead_workers(simulation: Simulation) -> None:
    first, second = (ask_for_record(simulation=simulation, game=game, payer=ONE).pk for game in (1, 2))
    assert [take_next(Recording), take_next(Recording), take_next(Recording)] == [first, second, None]
    Recording.objects.filter(pk=first).update(taken_at=timezone.now() - LEASE - timedelta(seconds=1))
    assert take_next(Recording) == first


def test_sandbox_answers_count_like_replays(simulation: Simulation) -> None:
    for number in range(5):
        Answer.objects.create(key=str(number), game="pips", engine_digest="", question={}, payer=MANY.key)
    with pytest.raises(TooManyOpenError):
        ask_for_record(simulation=simulation, game=1, payer=MANY)
    Answer.objects.create(key="mine", game="pips", engine_digest="", question={}, payer=MEMBER.key)
    assert Answer.objects.get(pk=take_next(Answer)).payer == MEMBER.key
