"""The design system shows every part twice, from the real tokens and templates, in one language."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from config.styleguide import PARTS, tokens
from rules import games
from tests.assertions.languages import leftovers
from tests.fixtures.shipping import load_shipped


@pytest.mark.parametrize(("language", "code"), [("en", "en"), ("zh", "zh-CN")])
def test_plain(db: None, client: Client, language: str, code: str) -> None:
    load_shipped(games.everything()[0])
    page = client.get("/styleguide/", headers={"accept-language": code}).content.decode()
    assert leftovers(page, language) == []
    assert page.count('class="guide-pane in-light"') == page.count('class="guide-pane in-dark"') == len(PARTS)
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    for name, value in tokens():
        assert not value.startswith("#") or f"var(--{name})" in page


def test_it_stands_without_any_card(db: None, client: Client) -> None:
    assert client.get("/styleguide/").status_code == 200
