"""Remember in a browser's session, for each deck that is built in it, the gauntlet chosen and the lists last measured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.contrib.sessions.backends.base import SessionBase

from cards.catalogue import Catalogue
from decks.deck_list import DeckList
from decks.exporting.writers import write_deck_code
from decks.importing import UnreadableDeckError
from decks.importing.coded import decode, read_coded
from decks.models import Deck

SESSION_NAME = "builds"
MOST_DECKS = 20
#: The list as it stands, and the one before.
LISTS_KEPT = 2


@dataclass(frozen=True)
class Trail:
    """The memory that a session has of one deck."""

    session: SessionBase
    deck: Deck

    @property
    def against(self) -> dict[str, Any]:
        """The gauntlet as the form took it, empty when none was chosen."""
        found: dict[str, Any] = self._known.get("against", {})
        return found

    def choose(self, *, against: str, opponent: Sequence[str], link: str, tag: str = "") -> None:
        self._write(against={"against": against, "opponent": list(opponent), "link": link, "tag": tag})

    @property
    def lists(self) -> list[str]:
        """The codes of the lists measured, the latest first."""
        return list(self._known.get("lists", []))

    def listings(self, pool: Catalogue) -> list[DeckList]:
        """Return the lists measured that can still be read, the latest first."""
        return [found for each in self.lists if (found := _list_of(each, pool))]

    def note(self, code: str) -> None:
        """Remember this list as the latest one."""
        self._write(lists=[code, *(each for each in self.lists if each != code)][:LISTS_KEPT])

    @property
    def _known(self) -> dict[str, Any]:
        found: dict[str, Any] = self.session.get(SESSION_NAME, {}).get(str(self.deck.pk), {})
        return found

    def _write(self, **changed: Any) -> None:
        """Write what is remembered of this deck, which is then the latest of those kept."""
        others = {key: value for key, value in self.session.get(SESSION_NAME, {}).items() if key != str(self.deck.pk)}
        kept = list(others.items())[-(MOST_DECKS - 1) :]
        self.session[SESSION_NAME] = dict([*kept, (str(self.deck.pk), self._known | changed)])


def code_of(listing: DeckList, pool: Catalogue) -> str:
    return write_deck_code(listing, pool)


def _list_of(code: str, pool: Catalogue) -> DeckList | None:
    """The list that a code stands for; None when it can't be read any more."""
    try:
        report = read_coded(code, code, decode(code), pool)
    except UnreadableDeckError:
        return None
    return report.listing if report.is_clean else None
