"""Win rates while building: found again by what is played, moving while wanted, dropped when not, compared with the list before."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client, override_settings
from django.utils import timezone

from cards.catalogue import catalogue_of
from decks.lists.changes import SetCount
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import change_deck
from matches.farm.chunk_play import play_chunks
from matches.farm.dispatch import sweep
from matches.live import figures as live
from matches.live.figures import drop, find_figure, gauntlet_of, keep_playing
from matches.models import Chunk, Kind, Simulation, Status
from matches.pages import live as builder_figures
from rules.kernel.engine import UnplayableError
from rules.wording import Text
from tests.matches.conftest import STRONG, WEAK, make_deck, tell_of_changed_cards
from tests.matches.live.live_figures import HTMX, PAYER, play, swap
from tests.matches.pips import PipsEngine


def test_plain_case(alice_client: Client, strong: Deck, precons: list[Deck], hints: list[tuple[int, str]]) -> None:
    address = f"/decks/{strong.pk}/live/"
    part = alice_client.get(address, headers=HTMX).content.decode()
    assert "the first games are played" in part
    assert "every 350ms" in part
    simulation = Simulation.objects.get()
    assert (simulation.kind, simulation.games, simulation.owner, simulation.level) == (Kind.LIVE, 2000, None, "sharp")
    play(simulation)
    assert simulation.status == Status.DONE
    part = alice_client.get(address, headers=HTMX).content.decode()
    assert "2,000 games" in part
    assert "2,000 of 2,000 games" in part
    assert "every" not in part
    assert Simulation.objects.count() == 1


def test_who_waits_looks_when_the_first_figure_is_due() -> None:
    """At the pace so far: not at once and again, and not long after it is there."""
    wait = builder_figures.milliseconds_to_first
    assert wait(0, 12, 0.05) == 350
    assert wait(3, 12, 0.3) == 350
    assert wait(6, 12, 0.3) == 300
    assert wait(10, 12, 0.8) == 160
    assert wait(11, 12, 0.5) == 120
    assert wait(12, 12, 0.5) == 120
    assert wait(6, 12, 86_400.0) == 350


def test_half_of_the_gauntlet_met_is_no_figure_yet_but_brings_the_next_look_nearer(
    alice_client: Client, strong: Deck, precons: list[Deck], hints: list[tuple[int, str]]
) -> None:
    address = f"/decks/{strong.pk}/live/"
    alice_client.get(address, headers=HTMX)
    simulation = Simulation.objects.get()
    play_chunks(Chunk.objects.filter(simulation=simulation).order_by("index")[0].pk)
    Simulation.objects.filter(pk=simulation.pk).update(created_at=timezone.now() + timedelta(hours=1))
    part = alice_client.get(address, headers=HTMX).content.decode()
    assert "the first games are played" in part
    assert "every 120ms" in part


def test_its_chunks_are_urgent_and_small(
    alice_client: Client, strong: Deck, precons: list[Deck], hints: list[tuple[int, str]], django_capture_on_commit_callbacks: object
) -> None:
    with django_capture_on_commit_callbacks(execute=True):  # type: ignore[operator]
        alice_client.get(f"/decks/{strong.pk}/live/", headers=HTMX)
    assert {queue for _, queue in hints} == {"urgent"}
    first = Chunk.objects.order_by("index")[:2]
    assert {chunk.matchup.index for chunk in first} == {0, 1}
    assert all(chunk.games <= 0.1 * 400 for chunk in first)
    assert max(chunk.games for chunk in Chunk.objects.all()) <= 0.3 * 400 * 1.5


def test_going_back_costs_nothing(alice_client: Client, strong: Deck, precons: list[Deck]) -> None:
    address = f"/decks/{strong.pk}/live/"
    alice_client.get(address, headers=HTMX)
    first = play(Simulation.objects.get())
    other = swap(strong, "pip-7", "pip-1")
    alice_client.get(address, headers=HTMX)
    assert Simulation.objects.count() == 2
    swap(other, "pip-1", "pip-7")
    part = alice_client.get(address, headers=HTMX).content.decode()
    assert Simulation.objects.count() == 2
    assert "no detectable difference yet" not in part
    assert "2,000 of 2,000 games" in part
    first.refresh_from_db()
    assert first.status == Status.DONE


def test_whoever_has_the_same_list_finds_the_same_games(
    alice_client: Client, bob_client: Client, bob: Owner, strong: Deck, precons: list[Deck]
) -> None:
    same = make_deck(bob, "Also strong", STRONG)
    alice_client.get(f"/decks/{strong.pk}/live/", headers=HTMX)
    bob_client.get(f"/decks/{same.pk}/live/", headers=HTMX)
    simulation = Simulation.objects.get()
    assert {each.snapshot["name"]["en"] for each in simulation.contestants.all()} == {""}


def test_what_is_played_decides_what_is_found(strong: Deck, precons: list[Deck], pips: PipsEngine) -> None:
    listing = strong.listing(catalogue_of("pips"))
    keys = {find_figure(listing, gauntlet_of(strong, precons), PAYER).simulation.live_key for _ in range(2)}
    keys.add(find_figure(listing, gauntlet_of(strong, precons[:1]), PAYER).simulation.live_key)
    pips.digest = "fedcba9876543210"
    keys.add(find_figure(listing, gauntlet_of(strong, precons), PAYER).simulation.live_key)
    with override_settings(LIVE_GAMES=500):
        keys.add(find_figure(listing, gauntlet_of(strong, precons), PAYER).simulation.live_key)
    catalogue = catalogue_of("pips")
    row = catalogue.rows["pip-9"]
    type(row).objects.filter(pk=row.pk).update(data=row.data | {"name": "Nine pips"}, digest="f" * 16)
    tell_of_changed_cards()
    keys.add(find_figure(listing, gauntlet_of(strong, precons), PAYER).simulation.live_key)
    assert len(keys) == 5


def test_an_edit_is_compared_with_the_list_before(alice_client: Client, strong: Deck, precons: list[Deck]) -> None:
    address = f"/decks/{strong.pk}/live/"
    alice_client.get(address, headers=HTMX)
    play(Simulation.objects.get())
    swap(strong, "pip-9", "pip-1")
    part = alice_client.get(address, headers=HTMX).content.decode()
    assert "for the list before" in part
    edited = play(Simulation.objects.exclude(status=Status.DONE).get())
    before = Simulation.objects.exclude(pk=edited.pk).get()
    assert edited.seed == before.seed
    assert edited.lead.snapshot["runs"] == [["main", [["pip-7", 2], ["pip-8", 2], ["pip-9", 1], ["pip-1", 1]]]]
    part = alice_client.get(address, headers=HTMX).content.decode()
    assert "Against the list before: −" in part
    assert "live-change is-worse" in part


def test_an_illegal_list_keeps_the_figure_of_the_one_before(alice_client: Client, strong: Deck, precons: list[Deck]) -> None:
    address = f"/decks/{strong.pk}/live/"
    alice_client.get(address, headers=HTMX)
    play(Simulation.objects.get())
    change_deck(deck=strong, revision=strong.revision, changes=[SetCount("main", "pip-7", 0)])
    part = alice_client.get(address, headers=HTMX).content.decode()
    assert "is-before" in part
    assert "the deck is not legal at the moment" in part
    assert "every" not in part
    assert Simulation.objects.count() == 1


def test_a_deck_that_never_was_legal(alice_client: Client, alice: Owner, precons: list[Deck]) -> None:
    short = make_deck(alice, "Short", {"main": {"pip-1": 3}})
    part = alice_client.get(f"/decks/{short.pk}/live/", headers=HTMX).content.decode()
    assert "as soon as the deck is legal" in part
    assert not Simulation.objects.exists()


def test_nothing_is_played_for_nobody(strong: Deck, precons: list[Deck], hints: list[tuple[int, str]]) -> None:
    simulation = find_figure(strong.listing(catalogue_of("pips")), gauntlet_of(strong, precons), PAYER).simulation
    Simulation.objects.update(wanted_until=timezone.now())
    simulation.refresh_from_db()
    first = simulation.chunks.order_by("index")[0]
    Chunk.objects.filter(pk=first.pk).update(dispatched_at=timezone.now())
    play_chunks(first.pk)
    assert sweep().sent == 0
    assert not simulation.chunks.exclude(done_at=None, dispatched_at=None).exists()
    hints.clear()
    keep_playing(simulation, PAYER)
    assert hints[0] == (first.pk, "urgent")
    play(simulation)
    assert simulation.status == Status.DONE


def test_a_chunk_under_way_is_dropped_without_counting_as_a_try(
    strong: Deck, precons: list[Deck], pips: PipsEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulation = find_figure(strong.listing(catalogue_of("pips")), gauntlet_of(strong, precons), PAYER).simulation
    monkeypatch.setattr("matches.farm.chunk_play.ASK_EVERY_SECONDS", 0)
    plain_play = pips.play

    def dropping(*args: object, **kwargs: object) -> object:
        drop(simulation)
        return plain_play(*args, **kwargs)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(pips, "play", dropping)
        play_chunks(simulation.chunks.order_by("index")[0].pk)
    first = simulation.chunks.order_by("index")[0]
    assert (first.done_at, first.attempts, first.dispatched_at, first.lease_until) == (None, 0, None, None)
    simulation.refresh_from_db()
    keep_playing(simulation, PAYER)
    assert play(simulation).status == Status.DONE


def test_looking_writes_little(strong: Deck, precons: list[Deck], django_assert_num_queries: object) -> None:
    simulation = find_figure(strong.listing(catalogue_of("pips")), gauntlet_of(strong, precons), PAYER).simulation
    with django_assert_num_queries(0):  # type: ignore[operator]
        keep_playing(simulation, PAYER)
    Simulation.objects.update(wanted_until=timezone.now() + live.WANTED / 4)
    simulation.refresh_from_db()
    keep_playing(simulation, PAYER)
    until = Simulation.objects.get().wanted_until
    assert until is not None
    assert until > timezone.now() + live.WANTED / 2


def test_the_gauntlet_is_chosen_and_remembered(alice_client: Client, alice: Owner, strong: Deck, precons: list[Deck]) -> None:
    address = f"/decks/{strong.pk}/live/"
    make_deck(alice, "My weak one", WEAK)
    assert "Middle" in alice_client.get(address).content.decode()
    answer = alice_client.post(address, {"against": "mine"})
    assert (answer.status_code, answer["Location"]) == (302, address)
    for _ in range(2):
        part = alice_client.get(address, headers=HTMX).content.decode()
        chosen = Simulation.objects.order_by("-created_at")[0]
        assert chosen.contestants.count() == 2
        assert Simulation.objects.count() == 2
        assert "live-choice" not in part
    assert 'value="mine" id="id_against_1" checked' in alice_client.get(f"{address}?choice", headers=HTMX).content.decode()
    part = alice_client.post(address, {"against": "chosen", "opponent": [str(precons[0].pk)]}, headers=HTMX).content.decode()
    assert "live-choice" in part
    assert [each.deck for each in Simulation.objects.order_by("-created_at")[0].opponents] == [None]
    assert alice_client.post(address, {"against": "chosen"}).status_code == 422


def test_one_person_looks_at_a_few_decks_at_a_time(
    alice_client: Client, alice: Owner, strong: Deck, precons: list[Deck], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = make_deck(alice, "Other", {"main": {"pip-9": 1, "pip-8": 3, "pip-7": 2}})
    with override_settings(MAX_LIVE_DECKS=1):
        alice_client.get(f"/decks/{strong.pk}/live/", headers=HTMX)
        part = alice_client.get(f"/decks/{other.pk}/live/", headers=HTMX).content.decode()
        assert "waits for your other decks" in part
        monkeypatch.setattr(builder_figures, "WANTED", timedelta(0))
        assert "the first games are played" in alice_client.get(f"/decks/{other.pk}/live/", headers=HTMX).content.decode()


def test_it_is_no_simulation_of_anybodys(alice_client: Client, alice: Owner, strong: Deck, precons: list[Deck]) -> None:
    alice_client.get(f"/decks/{strong.pk}/live/", headers=HTMX)
    simulation = play(Simulation.objects.get())
    assert not Simulation.objects.owned_by(alice).exists()
    assert alice_client.get(f"/simulations/{simulation.pk}/").status_code == 404
    assert alice_client.get(f"/api/v1/simulations/{simulation.pk}").status_code == 404


def test_a_public_deck_shows_its_figure_to_charlie(charlie_client: Client, precons: list[Deck]) -> None:
    page = charlie_client.get(f"/decks/{precons[0].pk}/live/", headers=HTMX)
    assert "the first games are played" in page.content.decode()
    assert not charlie_client.cookies


def test_charlie_sees_no_private_one(charlie_client: Client, strong: Deck, precons: list[Deck]) -> None:
    assert charlie_client.get(f"/decks/{strong.pk}/live/").status_code == 404
    assert charlie_client.post(f"/decks/{strong.pk}/live/", {"against": "precons"}).status_code == 404
    assert not Simulation.objects.exists()


def test_decks_of_others_are_in_no_gauntlet_unless_visible(alice_client: Client, bob: Owner, strong: Deck, precons: list[Deck]) -> None:
    hidden = make_deck(bob, "Hidden", WEAK | {"main": {"pip-3": 3, "pip-2": 3}}, Visibility.PRIVATE)
    answer = alice_client.post(f"/decks/{strong.pk}/live/", {"against": "chosen", "opponent": [str(hidden.pk)]})
    assert answer.status_code == 422
    answer = alice_client.post(f"/decks/{strong.pk}/live/", {"against": "chosen", "link": f"/decks/{hidden.pk}/"})
    assert answer.status_code == 422


def test_without_anybody_to_play(alice_client: Client, strong: Deck) -> None:
    part = alice_client.get(f"/decks/{strong.pk}/live/", headers=HTMX).content.decode()
    assert "Choose decks to play against." in part


def test_a_list_that_cannot_be_played_is_told_why(alice_client: Client, strong: Deck, precons: list[Deck], pips: PipsEngine) -> None:
    alice_client.get(f"/decks/{strong.pk}/live/", headers=HTMX)
    pips.fault = UnplayableError(Text("Nine pips are too many.", "九点太多。"))
    play(Simulation.objects.get())
    assert "Nine pips are too many." in alice_client.get(f"/decks/{strong.pk}/live/", headers=HTMX).content.decode()


def test_old_ones_are_swept_away(strong: Deck, precons: list[Deck]) -> None:
    simulation = find_figure(strong.listing(catalogue_of("pips")), gauntlet_of(strong, precons), PAYER).simulation
    Simulation.objects.update(wanted_until=timezone.now() - timedelta(days=6))
    sweep()
    assert Simulation.objects.filter(pk=simulation.pk).exists()
    Simulation.objects.update(wanted_until=timezone.now() - timedelta(days=8))
    sweep()
    assert not Simulation.objects.exists()
    failed = find_figure(strong.listing(catalogue_of("pips")), gauntlet_of(strong, precons), PAYER).simulation
    Simulation.objects.filter(pk=failed.pk).update(status=Status.FAILED, wanted_until=timezone.now() - timedelta(hours=1))
    sweep()
    assert not Simulation.objects.exists()
