"""Checks of abilities: which ones a kind of card has, and what the words of one can name."""

from __future__ import annotations

from rules.kernel.language.checks import CardChecks
from rules.sorcery.language.abilities import Ability
from rules.wording import Text

_OF_REALM = ("activated", "triggered", "static", "replacement")
SKILLS_OF = {
    "avatar": _OF_REALM,
    "minion": _OF_REALM,
    "artifact": _OF_REALM,
    "aura": _OF_REALM,
    "magic": ("cast",),
    "site": _OF_REALM,
}
KINDS = {
    "avatar": Text("an avatar", "化身"),
    "minion": Text("a minion", "随从"),
    "artifact": Text("an artifact", "神器"),
    "aura": Text("an aura", "灵气"),
    "magic": Text("magic", "魔法"),
    "site": Text("a site", "地标"),
}
#: So many abilities of a card may be activated, and so many once a turn.
MOST = 4
CHECKS = CardChecks(
    form=Ability,
    missing={
        "self": Text("{kind} does not stay in the realm and has no “self”", "{kind}不留在领域中，没有“self”"),
        "subject": Text("“subject” needs a moment about a thing", "“subject”需要与物有关的时机"),
        "foe": Text("this moment has no “foe”", "该时机没有“foe”"),
        "that": Text("no effect before this one takes a thing", "之前没有指定物的效果"),
        "host": Text("only an artifact has a “host”", "只有神器才有“host”"),
        "caster": Text("only magic has a “caster”", "只有魔法才有“caster”"),
        "event": Text("this moment has no amount", "该时机没有数值"),
    },
    kinds=KINDS,
    called={"times": Text("“times”", "次数“times”")},
    skills=SKILLS_OF,
    known=lambda kind: {"self": kind != "magic", "host": kind == "artifact", "caster": kind == "magic"},
    cast=("magic", Text("magic has one “cast”", "魔法须有且只有一个“cast”")),
    most={
        "activated": (MOST, Text(f"a card has {MOST} activated abilities at most", f"启动能力最多 {MOST} 个")),
        "once": (MOST, Text(f"a card has {MOST} abilities at most that are once a turn", f"每回合一次的能力最多 {MOST} 个")),
    },
)
