"""The page that describes the API."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from django.test import Client
from django.utils.translation import override

from config.api.docs import read_operations, schema
from decks.models import Deck
from tests.api.curl import Curl
from tests.assertions.languages import leftovers
from tests.house.catalogues import translations


def test_the_page_names_every_operation(db: None, client: Client) -> None:
    page = client.get("/api/docs/").content.decode()
    with override("en"):
        operations = list(read_operations(schema()))
    assert len(operations) == 21
    for operation in operations:
        assert f'id="{operation.id}"' in page
        assert operation.description in page
    assert "simulations/<wbr>{simulation}/<wbr>games/<wbr>{game}" in page


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_page_speaks_one_language(db: None, client: Client, language: str) -> None:
    page = client.get("/api/docs/", headers={"accept-language": language})
    assert leftovers(page.content.decode(), language) == []
    assert {"en": "No shipped deck is loaded", "zh": "没有载入预组"}[language] in page.content.decode()


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_its_commands_work_as_they_stand(client: Client, shipped: list[Deck], language: str) -> None:
    page = client.get("/api/docs/", headers={"accept-language": language}).content.decode()
    check, play, ask = (unescape(each).replace("\\\n", " ") for each in re.findall(r"<pre[^>]*><code>(.*?)</code></pre>", page, re.DOTALL))
    curl = Curl()
    checked = curl.run(check)
    assert (checked.status_code, checked.json()["legal"]) == (200, True)
    played = curl.run(play)
    assert played.status_code == 202
    assert curl.run(ask.replace("/ID", f"/{played.json()['id']}")).status_code == 200


def test_everything_the_schema_says_has_chinese() -> None:
    known = {english for catalogue in translations().values() for english in catalogue}
    said = set(descriptions(schema()["paths"])) | set(descriptions(schema()["components"]["schemas"], is_shape=True))
    assert said - known == {""}


def descriptions(part: Any, *, is_shape: bool = False) -> Iterator[str]:
    """Every description; of the shapes of bodies only those of their fields, since the page shows no others."""
    if isinstance(part, list):
        for each in part:
            yield from descriptions(each)
    elif isinstance(part, dict):
        if is_shape:
            part = [field for shape in part.values() for field in shape.get("properties", {}).values()]
            yield from descriptions(part)
            return
        for name, each in part.items():
            if name == "description" and isinstance(each, str):
                yield " ".join(each.split())
            else:
                yield from descriptions(each)
