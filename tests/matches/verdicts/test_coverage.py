"""A total names the opponents that it covers until it covers them all, and counts each for its share of the games."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest
from django.test import Client

from decks.models import Deck
from decks.owners import Owner
from matches.farm.chunk_play import play_chunks
from matches.figures.summaries import summarise
from matches.figures.versions import summarise_versions
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.versions import create_versions
from matches.models import Chunk, Simulation
from matches.requests.terms import Terms
from matches.services import cancel_simulation
from matches.verdicts.coverage import weights_of_total
from tests.assertions.languages import leftovers
from tests.matches.conftest import make_deck
from tests.matches.farm.playthrough import play_out

FIELD = {"Ones": {"pip-1": 3, "pip-2": 3}, "Fours": {"pip-4": 3, "pip-5": 3}, "Nines": {"pip-9": 3, "pip-8": 3}}


@pytest.fixture
def field(bob: Owner) -> list[Deck]:
    return [make_deck(bob, name, {"main": cards}, "public") for name, cards in FIELD.items()]


@pytest.fixture
def simulation(alice: Owner, middle: Deck, field: list[Deck]) -> Simulation:
    return create_gauntlet(owner=alice, deck=middle, opponents=field, terms=Terms(1200, seed=4))


def play_next(simulation: Simulation, chunks: int = 1) -> None:
    for pk in list(simulation.chunks.open().order_by("index").values_list("pk", flat=True)[:chunks]):
        play_chunks(pk)


def verdict_of(client: Client, simulation: Simulation, language: str = "en") -> str:
    """The words of the panel on top of the page."""
    page = client.get(f"/simulations/{simulation.pk}/", headers={"accept-language": language}).content.decode()
    panel = re.search(r'<section class="verdict".*?</section>', page, re.DOTALL)
    assert panel
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", panel[0])).split())


def test_a_figure_names_the_opponents_that_it_covers(alice_client: Client, simulation: Simulation) -> None:
    play_next(simulation)
    told = verdict_of(alice_client, simulation)
    assert "Win rate against 1 of 3 opponents provisional" in told
    assert "Met so far: Ones " in told
    assert "interval lies" not in told
    play_next(simulation)
    told = verdict_of(alice_client, simulation)
    assert "Win rate against 2 of 3 opponents provisional" in told
    assert "Not met yet: Nines " in told
    play_next(simulation)
    told = verdict_of(alice_client, simulation)
    assert told.startswith("Win rate provisional")
    assert "opponents" not in told
    assert "met" not in told


def test_it_is_named_in_chinese(alice_client: Client, simulation: Simulation) -> None:
    play_next(simulation, 2)
    assert "对 3 个对手中 2 个的胜率" in verdict_of(alice_client, simulation, "zh-CN")
    assert "尚未遇到：Nines" in verdict_of(alice_client, simulation, "zh-CN")
    page = alice_client.get(f"/simulations/{simulation.pk}/", headers={"accept-language": "zh-CN"}).content.decode()
    assert [each for each in leftovers(page, "zh") if "met" in each.lower() or "opponent" in each.lower()] == []


def test_what_was_cancelled_says_whom_it_never_met(alice_client: Client, simulation: Simulation) -> None:
    play_next(simulation, 2)
    cancel_simulation(simulation=simulation)
    told = verdict_of(alice_client, simulation)
    assert "Win rate against 2 of 3 opponents" in told
    assert "Never met: Nines" in told


def test_programs_are_told_how_many_it_covers(alice_client: Client, simulation: Simulation) -> None:
    play_next(simulation)
    address = f"/api/v1/simulations/{simulation.pk}"
    assert alice_client.get(address).json()["opponents_met"] == 1
    play_next(simulation, 2)
    assert alice_client.get(address).json()["opponents_met"] == 3


def test_charlie_sees_nothing_of_it(charlie_client: Client, alice_client: Client, alice: Owner, strong: Deck, field: list[Deck]) -> None:
    private = create_gauntlet(owner=alice, deck=strong, opponents=field, terms=Terms(1200))
    play_next(private)
    assert charlie_client.get(f"/simulations/{private.pk}/").status_code == 404
    assert charlie_client.get(f"/simulations/{private.pk}/figures/").status_code == 404


def test_each_counts_for_its_share_from_the_first_round_on(simulation: Simulation) -> None:
    """However unevenly they have been played by then: the mean of three rates, and in the end all games alike."""
    play_next(simulation, 4)
    found = summarise(simulation)
    rates = [each.line.win_rate for each in found.against]
    assert found.against[0].line.games > 1.5 * found.against[1].line.games
    assert found.total.win_rate == pytest.approx(sum(rate or 0 for rate in rates) / 3)
    pooled = (found.total.wins + found.total.draws / 2) / found.total.games
    assert abs((found.total.win_rate or 0) - pooled) > 0.01
    play_out(simulation, random.Random(1))
    total = summarise(simulation).total
    assert total.win_rate == pytest.approx((total.wins + total.draws / 2) / total.games)


def test_weights_count_among_those_who_are_met(alice: Owner, middle: Deck, field: list[Deck]) -> None:
    weighed = create_gauntlet(owner=alice, deck=middle, opponents=field, terms=Terms(1200, seed=4), weights=[3, 1, 9])
    play_next(weighed, 2)
    found = summarise(weighed)
    ones, fours, nines = (each.line.win_rate for each in found.against)
    assert (ones is not None, fours is not None, nines) == (True, True, None)
    assert found.total.win_rate == pytest.approx((3 * (ones or 0) + (fours or 0)) / 4)
    assert found.total.interval.high - found.total.interval.low < 0.5


def test_the_course_begins_when_all_are_met(simulation: Simulation, bob: Owner, alice: Owner, middle: Deck) -> None:
    many = [make_deck(bob, f"Deck {number}", {"main": {"pip-1": 3, f"pip-{number}": 3}}, "public") for number in range(2, 10)]
    many += [make_deck(bob, f"Other {number}", {"main": {"pip-2": 3, f"pip-{number}": 3}}, "public") for number in range(3, 10)]
    wide = play_out(create_gauntlet(owner=alice, deck=middle, opponents=many, terms=Terms(600)), random.Random(2))
    assert min(point.games for point in summarise(wide).course) >= 2 * len(many)


def test_two_versions_wait_for_every_opponent(alice: Owner, alice_client: Client, middle: Deck, strong: Deck, field: list[Deck]) -> None:
    found = create_versions(owner=alice, edited=middle, saved=strong, opponents=field, terms=Terms(1200))
    play_next(found, 2)
    assert summarise_versions(found).difference is None
    page = unescape(alice_client.get(f"/simulations/{found.pk}/").content.decode())
    assert "The difference comes once every opponent has been met." in page
    assert "Met so far:" in page
    play_next(found, 4)
    page = unescape(alice_client.get(f"/simulations/{found.pk}/").content.decode())
    assert "once every opponent has been met" not in page
    assert "Met so far:" not in page


def test_weights_of_a_total() -> None:
    assert weights_of_total([0, 0], [9, 9]) == []
    assert weights_of_total([0, 0], [9, 9], [2, 1]) == []
    assert weights_of_total([4, 4, 3], [4, 4, 3]) == []
    assert weights_of_total([4, 0], [40, 20]) == [40, 0]
    assert weights_of_total([4, 1], [40, 20]) == [40, 20]
    assert weights_of_total([4, 1], [40, 20], [5, 1]) == [5, 1]
    assert weights_of_total([4, 0], [40, 20], [5, 1]) == [5, 0]


def test_every_opponent_is_met_before_any_is_played_a_lot(alice: Owner, middle: Deck, bob: Owner, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long gauntlet against many: after a third of a second of games the figure covers all of them."""
    many = [make_deck(bob, f"Deck {number}", {"main": {"pip-1": 3, f"pip-{number}": 3}}, "public") for number in range(2, 10)]
    many += [make_deck(bob, f"Other {number}", {"main": {"pip-2": 3, f"pip-{number}": 3}}, "public") for number in range(3, 8)]
    monkeypatch.setattr("matches.farm.chunk_sizes.games_per_second", lambda *_: 380.0)
    simulation = create_gauntlet(owner=alice, deck=middle, opponents=many, terms=Terms(10_000))
    first = list(Chunk.objects.filter(simulation=simulation).order_by("index")[: len(many)])
    assert [chunk.matchup.index for chunk in first] == list(range(13))
    assert sum(chunk.games for chunk in first) <= 0.3 * 380 * 1.5
