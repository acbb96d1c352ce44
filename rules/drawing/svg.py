"""SVG text: elements, attributes, numbers and escaping."""

from __future__ import annotations

from typing import Final

_ENTITIES: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}


def _allowed(character: str) -> bool:
    """Return whether XML 1.0 lets the character stand in a document."""
    point = ord(character)
    return point in (9, 10, 13) or 32 <= point <= 0xD7FF or 0xE000 <= point <= 0xFFFD or point >= 0x10000


def escape(text: str) -> str:
    """The text as it may stand in an element or between double quotes."""
    return "".join(_ENTITIES.get(character, character) for character in text if _allowed(character))


def number(value: float) -> str:
    """The shortest spelling of a length, to a tenth of a unit."""
    rounded = round(value, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """An element. `stroke_width=2` is written `stroke-width="2"`, a trailing underscore is dropped, None leaves the attribute out.

    Children are markup already: text goes through `escape` first.
    """
    parts = [name]
    for key, value in attributes.items():
        if value is None:
            continue
        spelled = value if isinstance(value, str) else number(value) if abs(value) >= 1 else f"{value:.3g}"
        parts.append(f'{key.rstrip("_").replace("_", "-")}="{escape(spelled)}"')
    head = " ".join(parts)
    return f"<{head}>{''.join(children)}</{name}>" if children else f"<{head}/>"


def group(*children: str, **attributes: str | float | None) -> str:
    """A group, or nothing at all when there is nothing in it."""
    inner = "".join(children)
    return tag("g", inner, **attributes) if inner else ""


def path(d: str, **attributes: str | float | None) -> str:
    """A path element, or nothing for an empty path."""
    return tag("path", d=d, **attributes) if d else ""


def gradient(name: str, *stops: tuple[float, str], angle: tuple[float, float, float, float] = (0, 0, 0, 1)) -> str:
    """A linear gradient over the painted thing's box; `angle` is x1, y1, x2, y2."""
    x1, y1, x2, y2 = angle
    return tag("linearGradient", *_stops(stops), id=name, x1=x1, y1=y1, x2=x2, y2=y2)


def glow(name: str, *stops: tuple[float, str], x: float = 0.5, y: float = 0.5, r: float = 0.6) -> str:
    """A round gradient over the painted thing's box."""
    return tag("radialGradient", *_stops(stops), id=name, cx=x, cy=y, r=r)


def _stops(stops: tuple[tuple[float, str], ...]) -> list[str]:
    return [tag("stop", offset=offset, stop_color=colour) for offset, colour in stops]
