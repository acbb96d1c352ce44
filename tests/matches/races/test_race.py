"""Races: the best single changes of a deck, the same whatever the chunks and workers, told on fresh seeds, and made by a click."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from typing import Any

import pytest
from django.test import Client

from cards.catalogue import catalogue_of
from cards.models import Card
from decks.lists.changes import AddCopies
from decks.lists.swaps import Swap, legal_swaps, nearest_first
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import change_deck
from matches.farm import chunk_sizes
from matches.farm.chunk_play import play_chunks
from matches.farm.dispatch import end_simulation, sweep
from matches.figures.races import summarise_race
from matches.figures.summaries import summarise
from matches.kinds.race import create_race
from matches.models import Chunk, Kind, Simulation, Status
from matches.plans.races import FINALISTS, most_versions, plan_of
from matches.races.rounds import Race
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError
from matches.shortcuts.repeats import repeat_simulation
from matches.statistics import difference
from tests.matches.conftest import make_deck, tell_of_changed_cards
from tests.matches.farm.playthrough import play_out
from tests.matches.pips import PipsEngine

#: Its pip-1 wants to be anything else.
LAME = {"main": {"pip-1": 1, "pip-5": 3, "pip-6": 2}}


@pytest.fixture
def lame(alice: Owner) -> Deck:
    Card.objects.filter(slug="cursed").delete()
    tell_of_changed_cards()
    return make_deck(alice, "Lame", LAME)


def race_of(owner: Owner, deck: Deck, *opponents: Deck, games: int = 3000, seed: int | None = 7) -> Simulation:
    return create_race(owner=owner, deck=deck, opponents=opponents, terms=Terms(games, seed=seed, level="coin"))


def told(simulation: Simulation) -> Any:
    return [each.as_json for each in summarise_race(simulation).finalists]


def test_a_race_finds_the_better_cards(alice: Owner, lame: Deck, middle: Deck) -> None:
    simulation = play_out(race_of(alice, lame, middle), random.Random(1))
    assert simulation.status == Status.DONE
    found = summarise_race(simulation)
    assert len(found.finalists) == FINALISTS
    best = found.finalists[0]
    assert best.swap.out == "pip-1"
    assert best.swap.into in {"pip-7", "pip-8", "pip-9"}
    assert best.difference
    assert best.difference.verdict == "better"
    assert found.played <= simulation.games
    assert (found.considered, found.swaps) == (len(legal_swaps(lame.listing(catalogue_of("pips")), catalogue_of("pips"))),) * 2


def test_no_chunking_changes_the_result(alice: Owner, lame: Deck, middle: Deck, strong: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    results = []
    for speed, seed in ((40.0, 1), (90_000.0, 2)):
        monkeypatch.setattr(chunk_sizes, "games_per_second", lambda *_, speed=speed: speed)
        results.append(told(play_out(race_of(alice, lame, middle, strong), random.Random(seed))))
    assert results[0] == results[1]
    assert all(each["games"] for each in results[0])


def test_versions_take_turns_not_opponents(alice: Owner, lame: Deck, middle: Deck, strong: Deck) -> None:
    """Each plays a chunk before any plays its second, whoever that is against."""
    simulation = race_of(alice, lame, middle, strong)
    simulation.chunks.update(dispatched_at=simulation.created_at)
    while chunk_sizes.grow(simulation.pk):
        simulation.chunks.update(dispatched_at=simulation.created_at)
    players = list(
        simulation.chunks.order_by("index").filter(matchup__seats__number=0).values_list("matchup__seats__contestant__index", flat=True)
    )
    racing = set(Race.of(simulation).race)
    assert len(racing) > FINALISTS
    assert set(players[: len(racing)]) == set(players[len(racing) : 2 * len(racing)]) == racing


def test_each_round_waits_for_all_of_the_one_before(alice: Owner, lame: Deck, middle: Deck) -> None:
    """However often one asks, nothing more is cut, nobody falls out and the race does not end before all is played."""
    simulation = race_of(alice, lame, middle)
    before = Race.of(simulation)
    assert (before.number, len(before.left)) == (0, before.versions)
    wanted = list(Chunk.objects.wanted().filter(simulation=simulation).values_list("pk", flat=True))
    for chunk in wanted[:-1]:
        play_chunks(chunk)
        assert not end_simulation(simulation.pk)
        sweep()
    while len(left := Chunk.objects.wanted().filter(simulation=simulation)) > 1 and Race.of(simulation).number == 0:
        play_chunks(left[0].pk)
    during = Race.of(simulation)
    assert (during.number, len(during.left), during.verdicts()) == (0, during.versions, {})
    play_chunks(Chunk.objects.wanted().get(simulation=simulation).pk)
    after = Race.of(simulation)
    assert after.number == 1
    assert len(after.left) == after.plan.rounds[0].kept


def test_versions_play_the_deck_s_seeds_and_the_final_fresh_ones(alice: Owner, lame: Deck, middle: Deck, strong: Deck) -> None:
    race = Race.of(play_out(race_of(alice, lame, middle, strong), random.Random(1)))
    seeds = {version: [each.seed for each in matchups] for version, matchups in race.race.items()}
    fresh = {version: [each.seed for each in matchups] for version, matchups in race.final.items()}
    assert all(each == seeds[0] for each in seeds.values())
    assert all(each == fresh[0] for each in fresh.values())
    assert not set(seeds[0]) & set(fresh[0])
    numbers = sorted((each.first_game, each.games) for part in (race.race, race.final) for several in part.values() for each in several)
    assert all(first + games <= following for (first, games), (following, _) in pairwise(numbers))


def test_the_api_tells_the_deck_as_it_is(alice: Owner, lame: Deck, middle: Deck) -> None:
    simulation = play_out(race_of(alice, lame, middle), random.Random(1))
    found = summarise(simulation).as_json
    assert [each["deck"]["en"] for each in found["opponents"]] == ["Middle"]
    assert found["games"] == 2 * Race.of(simulation).race[0][0].pairs


def test_weights_of_the_opponents_decide(alice: Owner, lame: Deck, middle: Deck, weak: Deck) -> None:
    """A finalist's figure is the mean over its opponents by their weights."""
    terms = Terms(1200, seed=7, level="coin")
    made = play_out(create_race(owner=alice, deck=lame, opponents=[middle, weak], terms=terms, weights=[9, 1]), random.Random(1))
    assert [each["weight"] for each in summarise_race(made).as_json["opponents"]] == [9, 1]
    race = Race.of(made)
    finalists = [version for version in race.final if version]
    for version, strata in zip(finalists, race.differences(race.final, finalists), strict=True):
        against = [found.rate for counts in strata if (found := difference([counts]))]
        assert race.verdicts()[version].rate == pytest.approx(0.9 * against[0] + 0.1 * against[1])


def test_the_course_of_a_race(alice: Owner, lame: Deck, middle: Deck) -> None:
    simulation = race_of(alice, lame, middle, games=1200)
    before = summarise_race(simulation).stages
    assert [(each.is_over, each.is_now) for each in before] == [(False, True), *[(False, False)] * (len(before) - 1)]
    after = summarise_race(play_out(simulation, random.Random(1))).stages
    assert all(each.is_over for each in after)
    assert [each.versions for each in after] == sorted((each.versions for each in after), reverse=True)
    assert (after[0].share, after[-1].number, after[-1].versions) == (100, 0, FINALISTS)


def test_it_can_be_played_again(alice: Owner, lame: Deck, middle: Deck) -> None:
    simulation = play_out(race_of(alice, lame, middle), random.Random(1))
    again = play_out(repeat_simulation(simulation=simulation, owner=alice, seed=simulation.seed), random.Random(5))
    assert told(again) == told(simulation)
    assert again.swaps == simulation.swaps


def test_a_fault_of_the_engine_ends_it_without_figures(alice: Owner, lame: Deck, middle: Deck, pips: PipsEngine) -> None:
    pips.fault, pips.fault_pair = ValueError("torn"), 0
    simulation = play_out(race_of(alice, lame, middle), random.Random(1))
    assert simulation.status == Status.FAILED
    assert told(simulation) == []


def test_too_few_games_are_refused(alice: Owner, lame: Deck, middle: Deck) -> None:
    with pytest.raises(SimulationRefusedError) as refusal:
        race_of(alice, lame, middle, games=40)
    assert refusal.value.code == "too_few_games"


@pytest.mark.parametrize(("games", "opponents"), [(2000, 1), (5000, 8), (50_000, 20), (100_000, 3)])
def test_plans_stay_within_the_games(games: int, opponents: int) -> None:
    versions = most_versions(games, opponents)
    plan = plan_of(games, versions, opponents)
    played = cost = 0
    for each in plan.rounds:
        cost += (each.versions + 1) * (each.pairs - played)
        played = each.pairs
    assert cost + plan.final_pairs * (FINALISTS + 1) * opponents <= games // 2
    assert plan.rounds[-1].kept == FINALISTS
    assert plan.final_pairs > plan.pairs(0)


def test_legal_swaps_are_nearest_first(lame: Deck) -> None:
    catalogue = catalogue_of("pips")
    found = legal_swaps(lame.listing(catalogue), catalogue)
    assert Swap("main", "pip-1", "pip-9") in found
    assert all(swap.into not in ("pip-5", swap.out) for swap in found)
    turns = nearest_first(found, catalogue, 1)
    assert sorted(turns, key=str) == sorted(found, key=str)
    assert {swap.out for swap in turns[:3]} == {"pip-1", "pip-5", "pip-6"}
    assert [Swap.between(LAME, swap.apply(LAME)) for swap in found] == found


def test_the_pages(alice_client: Client, charlie_client: Client, lame: Deck, middle: Deck) -> None:
    address = f"/decks/{lame.pk}/swaps/"
    assert charlie_client.get(address).status_code == 404
    assert alice_client.get(address).status_code == 200
    asked = {"against": "chosen", "link": str(middle.pk), "amount": "other", "other_amount": "3000", "level": "coin", "seed": "7"}
    assert alice_client.post(address, asked | {"other_amount": "10"}).status_code == 422
    assert alice_client.post(address, asked | {"link": "", "against": "chosen"}).status_code == 422
    answer = alice_client.post(address, asked)
    simulation = Simulation.objects.get(kind=Kind.RACE)
    assert answer.url == simulation.get_absolute_url()
    assert simulation.visibility == Visibility.PRIVATE
    page = alice_client.get(answer.url).content.decode()
    assert "Figures are told after the final" in page
    play_out(simulation, random.Random(1))
    page = alice_client.get(answer.url).content.decode()
    assert "Make this change" in page
    assert "better" in page
    assert re.search(r"<dt>Players</dt><dd>Coin</dd>", page)
    assert "How far a stronger player’s differences would be from these has not been measured." in page
    assert alice_client.get(f"{answer.url}figures/").status_code == 200
    assert alice_client.get(f"{answer.url}data.json").json()["finalists"] == told(simulation)
    assert alice_client.get(f"{answer.url}data.csv").content.decode().count("\n") == 1 + FINALISTS
    picture = alice_client.get(f"{answer.url}data.svg").content.decode()
    assert picture.count("<path d=") == 2 * FINALISTS
    assert charlie_client.get(answer.url).status_code == 404
    assert "The best single changes of Lame" in alice_client.get("/simulations/").content.decode()


def test_a_click_makes_the_change(alice: Owner, alice_client: Client, charlie_client: Client, lame: Deck, middle: Deck) -> None:
    simulation = play_out(race_of(alice, lame, middle), random.Random(1))
    best = summarise_race(simulation).finalists[0]
    address = f"{simulation.get_absolute_url()}swaps/{best.number}/"
    assert charlie_client.post(address).status_code == 404
    assert alice_client.get(address).status_code == 405
    assert alice_client.post(f"{simulation.get_absolute_url()}swaps/1/").status_code == 404
    assert alice_client.post(address).url == lame.get_absolute_url()
    lame.refresh_from_db()
    catalogue = catalogue_of("pips")
    assert lame.sections(catalogue) == {"main": {"pip-5": 3, "pip-6": 2, best.swap.into: 1}}
    told_off = alice_client.post(address, follow=True).content.decode()
    assert "left as it is" in told_off
    assert lame.sections(catalogue)["main"][best.swap.into] == 1


def test_a_visitor_makes_the_change_in_a_copy(
    alice: Owner, bob: Owner, bob_client: Client, charlie_client: Client, lame: Deck, middle: Deck
) -> None:
    Deck.objects.filter(pk=lame.pk).update(visibility=Visibility.PUBLIC)
    lame.refresh_from_db()
    simulation = play_out(race_of(alice, lame, middle), random.Random(1))
    best = summarise_race(simulation).finalists[0]
    address = f"{simulation.get_absolute_url()}swaps/{best.number}/"
    assert "Copy the deck with this change" in bob_client.get(simulation.get_absolute_url()).content.decode()
    answer = bob_client.post(address, follow=True)
    assert "the original stays as it is" in answer.content.decode()
    copied = Deck.objects.get(copied_from=lame)
    assert answer.redirect_chain == [(f"{copied.get_absolute_url()}edit/", 302)]
    assert bob.owns(copied)
    assert copied.visibility == Visibility.PRIVATE
    catalogue = catalogue_of("pips")
    assert copied.sections(catalogue) == {"main": {"pip-5": 3, "pip-6": 2, best.swap.into: 1}}
    assert lame.sections(catalogue) == LAME
    assert charlie_client.post(address).status_code == 302  # a guest has a copy, too
    Deck.objects.filter(pk=lame.pk).update(visibility=Visibility.PRIVATE)
    assert bob_client.post(address).status_code == 404
    assert Deck.objects.filter(copied_from=lame).count() == 2


def test_of_a_deck_that_changed_since_no_copy_is_made(alice: Owner, bob_client: Client, lame: Deck, middle: Deck) -> None:
    Deck.objects.filter(pk=lame.pk).update(visibility=Visibility.PUBLIC)
    lame.refresh_from_db()
    simulation = play_out(race_of(alice, lame, middle), random.Random(1))
    best = summarise_race(simulation).finalists[0]
    change_deck(deck=lame, revision=lame.revision, changes=[AddCopies("main", "pip-5", -1), AddCopies("main", "pip-6", 1)])
    told_off = bob_client.post(f"{simulation.get_absolute_url()}swaps/{best.number}/", follow=True).content.decode()
    assert "has been changed since" in told_off
    assert not Deck.objects.filter(copied_from=lame).exists()
