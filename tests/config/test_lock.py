"""The lock file installs from the public index alone."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_lock_names_only_the_public_index() -> None:
    named = set(re.findall(r'registry = "([^"]+)"', (ROOT / "uv.lock").read_text()))
    assert len(named) == 1
    assert re.fullmatch(r"https://py\w+\.org/simple", named.pop())


def test_fallback_pins_every_package_by_hash() -> None:
    text = (ROOT / "requirements.txt").read_text()
    pinned = re.findall(r"^([a-z0-9_.-]+(?:\[[a-z]+\])?)==\S+(.*)$", text, re.MULTILINE | re.IGNORECASE)
    assert len(pinned) > 50
    assert all(rest.endswith("\\") for _, rest in pinned)
    assert "index-url" not in text
