"""The refusal of what can't be read as a deck or a collection."""

from __future__ import annotations

from rules.kernel.game import Game


class UnreadableDeckError(ValueError):
    """Nothing of the text can be read as a deck. `code` is stable, the message in the reader's language; `game` is the game that the text
    names when it is not the one it was read for, `candidates` are the games that it can be read for when it names none.
    """

    def __init__(self, code: str, message: str, game: Game | None = None, candidates: tuple[Game, ...] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.game = game
        self.candidates = candidates

    def __reduce__(self) -> tuple[type[UnreadableDeckError], tuple[object, ...]]:
        return UnreadableDeckError, (self.code, self.message, self.game, self.candidates)
