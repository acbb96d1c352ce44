"""Reading the page about a game's scenario files: its sections, and what their tables name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parents[3] / "docs"


@dataclass(frozen=True)
class Page:
    """A page of `docs/` by its file name."""

    name: str

    @property
    def text(self) -> str:
        return (DOCS / self.name).read_text("utf-8")

    def section(self, name: str) -> str:
        return self.text.split(f"\n## {name}\n", 1)[1].split("\n## ", 1)[0]

    def first_cells(self, name: str) -> list[str]:
        """Return the words in backticks in the first column of a section's table."""
        rows = re.findall(r"^\| (`.*?) \|", self.section(name), re.MULTILINE)
        return [words for row in rows for words in re.findall(r"`([^`]+)`", row)]

    def names_in(self, name: str) -> list[str]:
        """The single words in backticks of a section."""
        return re.findall(r"`(\w+)`", self.section(name))

    @property
    def example(self) -> str:
        """The one example of a file."""
        (found,) = re.findall(r"```toml\n(.*?)```", self.text, re.DOTALL)
        return str(found)
