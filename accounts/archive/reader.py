"""Import a member's account archive, completely or not at all. Refuse any zip that this site did not write for that member."""

from __future__ import annotations

import hashlib
import json
import zipfile
import zlib
from dataclasses import dataclass
from typing import IO, Any

from django.contrib.auth.models import User
from django.db import transaction
from django.utils.translation import gettext

from accounts.archive.manifest import MAX_BYTES, MAX_FILE_BYTES, MAX_FILES, MAX_UNPACKED, NAME, ArchiveError, Manifest
from accounts.lookalikes import skeleton_of
from accounts.services import account_of, save_account_field
from cards.catalogue import catalogue_of
from decks.collections.owned_cards import set_holdings, stored_holdings
from decks.exporting.records import restore_deck
from decks.lists.changes import ChangeError
from decks.owners import Owner
from decks.search.saved_searches import SavedSearchError, save_search
from decks.unseen_cards import hidden_keys
from rules import games

#: The record at the end of a zip that states its number of files.
_END, _END_LENGTH, _LONGEST_COMMENT = b"PK\x05\x06", 22, 65_535


@dataclass(frozen=True, slots=True)
class ImportedCounts:
    """The counts of what was imported. `left`: decks that were skipped, because they exist already or the site no longer has their game."""

    decks: int
    left: int
    cards: int
    searches: int


def import_archive(*, user: User, file: IO[bytes]) -> ImportedCounts:
    """Import the zip. On ArchiveError, which says why in words, nothing has changed."""
    with _open(file) as archive:
        manifest = _read_manifest(archive, user)
        try:
            with transaction.atomic():
                return _import_files(archive, manifest, user)
        except (ChangeError, SavedSearchError) as error:
            raise ArchiveError(error.message) from error
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ArchiveError(gettext("This zip holds what can't be kept here any more. Nothing was taken in.")) from error


def _open(file: IO[bytes]) -> zipfile.ZipFile:
    """Open the zip. Raise ArchiveError if it is damaged or exceeds a limit."""
    size = file.seek(0, 2)
    if size > MAX_BYTES:
        raise ArchiveError(gettext("This file is larger than %(most)d MB. Nothing was taken in.") % {"most": MAX_BYTES // 1_000_000})
    file.seek(max(0, size - _END_LENGTH - _LONGEST_COMMENT))
    tail = file.read()
    at = tail.rfind(_END)
    if at < 0 or len(tail) < at + _END_LENGTH:
        raise ArchiveError(gettext("This is no zip file. Choose the one that you got from “Everything of mine”."))
    count = int.from_bytes(tail[at + 10 : at + 12], "little")
    directory = int.from_bytes(tail[at + 12 : at + 16], "little")
    if count > MAX_FILES or directory > MAX_FILES * 600:
        raise ArchiveError(_too_much())
    try:
        archive = zipfile.ZipFile(file)
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError) as error:
        raise ArchiveError(gettext("This zip file is damaged. Nothing was taken in.")) from error
    entries = archive.infolist()
    if len(entries) > MAX_FILES or sum(each.file_size for each in entries) > MAX_UNPACKED:
        raise ArchiveError(_too_much())
    return archive


def _read_manifest(archive: zipfile.ZipFile, user: User) -> Manifest:
    """Return the manifest. Raise ArchiveError unless this site wrote the zip for the member and nobody has changed it."""
    if NAME not in archive.namelist():
        raise ArchiveError(gettext("This zip was not written by “Everything of mine”. Nothing was taken in."))
    manifest = Manifest.read(_unpack(archive, NAME))
    if manifest is None:
        raise ArchiveError(_not_ours())
    is_own = manifest.account == str(account_of(user).key) or skeleton_of(manifest.name) == skeleton_of(user.get_username())
    if not is_own:
        words = gettext("This zip holds what belongs to %(name)s. Sign in under that name to take it in.")
        raise ArchiveError(words % {"name": manifest.name})
    unpacked = 0
    for name, digest in manifest.files.items():
        content = _unpack(archive, name)
        unpacked += len(content)
        if unpacked > MAX_UNPACKED:
            raise ArchiveError(_too_much())
        if hashlib.sha256(content).hexdigest() != digest:
            raise ArchiveError(_not_ours())
    return manifest


def _unpack(archive: zipfile.ZipFile, name: str) -> bytes:
    """Unpack one file. Check its real length, because the zip's directory may lie. Raise ArchiveError."""
    try:
        with archive.open(name) as entry:
            content = entry.read(MAX_FILE_BYTES + 1)
    except (KeyError, zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, NotImplementedError, ValueError) as error:
        raise ArchiveError(_not_ours()) from error
    if len(content) > MAX_FILE_BYTES:
        raise ArchiveError(_too_much())
    return content


def _import_files(archive: zipfile.ZipFile, manifest: Manifest, user: User) -> ImportedCounts:
    owner = Owner(user)
    decks = left = cards = 0

    def read(name: str) -> Any:
        return json.loads(_unpack(archive, name))

    for name in (each for each in manifest.files if each.startswith("decks/") and each.endswith(".json")):
        if restore_deck(owner=owner, record=read(name)) is None:
            left += 1
        else:
            decks += 1
    for game in games.everything():
        name = f"collection/{game.slug}.json"
        if name in manifest.files:
            catalogue = catalogue_of(game)
            mine, held = stored_holdings(owner, catalogue), read(name)
            readable = catalogue.rows.keys() | hidden_keys(held, catalogue).keys()
            counts = {slug: max(count, mine.get(slug, 0)) for slug, count in held.items() if slug in readable}
            set_holdings(owner=owner, catalogue=catalogue, counts=counts)
            cards += len(counts)
    known = {game.slug: game for game in games.everything()}
    searches = [each for each in read("searches.json") if each["game"] in known]
    for each in searches:
        save_search(owner=owner, game=known[each["game"]], name=each["name"], address=each["query"])
    account = account_of(user)
    if not account.language:
        account.language = read("settings.json")["language"]
        save_account_field(account, "language")
    return ImportedCounts(decks, left, cards, len(searches))


def _not_ours() -> str:
    return gettext("This zip was changed, damaged, or not written by this site. Choose it just as you got it; nothing was taken in.")


def _too_much() -> str:
    return gettext("This zip holds more than is taken in at once. Nothing was taken in.")
