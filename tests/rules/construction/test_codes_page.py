"""The page on deck checks lists every code that a violation may have, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from rules.construction import Code

PAGE = Path(__file__).resolve().parents[3] / "docs" / "deck-checks.md"


def test_the_page_lists_the_codes_in_order():
    assert re.findall(r"^\| `(\w+)`", PAGE.read_text(), re.MULTILINE) == [code.value for code in Code]
