"""Chinese for heroes, items, cards, zones and amounts."""

from __future__ import annotations

from typing import Any

from rules.douwushi.language import moments
from rules.douwushi.language.amounts import Counted
from rules.douwushi.language.selectors import (
    BountyCount,
    CardCount,
    CardFilter,
    Cards,
    EventCount,
    FallenCount,
    Figure,
    HeroCount,
    Heroes,
    HeroFilter,
    ItemCount,
    Items,
)
from rules.douwushi.text.values import BEARERS
from rules.kernel.language.phrases import chinese_series, each_of
from rules.kernel.text.chinese import between
from rules.kernel.text.names import Named

NUMBERS = ("零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十")
FOE: dict[type, str] = {
    moments.Attacks: "被攻击的英雄",
    moments.Attacked: "攻击者",
    moments.Damaged: "造成该伤害的英雄",
    moments.Hits: "受到伤害的英雄",
    moments.Died: "击杀者",
    moments.Kills: "被击杀的英雄",
    moments.Counters: "攻击者",
    moments.Guards: "被护卫的英雄",
}
CALLINGS = {"warrior": "战士", "mage": "法师", "assassin": "刺客"}
TYPES = {"melee": "近战", "ranged": "远程"}
SIDES = {"own": "己方", "enemy": "敌方", "any": ""}
ZONES = {"hand": "手牌", "reserve": "预备区", "graveyard": "坟场", "beyond": "战场以外"}
KINDS = {"hero": "英雄牌", "weapon": "武器牌", "equipment": "装备牌", "spell": "魔法牌"}
ITEMS = {"weapon": "武器", "equipment": "装备", None: "物品"}
SOURCES = {"attack": "武器攻击", "counter": "反击", "skill": "技能", "item": "物品", "spell": "魔法牌"}
FIGURES = {"attack": "攻击力", "mp": "MP", "damage": "受伤点数", "life": "剩余生命"}


def numeral(number: int) -> str:
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def states(of: HeroFilter) -> list[str]:
    """Return what a hero is and has, each as a predicate that can stand before 的."""
    said = {"ready": ["重置状态"], "tapped": ["横置"], None: []}[of.state].copy()
    said += [] if of.damaged is None else ["已受伤" if of.damaged else "未受伤"]
    said += [] if of.guarded is None else ["被护卫" if of.guarded else "未被护卫"]
    if of.wields:
        said.append(f"装备了{TYPES[of.wields]}武器")
    if of.armed is not None and not (of.armed and of.wields):
        said.append("装备了武器" if of.armed else "未装备武器")
    said += [] if of.guard is None else ["拥有护卫" if of.guard else "没有护卫"]
    for name, least, most in (
        ("攻击力", of.attack_min, of.attack_max),
        ("MP", of.mp_min, of.mp_max),
        ("剩余生命", of.life_min, of.life_max),
    ):
        said += [between(name, least, most)] if least is not None or most is not None else []
    return said


def noun(of: HeroFilter, side: str, *, other: bool = False, how: str = "") -> str:
    """`其他装备了武器的敌方法师`."""
    which = "且".join(states(of))
    callings = chinese_series([CALLINGS[each] for each in each_of(of.calling)]) or "英雄"
    return f"{'其他' if other else ''}{f'{which}的' if which else ''}{how}{SIDES[side]}{callings}"


def heroes(of: Heroes, kind: str) -> str:
    """The heroes of a selector in a sentence."""
    if isinstance(of.pick, Named):
        return known(of.pick, kind)
    number = "X" if of.count == "x" else numeral(of.count)
    if of.pick == "all":
        return f"每名{noun(of, of.side, other=of.other)}"
    if of.pick == "most_damaged":
        return f"伤害最多的{number}名{noun(of, of.side, other=of.other)}"
    if of.pick == "random":
        return f"随机{number}名{noun(of, of.side, other=of.other)}"
    if of.up_to or of.count != 1:
        return f"{'至多' if of.up_to else ''}{number}名{noun(of, of.side, other=of.other, how='指定目标')}"
    return f"{'另一名' if of.other else ''}{noun(of, of.side, how='指定目标')}"


def known(named: Named, kind: str) -> str:
    """A hero that needs no description: `其` where it is understood."""
    if named.is_known:
        return "这些英雄" if named.is_many else "其"
    if named.who == "self":
        return BEARERS[kind].zh
    if named.who == "foe":
        return FOE[type(named.about)]
    return "这些英雄" if named.is_many else "该英雄"


def possessive(said: str) -> str:
    """Before a noun 其 needs no 的."""
    return said if said == "其" else f"{said}的"


def items(of: Items, card: str) -> str:
    """`敌方英雄的一件指定目标武器`, `此武器`, `其所有物品`."""
    if of.pick == "self":
        return f"此{ITEMS['weapon' if card == 'weapon' else 'equipment']}"
    cost = f"费用不高于{of.cost_max}的" if of.cost_max is not None else ""
    kind = cost + ITEMS[of.kind]
    whose = f"{SIDES[of.side]}英雄的" if of.side != "any" else ""
    whose = possessive(known(of.of, card)) if isinstance(of.of, Named) else whose
    if of.pick == "all":
        return f"{whose}{'' if of.of and of.kind == 'weapon' and of.cost_max is None else '所有'}{kind}"
    if isinstance(of.of, Named) and of.kind == "weapon" and not of.of.is_many and of.cost_max is None:
        return f"{whose}{kind}"
    how = {"target": "指定目标", "random": ""}[of.pick]
    number = f"{'随机' if of.pick == 'random' else ''}{'至多' if of.up_to else ''}{numeral(of.count)}件"
    return f"{whose}{number}{cost}{how}{ITEMS[of.kind]}"


def card_noun(of: CardFilter) -> str:
    """`法师可用的武器牌或装备牌`, `费用不高于2的武器牌`."""
    kinds = each_of(of.kind)
    if kinds == ("hero",) and of.calling:
        named = f"{CALLINGS[of.calling]}英雄牌"
    else:
        named = (f"{CALLINGS[of.calling]}可用的" if of.calling else "") + (chinese_series([KINDS[each] for each in kinds]) or "牌")
    return (f"{between('费用', of.cost_min, of.cost_max)}的" if of.cost_min is not None or of.cost_max is not None else "") + named


def cards(of: Cards) -> str:
    """`一张英雄牌`, `所有牌`; the zone is said by the sentence."""
    if of.pick == "self":
        return "此牌"
    if of.pick == "all":
        return f"所有{card_noun(of)}"
    return f"{'至多' if of.up_to else ''}{numeral(of.count)}张{card_noun(of)}"


def from_zone(of: Cards) -> str:
    """`坟场中的一张英雄牌`, `预备区顶的两张牌`."""
    zone = ("对手" if of.side == "enemy" else "") + ZONES[of.zone]
    if of.pick == "top":
        top = f"{zone}顶的{numeral(of.count)}张牌"
        return top if card_noun(of) == "牌" else f"{top}中的所有{card_noun(of)}"
    return f"{zone}中{'随机' if of.pick == 'random' else '的'}{cards(of)}"


def counted(of: Counted, kind: str) -> tuple[str, str, str]:
    """Return where something is counted, with what measure word, and what it is: `己方坟场中`, `张`, `英雄牌`."""
    if isinstance(of, HeroCount):
        return "场上", "名", noun(of, of.side, other=of.other)
    if isinstance(of, CardCount):
        return f"{'对手' if of.side == 'enemy' else '己方'}{ZONES[of.zone]}中", "张", card_noun(of)
    if isinstance(of, ItemCount):
        where = known(of.items_of, kind) if isinstance(of.items_of, Named) else f"{SIDES[of.items_of]}英雄"
        return where, "件", ITEMS[of.kind]
    if isinstance(of, FallenCount):
        return "", "名", f"{SIDES[of.fallen]}英雄"
    if isinstance(of, BountyCount):
        return f"{'对手' if of.bounty == 'enemy' else '己方'}悬赏区中", "叠", "悬赏牌"
    whose = f"{SIDES[of.side]}英雄"
    return {
        "died": ("本回合", "名", whose),
        "attacks": (f"本回合{whose}进行过", "次", "武器攻击"),
        "skills": (f"本回合{whose}施放过", "次", "技能"),
        "equipped": (f"本回合{whose}装备过", "件", "物品"),
    }[of.this_turn]


def figure(of: Figure, kind: str) -> str:
    """`其攻击力`, `这些英雄的MP之和`."""
    assert isinstance(of.who, Named)
    return f"{possessive(known(of.who, kind))}{FIGURES[of.figure]}{'之和' if of.who.is_many else ''}"


def total(what: Counted, kind: str) -> str:
    """`场上敌方法师数量`, `本回合己方英雄施放技能的次数`."""
    where, measure, thing = counted(what, kind)
    if isinstance(what, EventCount) and what.this_turn != "died":
        return f"{where.removesuffix('过')}{thing}的{measure}数"
    if isinstance(what, ItemCount):
        return f"{where}所装备的{thing}数量"
    if isinstance(what, FallenCount):
        return f"已阵亡的{thing}数量"
    return f"{where}{'阵亡的' if isinstance(what, EventCount) else ''}{thing}数量"


def in_hand(of: Cards) -> str:
    """`一张手牌`, `手牌中的一张武器牌`, `所有手牌`."""
    if card_noun(of) != "牌" or of.pick == "self":
        return f"手牌中的{cards(of)}"
    return "所有手牌" if of.pick == "all" else f"{'至多' if of.up_to else ''}{numeral(of.count)}张手牌"


def sources(of: Any) -> str:
    """`武器攻击或魔法牌`, `远程武器`: where damage comes from; nothing for any damage."""
    said = chinese_series([(TYPES[of.attack_type] if of.attack_type else "") + SOURCES[each] for each in each_of(of.source)])
    return said or (f"{TYPES[of.attack_type]}武器" if of.attack_type else "")
