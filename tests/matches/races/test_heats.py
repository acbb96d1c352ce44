"""Heats: every legal swap plays, the best of them race, and chunks, their order and repeating change nothing."""

from __future__ import annotations

import random
from itertools import chain, repeat
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from cards.catalogue import catalogue_of
from decks.lists.swaps import Swap, count_swaps, legal_swaps
from decks.models import Deck
from decks.owners import Owner
from matches.farm import chunk_sizes
from matches.farm.chunk_play import lane_of, play_chunks, playable_decks
from matches.farm.dispatch import end_simulation
from matches.farm.lanes import BLOCK, number_of_pair
from matches.farm.speeds import in_heats, remember_speed
from matches.figures.forecasts import foresee_race
from matches.figures.races import summarise_race
from matches.kinds.race import create_race
from matches.models import Chunk, Contestant, Heat, Matchup, Simulation, Status, Worker, create_matchups
from matches.plans.races import FINALISTS, games_for_all, most_versions, plan_heat
from matches.races.heats import best_of, deal_swaps
from matches.races.rounds import Race
from matches.requests.terms import Terms
from matches.shortcuts.repeats import repeat_simulation
from matches.tallies.results import score_digits
from tests.matches.farm.playthrough import play_out
from tests.matches.pips import ENGINE, PipsEngine
from tests.matches.races.test_race import lame as lame
from tests.matches.races.test_race import race_of, told

#: Too few for all swaps of the lame deck to race, and enough for all of them to play a heat.
GAMES = 300


def racing(simulation: Simulation) -> list[Any]:
    """The versions that race, in order, as they are kept."""
    return list(simulation.contestants.filter(weight=0).values_list("index", "snapshot"))


def test_every_legal_swap_plays_and_the_best_race(alice: Owner, lame: Deck, middle: Deck) -> None:
    simulation = race_of(alice, lame, middle, games=GAMES)
    legal = legal_swaps(lame.listing(catalogue_of("pips")), catalogue_of("pips"))
    heat = Heat.objects.get(simulation=simulation)
    assert sorted(map(str, heat.swaps(0))) == sorted(map(str, legal))
    before = summarise_race(simulation)
    assert (before.is_in_heat, before.heard, before.considered, before.swaps) == (True, 0, len(legal), len(legal))
    assert [(each.is_heat, each.is_now) for each in before.stages[:2]] == [(True, True), (False, False)]
    play_out(simulation, random.Random(1))
    assert simulation.status == Status.DONE
    found = summarise_race(simulation)
    assert (found.is_in_heat, found.heard, len(found.finalists)) == (False, len(legal), FINALISTS)
    assert all(each.is_over for each in found.stages)
    assert len(racing(simulation)) == plan_heat(GAMES, len(legal), 1).kept == found.stages[1].versions
    best = found.finalists[0]
    assert (best.swap.out, best.swap.into in {"pip-7", "pip-8", "pip-9"}) == ("pip-1", True)
    assert found.played <= simulation.games


@pytest.mark.parametrize("weights", [[], [5, 1]])
def test_no_chunking_changes_the_result(
    alice: Owner, lame: Deck, middle: Deck, strong: Deck, monkeypatch: pytest.MonkeyPatch, weights: list[float]
) -> None:
    results = []
    for speed, order in ((40.0, 1), (90_000.0, 2)):
        monkeypatch.setattr(chunk_sizes, "games_per_second", lambda *_, speed=speed: speed)
        terms = Terms(500, seed=7, level="coin")
        made = create_race(owner=alice, deck=lame, opponents=[middle, strong], terms=terms, weights=weights)
        play_out(made, random.Random(order))
        lanes = made.chunks.filter(matchup__is_heat=True).order_by("matchup__index", "first_pair")
        results.append((["".join(each) for each in [lanes.values_list("scores", flat=True)]], racing(made), told(made)))
    assert results[0] == results[1]
    assert all(each["games"] for each in results[0][2])


def test_the_race_waits_for_the_whole_heat(alice: Owner, lame: Deck, middle: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    """No version is there before the last pair of the heat is played, however often one asks."""
    monkeypatch.setattr(chunk_sizes, "games_per_second", lambda *_: 40.0)
    simulation = race_of(alice, lame, middle, games=GAMES)
    for _ in range(GAMES):
        assert not racing(simulation)
        wanted = list(Chunk.objects.wanted().filter(simulation=simulation).values_list("pk", flat=True))
        play_chunks(wanted[-1])
        assert not end_simulation(simulation.pk)
        if racing(simulation):
            break
    race = Race.of(simulation)
    assert summarise_race(simulation).heard == race.tried
    assert (race.number, len(race.left)) == (0, race.versions)


def test_a_version_plays_in_the_heat_as_it_would_by_itself(alice: Owner, lame: Deck, middle: Deck) -> None:
    """The same deck as the one that races, shuffled alike, from the pairs of its block."""
    simulation = play_out(race_of(alice, lame, middle, games=GAMES), random.Random(1))
    heat, race = Heat.objects.get(simulation=simulation), Race.of(simulation)
    lane, each = race.lanes[0], heat.pairs
    digits = "".join(lane.chunks.order_by("first_pair").values_list("scores", flat=True))
    swaps, engine = heat.swaps(0), simulation.rules.engine()
    for found in summarise_race(simulation).finalists:
        decks = playable_decks(simulation.pk, race.race[found.number][0].index)
        place = swaps.index(found.swap)
        rows = engine.play(decks, seed=lane.seed, first_pair=number_of_pair(place * each, each), pairs=each, levels=simulation.levels)
        assert digits[place * each : (place + 1) * each] == score_digits(rows)


def test_it_can_be_played_again(alice: Owner, lame: Deck, middle: Deck) -> None:
    simulation = play_out(race_of(alice, lame, middle, games=GAMES), random.Random(1))
    again = repeat_simulation(simulation=simulation, owner=alice, seed=simulation.seed)
    assert not racing(again)
    play_out(again, random.Random(5))
    assert (told(again), racing(again), again.swaps) == (told(simulation), racing(simulation), simulation.swaps)


def test_few_games_try_some_and_say_so(alice_client: Client, alice: Owner, lame: Deck, middle: Deck) -> None:
    swaps = count_swaps(lame, catalogue_of("pips"))
    games = games_for_all(swaps, 1) - 2
    simulation = race_of(alice, lame, middle, games=games)
    assert Heat.objects.get(simulation=simulation).tried == swaps - 1
    page = alice_client.get(simulation.get_absolute_url()).content.decode()
    assert f"The games suffice for {swaps - 1} of the {swaps} legal changes" in page
    asked = {"against": "chosen", "link": str(middle.pk), "amount": "other", "other_amount": str(games), "level": "coin", "forecast": "1"}
    page = alice_client.post(f"/decks/{lame.pk}/swaps/", asked).content.decode()
    assert f"{swaps - 1} of the {swaps} legal changes are tried" in page
    assert f"at least {games + 2} games" in page


def test_the_pages_tell_the_heat(alice_client: Client, charlie_client: Client, alice: Owner, lame: Deck, middle: Deck) -> None:
    simulation = race_of(alice, lame, middle, games=GAMES)
    tried = Heat.objects.get(simulation=simulation).tried
    address = simulation.get_absolute_url()
    page = alice_client.get(address).content.decode()
    assert f"Heat: 0 of {tried} changes have been tried." in page
    assert f"All {tried} legal changes of one card are in it." in page
    assert "Still in the race" not in page
    assert charlie_client.get(address).status_code == 404
    told = alice_client.get(f"/api/v1/simulations/{simulation.pk}").json()["race"]
    plan = plan_heat(GAMES, tried, 1)
    assert told["heat"] == {"changes": tried, "pairs": plan.pairs, "is_over": False}
    assert (told["changes"], told["considered"], told["tried"], told["rounds"][0]["changes"]) == (tried, tried, 0, plan.kept)
    play_out(simulation, random.Random(1))
    told = alice_client.get(f"/api/v1/simulations/{simulation.pk}").json()["race"]
    assert (told["heat"]["is_over"], told["tried"], len(told["finalists"])) == (True, tried, FINALISTS)
    assert "Make this change" in alice_client.get(address).content.decode()


def test_games_of_a_heat_are_not_told_one_by_one(alice_client: Client, alice: Owner, lame: Deck, middle: Deck) -> None:
    simulation = race_of(alice, lame, middle, games=GAMES)
    lane = Race.of(simulation).lanes[0]
    with pytest.raises(LookupError):
        simulation.matchup_of(lane.first_game)
    for path in (f"games/{lane.first_game}/", f"pairings/{lane.index}/", f"pairings/{lane.index}/figures/"):
        assert alice_client.get(f"{simulation.get_absolute_url()}{path}").status_code == 404, path
    assert alice_client.get(f"{simulation.get_absolute_url()}pairings/0/").status_code == 200


def test_versions_that_join_while_a_race_is_read_are_of_a_moment_later(alice: Owner, lame: Deck, middle: Deck) -> None:
    simulation = race_of(alice, lame, middle, games=GAMES)
    before = Simulation.objects.prefetch_related("contestants").get(pk=simulation.pk)
    assert Race.of(before).is_in_heat
    joined = Contestant.objects.create(simulation=simulation, index=2, snapshot=before.lead.snapshot, weight=0)
    matchup = Matchup(simulation=simulation, index=900, seed=1, first_game=0, pairs=1)
    create_matchups([(matchup, [joined, before.opponents[0]])])
    assert Race.of(before).is_in_heat


def test_a_lane_stops_between_two_swaps(alice: Owner, lame: Deck, middle: Deck) -> None:
    simulation = race_of(alice, lame, middle, games=GAMES)
    row = Race.of(simulation).lanes[0]
    lane, engine = lane_of(simulation.pk, row.index), simulation.rules.engine()
    asked: dict[str, Any] = {"seed": row.seed, "first_pair": 1, "pairs": 9, "levels": simulation.levels}
    whole = lane.play(engine, is_cancelled=lambda: False, **asked)
    answers = chain([False] * 3, repeat(True))
    part = lane.play(engine, is_cancelled=lambda: next(answers), **asked)
    assert (len(whole), whole["game"].tolist()) == (18, list(range(2, 20)))
    assert 0 < len(part) < 18
    assert (part == whole[: len(part)]).all()


def test_a_fault_of_the_engine_ends_it(alice: Owner, lame: Deck, middle: Deck, pips: PipsEngine) -> None:
    """Nobody races after a heat that could not be played to its end."""
    simulation = race_of(alice, lame, middle, games=GAMES)
    pips.fault = ValueError("torn")
    for _ in range(GAMES):
        wanted = Chunk.objects.wanted().filter(simulation=simulation, matchup__is_heat=True).values_list("pk", flat=True)[:1]
        if not wanted:
            break
        play_chunks(wanted[0])
    pips.fault = None
    play_out(simulation, random.Random(1))
    assert (simulation.status, told(simulation), racing(simulation)) == (Status.FAILED, [], [])
    assert "torn" in simulation.reason.en


def test_swaps_with_the_same_card_meet_every_opponent() -> None:
    swaps = [Swap("main", f"out-{out}", f"in-{into}") for out in range(18) for into in range(40)]
    heat = deal_swaps(swaps, [1.0] * 12, 2, 5)
    assert [len(lane) for lane in heat.lanes] == [60] * 12
    dealt = [heat.swaps(lane) for lane in range(12)]
    assert sorted(map(str, (swap for lane in dealt for swap in lane))) == sorted(map(str, swaps))
    assert all(1 <= sum(swap.into == "in-7" for swap in lane) <= 2 for lane in dealt)
    assert heat.lanes == deal_swaps(swaps, [1.0] * 12, 2, 5).lanes != deal_swaps(swaps, [1.0] * 12, 2, 6).lanes
    often, seldom = deal_swaps(swaps, [3, 1], 2, 5).lanes
    assert (len(often), len(seldom)) == (540, 180)


def test_blocks_share_their_pairs() -> None:
    """The first BLOCK swaps play the first pairs, the next the following ones."""
    assert [number_of_pair(place, 2) for place in (0, 1, 2, 3, 2 * BLOCK - 1, 2 * BLOCK, 2 * BLOCK + 1)] == [0, 1, 0, 1, 1, 2, 3]


def test_pairs_that_went_wrong_are_left_out() -> None:
    heat = deal_swaps([Swap("main", "a", f"in-{into}") for into in range(8)], [1], 3, 5)
    digits = "".join("444" if swap.into == "in-3" else "1x0" for swap in heat.swaps(0))
    assert best_of(heat, [digits], 1) == [Swap("main", "a", "in-3")]
    assert len(best_of(heat, ["x" * 24], 4)) == 4


def test_the_outlook_heeds_the_pace_of_heats(pips_cards: None) -> None:
    """A heat that goes ten times as slow as other games makes its games last ten times as long."""
    engine, plan = ENGINE, plan_heat(20_000, 3414, 12)
    Worker.objects.create(name="one:1", game="pips", engine_digest=engine.digest, seen_at=timezone.now())
    remember_speed("pips", ("coin", "coin"), engine.digest, 1000.0)
    asked: dict[str, Any] = {"games": 20_000, "plan": plan, "engine": engine, "level": "coin", "weights": [1.0] * 12}
    assert foresee_race(**asked).longest == pytest.approx(20.0)
    remember_speed("pips", ("coin", "coin"), in_heats(engine.digest), 100.0)
    assert foresee_race(**asked).longest == pytest.approx(20.0 + 9 * plan.games / 1000)


@pytest.mark.parametrize("opponents", [1, 2, 5, 12, 24])
@pytest.mark.parametrize("swaps", [4, 21, 60, 61, 1759, 3414])
def test_games_for_all_are_the_fewest(swaps: int, opponents: int) -> None:
    games = games_for_all(swaps, opponents)
    assert plan_heat(games, swaps, opponents).tried == swaps
    assert plan_heat(games - 2, swaps, opponents).tried < swaps


@pytest.mark.parametrize(("games", "swaps", "opponents"), [(20_000, 3414, 12), (50_000, 3414, 12), (5000, 3414, 24), (120, 3000, 1)])
def test_plans_stay_within_the_games(games: int, swaps: int, opponents: int) -> None:
    plan = plan_heat(games, swaps, opponents)
    assert plan.games <= games / 2
    assert FINALISTS < plan.kept <= most_versions(games - plan.games, opponents)
    assert plan.kept < plan.tried <= swaps


def test_the_offered_games_try_all() -> None:
    """The number of games offered first tries each of a deck's some 3,400 swaps; without an account, too."""
    assert plan_heat(20_000, 3414, 12).tried == 3414
    assert plan_heat(50_000, 3414, 12).pairs == 3
