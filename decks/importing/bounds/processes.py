"""Parse long texts in the process pool (`limits.process_pool`); games, formats and cards in the result are pickled as slugs."""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from typing import Any, TypeVar

from cards.catalogue import catalogue_of, held_catalogues
from cards.models import Card
from limits.ledger import paying
from limits.payers import Payer
from limits.process_pool import PROCESS_POOL
from rules import games
from rules.construction import Format
from rules.kernel.game import Game

T = TypeVar("T")
#: The most characters and lines of a text that is parsed in the request, which takes milliseconds; a deck has half as many.
SHORT_CHARACTERS, FEW_LINES = 4_000, 120


def is_short(text: str) -> bool:
    return len(text) <= SHORT_CHARACTERS and text.count("\n") < FEW_LINES


def run_in_pool(payer: Payer, work: Callable[[], T], *, is_short: bool = False) -> T:
    """Return the result of `work`, which parses texts and uses no database, and charge its CPU time to `payer`.

    Raise what `work` raises, and RefusedError.
    """
    if is_short:
        with paying(payer):
            return work()
    with held_catalogues():
        for game in games.everything():
            assert catalogue_of(game).names
        made: T = PROCESS_POOL.run_and_wait(payer, work, dump=dump, load=load)
        return made


def dump(value: Any) -> bytes:
    out = io.BytesIO()
    _Pickler(out, pickle.HIGHEST_PROTOCOL).dump(value)
    return out.getvalue()


def load(content: bytes) -> Any:
    return _Unpickler(io.BytesIO(content)).load()


class _Pickler(pickle.Pickler):
    def persistent_id(self, value: Any) -> tuple[str, ...] | None:
        if isinstance(value, Game):
            return ("game", value.slug)
        if isinstance(value, Format):
            return next((("format", game.slug, value.slug) for game in games.everything() if value in game.formats), None)
        if isinstance(value, Card):
            return ("card", value.game, value.slug)
        return None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, key: Any) -> Any:
        kind, game, *rest = key
        if kind == "game":
            return games.get(game)
        return games.get(game).format(rest[0]) if kind == "format" else catalogue_of(game).rows[rest[0]]
