"""Echo as the site sees it."""

from __future__ import annotations

from rules.echo.behaviours import BEHAVIOURS
from rules.echo.cards import FIELDS, KINDS, RARITIES, read_card
from rules.echo.face import draw
from rules.echo.format import DEALING, FORMATS
from rules.echo.rulebook import RULEBOOK
from rules.echo.terms import GLOSSARY
from rules.kernel.game import Game
from rules.wording import Text

GAME = Game(
    slug="echo",
    number=1,
    name=Text("Echo", "回响"),
    tagline=Text("Wake your followers, read the attributes, empty the enemy's field.", "唤醒随从，看清克制，让对手的场上空无一人。"),
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
    engine_module="rules.echo.engine",
    scenario_module="rules.echo.scenario.runner",
    sandbox_module="rules.echo.sandbox",
    duel=("ebb-and-undertow", "redscales-brood"),
)
