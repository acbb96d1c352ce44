"""The pages about the search syntax work for a game with a single kind of cards."""

from django.test import Client

from decks.models import Deck


def test_syntax_pages_of_a_game_with_one_card_type(strong: Deck, client: Client) -> None:
    page = client.get("/pips/syntax/")
    assert page.status_code == 200
    assert "kind:Pip" in page.content.decode()
