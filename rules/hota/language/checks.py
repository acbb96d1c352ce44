"""Checks of abilities: which ones a kind of card has, and what the words of one can name."""

from __future__ import annotations

from rules.hota.language.abilities import Ability
from rules.kernel.language.checks import Checks, Place, fault
from rules.kernel.language.faults import UnreadableError
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
MOST_ACTIVATED = MOST_ONCE = 4
CHECKS = Checks(
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
)


def check_card(abilities: tuple[Ability, ...], kind: str, path: str) -> None:
    """Raise UnreadableError where a card has too many abilities of a sort, or not the one that its kind has."""
    skills = [ability.skill for ability in abilities]
    if kind == "spell" and skills.count("cast") != 1:
        raise UnreadableError(fault(path, "a spell has one “cast”", "法术须有且只有一个“cast”"))
    if skills.count("equip") > 1:
        raise UnreadableError(fault(path, "equipment has one “equip” at most", "装备最多有一个“equip”"))
    if skills.count("activated") > MOST_ACTIVATED:
        raise UnreadableError(
            fault(path, f"a card has {MOST_ACTIVATED} activated abilities at most", f"启动式技能最多 {MOST_ACTIVATED} 个")
        )
    if sum(ability.once for ability in abilities) > MOST_ONCE:
        said = Text(f"a card has {MOST_ONCE} abilities at most that are once a turn", f"每回合一次的技能最多 {MOST_ONCE} 个")
        raise UnreadableError(fault(path, said.en, said.zh))


def check_ability(ability: Ability, kind: str, path: str) -> None:
    """Raise UnreadableError with every word that can't stand where it does, if the card may have such an ability."""
    if ability.skill not in SKILLS_OF[kind]:
        en, zh = f"{KINDS[kind].en} has no “{ability.skill}”", f"{KINDS[kind].zh}没有“{ability.skill}”"
        raise UnreadableError(fault(f"{path}.skill", en, zh))
    CHECKS.check_ability(ability, Place(ability, kind, known_in(ability, kind)), path, *(() if ability.gives else ("target",)))


def known_in(ability: Ability, kind: str) -> frozenset[str]:
    """The names of what is known where the ability begins: whose it is, what it is on, what it is about."""
    known = {"self": kind != "spell", "host": kind == "equipment"}
    return frozenset(name for name, is_known in known.items() if is_known).union(ability.when.KNOWS if ability.when else ())
