"""Errors of the provider or the network show an explanation, sign nobody in and log one line."""

from __future__ import annotations

import time
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts.openid import authorization_flow, http_client
from accounts.openid import provider as provider_cache
from accounts.openid.models import Identity
from tests.accounts.openid.conftest import go, way_back, who
from tests.accounts.openid.small_provider import CLIENT_ID, Key, SmallProvider
from tests.assertions.languages import leftovers

NAMES = ("Uni Login", "大学账号")
SAID = {
    "denied": ("did not confirm who you are", "没有确认你的身份"),
    "refused": ("something went wrong there", "那边出了错"),
    "unreachable": ("does not answer at the moment", "现在没有响应"),
    "unbelievable": ("can't be verified", "无法验证"),
    "stale": ("has been used already", "这次登录已经用过"),
}
STATUS = {"denied": 403, "refused": 502, "unreachable": 503, "unbelievable": 502, "stale": 400}


@pytest.fixture(autouse=True)
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_client, "READ_TIMEOUT", 0.3)


def check_refused(client: Client, answer: Any, fault: str, lines: list[str]) -> None:
    """Check that the page explains the fault in the reader's language and offers links, and that one line is logged."""
    page = answer.content.decode()
    assert answer.status_code == STATUS[fault]
    assert who(client) == ""
    assert "openid_arrived" not in client.session
    chinese = answer.wsgi_request.LANGUAGE_CODE.startswith("zh")
    assert SAID[fault][chinese] in page.replace("&#x27;", "'")
    assert leftovers(page, "zh" if chinese else "en", names=NAMES) == []
    assert 'href="/accounts/openid/start/' in page
    assert 'href="/accounts/login/"' in page
    assert "no-store" in answer["Cache-Control"]
    assert [line.partition(",")[0] for line in lines] == [f"No sign-in with OpenID Connect: {fault}"]
    assert all("\n" not in line for line in lines)


@pytest.mark.parametrize("language", ["en", "zh-CN"])
@pytest.mark.parametrize(
    ("mistake", "fault"),
    [
        ("denied", "denied"),
        ("authorize_error", "refused"),
        ("no_code", "unbelievable"),
        ("other_iss", "unbelievable"),
    ],
)
def test_an_error_in_the_redirect_is_refused(provider: SmallProvider, lines: list[str], language: str, mistake: str, fault: str) -> None:
    client = Client(headers={"accept-language": language})
    provider.faults = {mistake}
    check_refused(client, go(client, provider), fault, lines)


@pytest.mark.parametrize("part", ["token", "keys"])
@pytest.mark.parametrize(
    ("mistake", "fault"),
    [
        ("hang", "unreachable"),
        ("status", "unreachable"),
        ("garbage", "unbelievable"),
        ("list", "unbelievable"),
        ("flood", "unbelievable"),
        ("cut", "unreachable"),
        ("redirect", "unbelievable"),
    ],
)
def test_a_broken_response_to_a_request_is_refused(
    charlie: Client, provider: SmallProvider, lines: list[str], part: str, mistake: str, fault: str
) -> None:
    address = way_back(charlie, provider)
    provider.faults = {f"{mistake}_{part}"}
    check_refused(charlie, charlie.get(address), fault, lines)
    assert "elsewhere" not in provider.calls


@pytest.mark.parametrize("mistake", ["hang", "status", "garbage", "cut", "redirect"])
def test_a_failed_discovery_starts_no_sign_in(charlie: Client, provider: SmallProvider, lines: list[str], mistake: str) -> None:
    provider.faults = {f"{mistake}_openid-configuration"}
    fault = "unbelievable" if mistake in ("garbage", "redirect") else "unreachable"
    answer = charlie.get("/accounts/openid/start/")
    check_refused(charlie, answer, fault, lines)
    assert (fault == "unreachable") == ("Retry-After" in answer)


@pytest.mark.parametrize(
    "told",
    [
        {"issuer": "https://elsewhere.example"},
        {"issuer": None},
        {"token_endpoint": "http://elsewhere.example/token"},
        {"jwks_uri": None},
        {"authorization_endpoint": "javascript:alert(1)"},
        {"authorization_endpoint": 7},
    ],
)
def test_invalid_metadata_are_refused(charlie: Client, provider: SmallProvider, lines: list[str], told: dict[str, object]) -> None:
    provider.discovery = told
    check_refused(charlie, charlie.get("/accounts/openid/start/"), "unbelievable", lines)


def test_an_unreachable_issuer_is_reported(charlie: Client, provider: SmallProvider, lines: list[str], settings: Any) -> None:
    settings.OPENID = type(settings.OPENID)("http://127.0.0.1:1", CLIENT_ID, "x", "Uni Login", "大学账号")
    check_refused(charlie, charlie.get("/accounts/openid/start/"), "unreachable", lines)


@pytest.mark.parametrize(
    ("claims", "header", "faults"),
    [
        ({"iss": "https://elsewhere.example"}, {}, ()),
        ({"iss": None}, {}, ()),
        ({"aud": "another"}, {}, ()),
        ({"aud": None}, {}, ()),
        ({"aud": [CLIENT_ID, "another"]}, {}, ()),
        ({"azp": "another"}, {}, ()),
        ({"exp": int(time.time()) - 3600}, {}, ()),
        ({"exp": None}, {}, ()),
        ({"exp": "soon"}, {}, ()),
        ({"iat": int(time.time()) + 3600}, {}, ()),
        ({"nbf": int(time.time()) + 3600}, {}, ()),
        ({"nonce": "another"}, {}, ()),
        ({"nonce": None}, {}, ()),
        ({"nonce": 7}, {}, ()),
        ({"nonce": "é"}, {}, ()),
        ({"sub": None}, {}, ()),
        ({"sub": ""}, {}, ()),
        ({"sub": 7}, {}, ()),
        ({"sub": "x" * 256}, {}, ()),
        ({"sub": "a\0b"}, {}, ()),
        ({"at_hash": "another"}, {}, ()),
        ({}, {"kid": "unknown"}, ()),
        ({}, {"crit": ["b64"]}, ()),
        ({}, {}, ("alg_none",)),
        ({}, {}, ("alg_hs",)),
        ({}, {}, ("forged",)),
        ({}, {}, ("no_keys",)),
        ({}, {}, ("not_a_token",)),
        ({}, {}, ("no_id_token",)),
        ({}, {}, ("no_grant",)),
    ],
)
def test_an_invalid_id_token_is_refused(
    charlie: Client,
    provider: SmallProvider,
    lines: list[str],
    claims: dict[str, object],
    header: dict[str, object],
    faults: tuple[str, ...],
) -> None:
    provider.claims, provider.header, provider.faults = claims, header, set(faults)
    check_refused(charlie, go(charlie, provider), "unbelievable", lines)


@pytest.mark.filterwarnings("ignore:The RSA key")
def test_a_weak_key_is_refused(charlie: Client, provider: SmallProvider, lines: list[str]) -> None:
    provider.key = Key.rsa("weak", 1024)
    check_refused(charlie, go(charlie, provider), "unbelievable", lines)


def test_a_key_of_another_type_with_the_same_id_is_refused(charlie: Client, provider: SmallProvider, lines: list[str]) -> None:
    address = way_back(charlie, provider)
    provider.signer, provider.key = provider.key, Key.rsa("first")
    check_refused(charlie, charlie.get(address), "unbelievable", lines)


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_an_answer_can_be_used_once(provider: SmallProvider, lines: list[str], language: str) -> None:
    client = Client(headers={"accept-language": language})
    address = way_back(client, provider)
    provider.faults = {"no_grant"}
    client.get(address)
    lines.caplog.clear()  # type: ignore[attr-defined]
    check_refused(client, client.get(address), "stale", lines)


def test_a_replay_after_signing_out_is_refused(charlie: Client, provider: SmallProvider, lines: list[str]) -> None:
    Identity.objects.create(user=User.objects.create_user("jane"), issuer=provider.address, subject=provider.subject)
    address = way_back(charlie, provider)
    assert charlie.get(address).status_code == 302
    charlie.post("/accounts/logout/")
    check_refused(charlie, charlie.get(address), "stale", lines)


def test_an_answer_to_another_browser_is_refused(charlie: Client, provider: SmallProvider, lines: list[str]) -> None:
    """A link from somebody else does not sign a reader in as that person."""
    address = way_back(Client(), provider)
    charlie.get("/accounts/openid/start/")
    check_refused(charlie, charlie.get(address), "stale", lines)


@pytest.mark.parametrize("query", ["", "?state=", "?code=x", "?state=x&code=y", "?error=access_denied", "?state=%00&code=%ff"])
def test_an_unrequested_answer_is_refused(charlie: Client, provider: SmallProvider, lines: list[str], query: str) -> None:
    check_refused(charlie, charlie.get(f"/accounts/openid/return/{query}"), "stale", lines)
    assert provider.calls == []


def test_a_late_answer_is_refused(charlie: Client, provider: SmallProvider, lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    address = way_back(charlie, provider)
    monkeypatch.setattr(authorization_flow, "MAX_AGE", -1)
    check_refused(charlie, charlie.get(address), "stale", lines)


def test_a_missing_issuer_is_refused_if_the_metadata_promise_it(charlie: Client, provider: SmallProvider, lines: list[str]) -> None:
    provider.discovery, provider.faults = {"authorization_response_iss_parameter_supported": True}, {"no_iss"}
    check_refused(charlie, go(charlie, provider), "unbelievable", lines)


def test_after_a_failure_the_next_requests_fail_at_once(charlie: Client, provider: SmallProvider) -> None:
    """Requests within seconds of a failure do not call the provider."""
    provider.faults = {"hang_openid-configuration"}
    assert [charlie.get("/accounts/openid/start/").status_code for _ in range(5)] == [503] * 5
    assert provider.calls == ["openid-configuration"]


def test_cached_documents_are_used_while_the_provider_fails(
    charlie: Client, provider: SmallProvider, monkeypatch: pytest.MonkeyPatch
) -> None:
    go(charlie, provider)
    monkeypatch.setattr(provider_cache, "FRESH", 0)
    provider.faults = {"status_openid-configuration", "status_keys"}
    assert go(charlie, provider)["Location"] == "/accounts/openid/welcome/"


def test_unknown_keys_are_fetched_again_only_once(charlie: Client, provider: SmallProvider) -> None:
    provider.header = {"kid": "unknown"}
    assert [go(charlie, provider).status_code for _ in range(4)] == [502] * 4
    assert provider.calls.count("keys") == 2


def test_starting_too_often_is_refused(charlie: Client, provider: SmallProvider, settings: Any) -> None:
    settings.THROTTLE_RATES = {**settings.THROTTLE_RATES, "openid": "2/min"}
    answers = [charlie.get("/accounts/openid/start/") for _ in range(3)]
    assert [each.status_code for each in answers] == [302, 302, 429]
    assert int(answers[2]["Retry-After"]) > 0
    assert "That was too often" in answers[2].content.decode()
