"""Made-up files for the importers: as programs write them, nearly so, and nothing like it.

Hypothesis draws the dice's seed alone, which is ten times as quick as letting it draw each piece.
"""

from __future__ import annotations

import io
import json
import random
import zipfile
from collections.abc import Callable
from typing import Any

from cards.catalogue import catalogue_of
from decks.deck_list import DeckList
from decks.exporting import export_list
from rules import games
from rules.kernel.game import Game

Dice = random.Random
#: Makes one thing.
Make = Callable[[Dice], Any]
TYPED = (
    *("Kiln Ox", "窑牛", "a-ji", "Name: x", "游戏：回响", "Game: Echo", "主卡组（30）", "Main deck"),
    *("[b]", "[*]", "> ", "//", "```", "SB: 2 x", "99999999999 x"),
    *("窑牛x3、Kiln Ox x2", "① 窑牛×3", "1、窑牛（2费）三张", "### 名", "【主卡组】", "Deck,Count,Card", "12:03 https://x"),
)
#: Letters from here to there: plain ones, Chinese ones, control characters, those of every script and beyond.
LETTERS = ((0x20, 0x7F), (0x20, 0x7F), (0x4E00, 0x9FFF), (0, 0x20), (0x80, 0xD7FF), (0xE000, 0xFFFF), (0x10000, 0x10FFFF))
OPENINGS = ("", "3 ", "3x ", "x3 ", "- ", "# ", "０", "2 × ")
KEYS = ("sections", "ObjectStates", "ContainedObjects", "Nickname", "GMNotes", "Name", "card", "count", "game")
NUMBERS = (None, True, False, 0, 1, -1, 3, 2**63, 10**30, 0.0, -1.5, 1e308, float("nan"), float("inf"), "\ud800\0")
#: What stands where something else belongs, and seldom does.
NONSENSE = (None, True, -1, 0, 1.5, 10**30, float("nan"), "", "\ud800", "\0", [], {}, [[]], [{}], {"": None})


def word(dice: Dice) -> str:
    if dice.random() < 0.4:
        return dice.choice(TYPED)
    first, last = dice.choice(LETTERS)
    mixed = dice.random() < 0.2
    return "".join(chr(dice.randint(*(dice.choice(LETTERS) if mixed else (first, last)))) for _ in range(dice.randint(0, 30)))


def typed(dice: Dice) -> str:
    """Up to forty lines."""
    return "\n".join(dice.choice(OPENINGS) + word(dice) for _ in range(dice.choice((1, 2, 5, 40))))


def tree(dice: Dice, depth: int = 0) -> Any:
    kind = dice.randrange(6) if depth < 5 else dice.randrange(3)
    if kind < 3:
        return word(dice) if kind else dice.choice(NUMBERS)
    if kind == 3:
        return [tree(dice, depth + 1) for _ in range(dice.randint(0, 3))]
    return {(dice.choice(KEYS) if dice.random() < 0.7 else word(dice)): tree(dice, depth + 1) for _ in range(dice.randint(0, 4))}


def of(*things: Any) -> Make:
    return lambda dice: dice.choice(things)


def mostly(right: Make) -> Make:
    """Make the right thing nineteen times of twenty."""
    return lambda dice: dice.choice(NONSENSE) if dice.randrange(20) == 0 else right(dice)


def part_of(keys: dict[str, Make]) -> Make:
    """An object with some of these keys, each mostly right."""
    return lambda dice: {key: mostly(make)(dice) for key, make in keys.items() if dice.random() < 0.6}


def many(make: Make, most: int) -> Make:
    return lambda dice: [make(dice) for _ in range(dice.randint(0, most))]


def counted(keys: Make, values: Make, most: int) -> Make:
    return lambda dice: {keys(dice): values(dice) for _ in range(dice.randint(0, most))}


def either(*makes: Make) -> Make:
    return lambda dice: dice.choice(makes)(dice)


def nested(leaf: Make, around: Callable[[Make], Make], depth: int) -> Make:
    return leaf if depth == 0 else either(leaf, around(nested(leaf, around, depth - 1)))


def deck_tree(game: Game) -> Make:
    """Our JSON of a deck: the list and all that may stand beside it."""
    cards = of(*sorted(catalogue_of(game).rows)[:8], "nobody", "")
    sections = of(*(section.slug for section in game.format().sections), game.format().sections[-1].name.zh, "attic")
    formats = of(*(format.slug for format in game.formats), "nonsense")
    moments = of("2026-01-02T03:04:05+00:00", "2026-01-02", "9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+23:00", "soon")
    counts = of(-1, 0, *range(1, 6), *range(1, 6), 1_000, 1_001)
    slug = mostly(cards)
    entry = part_of({"card": cards, "count": counts, "name": word, "number": of(0, 7, -3, 10**30), "name_zh": word})
    listed = mostly(either(counted(cards, mostly(counts), 6), many(entry, 6)))
    draft = {"name": word, "note": word, "format": formats, "sections": counted(sections, listed, 3)}
    extras = {"maybe": listed, "card_notes": counted(cards, mostly(word), 3)}
    version = part_of({"name": word, "note": word, "made_at": moments, "is_current": of(True, False), "deck": part_of(draft | extras)})
    own = {"deckproof": of(1), "game": of(game.slug, game.name.zh, "chess")}
    return part_of(own | draft | extras | {"tags": many(mostly(either(word, slug)), 4), "versions": many(mostly(version), 3)})


def tabletop_tree(game: Game) -> Make:
    """Tabletop Simulator's saved objects: cards, piles of them, bags of piles."""
    cards = sorted(catalogue_of(game).rows.items())[:8]
    names = of(*(name for _, card in cards for name in (card.name_en, card.name_zh)), "nobody", " ")
    notes = of(*(f"{game.format().sections[-1].slug}/{slug}" for slug, _ in cards), "attic/nobody", "a/b/c", "/", "")
    card = part_of({"Name": of("Card", "CardCustom"), "Nickname": names, "GMNotes": notes, "CardID": of(100, -1, 10**30)})
    kinds = of("Deck", "DeckCustom", "Bag", "Card")
    piles = nested(card, lambda inner: part_of({"Name": kinds, "Nickname": word, "ContainedObjects": many(inner, 6)}), 3)
    heads = of(f"{game.slug}/{game.format().slug}", game.slug, "chess/blitz", "a note", "")
    return part_of({"SaveName": word, "Note": lambda dice: f"{heads(dice)}\n{word(dice)}", "ObjectStates": many(mostly(piles), 4)})


def as_json(make: Make) -> Make:
    return lambda dice: json.dumps(make(dice))


def written(format: str) -> str:
    """A shipped card or two of the first game in that format, to be damaged."""
    game = games.everything()[0]
    catalogue = catalogue_of(game)
    deck = DeckList(game, game.format(), "名 x", {game.format().sections[-1].slug: dict.fromkeys(sorted(catalogue.rows)[:6], 2)}, "note")
    return export_list(deck, format, "en", catalogue=catalogue, site="https://cards.example").text


PUT = ("", "\0", "{", "]", "<!ENTITY a 'b'>", "-1", "窑", "\u200b", "\\ud800", "\ufffe", "é", "1" * 20, *TYPED)


def damaged(whole: str) -> Make:
    """A file with a few pieces cut out, doubled or replaced."""
    return lambda dice: _damaged(whole, dice)


def _damaged(text: str, dice: Dice) -> str:
    for _ in range(dice.randint(1, 4)):
        start = dice.randint(0, len(text))
        end = min(start + dice.randint(0, 40), len(text))
        text = text[:start] + dice.choice((*PUT, text[start:end] * 2, chr(dice.randrange(0x10000)))) + text[end:]
    return text


def archive(dice: Dice) -> bytes:
    """A zip with a list in it, some of its bytes written over."""
    out = io.BytesIO()
    text = typed(dice)
    with zipfile.ZipFile(out, "w") as made:
        made.writestr(zipfile.ZipInfo("a.txt"), text.encode("utf-8", "surrogatepass"))
        made.writestr(zipfile.ZipInfo("b.json"), text.encode("utf-8", "surrogatepass"))
    content, cut, place = out.getvalue(), dice.randbytes(dice.randint(0, 60)), dice.randint(0, 400)
    return content[:4] + (content[4:place] + cut + content[place + len(cut) :] if place > 4 else content[4:])
