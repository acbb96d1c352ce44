"""Read game, format and note from a text that other programs keep as a deck's comment."""

from __future__ import annotations

from dataclasses import dataclass

from decks.notation import vocabulary


@dataclass(frozen=True, slots=True)
class Comments:
    game: str
    format: str
    note: str


def stated(text: str) -> Comments:
    """Return `Game: ...` and `Format: ...` from the lines before the first blank one; all the rest is the note."""
    found = {vocabulary.GAME: "", vocabulary.FORMAT: ""}
    lines = text.replace("\r\n", "\n").split("\n")
    kept: list[str] = []
    for place, line in enumerate(lines):
        label, colon, value = line.replace("：", ":", 1).partition(":")
        thing = next((thing for thing in found if colon and vocabulary.is_called(label, thing)), None)
        if thing is None or found[thing]:
            kept = lines[place:]
            break
        found[thing] = value.strip()
    return Comments(found[vocabulary.GAME], found[vocabulary.FORMAT], "\n".join(kept).strip())
