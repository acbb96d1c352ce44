"""Chinese for effects on cards, zones and players, and for spells that stay: one clause each."""

from __future__ import annotations

from functools import partial
from typing import Any

from rules.douwushi.language import effects
from rules.douwushi.language.amounts import Amount
from rules.douwushi.language.selectors import Cards
from rules.douwushi.text.chinese_nouns import at_most, card_noun, cards, from_zone, heroes, items, number_of, numeral, points, quantity
from rules.douwushi.text.grammar import Clause, Mentions
from rules.kernel.language.templates import worded

RESTS = {"top": "放回预备区顶", "bottom": "置于预备区底", "graveyard": "放入坟场", "shuffle": "洗回预备区"}
DEPTHS = {"top": "置于预备区顶", "bottom": "置于预备区底", "shuffle": "洗回预备区"}


def card_clause(effect: effects.Effect, mentions: Mentions) -> Clause:
    """One effect that is not about heroes."""
    match effect:
        case effects.Draw(amount=amount, side=side):
            return _player(side, f"抓{points(mentions, amount, '牌')}")
        case effects.Discard(cards=of):
            return _player(of.side, f"{'随机' if of.pick == 'random' else ''}弃置{_in_hand(of)}")
        case effects.PutBack(cards=of, to=to):
            if of.zone == "hand":
                return _player(of.side, f"将{'随机' if of.pick == 'random' else ''}{_in_hand(of)}{DEPTHS[to]}")
            return Clause(f"将{from_zone(of)}{'' if of.side == 'own' else '由对手'}{DEPTHS[to]}")
        case effects.SetBeyond(cards=of):
            if of.zone == "hand":
                return _player(of.side, f"将{'随机' if of.pick == 'random' else ''}{_in_hand(of)}移至战场以外")
            return Clause(f"将{from_zone(of)}移至战场以外{shuffled(of)}")
        case effects.Look(amount=amount, take=take, rest=rest):
            number = f"{'至多' if take.up_to else ''}{numeral(take.count)}张{card_noun(take)}"
            return Clause(f"查看预备区顶的{numeral(amount)}张牌，将其中{number}加入手牌，其余{RESTS[rest]}", is_whole=True)
        case effects.Mill(amount=amount, side=side):
            return Clause(f"将{'对手' if side == 'enemy' else ''}预备区顶的{_top(amount, mentions)}放入坟场")
        case effects.AddBounty(amount=amount, side=side):
            return _player(side, f"将预备区顶的{_top(amount, mentions)}牌面朝下放入悬赏区，成为新的一叠")
        case effects.Stay(target=target, turns=turns):
            said = [f"将此牌附于{heroes(mentions, target)}"] if target else []
            said += [f"此牌停留{numeral(turns)}个回合" if not said else f"停留{numeral(turns)}个回合"] if turns else []
            return Clause("，".join(said))
        case effects.Dispel(pick=pick, side=side):
            whose = {"own": "己方的", "enemy": "对手的", "any": ""}[side]
            spells = {"self": "此牌", "target": f"{whose}一张指定目标持续性魔法牌", "all": f"{whose}所有持续性魔法牌"}[pick]
            return Clause(f"将{spells}放入坟场")
        case _:
            clause = Clause(worded(effect, "zh", partial(_operand, mentions)))
            return _player("enemy", clause.text.removeprefix("对手")) if clause.text.startswith("对手") else clause


def _operand(mentions: Mentions, name: str, value: Any, form: str) -> str:
    """An operand of a template: `{target:击杀}` is the verb with its object, `{side}` at the beginning whoever does it."""
    match name, form:
        case "target", "":
            return heroes(mentions, value)
        case "target", verb:
            return act(verb, heroes(mentions, value))
        case "items", _:
            return items(mentions, value)
        case "cards", "shuffled":
            return shuffled(value)
        case "cards", _:
            return from_zone(value)
        case "side", "whose":
            return "对手" if value == "enemy" else "己方"
        case "side", _:
            return "" if value == "own" else "对手"
        case _:
            return str(value)


def act(verb: str, whom: str) -> str:
    """`横置指定目标敌方英雄`, but `将其横置`."""
    return f"将{whom}{verb}" if whom in ("其", "这些英雄") else f"{verb}{whom}"


def _in_hand(of: Cards) -> str:
    """`一张手牌`, `手牌中的一张武器牌`, `所有手牌`."""
    if card_noun(of) != "牌" or of.pick == "self":
        return f"手牌中的{cards(of)}"
    return "所有手牌" if of.pick == "all" else f"{'至多' if of.up_to else ''}{numeral(of.count)}张手牌"


def shuffled(of: Cards) -> str:
    whose = "其" if of.side == "enemy" else ""
    return f"，然后将{whose}预备区洗牌" if of.zone == "reserve" and of.pick != "top" else ""


def _player(side: str, said: str) -> Clause:
    return Clause(said if side == "own" else f"对手{said}", said if side == "own" else f"令对手{said}")


def _top(amount: Amount, mentions: Mentions) -> str:
    if isinstance(amount, int):
        return f"{numeral(amount)}张牌"
    if amount.count == "x":
        return f"{number_of(amount)}张牌{at_most(amount)}"
    return f"若干张牌（张数等同于{quantity(mentions, amount)}{f'，最多{amount.at_most}' if amount.at_most is not None else ''}）"
