"""Read a deck code, alone or inside pasted words."""

from __future__ import annotations

import re
from urllib.parse import unquote_plus

from django.utils.translation import gettext, ngettext

from cards.catalogue import Catalogue
from decks.deck_list import MutableSections
from decks.importing.report import ImportReport, LineStatus, ReadLine
from decks.lists.changes import MAX_COPIES
from decks.notation.deck_code import LOOKS_LIKE_CODE, CodedDeck, DeckCodeError, read_code
from decks.notation.refusals import UnreadableDeckError
from rules import games
from rules.construction import Format
from rules.kernel.game import Game

_NAME_IN_LINK = re.compile(r"[?&]name=([^&\s#\"<>]{1,900})")
_TITLE = re.compile(r"^\s*#{1,3}\s*(?P<name>[^#\s].*)$")


def find_code(text: str) -> str:
    """Return the deck code in the text, or "" if there is none. Raise UnreadableDeckError when there are several different ones."""
    found = list(dict.fromkeys(LOOKS_LIKE_CODE.findall(text)))
    if len(found) > 1:
        words = gettext("There are %(count)d deck codes here. Paste one at a time.")
        raise UnreadableDeckError("several_codes", words % {"count": len(found)})
    if found:
        return str(found[0])
    alone = text.strip()
    return alone if re.fullmatch(r"AA[A-Z]\S{3,}", alone) else ""


def decode(code: str) -> CodedDeck:
    """Return what the code says. Raise UnreadableDeckError."""
    try:
        return read_code(code)
    except DeckCodeError as error:
        raise UnreadableDeckError("broken_code", error.message) from error


def game_of_code(coded: CodedDeck) -> Game:
    """Return the game that the code names. Raise UnreadableDeckError when there is no such game."""
    try:
        return games.with_number(coded.game)
    except KeyError as error:
        words = gettext("The deck code is for game no. %(number)d, which is not one of this site's.")
        raise UnreadableDeckError("unknown_game", words % {"number": coded.game}) from error


def read_coded(text: str, code: str, coded: CodedDeck, catalogue: Catalogue) -> ImportReport:
    """Return the deck of a code for the catalogue's game. Raise UnreadableDeckError when the code names another format or section."""
    format = _format(coded, catalogue.game)
    lines = text.split("\n")
    place = next(number for number, line in enumerate(lines, 1) if code in line)
    sections: MutableSections = {}
    read: list[ReadLine] = []
    for section, cards in zip(format.sections, coded.sections, strict=True):
        for number, count in cards.items():
            line = _read_card(place, code, number, count, catalogue, section.slug)
            read.append(line)
            if line.card is not None:
                sections.setdefault(section.slug, {})[line.card.slug] = count
    return ImportReport(catalogue.game, format, "code", _title(lines), "", sections, (*_other_lines(lines, place), *read))


def _format(coded: CodedDeck, game: Game) -> Format:
    if coded.format >= len(game.formats) or len(coded.sections) != len(game.formats[coded.format].sections):
        raise UnreadableDeckError(
            "broken_code", gettext("The deck code is damaged: it names a format or section that the game does not have.")
        )
    return game.formats[coded.format]


def _read_card(place: int, code: str, number: int, count: int, catalogue: Catalogue, section: str) -> ReadLine:
    slug = catalogue.slugs_by_number.get(number)
    if slug is None:
        words = gettext("The code names card no. %(number)d, which this game does not have.") % {"number": number}
        return ReadLine(place, code, LineStatus.UNMATCHED, words, count)
    if not 1 <= count <= MAX_COPIES:
        words = gettext("The code asks for %(count)d copies of this card; 1 to %(most)d are possible. It was left out.")
        names = {"count": count, "most": MAX_COPIES}
        return ReadLine(place, code, LineStatus.UNREADABLE, words % names, choices=(catalogue.rows[slug],))
    return ReadLine(place, code, LineStatus.CARD, "", count, catalogue.rows[slug], section)


def _title(lines: list[str]) -> str:
    titles = [found["name"].strip() for line in lines if (found := _TITLE.match(line))]
    linked = [unquote_plus(found[1]).strip() for line in lines if (found := _NAME_IN_LINK.search(line))]
    return next(iter((*titles, *linked)), "")


def _other_lines(lines: list[str], place: int) -> tuple[ReadLine, ...]:
    """Return one note about the words round the code, if there are any."""
    others = [number for number, line in enumerate(lines, 1) if line.strip() and number != place]
    if not others:
        return ()
    words = ngettext(
        "The deck was read from the code; the %(count)d other line was left out.",
        "The deck was read from the code; the %(count)d other lines were left out.",
        len(others),
    )
    return (ReadLine(others[0], lines[others[0] - 1], LineStatus.COMMENT, words % {"count": len(others)}),)
