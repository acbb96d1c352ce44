"""A tile of the grid says what its template says of the card."""

from __future__ import annotations

import re

import pytest
from django.db import connection
from django.template.loader import get_template
from django.test import Client
from django.test.utils import CaptureQueriesContext
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


def test_a_page_of_tiles_reads_nothing_else_of_its_cards(pool: Folder, client: Client) -> None:
    client.get("/echo/cards/")
    with CaptureQueriesContext(connection) as asked:
        shown = client.get("/echo/cards/?q=kind:follower").content.decode()
    read = [query["sql"] for query in asked if 'FROM "cards_card"' in query["sql"]]
    assert shown.count('class="card-tile"') == 4
    assert len(read) == 1
    assert not any(f'"{column}"' in read[0] for column in ("search", "data", "text_en", "set_id"))


def test_a_value_that_leaves_no_card_is_shown_so(pool: Folder, client: Client) -> None:
    page = client.get("/echo/cards/?kind=follower&rarity=UR").content.decode()
    boxes = re.findall(r'<label class="(option[^"]*)"><input type="checkbox" id="option-([\w-]+)"', page)
    vain = {box for label, box in boxes if label == "option is-vain"}
    assert {"attribute-fire", "attribute-grass", "faction-wildroot"} <= vain
    assert not {"attribute-water", "faction-tide-guild", "kind-follower"} & vain
    assert 'name="kind" value="follower" checked' in page
