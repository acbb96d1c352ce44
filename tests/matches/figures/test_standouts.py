"""A result ends in words: the best and worst matchup, the card that lifts and the one that drags, and the way to the swap race."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from html import unescape

import numpy as np
import numpy.typing as npt
import pytest
from django.test import Client

from decks.models import Deck, Visibility
from decks.owners import Owner
from matches.farm.chunk_play import play_chunks
from matches.figures.card_tables import card_lines
from matches.figures.standouts import effects_of, extremes_of, standouts_of
from matches.figures.summaries import summarise
from matches.figures.wording import signed
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.matrix import create_matrix
from matches.models import Simulation
from matches.requests.terms import Terms
from rules.kernel.engine import PlayableDeck
from tests.assertions.languages import leftovers
from tests.matches import pips
from tests.matches.conftest import make_deck
from tests.matches.farm.playthrough import play_out

#: One card of many pips among middling ones, and one of few.
MIXED = {"main": {"pip-9": 1, "pip-5": 2, "pip-6": 2, "pip-1": 1}}


@pytest.fixture(autouse=True)
def drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has the cards of a hand drawn in their owner's first turn."""

    def tally(cards: npt.NDArray[np.void], decks: Sequence[PlayableDeck], seed: int, game: int, levels: Sequence[str]) -> None:
        for player, deck in enumerate(decks):
            hand = Counter(card.slug for card in pips._hands(decks, seed, game, levels)[player])
            turn = 1 if player == game % 2 else 2
            for index, card in enumerate(deck.copies):
                hand[card.slug] -= 1
                cards[player, index] = (0, turn if hand[card.slug] >= 0 else -1, -1, -1, 0)

    monkeypatch.setattr(pips, "_tally", tally)


@pytest.fixture
def mixed(alice: Owner) -> Deck:
    return make_deck(alice, "Mixed", MIXED, Visibility.PUBLIC)


@pytest.fixture
def simulation(alice: Owner, mixed: Deck, middle: Deck, weak: Deck, bob: Owner) -> Simulation:
    even = make_deck(bob, "Even", {"main": {"pip-5": 3, "pip-6": 3}}, Visibility.PUBLIC)
    return create_gauntlet(owner=alice, deck=mixed, opponents=[middle, weak, even], terms=Terms(1800, level="coin", seed=4))


@pytest.fixture
def finished(simulation: Simulation) -> Simulation:
    return play_out(simulation, random.Random(1))


def section_of(client: Client, simulation: Simulation, language: str = "en") -> str:
    page = client.get(f"/simulations/{simulation.pk}/", headers={"accept-language": language}).content.decode()
    found = re.search(r'<section class="stack standouts".*?</section>', page, re.DOTALL)
    return found[0] if found else ""


def words_of(client: Client, simulation: Simulation, language: str = "en") -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", section_of(client, simulation, language))).split())


def test_a_result_ends_in_words(alice_client: Client, finished: Simulation) -> None:
    told = words_of(alice_client, finished)
    total = summarise(finished).total.win_rate
    assert total is not None
    assert f"Mixed wins about {100 * total:.0f} of 100 games against 3 opponents." in told
    assert "The computer player “Coin” played both sides." in told
    rates = {each.name.en: each.line.win_rate or 0 for each in summarise(finished).against}
    assert f"Best matchup Weak {100 * rates['Weak']:.1f}%" in told
    worst = min(rates, key=rates.__getitem__)
    assert f"Worst matchup {worst} {100 * rates[worst]:.1f}%" in told
    first, second = summarise(finished).first.win_rate or 0, summarise(finished).second.win_rate or 0
    assert f"First or second {100 * first:.1f}% going first, {100 * second:.1f}% going second" in told
    assert re.search(r"Card that lifts the deck 9 pips \+\d+\.\d points", told)
    assert re.search(r"Card that drags it down 1 pips −\d+\.\d points", told)


def test_in_chinese(alice_client: Client, finished: Simulation) -> None:
    told = words_of(alice_client, finished, "zh-CN")
    assert "对 3 个对手，“Mixed”每 100 局约胜" in told
    assert re.search(r"贡献最大的卡牌 9 点 \+", told)
    assert re.search(r"拖累最大的卡牌 1 点 −", told)
    section = re.sub("Mixed|Weak|Even|Middle", "", section_of(alice_client, finished, "zh-CN"))
    assert leftovers(section, "zh") == []


def test_while_games_are_played_nothing_is_named(alice_client: Client, simulation: Simulation) -> None:
    assert section_of(alice_client, simulation) == ""
    for chunk in list(simulation.chunks.order_by("index"))[:3]:
        play_chunks(chunk.pk)
    told = words_of(alice_client, simulation)
    assert told.startswith("Verdict So far: Mixed wins about")
    assert "Best matchup – Worst matchup –" in told
    assert "They are named when the games are over" in told
    assert "9 pips" not in told


def test_one_button_leads_to_the_swap_race_against_the_same_decks(
    alice_client: Client, finished: Simulation, mixed: Deck, middle: Deck, weak: Deck
) -> None:
    address = f"/decks/{mixed.pk}/swaps/?like={finished.pk}"
    assert section_of(alice_client, finished).count(f'href="{address}"') == 1
    form = alice_client.get(address).context["form"]
    assert form["level"].value() == "coin"
    assert form["against"].value() == "chosen"
    linked = {line.rstrip("/").rsplit("/", 1)[-1] for line in form["link"].value().split()}
    assert linked == {str(each.deck_id) for each in finished.opponents}
    sent = {"against": "chosen", "link": form["link"].value(), "level": "coin", "amount": "other", "other_amount": "3000"}
    made = alice_client.post(address, sent)
    race = Simulation.objects.get(kind="race")
    assert made.url == race.get_absolute_url()
    assert {each.deck_id for each in race.opponents} == {each.deck_id for each in finished.opponents}


def test_weights_and_shipped_decks_come_along(alice: Owner, alice_client: Client, mixed: Deck, precons: list[Deck]) -> None:
    every = play_out(create_gauntlet(owner=alice, deck=mixed, opponents=precons, terms=Terms(40), weights=[3, 1]), random.Random(1))
    form = alice_client.get(f"/decks/{mixed.pk}/swaps/?like={every.pk}").context["form"]
    assert form["against"].value() == "precons"
    assert float(form[f"weight-{precons[0].pk}"].value()) == 3
    one = play_out(create_gauntlet(owner=alice, deck=mixed, opponents=precons[:1], terms=Terms(40)), random.Random(1))
    form = alice_client.get(f"/decks/{mixed.pk}/swaps/?like={one.pk}").context["form"]
    assert (form["against"].value(), form["opponent"].value(), form["link"].value()) == ("chosen", [str(precons[0].pk)], "")


def test_another_s_private_simulation_presets_nothing(
    bob: Owner, bob_client: Client, charlie_client: Client, alice: Owner, mixed: Deck, strong: Deck, precons: list[Deck]
) -> None:
    private = create_gauntlet(owner=alice, deck=strong, opponents=precons[:1], terms=Terms(40, level="coin"))
    for client in (bob_client, charlie_client):
        for like in (private.pk, "nonsense", ""):
            answer = client.get(f"/decks/{mixed.pk}/swaps/?like={like}")
            assert answer.status_code == 200
            assert (answer.context["form"]["level"].value(), answer.context["form"]["against"].value()) == ("sharp", "precons")


def test_who_may_not_see_the_deck_gets_no_button(alice_client: Client, charlie_client: Client, finished: Simulation, mixed: Deck) -> None:
    assert "/swaps/" in section_of(charlie_client, finished)
    Deck.objects.filter(pk=mixed.pk).update(visibility=Visibility.PRIVATE)
    assert charlie_client.get(f"/simulations/{finished.pk}/").status_code == 404
    assert "/swaps/" in section_of(alice_client, finished)
    Deck.objects.filter(pk=mixed.pk).delete()
    assert section_of(alice_client, finished)
    assert "/swaps/" not in section_of(alice_client, finished)


def test_against_one_opponent_there_is_no_best_one(alice: Owner, alice_client: Client, mixed: Deck, middle: Deck) -> None:
    single = play_out(create_gauntlet(owner=alice, deck=mixed, opponents=[middle], terms=Terms(400, seed=1)), random.Random(1))
    told = words_of(alice_client, single)
    assert "of 100 games against 1 opponent." in told
    assert "matchup" not in told
    assert "Card that lifts the deck" in told


def test_opponents_who_come_out_alike_are_not_ranked(alice: Owner, alice_client: Client, strong: Deck, weak: Deck, bob: Owner) -> None:
    ones = make_deck(bob, "Ones", {"main": {"pip-1": 3, "pip-2": 3}}, Visibility.PUBLIC)
    sure = play_out(create_gauntlet(owner=alice, deck=strong, opponents=[weak, ones], terms=Terms(80)), random.Random(1))
    assert extremes_of(summarise(sure)) == (None, None)
    told = words_of(alice_client, sure)
    assert told.count("All came out alike.") == 2
    assert "Card that lifts the deck none Card that drags it down none" in told


def test_what_chance_may_have_done_is_called_so(alice: Owner, alice_client: Client, mixed: Deck, middle: Deck, bob: Owner) -> None:
    """Twins of one deck differ by luck alone; an opponent of another strength does not."""
    twins = [make_deck(bob, f"Twin {number}", {"main": {"pip-5": 3, "pip-6": 3}}, Visibility.PUBLIC) for number in range(4)]
    alike = play_out(create_gauntlet(owner=alice, deck=mixed, opponents=twins, terms=Terms(400, seed=3)), random.Random(1))
    best, worst = extremes_of(summarise(alike))
    assert best
    assert worst
    assert (best.is_clear, worst.is_clear) == (False, False)
    assert words_of(alice_client, alike).count("perhaps chance") >= 2


def test_a_clear_matchup_is_not_called_chance(finished: Simulation) -> None:
    best, _ = extremes_of(summarise(finished))
    assert best
    assert (best.against.name.en, best.is_clear) == ("Weak", True)
    lift, drag = effects_of(card_lines(finished))
    assert lift
    assert drag
    assert (lift.slug, lift.is_clear, drag.slug, drag.is_clear) == ("pip-9", True, "pip-1", True)


def test_the_cards_are_read_once(finished: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    first = standouts_of(summarise(finished))
    monkeypatch.setattr("matches.figures.standouts.card_lines", lambda row, only: [])
    assert standouts_of(summarise(finished)) == first


def test_a_matchup_names_its_own_cards_and_leads_back(alice_client: Client, finished: Simulation) -> None:
    matchup = finished.matchups.order_by("index")[0]
    own = effects_of(card_lines(finished, only=[matchup]))
    found = standouts_of(summarise(finished, only=finished.seat([matchup])))
    assert found
    assert (found.lift, found.drag) == own
    assert own != effects_of(card_lines(finished))
    page = alice_client.get(f"{finished.get_absolute_url()}pairings/{matchup.index}/").content.decode()
    assert own[0]
    assert re.search(rf"{own[0].name.en}(?:</a>)?</strong>\s*{re.escape(signed(own[0].gap.rate))}", page)
    assert f"against {len(finished.opponents)} decks" in page
    assert "Every deck against every deck" not in page


def test_where_luck_is_not_reckoned_nothing_is_said_of_it(alice_client: Client, finished: Simulation) -> None:
    """The toy game's cards have no worths."""
    assert summarise(finished).without_luck is None
    assert "Luck of the draw" not in words_of(alice_client, finished)


def test_a_cell_of_a_matrix_has_no_such_verdict(alice: Owner, alice_client: Client, mixed: Deck, middle: Deck) -> None:
    matrix = play_out(create_matrix(owner=alice, decks=[mixed, middle], terms=Terms(40)), random.Random(1))
    assert "standouts" not in alice_client.get(f"/simulations/{matrix.pk}/pairings/0/").content.decode()


def test_two_players_are_both_named(alice: Owner, alice_client: Client, mixed: Deck, middle: Deck) -> None:
    terms = Terms(40, level="sharp", opponent_level="coin")
    unlike = play_out(create_gauntlet(owner=alice, deck=mixed, opponents=[middle], terms=terms), random.Random(1))
    assert "The computer player “Sharp” played the deck, “Coin” its opponents." in words_of(alice_client, unlike)
