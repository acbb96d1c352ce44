"""The sandbox's page, asked and read as a browser does."""

from __future__ import annotations

import html
import re
from typing import Any

from django.test import Client

PATH = "/echo/sandbox/"
ZH = {"HTTP_ACCEPT_LANGUAGE": "zh-CN"}
FILE = """
game = "echo"
[[scenario]]
name = "fire and grass"
[scenario.A]
slots = ["chimney-fox awake", "kiln-ox asleep"]
hand = ["kiln-ox"]
deck = ["kiln-ox", "kiln-ox"]
[scenario.B]
slots = ["bramble-pup asleep", "bramble-pup asleep"]
hand = ["wick-sparrow"]
deck = ["kiln-ox", "kiln-ox"]
"""


def post(client: Client, do: str, at: str = "", **more: Any) -> Any:
    """Return the answer to a button, after the redirect to the address at which the page can be found again."""
    return client.post(PATH, {"do": do, "at": at, **more}, follow=True)


def at_of(page: Any) -> str:
    found = re.search(r'name="at" value="([^"]*)"', page.content.decode())
    assert found, page.content.decode()
    return html.unescape(found[1])


def text_of(page: Any) -> str:
    return html.unescape(page.content.decode())
