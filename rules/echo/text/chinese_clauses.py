"""Chinese for effects and conditions: one clause each, and how clauses make sentences."""

from __future__ import annotations

from typing import assert_never

from rules.echo import terms
from rules.echo.language import conditions, effects
from rules.echo.language.amounts import Amount, Count
from rules.echo.language.selectors import CardCount, Cards, FollowerCount
from rules.echo.text.chinese_nouns import (
    KINDS,
    SIDES,
    ZONES,
    at_most,
    between,
    card_noun,
    cards,
    follower,
    follower_noun,
    followers,
    kinship,
    limits,
    quantity,
)
from rules.echo.text.grammar import Boost, Clause, Mentions, grouped

NUMERALS = "①②③④⑤⑥⑦⑧⑨"


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def keyword_name(keyword: str) -> str:
    return terms.name_of(terms.KEYWORDS, keyword).zh


def sentences(listed: tuple[effects.Effect, ...], mentions: Mentions, *, may: bool = False) -> str:
    """All effects of a list, in order, without the last full stop."""
    spoken: list[list[Clause]] = [[]]
    for index, group in enumerate(grouped(listed)):
        clause = _boosts(group, mentions) if isinstance(group, tuple) else _clause(group, mentions, may=may and index == 0)
        if clause.is_whole and spoken[-1]:
            spoken.append([])
        spoken[-1].append(clause)
        if clause.is_whole:
            spoken.append([])
    parts = [_joined(clauses) for clauses in spoken if clauses]
    first = parts[0]
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
        case effects.Damage(amount=amount, side=side):
            number = _number(amount, mentions, "点")
            said = f"对对方英雄造成{number}伤害" if side == "enemy" else f"{'令' if may else ''}己方英雄失去{number}生命值"
            return _by(said + at_most(amount, "点"), is_plain=side == "enemy")
        case effects.Heal(amount=amount, side=side):
            return _by(
                f"{'令' if may else ''}{SIDES[side]}英雄回复{_number(amount, mentions, '点')}生命值{at_most(amount, '点')}", is_plain=True
            )
        case effects.Draw(amount=amount, side=side):
            said = f"抽{_cards_number(amount, mentions)}卡{at_most(amount, '张')}"
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
        case effects.Search(cards=chosen):
            return _by(f"将{_from(chosen)}加入手牌，并将卡组洗牌")
        case effects.Retrieve(cards=chosen):
            return _by(f"将{_from(chosen)}加入手牌")
        case effects.Display(cards=chosen):
            return _by(f"将{_from(chosen)}置入展示区")
        case effects.Place(cards=chosen, state=state):
            mentions.take_placed(effect)
            shuffled = "，并将卡组洗牌" if chosen.zone == "deck" and chosen.pick != "top" else ""
            noun = card_noun(chosen) if card_noun(chosen).endswith(KINDS["follower"]) else card_noun(chosen)[:-1] + KINDS["follower"]
            return _by(f"将{_from(chosen, noun)}以{'沉睡' if state == 'asleep' else '唤醒'}状态放置到随从区{shuffled}")
        case effects.Attack() | effects.Grant():
            return _boosts((effect,), mentions)
        case effects.Remove(target=target, keyword=keyword, duration=duration):
            return _by(f"使{followers(mentions, target)}{_while(duration)}失去{keyword_name(keyword)}")
        case effects.Destroy(target=target):
            return _by(_act("破坏", followers(mentions, target)))
        case effects.Reveal(target=target):
            return _by(_act("展示", followers(mentions, target)))
        case effects.Control(target=target):
            return _by(_act("心控", followers(mentions, target)))
        case effects.Bounce(target=target):
            return _by(f"将{followers(mentions, target)}返回持有者手牌")
        case effects.Sleep(target=target):
            return _by(f"使{followers(mentions, target)}进入沉睡状态")
        case effects.Wake(target=target):
            return _by(_act("免费唤醒", followers(mentions, target)))
        case effects.EnergyCap(amount=amount, side=side, duration=duration):
            when = "下个能量刷新阶段的" if duration == "turn" else ""
            return _by(f"使{SIDES[side]}{when}能量上限{signed(amount)}")
        case effects.SkipDraw(side=side):
            return _by(f"{_opponent(side, may)}跳过下个抽牌阶段")
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
            assert_never(effect)


def _by(text: str, *, is_plain: bool = False) -> Clause:
    return Clause(text, is_plain=is_plain)


def _opponent(side: str, may: bool) -> str:
    return "" if side == "own" else "令对方" if may else "对方"


def _number(amount: Amount, mentions: Mentions, measure: str) -> str:
    """`2点`, or `等同于己方剩余能量的`."""
    return f"{abs(amount)}{measure}" if isinstance(amount, int) else f"等同于{quantity(mentions, amount)}的"


def _cards_number(amount: Amount, mentions: Mentions) -> str:
    return f"{amount}张" if isinstance(amount, int) else f"张数等同于{quantity(mentions, amount)}的"


def _from(chosen: Cards, noun: str = "") -> str:
    """`己方墓地中的1张随从卡`, `卡组最上方的2张卡`."""
    zone = ZONES[chosen.zone]
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
    return "本回合" if duration == "turn" else "永久"


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
        return _by(f"使{noun}{lasting}{_gained(first)}" if first.duration == "turn" else f"使{noun}攻击力永久{_gained(first)[3:]}")
    said = [_gained(each) for each in boosts]
    listed = said[0] if len(said) == 1 else f"{'、'.join(said[:-1])}和{said[-1]}"
    return _by(f"使{noun}{lasting}获得{listed}")


def _gained(boost: Boost) -> str:
    if isinstance(boost, effects.Grant):
        return keyword_name(boost.keyword)
    return f"攻击力{signed(boost.amount if isinstance(boost.amount, int) else 0)}"


def all_of(asked: tuple[conditions.Condition, ...], mentions: Mentions) -> str:
    return "且".join(condition(each, mentions) for each in asked)


def condition(asked: conditions.Condition, mentions: Mentions) -> str:
    """One condition as a clause, to stand after 若."""
    match asked:
        case conditions.Count(of=of):
            mentions.forget()
            return _count(asked, of)
        case conditions.Life(side=side):
            return between(f"{SIDES[side]}英雄生命值", asked.at_least, asked.at_most)
        case conditions.Energy():
            if (asked.at_least, asked.at_most) == (1, None):
                return "己方有剩余能量"
            return between("己方剩余能量", asked.at_least, asked.at_most)
        case conditions.Is(who=who):
            return _is(asked, who, mentions)
        case conditions.TurnOf(side=side):
            return f"当前为{SIDES[side]}回合"
        case conditions.FirstPlayer(side=side):
            return f"己方为{'先手' if side == 'own' else '后手'}"
        case _:
            assert_never(asked)


def _count(asked: conditions.Count, of: FollowerCount | CardCount) -> str:
    least, most = asked.at_least, asked.at_most
    if isinstance(of, FollowerCount):
        where, noun, measure = SIDES[of.side], follower_noun(of, other=of.other), "只"
    else:
        where, noun, measure = f"{SIDES[of.side]}{ZONES[of.zone]}中", card_noun(of), "张"
    if most == 0:
        return f"{where}没有{noun}"
    if most is None:
        return f"{where}有{noun}" if least == 1 else f"{where}有至少{least}{measure}{noun}"
    if least is None:
        return f"{where}有不多于{most}{measure}{noun}"
    return f"{where}恰有{least}{measure}{noun}" if least == most else f"{where}有{least}至{most}{measure}{noun}"


def _is(asked: conditions.Is, who: str, mentions: Mentions) -> str:
    if who.endswith("hero"):
        is_faction = asked.faction and not asked.attribute and not asked.race
        return f"{'己方' if who == 'own_hero' else '对方'}英雄{'属于' if is_faction else '为'}{kinship(asked)}"
    subject = follower(mentions, who)
    said = [{"awake": "处于唤醒状态", "asleep": "处于沉睡状态"}[asked.state]] if asked.state else []
    if kinship(asked):
        said.append(f"为{kinship(asked)}随从")
    return subject + "且".join(said + limits(asked))
