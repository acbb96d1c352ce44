"""Chinese for heroes, items, cards, zones and amounts."""

from __future__ import annotations

from rules.douwushi.language import amounts, moments
from rules.douwushi.language.amounts import Amount, Counted
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
from rules.douwushi.text.grammar import KNOWN, Mentions
from rules.kernel.language.phrases import chinese_series, each_of

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
BEARERS = {"hero": "此英雄", "weapon": "装备者", "equipment": "装备者", "spell": "所附英雄"}
CALLINGS = {"warrior": "战士", "mage": "法师", "assassin": "刺客"}
TYPES = {"melee": "近战", "ranged": "远程"}
SIDES = {"own": "己方", "enemy": "敌方", "any": ""}
ZONES = {"hand": "手牌", "reserve": "预备区", "graveyard": "坟场", "beyond": "战场以外"}
KINDS = {"hero": "英雄牌", "weapon": "武器牌", "equipment": "装备牌", "spell": "魔法牌"}
ITEMS = {"weapon": "武器", "equipment": "装备", None: "物品"}
FIGURES = {"attack": "攻击力", "mp": "MP", "damage": "受伤点数", "life": "剩余生命"}


def numeral(number: int) -> str:
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def between(name: str, least: int | None, most: int | None) -> str:
    if least is None:
        return f"{name}不高于{most}" if most else f"{name}为0"
    if most is None:
        return f"{name}不低于{least}"
    return f"{name}为{least}" if least == most else f"{name}为{least}至{most}"


def states(of: HeroFilter) -> list[str]:
    """What a hero is and has, each as a predicate that can stand before 的."""
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


def heroes(mentions: Mentions, of: Heroes) -> str:
    """The heroes of a selector in a sentence."""
    if of.pick in KNOWN:
        return known(mentions, of.pick)
    number = "X" if of.count == "x" else numeral(of.count)
    is_another = mentions.is_another(of)
    mentions.take(of)
    if of.pick == "all":
        return f"每名{noun(of, of.side, other=of.other)}"
    if of.pick == "most_damaged":
        return f"伤害最多的{number}名{noun(of, of.side, other=of.other)}"
    if of.pick == "random":
        return f"随机{number}名{noun(of, of.side, other=of.other)}"
    other = of.other or is_another
    if of.up_to or of.count != 1:
        return f"{'至多' if of.up_to else ''}{number}名{noun(of, of.side, other=other, how='指定目标')}"
    return f"{'另一名' if other else ''}{noun(of, of.side, how='指定目标')}"


def known(mentions: Mentions, pick: str) -> str:
    """A hero that needs no description: `其` where it is understood."""
    if mentions.is_known(pick):
        return "这些英雄" if mentions.is_many else "其"
    name = mentions.resolve(pick)
    mentions.mention(pick)
    if name == "self":
        return BEARERS[mentions.kind]
    if name == "foe":
        return FOE[type(mentions.ability.when)]
    return "这些英雄" if mentions.is_many else "该英雄"


def possessive(said: str) -> str:
    """Before a noun 其 needs no 的."""
    return said if said == "其" else f"{said}的"


def items(mentions: Mentions, of: Items) -> str:
    """`敌方英雄的一件指定目标武器`, `此武器`, `其所有物品`."""
    if of.pick == "self":
        return f"此{ITEMS['weapon' if mentions.kind == 'weapon' else 'equipment']}"
    cost = f"费用不高于{of.cost_max}的" if of.cost_max is not None else ""
    kind = cost + ITEMS[of.kind]
    if of.of is not None:
        whose = possessive(known(mentions, of.of))
    else:
        mentions.forget()
        whose = {"own": "己方英雄的", "enemy": "敌方英雄的", "any": ""}[of.side]
    if of.pick == "all":
        return f"{whose}{'' if of.of and of.kind == 'weapon' and of.cost_max is None else '所有'}{kind}"
    if of.of is not None and of.kind == "weapon" and not mentions.is_many and of.cost_max is None:
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


def counted(mentions: Mentions, of: Counted) -> tuple[str, str, str]:
    """Where, with what measure word, and what is counted: `己方坟场中`, `张`, `英雄牌`."""
    if isinstance(of, HeroCount):
        return "场上", "名", noun(of, of.side, other=of.other)
    if isinstance(of, CardCount):
        return f"{'对手' if of.side == 'enemy' else '己方'}{ZONES[of.zone]}中", "张", card_noun(of)
    if isinstance(of, ItemCount):
        where = known(mentions, "self") if of.items_of == "self" else f"{SIDES[of.items_of]}英雄"
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


def quantity(mentions: Mentions, of: amounts.Count) -> str:
    """What is counted, as a number: `其攻击力加1`, `场上敌方法师的数量`."""
    what = of.count
    if what == "x":
        return number_of(of)
    if what == "event":
        said = "该伤害"
    elif isinstance(what, Figure):
        is_many = mentions.resolve(what.who) == "that" and mentions.were_many
        said = f"{possessive(known(mentions, what.who))}{FIGURES[what.figure]}{'之和' if is_many else ''}"
    else:
        assert not isinstance(what, str)
        said = _total(mentions, what)
    said += f"的{numeral(of.times)}倍" if of.times != 1 else ""
    return said + (f"加{of.plus}" if of.plus > 0 else f"减{-of.plus}" if of.plus else "")


def _total(mentions: Mentions, what: Counted) -> str:
    """`场上敌方法师数量`, `本回合己方英雄施放技能的次数`."""
    where, measure, thing = counted(mentions, what)
    if isinstance(what, EventCount) and what.this_turn != "died":
        return f"{where.removesuffix('过')}{thing}的{measure}数"
    if isinstance(what, ItemCount):
        return f"{where}所装备的{thing}数量"
    if isinstance(what, FallenCount):
        return f"已阵亡的{thing}数量"
    return f"{where}{'阵亡的' if isinstance(what, EventCount) else ''}{thing}数量"


def number_of(of: amounts.Count) -> str:
    """`X`, `2X+1`."""
    return (f"{of.times}X" if of.times != 1 else "X") + (f"{of.plus:+d}".replace("-", "−") if of.plus else "")


def at_most(of: Amount | str) -> str:
    return f"（最多{of.at_most}）" if isinstance(of, amounts.Count) and of.at_most is not None else ""


def points(mentions: Mentions, amount: Amount, what: str) -> str:
    """`3点伤害`, `X点MP`, `等同于其攻击力的伤害`, `等量的伤害`; `张牌` is counted in words."""
    measure = "张" if what == "牌" else "点"
    if isinstance(amount, int):
        return f"{numeral(amount) if measure == '张' else amount}{measure}{what}"
    if amount.count == "x":
        return f"{number_of(amount)}{measure}{what}{at_most(amount)}"
    if amount.count == "event" and amount.times == 1 and not amount.plus:
        return f"等量的{what}{at_most(amount)}"
    named = "数量" if measure == "张" else ""
    return f"{named}等同于{quantity(mentions, amount)}的{what}{at_most(amount)}"
