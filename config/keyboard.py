"""The keys of each page that has any, as its dialog of keys lists them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _


@dataclass(frozen=True, slots=True)
class Stroke:
    """Keys that do one thing, or the like; `joint` stands between them: a dash for a range."""

    keys: tuple[str, ...]
    does: str | Promise
    joint: str = " "


SEARCH = Stroke(("/",), _("search the cards"))
HELP = Stroke(("?",), _("this list of keys"))
#: By the name of the page, which its template gives to the tag `keys`.
KEYBOARDS: Mapping[str, tuple[Stroke, ...]] = {
    "browse": (
        SEARCH,
        Stroke(("↓",), _("from the search to the first card")),
        Stroke(("↑", "↓", "←", "→"), _("from card to card")),
        Stroke(("Space",), _("look at the card without leaving the page")),
        Stroke(("←", "→"), _("there: the card before and the card after")),
        Stroke(("Esc",), _("there: back to the cards")),
        Stroke(("Enter",), _("open the card's page")),
        HELP,
    ),
    "card": (Stroke(("←", "→"), _("the card before, the card after")), HELP),
    "builder": (
        SEARCH,
        Stroke(("↑", "↓"), _("from card to card")),
        Stroke(("←", "→"), _("between the cards and the deck")),
        Stroke(("Enter", "+"), _("one more")),
        Stroke(("-",), _("one less")),
        Stroke(("0", "9"), _("set that many copies"), joint="–"),
        Stroke(("M",), _("move to maybe")),
        Stroke(("D",), _("all cards, those in the deck, those not in it")),
        Stroke(("Ctrl", "Z"), _("undo")),
        Stroke(("Ctrl", "Y"), _("redo")),
        HELP,
    ),
    "replay": (
        Stroke(("←", "→"), _("a step back or forward")),
        Stroke(("Page Up", "Page Down"), _("a turn back or forward")),
        Stroke(("Home", "End"), _("to the start or the end")),
        Stroke(("P",), _("play or pause")),
        Stroke(("1", "2", "3"), _("both hands, Deck A's view, Deck B's view")),
        Stroke(("↑", "↓", "←", "→"), _("on a board of squares: from square to square")),
        HELP,
    ),
    "sandbox": (
        Stroke(("1", "9"), _("take the action with this number"), joint="–"),
        Stroke(("U", "R"), _("undo, redo")),
        Stroke(("L", "T"), _("let the player take one action, or play to the end of the turn")),
        Stroke(("↑", "↓", "←", "→"), _("on a board of squares: from square to square")),
        HELP,
    ),
}
