"""HotA as the site sees it."""

from __future__ import annotations

from rules.hota.behaviours import BEHAVIOURS
from rules.hota.cards import FIELDS, KINDS, read_card
from rules.hota.face import draw
from rules.hota.format import BOOSTER, DEALING, FORMATS, LIMITED_PLAN
from rules.hota.rulebook import RULEBOOK
from rules.hota.terms import GLOSSARY, RARITIES
from rules.kernel.game import Game
from rules.wording import Text

GAME = Game(
    slug="hota",
    number=3,
    name=Text("Heroes of Ancients", "遗迹英雄传"),
    tagline=Text(
        "Raise strength, agility and intellect; spend them on creatures and spells.", "积累力量、敏捷与智力，召唤生物，施放法术。"
    ),
    kinds=KINDS,
    rarities=RARITIES,
    fields=FIELDS,
    formats=FORMATS,
    read_card=read_card,
    draw_face=draw,
    glossary=GLOSSARY,
    rulebook=RULEBOOK,
    dealing=DEALING,
    behaviours=BEHAVIOURS,
    engine_module="rules.hota.engine",
    scenario_module="rules.hota.scenario.runner",
    sandbox_module="rules.hota.sandbox",
    duel=("many-small-hands", "second-reading"),
    boosters=BOOSTER,
    limited_plan=LIMITED_PLAN,
)
