"""Changes of a deck's extras: the maybe-board, notes on single cards, and cards named by typing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from decks.importing.lines.resolution import Resolver
from decks.lists.changes import MAX_COPIES, MAX_LINES, AddCopies, ChangeError, Draft, SetCount

CARD_NOTE_LENGTH = 500


@dataclass(frozen=True, slots=True)
class SetMaybe:
    """So many copies of a card on the maybe-board, 0 for none."""

    card: str
    count: int

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        _require(self.card, catalogue)
        if not 0 <= self.count <= MAX_COPIES:
            raise ChangeError("bad_count", gettext("A deck holds 0 to %(most)d copies of a card.") % {"most": MAX_COPIES})
        maybe = {slug: count for slug, count in {**draft.maybe, self.card: self.count}.items() if count}
        if len(maybe) > MAX_LINES:
            raise ChangeError("too_many_cards", gettext("A deck holds %(most)d different cards at most.") % {"most": MAX_LINES})
        return replace(draft, maybe=maybe)


@dataclass(frozen=True, slots=True)
class Park:
    """All copies of a card go from a section to the maybe-board."""

    section: str
    card: str

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        held = draft.sections.get(self.section, {}).get(self.card, 0)
        emptied = SetCount(self.section, self.card, 0).apply(draft, catalogue)
        return SetMaybe(self.card, min(draft.maybe.get(self.card, 0) + held, MAX_COPIES)).apply(emptied, catalogue)


@dataclass(frozen=True, slots=True)
class Unpark:
    """All copies of a card on the maybe-board go into the deck, to the card's default section."""

    card: str

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        _require(self.card, catalogue)
        added = AddCopies("", self.card, draft.maybe.get(self.card, 0)).apply(draft, catalogue)
        return SetMaybe(self.card, 0).apply(added, catalogue)


@dataclass(frozen=True, slots=True)
class NoteCard:
    """The note on a card, whether it is in the deck or not; an empty one removes the note."""

    card: str
    note: str

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        _require(self.card, catalogue)
        note = self.note.replace("\r\n", "\n").replace("\0", "").strip()
        if len(note) > CARD_NOTE_LENGTH:
            raise ChangeError("long_note", gettext("A note on a card has %(most)d characters at most.") % {"most": CARD_NOTE_LENGTH})
        notes = {slug: text for slug, text in {**draft.card_notes, self.card: note}.items() if text}
        if len(notes) > MAX_LINES:
            raise ChangeError("too_many_cards", gettext("A deck holds %(most)d different cards at most.") % {"most": MAX_LINES})
        return replace(draft, card_notes=notes)


@dataclass(frozen=True, slots=True)
class TypeLine:
    """A card called by its name, with how many copies: “2 Kiln Ox”."""

    line: str

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        read = Resolver(catalogue).resolve(1, self.line, self.line[:200])
        if read.card is not None:
            return AddCopies("", read.card.slug, read.count).apply(draft, catalogue)
        words = gettext("“%(line)s”: %(problem)s") % {"line": self.line[:60], "problem": read.message}
        raise ChangeError("unknown_card", words, [(card, min(max(read.count, 1), MAX_COPIES)) for card in read.choices])


def _require(card: str, catalogue: Catalogue) -> None:
    if card not in catalogue.rows:
        raise ChangeError("unknown_card", gettext("This game has no card “%(card)s”.") % {"card": card})
