"""Chinese rules text of an ability: its label, when and whether it happens, and what it does."""

from __future__ import annotations

from rules.echo.language import costs, modifiers, moments, replaced
from rules.echo.language.abilities import Ability
from rules.echo.language.amounts import Count
from rules.echo.language.selectors import CardCount, FollowerCount, FollowerFilter, Followers
from rules.echo.text.chinese_clauses import CANNOT, keyword_name, sentences
from rules.echo.text.chinese_conditions import all_of
from rules.echo.text.chinese_nouns import SIDES, at_most, card_noun, every_follower, follower_noun, for_each, out_of, quantity
from rules.echo.text.grammar import Mentions
from rules.kernel.language.phrases import signed
from rules.kernel.language.words import untold

LABELS = {"awaken": "唤醒技", "last_stand": "战死技", "active": "主动技", "passive": "被动技", "use": ""}
PLAYERS = {"self": "己方", "own": "己方", "enemy": "对方", "any": "任意一方"}


def keywords_line(keywords: tuple[str, ...]) -> str:
    return "、".join(keyword_name(each) for each in keywords)


def paragraph(ability: Ability) -> str:
    """The whole ability, from its label to the last full stop."""
    mentions = Mentions(ability)
    if ability.skill == "passive":
        said = _passive(ability, mentions)
    elif ability.skill in ("active", "use"):
        mentions.take_cost()
        said = sentences(ability.do, mentions)
        if ability.conditions:
            said += f"。仅当{all_of(ability.conditions, Mentions(ability))}时可使用"
    else:
        asked = f"若{all_of(ability.conditions, mentions)}，" if ability.conditions else ""
        said = asked + sentences(ability.do, mentions, may=True)
    label = _label(ability)
    return f"{label}：{said}。" if label else f"{said}。"


def _label(ability: Ability) -> str:
    notes = [_cost(each) for each in ability.cost]
    if ability.once:
        notes.append("每回合1次")
    if ability.asleep:
        notes.append("沉睡时也生效")
    return LABELS[ability.skill] + (f"（{'、'.join(notes)}）" if notes else "")


def _cost(cost: costs.Cost) -> str:
    match cost:
        case costs.Energy(amount=amount):
            return f"{amount}点能量"
        case costs.Life(amount=amount):
            return f"{amount}点生命值"
        case costs.Discard(amount=amount, zone=zone):
            noun = card_noun(cost)
            if zone == "hand":
                return f"弃{amount}张{'手牌' if noun == '卡' else noun}"
            return f"弃展示区中的{amount}张{noun}"
        case costs.Sleep():
            return "此随从沉睡"
        case costs.Sacrifice():
            return f"破坏{_own(cost)}"
        case costs.Bounce():
            return f"将{_own(cost)}返回手牌"
        case costs.Mill(amount=amount):
            return f"将己方卡组最上方的{amount}张卡置入墓地"
        case _:
            raise untold(cost)


def _own(cost: costs.OwnFollowers) -> str:
    return "此随从" if cost.pick == "self" else f"己方{cost.amount}只{follower_noun(cost, other=cost.other)}"


def _passive(ability: Ability, mentions: Mentions) -> str:
    if ability.instead_of is not None:
        return _replacement(ability, ability.instead_of, mentions)
    if ability.when is None:
        asked = f"若{all_of(ability.conditions, mentions)}，" if ability.conditions else ""
        return asked + _modifiers(ability.gives, mentions)
    start = _moment(ability.when, mentions)
    asked = f"若{all_of(ability.conditions, mentions)}，" if ability.conditions else ""
    return f"{start}，{asked}{sentences(ability.do, mentions, may=ability.may)}"


PREVENTED = {
    replaced.Destroyed: "防止其被破坏",
    replaced.LifeLost: "防止该次损失",
    replaced.Healed: "防止该次回复",
    replaced.Drawn: "防止该次抽牌",
    replaced.Discarded: "防止其被弃置",
}


def _replacement(ability: Ability, event: replaced.Replaced, mentions: Mentions) -> str:
    start = f"若{_would(event, mentions)}"
    asked = f"且{all_of(ability.conditions, mentions)}" if ability.conditions else ""
    if not ability.do:
        return f"{start}{asked}，{'可选择' if ability.may else ''}{PREVENTED[type(event)]}"
    return f"{start}{asked}，{sentences(ability.do, mentions, may=ability.may, instead=True)}"


def _would(event: replaced.Replaced, mentions: Mentions) -> str:
    """What would happen, as a clause to stand after 若."""
    player = PLAYERS[event.by]
    match event:
        case replaced.Destroyed(by=by):
            subject = _subject(event, by)
            mentions.mention("self" if by == "self" else "subject")
            return f"{subject}将被破坏"
        case replaced.LifeLost():
            return f"{player}英雄将失去生命值"
        case replaced.Healed():
            return f"{player}英雄将回复生命值"
        case replaced.Drawn():
            return f"{player}将抽牌"
        case replaced.Discarded(by=by, zone=zone):
            return f"{out_of(zone)}此卡将被弃置" if by == "self" else f"{player}将弃置{out_of(zone)}{card_noun(event)}"
        case _:
            raise untold(event)


def _modifiers(gives: tuple[modifiers.Modifier, ...], mentions: Mentions) -> str:
    """Each modifier as a clause; what the same followers have comes together."""
    said: list[str] = []
    bearers: Followers | None = None
    for modifier in gives:
        match modifier:
            case modifiers.Attack(to=to) | modifiers.Keyword(to=to):
                gained, each = _gained(modifier, mentions)
                if to == bearers and not each:
                    said[-1] = f"{said[-1]}并{gained}"
                else:
                    said.append(f"{each}{_bearers(to, mentions)}{gained}")
                bearers = to
            case modifiers.Restrict(to=to) | modifiers.Guard(to=to):
                rule = CANNOT[modifier.cannot] if isinstance(modifier, modifiers.Restrict) else "必须被优先攻击"
                if to == bearers:
                    said[-1] += f"且{rule}"
                else:
                    said.append(f"{_bearers(to, mentions)}{rule}")
                bearers = to
            case modifiers.Cost(of=of, amount=amount):
                said.append(_cheaper(of, amount))
                bearers = None
            case modifiers.EnergyCap(amount=amount, side=side):
                said.append(f"{SIDES[side]}能量上限{signed(amount)}")
                bearers = None
            case _:
                raise untold(modifier)
    return "，".join(said)


def _bearers(to: Followers, mentions: Mentions) -> str:
    if to.pick == "self":
        name = "其" if mentions.is_known("self") else "此随从"
        mentions.mention("self")
        return name
    return every_follower(to, to.side, other=to.other)


def _gained(modifier: modifiers.Attack | modifiers.Keyword, mentions: Mentions) -> tuple[str, str]:
    """What is gained, and `每有1只...,` to stand before the sentence."""
    if isinstance(modifier, modifiers.Keyword):
        return f"拥有{keyword_name(modifier.keyword)}", ""
    amount = modifier.amount
    if isinstance(amount, int):
        return f"攻击力{signed(amount)}", ""
    if isinstance(amount, Count) and isinstance(amount.count, FollowerCount | CardCount) and not amount.plus:
        return f"攻击力{signed(amount.times)}{at_most(amount)}", f"{for_each(amount)}，"
    verb = "提升" if amount.times > 0 else "降低"
    return f"攻击力{verb}等同于{quantity(mentions, amount)}的数值{at_most(amount)}", ""


def _cheaper(of: modifiers.CardsOf, amount: int) -> str:
    cost = "唤醒费用" if of.kind == "follower" or of.race else "费用"
    return f"{SIDES[of.side]}{card_noun(of)}的{cost}{signed(amount)}"


def _moment(when: moments.Moment, mentions: Mentions) -> str:
    if isinstance(when, moments.FollowerMoment):
        mentions.mention("self" if when.by == "self" else "subject")
        return _follower_moment(when, _subject(when, when.by))
    if isinstance(when, moments.Drawn | moments.CardMoment):
        return _card_moment(when)
    player = PLAYERS[when.by]
    match when:
        case moments.TurnStarted():
            return "每个回合开始时" if when.by == "any" else f"{player}回合开始时"
        case moments.TurnEnded():
            return "每个回合结束时" if when.by == "any" else f"{player}回合结束时"
        case moments.HeroDamaged():
            return f"{player}英雄失去生命值时"
        case moments.HeroHealed():
            return f"{player}英雄回复生命值时"
        case moments.ItemPlayed():
            return f"{player}使用道具后"
        case moments.SkillUsed():
            return f"{player}使用主动技后"
        case _:
            raise untold(when)


def _subject(of: FollowerFilter, by: str) -> str:
    return "此随从" if by == "self" else {"own": "己方", "enemy": "对方", "any": "任意"}[by] + follower_noun(of)


def _card_moment(when: moments.Drawn | moments.CardMoment) -> str:
    player, is_own = PLAYERS[when.by], when.by == "self"
    match when:
        case moments.Drawn():
            return "抽到此卡时" if is_own else f"{player}抽牌时"
        case moments.Discarded(zone=zone):
            return f"{out_of(zone)}此卡被弃置时" if is_own else f"{player}弃置{out_of(zone)}{card_noun(when)}时"
        case moments.Displayed():
            return "此卡置入展示区时" if is_own else f"有{card_noun(when)}置入{player}展示区时"
        case _:
            raise AssertionError(when)


def _follower_moment(when: moments.FollowerMoment, subject: str) -> str:
    match when:
        case moments.AttackDeclared(target=target, by=by):
            side = {"enemy": "己方", "any": ""}.get(by, "对方")
            return f"{subject}攻击{ {'any': '', 'hero': f'{side}英雄', 'follower': f'{side}随从'}[target] }时"
        case moments.Attacked():
            return f"{subject}被攻击时"
        case moments.BattleWon():
            return f"{subject}在战斗中破坏随从后"
        case moments.BattleLost():
            return f"{subject}战斗落败但存活后"
        case moments.Destroyed():
            return f"{subject}被破坏时"
        case moments.FollowerAwakened():
            return f"{subject}被唤醒时"
        case moments.Placed():
            return f"{subject}被放置时"
        case _:
            raise AssertionError(when)
