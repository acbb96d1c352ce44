"""A tile of the grid says what its template says of the card."""

from __future__ import annotations

import pytest
from django.template.loader import get_template
from django.utils.translation import override

from cards.models import Card
from cards.templatetags.pieces import card_tile, face_of
from tests.cards.conftest import Folder


@pytest.mark.parametrize("lazy", [True, False])
@pytest.mark.parametrize(("language", "name"), [("en", "Ember &amp; &lt;Fox&gt;"), ("zh-hans", "烬狐")])
def test_the_same_as_the_template_written_with_the_card(pool: Folder, language: str, name: str, lazy: bool) -> None:
    card = Card.objects.get(slug="fox")
    card.name_en, card.digest = "Ember & <Fox>", "0123456789abcdef"
    with override(language):
        tile = card_tile(card, lazy=lazy)
        assert tile == get_template("cards/_tile.html").render({"card": face_of(card), "lazy": lazy})
    assert name in tile
    assert ("loading" in tile) == lazy
