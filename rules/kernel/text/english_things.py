"""Write amounts and conditions in English, for games with things of several kinds on their field."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from rules.kernel.language.shared.amounts import Count, EventCount, Figure, PlayerFigure
from rules.kernel.text.english import an, between
from rules.kernel.text.english_cards import zone_of
from rules.kernel.text.english_paragraphs import EnglishParagraphs
from rules.kernel.text.english_words import WHOSE, Deeds, how_many, possessive
from rules.kernel.text.names import Named

HAS = {"own": "you have", "enemy": "the enemy has"}
CONTROLS = {"own": "you control", "enemy": "the enemy controls"}


def _some(number: str, named: str, *, other: bool = False) -> str:
    """`two or more minions`, `another minion`; one without a number has its article."""
    if number:
        return f"{number} {'other ' if other else ''}{named}"
    return f"another {named}" if other else an(named)


class EnglishThings(EnglishParagraphs):
    """The English of such a game's rules texts. The game gives its nouns and names."""

    #: What happens in a turn, as it is counted.
    DEEDS: ClassVar[Deeds]
    #: The amount of a moment.
    EVENTS: ClassVar[Mapping[type, str]]
    #: The figures of things but for the damage on them.
    FIGURES: ClassVar[Mapping[str, str]]

    @abstractmethod
    def filtered(self, of: Any, side: str, *, is_many: bool) -> str:
        """Return the things that a filter asks for: `tapped enemy creature with flying`."""

    @abstractmethod
    def described(self, of: Any) -> tuple[list[str], list[str], list[str]]:
        """Return what a filter asks for, as it stands before the noun, after “with”, and at the end."""

    @abstractmethod
    def card_noun(self, of: Any, is_many: bool) -> str:
        """Return the cards that a filter asks for: `creature cards with mana cost 2 or less`."""

    @abstractmethod
    def keywords(self, value: Any, joint: str) -> str:
        """Return keywords: `flying or first strike`."""

    @abstractmethod
    def player_figure(self, has: str) -> str:
        """Return a figure of a player: `mana cap`."""

    def is_numbered(self, amount: Count[Any]) -> bool:
        what: Any = amount.count
        is_measure = isinstance(what, Named | PlayerFigure | Figure) or self._is_measured(what)
        return not is_measure and not amount.plus and amount.times > 0

    def _is_measured(self, of: Any) -> bool:
        return isinstance(of, EventCount) and of.this_turn in self.DEEDS.measured

    def thing(self, counted: Any) -> str:
        return self._counted(counted, is_many=False)

    def _counted(self, of: Any, *, is_many: bool) -> str:
        """Return what is counted, as it stands after "for each" or "the number of"."""
        if isinstance(of, EventCount):
            return self.DEEDS.counted(of, is_many=is_many)
        if isinstance(of, self.CARD_COUNT):
            return f"{self.card_noun(of, is_many)} in {zone_of(of.zone, of.side)}"
        return ("other " if of.other else "") + self.filtered(of, of.side, is_many=is_many) + self._anywhere(of)

    def _anywhere(self, of: Any) -> str:
        """` on the battlefield`, where neither a side nor a place is said."""
        return f" {self.put(self.FIELD)}" if of.side == "any" and not self.is_placed(of) else ""

    def measure(self, counted: Any) -> str:
        match counted:
            case Named():
                return self.EVENTS[type(counted.about)]
            case Figure():
                return self._figure(counted)
            case PlayerFigure(has=has, side=side):
                return f"{WHOSE[side]} {self.player_figure(has)}"
            case _ if self._is_measured(counted):
                return self.DEEDS.measure(counted)
            case _:
                return f"the number of {self._counted(counted, is_many=True)}"

    def _figure(self, of: Any) -> str:
        """`its attack`, `the damage on it`."""
        total = "total " if of.who.is_many else ""
        if of.figure == "damage":
            return f"the {total}damage on {self.known(of.who)}"
        return f"{possessive(self.known(of.who))} {total}{self.FIGURES[of.figure]}"

    def count(self, asked: Any) -> str:
        """`you control two or more creatures`, `there is an enemy unit nearby`."""
        of, least, most = asked.of, asked.at_least, asked.at_most
        if isinstance(of, PlayerFigure):
            return self._figure_between(of, least, most)
        if isinstance(of, EventCount):
            return self.DEEDS.happened(of, least, most)
        number = how_many(least, most)
        is_many = bool(number) and (least, most) != (1, 1)
        there = f"there {'are' if is_many else 'is'}"
        if isinstance(of, self.CARD_COUNT):
            named = self.card_noun(of, is_many)
            said = _some(number, named)
            return f"{HAS[of.side]} {said} in hand" if of.zone == "hand" else f"{there} {said} in {zone_of(of.zone, of.side)}"
        is_owned = of.side != "any" and not self.is_placed(of)
        named = self.filtered(of, "any" if is_owned else of.side, is_many=is_many)
        said = _some(number, named, other=of.other)
        return f"{CONTROLS[of.side]} {said}" if is_owned else f"{there} {said}{self._anywhere(of)}"

    def _figure_between(self, of: Any, least: int | None, most: int | None) -> str:
        """`you have 3 or more life`, `your strength is exactly 2`."""
        number = f"exactly {least}" if least == most else between(least, most)
        if of.has in ("life", "mana"):
            return f"{HAS[of.side]} {number} {of.has}"
        return f"{WHOSE[of.side]} {self.player_figure(of.has)} is {number}"

    def matches(self, asked: Any, *, is_denied: bool) -> str:
        """`it is a tapped minion with lethal`, `this creature is not damaged`; of one thing alone the noun is left out."""
        subject, is_many = self.known(asked.who, is_subject=True), asked.who.is_many
        be, have = ("are", "have") if is_many else ("is", "has")
        no = " not" if is_denied else ""
        before, has, after = self.described(asked)
        if asked.kind == self.THING and len(before) + len(has) + len(after) + bool(asked.without) == 1:
            if after or (before and (asked.state or self.is_placed(asked))):
                return f"{subject} {be}{no} {(before or after)[0]}"
            if has:
                verb = f"{'do' if is_many else 'does'} not have" if is_denied else have
                return f"{subject} {verb} {has[0]}"
            if asked.without:
                return f"{subject} {have} {'' if is_denied else 'no '}{self.keywords(asked.without, 'or')}"
        named = self.filtered(asked, "any", is_many=is_many)
        return f"{subject} {be}{no} {named if is_many else an(named)}"
