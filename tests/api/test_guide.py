"""Every example of docs/api.md is run as it stands, and answers what stands below it."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client

from decks.models import Deck

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "api.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> Iterator[tuple[list[str], str]]:
    """The commands of each block, and the JSON that follows it, empty where none does."""
    blocks: list[tuple[str, str]] = BLOCK.findall(GUIDE.read_text(encoding="utf-8"))
    for place, (kind, body) in enumerate(blocks):
        if kind == "sh":
            following = blocks[place + 1] if place + 1 < len(blocks) else ("", "")
            yield body.replace("\\\n", " ").splitlines(), following[1] if following[0] == "json" else ""


class Curl:
    """Runs commands against the site; `known` are the names that stand for what answers gave."""

    def __init__(self) -> None:
        self.client = Client()
        self.known = {"API": "/api/v1"}

    def run(self, command: str) -> HttpResponse:
        program, *words = shlex.split(Template(command).substitute({name: value.replace('"', '\\"') for name, value in self.known.items()}))
        assert program == "curl"
        method, headers, body, address = "", {}, None, ""
        while words:
            match words.pop(0):
                case "-i":
                    pass
                case "-X":
                    method = words.pop(0)
                case "-H":
                    name, _, value = words.pop(0).partition(": ")
                    headers[name] = value
                case "-d":
                    body = words.pop(0)
                case word:
                    address = word
        kind = headers.pop("Content-Type", "application/octet-stream")
        answer = self.client.generic(method or ("POST" if body else "GET"), address, body or "", content_type=kind, headers=headers)
        self._learn(address, answer)
        return answer

    def _learn(self, address: str, answer: HttpResponse) -> None:
        self.known |= {"ETAG": answer["ETag"]} if answer.has_header("ETag") else {}
        told = told_by(answer)
        if "token" in told:
            self.known["TOKEN"] = told["token"]
        if address.endswith("/decks") and "id" in told:
            self.known["DECK"] = told["id"]
        if address.endswith("/simulations"):
            self.known["SIMULATION"] = told["id"]


def told_by(answer: HttpResponse) -> dict[str, Any]:
    is_json = answer.content and answer["Content-Type"].startswith("application/json")
    return json.loads(answer.content) if is_json else {}


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
