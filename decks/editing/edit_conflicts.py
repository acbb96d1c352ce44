"""Edit conflicts in words: what a change that came too late wanted, and what is there now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.translation import gettext, ngettext

from cards.catalogue import Catalogue
from decks.deck_list import Sections
from decks.editing.extra_changes import NoteCard, Park, SetMaybe, TypeLine, Unpark
from decks.lists.changes import (
    AddCards,
    AddCopies,
    Change,
    Draft,
    PutInstead,
    Rename,
    ReplaceList,
    SetCount,
    SetFormat,
    SetNote,
    SetVisibility,
)
from decks.models import Visibility
from decks.suggestions.fixes import Mend
from decks.wording import said
from rules.construction import section_for


@dataclass(frozen=True, slots=True)
class Clash:
    """One thing that a late change wanted, beside what is there now."""

    what: str
    tried: str
    now: str


def clashes(changes: Sequence[Change], now: Draft, catalogue: Catalogue) -> list[Clash]:
    """Return the late changes in words, without those that ask for what is there already."""
    found = [clash for change in changes if (clash := _clash(change, now, catalogue)) is not None]
    return [clash for clash in found if clash.tried != clash.now]


def _clash(change: Change, now: Draft, catalogue: Catalogue) -> Clash | None:
    match change:
        case SetCount(section, card, count):
            return Clash(_card(card, catalogue), _copies(count), _copies(_held(section, card, now, catalogue)))
        case AddCopies(section, card, by):
            held = _held(section, card, now, catalogue)
            return Clash(_card(card, catalogue), _copies(max(held + by, 0)), _copies(held))
        case AddCards(sections):
            return Clash(gettext("Cards added"), _size(sections), _size(now.sections))
        case PutInstead(section, card):
            place = _place(section, card, now, catalogue)
            present = ", ".join(_card(each, catalogue) for each in now.sections.get(place, {})) or gettext("none")
            return Clash(_section(place, now), _card(card, catalogue), present)
        case Rename(name):
            return Clash(gettext("Name of the deck"), name, now.name)
        case SetNote(note):
            return Clash(gettext("Note"), note, now.note)
        case SetVisibility(visibility):
            labels = dict(Visibility.choices)
            tried, present = (str(labels.get(each, each)) for each in (visibility, now.visibility))
            return Clash(gettext("Who sees it"), tried, present)
        case SetFormat(format):
            return Clash(gettext("Format"), _format(format, catalogue), said(now.format.name))
        case ReplaceList(sections):
            return Clash(gettext("The whole list"), _size(sections), _size(now.sections))
        case SetMaybe(card, count):
            return Clash(gettext("%(card)s, maybe") % {"card": _card(card, catalogue)}, _copies(count), _copies(now.maybe.get(card, 0)))
        case Park(section, card):
            return Clash(_card(card, catalogue), gettext("to maybe"), _copies(_held(section, card, now, catalogue)))
        case Unpark(card):
            return Clash(_card(card, catalogue), gettext("into the deck"), _copies(_held("", card, now, catalogue)))
        case NoteCard(card, note):
            return Clash(gettext("Note on %(card)s") % {"card": _card(card, catalogue)}, note, now.card_notes.get(card, ""))
        case TypeLine(line):
            return Clash(gettext("Typed"), line, _size(now.sections))
        case Mend():
            return Clash(gettext("Mending a rule"), gettext("the fix"), gettext("the list as it is now"))
    return None


def _card(slug: str, catalogue: Catalogue) -> str:
    return catalogue.rows[slug].name if slug in catalogue.rows else slug


def _format(slug: str, catalogue: Catalogue) -> str:
    """Return the format's name; the slug if the game has no such format."""
    try:
        return said(catalogue.game.format(slug).name)
    except KeyError:
        return slug


def _section(slug: str, now: Draft) -> str:
    """Return the section's name; the slug if the format has no such section."""
    try:
        return said(now.format.section(slug).name)
    except KeyError:
        return slug


def _place(section: str, card: str, now: Draft, catalogue: Catalogue) -> str:
    """Return the slug of the section; if none is named, the card's default section."""
    return section or (section_for(now.format, catalogue.definitions[card], now.sections) if card in catalogue.rows else "")


def _held(section: str, card: str, now: Draft, catalogue: Catalogue) -> int:
    return now.sections.get(_place(section, card, now, catalogue), {}).get(card, 0)


def _copies(count: int) -> str:
    return ngettext("%(count)d copy", "%(count)d copies", count) % {"count": count} if count else gettext("none")


def _size(sections: Sections) -> str:
    count = sum(sum(cards.values()) for cards in sections.values())
    return ngettext("%(count)d card", "%(count)d cards", count) % {"count": count}
