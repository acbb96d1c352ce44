"""The English messages of the site, found in the sources, and the Chinese that the catalogues have for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path

from babel.messages.extract import extract_python
from babel.messages.pofile import read_po
from django.utils.translation.template import templatize

ROOT = Path(__file__).resolve().parents[2]
APPS = ("config", "limits", "search", "cards", "decks", "matches", "accounts", "moderation")
KEYWORDS = ("_", "gettext", "gettext_lazy", "gettext_noop", "ngettext", "ngettext_lazy", "pgettext", "pgettext_lazy", "npgettext")


def messages() -> dict[str, str]:
    """Every message that templates or code ask for, with a place that asks for it."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "templates").rglob("*.html")):
        source = templatize(path.read_text(encoding="utf-8"), origin=str(path))
        found.update(_extracted("\n".join(line.strip() for line in source.splitlines()), path))
    for app in APPS:
        for path in sorted((ROOT / app).rglob("*.py")):
            found.update(_extracted(path.read_text(encoding="utf-8"), path))
    return found


def _extracted(source: str, path: Path) -> Iterator[tuple[str, str]]:
    place = path.relative_to(ROOT).as_posix()
    for line, function, said, _comments in extract_python(BytesIO(source.encode()), list(KEYWORDS), [], {"encoding": "utf-8"}):
        words = [each for each in (said if isinstance(said, tuple) else (said,)) if each]
        if words:
            yield (words[1] if function.startswith(("pgettext", "npgettext")) else words[0]), f"{place}:{line}"


@cache
def translations() -> dict[str, dict[str, str]]:
    """Return, by catalogue, the Chinese for each English message; an unfinished or fuzzy one counts as empty."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((ROOT / "locale").glob("*/zh_Hans/LC_MESSAGES/django.po")):
        with path.open("rb") as file:
            catalogue = read_po(file, locale="zh_Hans")
        found[path.relative_to(ROOT / "locale").parts[0]] = {
            _one(each.id): _one(each.string) for each in catalogue if each.id and not each.fuzzy
        }
    return found


def plurals() -> dict[str, str]:
    """Return the Chinese for each English plural: it has one form for one and for many."""
    found: dict[str, str] = {}
    for path in (ROOT / "locale").glob("*/zh_Hans/LC_MESSAGES/django.po"):
        with path.open("rb") as file:
            found.update({each.id[1]: _one(each.string) for each in read_po(file, locale="zh_Hans") if isinstance(each.id, tuple)})
    return found


def _one(words: object) -> str:
    """The first form: Chinese has no plural."""
    return str(words[0]) if isinstance(words, tuple | list) else str(words)
