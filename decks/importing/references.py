"""Find the deck that somebody refers to: a file, a shipped deck's slug, or the id of a deck on the site."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from pathlib import Path

from django.utils.translation import gettext

from cards.catalogue import catalogue_of
from cards.models import Card
from decks.deck_list import DeckList
from decks.importing import ImportReport, UnreadableDeckError, parse_deck_text
from decks.models import Deck
from decks.owners import Owner
from rules.kernel.game import Game


class DeckNotFoundError(LookupError):
    """No deck answers to that; the message says what was looked for, in the reader's language."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True, slots=True)
class FoundDeck:
    """A deck list, and the site's deck that it belongs to, if any."""

    listing: DeckList
    deck: Deck | None = None


def find_deck(ref: str, owner: Owner | None = None, *, game: Game | None = None, may_read_files: bool = True) -> FoundDeck:
    """Return the deck called `ref`: a file's path, a shipped deck's slug, or a deck's id.

    With an `owner`, find only decks that this person may open; without one, as on the command line, find all. Raise DeckNotFoundError, and
    UnreadableDeckError for a file with an unreadable line. A caller that may read files runs a command, and is told what to run first if
    nothing is loaded.
    """
    deck = _deck_called(ref, owner, game)
    if deck is not None:
        return FoundDeck(deck.listing(catalogue_of(deck.game)), deck)
    path = Path(ref)
    if may_read_files and (words := first_to_load(needs_decks=not path.is_file())):
        raise DeckNotFoundError(words)
    if may_read_files and path.is_file():
        return FoundDeck(read_whole(path.read_bytes(), game=game, name=path.stem).listing)
    if may_read_files:
        raise DeckNotFoundError(gettext("No deck answers to “%(ref)s”: there is no such file, shipped deck or deck id.") % {"ref": ref})
    raise DeckNotFoundError(gettext("No deck answers to “%(ref)s”: there is no such shipped deck or deck id.") % {"ref": ref})


def first_to_load(*, needs_decks: bool) -> str:
    """Return in a sentence the command that loads what is needed to find a deck; empty where it is loaded."""
    if not Card.objects.exists():
        return gettext("No cards are loaded yet. Run `manage.py load_cards` first, then `manage.py load_decks`.")
    if needs_decks and not Deck.objects.precons().exists():
        return gettext("The shipped decks are not loaded yet. Run `manage.py load_decks` first.")
    return ""


def read_whole(text: str | bytes, *, game: Game | None = None, name: str = "") -> ImportReport:
    """Read a list of which every line must be readable. Raise UnreadableDeckError, which names the lines that are not."""
    report = parse_deck_text(text, game=game)
    if report.is_clean:
        return report
    words = gettext("line %(number)d: %(text)s: %(message)s")
    told = [words % {"number": line.number, "text": line.text.strip()[:80], "message": line.message} for line in report.problems[:20]]
    raise UnreadableDeckError("unreadable_lines", "\n".join(told), report.game)


def _deck_called(ref: str, owner: Owner | None, game: Game | None) -> Deck | None:
    decks = Deck.objects.all() if owner is None else Deck.objects.visible_to(owner)
    if game is not None:
        decks = decks.filter(game=game.slug)
    try:
        return decks.filter(pk=uuid.UUID(ref)).first()
    except ValueError:
        found = list(decks.precons().filter(slug=ref)[:2])
        if len(found) > 1:
            words = gettext("Several games have a deck “%(ref)s”. Say which game, or give its id.")
            raise DeckNotFoundError(words % {"ref": ref}) from None
        return found[0] if found else None
