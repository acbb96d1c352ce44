"""Runs commands of `curl`, as documents show them, against the site under test."""

from __future__ import annotations

import json
import shlex
from string import Template
from typing import Any

from django.conf import settings
from django.http import HttpResponse
from django.test import Client


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
        address = address.removeprefix(settings.SITE_URL)
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
