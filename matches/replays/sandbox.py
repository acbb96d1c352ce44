"""The state of a sandbox page: a position, the lines done in it and those undone. It travels with the page; the server keeps none."""

from __future__ import annotations

import base64
import binascii
import json
import tomllib
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, replace

from django.utils.translation import get_language, gettext

from cards.catalogue import catalogue_of
from cards.catalogue.names import NameIndex
from decks.models import Deck
from matches.requests.snapshots import DeckSnapshot, card_data, read_cards
from rules.kernel.engine import UnplayableError
from rules.kernel.game import Game
from rules.kernel.language.definitions import DefinitionError
from rules.kernel.positions.sandbox import Opened
from rules.kernel.positions.scenario_format import ScenarioFileError
from rules.kernel.telling.action_errors import ActionError
from rules.wording import Text

#: Bounds: characters of a file, lines done, characters of a line, characters that a link may hold.
MOST_FILE, MOST_LINES, MOST_LINE, MOST_LINK = 40_000, 400, 300, 3_000
MOST_JSON = 200_000
TABLE = "\n[[scenario]]\n"


class SandboxError(Exception):
    """Something was refused, and nothing has changed; the message is in the reader's language. `line` is that of a file, 0 for none."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.line = line


@dataclass(frozen=True, slots=True)
class State:
    """A position (an opened scenario file), the lines done since, and those undone, the last undone last."""

    file: str
    lines: tuple[str, ...] = ()
    undone: tuple[str, ...] = ()

    @property
    def token(self) -> str:
        """The whole state as text for addresses and forms."""
        told = json.dumps([self.file, self.lines, self.undone], ensure_ascii=False, separators=(",", ":"))
        return base64.urlsafe_b64encode(zlib.compress(told.encode(), 9)).decode().rstrip("=")

    @classmethod
    def from_token(cls, token: str) -> State:
        """Raises SandboxError for what is no state, or a larger one than there may be."""
        try:
            packed = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
            told = zlib.decompressobj().decompress(packed, MOST_JSON)
            file, lines, undone = json.loads(told)
            state = cls(file, tuple(lines), tuple(undone))
        except (ValueError, TypeError, zlib.error, binascii.Error, RecursionError):
            raise SandboxError(gettext("This link is broken: copy the whole of it.")) from None
        if not isinstance(file, str) or not all(isinstance(line, str) for line in state.lines + state.undone):
            raise SandboxError(gettext("This link is broken: copy the whole of it."))
        return state.checked()

    def checked(self) -> State:
        """Return the state itself. Raises SandboxError when it has grown too large."""
        if len(self.file) > MOST_FILE:
            raise SandboxError(gettext("This file is too long: a position takes at most %(most)s characters.") % {"most": f"{MOST_FILE:,}"})
        if len(self.lines) + len(self.undone) > MOST_LINES:
            raise SandboxError(
                gettext("After %(most)s actions a sandbox is full. Copy the position and go on from it.") % {"most": MOST_LINES}
            )
        if any(len(line) > MOST_LINE for line in self.lines + self.undone):
            raise SandboxError(gettext("This action is too long."))
        return self

    def doing(self, line: str) -> State:
        """Return the state after one line more; what was undone is forgotten, unless the line is what would be done again."""
        undone = self.undone[:-1] if self.undone[-1:] == (line,) else ()
        return replace(self, lines=(*self.lines, line), undone=undone).checked()

    def undoing(self, to: int) -> State:
        """Return the state after undoing all but so many lines."""
        to = max(0, min(to, len(self.lines)))
        return replace(self, lines=self.lines[:to], undone=(*self.undone, *reversed(self.lines[to:])))

    def redoing(self) -> State:
        return replace(self, lines=(*self.lines, *self.undone[-1:]), undone=self.undone[:-1])

    @property
    def head(self) -> str:
        """The part of the file before the scenario: the game and the file's own cards."""
        return self.file.partition(TABLE)[0] + "\n"


def open_file(game: Game, text: str, number: int = 0) -> tuple[State, Opened]:
    """A pasted file. Raises SandboxError, naming the line that is wrong."""
    if len(text) > MOST_FILE:
        raise SandboxError(gettext("This file is too long: a position takes at most %(most)s characters.") % {"most": f"{MOST_FILE:,}"})
    try:
        opened = game.sandbox().open(text, catalogue_of(game).definitions, number)
    except ScenarioFileError as error:
        raise _refused(error) from error
    return State(opened.file, opened.lines).checked(), opened


def _refused(error: ScenarioFileError) -> SandboxError:
    return SandboxError(gettext("Line %(line)s: %(reason)s") % {"line": error.line, "reason": told(error.reason)}, error.line)


def told(text: Text) -> str:
    """The words in the reader's language."""
    return text.in_language(get_language())


def begin_with_decks(game: Game, left: Deck, right: Deck, seed: int) -> State:
    """Two decks about to begin. Raises SandboxError for one that can't be played."""
    pool = catalogue_of(game)
    snapshots = [DeckSnapshot.of_deck(deck, pool) for deck in (left, right)]
    try:
        cards = read_cards(game, card_data(pool, snapshots))
    except DefinitionError as error:
        raise SandboxError(told(error.problem)) from error
    try:
        return State(game.sandbox().of_decks([snapshot.playable(cards) for snapshot in snapshots], seed))
    except UnplayableError as error:
        raise SandboxError(told(error.reason)) from error


def change_position(game: Game, state: State, changes: list[str]) -> State:
    """The position after some changes; what was done in it is forgotten. Raises SandboxError, saying which change can't be made."""
    file = state.file
    for change in changes:
        try:
            file = game.sandbox().change(file, catalogue_of(game).definitions, change)
        except ActionError as error:
            raise SandboxError(told(error.reason)) from error
        except ScenarioFileError as error:
            raise _refused(error) from error
    return State(file).checked() if changes else state


def find_card(game: Game, name: str, file: str = "") -> str:
    """The slug of the card called so, in the file or in the game. Raises SandboxError with the nearest names."""
    pool = catalogue_of(game)
    own = NameIndex.of_cards({slug: (text.en, text.zh, slug) for slug, text in own_names(file).items()})
    found = own.find(name) or pool.names.find(name)
    if found:
        return found[0]
    near = [pool.rows[slug].name for slug in pool.names.nearest(name)]
    if not name.strip():
        raise SandboxError(gettext("Say which card."))
    if near:
        raise SandboxError(
            gettext("No card is called “%(name)s”. Did you mean %(near)s?") % {"name": name[:80], "near": gettext(", ").join(near)}
        )
    raise SandboxError(gettext("No card is called “%(name)s”.") % {"name": name[:80]})


def own_names(file: str) -> Mapping[str, Text]:
    """The names of the cards that stand in the file alone."""
    cards = tomllib.loads(file).get("cards", [])
    return {card["slug"]: Text(card["name"], card.get("name_zh") or card["name"]) for card in cards}
