"""Card pictures in pixels, for files that can hold no drawings: each is drawn once, in a process of its own, and kept."""

from __future__ import annotations

import fcntl
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import IO

from django.conf import settings

from cards import pictures
from cards.kept_files import KeptFiles
from cards.models import Card
from rules.kernel.game import Game

#: Eight pixels a millimetre of a card of 63 x 88 mm.
WIDTH, HEIGHT = 504, 704
#: The longest that one request waits for drawings, and how many cards one process draws.
SECONDS = 4.0
MOST_AT_ONCE = 100
MOST_BYTES = 600_000_000


def kept() -> KeptFiles:
    return KeptFiles(Path(settings.VAR_DIR) / "cache" / "rasters", MOST_BYTES)


def raster(card: Card, language: str) -> bytes | None:
    """The picture as JPEG, or None while it is not drawn. `language` is `en` or `zh`."""
    return kept().get(_key(card, language))


def raster_of_back(game: Game, language: str) -> bytes | None:
    """The back of the game's cards as JPEG, or None while it is not drawn."""
    return kept().get(_back_key(game, language))


def draw_missing(cards: Iterable[Card], language: str, *, backs: Iterable[Game] = (), seconds: float = SECONDS) -> int:
    """Has those pictures drawn that are not there yet, waits that long for them, and answers how many are still missing.

    The drawing goes on meanwhile: ask again.
    """
    files = kept()
    missing = {files.path(key): card for card in cards if not files.path(key := _key(card, language)).exists()}
    missing_backs = {files.path(key): game for game in backs if not files.path(key := _back_key(game, language)).exists()}
    wanted = [*missing_backs, *missing]
    until = time.monotonic() + seconds
    while left := sum(not path.exists() for path in wanted):
        if lock := _turn(files.folder):
            with lock:
                _start(_orders(missing, missing_backs, language), lock)
        if time.monotonic() >= until:
            break
        time.sleep(0.05)
    return left


def _orders(missing: dict[Path, Card], backs: dict[Path, Game], language: str) -> Iterator[tuple[Path, str]]:
    """Where the next pictures go, and their drawings."""
    for path, game in backs.items():
        if not path.exists():
            yield path, pictures.draw_back(game.slug, language, pictures.drawing_version(game.slug))
    for path, card in islice(((path, card) for path, card in missing.items() if not path.exists()), MOST_AT_ONCE):
        yield path, pictures.draw(card, language)


def _start(orders: Iterable[tuple[Path, str]], lock: IO[str]) -> None:
    """Starts the drawing process. It holds the lock until it ends."""
    kept().prune()
    with tempfile.TemporaryFile() as lines:
        for path, svg in orders:
            lines.write(json.dumps([str(path), svg]).encode() + b"\n")
        lines.seek(0)
        command = [sys.executable, "-m", "cards.drawing_process", str(WIDTH), str(HEIGHT)]
        subprocess.Popen(command, stdin=lines, stdout=subprocess.DEVNULL, cwd=settings.BASE_DIR, pass_fds=[lock.fileno()])


def _turn(folder: Path) -> IO[str] | None:
    """The lock, or None while another process on this machine draws: two at once would only make both slower."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = (folder.parent / "rasters.lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        return None
    return lock


def _key(card: Card, language: str) -> str:
    return f"{card.game}-{card.number}-{pictures.version(card)}-{language}-{WIDTH}.jpg"


def _back_key(game: Game, language: str) -> str:
    return f"{game.slug}-back-{pictures.drawing_version(game.slug)}-{language}-{WIDTH}.jpg"
