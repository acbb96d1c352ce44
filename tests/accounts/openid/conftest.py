"""Fixtures of OpenID Connect tests: a site with a provider, and functions that lead a browser through a sign-in."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts.openid.provider import forget_providers
from accounts.openid.registration import Registration
from tests.accounts.conftest import browser
from tests.accounts.openid.small_provider import CLIENT_ID, CLIENT_SECRET, SmallProvider, serving


@pytest.fixture
def provider(settings: Any, db: None) -> Iterator[SmallProvider]:
    """A running provider at which this site is registered."""
    with serving() as provider:
        settings.OPENID = Registration(provider.address, CLIENT_ID, CLIENT_SECRET, "Uni Login", "大学账号")
        settings.THROTTLE_RATES = dict.fromkeys(settings.THROTTLE_RATES, "1000/min")
        yield provider
    forget_providers()


@pytest.fixture
def alice(member: User) -> Client:
    """A browser in which the member is signed in."""
    client = browser()
    client.force_login(member)
    return client


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The log messages of sign-ins."""
    caplog.set_level(logging.INFO, logger="accounts.openid")
    return _Lines(caplog)


class _Lines(list[str]):
    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self.caplog = caplog

    def __iter__(self) -> Iterator[str]:
        return iter(self.caplog.messages)

    def __len__(self) -> int:
        return len(self.caplog.messages)


def asked_of(address: str) -> dict[str, str]:
    """Return the query parameters of an authorization request."""
    return {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}


def go(client: Client, provider: SmallProvider, *, next: str = "") -> Any:
    """Go to the provider and back. Return the site's response."""
    return client.get(way_back(client, provider, next=next))


def way_back(client: Client, provider: SmallProvider, *, next: str = "") -> str:
    """Go to the provider. Return the URL that it redirects the browser back to."""
    begun = client.get("/accounts/openid/start/", {"next": next} if next else {})
    assert begun.status_code == 302, begun.content.decode()
    back = urlsplit(provider.authorize(asked_of(begun["Location"])))
    assert back.path == "/accounts/openid/return/"
    return f"{back.path}?{back.query}"


def who(client: Client) -> str:
    """Return the name of the member who is signed in; empty if nobody is."""
    found = User.objects.filter(pk=client.session.get("_auth_user_id", 0)).first()
    return found.username if found else ""
