"""Measured margins are kept by game and level; pages and the API tell them, or that none was measured."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import numpy as np
import pytest
from django.core.management import CommandError
from django.template import Context, Template
from django.test import Client
from django.utils.translation import override

from decks.models import Deck, Visibility
from decks.owners import Owner
from lab.agreement.gaps import measure, measure_edits
from lab.agreement.grounds import Ground
from lab.entrants import playable_games
from lab.management.commands.agreement import margin_with
from matches.farm.chunk_play import play_chunks
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.hand import create_hand
from matches.kinds.matrix import create_matrix
from matches.kinds.race import create_race
from matches.models import Simulation
from matches.requests.terms import Terms
from matches.verdicts import player_margins
from matches.verdicts.player_margins import PlayerMargin, margin_of, read_margins, write_margin
from tests.matches.conftest import make_deck
from tests.matches.farm.playthrough import play_out
from tests.matches.live.live_figures import HTMX, play
from tests.matches.pips import PipsEngine

MARGIN = PlayerMargin(matchup=0.098, field=0.049, unseen=0.134, edit=0.027)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Sharp players of Pips have been measured, others have not."""
    file = tmp_path / "margins.json"
    write_margin("pips", "sharp", MARGIN, file)
    monkeypatch.setattr(player_margins, "FILE", file)


def told(client: Client, address: str, language: str = "en", **headers: str) -> list[str]:
    """Return the paragraphs in which a page speaks of margins."""
    page = client.get(address, headers={"accept-language": language, **headers}).content.decode()
    found = re.findall(r'<p class="hint" data-margin>(.*?)</p>', page, re.DOTALL)
    return [" ".join(unescape(each).split()) for each in found]


def begun(alice: Owner, bob: Owner, opponents: int, *, games: int, level: str) -> Simulation:
    decks = [make_deck(bob, f"Rival {each}", {"main": {"pip-5": 3, f"pip-{each + 1}": 3}}, Visibility.PUBLIC) for each in range(opponents)]
    lead = make_deck(alice, "Lead", {"main": {"pip-9": 3, "pip-1": 3}})
    return create_gauntlet(owner=alice, deck=lead, opponents=decks, terms=Terms(games, level=level))


def gauntlet(alice: Owner, bob: Owner, opponents: int, level: str = "sharp") -> Simulation:
    return play_out(begun(alice, bob, opponents, games=40, level=level), random.Random(1))


def test_margins_are_kept_and_replaced_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "margins.json"
    assert read_margins(file) == {}
    write_margin("pips", "sharp", PlayerMargin(0.1, 0.2), file)
    write_margin("pips", "coin", PlayerMargin(0.3, 0.4), file)
    write_margin("chess", "coin", PlayerMargin(0.5, 0.6), file)
    write_margin("pips", "sharp", MARGIN, file)
    kept = {("pips", "sharp"): MARGIN, ("pips", "coin"): PlayerMargin(0.3, 0.4), ("chess", "coin"): PlayerMargin(0.5, 0.6)}
    assert read_margins(file) == kept


def test_they_come_from_the_measured_gaps() -> None:
    """Each ground gives its own margins and leaves the others; of changed cards, and before the shipped decks, nothing is kept."""
    chance = np.random.default_rng(1)
    scores = {pair: chance.integers(0, 5, (2, 80), np.int8) for pair in (("a", "b"), ("a", "c"), ("b", "c"))}
    found = measure(scores, seed=1)
    edits = measure_edits(scores, [((("a", "b"), "a"), (("b", "c"), "c"))], seed=1)
    shipped, other = Ground("pips", (), tuple(scores), is_shipped=True), Ground("pips-unseen", (), tuple(scores))
    first = margin_with(shipped, found, None, None)
    assert first == PlayerMargin(round(found.matchups.margin, 3), round(found.decks.margin, 3))
    assert first.matchup > 0
    both = margin_with(other, found, edits, first)
    assert both == replace(first, unseen=first.matchup, edit=round(edits.margin, 3))
    assert margin_with(shipped, found, None, replace(both, matchup=0.5, field=0.5)) == both
    for known, measured_edits in ((None, edits), (first, None)):
        with pytest.raises(CommandError, match="--write takes the shipped decks first"):
            margin_with(other, found, measured_edits, known)


@pytest.mark.parametrize("game", [game.slug for game in playable_games()])
def test_the_default_player_of_each_game_has_been_measured(game: str) -> None:
    (found,) = playable_games(game)
    engine = found.engine()
    for level in (engine.default_level, engine.quick_level):
        margin = margin_of(game, (level, level))
        assert margin is not None
        assert 0 < margin.field <= margin.matchup < 0.5
    assert margin_of(game, (engine.default_level, engine.quick_level)) is None


@pytest.mark.usefixtures("measured")
def test_a_result_tells_both(alice: Owner, bob: Owner, alice_client: Client) -> None:
    address = f"/simulations/{gauntlet(alice, bob, 3).pk}/"
    (words,) = told(alice_client, address)
    assert (
        "95 of 100 decks over all opponents would differ by at most 4.9 points, and those of 95 of 100 single matchups by at most 9.8."
        in words
    )
    assert words.endswith("of matchups between decks unlike them, 95 of 100 by at most 13.4.")
    (words,) = told(alice_client, address, "zh-CN")
    assert "胜率相差不超过 4.9 个百分点" in words


@pytest.mark.usefixtures("measured")
def test_while_games_are_played_it_stands_there_already(alice: Owner, bob: Owner, alice_client: Client) -> None:
    simulation = begun(alice, bob, 2, games=1800, level="sharp")
    for chunk in list(simulation.chunks.order_by("index"))[:3]:
        play_chunks(chunk.pk)
        (words,) = told(alice_client, f"/simulations/{simulation.pk}/figures/")
        assert "at most 4.9 points" in words


@pytest.mark.usefixtures("measured")
def test_one_opponent_is_one_matchup(alice: Owner, bob: Owner, alice_client: Client) -> None:
    (words,) = told(alice_client, f"/simulations/{gauntlet(alice, bob, 1).pk}/")
    assert "with a stronger computer player the rates of 95 of 100 matchups would differ by at most 9.8 points." in words


@pytest.mark.usefixtures("measured")
def test_what_was_not_measured_says_so(alice: Owner, bob: Owner, alice_client: Client) -> None:
    unmeasured = gauntlet(alice, bob, 2, level="coin")
    (words,) = told(alice_client, f"/simulations/{unmeasured.pk}/")
    assert words.startswith("How far a stronger player’s win rate would be from this one has not been measured.")
    assert alice_client.get(f"/api/v1/simulations/{unmeasured.pk}").json()["player_margin"] is None


def test_a_weaker_player_s_result_says_who_plays_elsewhere(alice: Owner, bob: Owner, alice_client: Client) -> None:
    (words,) = told(alice_client, f"/simulations/{gauntlet(alice, bob, 2, level='coin').pk}/")
    assert words.endswith("are those of “Sharp” or a stronger player; these games do not count for them.")
    (words,) = told(alice_client, f"/simulations/{gauntlet(alice, bob, 2).pk}/")
    assert "elsewhere" not in words


@pytest.mark.usefixtures("measured")
def test_the_api_gives_the_numbers(alice: Owner, bob: Owner, alice_client: Client) -> None:
    found = alice_client.get(f"/api/v1/simulations/{gauntlet(alice, bob, 2).pk}").json()
    assert found["player_margin"] == {"matchup": 0.098, "field": 0.049, "unseen": 0.134, "edit": 0.027}


@pytest.mark.usefixtures("measured")
def test_a_matrix_tells_it(alice: Owner, alice_client: Client, strong: Deck, weak: Deck) -> None:
    matrix = play_out(create_matrix(owner=alice, decks=[strong, weak], terms=Terms(40, level="sharp")), random.Random(1))
    (words,) = told(alice_client, f"/simulations/{matrix.pk}/")
    assert "at most 9.8" in words


@pytest.mark.usefixtures("measured")
def test_the_builder_tells_it(alice_client: Client, strong: Deck, precons: list[Deck], pips: PipsEngine) -> None:
    address = f"/decks/{strong.pk}/live/"
    assert told(alice_client, address, **HTMX) == []
    play(Simulation.objects.get())
    (words,) = told(alice_client, address, **HTMX)
    assert "at most 9.8" in words


@pytest.mark.usefixtures("measured")
def test_a_difference_between_versions_has_a_margin_of_its_own() -> None:
    part = Template("{% load margins %}{% edit_margin 'pips' level level %}")
    words = " ".join(part.render(Context({"level": "sharp"})).split())
    assert (
        "where one to five cards differ, with a stronger computer player 95 of 100 differences would change by at most 2.7 points." in words
    )
    with override("zh-hans"):
        assert "每 100 个差值有 95 个相差不超过 2.7 个百分点" in part.render(Context({"level": "sharp"}))
    assert "has not been measured" in part.render(Context({"level": "coin"}))


@pytest.mark.usefixtures("measured")
def test_the_best_of_many_changes_may_be_seen_otherwise_by_more(alice: Owner, alice_client: Client, middle: Deck, weak: Deck) -> None:
    race = play_out(create_race(owner=alice, deck=weak, opponents=[middle], terms=Terms(3_000, seed=7, level="sharp")), random.Random(1))
    (words,) = told(alice_client, f"/simulations/{race.pk}/")
    assert "95 of 100 differences would change by at most 2.7 points." in words
    assert words.endswith("of the best of many it can be more.")


@pytest.mark.usefixtures("measured")
def test_of_hands_nothing_was_measured(alice: Owner, alice_client: Client, middle: Deck, weak: Deck) -> None:
    terms = Terms(400, level="sharp")
    hand = create_hand(owner=alice, deck=middle, opponents=[weak], hand={"pip-3": 1, "pip-5": 2}, put_back={"pip-3": 1}, terms=terms)
    (words,) = told(alice_client, f"/simulations/{play_out(hand, random.Random(1)).pk}/")
    assert words == "How far a stronger player’s difference would be from this one has not been measured."
