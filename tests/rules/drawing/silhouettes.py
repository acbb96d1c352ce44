"""The figure of a drawn card without its frame, colours and words: its cuts as text, and its outline as pixels."""

from __future__ import annotations

import re
from io import BytesIO
from xml.etree import ElementTree

import numpy as np
import resvg_py
from PIL import Image

_MASK = re.compile(r'<mask [^>]*?id="(\w)".*?</mask>', re.DOTALL)


def figure_of(drawn: str) -> str:
    """The cuts of the figure's own papers, without the one behind them, and where they are laid."""
    root = ElementTree.fromstring(drawn)
    figure = root.find(".//*[@id='figure']")
    assert figure is not None
    return "".join(found[0] for found in _MASK.finditer(drawn) if found[1] != "b") + "".join(
        each.get("transform", "") for each in figure.iter()
    )


def silhouette(drawn: str, width: int) -> np.ndarray:
    """Return by pixel, from 0 to 1, how much paper of the figure the window shows, with no hole cut and no colour."""
    definitions = re.search("<defs>.*</defs>", drawn, re.DOTALL)
    assert definitions
    whole = _MASK.sub(lambda mask: mask[0].replace('fill="#000"', 'fill="none"').replace('stroke="#000"', 'stroke="none"'), definitions[0])
    papers = "".join(
        f'<rect x="-400" y="-400" width="800" height="800" mask="url(#{found[1]})"/>' for found in _MASK.finditer(definitions[0])
    )
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 600">{whole}'
        f'<g clip-path="url(#window)"><g transform="translate(315 290)">{papers}</g></g></svg>'
    )
    content = bytes(resvg_py.svg_to_bytes(svg_string=document, width=width, skip_system_fonts=True))
    return np.asarray(Image.open(BytesIO(content)))[:, :, 3] / 255


def likeness(one: np.ndarray, other: np.ndarray) -> float:
    """The share of the paper of both that lies on paper of both."""
    return float(np.minimum(one, other).sum() / np.maximum(one, other).sum())
