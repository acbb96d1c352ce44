"""Changes to a deck; each is a value that turns one draft of the deck into the next."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from cards.models import Card
from decks.deck_list import Sections, copy_of, in_order
from decks.models import NAME_LENGTH, NOTE_LENGTH, Visibility
from rules.construction import Format, section_for

MAX_COPIES = 99
MAX_LINES = 400
#: Check marks and badges that look like the site's own mark on shipped decks; deck names may not contain them.
BADGES = frozenset("✓✔☑✅🗸🛡🏅🎖㊣🈴🔰")


class ChangeError(ValueError):
    """The change makes no sense for any state of the deck; `code` is stable, the message in the reader's language.

    `offers` are cards, with how many copies, that may have been meant instead.
    """

    def __init__(self, code: str, message: str, offers: Sequence[tuple[Card, int]] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.offers = offers


@dataclass(frozen=True, slots=True)
class Draft:
    """Everything about a deck that a change may touch.

    `maybe` holds the copies on the maybe-board, `card_notes` the notes on single cards, both by slug; also those of cards that the
    catalogue does not have, for people may see them again.
    """

    name: str
    note: str
    visibility: str
    format: Format
    sections: Sections
    maybe: Mapping[str, int] = field(default_factory=dict)
    card_notes: Mapping[str, str] = field(default_factory=dict)

    @property
    def as_json(self) -> dict[str, Any]:
        """All that a version keeps: the visibility is no part of it."""
        return {
            "name": self.name,
            "note": self.note,
            "format": self.format.slug,
            "sections": copy_of(self.sections),
            "maybe": dict(self.maybe),
            "card_notes": dict(self.card_notes),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], *, visibility: str, catalogue: Catalogue) -> Draft:
        """Return the draft that a version kept, its list without cards that the game no longer has."""
        try:
            format = catalogue.game.format(data["format"])
        except KeyError:
            format = catalogue.game.format()
        listed = {
            section: {slug: count for slug, count in cards.items() if slug in catalogue.rows} for section, cards in data["sections"].items()
        }
        sections = in_order(format, listed, lambda slug: catalogue.rows[slug].number)
        return cls(data["name"], data["note"], visibility, format, sections, dict(data["maybe"]), dict(data["card_notes"]))


class Change(Protocol):
    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        """Return the draft after the change. Raise ChangeError."""
        ...


@dataclass(frozen=True, slots=True)
class SetCount:
    """So many copies of a card in a section, 0 for none; an empty section means the card's default section."""

    section: str
    card: str
    count: int

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        section = _checked_section(self.section, self.card, draft, catalogue)
        return _with_count(draft, section, self.card, self.count)


@dataclass(frozen=True, slots=True)
class AddCopies:
    """So many more copies of a card, or fewer if negative, never below none."""

    section: str
    card: str
    by: int

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        section = _checked_section(self.section, self.card, draft, catalogue)
        return _with_count(draft, section, self.card, max(draft.sections.get(section, {}).get(self.card, 0) + self.by, 0))


@dataclass(frozen=True, slots=True)
class AddCards:
    """So many more copies of several cards at once, by section."""

    sections: Sections

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        for section, cards in self.sections.items():
            for card, count in cards.items():
                draft = AddCopies(section, card, max(0, count)).apply(draft, catalogue)
        return draft


@dataclass(frozen=True, slots=True)
class PutInstead:
    """One copy of a card as the only card of its section: another hero for the deck."""

    section: str
    card: str

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        section = _checked_section(self.section, self.card, draft, catalogue)
        return replace(draft, sections={**copy_of(draft.sections), section: {self.card: 1}})


@dataclass(frozen=True, slots=True)
class ReplaceList:
    """Another list of cards instead of the whole present one."""

    sections: Sections

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        emptied = replace(draft, sections={})
        for section, cards in self.sections.items():
            for card, count in cards.items():
                emptied = SetCount(section, card, count).apply(emptied, catalogue)
        return emptied


@dataclass(frozen=True, slots=True)
class BringBack:
    """The whole deck as it once was; its visibility stays as it is."""

    kept: Draft

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        return replace(self.kept, visibility=draft.visibility)


@dataclass(frozen=True, slots=True)
class Rename:
    name: str

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        return replace(draft, name=clean_name(self.name))


@dataclass(frozen=True, slots=True)
class SetNote:
    note: str

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        return replace(draft, note=clean_note(self.note))


@dataclass(frozen=True, slots=True)
class SetVisibility:
    visibility: str

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        return replace(draft, visibility=clean_visibility(self.visibility))


@dataclass(frozen=True, slots=True)
class SetFormat:
    """Another format of the game; cards go to the sections that the new one has for them, and stay where none takes them."""

    format: str

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        format = clean_format(self.format, catalogue)
        known = {section.slug for section in format.sections}
        moved: dict[str, dict[str, int]] = {}
        for section, cards in draft.sections.items():
            for card, count in cards.items():
                place = section if section in known else section_for(format, catalogue.definitions[card], moved) or section
                moved.setdefault(place, {})[card] = min(moved.get(place, {}).get(card, 0) + count, MAX_COPIES)
        return replace(draft, format=format, sections=moved)


def clean_name(name: str) -> str:
    """Return the name as one line without control characters and badges. Raise ChangeError if it is then empty or too long."""
    visible = "".join(" " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter for letter in name)
    cleaned = " ".join("".join(letter for letter in visible if letter not in BADGES).split())
    if not cleaned.strip("\u200b\u200c\u200d\ufeff\u2060"):
        raise ChangeError("empty_name", gettext("Give the deck a name."))
    if len(cleaned) > NAME_LENGTH:
        raise ChangeError("long_name", gettext("A deck's name has %(most)d characters at most.") % {"most": NAME_LENGTH})
    return cleaned


def clean_note(note: str) -> str:
    cleaned = note.replace("\r\n", "\n").replace("\0", "").strip()
    if len(cleaned) > NOTE_LENGTH:
        raise ChangeError("long_note", gettext("A note has %(most)d characters at most.") % {"most": NOTE_LENGTH})
    return cleaned


def clean_visibility(visibility: str) -> str:
    if visibility not in Visibility.values:
        raise ChangeError("unknown_visibility", gettext("A deck is private, unlisted or public."))
    return visibility


def clean_format(format: str, catalogue: Catalogue) -> Format:
    try:
        return catalogue.game.format(format)
    except KeyError as error:
        raise ChangeError("unknown_format", gettext("This game has no format “%(format)s”.") % {"format": format}) from error


def _checked_section(section: str, card: str, draft: Draft, catalogue: Catalogue) -> str:
    """Return the section to change. A section that the format lacks may be emptied, never filled anew."""
    if card not in catalogue.rows:
        raise ChangeError("unknown_card", gettext("This game has no card “%(card)s”.") % {"card": card})
    chosen = section or section_for(draft.format, catalogue.definitions[card], draft.sections)
    if not chosen:
        raise ChangeError("no_section", gettext("No part of this deck takes a card of that kind."))
    if chosen not in draft.sections and chosen not in {each.slug for each in draft.format.sections}:
        raise ChangeError("unknown_section", gettext("This format has no section “%(section)s”.") % {"section": chosen})
    return chosen


def _with_count(draft: Draft, section: str, card: str, count: int) -> Draft:
    if not 0 <= count <= MAX_COPIES:
        raise ChangeError("bad_count", gettext("A deck holds 0 to %(most)d copies of a card.") % {"most": MAX_COPIES})
    sections = copy_of(draft.sections)
    lines: Mapping[str, int] = {**sections.get(section, {}), card: count}
    sections[section] = {slug: copies for slug, copies in lines.items() if copies}
    if sum(len(cards) for cards in sections.values()) > MAX_LINES:
        raise ChangeError("too_many_cards", gettext("A deck holds %(most)d different cards at most.") % {"most": MAX_LINES})
    return replace(draft, sections=sections)
