"""Reads what a page tells chats and other sites of itself."""

from __future__ import annotations

from html.parser import HTMLParser


class Tags(HTMLParser):
    """`said` holds `og:` and `twitter:` properties; `oembed` is the address where programs ask, empty without one."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.oembed = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attributes}
        name = values.get("property", values.get("name", ""))
        if tag == "meta" and name.startswith(("og:", "twitter:")):
            assert name not in self.said
            self.said[name] = values["content"]
        if tag == "link" and values.get("type") == "application/json+oembed":
            self.oembed = values["href"]
