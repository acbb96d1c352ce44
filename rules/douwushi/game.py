"""Dou Wushi as the site sees it."""

from __future__ import annotations

from rules.douwushi.behaviours import BEHAVIOURS
from rules.douwushi.cards import FIELDS, KINDS, read_card
from rules.douwushi.face import draw
from rules.douwushi.format import DEALING, FORMATS
from rules.douwushi.rulebook import RULEBOOK
from rules.douwushi.terms import GLOSSARY
from rules.kernel.game import Game
from rules.wording import Text

GAME = Game(
    slug="douwushi",
    number=2,
    name=Text("Dou Wushi", "斗巫师"),
    tagline=Text("A squad of heroes, their weapons and their guards: outlast the other.", "一队英雄，刀剑与护卫：战到对手倒下第四人。"),
    kinds=KINDS,
    rarities=(),
    fields=FIELDS,
    formats=FORMATS,
    read_card=read_card,
    draw_face=draw,
    glossary=GLOSSARY,
    rulebook=RULEBOOK,
    dealing=DEALING,
    behaviours=BEHAVIOURS,
    engine_module="rules.douwushi.engine",
    scenario_module="rules.douwushi.scenario.runner",
    sandbox_module="rules.douwushi.sandbox",
    duel=("arrow-rain", "the-bounty-board"),
)
