"""The text of an ability on a card of a kind, in either language: what is paid, when it happens, and what it does, in sentences.

For games whose cards say no labels of skills but “Tap: draw a card.”
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any, ClassVar

from rules.kernel.language.shared import conditions
from rules.kernel.language.shared.amounts import Count
from rules.kernel.text.english import capital
from rules.kernel.text.gifts import Gifts
from rules.kernel.text.language import Clause, Language
from rules.kernel.text.names import Named
from rules.wording import Text

#: What a paragraph is put together with.
USED = Text("{}: {}", "{}：{}")
CAST_IF = Text("cast this spell only if {}. {}", "仅当{}时可以施放此法术。{}")
WOULD, AND = Text("if {}", "若{}"), Text(" and {}", "且{}")
ONCE = Text(" Once a turn.", "每回合一次。")
#: What joins a clause to the one before it, by its text and by the form of it that lets something happen.
IF_DONE, APART = Text(". If you do, {0}", "。若如此做，{0}"), Text("; {0}", "；{0}")
THEN, ALSO, NEXT = Text(", then {0}", "，然后{0}"), Text(", and {0}", "，并{1}"), Text(". {0}", "。{0}")


class Paragraphs(Language):
    """The texts of abilities on cards of a kind that were walked through."""

    #: How it begins what X is, to which nothing can be joined.
    WHERE: ClassVar[str]
    #: What stands behind a label or a moment.
    GAP: ClassVar[str]
    #: How it is said when an ability can be used, and who the enemy is.
    USED_IF: ClassVar[Text]
    ENEMY: ClassVar[Text]
    #: The game's words: looking at cards, being so, being kept from something, figures, and what is given to players.
    LOOK: ClassVar[type]
    IS: ClassVar[type]
    CANNOT: ClassVar[type]
    STATS: ClassVar[type]
    OF_PLAYERS: ClassVar[tuple[type, ...]]
    #: The number of cards in a zone, where things are of which nothing else is said, and what they are then.
    CARD_COUNT: ClassVar[Any]
    FIELD: ClassVar[Text]
    THING: ClassVar[str]
    #: The moments whose amount is another kind of thing than the effect says, such as the attack of who died.
    MEASURES: ClassVar[tuple[type, ...]]

    def __init__(self, kind: str) -> None:
        self.kind = kind

    @abstractmethod
    def finished(self, said: str) -> str:
        """Return a paragraph with its capital, its blanks and its last full stop."""

    @abstractmethod
    def bearers(self, ability: Any) -> str:
        """Return what a static ability gives to things."""

    @abstractmethod
    def of_players(self, said: list[str]) -> str:
        """Return what a static ability gives players."""

    @abstractmethod
    def gifts(self, gifts: Gifts) -> Clause:
        """Return the clause of what things are given for a time."""

    @abstractmethod
    def look(self, effect: Any) -> str:
        """Return the sentences of looking at cards."""

    @abstractmethod
    def matches(self, asked: Any, *, is_denied: bool) -> str:
        """Return the condition that a thing is so, or not so."""

    @abstractmethod
    def performer(self, of: Any) -> tuple[str, str, bool]:
        """Return those that act: as the subject, as an object, and whether there are several."""

    def is_placed(self, of: Any) -> bool:
        """Return whether a filter says where things are."""
        return False

    def takes_all(self, of: Any) -> bool:
        """Return whether a selector takes all things that it asks for, and nobody else."""
        return bool(of.pick == "all")

    def is_as_much(self, amount: int | Count[Any]) -> bool:
        """Return whether an amount is that of the moment as it is, and a number of that kind of thing: “that much”."""
        if not isinstance(amount, Count) or amount.times != 1 or amount.plus:
            return False
        return isinstance(amount.count, Named) and not isinstance(amount.count.about, self.MEASURES)

    def put(self, text: Text, *said: str) -> str:
        """Return texts put into a frame."""
        return text.in_language(self.CODE).format(*said)

    def paragraph(self, ability: Any) -> str:
        """Return the whole text of an ability that was walked through."""
        return self.finished(self.body(ability)) + (self.put(ONCE) if ability.once else "")

    def body(self, ability: Any) -> str:
        """Return the text of an ability without its last full stop, and without how often it can be used."""
        match ability.skill:
            case "activated":
                said = self.put(USED, self.paid(ability), self.sentences(ability.do, is_part=False))
                return said + (self.put(self.USED_IF, self.all_of(ability.conditions)) if ability.conditions else "")
            case "cast":
                said = self.sentences(ability.do, is_part=False)
                return self.put(CAST_IF, self.all_of(ability.conditions), capital(said)) if ability.conditions else said
            case "triggered":
                start, do = self.said(ability.when), ability.do
                start = start + self.GAP if start[-1] in ":：" else start + self.PAUSE
                return start + self.asked(ability.conditions) + self.sentences(do, may=ability.may, is_part=bool(ability.conditions))
            case "static":
                is_of_players = isinstance(ability.gives[0], self.OF_PLAYERS)
                given = self.of_players([self.said(each) for each in ability.gives]) if is_of_players else self.bearers(ability)
                return self.asked(ability.conditions, is_lasting=True) + given
            case _:
                return self._replaced(ability)

    def paid(self, ability: Any) -> str:
        """Return what an ability costs."""
        return self.PAUSE.join(self.said(each) for each in ability.cost)

    def _replaced(self, ability: Any) -> str:
        """Return the event with what happens instead of it; the conditions stand after the event."""
        event, pause, instead = self.said(ability.instead_of).rpartition(self.PAUSE)
        also = self.put(AND, self.all_of(ability.conditions)) if ability.conditions else ""
        return self.put(WOULD, event) + also + pause + instead

    def clause(self, effect: Any) -> Clause:
        if isinstance(effect, Gifts):
            clause = self.gifts(effect)
        elif isinstance(effect, self.LOOK):
            return Clause(self.look(effect), is_whole=True)
        else:
            clause = super().clause(effect)
        return replace(clause, is_whole=clause.is_whole or self.WHERE in clause.text)

    def sentences(self, effects: tuple[Any, ...], *, may: bool = False, instead: bool = False, is_part: bool = True) -> str:
        """Return all effects of a list, as a part of a sentence, or as several."""
        clauses = [self.clause(each) for each in effects]
        before, is_joined = clauses[0], False
        said = self.opened(before, may=may, instead=instead)
        for index, clause in enumerate(clauses[1:]):
            are_apart = clause.is_whole or before.is_whole
            if may and index == 0:
                joint = IF_DONE
            elif (is_part or may) and (are_apart or (before.subject == self.put(self.ENEMY) and not clause.asked)):
                joint = APART
            elif is_part or may:
                joint = ALSO if clause.asked else THEN
            else:
                is_joined = not (clause.asked or before.asked or are_apart or is_joined)
                joint = THEN if is_joined else NEXT
            text = capital(clause.text) if joint is NEXT else clause.text
            said += self.put(joint, text, clause.asked)
            before = clause
        return said

    def condition(self, asked: Any) -> str:
        if isinstance(asked, self.IS):
            return self.matches(asked, is_denied=False)
        if isinstance(asked, conditions.Not) and isinstance(asked.of, self.IS):
            return self.matches(asked.of, is_denied=True)
        return super().condition(asked)

    def actor(self, value: Any, form: str) -> tuple[str, str, bool]:
        if not isinstance(value, str):
            return self.performer(value)
        said = self.put(self.ENEMY) if value == "enemy" else ""
        return said, said, False
