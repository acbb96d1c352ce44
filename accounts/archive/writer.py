"""Write all data of a member as a zip in pieces, with one file in memory at a time."""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Iterable, Iterator
from typing import Any

from django.contrib.auth.models import User
from django.db.models import Model
from django.utils import timezone, translation
from django.utils.translation import gettext

from accounts.archive.manifest import NAME, Manifest
from accounts.services import account_of
from cards.catalogue import catalogue_of
from decks.collections.collection_files import write_collection
from decks.collections.owned_cards import holdings_of, stored_holdings
from decks.exporting.files import export_list, file_name
from decks.exporting.records import record_of
from decks.models import Deck, SavedSearch, with_rows
from decks.owners import Owner
from matches.models import Simulation
from rules import games


class _Buffer:
    """A file object that collects the bytes written since the last `take`."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def write(self, piece: bytes) -> int:
        self.pieces.append(bytes(piece))
        return len(piece)

    def flush(self) -> None:
        pass

    def take(self) -> bytes:
        content = b"".join(self.pieces)
        self.pieces.clear()
        return content


def export_archive(user: User, language: str) -> Iterator[bytes]:
    """Yield the zip in pieces. The text files are in the given language."""
    buffer, digests = _Buffer(), dict[str, str]()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:  # type: ignore[call-overload]
        for name, content in _files(user, language):
            digests[name] = hashlib.sha256(content).hexdigest()
            archive.writestr(name, content)
            yield buffer.take()
        manifest = Manifest(str(account_of(user).key), user.get_username(), timezone.now().isoformat(), digests)
        archive.writestr(NAME, manifest.as_bytes)
    yield buffer.take()


def _files(user: User, language: str) -> Iterator[tuple[str, bytes]]:
    owner = Owner(user)
    yield "readme.txt", _readme(language)
    account = account_of(user)
    yield "settings.json", _json({"name": user.get_username(), "language": account.language, "email": user.email})
    yield from _decks(owner, language)
    for game in games.everything():
        held = stored_holdings(owner, catalogue_of(game))
        if held:
            yield f"collection/{game.slug}.json", _json(held)
            shown = write_collection(holdings_of(owner, catalogue_of(game)), catalogue_of(game), language)
            yield f"collection/{game.slug}.csv", b"\xef\xbb\xbf" + shown.encode()
    searches = SavedSearch.objects.filter(owner=user).order_by("game", "name")
    yield "searches.json", _json([{"game": each.game, "name": each.name, "query": each.query} for each in searches])
    yield from _simulations(user)


def _decks(owner: Owner, language: str) -> Iterator[tuple[str, bytes]]:
    keys = list(Deck.objects.owned_by(owner).order_by("game", "name", "created_at").values_list("pk", flat=True))
    for number, pk in enumerate(keys, 1):
        deck = Deck.objects.filter(pk=pk).prefetch_related("tags").first()
        if deck is None:  # deleted in the meantime
            continue
        catalogue = catalogue_of(deck.game)
        with_rows([deck])
        stem = f"decks/{deck.game}/{number:04} {file_name(deck.title, '').rstrip('.')}"
        yield f"{stem}.json", _json(record_of(deck, catalogue))
        with translation.override(language):
            yield f"{stem}.txt", export_list(deck.listing(catalogue), "text", language, catalogue=catalogue).content


def _simulations(user: User) -> Iterator[tuple[str, bytes]]:
    """Yield the settings and results of the simulations, without their games."""
    keys = list(Simulation.objects.filter(owner=user).order_by("created_at").values_list("pk", flat=True))
    for at in range(0, len(keys), 100):
        rows = Simulation.objects.filter(pk__in=keys[at : at + 100]).defer("cards").with_results().prefetch_related("contestants")
        yield f"simulations/{at // 100 + 1:03}.json", _json([_simulation(each) for each in rows])


def _simulation(row: Simulation) -> dict[str, Any]:
    names = ("game", "kind", "name", "note", "visibility", "level", "opponent_level", "seed", "games", "stop", "status")
    times = ("created_at", "started_at", "finished_at", "cancelled_at")
    wins, draws, losses = row.so_far
    decks = [{"deck": _key(each, "deck_id"), "name": each.snapshot["name"], "weight": each.weight} for each in row.contestants.all()]
    return {
        "id": str(row.pk),
        **{name: getattr(row, name) for name in names},
        **{name: moment.isoformat() if (moment := getattr(row, name)) else None for name in times},
        "decks": decks,
        "wins": wins,
        "draws": draws,
        "losses": losses,
    }


def _key(row: Model, name: str) -> str | None:
    key = getattr(row, name)
    return str(key) if key else None


def _json(content: Any) -> bytes:
    return json.dumps(content, ensure_ascii=False, indent=1).encode()


def _readme(language: str) -> bytes:
    with translation.override(language):
        lines: Iterable[str] = (
            gettext("Everything that Deckproof keeps for you."),
            gettext("The JSON files hold all of it, the others are lists to read."),
            gettext("To bring it back, choose this zip, unchanged, under your account: Everything of mine."),
            gettext("Decks with their versions, your cards, your searches and your language come back; simulations are for reading."),
        )
        return ("\n".join(lines) + "\n").encode()
