"""docs/deck-formats.md is what it says: every file format with every game's decks, there and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.utils import translation

from cards.catalogue import catalogue_of
from decks.deck_list import DeckList, in_order
from decks.exporting import FORMATS, ExportFormat, export_list
from decks.importing import parse_deck_text
from decks.loading.shipped_decks import shipped_decks
from rules.kernel.game import Game
from tests.decks.exporting.filled_sections import filled

PAGE = Path(__file__).resolve().parents[3] / "docs" / "deck-formats.md"
LANGUAGES = ("en", "zh-hans")
HEAD = """# Deck formats

How decks leave the site and come back: each format of the menu with the shipped decks of each game, written in one language or
the other and read again. A test makes this table; it fails when a deck comes back changed.

"whole" means that game, format, name, note, sections and counts all came back; otherwise the table says what did not. "out" means
for paper and eyes: it is not read again. Square brackets in the name and note of BBCode come back as round ones. No program reads
people's text in a file as markup, a formula or a device name: Markdown escapes it with backslashes, and importing removes them;
tables put an apostrophe before text that begins like a formula; and file names lose characters that hide or reverse their
extension.

"""
FOOT = """
Importing also reads lists as people type them (`3 Name`, `3x Name`, `Name ×3`, with headings, bullets and comments, in simplified
or traditional Chinese and in any width), the definitions of shipped decks (TOML), links to visible decks of this site and to
versions of your own, tables from Excel (`.xlsx`, or CSV with commas, semicolons or tabs, in UTF-8, GBK or Big5), several decks in
one paste, and zip archives of any of these, also those of a Chinese Windows.

Where several cards of a game share a name, the tournament sheet adds the rarity to each of them (`UR`, `SR`); where they share
that, too, it also adds set and number.

## Sheets for Tabletop Simulator

A file for Tabletop Simulator refers to sheets of pictures on this site, which the simulator fetches without cookies. A sheet has
its cards in the order of their numbers, so all decks with the same cards share one; the file says where each card is.

URLs are signed with the site's secret key (`s=`) and never expire: a saved table keeps its pictures as long as the key stays the
same. With another key, export the decks again. A URL without a valid signature is refused (403), because a sheet costs 0.6 s of
CPU and 69 cards have more orders than a cache can hold. Files that were exported before URLs were signed keep working for the
current shipped decks; export other decks again.

Sheets are made with the file and cached in `var/cache/sheets` (400 MB; the least recently used are evicted). An evicted sheet is
made again when it is fetched, and charged to that client; while it is being made the answer is 503 with `Retry-After`.

## Lists from chats

A line that does not plainly name a card is read more freely: `三张Name`, `Name：3`, `Name（3）`, `①Name×3`, emoji, both names side by
side, several cards on a line (`Name x3、Name x2`). The report names at the line whatever was left out, such as a cost in brackets
or a set's number. Where two readings fit, nothing is taken and the report asks about the line. Numbers of lines that go up from 1
(`1.`, `2、`) are numbering, not counts. A first line that resembles no card names the deck; lines that say who wrote when, and
links, are ignored.

A new deck begins with a label `Name: ...`, with a title `### ...`, with each deck code or file, with another name in a table's
column `Deck`, on each sheet of a workbook, and where the first heading of the deck before (`英雄`, `Main deck`) is repeated,
together with the title above it. In a zip, a list without a name gets the name of its file. Cards under “Sideboard”,
“Collection”, “Maybeboard”, “备牌” or “备选” go to the maybe-board, unless the format has a section of that name.

## Deck sites

Decks of Sorcery: Contested Realm are also read and written in the forms of its deck sites. “List for deck sites” has the headings
Avatar, Spellbook, Atlas and Maybeboard over lines such as `4 Name`, “JSON for deck sites” has the fields that programs ask these
sites for: `getAvatarById`, `getDecklistById`, `getSideboardById` and `getMaybeboardById`, lists of entries with `quantity` and
`card.name`. Both have English names; the list loses name and note, the JSON the note. In such a JSON `deck.` may stand before a
name, the parts may lie under `deck` or in the site's answer (`result.data.json`), and the avatar may be a single entry. A missing
`quantity` or `card.name` refuses the file, and the error names it.

Sideboard cards (“Sideboard”, in newer words “Collection”) and maybe-board cards (“Maybeboard”) go to the maybe-board, because the
format has no such sections; the report names each heading or card that goes there. Files for Tabletop Simulator from other
programs are read by the names of their cards.

## What stands beside a list

JSON alone carries what belongs to a deck beside its list, and brings it back: the maybe-board ("maybe") and the notes on single
cards; for the deck's owner also the tags and the named versions, with their notes, lists and dates. All other formats lose these.
The zip of all your decks has a JSON file for each, so it brings them back, too; its texts are for people, and are ignored where
there is JSON. A test moves everything to another account and compares.

No file carries unnamed versions, who may see the deck (imported decks are private), the deck that it was copied from, and
simulations. One import takes 300 decks in 1.2 MB or 12,000 lines; a text file may have 1 MB and a zip 10 MB of this. Unpack the
zip of a larger collection and import it in parts. A zip with more than 2,000 entries of any kind is refused before it is read.

Our JSON says `"deckproof": 1`, its version; files without it are read as well, those of other versions refused. A malformed part
refuses the file, and the error names it; cards that the game does not have are named and left out. Either all decks of an import
are made or none.
"""


def lists_of(game: Game) -> list[DeckList]:
    """The game's shipped decks with a note, one for each format with cards in every section, and one for each that has a pool, which
    states twice what is in the deck."""
    catalogue = catalogue_of(game)
    number_of = {slug: row.number for slug, row in catalogue.rows.items()}.__getitem__
    found = []
    for shipped in shipped_decks(game):
        deck = shipped.listing
        found.append(DeckList(game, deck.format, deck.name, in_order(deck.format, deck.sections, number_of), "一, two\n\n> 3"))
    found += [filled(game, format) for format in game.formats]
    for format in game.formats:
        if any(section.is_pool for section in format.sections):
            slugs = sorted(catalogue.rows)[:9]
            sections = {section.slug: dict.fromkeys(slugs, 2 if section.is_pool else 1) for section in format.sections}
            found.append(DeckList(game, format, "限制 1", in_order(format, sections, number_of), "一"))
    return found


def lost_by(format: ExportFormat, game: Game) -> str:
    """Return in words what of the game's decks did not come back."""
    catalogue = catalogue_of(game)
    lost: set[str] = set()
    for place, deck in enumerate(lists_of(game)):
        language = LANGUAGES[place % 2]
        with translation.override(language):
            content = export_list(deck, format.slug, language, catalogue=catalogue, site="https://cards.example").content
        back = parse_deck_text(content)
        pools = {section.slug for section in deck.format.sections if section.is_pool}
        kept = {section: cards for section, cards in deck.sections.items() if section not in pools}
        assert back.is_clean, (format.slug, deck.name, back.problems)
        assert {section: cards for section, cards in back.sections.items() if section not in pools} == kept, (format.slug, deck.name)
        assert (back.game, back.format) == (deck.game, deck.format), (format.slug, deck.name)
        lost |= {"pool"} if back.sections != deck.sections else set()
        lost |= {"name"} if back.name != deck.name else set()
        lost |= {"note"} if back.note != deck.note else set()
    return "whole" if not lost else "without " + ", ".join(sorted(lost))


@pytest.mark.golden
def test_round_trip_table(all_games: tuple[Game, ...], bless: bool) -> None:
    rows = [f"| format | file | {' | '.join(game.name.en for game in all_games)} |", "| --- " * (len(all_games) + 2) + "|"]
    for format in FORMATS.values():
        cells = ["out" if format.lost is None else lost_by(format, game) for game in all_games]
        rows.append(f"| {format.name} | `.{format.extension}` | {' | '.join(cells)} |")
        stated = "" if format.lost is None else str(format.lost)
        assert all(("note" in cell) <= ("note" in stated) and ("pool" in cell) <= ("pool" in stated) for cell in cells), format.slug
    page = HEAD + "\n".join(rows) + "\n" + FOOT
    if bless:
        PAGE.write_text(page)
    assert page == PAGE.read_text(), "the table has changed; if that is meant, write it again with `make bless` and review the diff"
