"""A check of every drawn picture: well-formed, self-contained, and allowed by a strict content security policy."""

from __future__ import annotations

import re
from xml.etree import ElementTree

ALLOWED = {
    "svg", "title", "defs", "g", "path", "rect", "circle", "use", "mask", "clipPath", "pattern", "linearGradient", "radialGradient", "stop",
    "text", "tspan", "symbol",
}  # fmt: skip


def check_document(drawn: str) -> ElementTree.Element:
    """The parsed picture. Fails for style, script, handlers, anything from outside, and references to what is not there."""
    root = ElementTree.fromstring(drawn)
    identifiers = {element.get("id") for element in root.iter()}
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in ALLOWED
        for key, value in element.attrib.items():
            assert key not in ("style", "class"), key
            assert not key.startswith("on"), key
            for word in ("://", "data:", "nan", "inf"):
                assert word not in value, value
            for target in re.findall(r"url\(#([^)]+)\)", value) + ([value[1:]] if key == "href" else []):
                assert target in identifiers, target
    assert drawn.count("<svg") == 1
    return root


def told(root: ElementTree.Element) -> str:
    """All words of the picture, without its title."""
    return "".join("".join(each.itertext()) for each in root.iter("{http://www.w3.org/2000/svg}text"))
