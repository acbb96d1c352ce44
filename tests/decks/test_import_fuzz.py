"""Importers meet anything: every input is read or refused in words, and none takes a second.

DECKPROOF_FUZZ_INPUTS says how many inputs each importer gets (then the second is asserted, too); hypothesis prints
the input that fails, and with DECKPROOF_FUZZ_SEED the same inputs come again.
"""

from __future__ import annotations

import io
import json
import os
import random
import time
import zipfile
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from decks.exporting import export_list
from decks.importing import UnreadableDeckError, parse_deck_text
from decks.importing.several import split_decks, text_of_zip
from decks.lists import DeckList
from decks.pool import pool_of
from rules import games
from rules.kernel.game import Game

INPUTS = int(os.environ.get("DECKPROOF_FUZZ_INPUTS", "25"))
SEED = int(os.environ.get("DECKPROOF_FUZZ_SEED", "0")) or random.randrange(2**32)
MOST_SECONDS = 1.0
IS_LONG = "DECKPROOF_FUZZ_INPUTS" in os.environ
WRITTEN = ("text", "markdown", "bbcode", "csv", "json", "cockatrice", "tabletop", "code", "link")

words = st.text(max_size=30) | st.sampled_from(
    [
        "Kiln Ox",
        "窑牛",
        "a-ji",
        "Name: x",
        "游戏：回响",
        "Game: Echo",
        "主卡组（30）",
        "Main deck",
        "[b]",
        "[*]",
        "> ",
        "//",
        "```",
        "SB: 2 x",
        "99999999999 x",
    ]
)
lines = st.lists(st.tuples(st.sampled_from(["", "3 ", "3x ", "x3 ", "- ", "# ", "０", "2 × "]), words).map("".join), max_size=40).map(
    "\n".join
)
trees = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            words
            | st.sampled_from(["sections", "ObjectStates", "ContainedObjects", "Nickname", "GMNotes", "Name", "card", "count", "game"]),
            inner,
            max_size=5,
        )
    ),
    max_leaves=25,
)


def written(format: str) -> str:
    """A shipped card or two of the first game in that format, to be damaged."""
    game = games.everything()[0]
    pool = pool_of(game)
    slugs = sorted(pool.rows)[:6]
    deck = DeckList(game, game.format(), "名 x", {game.format().sections[-1].slug: dict.fromkeys(slugs, 2)}, "note")
    return export_list(deck, format, "en", pool=pool, site="https://cards.example").text


@st.composite
def damaged(draw: st.DrawFn, whole: str) -> str:
    """A file with a few pieces cut out, doubled or replaced."""
    text = whole
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(start + draw(st.integers(0, 40)), len(text))
        text = (
            text[:start]
            + draw(st.sampled_from(["", text[start:end] * 2, "\0", "{", "]", "<!ENTITY a 'b'>", "-1", "窑", "\u200b"]) | words)
            + text[end:]
        )
    return text


def meets(read: Callable[[], object]) -> None:
    started = time.process_time()
    refused = None
    try:
        read()
    except UnreadableDeckError as refusal:
        refused = refusal
    assert refused is None or (refused.code and refused.message)
    assert not IS_LONG or time.process_time() - started < MOST_SECONDS


def fuzz(strategy: st.SearchStrategy[object], check: Callable[[object], None]) -> None:
    print(f"DECKPROOF_FUZZ_SEED={SEED}")

    @seed(SEED)
    @settings(
        max_examples=INPUTS, deadline=None, database=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate, Phase.shrink]
    )
    @given(strategy)
    def run(each: object) -> None:
        check(each)

    run()


@pytest.mark.parametrize("format", WRITTEN)
def test_damaged_files(all_games: tuple[Game, ...], format: str) -> None:
    parse_deck_text(written(format))
    fuzz(damaged(written(format)), lambda text: meets(lambda: parse_deck_text(text)))  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["lines", "lines of a game", "trees", "bytes", "several", "archives"])
def test_anything(all_games: tuple[Game, ...], kind: str) -> None:
    strategies: dict[str, tuple[st.SearchStrategy[object], Callable[[object], None]]] = {
        "lines": (lines, lambda text: meets(lambda: parse_deck_text(text))),  # type: ignore[arg-type]
        "lines of a game": (lines, lambda text: meets(lambda: parse_deck_text(text, game=all_games[0]))),  # type: ignore[arg-type]
        "trees": (trees, lambda tree: meets(lambda: parse_deck_text(json.dumps(tree)))),
        "bytes": (st.binary(max_size=300), lambda content: meets(lambda: parse_deck_text(content))),  # type: ignore[arg-type]
        "several": (lines, lambda text: meets(lambda: [parse_deck_text(each) for each in split_decks(text)])),  # type: ignore[arg-type]
        "archives": (
            st.tuples(lines, st.binary(max_size=60), st.integers(0, 400)),
            lambda parts: meets(lambda: text_of_zip(archive(*parts))),
        ),  # type: ignore[misc]
    }
    fuzz(*strategies[kind])


def archive(text: str, cut: bytes, place: int) -> bytes:
    """A zip with a list in it, some of its bytes written over."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        made.writestr("a.txt", text.encode("utf-8", "surrogatepass"))
        made.writestr("b.json", text.encode("utf-8", "surrogatepass"))
    content = out.getvalue()
    return content[:4] + (content[4:place] + cut + content[place + len(cut) :] if place > 4 else content[4:])
