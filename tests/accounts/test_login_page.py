"""The login page redirects members who are signed in, and never to itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client


@pytest.mark.parametrize("target", ["/accounts/login/", "/accounts/login/?next=/accounts/login/", "//evil.example", "\0", "http://["])
@pytest.mark.parametrize("method", ["get", "post"])
def test_login_page_does_not_redirect_to_itself(alice: User, sign_in: Callable[..., Client], target: str, method: str) -> None:
    answer = getattr(sign_in(alice), method)("/accounts/login/", {"next": target})
    assert (answer.status_code, answer["Location"]) == (302, "/decks/")


def test_login_page_redirects_to_the_previous_page(alice: User, sign_in: Callable[..., Client]) -> None:
    assert sign_in(alice).get("/accounts/login/", {"next": "/echo/cards/"})["Location"] == "/echo/cards/"
