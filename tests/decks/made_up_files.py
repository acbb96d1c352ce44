"""Strategies for what importers may meet: as programs write it, nearly so, and nothing like it."""

from __future__ import annotations

import io
import json
import random
import zipfile
from typing import Any

from hypothesis import strategies as st

from decks.exporting import export_list
from decks.lists import DeckList
from decks.pool import pool_of
from rules import games
from rules.kernel.game import Game

TYPED = (
    *("Kiln Ox", "窑牛", "a-ji", "Name: x", "游戏：回响", "Game: Echo", "主卡组（30）", "Main deck"),
    *("[b]", "[*]", "> ", "//", "```", "SB: 2 x", "99999999999 x"),
)
words = st.text(max_size=30) | st.sampled_from(TYPED)
line = st.tuples(st.sampled_from(["", "3 ", "3x ", "x3 ", "- ", "# ", "０", "2 × "]), words).map("".join)
lines = st.lists(line, max_size=40).map("\n".join)
KEYS = ("sections", "ObjectStates", "ContainedObjects", "Nickname", "GMNotes", "Name", "card", "count", "game")
trees = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words | st.just("\ud800\0"),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(words | st.sampled_from(KEYS), inner, max_size=5),
    max_leaves=25,
)
#: What stands where something else belongs, and seldom does.
nonsense = st.sampled_from([None, True, -1, 0, 1.5, 10**30, float("nan"), "", "\ud800", "\0", [], {}, [[]], [{}], {"": None}])


def mostly(right: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """The right thing nineteen times of twenty."""
    return st.integers(0, 19).flatmap(lambda dice: nonsense if dice == 0 else right)


def part_of(keys: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[dict[str, Any]]:
    """An object with some of these keys, each mostly right."""
    return st.fixed_dictionaries({}, optional={key: mostly(value) for key, value in keys.items()})


def deck_trees(game: Game) -> st.SearchStrategy[Any]:
    """Our JSON of a deck: the list and all that may stand beside it."""
    cards = st.sampled_from([*sorted(pool_of(game).rows)[:8], "nobody", ""])
    sections = st.sampled_from([*(section.slug for section in game.format().sections), game.format().sections[-1].name.zh, "attic"])
    formats = st.sampled_from([*(format.slug for format in game.formats), "nonsense"])
    moments = st.sampled_from(["2026-01-02T03:04:05+00:00", "2026-01-02", "9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+23:00", "soon"])
    counts, slug = st.integers(-1, 1_001), mostly(cards)
    entry = part_of({"card": cards, "count": counts, "name": words, "number": st.integers(), "name_zh": words})
    copies = st.dictionaries(cards, mostly(counts), max_size=6)
    listed = mostly(copies | st.lists(entry, max_size=6))
    notes = st.dictionaries(cards, mostly(words), max_size=3)
    draft = {"name": words, "note": words, "format": formats, "sections": st.dictionaries(sections, listed, max_size=3)}
    beside = {"maybe": listed, "card_notes": notes}
    version = part_of({"name": words, "note": words, "made_at": moments, "is_current": st.booleans(), "deck": part_of(draft | beside)})
    own = {"deckproof": st.just(1), "game": st.sampled_from([game.slug, game.name.zh, "chess"])}
    tags, versions = st.lists(mostly(words | slug), max_size=4), st.lists(mostly(version), max_size=3)
    return part_of(own | draft | beside | {"tags": tags, "versions": versions})


def tabletop_trees(game: Game) -> st.SearchStrategy[Any]:
    """Tabletop Simulator's saved objects: cards, piles of them, bags of piles."""
    cards = sorted(pool_of(game).rows.items())[:8]
    names = st.sampled_from([name for _, card in cards for name in (card.name_en, card.name_zh)] + ["nobody", " "])
    notes = st.sampled_from([*(f"{game.format().sections[-1].slug}/{slug}" for slug, _ in cards), "attic/nobody", "a/b/c", "/", ""])
    card = part_of({"Name": st.sampled_from(["Card", "CardCustom"]), "Nickname": names, "GMNotes": notes, "CardID": st.integers()})
    kinds = st.sampled_from(["Deck", "DeckCustom", "Bag", "Card"])
    piles = st.recursive(
        card, lambda inner: part_of({"Name": kinds, "Nickname": words, "ContainedObjects": st.lists(inner, max_size=6)}), max_leaves=15
    )
    heads = st.sampled_from([f"{game.slug}/{game.format().slug}", game.slug, "chess/blitz", "a note", ""])
    note = st.tuples(heads, words).map("\n".join)
    return part_of({"SaveName": words, "Note": note, "ObjectStates": st.lists(mostly(piles), max_size=4)})


def as_json(tree: Any) -> str:
    return json.dumps(tree)


def written(format: str) -> str:
    """A shipped card or two of the first game in that format, to be damaged."""
    game = games.everything()[0]
    pool = pool_of(game)
    deck = DeckList(game, game.format(), "名 x", {game.format().sections[-1].slug: dict.fromkeys(sorted(pool.rows)[:6], 2)}, "note")
    return export_list(deck, format, "en", pool=pool, site="https://cards.example").text


PUT = ("", "\0", "{", "]", "<!ENTITY a 'b'>", "-1", "窑", "\u200b", "\\ud800", "\ufffe", "é", "1" * 20, *TYPED)


def damaged(whole: str) -> st.SearchStrategy[str]:
    """A file with a few pieces cut out, doubled or replaced. Drawn as one number: ten times as quick as drawing each piece."""
    return st.integers(0, 2**62).map(lambda seed: _damaged(whole, random.Random(seed)))


def _damaged(text: str, dice: random.Random) -> str:
    for _ in range(dice.randint(1, 4)):
        start = dice.randint(0, len(text))
        end = min(start + dice.randint(0, 40), len(text))
        text = text[:start] + dice.choice((*PUT, text[start:end] * 2, chr(dice.randrange(0x10000)))) + text[end:]
    return text


def archive(text: str, cut: bytes, place: int) -> bytes:
    """A zip with a list in it, some of its bytes written over."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        made.writestr("a.txt", text.encode("utf-8", "surrogatepass"))
        made.writestr("b.json", text.encode("utf-8", "surrogatepass"))
    content = out.getvalue()
    return content[:4] + (content[4:place] + cut + content[place + len(cut) :] if place > 4 else content[4:])


archives = st.builds(archive, lines, st.binary(max_size=60), st.integers(0, 400))
