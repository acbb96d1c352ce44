"""Pages bring no inline style, and the libraries on them write none, for the content security policy forbids it."""

from __future__ import annotations

import json
import re

from django.conf import settings
from django.test import Client


def test_no_inline_style_is_allowed() -> None:
    assert settings.CONTENT_SECURITY_POLICY["DIRECTIVES"]["style-src"] == ["'self'"]


def test_answers_of_htmx_take_over_no_style(db: None, client: Client) -> None:
    """By itself htmx copies `style`, which a reader gives a text by enlarging it, from a page's old parts to its new ones."""
    page = client.get("/").content.decode()
    found = re.search(r"name=\"htmx-config\" content='([^']+)'", page)
    assert found is not None
    told = json.loads(found[1])
    assert told["attributesToSettle"] == []
    assert told["includeIndicatorStyles"] is False
