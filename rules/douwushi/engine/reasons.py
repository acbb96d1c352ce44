"""Why something happened: the clauses and rulings of Dou Wushi that an event follows, and whose doing it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rules.douwushi.engine.actions import Event
from rules.douwushi.engine.core import codes
from rules.douwushi.engine.telling import A_CARD, A_HERO, AN_OPTION, AN_X, ability_of
from rules.kernel.cards import Card
from rules.kernel.telling.record import UNSAID
from rules.wording import Text

Clauses = tuple[str, ...]

#: The clause of what each kind of card does, by the kind of its ability.
SKILL_CLAUSES: dict[tuple[str, str], str] = {
    ("hero", "active"): "5.2.5a",
    ("hero", "passive"): "6.1d",
    ("weapon", "active"): "6.2d",
    ("weapon", "passive"): "6.2d",
    ("equipment", "active"): "6.2d",
    ("equipment", "passive"): "6.2d",
    ("spell", "cast"): "6.3",
    ("spell", "passive"): "W-15",
}
END_CLAUSES: dict[int, Clauses] = {
    codes.BY_FALLEN: ("2.1", "W-10"),
    codes.BY_EMPTY: ("2.2", "W-10"),
    codes.BY_BOTH: ("2.3", "W-10"),
    codes.BY_TURNS: ("5.4", "W-14"),
    codes.BY_ACTIONS: ("5.4", "W-14"),
}
CHOICE_CLAUSES: dict[int, Clauses] = {A_HERO: ("5.2.5c", "W-6"), AN_OPTION: (), A_CARD: ("5.2.5c", "W-6"), AN_X: ("5.2.5b",)}


@dataclass(slots=True)
class Reasons:
    """Explains events in their order. `turn` is 0 while the game is set up."""

    turn: int = 0
    _due: list[int] = field(default_factory=lambda: [0, 0])
    _is_paid: bool = False
    _stacks: tuple[int, int] = (-1, -1)
    _fallen: tuple[int, int | None] = (-1, None)
    _counter: Card | None = None

    def explain(self, event: Event) -> tuple[Clauses, Text]:
        """The clauses that an event follows, and the reason in words; both may be empty."""
        self._note(event)
        explainer = EXPLAINERS.get(event.name)
        clauses = explainer(self, event) if explainer else ()
        if event.name in ("skill_used", "game_ended", "turn_began") or (event.name == "bounty_taken" and self._is_paid):
            return clauses, UNSAID
        if event.skill == "attack":
            return clauses, self._blow(event) if event.name == "damaged" else UNSAID
        if event.skill and event.source is not None:
            clause = SKILL_CLAUSES[event.source.kind, event.skill]
            return tuple(dict.fromkeys((*clauses, clause))), _skill(event, event.source)
        return clauses, UNSAID

    def _note(self, event: Event) -> None:
        """Remember what the events after this one are about."""
        match event.name:
            case "game_began":
                self.turn = 0
            case "turn_began":
                self.turn = event.number
            case "attack_declared":
                self._counter = None
            case "counter_declared":
                self._counter = event.card
            case "died":
                self._due[1 - event.side] += 1
                self._fallen = event.side, event.place
            case "bounty_added":
                self._stacks = -1, -1
            case "bounty_taken":
                self._take(event)

    def _take(self, event: Event) -> None:
        """The first card of a stack tells whether it is taken for a hero that died: those are taken first."""
        stack = event.side, event.other
        if stack != self._stacks:
            self._stacks = stack
            self._is_paid = self._due[event.side] > 0
            self._due[event.side] -= int(self._is_paid)

    def _blow(self, event: Event) -> Text:
        if self._counter is not None:
            return Text(f"Counterattack by {self._counter.name.en}", f"{self._counter.name.zh}的反击")
        name = event.source.name if event.source else UNSAID
        return Text(f"Weapon attack by {name.en}", f"{name.zh}的武器攻击") if name else UNSAID


def _skill(event: Event, source: Card) -> Text:
    """The card that does it, with the name of its skill."""
    ability = ability_of(event)
    if ability is None or ability.name is None:
        return source.name
    return Text(f"{source.name.en}: {ability.name.en}", f"{source.name.zh}的{ability.name.zh}")


def _drew(reasons: Reasons, event: Event) -> Clauses:
    if event.skill:
        return ()
    return ("5.1b", "W-3") if reasons.turn else ("4.3", "W-1")


def _damaged(reasons: Reasons, event: Event) -> Clauses:
    if event.skill != "attack":
        return ("6.1b",)
    return ("5.2.6", "W-7") if reasons._counter else ("5.2.4a", "W-5")


def _item_lost(reasons: Reasons, event: Event) -> Clauses:
    if (event.place_side, event.place) == reasons._fallen:
        return ("W-9",)
    return () if event.skill else ("6.2c", "W-4")


def _moved(reasons: Reasons, event: Event) -> Clauses:
    return ("3.6", "W-13") if codes.BEYOND in (event.number, event.other) else ()


def _dispelled(reasons: Reasons, event: Event) -> Clauses:
    if event.place is not None and (event.place_side, event.place) == reasons._fallen:
        return ("W-15",)
    return () if event.skill else ("5.3b", "W-15")


def _skill_used(reasons: Reasons, event: Event) -> Clauses:
    assert event.source is not None
    clause = SKILL_CLAUSES[event.source.kind, event.skill]
    return (clause, "W-6") if clause == "5.2.5a" else (clause,)


def _always(*clauses: str) -> Callable[[Reasons, Event], Clauses]:
    return lambda reasons, event: clauses


def _unless_skill(*clauses: str) -> Callable[[Reasons, Event], Clauses]:
    """Of what players do, or what happens by itself, as well as by skills."""
    return lambda reasons, event: () if event.skill and event.skill != "attack" else clauses


#: The clauses that each event follows; what a skill does follows that skill's clause, too.
EXPLAINERS: dict[str, Callable[[Reasons, Event], Clauses]] = {
    "game_began": _always("4.1"),
    "started_with": _always("4.2", "W-1"),
    "turn_began": _always("5.1"),
    "readied": _always("5.1b", "W-3"),
    "drew": _drew,
    "mp_gained": _always("5.1c", "W-3"),
    "deployed": _unless_skill("5.2.1a", "W-4"),
    "equipped": _unless_skill("5.2.2a", "W-4"),
    "spell_cast": _always("5.2.3", "W-4"),
    "skill_used": _skill_used,
    "attack_declared": _always("5.2.4a", "W-5"),
    "guarded": _always("5.2.7b", "W-8"),
    "damaged": _damaged,
    "ignored": _always("6.4b", "W-12"),
    "reduced": _always("6.4a", "W-12"),
    "counter_declared": _always("5.2.6", "W-7"),
    "died": lambda reasons, event: ("6.1b", "W-9"),
    "bounty_taken": lambda reasons, event: ("3.5b", "W-9") if reasons._is_paid else (),
    "bounty_added": _always("3.5a"),
    "bounty_looked": _always("3.5a"),
    "guard_assigned": lambda reasons, event: ("W-8",) if event.skill else ("5.2.7a", "W-8"),
    "mp_changed": _always("6.1c"),
    "item_lost": _item_lost,
    "moved": _moved,
    "discarded": lambda reasons, event: ("5.3a", "W-11") if event.other else (),
    "stayed": _always("6.3", "W-15"),
    "dispelled": _dispelled,
    "chose": lambda reasons, event: CHOICE_CLAUSES[event.other],
    "game_ended": lambda reasons, event: END_CLAUSES[event.number],
}
