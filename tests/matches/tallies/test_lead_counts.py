"""Leads by turn as they are counted, added up, kept, and told of a simulation."""

from __future__ import annotations

import numpy as np
from django.test import Client

from decks.models import Deck
from decks.owners import Owner
from matches.farm.chunk_play import play_chunks
from matches.figures.summaries import summarise
from matches.kinds.gauntlet import create_gauntlet
from matches.management.in_process import match_json, play_match, prepare_match
from matches.requests.terms import Terms
from matches.tallies.leads import LeadCounts, count_leads, leads_of, merge_leads, turn_leads
from rules.kernel.engine import lead_rows
from tests.matches.pips import ENGINE


def counted(*games: tuple[int, ...], sound: tuple[bool, ...] = ()) -> LeadCounts:
    leads = lead_rows(len(games))
    for index, each in enumerate(games):
        leads[index, : len(each)] = each
    return count_leads(leads, np.array(sound or [True] * (len(games) // 2)))


def test_plain_case() -> None:
    """Games, ahead, behind, sum, squares, leads by games, games squared, pairs: by turn."""
    assert counted((0, 3), (0, 1, -2), (0, -4), (0,)) == ((4, 0, 0, 0, 0, 0, 8, 2), (3, 2, 1, 0, 32, 4, 5, 2), (1, 0, 1, -2, 4, -2, 1, 1))


def test_pairs_that_went_wrong_count_for_nothing() -> None:
    assert counted((0, 3), (0, 1, -2), (5, 4), (5,), sound=(False, True)) == counted((5, 4), (5,))


def test_parts_add_up_in_any_order() -> None:
    games = [(0, 3), (0, 1, -2), (0, -4), (0,), (1, 1), (1, 2)]
    parts = [counted(*games[start : start + 2]) for start in (0, 2, 4)]
    assert merge_leads(parts) == merge_leads(parts[::-1]) == counted(*games)


def test_the_other_side_is_behind_by_as_much() -> None:
    games = [(0, 3), (0, 1, -2), (0, -4), (0,)]
    assert turn_leads(counted(*games)) == counted(*[tuple(-lead for lead in game) for game in games])


def test_turns_that_few_games_come_to_are_not_told() -> None:
    counts = counted(*[(0, 1)] * 30, *[(0, 1, 5)] * 10)
    assert [(each.turn, each.games, each.mean) for each in leads_of(counts)] == [(1, 40, 0.0), (2, 40, 1.0)]


def test_a_simulation_tells_what_its_games_come_to(alice: Owner, alice_client: Client, strong: Deck, weak: Deck) -> None:
    simulation = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(400, seed=4))
    for chunk in simulation.chunks.all():
        play_chunks(chunk.pk)
    match = prepare_match(str(strong.pk), str(weak.pk))
    levels = (ENGINE.default_level, ENGINE.default_level)
    here = match_json(match, play_match(match, games=400, seed=4, levels=levels), seed=4, levels=levels)
    told = summarise(simulation).as_json
    assert told["leads"] == here["leads"]
    assert [each["turn"] for each in told["leads"]][:2] == [1, 2]
    assert told["leads"][0]["lead"] == 0.0 < told["leads"][1]["lead"]
    for language, heading in (("en", "Lead by turn"), ("zh-hans", "各回合的领先情况")):
        page = alice_client.get(f"/simulations/{simulation.pk}/", headers={"Accept-Language": language}).content.decode()
        assert f'<h2 id="leads">{heading}</h2>' in page


def test_what_was_played_before_leads_were_counted_has_none(alice: Owner, alice_client: Client, strong: Deck, weak: Deck) -> None:
    simulation = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(400, seed=4))
    for chunk in simulation.chunks.all():
        play_chunks(chunk.pk)
    simulation.chunks.update(leads=None)
    assert summarise(simulation).leads == ()
    assert 'id="leads"' not in alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
