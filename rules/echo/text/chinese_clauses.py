"""Chinese for effects and conditions: one clause each, and how clauses make sentences."""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import Any

from rules.echo import terms
from rules.echo.language import effects, replaced
from rules.echo.language.amounts import Amount, Count
from rules.echo.language.selectors import Cards
from rules.echo.text.chinese_conditions import all_of
from rules.echo.text.chinese_nouns import (
    KINDS,
    SIDES,
    ZONES,
    at_most,
    card_noun,
    cards,
    followers,
    quantity,
)
from rules.echo.text.grammar import Boost, Clause, Mentions, grouped
from rules.kernel.language.phrases import signed
from rules.kernel.language.templates import worded

DESTINATIONS = {
    "hand": "加入手牌",
    "display": "置入展示区",
    "graveyard": "置入墓地",
    "top": "放回卡组最上方",
    "bottom": "置于卡组最下方",
}
CANNOT = {
    "attack": "不能攻击",
    "attack_hero": "不能攻击英雄",
    "be_attacked": "不能被攻击",
    "be_chosen": "不能被对方的效果选择",
    "awaken": "不能被唤醒",
    "use": "不能使用主动技",
}
NUMERALS = "①②③④⑤⑥⑦⑧⑨"


def keyword_name(keyword: str) -> str:
    return terms.name_of(terms.KEYWORDS, keyword).zh


def sentences(listed: tuple[effects.Effect, ...], mentions: Mentions, *, may: bool = False, instead: bool = False) -> str:
    """All effects of a list, in order, without the last full stop. `instead`: of what would happen."""
    spoken: list[list[Clause]] = [[]]
    for index, group in enumerate(grouped(listed)):
        clause = _boosts(group, mentions) if isinstance(group, tuple) else _clause(group, mentions, may=may and index == 0)
        if clause.is_whole and spoken[-1]:
            spoken.append([])
        spoken[-1].append(clause)
        if clause.is_whole:
            spoken.append([])
    parts = [_joined(clauses) for clauses in spoken if clauses]
    first = f"改为{parts[0]}" if instead else parts[0]
    if may and not isinstance(listed[0], effects.If | effects.May):
        first = f"可选择{first}" if not isinstance(listed[0], effects.Choose) else f"可{first}"
    return "。".join([first, *(f"然后{part}" for part in parts[1:])])


def _joined(clauses: list[Clause]) -> str:
    texts = [clause.text for clause in clauses]
    if len(texts) == 1:
        return texts[0]
    if len(texts) == 2 and all(clause.is_plain for clause in clauses):
        return "，并".join(texts)
    return "，".join(texts[:-1]) + f"，然后{texts[-1]}"


def _act(verb: str, noun: str) -> str:
    """`破坏对方1只随从`, but `将其破坏`."""
    return f"将其{verb}" if noun == "其" else f"{verb}{noun}"


def _clause(effect: effects.Effect, mentions: Mentions, *, may: bool) -> Clause:
    match effect:
        case effects.Damage(amount=Count(count="event", times=1, plus=less, at_most=None), side="own") if less < 0 and _is_loss(mentions):
            return _by(f"少失去{-less}点生命值")
        case effects.Damage(amount=amount, side=side):
            number = _number(amount, mentions, "点")
            said = f"对对方英雄造成{number}伤害" if side == "enemy" else f"{'令' if may else ''}己方英雄失去{number}生命值"
            return _by(said + at_most(amount, "点"), is_plain=side == "enemy")
        case effects.Heal(amount=amount, side=side):
            return _by(
                f"{'令' if may else ''}{SIDES[side]}英雄回复{_number(amount, mentions, '点')}生命值{at_most(amount, '点')}", is_plain=True
            )
        case effects.Draw(amount=amount, side=side):
            said = f"抽{_cards_number(amount, mentions)}牌{at_most(amount, '张')}"
            return _by(_opponent(side, may) + said, is_plain=side == "own")
        case effects.Energy(amount=amount, side=side):
            loses = (amount if isinstance(amount, int) else amount.times) < 0
            said = f"{'失去' if loses else '获得'}{_number(amount, mentions, '点')}能量{at_most(amount, '点')}"
            if amount == Count(count="energy", times=-1) and side == "own":
                said = "失去所有剩余能量"
            return _by(_opponent(side, may) + said, is_plain=side == "own")
        case effects.Mill(amount=amount, side=side):
            return _by(f"将{SIDES[side]}卡组最上方的{_cards_number(amount, mentions)}卡置入墓地{at_most(amount, '张')}", is_plain=True)
        case effects.Discard(cards=chosen):
            return _by(_opponent(chosen.side, may) + _discard(chosen))
        case effects.PutBack(cards=chosen, to=to):
            is_asked = chosen.side == "enemy" and chosen.zone != "graveyard"
            owner = "其" if is_asked else SIDES[chosen.side] if chosen.side == "enemy" else ""
            said = f"将{_from(mentions, chosen)}{_depth(to, f'{owner}卡组')}"
            return _by((_opponent(chosen.side, may) if is_asked else "") + said)
        case effects.Look():
            return _by(_look(effect))
        case effects.Place(cards=chosen, state=state):
            mentions.take_placed(effect)
            shuffled = "，并将卡组洗牌" if chosen.zone == "deck" and chosen.pick != "top" else ""
            noun = card_noun(chosen) if card_noun(chosen).endswith(KINDS["follower"]) else card_noun(chosen)[:-1] + KINDS["follower"]
            return _by(f"将{_from(mentions, chosen, noun)}以{'沉睡' if state == 'asleep' else '唤醒'}状态放置到随从区{shuffled}")
        case effects.Attack() | effects.Grant():
            return _boosts((effect,), mentions)
        case effects.Bounce(target=target, to=to) if to != "hand":
            return _by(f"将{followers(mentions, target)}{_depth(to, '持有者卡组')}")
        case effects.Bounce(target=target):
            return _by(f"将{followers(mentions, target)}返回持有者手牌")
        case effects.EnergyCap(amount=amount, side=side, duration=duration):
            when = "下个能量刷新阶段的" if duration == "turn" else ""
            return _by(f"使{SIDES[side]}{when}能量上限{signed(amount)}")
        case effects.SkipBattle():
            mentions.forget()
            return _by("跳过本次战斗结算")
        case effects.Choose(options=options):
            listed = [f"{NUMERALS[index]}{sentences(option, mentions.copy())}" for index, option in enumerate(options)]
            mentions.forget()
            return Clause(f"选择一项发动：{'；'.join(listed)}", is_whole=True)
        case effects.May(do=do):
            return Clause(sentences(do, mentions, may=True), is_whole=True)
        case effects.If(conditions=asked, do=do, otherwise=otherwise):
            held = f"若{all_of(asked, mentions)}，"
            then = sentences(do, mentions.copy(), may=may)
            other = f"；否则{sentences(otherwise, mentions.copy(), may=may)}" if otherwise else ""
            mentions.forget()
            return Clause(held + then + other, is_whole=True)
        case _:
            return _by(worded(effect, "zh", partial(_operand, mentions, may)))


def _operand(mentions: Mentions, may: bool, name: str, value: Any, form: str) -> str:
    """An operand of a template: `{target:破坏}` is the verb with its object, `{duration:attack}` the attack for that time."""
    match name:
        case "target":
            noun = followers(mentions, value)
            return _act(form, noun) if form else noun
        case "cards":
            return _from(mentions, value)
        case "amount":
            said_as = f"{value}" if isinstance(value, int) else f"等同于{quantity(mentions, value)}的数值{at_most(value)}"
            return said_as.replace("-", "−")
        case "duration":
            return _while(value) if not form else f"攻击力{_while(value)}" if value == "game" else f"{_while(value)}攻击力"
        case "keyword":
            return keyword_name(value)
        case "cannot":
            return CANNOT[value]
        case "side":
            return _opponent(value, may)
        case _:
            return str(value)


def _depth(to: str, deck: str) -> str:
    return f"洗入{deck}" if to == "shuffle" else f"置于{deck}最{'上' if to == 'top' else '下'}方"


def _look(effect: effects.Look) -> str:
    """`查看己方卡组最上方的3张卡，将其中最多1张兽族随从卡加入手牌，其余置于卡组最下方`."""
    taken = Cards(zone="deck", **{each.name: getattr(effect.take, each.name) for each in fields(effect.take)})
    named = f"查看{SIDES[effect.side]}卡组最上方的{effect.amount}张卡，"
    if effect.amount == 1 and taken.up_to:
        noun = card_noun(taken)
        asked = "" if noun == KINDS[None] else f"若为{noun}，"
        return f"{named}{asked}可选择将其{DESTINATIONS[effect.to]}，否则{DESTINATIONS[effect.rest]}"
    return f"{named}将其中{cards(taken)}{DESTINATIONS[effect.to]}，其余{DESTINATIONS[effect.rest]}"


def _is_loss(mentions: Mentions) -> bool:
    """Whether the ability replaces the loss of one's own life."""
    return mentions.ability.instead_of == replaced.LifeLost()


def _by(text: str, *, is_plain: bool = False) -> Clause:
    return Clause(text, is_plain=is_plain)


def _opponent(side: str, may: bool) -> str:
    return "" if side == "own" else "令对方" if may else "对方"


def _number(amount: Amount, mentions: Mentions, measure: str) -> str:
    """`2点`, or `等同于己方剩余能量的`."""
    return f"{abs(amount)}{measure}" if isinstance(amount, int) else f"等同于{quantity(mentions, amount)}的"


def _cards_number(amount: Amount, mentions: Mentions) -> str:
    return f"{amount}张" if isinstance(amount, int) else f"张数等同于{quantity(mentions, amount)}的"


def _from(mentions: Mentions, chosen: Cards, noun: str = "") -> str:
    """`己方墓地中的1张随从卡`, `卡组最上方的2张卡`."""
    if mentions.is_it(chosen):
        return "其"
    zone = (SIDES[chosen.side] if chosen.side == "enemy" and chosen.zone == "graveyard" else "") + ZONES[chosen.zone]
    if chosen.pick == "top":
        top, named = f"{zone}最上方的{chosen.count}张卡", noun or card_noun(chosen)
        if named == KINDS[None]:
            return top
        return f"{top}（须为{named}）" if chosen.count == 1 else f"{top}中的所有{named}"
    return f"{zone}中{'随机' if chosen.pick == 'random' else '的'}{cards(chosen, noun=noun)}"


def _discard(chosen: Cards) -> str:
    how = "随机" if chosen.pick == "random" else ""
    plain = card_noun(chosen) == KINDS[None]
    if chosen.zone == "hand" and plain:
        return f"{how}弃置{cards(chosen, noun='手牌')}"
    return f"{how}弃置{ZONES[chosen.zone]}中的{cards(chosen)}"


def _while(duration: str) -> str:
    return {"turn": "本回合", "next_turn": "在己方下回合开始前", "game": "永久"}[duration]


def _boosts(boosts: tuple[Boost, ...], mentions: Mentions) -> Clause:
    """`使己方1只随从本回合攻击力+2并获得护盾`."""
    first = boosts[0]
    if isinstance(first, effects.Attack) and isinstance(first.amount, Count):
        verb = "提升" if first.amount.times > 0 else "降低"
        number = quantity(mentions, first.amount)
        noun = followers(mentions, first.target)
        return _by(f"使{noun}攻击力{_while(first.duration)}{verb}等同于{number}的数值{at_most(first.amount)}")
    noun = followers(mentions, first.target)
    lasting = _while(first.duration)
    if len(boosts) == 1 and isinstance(first, effects.Attack):
        return _by(f"使{noun}{lasting}{_gained(first)}" if first.duration != "game" else f"使{noun}攻击力永久{_gained(first)[3:]}")
    said = [_gained(each) for each in boosts]
    listed = said[0] if len(said) == 1 else f"{'、'.join(said[:-1])}和{said[-1]}"
    return _by(f"使{noun}{lasting}获得{listed}")


def _gained(boost: Boost) -> str:
    if isinstance(boost, effects.Grant):
        return keyword_name(boost.keyword)
    return f"攻击力{signed(boost.amount if isinstance(boost.amount, int) else 0)}"
