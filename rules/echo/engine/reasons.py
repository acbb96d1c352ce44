"""Why something happened: the clauses and rulings of Echo that an event follows, and what they come to in numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.echo.engine.actions import Event
from rules.echo.engine.core import codes
from rules.echo.wording import SKILL_NAMES
from rules.kernel.cards import Card
from rules.kernel.telling.record import UNSAID
from rules.wording import Text

Clauses = tuple[str, ...]

#: The clause of each kind of skill.
SKILL_CLAUSES = {"awaken": "4.2d", "last_stand": "4.2e", "active": "4.2f", "passive": "4.2g", "use": "1.4b", "replacement": "4.2g"}
KEYWORD_CLAUSES = {codes.SHIELD: "4.2h", codes.REATTACK: "4.2i", codes.REGENERATE: "4.2j"}
END_CLAUSES: dict[int, Clauses] = {
    codes.BY_HERO: ("3a",),
    codes.BY_FOLLOWERS: ("3b",),
    codes.BY_BOTH: ("E-14",),
    codes.BY_SETUP: ("2.1.1g",),
    codes.BY_TURNS: ("E-15",),
    codes.BY_ACTIONS: ("E-15",),
}


@dataclass(slots=True)
class Reasons:
    """Explains events in their order. `is_display`: what is discarded at the end of the turn comes from the display zone."""

    turn: int = 0
    first: int = 0
    is_display: bool = False
    _before: str = ""
    _is_skipping: bool = False
    _side: int = 0
    _attacker: Card | None = None
    _defender: Card | None = None
    _coefficients: tuple[int, int] = (1, 1)

    def explain(self, event: Event, cards: dict[int, Card]) -> tuple[Clauses, Text]:
        """The clauses that an event follows, and the reason in words; both may be empty."""
        self._note(event, cards)
        explainer = EXPLAINERS.get(event.name)
        clauses = explainer(self, event) if explainer else ()
        self._before = event.name
        if event.name == "battle_compared":
            return clauses, self._sum(event)
        if event.skill in SKILL_NAMES and event.source is not None and event.name != "skill_used":
            skill, source = SKILL_NAMES[event.skill], event.source.name
            return tuple(dict.fromkeys((*clauses, SKILL_CLAUSES[event.skill]))), Text(
                f"{source.en}: {skill.en}", f"{source.zh}的{skill.zh}"
            )
        return clauses, UNSAID

    def _note(self, event: Event, cards: dict[int, Card]) -> None:
        """Remember what the events after this one are about."""
        if event.name == "turn_began":
            self.turn, self._is_skipping = event.number, False
        elif event.name == "draw_skipped":
            self._is_skipping = True
        elif event.name == "attack_declared":
            self._side, self._attacker, self._defender = event.side, event.card, cards.get(event.other)
            self._coefficients = (1, 1)
        elif event.name == "attribute_beaten":
            mine, theirs = self._coefficients
            self._coefficients = (event.number, theirs) if event.side == self._side else (mine, event.number)
        elif event.name == "energy_refreshed":
            self._is_skipping = False

    def _sum(self, event: Event) -> Text:
        """How both final attacks come about."""
        parts = []
        fighters = ((self._attacker, event.number), (self._defender, event.other))
        for (card, final), coefficient in zip(fighters, self._coefficients, strict=True):
            if card is not None:
                parts.append(Text(f"{card.name.en} {_sum(card, coefficient, final)}", f"{card.name.zh} {_sum(card, coefficient, final)}"))
        return Text("; ".join(part.en for part in parts), "；".join(part.zh for part in parts))


def _sum(card: Card, coefficient: int, final: int) -> str:
    """3 × 2 + 1 = 7; only the end of it where less than 0 counts as 0."""
    printed = int(card.values.get("attack", 0))
    change = final - printed * coefficient
    if final == 0 and change:
        return "0"
    changed = f" {'+' if change > 0 else '−'} {abs(change)}" if change else ""
    return f"{printed} × {coefficient}{changed} = {final}"


def _placed(reasons: Reasons, event: Event) -> Clauses:
    if event.skill:
        return ()
    return ("2.1.2(3)b", "4.2a") if reasons.turn else ("2.1.1f",)


def _energy(reasons: Reasons, event: Event) -> Clauses:
    is_first = reasons.turn == 1 and event.side == reasons.first
    return ("2.1.2(2)b",) if is_first else ("2.1.2(2)a", "E-4")


def _skill_used(reasons: Reasons, event: Event) -> Clauses:
    skill = SKILL_CLAUSES[event.skill]
    return ("2.1.2(3)d", skill) if event.skill == "active" and event.slot is None else (skill,)


def _attacked(reasons: Reasons, event: Event) -> Clauses:
    return ("2.1.2(3)e", "E-7") if event.number >= codes.HERO_SLOT else ("2.1.2(3)e", "2.2.3(1)")


def _compared(reasons: Reasons, event: Event) -> Clauses:
    finals = zip((reasons._attacker, reasons._defender), reasons._coefficients, (event.number, event.other), strict=True)
    is_floored = any(card is not None and final == 0 and card.values.get("attack", 0) * times for card, times, final in finals)
    return ("2.2.2c", "2.2.3(3)a", *(("E-8",) if is_floored else ()))


def _damaged(reasons: Reasons, event: Event) -> Clauses:
    if reasons._before == "decked_out":
        return ("2.3.3",)
    return ("E-7",) if event.skill == "attack" else ()


def _discarded(reasons: Reasons, event: Event) -> Clauses:
    if event.skill:
        return ()
    return ("1.1g",) if reasons._is_skipping else ("2.1.2(4)b",) if reasons.is_display else ("2.1.2(4)a",)


def _always(*clauses: str) -> Callable[[Reasons, Event], Clauses]:
    return lambda reasons, event: clauses


def _unless_skill(*clauses: str) -> Callable[[Reasons, Event], Clauses]:
    """Of what happens by itself as well as by skills."""
    return lambda reasons, event: () if event.skill in SKILL_CLAUSES else clauses


#: The clauses that each event follows; what a skill does follows that skill's clause, too.
EXPLAINERS: dict[str, Callable[[Reasons, Event], Clauses]] = {
    "game_began": _always("2.1.1b"),
    "mulliganed": lambda reasons, event: ("2.1.1d", "2.1.1e") if event.number else ("2.1.1d",),
    "placed": _placed,
    "turn_began": _always("2.1.3b"),
    "drew": _unless_skill("2.1.2(1)a"),
    "decked_out": _always("2.3.3"),
    "draw_skipped": _always("1.1g", "E-3"),
    "collected_display": _always("1.1f"),
    "energy_refreshed": _energy,
    "awakened": _unless_skill("2.1.2(3)c", "4.2b"),
    "item_played": _always("2.1.2(3)a", "1.1h"),
    "skill_used": _skill_used,
    "attack_declared": _attacked,
    "revealed": _unless_skill("2.2.1"),
    "hidden": _always("2.2.1"),
    "attribute_beaten": lambda reasons, event: ("2.2.2b", "4.2h" if event.number == 1 else "2.2.2a"),
    "battle_compared": _compared,
    "battle_skipped": _always("2.2.3(2)"),
    "regenerated": _always("4.2j"),
    "destroyed": lambda reasons, event: ("2.2.3(3)b", "1.1h") if event.skill == "attack" else ("4.2c", "1.1h"),
    "refilled": _always("2.3.1a", "E-16"),
    "declined": lambda reasons, event: () if event.card is not None else ("2.3.1a",),
    "hero_damaged": _damaged,
    "attack_changed": _always("2.2.2c"),
    "keyword_changed": lambda reasons, event: (KEYWORD_CLAUSES[event.number],),
    "state_changed": _always("4.2a"),
    "discarded": _discarded,
    "displayed": _always("1.1d"),
    "controlled": _always("2.3.2", "E-13"),
    "chose": lambda reasons, event: ("4.2k",) if event.other else (),
    "may_reattack": _always("4.2i", "E-9"),
    "game_ended": lambda reasons, event: END_CLAUSES[event.number],
}
