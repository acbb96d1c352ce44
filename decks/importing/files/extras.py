"""Read the extras of our JSON: the maybe-board, notes on cards, tags, versions with a name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, TypeVar

from django.utils import timezone
from django.utils.translation import gettext

from cards.catalogue import Catalogue
from cards.identities import PREFIX
from decks.deck_list import Extras, NamedVersion
from decks.importing.files.origins import read_origin
from decks.importing.report import LineStatus, ReadLine
from decks.lists.changes import MAX_COPIES, MAX_LINES
from decks.models import NAME_LENGTH, NOTE_LENGTH
from decks.notation.refusals import UnreadableDeckError
from decks.tags import MOST_TAGS, TAG_LENGTH

CARD_NOTE_LENGTH = 500
MOST_VERSIONS = 200
#: The most sections of versions that are reported because the format does not have them.
MOST_SECTIONS = 20
Resolve = Callable[[str, int], ReadLine]
T = TypeVar("T")


@dataclass(slots=True)
class ExtrasReader:
    """Reads one file. `lines` reports, once each, the cards and sections that the game does not have; they are left out.

    Versions keep imported cards that are not shown: reading asks no database, so it knows them by their slugs.
    """

    catalogue: Catalogue
    resolve: Resolve
    lines: list[ReadLine]
    unknown: set[str] = field(default_factory=set)
    unknown_sections: set[str] = field(default_factory=set)

    def read(self, data: Mapping[str, Any]) -> Extras | None:
        """Return the extras, or None where the file has none. Raise UnreadableDeckError, which names the part that makes no sense."""
        if not any(data.get(part) for part in ("maybe", "card_notes", "tags", "versions", "opened")):
            return None
        maybe = dict(self._known(self._counts(data.get("maybe") or [], "maybe"), lambda count: count))
        notes = dict(self._known(self._notes(data.get("card_notes") or {}, "card_notes"), lambda note: 1))
        tags = _listed(data.get("tags") or [], "tags", MOST_TAGS)
        versions = _listed(data.get("versions") or [], "versions", MOST_VERSIONS)
        found = tuple(self._version(each, f"versions[{place}]") for place, each in enumerate(versions))
        if sum(each.is_current for each in found[:-1]):
            raise _senseless("versions")
        opened = read_origin(data.get("opened"))
        return Extras(maybe, notes, tuple(dict.fromkeys(_words(tag, "tags", TAG_LENGTH) for tag in tags)), found, opened)

    def _known(self, cards: Mapping[str, T], copies: Callable[[T], int], is_kept: bool = False) -> Iterator[tuple[str, T]]:
        for slug, value in cards.items():
            if slug in self.catalogue.rows or (is_kept and slug.startswith(PREFIX)):
                yield slug, value
            elif slug not in self.unknown:
                if len(self.unknown) >= MAX_LINES:
                    words = gettext("This file names more than %(most)d cards that this game does not have. Nothing was read.")
                    raise UnreadableDeckError("too_many_entries", words % {"most": MAX_LINES})
                self.unknown.add(slug)
                self.lines.append(self.resolve(slug, copies(value)))

    def _counts(self, cards: Any, part: str) -> dict[str, int]:
        """Return copies by slug, from an object of counts or a list of cards."""
        if isinstance(cards, list):
            if not all(isinstance(each, dict) and isinstance(each.get("card"), str) for each in cards):
                raise _senseless(part)
            cards = {each["card"]: each.get("count", 1) for each in cards}
        if not isinstance(cards, dict) or not all(type(count) is int and 1 <= count <= MAX_COPIES for count in cards.values()):
            raise _senseless(part)
        return _few(cards, part)

    def _notes(self, notes: Any, part: str) -> dict[str, str]:
        if not isinstance(notes, dict):
            raise _senseless(part)
        return {slug: _words(note, part, CARD_NOTE_LENGTH) for slug, note in _few(notes, part).items()}

    def _version(self, data: Any, part: str) -> NamedVersion:
        draft = data.get("deck") if isinstance(data, dict) else None
        if not isinstance(draft, dict) or not isinstance(draft.get("sections"), dict) or not isinstance(draft.get("format"), str):
            raise _senseless(part)
        sections = {
            section: self._counts(cards, part) for section, cards in draft["sections"].items() if self._is_section(section, draft["format"])
        }
        maybe, notes = self._counts(draft.get("maybe") or {}, part), self._notes(draft.get("card_notes") or {}, part)
        kept = {
            "name": _words(draft.get("name"), part, NAME_LENGTH),
            "note": _words(draft.get("note", ""), part, NOTE_LENGTH, least=0),
            "format": draft["format"][:50],
            "sections": {section: dict(self._known(cards, lambda count: count, is_kept=True)) for section, cards in sections.items()},
            "maybe": dict(self._known(maybe, lambda count: count, is_kept=True)),
            "card_notes": dict(self._known(notes, lambda note: 1, is_kept=True)),
        }
        name, note = _words(data.get("name"), part, NAME_LENGTH), _words(data.get("note", ""), part, NOTE_LENGTH, least=0)
        return NamedVersion(name, note, _moment(data.get("made_at"), part), kept, data.get("is_current") is True)

    def _is_section(self, section: str, format: str) -> bool:
        """Return whether the version's format has that section; if not, its cards are left out."""
        formats = self.catalogue.game.formats
        chosen = next((each for each in formats if each.slug == format), formats[0])
        if section in {each.slug for each in chosen.sections}:
            return True
        if section not in self.unknown_sections and len(self.unknown_sections) < MOST_SECTIONS:
            self.unknown_sections.add(section)
            words = gettext("The format has no section “%(section)s”. This card was left out.") % {"section": section[:40]}
            self.lines.append(ReadLine(1, section[:80], LineStatus.UNREADABLE, words))
        return False


def _words(value: Any, part: str, most: int, least: int = 1) -> str:
    words = value.replace("\0", "") if isinstance(value, str) else None
    if words is None or not least <= len(words.strip()) or len(words) > most:
        raise _senseless(part)
    return words


def _listed(value: Any, part: str, most: int) -> list[Any]:
    if not isinstance(value, list):
        raise _senseless(part)
    if len(value) > most:
        raise _too_many(part, len(value), most)
    return value


def _few(cards: dict[str, T], part: str) -> dict[str, T]:
    if len(cards) > MAX_LINES:
        raise _too_many(part, len(cards), MAX_LINES)
    return cards


def _moment(value: Any, part: str) -> datetime:
    """Return when the version was made; no later than now."""
    try:
        found = datetime.fromisoformat(value)
        return min(found if found.tzinfo else found.replace(tzinfo=UTC), timezone.now()).astimezone(UTC)
    except (TypeError, ValueError, OverflowError) as error:
        raise _senseless(part) from error


def _senseless(part: str) -> UnreadableDeckError:
    words = gettext("“%(part)s” in this file is not written as our JSON has it. Nothing was read.")
    return UnreadableDeckError("senseless_part", words % {"part": part})


def _too_many(part: str, count: int, most: int) -> UnreadableDeckError:
    words = gettext("“%(part)s” in this file has %(count)d entries; %(most)d at most are possible. Nothing was read.")
    return UnreadableDeckError("too_many_entries", words % {"part": part, "count": count, "most": most})
