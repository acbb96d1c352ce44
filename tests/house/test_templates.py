"""Templates lie where they are used: a part that one page alone includes lies in that page's folder."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

TEMPLATES = Path(__file__).resolve().parents[2] / "templates"


def test_parts_of_one_page_lie_in_its_folder() -> None:
    texts = {path.relative_to(TEMPLATES).as_posix(): path.read_text() for path in sorted(TEMPLATES.rglob("*.*"))}
    assert len(texts) > 200
    assert misplaced(texts) == {}


def test_a_part_beside_its_only_page_is_found() -> None:
    texts = {
        "decks/edit.html": '{% include "decks/_bar.html" %}{% include "decks/_curve.html" %}{% include "decks/edit/_pad.html" %}',
        "decks/deck.html": '{% include "decks/_curve.html" %}',
        "decks/_bar.html": '{% include "decks/_title.html" with is_small=True %}',
        "decks/_curve.html": "",
        "decks/_title.html": "",
        "decks/edit/_pad.html": "",
    }
    assert misplaced(texts) == {"decks/_bar.html": "decks/edit", "decks/_title.html": "decks/edit"}


def misplaced(texts: Mapping[str, str]) -> dict[str, str]:
    """Return the parts beside the pages of an app that only one of its pages includes, with the folders that they belong in."""
    users: dict[str, set[str]] = defaultdict(set)
    for name, text in texts.items():
        for used in re.findall(r"""["']([\w/]+\.html)["'#]""", text):
            users[used].add(name)
    found = {}
    for name in texts:
        app, _, file = name.rpartition("/")
        pages = _pages(name, users)
        if app and file.startswith("_") and len(pages) == 1:
            folder = next(iter(pages)).removesuffix(".html")
            if folder.startswith(f"{app}/"):
                found[name] = folder
    return found


def _pages(name: str, users: Mapping[str, set[str]], seen: frozenset[str] = frozenset()) -> set[str]:
    """The pages that include a template, themselves or by other parts."""
    if not name.rpartition("/")[2].startswith("_"):
        return {name}
    return {page for user in users.get(name, ()) if user not in seen for page in _pages(user, users, seen | {name})}
