"""A page is read with the same cards from its beginning to its end; what changes cards sees the change at once."""

from __future__ import annotations

import pytest
from django.db import connection
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.test.utils import CaptureQueriesContext

from cards.catalogue import catalogue_of
from cards.middleware import CatalogueMiddleware
from cards.models import Card
from cards.services import mark_changed
from rules import games
from tests.cards.conftest import Folder

ECHO = games.get("echo")


def _asked(client: Client, path: str) -> int:
    """Return how many queries of a page ask whether games' cards have changed."""
    with CaptureQueriesContext(connection) as context:
        assert client.get(path).status_code == 200
    return sum('"cards_cardset"."version"' in query["sql"] and "name_en" not in query["sql"] for query in context.captured_queries)


@pytest.mark.parametrize("path", ["/echo/cards/fox/", "/"])
def test_a_page_asks_once_for_all_games_whether_cards_have_changed(pool: Folder, client: Client, path: str) -> None:
    for game in games.everything():
        catalogue_of(game)
    assert _asked(client, path) == 1


@pytest.mark.parametrize(("method", "name"), [("get", "Ember Fox"), ("head", "Ember Fox"), ("post", "Cinder Fox")])
def test_only_what_may_change_cards_sees_a_change_on_its_way(pool: Folder, rf: RequestFactory, method: str, name: str) -> None:
    def view(request: HttpRequest) -> HttpResponse:
        catalogue_of(ECHO)
        Card.objects.filter(slug="fox").update(name_en="Cinder Fox")
        mark_changed(ECHO)
        return HttpResponse(catalogue_of(ECHO).rows["fox"].name_en)

    assert CatalogueMiddleware(view)(getattr(rf, method)("/")).content.decode() == name
    assert catalogue_of(ECHO).rows["fox"].name_en == "Cinder Fox"
