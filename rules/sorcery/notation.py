"""Actions in words: `B attacks c1 with B3`. People, scenarios and replays write and read the same ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from rules.kernel.telling.notation import CARD, CARDS, Notation, Part, one_of
from rules.sorcery.actions import ACTIONS
from rules.sorcery.squares import LOCATIONS, PLACES, SQUARES, TARGETS, told_location

Verb = Literal[
    "draws", "plays", "casts", "moves", "attacks", "shoots", "uses", "picks up", "drops", "targets", "chooses", "accepts", "declines",
    "puts back", "passes",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One written action of player 0 (A) or 1 (B).

    `place` is what acts, as `A3`, or a site by its square, "" where the verb has none; `target` is what is attacked, chosen or handled,
    written alike; `spot` is a location, as `c1` or `c1 below`. `cards` are slugs. `number`: an option or an activated ability from 1;
    None where none is said. `deck`: what is drawn from.
    """

    player: int
    verb: Verb
    place: str = ""
    target: str = ""
    spot: str = ""
    cards: tuple[str, ...] = ()
    number: int | None = None
    deck: str = ""

    def __str__(self) -> str:
        return NOTATION.write(self)


_DECKS = {"spellbook": "法术书", "atlas": "地图册"}
_PARTS = {
    "place": Part("place", r"\S+", one_of(TARGETS, "nothing in the realm, such as A3 or c1", "领域中的位置，如 A3、c1")),
    "unit": Part("place", r"[A-Z]\d+", one_of(PLACES, "no place, such as A3", "位置，如 A3")),
    "target": Part("target", r"\S+", one_of(TARGETS, "no target, such as B4 or c1", "目标，如 B4、c1")),
    "object": Part("target", r"[A-Z]\d+", one_of(PLACES, "no place, such as A3", "位置，如 A3")),
    "square": Part("spot", r"[a-z]\d", one_of(SQUARES, "no square, such as c1", "方格，如 c1")),
    "spot": Part("spot", r"[a-z]\d(?: below)?", one_of(LOCATIONS, "no location, such as c1 or c1 below", "位置，如 c1"), zh=told_location),
    "card": CARD,
    "cards": CARDS,
    "number": Part("number", r"[1-9]\d?", int),
    "deck": Part("deck", "spellbook|atlas", str, zh=lambda deck: _DECKS[deck]),
}
NOTATION = Notation(Line, _PARTS, ACTIONS.forms(get_args(Verb)))
read_line, write_line, describe_line = NOTATION.read, NOTATION.write, NOTATION.describe
