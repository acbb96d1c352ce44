"""The part of its file that an imported card keeps beside the game's fields, under `imported` in its definition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any

from cards.identities import slug_of
from rules.kernel.cards import IMPORTED, Choice
from rules.kernel.game import Game
from rules.kernel.published_cards import Printing, PublishedCard, first_of
from rules.wording import Text

#: The value rows of imported cards: subtypes, and the sets that they were printed in beside their own.
SUBTYPE, SET = "subtype", "set"
SUBTYPE_NAME = Text("Subtype", "子类别")


@dataclass(frozen=True, slots=True)
class Imported:
    """The part of a file that a definition keeps. Texts are English; the card's own set is that of its first printing."""

    text: str
    flavour: str
    subtypes: tuple[str, ...]
    printings: tuple[Printing, ...]

    @property
    def further_sets(self) -> tuple[str, ...]:
        """The slugs of the sets that it was printed in beside its own."""
        own = first_of(self.printings).set
        return tuple(dict.fromkeys(slug_of(each.set) for each in self.printings if each.set != own))


def imported_of(data: Mapping[str, Any]) -> Imported | None:
    """Return what a definition keeps of a file; None for a shipped card."""
    kept = data.get(IMPORTED)
    if kept is None:
        return None
    printings = tuple(Printing(**{**each, "day": date.fromisoformat(each["day"])}) for each in kept["printings"])
    return Imported(kept["text"], kept["flavour"], tuple(kept["subtypes"]), printings)


def subtype_choices(subtypes: Iterable[str]) -> tuple[Choice, ...]:
    """Return subtypes as choices that narrow cards down; they have English names alone."""
    return tuple(Choice(each, Text(each, each)) for each in subtypes)


def definition_of(game: Game, card: PublishedCard, number: int) -> dict[str, Any]:
    """Return the card as a definition, with its abilities where the game's parser reads its text exactly."""
    kept = {
        "text": card.text,
        "flavour": first_of(card.printings).flavour,
        "subtypes": list(card.subtypes),
        "printings": [_printing(each) for each in card.printings],
    }
    head = {"number": number, "slug": slug_of(card.name), "kind": card.kind, "name": card.name, "name_zh": card.name, "rarity": card.rarity}
    return {**head, **card.values, **_read(game, card), IMPORTED: kept}


def _read(game: Game, card: PublishedCard) -> Mapping[str, Any]:
    """Return what the text says in the game's card language, if a parser reads all of it and the language has all the card's numbers."""
    if game.parse_text is None or "defence" in card.values:
        return {}
    return game.parse_text(card) or {}


def _printing(printing: Printing) -> dict[str, str]:
    return {name: value for name, value in {**asdict(printing), "day": printing.day.isoformat()}.items() if value}
