"""All cards of a game as one file."""

from django.test import Client

from cards.loading.rulings import rulings_of
from cards.models import Card
from rules.kernel.game import Game


def test_plain(client: Client, shipped: object, game: Game) -> None:
    """Every card, a digest that is the ETag, and 304 until a card changes."""
    address = f"/api/v1/games/{game.slug}/cards.json"
    answer = client.get(address)
    data = answer.json()
    assert [card["number"] for card in data["cards"]] == list(
        Card.objects.of_game(game).order_by("number").values_list("number", flat=True)
    )
    assert data["cards"][0] == client.get(f"/api/v1/games/{game.slug}/cards/{data['cards'][0]['slug']}?include=rulings").json()
    name, rulings = next(iter(rulings_of(game.slug).items()))
    named = Card.objects.of_game(game).get(name_group=name)
    told = next(card["rulings"] for card in data["cards"] if card["slug"] == named.slug)
    assert [(each["text"], each["text_zh"], each["clause"]) for each in told] == [
        (each.text.en, each.text.zh, each.clause) for each in rulings
    ]
    assert answer["ETag"] == f'"{data["digest"]}"'
    assert client.get(address, headers={"if-none-match": answer["ETag"]}).status_code == 304
    Card.objects.of_game(game).filter(number=data["cards"][0]["number"]).update(digest="changed")
    assert client.get(address, headers={"if-none-match": answer["ETag"]}).status_code == 200


def test_no_such_game(client: Client, db: None) -> None:
    assert client.get("/api/v1/games/nothing/cards.json").status_code == 404
