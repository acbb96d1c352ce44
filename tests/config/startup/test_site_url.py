"""The site's own address comes from a setting; without it from the hosts that are served."""

from __future__ import annotations

import pytest
from django.core.exceptions import ImproperlyConfigured

from config.startup.environment import site_url

NAME = "DECKPROOF_SITE_URL"
LOCAL = ["localhost", "127.0.0.1", "[::1]"]


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(NAME, raising=False)
    monkeypatch.delenv("PORT", raising=False)


def test_the_setting_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAME, "https://cards.example:8443")
    assert site_url(NAME, ["deckproof.example"], is_https=True) == "https://cards.example:8443"


@pytest.mark.parametrize(
    ("hosts", "is_https", "found"),
    [
        (LOCAL, False, "http://localhost:8000"),
        (["*"], False, "http://localhost:8000"),
        (["127.0.0.1", "deckproof.example", "www.deckproof.example"], True, "https://deckproof.example"),
        ([".deckproof.example"], False, "http://deckproof.example"),
    ],
)
def test_without_it_the_hosts_tell(hosts: list[str], is_https: bool, found: str) -> None:
    assert site_url(NAME, hosts, is_https=is_https) == found


def test_a_laptop_tells_its_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "8765")
    assert site_url(NAME, LOCAL, is_https=False) == "http://localhost:8765"


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("deckproof.example", "is not an origin. Write scheme and host alone"),
        ("https://deckproof.example/", "is not an origin. Write scheme and host alone"),
        ("https://a.example,https://b.example", "names 2 origins. Write one"),
        ("http://deckproof.example", "has no TLS, but DECKPROOF_HTTPS=1"),
    ],
)
def test_what_is_no_address_is_refused_in_words(monkeypatch: pytest.MonkeyPatch, value: str, words: str) -> None:
    monkeypatch.setenv(NAME, value)
    with pytest.raises(ImproperlyConfigured, match=words):
        site_url(NAME, ["deckproof.example"], is_https=True)
