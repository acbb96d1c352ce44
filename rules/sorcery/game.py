"""Sorcery as the site sees it."""

from __future__ import annotations

from rules.kernel.game import Game
from rules.sorcery.cards import FIELDS, KINDS, RARITIES, read_card
from rules.sorcery.face import draw
from rules.sorcery.format import FORMATS
from rules.sorcery.terms import GLOSSARY
from rules.wording import Text

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
    draw_face=draw,
    glossary=GLOSSARY,
)
