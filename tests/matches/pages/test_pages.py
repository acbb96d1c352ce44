"""The pages of simulations: the plain case, refusals in words, and what Charlie may not see."""

from __future__ import annotations

import uuid

import pytest
from django.test import Client, override_settings

from decks.models import Deck, Visibility
from decks.owners import Owner
from matches.farm.chunk_play import play_chunks
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Recording, Simulation, Status
from matches.replays.recorder import make_record
from matches.requests.terms import Terms
from rules import games
from search.normalisation import MAX_QUERY
from tests.matches.conftest import make_deck
from tests.matches.pips import PipsEngine


@pytest.fixture
def simulation(alice: Owner, strong: Deck, weak: Deck, middle: Deck) -> Simulation:
    return create_gauntlet(owner=alice, deck=strong, opponents=[weak, middle], terms=Terms(200, seed=4))


def play(simulation: Simulation) -> None:
    for chunk in simulation.chunks.all():
        play_chunks(chunk.pk)
    simulation.refresh_from_db()


def test_the_form(alice_client: Client, strong: Deck) -> None:
    page = alice_client.get(f"/decks/{strong.pk}/simulate/")
    assert page.status_code == 200
    assert "Plays at random." in page.content.decode()


def test_the_form_makes_a_simulation(alice_client: Client, strong: Deck, weak: Deck) -> None:
    page = alice_client.post(
        f"/decks/{strong.pk}/simulate/", {"link": f"http://testserver/decks/{weak.pk}/", "amount": "100", "level": "coin", "seed": "12"}
    )
    simulation = Simulation.objects.get()
    assert page.url == f"/simulations/{simulation.pk}/"
    assert (simulation.games, simulation.level, simulation.seed, simulation.opponents[0].deck) == (100, "coin", 12, weak)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"amount": "other"}, "Say how many games."),
        ({"amount": "other", "other_amount": "0"}, "greater than or equal to 2"),
        ({"amount": "other", "other_amount": "999999999"}, "at most 100,000 games"),
        ({"amount": "lots"}, "Select a valid choice"),
        ({"level": "grandmaster"}, "Select a valid choice"),
        ({"seed": "x"}, "Enter a whole number"),
        ({"link": "nonsense"}, "No deck that you may see"),
        ({"link": ""}, "Choose a deck to play against"),
    ],
)
def test_the_form_refuses_in_words(alice_client: Client, strong: Deck, weak: Deck, change: dict[str, str], words: str) -> None:
    Deck.objects.filter(pk=strong.pk).update(owner=None, visibility=Visibility.PUBLIC)
    page = alice_client.post(f"/decks/{strong.pk}/simulate/", {"link": str(weak.pk), "amount": "100", "level": "coin", **change})
    assert page.status_code == 422
    assert words in page.content.decode()
    assert not Simulation.objects.exists()


def test_anothers_private_deck_is_no_opponent(bob_client: Client, strong: Deck, weak: Deck) -> None:
    page = bob_client.post(f"/decks/{weak.pk}/simulate/", {"link": str(strong.pk), "amount": "100", "level": "coin"})
    assert "No deck that you may see" in page.content.decode()


def test_an_illegal_deck_is_told_why(alice: Owner, alice_client: Client) -> None:
    short = make_deck(alice, "Short", {"main": {"pip-1": 3}})
    page = alice_client.get(f"/decks/{short.pk}/simulate/").content.decode()
    assert "is not legal" in page
    assert f"/decks/{short.pk}/edit/" in page


def test_a_game_without_an_engine_says_so(alice: Owner, alice_client: Client) -> None:
    game = next(each for each in games.everything() if not each.is_playable)
    assert alice.user is not None
    deck = Deck.objects.create(game=game.slug, name="Early", owner=alice.user)
    page = alice_client.get(f"/decks/{deck.pk}/simulate/")
    assert "can&#x27;t be simulated yet" in page.content.decode()


def test_anonymous_people_may_play_a_little(charlie_client: Client, weak: Deck, middle: Deck) -> None:
    with override_settings(MAX_ANONYMOUS_GAMES=500):
        page = charlie_client.get(f"/decks/{weak.pk}/simulate/").content.decode()
        assert "at most 500 games" in page
        made = charlie_client.post(f"/decks/{weak.pk}/simulate/", {"link": str(middle.pk), "amount": "100", "level": "coin"})
    assert charlie_client.get(made.url).status_code == 200
    assert "Weak against Middle" in charlie_client.get("/simulations/").content.decode()


def test_a_simulation_going_on(alice_client: Client, simulation: Simulation) -> None:
    page = alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    assert "Strong against 2 decks" in page
    assert "Waiting for a free worker." in page
    assert 'hx-trigger="every 600ms"' in page
    play_chunks(simulation.chunks.order_by("index")[0].pk)
    part = alice_client.get(f"/simulations/{simulation.pk}/figures/").content.decode()
    assert "provisional" in part
    assert "<html" not in part


def test_a_finished_simulation(alice_client: Client, simulation: Simulation) -> None:
    play(simulation)
    page = alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    assert "hx-trigger" not in page
    assert "200 of 200 games" in page
    assert "More pips" in page
    assert "0123456789abcdef" in page


def test_a_failed_simulation_says_why(alice_client: Client, simulation: Simulation, pips: PipsEngine) -> None:
    pips.fault = RuntimeError("the dice rolled off the table")
    for _ in range(5):
        play(simulation)
    page = alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    assert "the dice rolled off the table" in page
    assert "200 games could not be played and are left out." in page


def test_cancel(alice_client: Client, simulation: Simulation) -> None:
    alice_client.post(f"/simulations/{simulation.pk}/cancel/")
    simulation.refresh_from_db()
    assert simulation.status == Status.CANCELLED
    assert "cancelled" in alice_client.get(f"/simulations/{simulation.pk}/").content.decode()


def test_repeat(alice_client: Client, simulation: Simulation) -> None:
    alice_client.post(f"/simulations/{simulation.pk}/repeat/", {"same_seed": "1"})
    alice_client.post(f"/simulations/{simulation.pk}/repeat/")
    seeds = list(Simulation.objects.order_by("created_at").values_list("seed", flat=True))
    assert seeds[0] == seeds[1] == 4 != seeds[2]


def test_delete(alice_client: Client, simulation: Simulation) -> None:
    """The list leads to a page that asks; looking at it deletes nothing."""
    address = f"/simulations/{simulation.pk}/delete/"
    listed = alice_client.get("/simulations/").content.decode()
    assert f'href="{address}"' in listed
    assert f'action="{address}"' not in listed
    asked = alice_client.get(address).content.decode()
    assert all(words in asked for words in ("Delete this simulation?", "Strong against 2 decks", "No more games of it are played."))
    assert "0 of 200 games" in asked
    for chunk in simulation.chunks.all():
        play_chunks(chunk.pk)
    assert "200 of 200 games" in alice_client.get(address).content.decode()
    assert Simulation.objects.exists()
    alice_client.post(address)
    assert not Simulation.objects.exists()


def test_mine(alice_client: Client, bob_client: Client, simulation: Simulation) -> None:
    assert "Strong against 2 decks" in alice_client.get("/simulations/").content.decode()
    assert "Strong against 2 decks" in alice_client.get("/simulations/?status=queued").content.decode()
    assert "None of your simulations" in alice_client.get("/simulations/?status=done").content.decode()
    nothing = bob_client.get("/simulations/").content.decode()
    assert "Nothing has been played yet" in nothing
    assert "/pips/decks/?from=shipped" in nothing


def test_finding_one_s_simulations_again(alice: Owner, alice_client: Client, simulation: Simulation, strong: Deck, weak: Deck) -> None:
    """By what it is, and by words in its name, its notes and its decks' names; all that is asked for must hold."""
    named = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(20, level="coin"))
    Simulation.objects.filter(pk=named.pk).update(name="Sunday’s question", note="after the 展示区 change")
    for query, found in {
        "": {simulation, named},
        "game=pips&kind=gauntlet": {simulation, named},
        "level=coin": {named},
        "q=middle": {simulation},
        "q=sunday+weak": {named},
        "q=sunday+middle": set(),
        "q=展示区": {named},
        "status=queued&level=sharp": {simulation},
        "q=status:queued+level:sharp": {simulation},
        "game=pips&q=-middle": {named},
    }.items():
        assert set(alice_client.get(f"/simulations/?{query}").context["page"].object_list) == found, query
    for query in ("level=grandmaster", "kind=live", "game=chess", f"q={'x' * (MAX_QUERY + 1)}"):
        assert 'role="alert"' in alice_client.get(f"/simulations/?{query}").content.decode()
    page = alice_client.get("/simulations/?q=colour:red+sunday", headers={"accept-language": "en"})
    assert "There is no key “colour”" in page.content.decode()
    assert list(page.context["page"].object_list) == [named]
    assert [each.pk for each in alice_client.get("/simulations/?q=sort:-created").context["page"]] == [simulation.pk, named.pk]


def test_a_game_is_replayed(alice_client: Client, simulation: Simulation) -> None:
    address = f"/simulations/{simulation.pk}/games/7/"
    assert "This game is being played again" in alice_client.get(address).content.decode()
    polled = alice_client.get(address, headers={"HX-Request": "true", "HX-Target": "waiting"})
    assert "HX-Refresh" not in polled
    make_record(Recording.objects.get().pk)
    assert alice_client.get(address, headers={"HX-Request": "true", "HX-Target": "waiting"})["HX-Refresh"] == "true"
    page = alice_client.get(f"{address}?step=1").content.decode()
    assert "Step 1 of 2" in page
    assert "Player 2 turns over three cards." in page
    assert "Weak" in page
    part = alice_client.get(f"{address}?step=99", headers={"HX-Request": "true", "HX-Target": "moment"}).content.decode()
    assert "Step 0 of 2" in part
    assert "<html" not in part


def test_a_game_is_read_as_one_side_sees_it(alice_client: Client, simulation: Simulation) -> None:
    address = f"/simulations/{simulation.pk}/games/7/"
    alice_client.get(address)
    make_record(Recording.objects.get().pk)

    def read(see: str) -> str:
        return alice_client.get(f"{address}?step=1&see={see}", headers={"HX-Request": "true"}).content.decode()

    for see in ("", "both", "b", "nonsense"):
        assert "Player 2 turns over three cards." in read(see)
        assert "Wait a little" in read(see)
    assert "Three cards are turned over." in read("a")
    assert "does not see what was possible" in read("a")
    assert "Wait a little" not in read("a")
    assert "The higher sum wins." not in read("a")
    whole = alice_client.get(f"{address}?step=2").content.decode()
    assert whole.count("card-back") == 2
    assert alice_client.get(f"{address}?step=2&see=a").content.decode().count("card-back") == 5


def test_a_game_of_another_engine_is_refused_in_words(alice_client: Client, simulation: Simulation, pips: PipsEngine) -> None:
    pips.digest = "fedcba9876543210"
    page = alice_client.get(f"/simulations/{simulation.pk}/games/7/")
    assert page.status_code == 409
    assert "belong to engine" in page.content.decode()
    assert f'action="/simulations/{simulation.pk}/repeat/"' in page.content.decode()


def test_choosing_a_game(alice_client: Client, simulation: Simulation) -> None:
    address = f"/simulations/{simulation.pk}/games/"
    assert alice_client.get(address, {"number": "7"}).url == f"{address}7/"
    for number in ("200", "-1", "x", ""):
        assert "games 0 to 199" in alice_client.get(address, {"number": number}, follow=True).content.decode()
    assert alice_client.get(f"{address}200/").status_code == 404


PATHS = ["", "games/?number=1", "games/1/", "delete/"]


@pytest.mark.parametrize("path", PATHS)
def test_charlie_sees_no_private_simulation(charlie_client: Client, bob_client: Client, simulation: Simulation, path: str) -> None:
    for client in (charlie_client, bob_client):
        assert client.get(f"/simulations/{simulation.pk}/{path}").status_code == 404


@pytest.mark.parametrize("path", ["cancel/", "repeat/", "delete/"])
def test_charlie_changes_no_private_simulation(charlie_client: Client, bob_client: Client, simulation: Simulation, path: str) -> None:
    for client in (charlie_client, bob_client):
        assert client.post(f"/simulations/{simulation.pk}/{path}").status_code == 404
    simulation.refresh_from_db()
    assert simulation.status == Status.QUEUED
    assert Simulation.objects.count() == 1


def test_charlie_may_not_simulate_a_private_deck(charlie_client: Client, strong: Deck) -> None:
    assert charlie_client.get(f"/decks/{strong.pk}/simulate/").status_code == 404


def test_privacy_follows_the_decks(bob: Owner, charlie_client: Client, weak: Deck, middle: Deck) -> None:
    simulation = create_gauntlet(owner=bob, deck=weak, opponents=[middle], terms=Terms(10))
    address = f"/simulations/{simulation.pk}/"
    assert charlie_client.get(address).status_code == 200
    assert charlie_client.post(f"{address}cancel/").status_code == 404
    for deck in (weak, middle):
        Deck.objects.filter(pk=deck.pk).update(visibility=Visibility.PRIVATE)
        assert charlie_client.get(address).status_code == 404
        Deck.objects.filter(pk=deck.pk).update(visibility=Visibility.PUBLIC)
    weak.delete()
    assert charlie_client.get(address).status_code == 200


def test_unknown_simulation(charlie_client: Client, db: None) -> None:
    assert charlie_client.get(f"/simulations/{uuid.uuid4()}/").status_code == 404


def test_a_cancelled_one_says_that_its_total_is_lopsided(
    alice_client: Client, alice: Owner, strong: Deck, middle: Deck, weak: Deck
) -> None:
    simulation = create_gauntlet(owner=alice, deck=strong, opponents=[middle, weak], terms=Terms(200, seed=4))
    play_chunks(simulation.chunks.order_by("index")[0].pk)
    words = "It ended before every opponent had its share"
    assert words not in alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    alice_client.post(f"/simulations/{simulation.pk}/cancel/")
    assert words in alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
