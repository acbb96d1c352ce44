"""Chinese for things in the realm, where they are, and for cards and zones."""

from __future__ import annotations

from typing import Any

from rules.kernel.language.phrases import chinese_series, each_of
from rules.kernel.text.chinese import between
from rules.kernel.text.chinese_words import CardWords, numeral, possessive
from rules.kernel.text.names import Named
from rules.sorcery.language import moments
from rules.sorcery.language.selectors import CardFilter, KindFilter, SiteFilter, Spot, ThingFilter, Things
from rules.sorcery.language.tokens import Token
from rules.sorcery.text.values import BEARERS, CASTER, ELEMENT_NAMES, HOST
from rules.sorcery.wording import KEYWORD_NAMES

FOE: dict[type, str] = {
    moments.Attacks: "其攻击的单位",
    moments.Intercepts: "被拦截的单位",
    moments.Defends: "攻击者",
    moments.DealsDamage: "受到该伤害的单位",
    moments.IsDamaged: "造成该伤害的单位",
}
THINGS = {
    "unit": "单位",
    "minion": "随从",
    "avatar": "化身",
    "artifact": "神器",
    "relic": "器物",
    "automaton": "自律机",
    "monument": "遗迹",
    "aura": "灵气",
    "site": "地标",
    "square": "方格",
    "thing": "对象",
}
CARDS = {
    "minion": "随从牌",
    "artifact": "神器牌",
    "relic": "器物牌",
    "automaton": "自律机牌",
    "monument": "遗迹牌",
    "aura": "灵气牌",
    "magic": "魔法牌",
    "site": "地标牌",
    "spell": "法术牌",
}
SIDES = {"own": "己方", "enemy": "敌方", "any": ""}
STATES = {
    "tapped": "已横置",
    "untapped": "未横置",
    "damaged": "已受伤",
    "bearing": "持有神器",
    "carried": "被持有",
    "lying": "未被持有",
    "empty": "其上没有单位",
}
REGIONS = {
    "surface": "处于地表",
    "void": "处于虚空",
    "underground": "处于地下",
    "underwater": "处于水下",
    "below": "处于地标之下",
    "any": "处于任意区域",
}
BASES = {"site": "地标", "rubble": "废墟", "void": "虚空方格"}
GROUNDS = {"water": "水域", "land": "陆域"}
ZONES = {"hand": "手牌", "spellbook": "法术书", "atlas": "地图册", "graveyard": "墓地"}


def keywords(value: str | tuple[str, ...] | None, joint: str) -> str:
    """`飞空或致命`."""
    return chinese_series([KEYWORD_NAMES[each].zh for each in each_of(value)], joint)


def figures(of: ThingFilter | CardFilter) -> list[str]:
    """`法力费用不高于3`, `力量为2至4`."""
    said = {"法力费用": (of.cost_min, of.cost_max), "力量": (of.power_min, of.power_max)}
    return [between(name, least, most) for name, (least, most) in said.items() if least is not None or most is not None]


def elements(value: str | tuple[str, ...] | None) -> str:
    """`火元素或无元素`."""
    return chinese_series([ELEMENT_NAMES[each].zh for each in each_of(value)])


def site(of: SiteFilter | None, named: str = "地标") -> str:
    """`敌方火元素水域地标`."""
    if of is None:
        return named
    return SIDES[of.side or "any"] + elements(of.element) + (GROUNDS[of.ground] if of.ground else "") + named


def distance(where: str | None, steps: int | None, centre: str) -> str:
    """Return how far something is, as a predicate that can stand before 的; nothing for anywhere."""
    number = numeral(steps or 0)
    match where:
        case None:
            return ""
        case "here":
            return f"与{centre}同处一格" if centre else "此处"
        case "adjacent":
            return f"与{centre}相邻" if centre else "相邻"
        case "nearby":
            return f"邻近{centre}" if centre else "邻近"
        case "steps":
            return f"距{centre}{number}步以内" if centre else f"{number}步以内"
        case "line":
            far = f"同行或同列{number}格以内" if steps else "同行或同列"
            return f"与{centre}{far}" if centre else far
        case _:
            return "区域内"


def place(of: ThingFilter, kind: str) -> str:
    centre: Any = of.around
    return distance(of.where, of.steps, known(centre, kind) if isinstance(centre, Named) else "")


def predicates(of: KindFilter, kind: str) -> list[str]:
    """Return where a thing is, what it is and has, each as a predicate that can stand before 的."""
    said = [place(of, kind)] if of.where else []
    if said == ["此处"] and of.region:
        said = [f"此处{REGIONS[of.region].removeprefix('处于')}"]
    else:
        said += [REGIONS[of.region]] if of.region else []
    said += [f"位于{site(of.on)}"] if of.on else []
    said += [chinese_series([STATES[each] for each in each_of(of.state)])] if of.state else []
    said += [f"具有{keywords(of.keyword, '或')}"] if of.keyword else []
    said += [f"不具{keywords(of.without, '或')}"] if of.without else []
    return said + figures(of)


def before(of: KindFilter) -> str:
    """Return the words right before the kind: `衍生地元素`, `水域`."""
    token = "" if of.token is None else "衍生" if of.token else "非衍生"
    return token + elements(of.element) + (GROUNDS[of.ground] if of.ground else "")


def noun(of: KindFilter, side: str, kind: str, *, other: bool = False, how: str = "", number: str = "") -> str:
    """`邻近且力量不高于2的其他目标敌方随从`."""
    said = predicates(of, kind)
    kinds = chinese_series([THINGS[each] for each in each_of(of.kind)])
    which = f"{chinese_series(said, '且')}的" if said else ""
    return f"{which}{number}{'其他' if other else ''}{how}{SIDES[side]}{before(of)}{kinds}"


def measure(of: KindFilter) -> str:
    return "件" if set(each_of(of.kind)) <= {"artifact", "relic"} else "个"


def things(of: Things, kind: str) -> str:
    """The things of a selector on a card of a kind in a sentence."""
    if isinstance(of.pick, Named):
        return known(of.pick, kind)
    how = "目标" if of.pick == "target" else ""
    named, others = noun(of, of.side, kind, how=how), noun(of, of.side, kind, how=how, other=of.other)
    unit = measure(of)
    if of.pick == "all":
        every = noun(of, of.side, kind, number=f"每{unit}", other=of.other)
        return others if others in ("己方化身", "敌方化身") else every
    by = {"own": "", "enemy": "敌方选择的", "any": "你选择的"}[of.side] if of.pick == "chosen" else "随机" * (of.pick == "random")
    if of.up_to or of.count != 1:
        return f"{by}{'至多' if of.up_to else ''}{numeral(of.count)}{unit}{others}"
    if of.other:
        return f"{by}另一{unit}{named}"
    return f"{by}一{unit}{named}"


def every(of: Things, kind: str) -> str:
    """`所有邻近的己方随从`."""
    said = noun(of, of.side, kind, other=of.other)
    return said if said in ("己方化身", "敌方化身") else noun(of, of.side, kind, number="所有", other=of.other)


def theirs(of: KindFilter, kind: str, *, count: int, up_to: bool, other: bool) -> str:
    """Things of the one who sacrifices them: `一个随从`, `另一件神器`, `至多两个其他随从`."""
    is_another = other and count == 1 and not up_to
    number = f"{'至多' if up_to else ''}{'另' if is_another else ''}{numeral(count)}{measure(of)}"
    return number + noun(of, "any", kind, other=other and not is_another)


def bearer(by: str, kind: str) -> str:
    """The one whose ability it is, or the unit that carries or casts it; nothing for any other one."""
    return {"self": BEARERS[kind].zh, "host": HOST.zh, "caster": CASTER.zh}.get(by, "")


def known(named: Any, kind: str) -> str:
    """Somebody that needs no description: 其 where it is understood."""
    if named.is_known and not named.is_many:
        return "其"
    if said := bearer(named.who, kind):
        return said
    if named.who == "foe":
        return FOE[type(named.about)]
    return f"{'这些' if named.is_many else '该'}{THINGS[named.thing]}"


def spot(of: Spot, kind: str, *, moved: str | None = None) -> str:
    """`相邻的水域地标`, `邻近此随从的随机地标`, `此处`."""
    level = {None: "", "top": "之上", "below": "之下"}[of.level]
    around: Any = of.around
    centre = known(around, kind) if isinstance(around, Named) else ""
    if moved is not None and around in (None, "source") and of.where != "area":
        centre = CASTER.zh if kind == "magic" else BEARERS[kind].zh
    elif moved and around == "moved" and of.where in ("adjacent", "nearby"):
        centre = moved
    if of.where == "here":
        return (f"{possessive(centre)}方格" if centre else "此处") + level
    bases = each_of(of.on)
    base = "方格" if len({*bases}) == len(BASES) else chinese_series([BASES[each] for each in bases])
    said = [each for each in (distance(of.where, of.steps, centre), "没有单位" if of.empty else "") if each]
    which = f"{'且'.join(said)}的" if said else "" if of.pick == "random" else "任意"
    return f"{which}{'随机' * (of.pick == 'random')}{site(of.site, base)}{level}"


def entered(of: moments.Enters, kind: str) -> str:
    """Return what somebody enters: `邻近的水域地标`, `一个方格`, `此方格`."""
    if of.where == "here":
        return f"此方格且其中为{site(of.into)}" if of.into else "此方格"
    named, near = site(of.into) if of.into else "方格", place(of, kind)
    return f"{near}的{named}" if near else f"一个{named}"


def token(of: Token) -> str:
    """`具有致命的2力量地元素随从衍生物“泥娃”`."""
    has = [KEYWORD_NAMES[each].zh for each in of.keywords]
    has += [f"远程{of.ranged}"] if of.ranged else []
    has += [f"移动+{of.movement}"] if of.movement else []
    given = f"具有{chinese_series(has, '与')}的" if has else ""
    named = chinese_series([ELEMENT_NAMES[each].zh for each in of.element], "与")
    return f"{given}{of.power}力量{named}{THINGS[of.kind]}衍生物“{of.name.zh}”"


def card_noun(of: CardFilter) -> str:
    """`法力费用不高于2的火元素随从牌`."""
    said = ([f"具有{keywords(of.keyword, '或')}"] if of.keyword else []) + figures(of)
    kinds = chinese_series([CARDS[each] for each in each_of(of.kind)]) or "牌"
    return (f"{chinese_series(said, '且')}的" if said else "") + elements(of.element) + kinds


PLACES = {"hand": "加入手牌", "top": "放回牌库顶", "bottom": "置于牌库底", "graveyard": "置入墓地"}
CARD_WORDS = CardWords(card_noun, ZONES, PLACES)
