"""Chinese for permanents, players, spells and cards."""

from __future__ import annotations

from typing import Any

from rules.hota.language import moments
from rules.hota.language.selectors import CardFilter, KindFilter, PermanentFilter, Permanents, Spells
from rules.hota.language.tokens import Token
from rules.hota.text.values import BEARERS, HOST, VALUES
from rules.hota.wording import KEYWORD_NAMES
from rules.kernel.language.phrases import chinese_series, each_of
from rules.kernel.text.chinese import between
from rules.kernel.text.chinese_words import CardWords, numeral
from rules.kernel.text.names import Named

FOE: dict[type, str] = {
    moments.Blocks: "受其阻挡的生物",
    moments.IsBlocked: "首个阻挡它的生物",
    moments.DealsDamage: "受到该伤害的生物",
    moments.IsDamaged: "造成该伤害的生物",
}
THINGS = {"creature": "生物", "equipment": "装备", "enchantment": "结界", "permanent": "实体", "player": "玩家", "target": "对象"}
CARDS = {"attribute": "属性牌", "creature": "生物牌", "spell": "法术牌", "equipment": "装备牌", "enchantment": "结界牌"}
PLAYERS = {"own": "你", "enemy": "敌方玩家", "any": "玩家"}
ATTRIBUTES = {"strength": "力量", "agility": "敏捷", "intellect": "智力", "none": "无属性"}
STATES = {
    "tapped": "已横置",
    "ready": "处于重置状态",
    "attacking": "正在进攻",
    "blocking": "正在阻挡",
    "damaged": "已受伤",
    "equipped": "佩带装备",
}
FIGHTING = {"attacking": "进攻", "blocking": "阻挡"}
SPEEDS = {"normal": "普通", "instant": "瞬间"}
ZONES = {"hand": "手牌", "deck": "套牌", "graveyard": "坟场"}


def keywords(value: str | tuple[str, ...] | None, joint: str) -> str:
    """`飞行或先攻`."""
    return chinese_series([KEYWORD_NAMES[each].zh for each in each_of(value)], joint)


def figures(of: PermanentFilter | CardFilter) -> list[str]:
    """`法术力需求不高于3`, `攻击力为2至4`."""
    said = {"法术力需求": (of.cost_min, of.cost_max), "攻击力": (of.attack_min, of.attack_max)}
    if isinstance(of, PermanentFilter):
        said["剩余生命值"] = (of.life_min, of.life_max)
    return [between(name, least, most) for name, (least, most) in said.items() if least is not None or most is not None]


def attributes(value: str | tuple[str, ...] | None) -> str:
    """`力量或无属性`."""
    return chinese_series([ATTRIBUTES[each] for each in each_of(value)])


def predicates(of: KindFilter) -> list[str]:
    """Return what a permanent is and has, each as a predicate that can stand before 的."""
    said = [] if fighting(of) or not of.state else [chinese_series([STATES[each] for each in each_of(of.state)])]
    said += [f"具有{keywords(of.keyword, '或')}"] if of.keyword else []
    said += [f"不具{keywords(of.without, '或')}"] if of.without else []
    return said + figures(of)


def fighting(of: KindFilter) -> str:
    """`进攻`, before 生物; nothing where another state, or another kind, is asked."""
    states = each_of(of.state)
    return chinese_series([FIGHTING[each] for each in states]) if of.kind == "creature" and set(states) <= set(FIGHTING) else ""


def before(of: KindFilter) -> str:
    """Return the words right before the kind: `进攻力量衍生`."""
    return fighting(of) + attributes(of.attribute) + ("" if of.token is None else "衍生" if of.token else "非衍生")


def noun(of: KindFilter, side: str, *, other: bool = False, how: str = "") -> str:
    """`由你操控且具有飞行的其他目标生物`, `敌方进攻生物`."""
    said = [*(["由你操控"] if side == "own" else []), *predicates(of)]
    kinds = chinese_series([THINGS[each] for each in each_of(of.kind)])
    which = f"{chinese_series(said, '且')}的" if said else ""
    return f"{which}{'其他' if other else ''}{how}{'敌方' if side == 'enemy' else ''}{before(of)}{kinds}"


def measure(of: KindFilter) -> str:
    return "件" if of.kind == "equipment" else "个"


def permanents(of: Permanents, kind: str) -> str:
    """The permanents and players of a selector on a card of a kind in a sentence."""
    if isinstance(of.pick, Named):
        return known(of.pick, kind)
    how = "目标" if of.pick == "target" else ""
    if of.players is None:
        return _some(of, noun(of, of.side, how=how), noun(of, of.side, how=how, other=of.other), measure(of), other=of.other)
    if of.players == "alone":
        return PLAYERS[of.side] if of.side != "any" else _some(of, f"{how}玩家", f"{how}玩家", "位", other=False)
    return _with_players(of, how)


def _some(of: Permanents, named: str, others: str, unit: str, *, other: bool) -> str:
    """So many of what is named, and how they are picked; of several others the word stands in the name: `两个其他目标生物`."""
    if of.pick == "all":
        return f"每{unit}{others}"
    by = {"own": "", "enemy": "敌方选择的", "any": "你选择的"}[of.side] if of.pick == "chosen" else "随机" * (of.pick == "random")
    if of.up_to or of.count != 1:
        return f"{by}{'至多' if of.up_to else ''}{numeral(of.count)}{unit}{others}"
    if other:
        return f"{by}另一{unit}{named}"
    return named if of.pick == "target" else f"{by}一{unit}{named}"


def _with_players(of: Permanents, how: str) -> str:
    """`目标生物或玩家`, `敌方玩家与每个敌方生物`."""
    person, other = PLAYERS[of.side], of.other
    if of.pick == "all":
        return f"{'每位玩家' if of.side == 'any' else person}与每{measure(of)}{noun(of, of.side, other=other)}"
    if of.side == "any":
        is_plain = not predicates(of) and not before(of) and not other
        creatures = noun(of, "any", other=other)
        either = f"{how}{creatures}或玩家" if is_plain else f"{how}玩家或{creatures}"
        return _some(of, either, either, "个", other=False)
    if of.count == 1 and not of.up_to and (how or (of.pick, of.side) == ("chosen", "own")):
        named = noun(of, of.side, how=how)
        return f"{person}或{_some(of, named, named, measure(of), other=other)}"
    by = {"target": "", "random": "随机的", "chosen": "由你选择的" if of.side == "own" else "由敌方选择的"}[of.pick]
    number = f"{'至多' if of.up_to else ''}{numeral(of.count)}个{how}"
    return f"{person}与{noun(of, of.side, other=other)}中{by or '的'}{number}"


def theirs(of: KindFilter, *, count: int, up_to: bool, other: bool) -> str:
    """Permanents of the one who sacrifices them: `一个生物`, `另一件装备`, `至多两个其他生物`."""
    is_another = other and count == 1 and not up_to
    number = f"{'至多' if up_to else ''}{'另' if is_another else ''}{numeral(count)}{measure(of)}"
    return number + noun(of, "any", other=other and not is_another)


def bearer(by: str, kind: str) -> str:
    """The one whose ability it is, or the creature that it is on; nothing for any other one."""
    return {"self": BEARERS[kind].zh, "host": HOST.zh}.get(by, "")


def known(named: Any, kind: str) -> str:
    """A permanent that needs no description: 其 where it is understood."""
    if named.is_known and not named.is_many:
        return "其"
    if named.who in ("self", "host"):
        return bearer(named.who, kind)
    if named.who == "foe":
        return FOE[type(named.about)]
    return f"{'这些' if named.is_many else '该'}{THINGS[named.thing]}"


def token(of: Token) -> str:
    """`具有践踏的3/2力量衍生物“山羊”`."""
    has = f"具有{keywords(of.keywords, '与')}的" if of.keywords else ""
    return f"{has}{of.attack}/{of.life}{chinese_series([ATTRIBUTES[each] for each in of.attribute], '与')}衍生物“{of.name.zh}”"


def card_noun(of: CardFilter) -> str:
    """`法术力需求不高于2的力量生物牌`."""
    said = ([f"具有{keywords(of.keyword, '或')}"] if of.keyword else []) + figures(of)
    kinds = chinese_series([CARDS[each] for each in each_of(of.kind)]) or "牌"
    speed = SPEEDS[of.speed] if of.speed else ""
    return (f"{chinese_series(said, '且')}的" if said else "") + speed + attributes(of.attribute) + kinds


#: Where cards go that were looked at, and those that an effect takes.
PLACES = {to: said.zh for to, said in VALUES["to"].items()} | {"top": "放回套牌顶", "bottom": "置于套牌底"}
CARD_WORDS = CardWords(card_noun, ZONES, PLACES)


def spells(of: Spells) -> str:
    """`目标法术`, `堆叠上的两张目标敌方生物牌`."""
    said = [*(["由你操控"] if of.side == "own" else []), *figures(CardFilter(cost_min=of.cost_min, cost_max=of.cost_max))]
    kinds = chinese_series([CARDS[each] for each in each_of(of.kind)])
    speed = SPEEDS[of.speed] if of.speed else ""
    enemy = "敌方" if of.side == "enemy" else ""
    named = (f"{chinese_series(said, '且')}的" if said else "") + f"目标{enemy}{speed}{attributes(of.attribute)}{kinds or '法术'}"
    number = f"{'至多' if of.up_to else ''}{numeral(of.count)}{'张' if kinds else '个'}" if of.up_to or of.count != 1 else ""
    return ("堆叠上的" if kinds else "") + number + named
