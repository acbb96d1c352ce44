"""Chinese for cards that effects take from somewhere, and for looking at cards."""

from __future__ import annotations

from rules.sorcery.language.effects import Look
from rules.sorcery.language.selectors import Cards
from rules.sorcery.text.chinese_nouns import WHOSE, ZONES, card_noun, cards, from_zone, numeral

PLACES = {"hand": "加入手牌", "top": "放回牌库顶", "bottom": "置于牌库底", "graveyard": "置入墓地"}


def some(of: Cards, form: str) -> str:
    """Cards in the form that a template has them in: `你墓地中的一张牌`, `弃掉所有手牌`, `从你的法术书中检索一张牌`."""
    how = "随机" if of.pick == "random" else ""
    match form:
        case "there" | "from":
            return from_zone(of)
        case "back":
            return how + _in_hand(of)
        case "弃":
            if of.pick == "all" and card_noun(of) == "牌":
                return "弃掉所有手牌"
            return f"弃掉{cards(of)}" if of.pick in ("all", "self") else f"{how}弃{cards(of)}"
        case _:
            return f"检索{from_zone(of)}" if of.pick in ("top", "random") else f"从{WHOSE[of.side]}的{ZONES[of.zone]}中检索{cards(of)}"


def _in_hand(of: Cards) -> str:
    """`一张手牌`, `手牌中的两张随从牌`, `所有手牌`."""
    if card_noun(of) != "牌" or of.pick == "self":
        return f"手牌中的{cards(of)}"
    return cards(of).replace("牌", "手牌")


def look(effect: Look) -> str:
    """`查看你法术书顶的五张牌。你可以将其中的一张随从牌加入手牌。将其余的牌置于牌库底`."""
    take, named, others = effect.take, card_noun(effect.take), PLACES[effect.rest]
    start, where_to = f"查看你{ZONES[effect.deck]}顶的{numeral(effect.amount)}张牌", PLACES[effect.to]
    if effect.amount == 1:
        asked = "" if named == "牌" else f"若其为{named}，"
        if not asked and not take.up_to:
            return f"{start}，将其{where_to}"
        otherwise = "" if effect.rest == "top" else f"；否则将其{others}"
        return f"{start}。{asked}{'你可以' if take.up_to else '则'}将其{where_to}{otherwise}"
    may = take.up_to and take.count == 1
    number = f"{'至多' if take.up_to and not may else ''}{numeral(take.count)}张"
    which = f"其中{number}" if named == "牌" else f"其中的{number}{named}"
    if may:
        return f"{start}。你可以将{which}{where_to}。将其余的牌{others}"
    return f"{start}，将{which}{where_to}，其余{others}"
