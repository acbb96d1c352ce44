"""Live figures are charged to the person who views them; over the budget no new ones start."""

from __future__ import annotations

from django.test import Client

from decks.models import Deck
from decks.owners import Owner
from limits.ledger import charge, spent
from matches.farm.chunk_play import play_chunks
from matches.models import Chunk, Simulation
from tests.matches.live.live_figures import HTMX, play, swap


def test_viewer_pays_for_a_live_figure(
    alice_client: Client, alice: Owner, strong: Deck, precons: list[Deck], hints: list[tuple[int, str]]
) -> None:
    alice_client.get(f"/decks/{strong.pk}/live/", headers=HTMX)
    assert Simulation.objects.get().payer == alice.payer.key
    play_chunks(Chunk.objects.order_by("index")[0].pk)
    assert spent(alice.payer) > 0


def test_over_budget_no_figure_starts_and_known_ones_are_shown(
    alice_client: Client, alice: Owner, strong: Deck, weak: Deck, precons: list[Deck], hints: list[tuple[int, str]]
) -> None:
    play_on = f"/decks/{strong.pk}/live/"
    alice_client.get(play_on, headers=HTMX)
    play(Simulation.objects.get())
    charge(alice.payer, alice.payer.budget)
    assert "2,000 games" in alice_client.get(play_on, headers=HTMX).content.decode()
    swap(strong, "pip-9", "pip-8")
    part = alice_client.get(play_on, headers=HTMX).content.decode()
    assert "minutes of computing for today" in part
    assert "every 30000ms" in part
    assert Simulation.objects.count() == 1
