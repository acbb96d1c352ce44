"""The column of definitions, whose text is parsed when it is first looked at."""

import pytest
from django.test import Client

from cards.lazy_json import Unparsed
from cards.models import Card
from cards.services import digest_of
from rules import games
from tests.fixtures.shipping import load_shipped


@pytest.fixture
def card(db: None) -> Card:
    load_shipped(games.get("echo"))
    return Card.objects.get(slug="kiln-ox")


def test_plain(card: Card) -> None:
    assert isinstance(card.__dict__["data"], Unparsed)
    assert card.data["slug"] == "kiln-ox"
    assert card.data is card.data


def test_kept_as_it_was_or_as_it_was_set(card: Card) -> None:
    before = dict(card.data)
    Card.objects.get(pk=card.pk).save()
    card.refresh_from_db()
    assert card.data == before
    card.data = {"slug": "another"}
    assert card.data == {"slug": "another"}
    card.save()
    assert Card.objects.get(pk=card.pk).data == {"slug": "another"}


def test_left_out_of_a_query_it_is_read_when_wanted(card: Card) -> None:
    assert Card.objects.defer("data").get(pk=card.pk).data == card.data


def test_searched_in_as_json(card: Card) -> None:
    assert list(Card.objects.filter(data__slug="kiln-ox").values_list("data__slug", flat=True)) == ["kiln-ox"]


def test_what_is_kept_of_a_card_changes_with_it(card: Card, client: Client) -> None:
    assert "Kiln Ox" in client.get("/echo/cards/?q=kiln").content.decode()
    card.data = card.data | {"name": "Kiln Bull"}
    card.name_en, card.digest = "Kiln Bull", digest_of(card.data)
    card.save()
    page = client.get("/echo/cards/?q=kiln").content.decode()
    assert "Kiln Bull" in page
    assert "Kiln Ox" not in page
    assert card.definition.name.en == "Kiln Bull"
