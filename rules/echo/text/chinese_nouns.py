"""Chinese for followers, cards, zones and amounts."""

from __future__ import annotations

from rules.echo import terms
from rules.echo.language import moments, replaced
from rules.echo.language.selectors import (
    CardCount,
    CardFilter,
    Cards,
    EventCount,
    FollowerCount,
    FollowerFilter,
    Followers,
    Kinship,
    Taken,
    asks_for_follower,
)
from rules.echo.text import chinese_events
from rules.echo.text.values import ZONES
from rules.echo.text.walker import is_it
from rules.kernel.cards import Choice
from rules.kernel.language.phrases import chinese_series, each_of
from rules.kernel.text.chinese import between
from rules.kernel.text.names import Named

FOE = {
    moments.AttackDeclared: "被攻击的随从",
    moments.Attacked: "攻击方随从",
    moments.BattleWon: "被破坏的随从",
    moments.BattleLost: "与其战斗的随从",
    replaced.Destroyed: "与其战斗的随从",
}
#: The amount of a moment or an event.
EVENTS: dict[type, str] = {
    moments.HeroHealed: "所回复的生命值",
    replaced.LifeLost: "将失去的生命值",
    replaced.Healed: "将回复的生命值",
}
SIDES = {"own": "己方", "enemy": "对方", "any": "场上"}
KINDS = {"follower": "随从卡", "item": "道具卡", None: "卡"}


def limits(of: FollowerFilter | CardFilter) -> list[str]:
    """Keyword, attack and cost, each as a predicate."""
    said = []
    if of.attack_min is not None or of.attack_max is not None:
        said.append(between("攻击力", of.attack_min, of.attack_max))
    if of.cost_min is not None or of.cost_max is not None:
        said.append(between("费用", of.cost_min, of.cost_max))
    if of.keyword:
        said.append(f"拥有{_either(terms.KEYWORDS, of.keyword)}")
    if of.unlike and of.unlike.keyword:
        said.append(f"没有{_either(terms.KEYWORDS, of.unlike.keyword)}")
    return said


def kinship(of: FollowerFilter | CardFilter, joint: str = "或") -> str:
    """`非兽族火或水属性`: what stands right before the noun."""
    excluded = "、".join(f"非{each}" for each in _excluded(of.unlike)) if of.unlike else ""
    attribute = _either(terms.ATTRIBUTES, of.attribute, joint)
    race = chinese_series(_races(of), joint)
    return excluded + (f"{attribute}属性" if attribute else "") + _either(terms.FACTIONS, of.faction, joint) + race


def _excluded(of: Kinship) -> list[str]:
    """Each attribute, faction and race by itself."""
    return [*(f"{each}属性" for each in _names(terms.ATTRIBUTES, of.attribute)), *_names(terms.FACTIONS, of.faction), *_races(of)]


def _races(of: Kinship) -> list[str]:
    return [f"{each}族" for each in _names(terms.RACES, of.race)]


def _either(listed: tuple[Choice, ...], value: str | tuple[str, ...] | None, joint: str = "或") -> str:
    return chinese_series(_names(listed, value), joint)


def _names(listed: tuple[Choice, ...], value: str | tuple[str, ...] | None) -> list[str]:
    return [terms.name_of(listed, each).zh for each in each_of(value)]


def _which(said: list[str]) -> str:
    return f"{'且'.join(said)}的" if said else ""


def follower_noun(of: FollowerFilter, *, other: bool = False, joint: str = "或") -> str:
    """`其他攻击力不高于2的沉睡火属性随从`, `沉睡的随从`."""
    which = _which(limits(of))
    state = {"awake": "已唤醒", "asleep": "沉睡", None: ""}[of.state]
    link = "的" if state and not which else ""
    return ("其他" if other else "") + which + state + link + kinship(of, joint) + "随从"


def follower(named: Named) -> str:
    """A follower that needs no description: `其` where it is understood."""
    if named.is_known:
        return "其"
    if named.who == "self":
        return "此随从"
    if named.who == "foe":
        return FOE.get(type(named.about), "在战斗中将其破坏的随从")
    return "这些随从" if named.is_many else "该随从"


def every_follower(of: FollowerFilter, side: str, *, other: bool) -> str:
    """`己方所有其他兽族和羽族随从`."""
    return f"{SIDES[side]}所有{follower_noun(of, other=other, joint='和')}"


def followers(of: Followers) -> str:
    """The followers of a selector, as the object of a sentence."""
    if isinstance(of.pick, Named):
        return follower(of.pick)
    if of.pick == "all":
        return every_follower(of, of.side, other=of.other)
    noun = follower_noun(of, other=of.other)
    return f"{SIDES[of.side]}{'随机' if of.pick == 'random' else '最多' if of.up_to else ''}{of.count}只{noun}"


def card_noun(of: CardFilter) -> str:
    """`费用不高于2的兽族随从卡`."""
    kind = "follower" if of.race or of.attribute or of.faction or asks_for_follower(of) else of.kind
    return _which(limits(of)) + kinship(of) + KINDS[kind]


def out_of(zone: str | None) -> str:
    """`手牌中的`, where a zone is asked for."""
    return f"{ZONES[zone].zh}中的" if zone else ""


def cards(of: Cards, *, noun: str = "") -> str:
    """`1张道具卡`, `所有卡`."""
    if isinstance(of.pick, Named):
        return "此卡" if of.pick.value == "self" else "该卡"
    named = noun or card_noun(of)
    return f"所有{named}" if of.pick == "all" else f"{'最多' if of.up_to else ''}{of.count}张{named}"


def number_of_things(counted: FollowerCount | CardCount | EventCount) -> str:
    """`己方兽族随从数量`, `本回合己方抽牌张数`."""
    if isinstance(counted, FollowerCount):
        return f"{SIDES[counted.side]}{follower_noun(counted, other=counted.other)}数量"
    if isinstance(counted, EventCount):
        return chinese_events.counted(counted)
    noun = "卡牌" if card_noun(counted) == "卡" else card_noun(counted)
    return f"{SIDES[counted.side]}{ZONES[counted.zone].zh}中{noun}数量"


def attack_of(named: Named) -> str:
    """`其攻击力`, `此随从攻击力`."""
    if named.is_known:
        return "其攻击力之和" if named.is_many else "其攻击力"
    if named.is_many:
        return "这些随从的攻击力之和"
    owner = {"self": "此随从", "foe": FOE.get(type(named.about), "另一只随从")}.get(named.who, "该随从")
    return f"{owner}攻击力"


def for_each(counted: FollowerCount | CardCount) -> str:
    """`己方每有1只其他随从`, for what can be said so."""
    if isinstance(counted, FollowerCount):
        return f"{SIDES[counted.side]}每有1只{follower_noun(counted, other=counted.other)}"
    return f"{SIDES[counted.side]}{ZONES[counted.zone].zh}每有1张{card_noun(counted)}"


def subject(of: FollowerFilter, by: str) -> str:
    """The follower that a moment or an event is about: `己方兽族随从`."""
    return "此随从" if by == "self" else {"own": "己方", "enemy": "对方", "any": "任意"}[by] + follower_noun(of)


def held_cards(of: Cards, verb: str) -> str:
    """Cards that are discarded: `随机弃置1张手牌`, `弃置展示区中的1张卡`."""
    verb = f"随机{verb}" if of.pick == "random" else verb
    if of.zone == "hand" and card_noun(of) == KINDS[None]:
        return f"{verb}{cards(of, noun='手牌')}"
    return f"{verb}{ZONES[of.zone].zh}中的{cards(of)}"


def cards_there(of: Cards, *, is_placed: bool) -> str:
    """`己方墓地中的1张随从卡`, `卡组最上方的2张卡`, or 其, where the moment is about the card. What is placed is a follower."""
    if is_it(of):
        return "其"
    noun = card_noun(of)
    if is_placed and not noun.endswith(KINDS["follower"]):
        noun = noun.removesuffix(KINDS[None]) + KINDS["follower"]
    zone = (SIDES[of.side] if of.side == "enemy" and of.zone == "graveyard" else "") + ZONES[of.zone].zh
    if of.pick == "top":
        top = f"{zone}最上方的{of.count}张卡"
        if noun == KINDS[None]:
            return top
        return f"{top}（须为{noun}）" if of.count == 1 else f"{top}中的所有{noun}"
    return f"{zone}中{'随机' if of.pick == 'random' else '的'}{cards(of, noun=noun)}"


def listed(said: list[str]) -> str:
    """`攻击力+1、护盾和再动`."""
    return said[0] if len(said) == 1 else f"{'、'.join(said[:-1])}和{said[-1]}"


def taken(of: Taken, form: str) -> str:
    """Cards that are taken among some: `最多1张兽族随从卡`; of one card `若为兽族随从卡，可选择`."""
    noun = card_noun(of)
    if form == "if":
        return ("" if noun == KINDS[None] else f"若为{noun}，") + ("可选择" if of.up_to else "")
    return f"{'最多' if of.up_to else ''}{of.count}张{noun}"
