"""Sorcery as the site sees it."""

from __future__ import annotations

from rules.kernel.game import Game
from rules.sorcery.behaviours import BEHAVIOURS
from rules.sorcery.cards import FIELDS, KINDS, read_card
from rules.sorcery.face import draw
from rules.sorcery.format import DEALING, FORMATS
from rules.sorcery.grammar import parse_text
from rules.sorcery.published import read_published
from rules.sorcery.rulebook import RULEBOOK
from rules.sorcery.terms import GLOSSARY, RARITIES
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
    engine_module="rules.sorcery.engine",
    scenario_module="rules.sorcery.scenario.runner",
    sandbox_module="rules.sorcery.sandbox",
    duel=("banked-fire", "under-the-floor"),
    glossary=GLOSSARY,
    read_published=read_published,
    parse_text=parse_text,
    behaviours=BEHAVIOURS,
    rulebook=RULEBOOK,
    dealing=DEALING,
)
