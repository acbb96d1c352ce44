"""Unexpected errors, a full disk and malformed requests: the API answers all of them as JSON with a sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.db import connection
from django.http import HttpRequest, HttpResponse
from django.test import Client, override_settings
from django.urls import path
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.test import APIClient
from rest_framework.views import APIView

from config.urls import urlpatterns as site
from decks.models import Deck
from tests.assertions.languages import leftovers

LANGUAGES = (("en", "en"), ("zh-hans", "zh"))


class BrokenView(APIView):
    def get(self, request: Request) -> Response:
        raise LookupError("one fault of ours")


class FullView(APIView):
    def get(self, request: Request) -> Response:
        raise OSError(28, "No space left on device")


def broken_page(request: HttpRequest) -> HttpResponse:
    raise LookupError("one more")


urlpatterns = [
    path("api/v1/broken", BrokenView.as_view()),
    path("api/v1/full", FullView.as_view()),
    path("api/v1/page", broken_page),
    *site,
]


@pytest.fixture
def full_disk(db: None) -> Iterator[None]:
    """Make the database refuse to grow."""
    if connection.vendor != "sqlite":
        pytest.skip("PostgreSQL has no limit of size that a test could set; SQLite has, and the suite runs on it by default")
    with connection.cursor() as cursor:
        [pages] = cursor.execute("PRAGMA page_count").fetchone()
        [most] = cursor.execute("PRAGMA max_page_count").fetchone()
        cursor.execute(f"PRAGMA max_page_count = {pages}")
    yield
    with connection.cursor() as cursor:
        cursor.execute(f"PRAGMA max_page_count = {most}")


@pytest.mark.parametrize(("language", "code"), LANGUAGES)
@pytest.mark.parametrize("address", ["broken", "page"])
@override_settings(ROOT_URLCONF=__name__)
def test_unexpected_error_is_json(db: None, language: str, code: str, address: str, caplog: pytest.LogCaptureFixture) -> None:
    client = Client(raise_request_exception=False)
    answer = client.get(f"/api/v1/{address}", headers={"accept-language": language})
    assert (answer.status_code, answer["Content-Type"]) == (500, "application/json")
    assert answer.json()["code"] == "internal_error"
    assert not leftovers(answer.json()["detail"], code)
    assert [record.exc_info is not None for record in caplog.records if record.levelname == "ERROR"] == [True]


@override_settings(ROOT_URLCONF=__name__)
def test_unexpected_error_is_raised_in_test_client() -> None:
    with pytest.raises(LookupError):
        Client().get("/api/v1/broken")


@pytest.mark.django_db(transaction=True)
def test_full_database_answers_503(alices_deck: Deck, api: APIClient, full_disk: None) -> None:
    client = APIClient(raise_request_exception=False)
    client.credentials(**api._credentials)  # type: ignore[attr-defined]
    answer = client.patch(f"/api/v1/decks/{alices_deck.pk}", {"revision": 1, "note": "x" * 4000}, format="json")
    assert answer.status_code == 503
    assert answer.json()["code"] == "unavailable"
    assert int(answer["Retry-After"]) > 0
    assert client.get(f"/api/v1/decks/{alices_deck.pk}").json()["revision"] == 1


@override_settings(ROOT_URLCONF=__name__)
def test_full_disk_answers_503(db: None) -> None:
    answer = Client(raise_request_exception=False).get("/api/v1/full")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")


@pytest.mark.parametrize(("language", "code"), LANGUAGES)
def test_unknown_host_is_refused(db: None, language: str, code: str) -> None:
    answer = Client().get("/api/v1/games", headers={"host": "evil.example", "accept-language": language})
    assert (answer.status_code, answer["Content-Type"], answer.json()["code"]) == (400, "application/json", "bad_request")
    assert not leftovers(answer.json()["detail"], code)


def test_too_large_body_is_refused(alice: User, shipped: list[Deck]) -> None:
    answer = APIClient().post("/api/v1/decks/validate", b"x" * 2_000_000, content_type="application/json")
    assert answer.status_code in (400, 413)
    assert answer.json()["code"]


@pytest.mark.parametrize(("language", "code"), LANGUAGES)
@pytest.mark.parametrize("address", ["token", "decks/validate", "simulations"])
def test_deeply_nested_json_is_refused(db: None, address: str, language: str, code: str) -> None:
    cache.clear()
    for text in ("[" * 100_000, '{"a":' * 100_000, '{"username": "alice", "password": "\\u0000\\ud800"}'):
        answer = APIClient().post(f"/api/v1/{address}", text, content_type="application/json", headers={"accept-language": language})
        assert (answer.status_code, answer.json()["code"]) == (400, "parse_error")
        assert not leftovers(answer.json()["detail"], code)
