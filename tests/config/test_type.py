"""The type of English pages: fetched ahead by pages in English alone, small, and under a name and a licence that let the site ship it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.template.loader import render_to_string
from django.utils.translation import override

FONTS = Path(settings.BASE_DIR) / "static" / "fonts"
STYLES = (FONTS.parent / "css" / "type.css").read_text()
#: Bytes that the first view of a page in English may fetch as type.
MOST_TYPE = 35_000
PRELOADED = re.compile(
    r'<link rel="preload" href="[^"]*?fonts/([\w-]+?)(?:\.[0-9a-f]{12})?\.woff2" as="font" type="font/woff2" crossorigin>'
)


@pytest.mark.parametrize("page", ["_document.html", "500.html"])
def test_pages_in_english_fetch_their_type_ahead_and_chinese_pages_none(page: str) -> None:
    with override("en"):
        ahead = PRELOADED.findall(render_to_string(page))
    assert ahead == ["deckproof-sans-400", "deckproof-sans-600", "deckproof-serif-700"]
    assert sum((FONTS / f"{name}.woff2").stat().st_size for name in ahead) <= MOST_TYPE
    with override("zh-hans"):
        assert "fonts/" not in render_to_string(page)


def test_a_late_face_moves_nothing() -> None:
    """A face that comes too late is left out of this view, and its stand-in has its measures."""
    faces = re.findall(r"@font-face \{(.*?)\}", STYLES, re.DOTALL)
    own = [face for face in faces if "woff2" in face]
    stand_ins = [face for face in faces if "local(" in face]
    assert len(own) == len(stand_ins) == len(list(FONTS.glob("*.woff2"))) == 4
    assert all("font-display: optional" in face for face in own)
    measures = ("size-adjust", "ascent-override", "descent-override", "line-gap-override")
    assert all(measure in face for face in stand_ins for measure in measures)


def test_chinese_pages_keep_their_own_type() -> None:
    root = STYLES[: STYLES.index("@font-face")]
    assert "Deckproof" not in root
    assert re.findall(r"^(\S+) \{\n  --serif", STYLES, re.MULTILINE) == [":root", ":root:lang(en)"]


def test_the_cut_faces_come_with_their_licence_and_not_with_its_reserved_name() -> None:
    licence = (FONTS / "OFL.txt").read_text()
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert licence.count("Reserved Font Name ‘Source’") == 2
    assert not re.search(r"font-family: \"Source|fonts/source", STYLES)
