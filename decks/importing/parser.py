"""Read whatever a person pastes as a deck: find out what it is and for which game, and report what became of every line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from django.utils.translation import gettext, pgettext

from cards.catalogue import catalogue_of, held_catalogues
from cards.catalogue.names import key_of
from decks.importing.bounds.limits import checked_text
from decks.importing.coded import decode, find_code, game_of_code, read_coded
from decks.importing.files.documents import Document, of_tree, parse_json, read_csv, read_document, read_toml
from decks.importing.lines.resolution import Patience, Resolver, other_games
from decks.importing.lines.text_lists import read_text
from decks.importing.programs.deck_sites import read_deck_site
from decks.importing.programs.saved_files import read_cockatrice, read_tabletop
from decks.importing.report import ImportReport
from decks.notation import markdown, vocabulary
from decks.notation.card_lines import Reading, readings
from decks.notation.chat_lines import apart, chat_readings
from decks.notation.headings import Label, LineReader, card_words
from decks.notation.refusals import UnreadableDeckError
from decks.wording import said
from rules import games
from rules.kernel.game import Game

#: Reads one text for a game.
Read = Callable[[Game, Resolver], ImportReport]


@held_catalogues()
def parse_deck_text(text: str | bytes, *, game: Game | None = None, format: str = "", patience: Patience | None = None) -> ImportReport:
    """Read a pasted deck for a game, or for the game that the text names or fits.

    `format` (a slug) is used where the text names none. Several texts of one request share their `patience`. Messages are in the language
    that is active. Raise UnreadableDeckError when nothing can be read, or when the text names another game; single lines that can't be read
    are in the report instead.
    """
    visible = markdown.unescape(checked_text(text))
    document = _document(visible)
    if document is not None:
        return _resolved(partial(read_document, document), _agreed(game, _game_called(document.game)), patience, games.everything())
    code = find_code(visible)
    if code:
        coded = decode(code)
        stated = game_of_code(coded)
        return read_coded(visible, code, coded, catalogue_of(_agreed(game, stated) or stated))
    chosen = _agreed(game, _stated_game(visible))
    fitting = (chosen,) if chosen else _games_named_in(visible)
    return _resolved(partial(_read_text, visible, format if chosen else ""), chosen, patience, fitting)


def _document(text: str) -> Document | None:
    """Return the text as a file of this site or of another program, or None when it is a plain list. Raise UnreadableDeckError."""
    data = parse_json(text)
    if data is not None:
        return read_tabletop(data) or read_deck_site(data) or of_tree(data, "json")
    return read_cockatrice(text) or read_toml(text) or read_csv(text)


def _read_text(text: str, format: str, game: Game, resolver: Resolver) -> ImportReport:
    try:
        chosen = game.format(format)
    except KeyError as error:
        words = gettext("This game has no format “%(format)s”.") % {"format": format}
        raise UnreadableDeckError("unknown_format", words) from error
    return read_text(text, game, chosen, resolver)


def _games_named_in(text: str) -> tuple[Game, ...]:
    """Return the games that have a card with a name on any line: for the others the text would have no cards."""
    keys = {key_of(way.slug or way.name) for raw in text.split("\n") for words in card_words(raw) for way in _ways(words)}
    return tuple(game for game in games.everything() if not keys.isdisjoint(catalogue_of(game).names.slugs))


def _ways(words: str) -> Iterator[Reading]:
    """Yield every way to read a line, whole or in parts."""
    for each in (words, *apart(words)):
        yield from readings(each)
        yield from chat_readings(each)


def _resolved(read: Read, game: Game | None, patience: Patience | None, fitting: Sequence[Game]) -> ImportReport:
    """Return the report for the game, or for the one of these games that fits."""
    chosen = game or _game_that_fits(read, fitting)
    return read(chosen, Resolver(catalogue_of(chosen), other_games(chosen), patience or Patience()))


def _game_that_fits(read: Read, fitting: Sequence[Game]) -> Game:
    """Return the only game whose cards match all lines. Raise UnreadableDeckError when none does, or several do."""
    reports = [report for game in fitting if (report := read(game, Resolver(catalogue_of(game), patience=Patience(0)))).cards]
    whole = [report for report in reports if report.is_clean]
    if not reports:
        raise UnreadableDeckError("no_cards", gettext("No line is a card of any game here."))
    candidates = whole or reports
    if len(candidates) == 1:
        return candidates[0].game
    names = pgettext("between names", ", ").join(f"{said(report.game.name)} ({report.game.slug})" for report in candidates)
    words = gettext("This can be read for more than one game: %(games)s. Say which.")
    fitting = tuple(report.game for report in candidates)
    raise UnreadableDeckError("which_game", words % {"games": names}, candidates=fitting)


def _agreed(asked: Game | None, stated: Game | None) -> Game | None:
    """Return the game to read for, None if nobody names one. Raise UnreadableDeckError when the text names another one."""
    if asked is not None and stated is not None and asked.slug != stated.slug:
        words = gettext("This deck is for %(stated)s, not for %(asked)s.")
        raise UnreadableDeckError("other_game", words % {"stated": said(stated.name), "asked": said(asked.name)}, stated)
    return asked or stated


def _game_called(words: str) -> Game | None:
    """Return the game of that name or slug, None for no words. Raise UnreadableDeckError for a game that is not here."""
    if not words.strip():
        return None
    for game in games.everything():
        if key_of(words) in {key_of(name) for name in (game.slug, game.name.en, game.name.zh)}:
            return game
    raise UnreadableDeckError(
        "unknown_game", gettext("This deck is for “%(game)s”, which is not a game of this site.") % {"game": words[:40]}
    )


def _stated_game(text: str) -> Game | None:
    """Return the game that a `Game:` line names."""
    first = games.everything()[0]
    reader = LineReader(first, first.format())
    for raw in text.split("\n"):
        if ":" in raw or "：" in raw:
            read = reader.read(raw)
            if isinstance(read, Label) and read.thing == vocabulary.GAME:
                return _game_called(read.value)
    return None
