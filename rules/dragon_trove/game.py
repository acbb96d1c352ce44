"""Dragon Trove as the site sees it."""

from __future__ import annotations

from rules.dragon_trove.cards import FIELDS, KINDS, read_card
from rules.dragon_trove.face import draw
from rules.dragon_trove.format import FORMATS
from rules.dragon_trove.terms import GLOSSARY
from rules.kernel.game import Game
from rules.wording import Text

GAME = Game(
    slug="dragon-trove",
    number=5,
    name=Text("Dragon Trove", "魔龙宝窟"),
    tagline=Text("Twelve action cards, one dragon, and only one greatest adventurer.", "十二张行动卡，一头魔龙，最伟大的冒险家只有一位。"),
    kinds=KINDS,
    rarities=(),
    fields=FIELDS,
    formats=FORMATS,
    read_card=read_card,
    draw_face=draw,
    glossary=GLOSSARY,
    undealt=Text(
        "Nobody draws a hand: every player begins with all twelve action cards.", "没有起手：每位玩家开局就拥有全部十二张行动卡。"
    ),
)
