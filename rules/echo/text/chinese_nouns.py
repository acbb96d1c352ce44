"""Chinese for followers, cards, zones and amounts."""

from __future__ import annotations

from rules.echo import terms
from rules.echo.language import amounts, moments
from rules.echo.language.selectors import CardCount, CardFilter, Cards, FollowerCount, FollowerFilter, Followers
from rules.echo.text.grammar import Mentions

FOE = {
    moments.AttackDeclared: "被攻击的随从",
    moments.Attacked: "攻击方随从",
    moments.BattleWon: "被破坏的随从",
    moments.BattleLost: "与其战斗的随从",
}
SIDES = {"own": "己方", "enemy": "对方", "any": "场上"}
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
        said.append(f"拥有{terms.name_of(terms.KEYWORDS, of.keyword).zh}")
    return said


def kinship(of: FollowerFilter | CardFilter) -> str:
    """`火属性曙庭兽族`: what stands right before the noun."""
    attribute = f"{terms.name_of(terms.ATTRIBUTES, of.attribute).zh}属性" if of.attribute else ""
    faction = terms.name_of(terms.FACTIONS, of.faction).zh if of.faction else ""
    race = f"{terms.name_of(terms.RACES, of.race).zh}族" if of.race else ""
    return attribute + faction + race


def _which(said: list[str]) -> str:
    return f"{'且'.join(said)}的" if said else ""


def follower_noun(of: FollowerFilter, *, other: bool = False) -> str:
    """`其他攻击力不高于2的沉睡火属性随从`, `沉睡的随从`."""
    which = _which(limits(of))
    state = {"awake": "已唤醒", "asleep": "沉睡", None: ""}[of.state]
    joint = "的" if state and not which else ""
    return ("其他" if other else "") + which + state + joint + kinship(of) + "随从"


def follower(mentions: Mentions, pick: str) -> str:
    """A follower that needs no description: `其` where it is understood."""
    if mentions.is_known(pick):
        return "其"
    name = mentions.resolve(pick)
    mentions.mention(pick)
    if name == "self":
        return "此随从"
    if name == "foe":
        return FOE.get(type(mentions.ability.when), "在战斗中破坏其的随从")
    return "这些随从" if mentions.is_many else "该随从"


def followers(mentions: Mentions, of: Followers) -> str:
    """The followers of a selector, as the object of a sentence."""
    if of.pick in ("self", "subject", "foe", "that"):
        return follower(mentions, of.pick)
    mentions.take(of)
    noun = follower_noun(of, other=of.other)
    if of.pick == "all":
        return f"{SIDES[of.side]}所有{noun}"
    return f"{SIDES[of.side]}{'随机' if of.pick == 'random' else ''}{of.count}只{noun}"


def card_noun(of: CardFilter) -> str:
    """`费用不高于2的兽族随从卡`."""
    kind = "follower" if of.race or of.attribute or of.faction or of.attack_min is not None or of.attack_max is not None else of.kind
    return _which(limits(of)) + kinship(of) + KINDS[kind]


def cards(of: Cards, *, noun: str = "") -> str:
    """`1张道具卡`, `所有卡`."""
    named = noun or card_noun(of)
    return f"所有{named}" if of.pick == "all" else f"{of.count}张{named}"


def quantity(mentions: Mentions, of: amounts.Count) -> str:
    """What is counted, as a number: `己方兽族随从数量的2倍加1`."""
    counted = of.count
    if isinstance(counted, FollowerCount):
        said = f"{SIDES[counted.side]}{follower_noun(counted, other=counted.other)}数量"
    elif isinstance(counted, CardCount):
        noun = "卡牌" if card_noun(counted) == "卡" else card_noun(counted)
        said = f"{SIDES[counted.side]}{ZONES[counted.zone]}中{noun}数量"
    elif counted == "attack":
        said = "其攻击力" if mentions.is_known("self") else "此随从攻击力"
    elif counted == "event":
        said = "所回复的生命值" if isinstance(mentions.ability.when, moments.HeroHealed) else "所失去的生命值"
    else:
        said = {"energy": "己方剩余能量", "turn": "当前回合数"}[counted]
    times = abs(of.times)
    plus = of.plus if of.times > 0 else -of.plus
    added = "" if not plus else f"加{plus}" if plus > 0 else f"减{-plus}"
    return said + (f"{times}倍" if times != 1 else "") + added


def at_most(of: amounts.Amount, measure: str = "") -> str:
    return f"（最多{of.at_most}{measure}）" if isinstance(of, amounts.Count) and of.at_most is not None else ""


def for_each(of: amounts.Count) -> str:
    """`每有1只己方其他随从`, for what can be said so."""
    counted = of.count
    if isinstance(counted, FollowerCount):
        return f"{SIDES[counted.side]}每有1只{follower_noun(counted, other=counted.other)}"
    assert isinstance(counted, CardCount)
    return f"{SIDES[counted.side]}{ZONES[counted.zone]}每有1张{card_noun(counted)}"
