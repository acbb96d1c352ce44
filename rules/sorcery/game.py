"""Sorcery as the site sees it."""

from __future__ import annotations

from importlib import import_module

from rules.kernel.cards import Card
from rules.kernel.game import Game
from rules.sorcery.cards import FIELDS, KINDS, RARITIES, read_card
from rules.sorcery.format import FORMATS
from rules.sorcery.terms import GLOSSARY
from rules.wording import Text


def _draw_face(card: Card, language: str) -> str:
    picture: str = import_module("rules.sorcery.face").draw(card, language)
    return picture


GAME = Game(
    slug="sorcery",
    number=4,
    name=Text("Sorcery: Contested Realm", "巫道：竞逐领域"),
    tagline=Text("Build the realm square by square and lead your avatar through it.", "一格一格筑起领域，让化身立于不败之地。"),
    kinds=KINDS,
    rarities=RARITIES,
    fields=FIELDS,
    formats=FORMATS,
    read_card=read_card,
    draw_face=_draw_face,
    glossary=GLOSSARY,
)
