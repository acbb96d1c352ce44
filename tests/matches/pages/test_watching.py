"""Watching a simulation: one count of the figures for all who watch, files of them, and the owner's own words."""

from __future__ import annotations

import csv
import io
import itertools
from collections.abc import Sequence
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from decks.models import Deck, Visibility
from decks.owners import Owner
from limits import ledger
from matches.farm.chunk_play import play_chunks
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.matrix import create_matrix
from matches.kinds.race import create_race
from matches.kinds.versions import create_versions
from matches.models import Simulation, Status, Worker
from matches.pages import results as simulation_views
from matches.requests.terms import Terms


@pytest.fixture
def simulation(alice: Owner, strong: Deck, weak: Deck, middle: Deck) -> Simulation:
    return create_gauntlet(owner=alice, deck=strong, opponents=[weak, middle], terms=Terms(200, seed=4))


@pytest.fixture
def open_simulation(bob: Owner, weak: Deck, middle: Deck) -> Simulation:
    return create_gauntlet(owner=bob, deck=weak, opponents=[middle], terms=Terms(200, seed=4))


def play(simulation: Simulation) -> None:
    for chunk in simulation.chunks.all():
        play_chunks(chunk.pk)


#: Each watching takes place at a time of its own.
TIMES = itertools.count(1)


def asked_by_many(
    clients: Sequence[Client], address: str, seconds: int, monkeypatch: pytest.MonkeyPatch, watchers: int = 200
) -> tuple[int, int]:
    """Each asks once a second, whoever they are: the statements that the database is asked, and how often figures are counted."""
    now, counted = [1_000_000.0 * next(TIMES)], []
    shown = simulation_views._shown_part

    def count(*args: Any) -> Any:
        counted.append(now[0])
        return shown(*args)

    monkeypatch.setattr(simulation_views, "time", SimpleNamespace(time=lambda: now[0]))
    monkeypatch.setattr(simulation_views, "_shown_part", count)
    with CaptureQueriesContext(connection) as seen:
        for request in range(watchers * seconds):
            now[0] += 1 / watchers
            assert clients[request % len(clients)].get(address).status_code == 200
    return len(seen), len(counted)


KINDS = ("gauntlet", "matrix", "cell", "versions", "race")


def open_one(kind: str, owner: Owner, decks: list[Deck]) -> tuple[Simulation, str]:
    """A simulation of a kind that anybody may see, and the address of its figures."""
    match kind:
        case "matrix" | "cell":
            row = create_matrix(owner=owner, decks=decks, terms=Terms(games=200, seed=4))
        case "versions":
            row = create_versions(owner=owner, edited=decks[0], saved=decks[1], opponents=decks[1:], terms=Terms(games=200, seed=4))
        case "race":
            row = create_race(owner=owner, deck=decks[0], opponents=decks[1:], terms=Terms(games=20_000, seed=4))
        case _:
            row = create_gauntlet(owner=owner, deck=decks[0], opponents=decks[1:], terms=Terms(200, seed=4))
    return row, f"/simulations/{row.pk}/{'pairings/0/figures/' if kind == 'cell' else 'figures/'}"


@pytest.mark.parametrize(("kind", "watchers"), [(kind, 200 if kind == "gauntlet" else 30) for kind in KINDS])
def test_many_watch_for_one_statement_a_second(
    alice_client: Client,
    charlie_client: Client,
    bob: Owner,
    weak: Deck,
    middle: Deck,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    watchers: int,
) -> None:
    """Two hundred watch a gauntlet; the other kinds are answered by the same view, and fewer show it."""
    row, address = open_one(kind, bob, [weak, middle])
    for chunk in row.chunks.all()[:3]:
        play_chunks(chunk.pk)
    alice_client.get("/simulations/")  # her first visit of the hour is written to the database
    monkeypatch.setattr(ledger, "SLOW_REQUEST", 3600.0)  # charges of a slow machine are not counted either
    statements, counts = asked_by_many((alice_client, charlie_client), address, 24, monkeypatch, watchers)
    assert counts >= 3
    assert statements <= 24 + statements // counts


def test_a_new_one_is_looked_at_every_second_for_its_first_games(
    alice_client: Client, charlie_client: Client, open_simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"/simulations/{open_simulation.pk}/figures/"
    assert asked_by_many((alice_client, charlie_client), address, 4, monkeypatch)[1] == 4
    Simulation.objects.filter(pk=open_simulation.pk).update(created_at=timezone.now() - timedelta(seconds=11))
    assert asked_by_many((alice_client, charlie_client), address, 4, monkeypatch)[1] == 1


def test_what_takes_long_to_count_is_counted_the_less_often(
    charlie_client: Client, open_simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, counted = [2_000_000.0], []
    shown = simulation_views._shown_part

    def count(*args: Any) -> Any:
        counted.append(now[0])
        now[0] += 2
        return shown(*args)

    monkeypatch.setattr(simulation_views, "time", SimpleNamespace(time=lambda: now[0]))
    monkeypatch.setattr(simulation_views, "_shown_part", count)
    for _ in range(16):
        charlie_client.get(f"/simulations/{open_simulation.pk}/figures/")
        now[0] += 1
    assert counted == [2_000_000.0, 2_000_010.0]


def test_a_private_one_is_kept_for_nobody(alice_client: Client, charlie_client: Client, simulation: Simulation) -> None:
    address = f"/simulations/{simulation.pk}/figures/"
    assert alice_client.get(address).status_code == 200
    assert charlie_client.get(address).status_code == 404


def test_what_is_made_private_or_deleted_is_kept_for_nobody(
    alice_client: Client, charlie_client: Client, open_simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_000_000.0 * next(TIMES)]
    monkeypatch.setattr(simulation_views, "time", SimpleNamespace(time=lambda: now[0]))
    address = f"/simulations/{open_simulation.pk}/figures/"
    assert charlie_client.get(address).status_code == 200
    Simulation.objects.filter(pk=open_simulation.pk).update(visibility=Visibility.PRIVATE)
    assert charlie_client.get(address).status_code == 200
    now[0] += 10
    assert [client.get(address).status_code for client in (charlie_client, alice_client, charlie_client)] == [404, 404, 404]


def test_a_page_is_not_followed_by_older_figures(charlie_client: Client, open_simulation: Simulation) -> None:
    figures = f"/simulations/{open_simulation.pk}/figures/"
    assert "is-over" not in charlie_client.get(figures).content.decode()
    play(open_simulation)
    charlie_client.get(f"/simulations/{open_simulation.pk}/")
    assert "is-over" in charlie_client.get(figures).content.decode()


def test_the_figures_say_when_it_is_over(charlie_client: Client, open_simulation: Simulation) -> None:
    play(open_simulation)
    part = charlie_client.get(f"/simulations/{open_simulation.pk}/figures/").content.decode()
    assert "is-over" in part
    assert "The simulation has ended." in part
    assert "hx-get" not in part


def test_a_test_shows_its_bounds(alice_client: Client, alice: Owner, strong: Deck, weak: Deck) -> None:
    stop = {"kind": "sequential_test", "alternative": 0.55}
    simulation = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(5000, seed=1, stop=stop))
    while Simulation.objects.get(pk=simulation.pk).status != Status.DONE:
        play(simulation)
    page = alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    assert "Better: the test found its win rate above 50%" in page
    assert "then it stopped by its rule" in page


@pytest.mark.parametrize(
    ("language", "warning"), [("en", "Stopping by hand when the figures look good"), ("zh-hans", "看到数字好看就手动停止")]
)
def test_stopping_a_rule_by_hand_is_warned_of(
    alice_client: Client, alice: Owner, strong: Deck, weak: Deck, simulation: Simulation, language: str, warning: str
) -> None:
    ruled = create_gauntlet(
        owner=alice, deck=strong, opponents=[weak], terms=Terms(5000, seed=1, stop={"kind": "sequential_test", "alternative": 0.55})
    )
    for row, is_told in ((ruled, True), (simulation, False)):
        page = alice_client.get(row.get_absolute_url(), headers={"Accept-Language": language}).content.decode()
        assert (warning in page) is is_told


@pytest.mark.parametrize("form", ["json", "csv", "svg"])
def test_files(alice_client: Client, charlie_client: Client, simulation: Simulation, form: str) -> None:
    play(simulation)
    address = f"/simulations/{simulation.pk}/data.{form}"
    answer = alice_client.get(address)
    assert answer.status_code == 200
    assert f".{form}" in answer["Content-Disposition"]
    if form == "json":
        assert answer.json()["games"] == 200
    elif form == "csv":
        rows = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"))))
        assert [row["n"] for row in rows] == ["100", "100", "100", "100", "200"]
    else:
        assert answer.content.startswith(b"<svg")
    assert charlie_client.get(address).status_code == 404


def test_no_such_file(alice_client: Client, simulation: Simulation) -> None:
    assert alice_client.get(f"/simulations/{simulation.pk}/data.svg").status_code == 404
    assert alice_client.get(f"/simulations/{simulation.pk}/data.xls").status_code == 404


def test_name_and_notes(alice_client: Client, simulation: Simulation) -> None:
    alice_client.post(f"/simulations/{simulation.pk}/describe/", {"name": "After the ban", "note": "Two more lamps."})
    page = alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    assert "After the ban" in page
    assert "Two more lamps." in page


def test_a_name_that_is_too_long_is_refused(alice_client: Client, simulation: Simulation) -> None:
    answer = alice_client.post(f"/simulations/{simulation.pk}/describe/", {"name": "x" * 81, "note": ""})
    assert answer.status_code == 422
    assert "at most 80 characters" in answer.content.decode()
    simulation.refresh_from_db()
    assert simulation.name == ""


def test_charlie_describes_nothing(charlie_client: Client, open_simulation: Simulation) -> None:
    assert charlie_client.post(f"/simulations/{open_simulation.pk}/describe/", {"name": "Mine"}).status_code == 404


def test_what_is_compiled_is_waited_for_on_every_page(alice: Owner, alice_client: Client, strong: Deck, weak: Deck, middle: Deck) -> None:
    terms = Terms(400, seed=1)
    made = [
        create_matrix(owner=alice, decks=[strong, weak], terms=terms),
        create_race(owner=alice, deck=strong, opponents=[middle], terms=terms),
        create_versions(owner=alice, edited=strong, saved=middle, opponents=[weak], terms=terms),
        create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(100)),
    ]
    assert all("Waiting for a free worker." in alice_client.get(each.get_absolute_url()).content.decode() for each in made)
    now = timezone.now()
    Worker.objects.create(name="one:1", game="pips", warming_since=now, seen_at=now)
    for each in made:
        assert "The engine is being compiled, once" in alice_client.get(each.get_absolute_url()).content.decode(), each.kind
