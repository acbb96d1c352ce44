"""Checks of abilities: which ones a kind of card has, and what the words of one can name."""

from __future__ import annotations

from rules.kernel.language.checks import Checks, Place, fault
from rules.kernel.language.faults import UnreadableError
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
MOST_ACTIVATED = MOST_ONCE = 4
CHECKS = Checks(
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
)


def check_card(abilities: tuple[Ability, ...], kind: str, path: str) -> None:
    """Raise UnreadableError where a card has too many abilities of a sort, or not the one that its kind has."""
    skills = [ability.skill for ability in abilities]
    if kind == "magic" and skills.count("cast") != 1:
        raise UnreadableError(fault(path, "magic has one “cast”", "魔法须有且只有一个“cast”"))
    if skills.count("activated") > MOST_ACTIVATED:
        raise UnreadableError(fault(path, f"a card has {MOST_ACTIVATED} activated abilities at most", f"启动能力最多 {MOST_ACTIVATED} 个"))
    if sum(ability.once for ability in abilities) > MOST_ONCE:
        said = Text(f"a card has {MOST_ONCE} abilities at most that are once a turn", f"每回合一次的能力最多 {MOST_ONCE} 个")
        raise UnreadableError(fault(path, said.en, said.zh))


def check_ability(ability: Ability, kind: str, path: str) -> None:
    """Raise UnreadableError with every word that can't stand where it does, if the card may have such an ability."""
    if ability.skill not in SKILLS_OF[kind]:
        en, zh = f"{KINDS[kind].en} has no “{ability.skill}”", f"{KINDS[kind].zh}没有“{ability.skill}”"
        raise UnreadableError(fault(f"{path}.skill", en, zh))
    CHECKS.check_ability(ability, Place(ability, kind, known_in(ability, kind)), path, *(() if ability.gives else ("target",)))


def known_in(ability: Ability, kind: str) -> frozenset[str]:
    """The names of what is known where the ability begins: whose it is, who carries or casts it, what it is about."""
    known = {"self": kind != "magic", "host": kind == "artifact", "caster": kind == "magic"}
    return frozenset(name for name, is_known in known.items() if is_known).union(ability.when.KNOWS if ability.when else ())
