"""Chinese for followers, cards, zones and amounts."""

from __future__ import annotations

from rules.echo import terms
from rules.echo.language import amounts, moments, replaced
from rules.echo.language.selectors import (
    CardCount,
    CardFilter,
    Cards,
    EventCount,
    FollowerCount,
    FollowerFilter,
    Followers,
    Kinship,
    asks_for_follower,
)
from rules.echo.text import chinese_events
from rules.echo.text.grammar import Mentions
from rules.kernel.cards import Choice
from rules.kernel.language.phrases import chinese_series, each_of

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
#: Whose attack is counted.
ATTACKS = {"attack": "self", "attack_of_subject": "subject", "attack_of_foe": "foe", "attack_of_that": "that"}
ZONES = {"hand": "手牌", "deck": "卡组", "graveyard": "墓地", "display": "展示区"}
KINDS = {"follower": "随从卡", "item": "道具卡", None: "卡"}


def between(name: str, least: int | None, most: int | None) -> str:
    """`攻击力不高于2`, `费用为1至3`."""
    if least is None:
        return f"{name}不高于{most}" if most else f"{name}为0"
    if most is None:
        return f"{name}不低于{least}"
    return f"{name}为{least}" if least == most else f"{name}为{least}至{most}"


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


def follower(mentions: Mentions, pick: str) -> str:
    """A follower that needs no description: `其` where it is understood."""
    if mentions.is_known(pick):
        return "其"
    name = mentions.resolve(pick)
    mentions.mention(pick)
    if name == "self":
        return "此随从"
    if name == "foe":
        return FOE.get(type(mentions.ability.when or mentions.ability.instead_of), "在战斗中将其破坏的随从")
    return "这些随从" if mentions.is_many else "该随从"


def every_follower(of: FollowerFilter, side: str, *, other: bool) -> str:
    """`己方所有其他兽族和羽族随从`."""
    return f"{SIDES[side]}所有{follower_noun(of, other=other, joint='和')}"


def followers(mentions: Mentions, of: Followers) -> str:
    """The followers of a selector, as the object of a sentence."""
    if of.pick in ("self", "subject", "foe", "that"):
        return follower(mentions, of.pick)
    mentions.take(of)
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
    return f"{ZONES[zone]}中的" if zone else ""


def cards(of: Cards, *, noun: str = "") -> str:
    """`1张道具卡`, `所有卡`."""
    if of.pick in ("self", "subject"):
        return "此卡" if of.pick == "self" else "该卡"
    named = noun or card_noun(of)
    return f"所有{named}" if of.pick == "all" else f"{'最多' if of.up_to else ''}{of.count}张{named}"


def quantity(mentions: Mentions, of: amounts.Count) -> str:
    """What is counted, as a number: `己方兽族随从数量的2倍加1`."""
    counted = of.count
    if isinstance(counted, FollowerCount):
        said = f"{SIDES[counted.side]}{follower_noun(counted, other=counted.other)}数量"
    elif isinstance(counted, CardCount):
        noun = "卡牌" if card_noun(counted) == "卡" else card_noun(counted)
        said = f"{SIDES[counted.side]}{ZONES[counted.zone]}中{noun}数量"
    elif isinstance(counted, EventCount):
        said = chinese_events.counted(counted)
    elif counted in ATTACKS:
        said = _attack(mentions, ATTACKS[counted])
    elif counted == "event":
        said = EVENTS.get(type(mentions.ability.when or mentions.ability.instead_of), "所失去的生命值")
    else:
        said = {"energy": "己方剩余能量", "turn": "当前回合数"}[counted]
    times = abs(of.times)
    plus = of.plus if of.times > 0 else -of.plus
    added = "" if not plus else f"加{plus}" if plus > 0 else f"减{-plus}"
    return said + (f"{times}倍" if times != 1 else "") + added


def _attack(mentions: Mentions, pick: str) -> str:
    """`其攻击力`, `此随从攻击力`."""
    if mentions.is_known(pick):
        return "其攻击力之和" if mentions.is_many else "其攻击力"
    name = mentions.resolve(pick)
    if name == "that" and mentions.taken_are_many:
        return "这些随从的攻击力之和"
    owner = {"self": "此随从", "foe": FOE.get(type(mentions.ability.when), "另一只随从")}.get(name, "该随从")
    return f"{owner}攻击力"


def at_most(of: amounts.Amount, measure: str = "") -> str:
    return f"（最多{of.at_most}{measure}）" if isinstance(of, amounts.Count) and of.at_most is not None else ""


def for_each(of: amounts.Count) -> str:
    """`每有1只己方其他随从`, for what can be said so."""
    counted = of.count
    if isinstance(counted, FollowerCount):
        return f"{SIDES[counted.side]}每有1只{follower_noun(counted, other=counted.other)}"
    assert isinstance(counted, CardCount)
    return f"{SIDES[counted.side]}{ZONES[counted.zone]}每有1张{card_noun(counted)}"
