"""Checks of abilities: which ones a kind of card has, and what the words of one can name."""

from __future__ import annotations

from rules.hota.language.abilities import Ability
from rules.kernel.language.checks import CardChecks
from rules.wording import Text

SKILLS_OF = {
    "attribute": (),
    "creature": ("activated", "triggered", "static", "replacement"),
    "spell": ("cast",),
    "equipment": ("equip", "activated", "triggered", "static", "replacement"),
    "enchantment": ("activated", "triggered", "static", "replacement"),
}
KINDS = {
    "attribute": Text("an attribute card", "属性牌"),
    "creature": Text("a creature", "生物"),
    "spell": Text("a spell", "法术"),
    "equipment": Text("equipment", "装备"),
    "enchantment": Text("an enchantment", "结界"),
}
#: So many abilities of a card may be activated, the equipping not counted, and so many once a turn.
MOST = 4
CHECKS = CardChecks(
    form=Ability,
    missing={
        "self": Text("{kind} is no permanent and has no “self”", "{kind}不是实体，没有“self”"),
        "subject": Text("“subject” needs a moment about a permanent", "“subject”需要与实体有关的时机"),
        "foe": Text("this moment has no “foe”", "该时机没有“foe”"),
        "that": Text("no effect before this one takes a permanent", "之前没有指定实体的效果"),
        "host": Text("only equipment has a “host”", "只有装备才有“host”"),
        "event": Text("this moment has no amount", "该时机没有数值"),
    },
    kinds=KINDS,
    called={"times": Text("“times”", "次数“times”")},
    skills=SKILLS_OF,
    known=lambda kind: {"self": kind != "spell", "host": kind == "equipment"},
    cast=("spell", Text("a spell has one “cast”", "法术须有且只有一个“cast”")),
    most={
        "equip": (1, Text("equipment has one “equip” at most", "装备最多有一个“equip”")),
        "activated": (MOST, Text(f"a card has {MOST} activated abilities at most", f"启动式技能最多 {MOST} 个")),
        "once": (MOST, Text(f"a card has {MOST} abilities at most that are once a turn", f"每回合一次的技能最多 {MOST} 个")),
    },
)
