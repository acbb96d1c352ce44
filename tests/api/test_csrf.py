"""API calls that change something and carry a session cookie, a guest's too, need a valid CSRF token."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from rest_framework.test import APIClient

from accounts.services import create_token
from decks.models import Deck
from matches.models import Simulation
from tests.assertions.languages import leftovers

CHECK = {"game": "echo", "text": "3 Kiln Ox"}


@pytest.fixture(autouse=True)
def _fresh(db: None) -> None:
    cache.clear()


@pytest.fixture
def stranger(shipped: list[Deck]) -> APIClient:
    """A browser without cookies of the site."""
    return APIClient(enforce_csrf_checks=True)


@pytest.fixture
def guest(stranger: APIClient) -> APIClient:
    """A browser whose session owns a guest's deck."""
    stranger.get("/echo/decks/new/")
    form = {"hero": "a-ji", "csrfmiddlewaretoken": stranger.cookies["csrftoken"].value}
    assert stranger.post("/echo/decks/new/", form).status_code == 302
    assert "sessionid" in stranger.cookies
    return stranger


@pytest.fixture
def member(stranger: APIClient, alice: User) -> APIClient:
    stranger.force_login(alice)
    return stranger


def ask(client: APIClient, precon: Deck) -> tuple[int, ...]:
    """Return the statuses of a validation, a new simulation, and its cancellation."""
    asked = {"game": "echo", "deck": {"id": precon.slug}, "against": "precons", "games": 10}
    made = client.post("/api/v1/simulations", asked, format="json")
    address = made.json().get("url") or f"/api/v1/simulations/{precon.pk}"
    return (
        client.post("/api/v1/decks/validate", CHECK, format="json").status_code,
        made.status_code,
        client.post(f"{address}/cancel").status_code,
    )


def test_guest_cookie_without_csrf_token_is_refused(guest: APIClient, shipped: list[Deck]) -> None:
    assert ask(guest, shipped[0]) == (403, 403, 403)
    assert not Simulation.objects.exists()


def test_member_cookie_without_csrf_token_is_refused(member: APIClient, shipped: list[Deck]) -> None:
    assert ask(member, shipped[0]) == (403, 403, 403)
    assert member.post("/api/v1/decks", {**CHECK, "name": "x"}, format="json").status_code == 403


def test_site_pages_send_the_csrf_token(guest: APIClient, shipped: list[Deck]) -> None:
    guest.credentials(HTTP_X_CSRFTOKEN=guest.cookies["csrftoken"].value)
    assert ask(guest, shipped[0]) == (200, 202, 200)
    assert Simulation.objects.get().owner_key


def test_requests_without_cookies_need_no_csrf_token(stranger: APIClient, shipped: list[Deck]) -> None:
    assert ask(stranger, shipped[0])[:2] == (200, 202)


def test_api_token_needs_no_csrf_token(guest: APIClient, alice: User) -> None:
    guest.credentials(HTTP_AUTHORIZATION=f"Token {create_token(user=alice, name='program', days=1)}")
    assert guest.post("/api/v1/decks", {**CHECK, "name": "x"}, format="json").status_code == 201
    guest.credentials(HTTP_AUTHORIZATION="Token wrong")
    assert guest.post("/api/v1/decks/validate", CHECK, format="json").status_code == 401


def test_wrong_csrf_token_and_foreign_origin_are_refused(guest: APIClient) -> None:
    guest.credentials(HTTP_X_CSRFTOKEN="x" * 32)
    assert guest.post("/api/v1/decks/validate", CHECK, format="json").status_code == 403
    guest.credentials(HTTP_X_CSRFTOKEN=guest.cookies["csrftoken"].value, HTTP_ORIGIN="https://evil.example")
    assert guest.post("/api/v1/decks/validate", CHECK, format="json").status_code == 403


def test_cookie_without_a_session_is_refused(stranger: APIClient) -> None:
    stranger.cookies["sessionid"] = "gone"
    assert stranger.post("/api/v1/decks/validate", CHECK, format="json").status_code == 403


def test_reading_needs_no_csrf_token(guest: APIClient) -> None:
    assert guest.get("/api/v1/decks?mine=1").json()["count"] == 1


@pytest.mark.parametrize(("language", "code"), [("en", "en"), ("zh-hans", "zh")])
def test_refusal_explains_what_to_send(guest: APIClient, language: str, code: str) -> None:
    answer = guest.post("/api/v1/decks/validate", CHECK, format="json", headers={"accept-language": language})
    assert answer.json()["code"] == "csrf_failed"
    assert "X-CSRFToken" in answer.json()["detail"]
    assert not leftovers(answer.json()["detail"], code, names=("X-CSRFToken", "Cookie", "Cookies", "API"))
