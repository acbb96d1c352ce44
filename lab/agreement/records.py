"""Records of the judge's games: pair scores of matchups, kept as data, so that the next player is measured in minutes.

Cards and decks identify a record, not an engine's digest, which changes with every player. To check that rules and judge are still the
same, some of the recorded pairs are played again (`lab.agreement.judge_games`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from lab.entrants import Entrant
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck

#: The keys of a definition that change no game.
UNPLAYED = ("flavour", "flavour_zh", "artist", "picture")
#: The folder of the records.
FOLDER = Path(__file__).with_name("judged")


@dataclass(frozen=True, slots=True)
class JudgedMatchup:
    """The scores of the first deck in pairs 0, 1, 2...: a digit each, 0 to 4 half points, `x` where the engine was wrong."""

    decks: tuple[str, str]
    key: str
    digits: str = ""

    @property
    def seed(self) -> int:
        """The seed of its games, 0 to 2^60 - 1."""
        return int(self.key[:15], 16)


@dataclass(slots=True)
class JudgedGames:
    """All records of a ground (`lab.agreement.grounds`), by the names of the decks. `game`: the ground's name, for shipped decks the
    game's.
    """

    game: str
    matchups: dict[tuple[str, str], JudgedMatchup] = field(default_factory=dict)

    @classmethod
    def read(cls, game: str, folder: Path = FOLDER) -> JudgedGames:
        """Return the records of that name, none where there is no file."""
        path = folder / f"{game}.json"
        listed: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["matchups"] if path.exists() else []
        found = [JudgedMatchup((each["decks"][0], each["decks"][1]), each["key"], each["digits"]) for each in listed]
        return cls(game, {each.decks: each for each in found})

    def write(self, folder: Path = FOLDER) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        listed = [asdict(self.matchups[decks]) for decks in sorted(self.matchups)]
        whole = folder / f"{self.game}.json.part"
        whole.write_text(json.dumps({"game": self.game, "matchups": listed}, indent=1) + "\n", "utf-8")
        whole.replace(folder / f"{self.game}.json")

    def matchup(self, first: Entrant, second: Entrant) -> JudgedMatchup:
        """Return the record of two decks as they are now: an empty one if there is none, or only one of other cards."""
        decks, key = (first.slug, second.slug), key_of((first.deck, second.deck))
        found = self.matchups.get(decks)
        return found if found is not None and found.key == key else JudgedMatchup(decks, key)

    def stale(self, entrants: Sequence[Entrant], matchups: Collection[tuple[str, str]]) -> list[tuple[str, str]]:
        """Return the matchups whose decks or cards have changed, or that are not among these."""
        known = {each.slug: each for each in entrants}
        return [
            decks
            for decks, record in self.matchups.items()
            if decks not in matchups or self.matchup(known[decks[0]], known[decks[1]]) != record
        ]


def key_of(decks: Sequence[PlayableDeck]) -> str:
    """Return sixteen hex digits that change when the decks' lists or the definitions of their cards do."""
    listed = [
        [[section, [[_played(card), copies] for card, copies in cards]] for section, cards in sorted(deck.sections.items())]
        for deck in decks
    ]
    return hashlib.sha256(json.dumps(listed, sort_keys=True, default=str).encode()).hexdigest()[:16]


def _played(card: Card) -> dict[str, Any]:
    """Return the parts of the definition that change games."""
    return {name: value for name, value in card.data.items() if name not in UNPLAYED}
