"""Costs of activated abilities: all of them are paid at once, or it can't be used."""

from __future__ import annotations

from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.operands import Positive
from rules.kernel.language.search_names import found
from rules.kernel.language.words import Word
from rules.sorcery.language.selectors import CardFilter, KindFilter, check_ground, check_where
from rules.wording import Text


class Cost(Word):
    """The family of costs."""

    KEY = "pay"


class Mana(Cost):
    """Pay mana."""

    FOUND_AS = found("mana", "mana", "法力")
    SAYS = Text("{amount} mana", "{amount:点}法力")

    amount: Positive


class Tap(Cost):
    """The unit or artifact itself is tapped, of a relic the unit that carries it; a unit must not be sick (S-12)."""

    FOUND_AS = found("tap", "tapping", "横置")
    SAYS = Text("{word:tapped}", "{word:横置}")

    def faults(self, place: Place) -> Complaints:
        if place.kind in ("site", "aura"):
            yield fault("", "sites and auras are never tapped; limit them by “once”", "地标和灵气不会横置，请用“once”限制")


class Life(Cost):
    """Lose life; not the last of it."""

    FOUND_AS = found("life", "life", "生命值")
    SAYS = Text("{amount} life", "{amount:点}生命值")

    amount: Positive


class SacrificeSelf(Cost):
    """The card itself goes to the graveyard; a site leaves rubble."""

    FOUND_AS = found("sacrifice", "sacrifice", "牺牲")
    SAYS = Text("sacrifice {word:bearer}", "牺牲{word:bearer}")

    def faults(self, place: Place) -> Complaints:
        if place.kind == "avatar":
            yield fault("", "avatars can't be sacrificed", "化身不能被牺牲")


class Sacrifice(Cost, KindFilter):
    """Things of one's own that match the filter, others than itself, go to the graveyard."""

    FOUND_AS = found("sacrifice", "sacrifice", "牺牲")
    SAYS = Text("sacrifice {word}", "牺牲{word}")

    count: Positive = 1

    def faults(self, place: Place) -> Complaints:
        yield from check_where(self, place)
        yield from check_ground(self)
        yield from check_mortal(self, "")


class Discard(Cost, CardFilter):
    """Discard cards of one's choice that match the filter."""

    FOUND_AS = found("discard", "discarded cards", "弃牌")
    SAYS = Text("discard {word}", "弃{word}")

    count: Positive = 1


def check_mortal(of: KindFilter, path: str) -> Complaints:
    """Avatars are never destroyed, sacrificed or sent away: who does that takes minions, automata or others."""
    kinds = (of.kind,) if isinstance(of.kind, str) else of.kind
    key = f"{path}.kind" if path else "kind"
    if found := [kind for kind in kinds if kind in ("unit", "avatar", "square")]:
        yield fault(
            key, f"this can't happen to “{found[0]}”; say minion or automaton", f"此事不能发生于“{found[0]}”，请写 minion 或 automaton"
        )
