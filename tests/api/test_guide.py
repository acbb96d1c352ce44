"""Every example of docs/api.md is run as it stands, and answers what stands below it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.contrib.auth.models import User

from decks.models import Deck
from tests.api.curl import Curl, told_by

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "api.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> Iterator[tuple[list[str], str]]:
    """The commands of each block, and the JSON that follows it, empty where none does."""
    blocks: list[tuple[str, str]] = BLOCK.findall(GUIDE.read_text(encoding="utf-8"))
    for place, (kind, body) in enumerate(blocks):
        if kind == "sh":
            following = blocks[place + 1] if place + 1 < len(blocks) else ("", "")
            yield body.replace("\\\n", " ").splitlines(), following[1] if following[0] == "json" else ""


def test_every_example_answers_as_it_says(alice: User, shipped: list[Deck]) -> None:
    curl, statuses = Curl(), []
    for commands, said in examples():
        for command in commands:
            answer = curl.run(command)
            statuses.append(answer.status_code)
        told = told_by(answer)
        for name, value in json.loads(said or "{}").items():
            assert name in told
            assert value in ("...", told[name]), (commands, name)
    assert statuses == [200, 200, 200, 200, 304, 200, 200, 200, 201, 200, 409, 200, 204, 202, 200, 200, 200]


@pytest.mark.parametrize("said", ["Deprecation", "Sunset", "twelve months"])
def test_the_policy_is_stated(said: str) -> None:
    assert said in GUIDE.read_text(encoding="utf-8")
