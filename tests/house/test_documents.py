"""Documents: the index names each of them, links lead somewhere, and the modules that the architecture names exist."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from django.conf import settings

DOCS = Path(settings.BASE_DIR) / "docs"
PACKAGES = ("rules", "search", "limits", "cards", "decks", "matches", "moderation", "accounts", "lab", "config")


def test_the_index_names_every_document() -> None:
    named = set(re.findall(r"\(([\w-]+\.md)\)", (DOCS / "index.md").read_text("utf-8")))
    assert named == {path.name for path in DOCS.glob("*.md")} - {"index.md"}


@pytest.mark.parametrize("path", sorted(DOCS.glob("*.md")), ids=lambda path: path.stem)
def test_links_lead_to_documents(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+\.md)(?:#[^)]*)?\)", path.read_text("utf-8")):
        assert "://" in target or (path.parent / target).is_file(), target


def test_the_architecture_names_modules_that_exist() -> None:
    named = re.findall(rf"\b((?:{'|'.join(PACKAGES)})(?:\.\w+)+)", (DOCS / "architecture.md").read_text("utf-8"))
    assert len(named) > 25
    assert [name for name in named if not _exists(name)] == []


@pytest.mark.parametrize("word", ["对阵矩阵", "卡组代码", "牌表"])
def test_pages_use_the_words_of_the_glossary(word: str) -> None:
    """These words once stood beside 对阵表, 卡组码 and 卡表 for the same things."""
    catalogues = sorted((DOCS.parent / "locale").glob("*/zh_Hans/LC_MESSAGES/django.po"))
    assert catalogues
    assert [str(path) for path in catalogues if word in path.read_text("utf-8")] == []


def _exists(name: str) -> bool:
    """Return whether a name is that of a module, or of something in one."""
    try:
        if find_spec(name):
            return True
    except ModuleNotFoundError:
        pass  # its parent is a module and no package
    module, _, rest = name.rpartition(".")
    found = find_spec(module)
    return bool(found and found.origin and re.search(rf"^(?:def|class) {rest}\b", Path(found.origin).read_text("utf-8"), re.MULTILINE))
