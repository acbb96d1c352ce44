"""Chinese rules text of an ability: its label, when and whether it happens, and what it does."""

from __future__ import annotations

import re

from rules.douwushi import terms
from rules.douwushi.language import costs, modifiers, moments
from rules.douwushi.language.abilities import Ability
from rules.douwushi.text.chinese_clauses import sentences
from rules.douwushi.text.chinese_conditions import all_of
from rules.douwushi.text.chinese_modifiers import limit, predicates, sources
from rules.douwushi.text.chinese_nouns import BEARERS, ITEMS, card_noun, heroes, noun, numeral
from rules.douwushi.text.grammar import Mentions
from rules.kernel.language.words import untold

PLAYERS = {"own": "己方", "enemy": "对手", "any": "任意一方"}
_GAP = re.compile("(?<=[\u4e00-\u9fff])(?=[0-9A-Za-z+−])|(?<=[0-9A-Za-z])(?=[\u4e00-\u9fff])")


def keywords_line(keywords: tuple[str, ...]) -> str:
    return "、".join(choice.name.zh for choice in terms.KEYWORDS if choice.slug in keywords) + "。"


def paragraph(ability: Ability, kind: str) -> str:
    """The whole ability on a card of a kind, from its label to the last full stop; numbers stand apart from characters."""
    mentions = Mentions(ability, kind)
    said = _passive(ability, mentions) if ability.skill == "passive" else _used(ability, mentions)
    if ability.once:
        said += "。每回合一次"
    label = _label(ability)
    return spaced(f"{label}：{said}。" if label else f"{said}。")


def spaced(said: str) -> str:
    """The same with numbers apart from characters."""
    return _GAP.sub(" ", said)


def _used(ability: Ability, mentions: Mentions) -> str:
    paid = "并".join(each for each in (_cost(cost, mentions) for cost in ability.cost) if each)
    said = (f"{paid}。" if paid else "") + sentences(ability.do, mentions)
    if ability.conditions:
        said += f"。仅当{all_of(ability.conditions, Mentions(ability, mentions.kind))}时可以使用"
    return said


def _label(ability: Ability) -> str:
    name = ability.name.zh if ability.name else ""
    if ability.skill == "active":
        mp = next((cost.amount for cost in ability.cost if isinstance(cost, costs.Mp)), 0)
        return f"{name}（{str(mp).upper()}{'，需要武器' if ability.needs_weapon else ''}）"
    return f"{name}（被动）" if name else ""


def _cost(cost: costs.Cost, mentions: Mentions) -> str:
    """What is paid beside MP."""
    own = {"hero": "此英雄", "weapon": "此武器"}.get(mentions.kind, "此装备")
    match cost:
        case costs.Mp():
            return ""
        case costs.Tap(who=who):
            if who == "bearer" or mentions.kind == "hero":
                mentions.mention("self")
                return f"横置{BEARERS[mentions.kind]}"
            return f"横置{own}"
        case costs.Discard(amount=amount):
            noun_of = card_noun(cost)
            return f"弃置{numeral(amount)}张{'手牌' if noun_of == '牌' else noun_of}"
        case costs.Wound(amount=amount):
            return f"在{BEARERS[mentions.kind]}身上放置{amount}点伤害"
        case costs.Break():
            return f"将{own}放入坟场"
        case _:
            raise untold(cost)


def _passive(ability: Ability, mentions: Mentions) -> str:
    if ability.when is None:
        asked = f"若{all_of(ability.conditions, mentions)}，" if ability.conditions else ""
        return asked + _given(ability, mentions)
    start = _moment(ability.when, mentions)
    asked = f"若{all_of(ability.conditions, mentions)}，" if ability.conditions else ""
    return f"{start}，{asked}{sentences(ability.do, mentions, may=ability.may)}"


def _given(ability: Ability, mentions: Mentions) -> str:
    limits = [limit(each) for each in ability.gives if isinstance(each, modifiers.Limit)]
    others = tuple(each for each in ability.gives if not isinstance(each, modifiers.Limit))
    said = [f"{heroes(mentions, ability.target)}{predicates(others, mentions)}"] if others else []
    return "，".join([*said, *limits])


def _moment(when: moments.Moment, mentions: Mentions) -> str:
    if isinstance(when, moments.HeroMoment):
        mentions.mention("self" if when.by == "self" else "subject")
        subject = BEARERS[mentions.kind] if when.by == "self" else noun(when, when.by)
        return f"{'' if when.by == 'self' else '每当'}{subject}{_happens(when)}"
    player = PLAYERS[when.by]
    turn = {"own": "己方", "enemy": "对手的", "any": "每个"}[when.by]
    match when:
        case moments.TurnStarted():
            return f"{turn}回合开始时"
        case moments.ReadyStep():
            return f"{turn}重置阶段"
        case moments.TurnEnded():
            return f"{turn}回合结束时"
        case moments.SpellCast():
            return f"每当{player}使用魔法牌后"
        case moments.BountyTaken():
            return f"每当{player}获得一叠悬赏牌时"
        case _:
            raise untold(when)


def _happens(when: moments.HeroMoment) -> str:
    """What the subject does, or what is done to it."""
    match when:
        case moments.Deployed():
            return "出战时"
        case moments.Attacks():
            return "进行武器攻击时"
        case moments.Attacked():
            return "受到武器攻击时"
        case moments.Damaged():
            return f"受到{sources(when.source, when.attack_type)}伤害时"
        case moments.Hits():
            return f"{_by(when)}对英雄造成伤害时"
        case moments.Died():
            return "阵亡时"
        case moments.Kills():
            return f"{_by(when)}击杀英雄时"
        case moments.Counters():
            return "进行反击时"
        case moments.Guards():
            return "因护卫而受到伤害时"
        case moments.SkillUsed():
            return "施放技能后"
        case moments.Equipped(kind=kind):
            return f"装备{ITEMS[kind]}时" if kind != "equipment" else "佩戴装备时"
        case _:
            raise AssertionError(when)


def _by(when: moments.DamageMoment) -> str:
    """`以武器攻击`."""
    origin = sources(when.source, when.attack_type)
    return f"以{origin}" if origin else ""
