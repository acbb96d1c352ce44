"""HotA's words as its texts say them, for the test that they say every operand."""

from __future__ import annotations

from typing import Any, Literal

from rules.hota.language import conditions, costs, effects, modifiers, moments, replaced
from rules.hota.language.abilities import Ability
from rules.hota.language.amounts import Count
from rules.hota.language.checks import CHECKS
from rules.hota.language.selectors import CardCount, Cards, EventCount, Figure, PermanentCount, Permanents, PlayerFigure, Spells, Taken
from rules.hota.language.tokens import Token
from rules.hota.text import paragraph_text
from rules.kernel.language.checks import fault
from rules.kernel.language.faults import UnreadableError
from rules.wording import Text
from tests.rules.language.said_operands import Spoken

SELF, ENEMY, OWN = Permanents(pick="self"), Permanents(pick="target", side="enemy"), Permanents(pick="target", side="own")
CHOSEN, EACH = Permanents(pick="chosen", side="enemy"), Permanents(pick="all", side="own")
DAMAGE, DRAW = effects.Damage(target=ENEMY, amount=4), effects.Draw(amount=4)
TURN, FEW = conditions.TurnOf(side="own"), conditions.Count(of=PermanentCount(side="own"), at_least=2)
ZONES: tuple[Literal["hand", "deck", "graveyard"], ...] = ("hand", "deck", "graveyard")
KINDS: tuple[Literal["creature", "equipment"] | None, ...] = (None, "creature", "equipment")
COUNTS = (
    PermanentCount(side="own"),
    CardCount(zone="hand"),
    PlayerFigure(has="strength"),
    EventCount(this_turn="drawn"),
    Figure(figure="attack", who="self"),
)
STRONGER, WINGED = modifiers.Stats(attack=4), modifiers.Has(keyword="flying")
VALUES: dict[Any, tuple[Any, ...]] = {
    Text: (Text("Goat", "山羊"), Text("Duck", "野鸭")),
    Permanents: (ENEMY, OWN, SELF, EACH),
    Spells: (Spells(side="enemy"), Spells(kind="creature")),
    Cards: tuple(Cards(zone=zone, count=2, kind=kind) for kind in KINDS for zone in ZONES),
    Taken: (Taken(kind="creature"), Taken(count=2)),
    Token: (Token(name=Text("Goat", "山羊"), attack=4, life=4),),
    **{type(each): (each,) for each in COUNTS},
    Count: (Count(count=COUNTS[0]),),
    tuple[modifiers.Modifier, ...]: ((STRONGER,), (WINGED,), (STRONGER, WINGED)),
    moments.Moment: (moments.TurnStarts(), moments.Attacks()),
    replaced.Replaced: (replaced.WouldDie(to="hand"), replaced.WouldDraw(count=2)),
    conditions.Condition: (TURN, FEW),
    tuple[conditions.Condition, ...]: ((), (TURN, FEW), (FEW, conditions.Is(who="self", state="tapped"))),
    tuple[costs.Cost, ...]: ((), (costs.Mana(amount=4),), (costs.Tap(), costs.Mana(amount=2))),
    tuple[effects.Effect, ...]: ((), (DAMAGE,), (DRAW, DAMAGE)),
    tuple[tuple[effects.Effect, ...], ...]: (((DAMAGE,), (DRAW,)), ((DRAW,), (DAMAGE,)), ((DAMAGE,), (DRAW,), (DAMAGE, DRAW))),
}
#: Words that ask for something or change something, and moments about any permanent.
GIVEN: dict[type, Any] = {
    **{moment: moment(by="own") for moment in moments.PermanentMoment.words() if issubclass(moment, moments.PermanentMoment)},
    conditions.Count: FEW,
    conditions.Is: conditions.Is(who="self", state="tapped"),
    replaced.WouldDie: replaced.WouldDie(by="own", to="hand"),
    replaced.WouldBeDamaged: replaced.WouldBeDamaged(by="own", prevent=4),
    effects.Boost: effects.Boost(target=ENEMY, attack=4, life=4),
    effects.If: effects.If(conditions=(FEW,), do=(DAMAGE,), otherwise=(DRAW,)),
    modifiers.Stats: modifiers.Stats(attack=4, life=4),
}
HIT = moments.IsDamaged(by="any")


def counted(counted: Any, **more: int) -> effects.Damage:
    return effects.Damage(target=ENEMY, amount=Count(count=counted, **more))


MORE = (
    *(counted(each) for each in COUNTS),
    counted(COUNTS[1], times=4, plus=4, at_most=4),
    counted("event"),
    counted("event", at_most=4),
    *(effects.GainLife(amount=Count(count=each)) for each in COUNTS),
    effects.Draw(amount=Count(count="event")),
    effects.Mill(amount=Count(count=COUNTS[0])),
    effects.Mana(amount=Count(count=COUNTS[0])),
    effects.Mana(amount=Count(count=COUNTS[0], times=-2), side="enemy"),
    effects.Prevent(target=ENEMY, amount=Count(count=COUNTS[0])),
    effects.RaiseAttribute(attribute="agility", amount=Count(count=COUNTS[0])),
    effects.Create(token=Token(name=Text("Goat", "山羊"), attack=4, life=4, keywords=("reach",)), amount=Count(count=COUNTS[0])),
    effects.Boost(target=EACH, attack=Count(count=COUNTS[0]), life=Count(count=COUNTS[2])),
    effects.Bounce(target=Permanents(pick="that"), to="exile"),
    effects.Destroy(target=CHOSEN),
    effects.Look(amount=4, take=Taken(up_to=True)),
    effects.Look(amount=1, take=Taken(kind="creature")),
    *(modifiers.Stats(attack=Count(count=each), life=Count(count=each, times=2)) for each in COUNTS),
    *(conditions.Count(of=each, at_most=4) for each in COUNTS[:-1]),
    conditions.Count(of=EventCount(this_turn="damage_taken"), at_least=4),
    conditions.Is(who="self", kind="permanent", attack_max=4),
    conditions.Not(of=conditions.Is(who="self", state="tapped", keyword="flying")),
    replaced.WouldBeDamaged(by="own", victim="player", prevent=4),
    Ability(skill="triggered", when=HIT, conditions=(FEW,), do=(DAMAGE,)),
    Ability(skill="activated", conditions=(FEW,), cost=(costs.Mana(amount=4),), do=(DAMAGE,)),
    Ability(skill="static", conditions=(FEW,), gives=(STRONGER,), target=EACH),
    Ability(skill="replacement", conditions=(FEW,), instead_of=replaced.WouldDie(by="own", to="hand")),
    Ability(skill="cast", conditions=(FEW,), do=(DRAW, DAMAGE)),
    Ability(skill="equip", cost=(costs.Mana(amount=4),)),
)


def place(word: Any) -> tuple[Ability, str]:
    """The ability that holds a word, with everybody known that it may name, and the kind of card."""
    match word:
        case Ability():
            ability = word
        case effects.Effect():
            ability = Ability(skill="triggered", when=HIT, do=(effects.Tap(target=Permanents(pick="random", side="enemy")), word))
        case modifiers.Modifier():
            ability = Ability(skill="static", gives=(word,))
        case costs.Cost():
            ability = Ability(skill="activated", cost=(word,), do=(DAMAGE,))
        case conditions.Condition():
            ability = Ability(skill="triggered", when=HIT, conditions=(word,), do=(DAMAGE,))
        case moments.Moment():
            ability = Ability(skill="triggered", when=word, do=(DAMAGE,))
        case _:
            ability = Ability(skill="replacement", instead_of=word)
    return ability, "spell" if ability.skill == "cast" else "equipment"


def check(ability: Ability, kind: str) -> None:
    """Refuse also what means the same: who plays an attribute card plays a card that is one."""
    CHECKS.check_on(ability, kind, "")
    if isinstance(ability.when, moments.PlaysAttribute) and ability.when.kind == "attribute":
        raise UnreadableError(fault("when", "it says the same", "含义相同"))


#: Skills have parts of their own; only creatures die or are dealt damage; each effect takes cards from one zone.
FIXED = frozenset({(Ability, "skill"), (replaced.WouldDie, "kind"), (replaced.WouldBeDamaged, "kind"), (Cards, "zone")})
SPOKEN = Spoken(Ability, VALUES, GIVEN, MORE, place, check, paragraph_text, FIXED)
