"""The page that describes the API."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from django.utils.translation import override

from config.api.docs import read_operations, schema
from tests.assertions.languages import leftovers
from tests.house.catalogues import translations


def test_the_page_names_every_operation(client: Client) -> None:
    page = client.get("/api/docs/").content.decode()
    with override("en"):
        operations = list(read_operations(schema()))
    assert len(operations) == 21
    for operation in operations:
        assert f'id="{operation.id}"' in page
        assert operation.description in page
    assert "simulations/<wbr>{simulation}/<wbr>games/<wbr>{game}" in page


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_page_speaks_one_language(client: Client, language: str) -> None:
    page = client.get("/api/docs/", headers={"accept-language": language})
    assert leftovers(page.content.decode(), language) == []


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
