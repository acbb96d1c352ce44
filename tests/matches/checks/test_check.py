"""A deck's win rate is played again by the strongest player, from the same seeds, and both are shown."""

from __future__ import annotations

import random
import re

import pytest
from django.conf import settings
from django.test import Client

from decks.models import Deck, Visibility
from decks.owners import Owner
from matches.checks.figures import Check, check_of
from matches.figures.summaries import summarise
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.matrix import create_matrix
from matches.models import Simulation, Status
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError
from matches.services import cancel_simulation, delete_simulation
from matches.shortcuts.repeats import CHECK_HALF_WIDTH, check_simulation
from matches.statistics import Interval, rate_gap
from tests.matches.conftest import WEAK, make_deck
from tests.matches.farm.playthrough import play_out
from tests.matches.pips import PipsEngine


@pytest.fixture
def simulation(alice: Owner, strong: Deck, weak: Deck, middle: Deck) -> Simulation:
    made = create_gauntlet(owner=alice, deck=middle, opponents=[strong, weak], terms=Terms(400, level="coin", seed=4), weights=[1, 3])
    return play_out(made, random.Random(1))


def words(client: Client, row: Simulation, language: str = "en") -> str:
    page = client.get(row.get_absolute_url(), headers={"accept-language": language})
    assert page.status_code == 200
    return " ".join(re.sub(r"<[^>]+>", " ", page.content.decode()).split())


def found(row: Simulation) -> Check:
    check = check_of(summarise(row))
    assert check is not None
    return check


def test_the_strongest_player_plays_the_same_decks_from_the_same_seeds(alice: Owner, simulation: Simulation) -> None:
    check = check_simulation(simulation=simulation, owner=alice)
    assert (check.level, check.opponent_level, check.seed) == ("sharp", "sharp", simulation.seed)
    assert check.stop["kind"] == "target_error"
    assert [each.snapshot for each in check.contestants.all()] == [each.snapshot for each in simulation.contestants.all()]
    assert [each.weight for each in check.contestants.all()] == [each.weight for each in simulation.contestants.all()]
    assert [each.seed for each in check.matchups.all()] == [each.seed for each in simulation.matchups.all()]
    assert found(simulation).difference is None
    play_out(check, random.Random(2))
    assert check.status == Status.DONE
    decision = summarise(check).decision
    assert decision is not None
    assert decision.interval.half_width <= CHECK_HALF_WIDTH


def test_both_are_told_with_their_difference_on_both_pages(alice: Owner, simulation: Simulation, alice_client: Client) -> None:
    check = play_out(check_simulation(simulation=simulation, owner=alice), random.Random(2))
    for row in (simulation, check):
        both = found(row)
        assert (both.checked, both.simulation) == (simulation, check)
        gap, decision, before = both.difference, both.edited.decision, both.saved.total
        assert gap is not None
        assert decision is not None
        assert decision.rate is not None
        assert before.win_rate is not None
        assert gap.rate == pytest.approx(decision.rate - before.win_rate)
        assert gap == rate_gap((decision.rate, decision.interval), (before.win_rate, before.interval), both.edited.total.games // 2)
        text = words(alice_client, row)
        assert "Checked by “Sharp”" in text
        assert f"{100 * decision.rate:.1f}%" in text
        assert f"{100 * before.win_rate:.1f}%" in text
        assert f"{100 * gap.rate:+.1f}".replace("-", "−") in text
        assert "由“精明”复核" in words(alice_client, row, "zh-hans")


def test_the_button_is_there_where_a_stronger_player_is(
    alice: Owner, strong: Deck, weak: Deck, simulation: Simulation, alice_client: Client
) -> None:
    assert "Check with “Sharp”" in words(alice_client, simulation)
    best = play_out(create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(40, seed=4)), random.Random(1))
    assert "Check with" not in words(alice_client, best)
    answer = alice_client.post(f"/simulations/{simulation.pk}/check/")
    check = Simulation.objects.get(checks=simulation)
    assert answer.headers["Location"] == f"/simulations/{simulation.pk}/#check"
    text = words(alice_client, simulation)
    assert "Check with" not in text
    assert "Its first games come within seconds" in text
    assert "Check with" not in words(alice_client, check)


def test_the_button_comes_when_the_games_are_over_without_reloading(alice: Owner, strong: Deck, weak: Deck, alice_client: Client) -> None:
    """A part marked `once-over` is in the page from the beginning and is not shown before the games are over."""
    going = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(40, level="coin", opponent_level="coin", seed=4))
    page = alice_client.get(going.get_absolute_url()).content.decode()
    (form,) = [each for each in page.split("<form ") if f'action="/simulations/{going.pk}/check/"' in each]
    assert form.startswith('class="cluster once-over"')
    alice_client.post(f"/simulations/{going.pk}/check/")
    assert not Simulation.objects.filter(checks=going).exists()


def test_while_it_is_played_the_page_is_renewed(alice: Owner, simulation: Simulation, alice_client: Client) -> None:
    part = f"/simulations/{simulation.pk}/figures/"
    assert "hx-get" not in alice_client.get(part).content.decode()
    check = check_simulation(simulation=simulation, owner=alice)
    page = alice_client.get(simulation.get_absolute_url()).content.decode()
    assert f'hx-get="{part}"' in page
    play_out(check, random.Random(2))
    page = alice_client.get(simulation.get_absolute_url()).content.decode()
    assert f'hx-get="{part}"' not in page


def test_asked_for_twice_it_is_made_once(alice: Owner, simulation: Simulation, pips: PipsEngine) -> None:
    check = check_simulation(simulation=simulation, owner=alice)
    assert check_simulation(simulation=simulation, owner=alice) == check
    cancel_simulation(simulation=check)
    again = check_simulation(simulation=simulation, owner=alice)
    assert again != check
    pips.digest = "fedcba9876543210"
    assert check_simulation(simulation=simulation, owner=alice) != again


@pytest.mark.parametrize("which", ["active", "strongest", "matrix"])
def test_what_can_not_be_checked_is_refused_in_words(
    which: str, alice: Owner, strong: Deck, weak: Deck, middle: Deck, alice_client: Client
) -> None:
    if which == "matrix":
        row = play_out(create_matrix(owner=alice, decks=[strong, weak, middle], terms=Terms(games=4, level="coin")), random.Random(1))
    else:
        row = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(40, level="coin" if which == "active" else "sharp"))
        row = row if which == "active" else play_out(row, random.Random(1))
    with pytest.raises(SimulationRefusedError) as refusal:
        check_simulation(simulation=row, owner=alice)
    assert refusal.value.code == "not_to_be_checked"
    page = alice_client.post(f"/simulations/{row.pk}/check/", follow=True).content.decode()
    assert "by a weaker player can be checked" in page
    assert Simulation.objects.count() == 1


def test_charlie_and_bob_are_refused(simulation: Simulation, bob_client: Client, charlie_client: Client) -> None:
    for client in (bob_client, charlie_client):
        assert client.post(f"/simulations/{simulation.pk}/check/").status_code == 404
    assert not Simulation.objects.filter(checks=simulation).exists()


def test_an_open_result_may_be_checked_by_anybody_and_all_see_it(
    alice: Owner, bob: Owner, bob_client: Client, alice_client: Client
) -> None:
    decks = [make_deck(alice, name, WEAK, Visibility.PUBLIC) for name in ("One", "Two")]
    row = play_out(create_gauntlet(owner=alice, deck=decks[0], opponents=decks[1:], terms=Terms(40, level="coin")), random.Random(1))
    bob_client.post(f"/simulations/{row.pk}/check/")
    check = Simulation.objects.get(checks=row)
    assert check.owner == bob.user
    assert "Checked by “Sharp”" in words(alice_client, row)
    Deck.objects.filter(pk=decks[1].pk).update(visibility=Visibility.PRIVATE)
    assert "Checked by" not in words(alice_client, row)
    assert check_of(summarise(Simulation.objects.get(pk=check.pk))) is None


def test_a_check_outlives_what_it_checks(alice: Owner, simulation: Simulation, alice_client: Client) -> None:
    check = play_out(check_simulation(simulation=simulation, owner=alice), random.Random(2))
    delete_simulation(simulation=simulation)
    check.refresh_from_db()
    assert check.checks is None
    assert "Checked by" not in words(alice_client, check)


def test_a_guest_plays_no_more_games_than_guests_may(alice: Owner, simulation: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "MAX_GAMES", 300)
    assert check_simulation(simulation=simulation, owner=alice).games == 300


def test_programs_ask_and_are_told(simulation: Simulation, alice_client: Client, bob_client: Client) -> None:
    address = f"/api/v1/simulations/{simulation.pk}"
    assert alice_client.get(address).json()["checks"] is None
    answer = alice_client.post(f"{address}/check")
    assert answer.status_code == 202
    check = alice_client.get(answer.headers["Location"]).json()
    assert (check["checks"], check["level"], check["seed"]) == (str(simulation.pk), "sharp", simulation.seed)
    refused = alice_client.post(f"/api/v1/simulations/{check['id']}/check")
    assert (refused.status_code, refused.json()["code"]) == (400, "not_to_be_checked")
    assert bob_client.post(f"{address}/check").status_code == 404


def test_a_gap_of_rates_adds_up_both_reaches() -> None:
    gap = rate_gap((0.6, Interval(0.57, 0.63)), (0.5, Interval(0.46, 0.54)), 100)
    assert (gap.rate, gap.pairs) == (pytest.approx(0.1), 100)
    assert (gap.interval.low, gap.interval.high) == (pytest.approx(0.05), pytest.approx(0.15))
    assert rate_gap((1.0, Interval(0.9, 1.0)), (0.0, Interval(0.0, 0.1)), 4).interval.high == 1.0
