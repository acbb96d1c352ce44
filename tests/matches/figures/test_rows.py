"""The list of simulations shows each win rate with its interval, as the simulation's own page does, and what it covers so far."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from decks.models import Deck
from decks.owners import Owner
from matches.farm.chunk_play import play_chunks
from matches.figures.rows import with_figures
from matches.figures.summaries import summarise
from matches.figures.wording import bounds, percent
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.matrix import create_matrix
from matches.models import Kind, Simulation, Status
from matches.requests.terms import Terms
from matches.services import cancel_simulation
from tests.matches.conftest import make_deck
from tests.matches.farm.playthrough import play_out


@pytest.fixture
def simulation(alice: Owner, middle: Deck, strong: Deck, weak: Deck) -> Simulation:
    return create_gauntlet(owner=alice, deck=middle, opponents=[weak, strong], terms=Terms(800, seed=4))


def play_next(simulation: Simulation) -> None:
    chunk = simulation.chunks.open().order_by("index").first()
    assert chunk
    play_chunks(chunk.pk)


def row_of(client: Client, simulation: Simulation, language: str = "en") -> str:
    """The words beside a simulation in the list."""
    page = client.get("/simulations/", headers={"accept-language": language}).content.decode()
    found = page.split(f'href="/simulations/{simulation.pk}/"')[1].split('class="simulation-rate"')[1].split("</div>")[0]
    return " ".join(unescape(re.sub(r"<[^>]*>|^>", " ", found)).split())


def test_a_rate_is_shown_with_its_interval(alice_client: Client, simulation: Simulation) -> None:
    play_out(simulation, random.Random(1))
    total = summarise(simulation).total
    assert row_of(alice_client, simulation) == f"{percent(total.win_rate)} {bounds(total.interval)}"


def test_a_rate_that_moves_says_so_far_and_what_it_covers(alice_client: Client, simulation: Simulation) -> None:
    assert row_of(alice_client, simulation) == ""
    play_next(simulation)
    total = summarise(simulation).total
    figures = f"{percent(total.win_rate)} {bounds(total.interval)}"
    assert row_of(alice_client, simulation) == f"{figures} so far 1 of 2 opponents"
    assert row_of(alice_client, simulation, "zh-CN") == f"{figures.replace('to', '至')} 截至目前 2 个对手中的 1 个"
    play_next(simulation)
    assert row_of(alice_client, simulation).endswith("so far")


def test_what_was_cancelled_is_no_longer_so_far(alice_client: Client, simulation: Simulation) -> None:
    play_next(simulation)
    cancel_simulation(simulation=simulation)
    assert row_of(alice_client, simulation).endswith("1 of 2 opponents")
    assert "so far" not in row_of(alice_client, simulation)


def test_another_person_s_list_has_none_of_it(bob_client: Client, charlie_client: Client, simulation: Simulation) -> None:
    for client in (bob_client, charlie_client):
        assert str(simulation.pk) not in client.get("/simulations/").content.decode()


STOPS = [
    ({}, [1, 1]),
    ({}, [5, 1]),
    ({"kind": "target_error", "half_width": 0.05}, [1, 1]),
    ({"kind": "target_error", "half_width": 0.05}, [5, 1]),
]


@pytest.mark.parametrize(("stop", "weights"), STOPS)
def test_the_list_and_the_page_show_the_same(
    alice: Owner, middle: Deck, strong: Deck, weak: Deck, stop: dict[str, object], weights: list[float]
) -> None:
    simulation = create_gauntlet(owner=alice, deck=middle, opponents=[weak, strong], terms=Terms(4000, seed=4, stop=stop), weights=weights)
    play_out(simulation, random.Random(3))
    assert simulation.status == Status.DONE
    summary = summarise(simulation)
    shown = summary.decision or summary.total
    (listed,) = with_figures([simulation])
    assert listed.figure
    assert listed.figure.rate == pytest.approx(summary.decision.rate if summary.decision else summary.total.win_rate)
    assert listed.figure.interval == shown.interval
    assert (listed.figure.met, listed.figure.opponents) == (2, 2)


def test_a_sequential_test_shows_the_figure_that_allows_for_stopping_early(alice: Owner, bob: Owner, middle: Deck) -> None:
    near = make_deck(bob, "Near", {"main": {"pip-8": 1, "pip-7": 2, "pip-5": 2, "pip-2": 1}}, "public")
    stop = {"kind": "sequential_test", "alternative": 0.55}
    simulation = create_gauntlet(owner=alice, deck=middle, opponents=[near], terms=Terms(8000, seed=5, stop=stop))
    play_out(simulation, random.Random(3))
    summary = summarise(simulation)
    (listed,) = with_figures([simulation])
    assert summary.decision
    assert listed.figure
    assert (listed.figure.rate, listed.figure.interval) == (summary.decision.rate, summary.decision.interval)
    assert listed.figure.rate != summary.total.win_rate


def test_a_long_list_takes_four_queries(alice: Owner, middle: Deck, strong: Deck, weak: Deck) -> None:
    rows = []
    for stop in ({}, {}, {"kind": "target_error", "half_width": 0.1}, {"kind": "target_error", "half_width": 0.05}):
        rows.append(
            play_out(create_gauntlet(owner=alice, deck=middle, opponents=[weak, strong], terms=Terms(1000, stop=stop)), random.Random(1))
        )
    matrix = create_matrix(owner=alice, decks=[middle, strong], terms=Terms(20))
    rows = list(Simulation.objects.filter(pk__in=[each.pk for each in (*rows, matrix)]).defer("cards"))
    with CaptureQueriesContext(
        connection,
    ) as asked:
        listed = with_figures(rows)
    assert len(asked) == 4  # matchups, their seats, contestants, and the chunks of those that a rule ended
    assert {each.figure is None for each in listed if each.row.kind == Kind.GAUNTLET} == {False}
    assert [each.figure for each in listed if each.row.kind == Kind.MATRIX] == [None]
