"""SVG text: what is escaped, how numbers are spelled."""

from __future__ import annotations

from xml.etree import ElementTree

from rules.drawing.svg import escape, group, number, path, tag


def test_text_is_escaped():
    assert escape('a<b & "c">') == "a&lt;b &amp; &quot;c&quot;&gt;"


def test_characters_that_xml_forbids_are_dropped():
    assert escape("a\x00b\x0bc\ud800d￿e\tf") == "abcde\tf"


def test_numbers_are_short():
    assert [number(value) for value in (3.0, 3.14159, -0.04, 0.5, 120)] == ["3", "3.1", "0", "0.5", "120"]


def test_attributes_are_spelled_and_escaped_and_none_is_left_out():
    drawn = tag("text", escape("<1>"), stroke_width=2.5, id='a"b', fill=None)
    assert drawn == '<text stroke-width="2.5" id="a&quot;b">&lt;1&gt;</text>'
    assert ElementTree.fromstring(drawn).text == "<1>"


def test_nothing_is_drawn_for_nothing():
    assert path("") == ""
    assert group("", "") == ""
