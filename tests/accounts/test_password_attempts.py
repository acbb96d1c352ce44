"""Password attempts are limited by address, by name and for the whole site, and counted before the password is hashed."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from django.contrib.auth.hashers import PBKDF2PasswordHasher
from django.contrib.auth.models import User
from django.test import Client

from accounts.services import create_member
from limits.ledger import spent
from limits.payers import Payer
from tests.accounts.conftest import OTHER, PASSWORD, browser, words


@pytest.fixture
def hashed(settings: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The passwords that the site's hasher gets, with few iterations."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.PBKDF2PasswordHasher"]
    monkeypatch.setattr(PBKDF2PasswordHasher, "iterations", 1000)
    asked: list[str] = []
    plain = PBKDF2PasswordHasher.encode

    def encode(self: PBKDF2PasswordHasher, password: str, salt: str, iterations: int | None = None) -> str:
        asked.append(password)
        return plain(self, password, salt, iterations)

    monkeypatch.setattr(PBKDF2PasswordHasher, "encode", encode)
    return asked


def log_in(client: Client, name: str, password: str) -> int:
    return client.post("/accounts/login/", {"username": name, "password": password}).status_code


def ask_token(client: Client, name: str, password: str) -> int:
    return client.post("/api/v1/token", {"username": name, "password": password}).status_code


def test_a_name_allows_ten_attempts_from_all_addresses_together(hashed: list[str], alice: User) -> None:
    statuses = [log_in(browser(f"192.0.2.{number}"), "alice", "wrong") for number in range(8)]
    statuses += [ask_token(browser(f"192.0.2.{number}"), "alice", "wrong") for number in range(8, 14)]
    assert statuses == [200] * 8 + [400] * 2 + [429] * 4
    assert len([each for each in hashed if each == "wrong"]) == 10


def test_an_unknown_name_has_the_same_limit(db: None, hashed: list[str]) -> None:
    statuses = [log_in(browser(f"192.0.2.{number}"), "nobody-here", "wrong") for number in range(11)]
    assert statuses == [200] * 10 + [429]
    assert len(hashed) == 10


def test_lookalike_names_share_one_limit(alice: User, settings: Any) -> None:
    settings.THROTTLE_RATES = {**settings.THROTTLE_RATES, "login_name": "3/hour"}
    for number in range(3):
        log_in(browser(f"192.0.2.{number}"), "aLice", "wrong")
    assert log_in(browser("192.0.2.99"), "alice", PASSWORD) == 429


def test_an_address_has_one_limit_for_all_names(db: None, settings: Any) -> None:
    settings.THROTTLE_RATES = {**settings.THROTTLE_RATES, "login_address": "4/hour"}
    client = browser()
    assert [log_in(client, f"name{number}", "wrong") for number in range(6)] == [200] * 4 + [429] * 2
    assert log_in(browser("192.0.2.2"), "name1", "wrong") == 200


def test_the_whole_site_has_a_limit(db: None, settings: Any, hashed: list[str]) -> None:
    settings.THROTTLE_RATES = {**settings.THROTTLE_RATES, "passwords": "5/min"}
    statuses = [log_in(browser(f"192.0.2.{number}"), f"name{number}", "wrong") for number in range(7)]
    assert (statuses, len(hashed)) == ([200] * 5 + [429] * 2, 5)


def test_wrong_attempts_elsewhere_do_not_lock_out_a_known_browser(alice: User, settings: Any) -> None:
    settings.THROTTLE_RATES = {**settings.THROTTLE_RATES, "login_name": "3/hour"}
    mine = browser("192.0.2.50")
    assert log_in(mine, "alice", PASSWORD) == 302
    mine.post("/accounts/logout/")
    for number in range(4):
        log_in(browser(f"192.0.2.{number}"), "alice", "wrong")
    assert log_in(browser("192.0.2.60"), "alice", PASSWORD) == 429
    assert log_in(mine, "alice", PASSWORD) == 302
    mine.post("/accounts/logout/")
    # A new sign-in does not reset the count of the browser.
    assert [log_in(mine, "alice", "wrong") for _ in range(4)] == [200] * 2 + [429] * 2


def test_a_refusal_states_the_time_to_wait(db: None, settings: Any) -> None:
    settings.THROTTLE_RATES = {**settings.THROTTLE_RATES, "login_address": "1/hour"}
    client = browser()
    log_in(client, "alice", "wrong")
    response = client.post("/accounts/login/", {"username": "alice", "password": "wrong"})
    assert response.status_code == 429
    assert 0 < int(response["Retry-After"]) <= 7200
    assert "Too many tries. Try again in" in words(response)


def test_existing_closed_and_unknown_names_get_the_same_answer_at_the_same_cost(hashed: list[str], alice: User, bob: User) -> None:
    User.objects.filter(pk=bob.pk).update(is_active=False)
    create_member(name="olga", password=None)
    answers, prices = set(), []
    for number, name in enumerate(("alice", "bob", "olga", "nobody-here")):
        hashed.clear()
        client = browser(f"192.0.2.{number}")
        response = client.post("/accounts/login/", {"username": name, "password": "wrong"})
        answers.add(words(response).replace(name, "NAME").split("<main")[1].split('name="csrfmiddlewaretoken"')[0])
        told = words(response).split("</h1>")[1]
        answers.add("The name or the password is wrong." in told)
        prices.append(len(hashed))
        api = browser(f"192.0.3.{number}").post("/api/v1/token", {"username": name, "password": "wrong"})
        answers.add(api.content)
    assert prices == [1, 1, 1, 1]
    assert len(answers) == 3  # one of each kind


def test_sign_up_limits_how_often_it_reveals_taken_names(alice: User, settings: Any) -> None:
    settings.THROTTLE_RATES = {**settings.THROTTLE_RATES, "signup_address": "3/hour"}
    client = browser()
    form = {"username": "alice", "password1": PASSWORD, "password2": PASSWORD}
    found = [client.post("/accounts/signup/", form) for _ in range(4)]
    assert [each.status_code for each in found] == [200] * 3 + [429]
    assert "Somebody has this name" in words(found[0])
    assert "Somebody has this name" not in words(found[-1])


def test_resets_answer_the_same_for_any_name_and_are_limited_by_name(alice: User) -> None:
    User.objects.filter(pk=alice.pk).update(email="alice@example.org")
    answers = set()
    for number, name in enumerate(("alice", "nobody-here")):
        response = browser(f"192.0.2.{number}").post("/accounts/reset/", {"name": name})
        answers.add(words(response).split("<main")[1])
    assert len(answers) == 1
    statuses = [browser(f"192.0.3.{number}").post("/accounts/reset/", {"name": "alice"}).status_code for number in range(6)]
    assert statuses == [200] * 4 + [429] * 2


def test_recovery_codes_are_limited_by_address_only(alice: User, hashed: list[str], settings: Any) -> None:
    settings.THROTTLE_RATES = {**settings.THROTTLE_RATES, "reset_address": "5/hour"}
    form = {"name": "alice", "code": "aaaa-bbbb-cccc-dddd", "password1": OTHER, "password2": OTHER}
    statuses = [browser("192.0.2.7").post("/accounts/recover/", form).status_code for _ in range(7)]
    assert (statuses, hashed) == ([422] * 5 + [429] * 2, [])
    # The limit does not lock out other addresses.
    assert browser("192.0.2.8").post("/accounts/recover/", form).status_code == 422


def test_failures_are_logged_in_one_line_without_the_password(alice: User, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="accounts"):
        log_in(browser(), "alice\nfake line", "secret-word")
        ask_token(browser(), "alice", "secret-word")
    lines = [each.getMessage() for each in caplog.records if each.name == "accounts.password_attempts"]
    pseudonym = Payer.of_address("192.0.2.1").key
    assert lines == [f"sign-in refused: name='alice\\nfake line' {pseudonym}", f"API token refused: name='alice' {pseudonym}"]
    assert "secret-word" not in caplog.text


def test_hashing_is_charged_to_the_address(alice: User, hashed: list[str]) -> None:
    log_in(browser(), "alice", "wrong")
    assert spent(Payer.of_address("192.0.2.1")) > 0


def test_a_guest_over_the_budget_can_sign_in(alice: User, settings: Any) -> None:
    from limits.ledger import charge

    charge(Payer.of_address("192.0.2.1"), 1e6)
    assert log_in(browser(), "alice", PASSWORD) == 302


def test_confirming_one_s_own_password_is_limited(alice: User, settings: Any) -> None:
    settings.THROTTLE_RATES = {**settings.THROTTLE_RATES, "own_password": "3/hour"}
    client = browser()
    log_in(client, "alice", PASSWORD)
    statuses = [client.post("/account/codes/", {"proof": "wrong"}).status_code for _ in range(4)]
    assert statuses == [422] * 3 + [429]
