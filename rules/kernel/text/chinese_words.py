"""Chinese numerals and pronouns, cards that effects take from somewhere, and what happened in a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.kernel.text.chinese import between

NUMBERS = ("零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十")
WHOSE = {"own": "你", "enemy": "敌方", "any": "双方"}


def numeral(number: int) -> str:
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def possessive(said: str) -> str:
    """Before a noun 其 needs no 的."""
    return said if said == "其" else f"{said}的"


def act(verb: str, whom: str) -> str:
    """`横置目标敌方生物`, but `将其横置`."""
    return f"将{whom}{verb}" if verb and (whom == "其" or whom.startswith(("这些", "该"))) else f"{verb}{whom}"


def how_many(least: int | None, most: int | None) -> str:
    """`至少两`, `恰好一`, `两至四`; nothing for none."""
    if most is not None and most <= 0:
        return ""
    if most is None:
        return f"至少{numeral(least or 0)}"
    if least is None:
        return f"至多{numeral(most)}"
    return f"恰好{numeral(least)}" if least == most else f"{numeral(least)}至{numeral(most)}"


@dataclass(frozen=True, slots=True)
class Deeds:
    """The words for what happens in a turn, as it is counted.

    attackers: of a side those whose attacks are counted. done: the verb, what it is done with, and its measure. measured: what is
    measured, and that there was any. dead: those that died.
    """

    attackers: Mapping[str, str]
    done: Mapping[str, tuple[str, str, str]]
    measured: Mapping[str, tuple[str, str]]
    dead: str

    def _doer(self, of: Any) -> str:
        """Return who does what is counted: `你的生物`, `敌方`."""
        return self.attackers[of.side] if of.this_turn == "attacks" else WHOSE[of.side]

    def _in_turn(self, of: Any) -> str:
        """`你本回合`, `双方本回合共`."""
        return f"{self._doer(of)}本回合{'共' if of.side == 'any' else ''}"

    def _dead(self, of: Any) -> str:
        return f"{ {'own': '己方', 'enemy': '敌方', 'any': ''}[of.side] }{self.dead}"

    def counted(self, of: Any) -> str:
        """Return what is counted, as a number: `你本回合抓牌的张数`, `本回合死亡的敌方生物数量`."""
        if of.this_turn == "died":
            return f"本回合死亡的{self._dead(of)}数量"
        if of.this_turn in self.measured:
            return self._in_turn(of) + self.measured[of.this_turn][0]
        verb, thing, measure = self.done[of.this_turn]
        return f"{self._in_turn(of)}{verb}{thing}的{measure}数"

    def happened(self, of: Any, least: int | None, most: int | None) -> str:
        """Return the condition that so much happened: `你本回合抓过至少两张牌`."""
        number = how_many(least, most)
        if of.this_turn in self.measured:
            what, any_of_it = self.measured[of.this_turn]
            if (least, most) in ((1, None), (None, 0), (0, 0)):
                return f"{self._doer(of)}本回合{'' if least else '没有'}{any_of_it}"
            return between(self._in_turn(of) + what, least, most)
        if of.this_turn == "died":
            return f"本回合有{number}个{self._dead(of)}死亡" if number else f"本回合没有{self._dead(of)}死亡"
        verb, thing, unit = self.done[of.this_turn]
        return f"{self._in_turn(of)}{verb}过{number}{unit}{thing}" if number else f"{self._doer(of)}本回合没有{verb}过{thing}"


@dataclass(frozen=True, slots=True)
class CardWords:
    """Cards that effects take from zones, and looking at cards.

    noun: what the cards of a filter are called. zones: their names. places: where cards go, of the top of a deck, below it, and the rest.
    """

    noun: Callable[[Any], str]
    zones: Mapping[str, str]
    places: Mapping[str, str]

    def cards(self, of: Any) -> str:
        """Return the cards of a selector: `一张生物牌`, `所有牌`; the zone is said by the sentence."""
        if of.pick == "self":
            return "此牌"
        named = self.noun(of)
        return f"所有{named}" if of.pick == "all" else f"{'至多' if of.up_to else ''}{numeral(of.count)}张{named}"

    def from_zone(self, of: Any) -> str:
        """Return cards with their zone: `你坟场中的一张生物牌`, `你套牌顶的两张牌`."""
        zone = WHOSE[of.side] + self.zones[of.zone]
        if of.pick == "top":
            top = f"{zone}顶的{numeral(of.count)}张牌"
            return top if self.noun(of) == "牌" else f"{top}中的所有{self.noun(of)}"
        return f"{zone}中{'随机' if of.pick == 'random' else '的'}{self.cards(of)}"

    def taken(self, of: Any, form: str) -> str:
        """Return cards in the form that a template has them in: `你坟场中的一张牌`, `弃掉所有手牌`, `从你的套牌中检索一张牌`."""
        how = "随机" if of.pick == "random" else ""
        match form:
            case "there" | "from":
                return self.from_zone(of)
            case "back":
                return how + self._in_hand(of)
            case "弃":
                if of.pick == "all" and self.noun(of) == "牌":
                    return "弃掉所有手牌"
                return f"弃掉{self.cards(of)}" if of.pick in ("all", "self") else f"{how}弃{self.cards(of)}"
            case _ if of.pick in ("top", "random"):
                return f"检索{self.from_zone(of)}"
            case _:
                return f"从{WHOSE[of.side]}的{self.zones[of.zone]}中检索{self.cards(of)}"

    def _in_hand(self, of: Any) -> str:
        """`一张手牌`, `手牌中的两张生物牌`, `所有手牌`."""
        if self.noun(of) != "牌" or of.pick == "self":
            return f"手牌中的{self.cards(of)}"
        return self.cards(of).replace("牌", "手牌")

    def look(self, effect: Any, deck: str) -> str:
        """Return the sentences of looking at the top of a deck.

        `查看你套牌顶的五张牌。你可以将其中的一张生物牌加入手牌。将其余的牌置于套牌底`.
        """
        take, named, where, others = effect.take, self.noun(effect.take), self.places[effect.to], self.places[effect.rest]
        start = f"查看你{self.zones[deck]}顶的{numeral(effect.amount)}张牌"
        if effect.amount == 1:
            asked = "" if named == "牌" else f"若其为{named}，"
            if not asked and not take.up_to:
                return f"{start}，将其{where}"
            otherwise = "" if effect.rest == "top" else f"；否则将其{others}"
            return f"{start}。{asked}{'你可以' if take.up_to else '则'}将其{where}{otherwise}"
        may = take.up_to and take.count == 1
        number = f"{'至多' if take.up_to and not may else ''}{numeral(take.count)}张"
        which = f"其中{number}" if named == "牌" else f"其中的{number}{named}"
        if may:
            return f"{start}。你可以将{which}{where}。将其余的牌{others}"
        return f"{start}，将{which}{where}，其余{others}"
