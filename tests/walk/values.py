"""Unexpected values for fields."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.walk.world import STALE

WORDS = (
    "", " ", "\0", "a\0b", "\ud800", "x\udfff", "\u202egnp.exe", "\u200f", "\u2028", "\r\nX-Evil: 1", "\t", "\x1b[31m", "\ufeff",
    "\uffff", "0", "-1", "1", "-0", "+5", "00", "1.5", "-1e9", "1e999", "NaN", "nan", "inf", "-Infinity", "0x10", "1_000", "1,000",
    "٣", "²", "１２", "2147483648", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "9" * 30, "9" * 5000,
    "1" + "0" * 400, "null", "None", "true", "false", "[]", "{}", "[[[[", '{"a":', "undefined", "on", "off", "a" * 300, "牌" * 300,
    "x" * 5000, "y" * 70_000, "😀" * 100, "é" * 200, "e\u0301" * 50, "\u0300" * 500, "((((" * 300, "-" * 300, "../../etc/passwd",
    "/", "//evil.example", "http://[", "https://evil.example/", "javascript:alert(1)", "\\", "%", "%00", "%s%n", "{0.__class__}",
    "<script>alert(1)</script>", "'; DROP TABLE decks;--", '"', "'", "`", "=1+1", "{{7*7}}", "{% load x %}", "${7*7}", "__class__",
    "__all__", STALE, "not-a-uuid", "‹deck›", "‹deck:bob›", "‹deck:guest›", "‹deck:shipped›", "‹deck:pips›", "‹simulation›",
    "‹simulation:matrix›", "‹simulation:waiting›", "‹search›", "2026-02-30", "0000-00-00", "9999-12-31", "2026-01-01T00:00:00Z",
    "00:00", "echo", "pips", "hota", "gone", "kiln-ox", "a-ji", "pip-9", "cursed", "main", "hero", "cellar", "standard", "public",
    "private", "add:main:kiln-ox:1", "set:main:kiln-ox:²", "set:cellar:gone:1", "put::a-ji", "put:main:kiln-ox:1:1", "mend:a:b:c",
    "undo", "redo", ":::", "maybe:kiln-ox:", "park::", "q", "cost>=3", "cost:", "(a OR", "-", "/[/", "/(a+)+$/", "sort:",
    "name:/\\", "is:", "cost>9999999999999999999", "3 Kiln Ox", "99999999999999999999 Kiln Ox", "Name: \0", "### ", "1 [x](y)",
    "name,count\n\"", "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
)  # fmt: skip

#: Files: truncated archives, pictures, and text in other encodings.
FILES = (
    b"", b"\0" * 100, b"PK\x03\x04", b"PK\x05\x06" + b"\0" * 18, b"\x89PNG\r\n\x1a\n", b"\xff\xfe3\x00", b"\xff\xfe\x00\xd8",
    b"\xef\xbb\xbf3 Kiln Ox", "3 窑牛".encode("gb18030"), b"\x80\x81\xfe\xff", b'{"deckproof": 1, "sections": ' + b"[" * 5000,
    b"[" * 100_000, b'{"deckproof": 1e999}',
    b'{"deckproof": 1, "game": "echo", "name": "\\ud800", "sections": {"main": {"kiln-ox": 1e400}}}', b"%PDF-1.4",
    b"<cockatrice_deck><zone>", b'"' * 10_000, b"a,b\n" * 5000, b"1 Kiln Ox\n" * 20_000,
)  # fmt: skip

words = st.one_of(
    st.sampled_from(WORDS),
    st.sampled_from(WORDS),
    st.text(max_size=20),
    st.text(st.characters(), max_size=8),
    st.integers(-(10**20), 10**20).map(str),
    st.floats().map(str),
    st.builds(lambda *parts: ":".join(parts), st.sampled_from(WORDS[:60]), st.sampled_from(WORDS), st.sampled_from(WORDS)),
)

#: JSON values, unusual ones included.
trees: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-(10**20), 10**20),
        st.floats(),
        words,
        st.sampled_from([10**400, -1, 0, 0.1, 1e308, [], {}, [[]], [None], {"": ""}, {"\ud800": 1}, {"id": "‹deck:bob›"}, {"id": STALE}]),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(words, inner, max_size=3)),
    max_leaves=6,
)
