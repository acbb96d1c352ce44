"""A visitor watches two shipped decks duel: one click starts the games and leads to the first of them."""

from __future__ import annotations

from django.test import Client, override_settings

from decks.models import Deck
from matches.farm.chunk_play import play_chunks
from matches.models import Chunk, Recording, Simulation
from matches.replays.recorder import make_record
from tests.matches.pips import PipsEngine


def test_plain_case(charlie_client: Client, precons: list[Deck]) -> None:
    answer = charlie_client.post("/pips/duel/")
    simulation = Simulation.objects.get()
    game = f"/simulations/{simulation.pk}/games/0/?play=1"
    assert (answer.status_code, answer["Location"]) == (302, game)
    assert (simulation.games, [str(each.name.en) for each in simulation.contestants.all()]) == (200, ["Middle", "Weak"])
    assert charlie_client.get(game).status_code == 200
    for chunk in Chunk.objects.all():
        play_chunks(chunk.pk)
    make_record(Recording.objects.get().pk)
    page = charlie_client.get(game, headers={"accept-language": "en"}).content.decode()
    assert 'class="replay-rate"' in page
    assert "in 200 games" in page


def test_the_front_pages_offer_it_where_the_decks_are(charlie_client: Client, precons: list[Deck]) -> None:
    assert 'action="/pips/duel/"' in charlie_client.get("/pips/").content.decode()
    Deck.objects.filter(pk=precons[0].pk).update(slug="gone")
    assert "/duel/" not in charlie_client.get("/pips/").content.decode()


def test_without_the_decks_it_is_refused_in_words(charlie_client: Client, db: None, pips: PipsEngine) -> None:
    page = charlie_client.post("/pips/duel/", headers={"accept-language": "en"}, follow=True)
    assert (page.redirect_chain, Simulation.objects.count()) == ([("/pips/", 302)], 0)
    assert "This game has no duel to watch." in page.content.decode()


@override_settings(MAX_ANONYMOUS_ACTIVE_SIMULATIONS=1)
def test_a_visitor_who_has_enough_under_way_is_told(charlie_client: Client, precons: list[Deck]) -> None:
    charlie_client.post("/pips/duel/")
    page = charlie_client.post("/pips/duel/", headers={"accept-language": "en"}, follow=True)
    assert (page.redirect_chain, Simulation.objects.count()) == ([("/pips/", 302)], 1)
    assert "simulation" in str(next(iter(page.context["messages"])))
