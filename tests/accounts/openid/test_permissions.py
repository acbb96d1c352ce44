"""The OpenID Connect URLs answer each kind of person as a table says; a URL without an entry fails."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts.openid import urls
from accounts.openid.models import Identity
from tests.accounts.openid.conftest import go
from tests.accounts.openid.small_provider import SmallProvider
from tests.urls.permissions import EVERYBODY, NOT_SO

PEOPLE = ("alice", "bob", "charlie", "staff", "nobody")

#: URL -> statuses of (GET, POST). Bob and Charlie have just come back from the provider; only Alice's account is linked.
TABLE: dict[str, tuple[str, str]] = {
    "accounts/openid/": ("200 200 302 200 302", NOT_SO),
    "accounts/openid/return/": ("400 400 400 400 400", NOT_SO),
    "accounts/openid/signed-out/": (EVERYBODY, NOT_SO),
    "accounts/openid/start/": ("302 302 302 302 302", NOT_SO),
    "accounts/openid/unlink/": (NOT_SO, "302 302 302 302 302"),
    "accounts/openid/welcome/": ("400 200 200 400 400", "400 200 200 400 400"),
}


@pytest.fixture
def people(provider: SmallProvider) -> dict[str, Client]:
    clients = {name: Client(headers={"accept-language": "en"}) for name in PEOPLE}
    for name in ("alice", "bob", "staff"):
        user = User.objects.create_user(name, password="correct horse battery", is_staff=name == "staff")
        clients[name].force_login(user)
    Identity.objects.create(user=User.objects.get(username="alice"), issuer=provider.address, subject="alice's")
    for name in ("bob", "charlie"):
        provider.subject = f"{name}'s"
        go(clients[name], provider)
    return clients


def test_every_address_is_in_the_table() -> None:
    assert sorted(TABLE) == sorted(str(each.pattern) for each in urls.urlpatterns)


@pytest.mark.parametrize("method", ["get", "post"])
def test_everybody_gets_the_status_in_the_table(people: dict[str, Client], method: str) -> None:
    found = {route: " ".join(str(getattr(people[name], method)(f"/{route}").status_code) for name in PEOPLE) for route in TABLE}
    assert found == {route: wanted[method == "post"] for route, wanted in TABLE.items()}
    assert Identity.objects.count() == (1 if method == "get" else 0)


def test_nobody_sees_or_unlinks_another_member_s_identity(people: dict[str, Client]) -> None:
    Identity.objects.update(linked_at="2020-02-02T00:00:00Z")
    assert "2 Feb 2020" in people["alice"].get("/accounts/openid/").content.decode()
    for name in ("bob", "staff"):
        assert "let you in since" not in people[name].get("/accounts/openid/").content.decode()
        people[name].post("/accounts/openid/unlink/")
    assert Identity.objects.count() == 1
