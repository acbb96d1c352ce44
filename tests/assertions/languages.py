"""A check that a page speaks one language: no Chinese on an English page, no English on a Chinese one."""

from __future__ import annotations

import re
from html.parser import HTMLParser

HAN = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
LATIN = re.compile(r"[A-Za-z][A-Za-z'’-]*")
#: The squares of a board are called alike in Chinese.
SQUARE = re.compile(r"(?<![A-Za-z0-9])[a-e][1-4](?![A-Za-z0-9])")
SPOKEN = ("alt", "title", "aria-label", "placeholder", "content")
SILENT = ("script", "style", "svg", "code", "kbd", "samp", "pre")
#: What is told to programs alone.
UNSAID = {"viewport", "color-scheme", "htmx-config", "robots", "twitter:card"}
UNSAID |= {f"og:{name}" for name in ("type", "url", "locale", "image", "image:type", "image:width", "image:height")}
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
#: Names that are the same in Chinese. Words all in capitals (SSR, JSON, API) are, too.
NAMES = {"Cockatrice", "Cookie", "Excel", "Markdown", "Python"}


def leftovers(page: str, language: str, *, names: tuple[str, ...] = ()) -> list[str]:
    """Return what a page says in the wrong language. `language` is zh or en; `names` are words that players chose."""
    parser = _Listener(language)
    parser.feed(page)
    found = []
    for said in parser.said:
        for name in names:
            said = said.replace(name, "")
        if _is_foreign(said, language):
            found.append(said)
    return found


def _is_foreign(said: str, language: str) -> bool:
    if language == "en":
        return bool(HAN.search(said))
    return any(not word.isupper() and word not in NAMES for word in LATIN.findall(SQUARE.sub("", said)))


class _Listener(HTMLParser):
    """Gathers what a reader sees or hears, except parts marked as being in another language or no language at all."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.said: list[str] = []
        self.open: list[tuple[str, bool]] = []

    @property
    def is_silent(self) -> bool:
        return any(silent for _, silent in self.open)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = dict(attributes)
        other = values.get("lang") not in (None, "") and not (values["lang"] or "").startswith(self.language)
        silent = tag in SILENT or other or values.get("translate") == "no"
        if not silent and not self.is_silent and values.get("name") not in UNSAID and values.get("property") not in UNSAID:
            self.said += [value.strip() for name in SPOKEN if (value := values.get(name)) and value.strip()]
        if tag not in VOID:
            self.open.append((tag, silent))

    def handle_endtag(self, tag: str) -> None:
        while self.open:
            if self.open.pop()[0] == tag:
                return

    def handle_data(self, data: str) -> None:
        if data.strip() and not self.is_silent:
            self.said.append(" ".join(data.split()))
