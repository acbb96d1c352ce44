"""Write amounts and conditions in Chinese, for games with things of several kinds on their field."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from rules.kernel.language.shared.amounts import EventCount, Figure, PlayerFigure
from rules.kernel.text.chinese import between
from rules.kernel.text.chinese_paragraphs import ChineseParagraphs
from rules.kernel.text.chinese_words import WHOSE, CardWords, Deeds, how_many, possessive
from rules.kernel.text.names import Named


class ChineseThings(ChineseParagraphs):
    """The Chinese of such a game's rules texts. The game gives its nouns and names."""

    #: What happens in a turn, as it is counted.
    DEEDS: ClassVar[Deeds]
    #: The amount of a moment.
    EVENTS: ClassVar[Mapping[type, str]]
    FIGURES: ClassVar[Mapping[str, str]]
    CARD_WORDS: ClassVar[CardWords]
    #: The opposites of predicates.
    OPPOSITES: ClassVar[Mapping[str, str]]
    CONTROL: ClassVar[str]

    @abstractmethod
    def filtered(self, of: Any, side: str, *, other: bool = False) -> str:
        """Return the things that a filter asks for: `具有飞行的其他敌方生物`."""

    @abstractmethod
    def described(self, of: Any) -> tuple[str, list[str]]:
        """Return what a filter asks for, as it stands right before the noun, and as predicates."""

    @abstractmethod
    def unit(self, of: Any) -> str:
        """Return the measure of things: `个`."""

    @abstractmethod
    def player_figure(self, has: str) -> str:
        """Return a figure of a player: `魔法值上限`."""

    def _anywhere(self, of: Any) -> str:
        """`战场上`, where neither a side nor a place is said."""
        return self.put(self.FIELD) if of.side == "any" and not self.is_placed(of) else ""

    def measure(self, counted: Any) -> str:
        match counted:
            case Named():
                return self.EVENTS[type(counted.about)]
            case Figure():
                who: Any = counted.who
                return f"{possessive(self.known(who))}{self.FIGURES[counted.figure]}{'之和' if who.is_many else ''}"
            case PlayerFigure(has=has, side=side):
                return f"{WHOSE[side]}的{self.player_figure(has)}"
            case EventCount():
                return self.DEEDS.counted(counted)
            case _ if isinstance(counted, self.CARD_COUNT):
                return self._cards(counted)
            case _:
                return f"{self._anywhere(counted)}{self.filtered(counted, counted.side, other=counted.other)}数量"

    def _cards(self, of: Any) -> str:
        """`你的手牌数量`, `敌方坟场中生物牌数量`."""
        named = self.CARD_WORDS.noun(of)
        if of.zone == "hand" and named == "牌":
            return f"{WHOSE[of.side]}的手牌数量"
        return f"{WHOSE[of.side]}{self.CARD_WORDS.zones[of.zone]}中{'的牌' if named == '牌' else named}数量"

    def count(self, asked: Any) -> str:
        """`你操控至少两个生物`, `有至少一个邻近的敌方单位`, `你的手牌中没有法术牌`."""
        of, least, most = asked.of, asked.at_least, asked.at_most
        number = how_many(least, most)
        if isinstance(of, PlayerFigure):
            return between(f"{WHOSE[of.side]}的{self.player_figure(of.has)}", least, most)
        if isinstance(of, EventCount):
            return self.DEEDS.happened(of, least, most)
        if isinstance(of, self.CARD_COUNT):
            named, whose = self.CARD_WORDS.noun(of), WHOSE[of.side]
            if of.zone == "hand" and named == "牌":
                return f"{whose}{f'有{number}张' if number else '没有'}手牌"
            return f"{whose}的{self.CARD_WORDS.zones[of.zone]}中{f'有{number}张' if number else '没有'}{named}"
        is_owned = of.side != "any" and not self.is_placed(of)
        named = self.filtered(of, "any" if is_owned else of.side, other=of.other)
        some = f"{number}{self.unit(of)}{named}"
        if is_owned:
            return WHOSE[of.side] + (f"{self.CONTROL}{some}" if number else f"没有{self.CONTROL}{named}")
        return self._anywhere(of) + (f"有{some}" if number else f"没有{named}")

    def matches(self, asked: Any, *, is_denied: bool) -> str:
        """`其已横置`, `此生物是具有飞行的力量生物`; of one predicate alone the noun is left out."""
        subject, (before, said) = self.known(asked.who), self.described(asked)
        if asked.kind == self.THING and len(said) == 1 and not before:
            told = self.opposite(said[0]) if is_denied else said[0]
            if told and not self.is_placed(asked):
                return f"{subject}{told}"
        return f"{subject}{'不是' if is_denied else '是'}{self.filtered(asked, 'any')}"

    def opposite(self, said: str) -> str:
        """Return the opposite of a predicate, nothing where it has none."""
        if said.startswith(("具有", "不具")):
            return ("不具" if said.startswith("具有") else "具有") + said[2:]
        return self.OPPOSITES.get(said, "")
