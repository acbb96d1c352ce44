"""Sorcery's words as its texts say them, for the test that they say every operand."""

from __future__ import annotations

from typing import Any, Literal

from rules.kernel.language.checks import fault
from rules.kernel.language.faults import UnreadableError
from rules.kernel.language.words import words_in
from rules.sorcery.language import conditions, costs, effects, modifiers, moments, replaced
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.amounts import Count
from rules.sorcery.language.checks import CHECKS
from rules.sorcery.language.selectors import (
    CardCount,
    Cards,
    EventCount,
    Figure,
    PlayerFigure,
    SiteFilter,
    Spot,
    Taken,
    ThingCount,
    ThingFilter,
    Things,
)
from rules.sorcery.language.tokens import Token
from rules.sorcery.text import paragraph_text
from rules.wording import Text
from tests.rules.language.said_operands import Spoken

SELF = Things(pick="self")
ENEMY = Things(pick="target", side="enemy", kind="minion")
OWN = Things(pick="target", side="own", kind="minion", where="nearby")
CHOSEN, EACH = Things(pick="chosen", side="enemy", kind="minion"), Things(pick="all", side="own", kind="minion")
SITE = Things(pick="target", kind="site", side="enemy")
DAMAGE, DRAW = effects.Damage(target=ENEMY, amount=4), effects.Draw(amount=4, deck="spellbook")
TURN, FEW = conditions.TurnOf(side="own"), conditions.Count(of=ThingCount(side="own", kind="minion"), at_least=2)
ZONES: tuple[Literal["hand", "spellbook", "atlas", "graveyard"], ...] = ("hand", "spellbook", "atlas", "graveyard")
KINDS: tuple[Literal["minion", "relic", "site"] | None, ...] = (None, "minion", "relic", "site")
COUNTS = (
    ThingCount(side="own", kind="minion"),
    CardCount(zone="hand"),
    PlayerFigure(has="fire"),
    EventCount(this_turn="drawn"),
    Figure(figure="power", who="self"),
)
STRONGER, WINGED = modifiers.Stats(power=4), modifiers.Has(keyword="airborne")
VALUES: dict[Any, tuple[Any, ...]] = {
    Text: (Text("Fry", "鱼苗"), Text("Boulder", "滚石")),
    Things: (ENEMY, OWN, SELF, EACH, SITE, Things(pick="target", kind="relic")),
    SiteFilter: (SiteFilter(element="fire"), SiteFilter(ground="water", side="enemy")),
    Spot: (Spot(where="adjacent"), Spot(where="nearby", site=SiteFilter(element="fire")), Spot(where="nearby", on="void")),
    Cards: tuple(Cards(zone=zone, count=2, kind=kind) for kind in KINDS for zone in ZONES),
    Taken: (Taken(kind="minion"), Taken(count=2)),
    Token: (Token(name=Text("Fry", "鱼苗"), power=4),),
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
#: Moments about things.
MOMENTS: tuple[Any, ...] = tuple(word for word in moments.Moment.words() if issubclass(word, moments.ThingMoment))
#: Words that ask for something or change something, and moments about any thing.
GIVEN: dict[type, Any] = {
    **{moment: moment(by="own") for moment in MOMENTS},
    conditions.Count: FEW,
    conditions.Is: conditions.Is(who="self", state="tapped"),
    replaced.WouldDie: replaced.WouldDie(by="own", to="hand"),
    replaced.WouldBeDamaged: replaced.WouldBeDamaged(by="own", prevent=4),
    effects.Boost: effects.Boost(target=ENEMY, power=4, movement=2, ranged=4),
    effects.If: effects.If(conditions=(FEW,), do=(DAMAGE,), otherwise=(DRAW,)),
    effects.PlaySite: effects.PlaySite(cards=Cards(zone="hand", kind="site", count=2), at=Spot(where="nearby", on="void")),
    effects.Flood: effects.Flood(target=SITE, ground="water"),
    effects.Carry: effects.Carry(target=Things(pick="target", kind="relic")),
    modifiers.Stats: modifiers.Stats(power=4, movement=2, ranged=4),
    costs.Sacrifice: costs.Sacrifice(kind="minion"),
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
    effects.Create(
        token=Token(name=Text("Fry", "鱼苗"), power=4, keywords=("lethal",), movement=2, ranged=4, element=("fire",)),
        amount=Count(count=COUNTS[0]),
        at=Spot(where="steps", steps=4, pick="random", on=("site", "rubble"), level="below", empty=True),
    ),
    effects.Create(token=Token(name=Text("Fry", "鱼苗"), power=4), at=Spot(where="nearby", around="that", site=SiteFilter(ground="water"))),
    effects.Move(target=ENEMY, to=Spot(where="nearby", around="moved", empty=True)),
    effects.Move(target=SELF, to=Spot(where="line", steps=4)),
    effects.Boost(target=EACH, power=Count(count=COUNTS[0])),
    effects.Return(target=Things(pick="that"), to="bottom"),
    effects.Destroy(target=CHOSEN),
    effects.Damage(target=Things(pick="all", where="steps", steps=4, around="that", region="below"), amount=4),
    effects.Destroy(target=Things(pick="target", kind="site", ground="water", element="fire", state="empty")),
    effects.Look(amount=4, take=Taken(up_to=True)),
    effects.Look(amount=1, take=Taken(kind="minion")),
    effects.Summon(cards=Cards(zone="graveyard", kind="minion", count=2, side="enemy"), at=Spot(where="adjacent")),
    *(modifiers.Stats(power=Count(count=each)) for each in COUNTS),
    *(conditions.Count(of=each, at_most=4) for each in COUNTS[:-1]),
    conditions.Count(of=EventCount(this_turn="life_lost"), at_least=4),
    conditions.Count(of=ThingCount(side="any", kind="site", where="nearby", ground="land"), at_least=4),
    conditions.Is(who="self", kind="artifact", power_max=4),
    conditions.Not(of=conditions.Is(who="self", state="tapped", keyword="airborne")),
    moments.Enters(by="enemy", where="nearby", into=SiteFilter(element="fire")),
    moments.Arrives(by="own", kind="site", element="fire"),
    *(moment(by="any", where="steps", steps=4) for moment in MOMENTS),
    *(moment(by="any", kind="site", ground="water") for moment in MOMENTS if not issubclass(moment, moments.UnitMoment)),
    conditions.Is(who="self", where="steps", steps=4, around="subject"),
    conditions.Is(who="self", kind="site", ground="water"),
    counted(ThingCount(side="own", where="steps", steps=4)),
    costs.Sacrifice(kind="minion", where="steps", steps=4),
    costs.Sacrifice(kind="site", ground="water"),
    replaced.WouldDie(by="own", to="hand", where="steps", steps=4),
    replaced.WouldBeDamaged(by="own", prevent=4, where="steps", steps=4),
    Ability(skill="triggered", when=HIT, conditions=(FEW,), do=(DAMAGE,)),
    Ability(skill="activated", conditions=(FEW,), cost=(costs.Mana(amount=4),), do=(DAMAGE,)),
    Ability(skill="static", conditions=(FEW,), gives=(STRONGER,), target=EACH),
    Ability(
        skill="static", gives=(modifiers.IsGround(ground="water"),), target=Things(pick="all", kind="site", side="own", where="nearby")
    ),
    Ability(skill="replacement", conditions=(FEW,), instead_of=replaced.WouldDie(by="own", to="hand")),
    Ability(skill="cast", conditions=(FEW,), do=(DRAW, DAMAGE)),
)


def place(word: Any) -> tuple[Ability, str]:
    """The ability that holds a word, with everybody known that it may name, and the kind of card."""
    match word:
        case Ability():
            ability = word
        case effects.Effect():
            tapped = Things(pick="random", side="enemy", kind="minion")
            ability = Ability(skill="triggered", when=HIT, do=(effects.Tap(target=tapped), word))
        case modifiers.IsGround():
            ability = Ability(skill="static", gives=(word,), target=Things(pick="all", kind="site"))
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
    return ability, "magic" if ability.skill == "cast" else "artifact"


def check(ability: Ability, kind: str) -> None:
    """Refuse also what is no other meaning: no distance from the source itself where nothing is."""
    CHECKS.check_on(ability, kind, "")
    for word, _ in words_in(ability, ""):
        if isinstance(word, ThingFilter) and word.around == "source":
            raise UnreadableError(fault("around", "it says the same", "含义相同"))
        if isinstance(word, Spot) and word.around == "source":
            raise UnreadableError(fault("around", "it says the same", "含义相同"))


#: Skills have parts of their own; moments, events and costs are seen from the source; units are neither water nor land; what has left the
#: realm is in no state.
OF_SOURCE: tuple[Any, ...] = (*MOMENTS, replaced.WouldDie, replaced.WouldBeDamaged, costs.Sacrifice)
OF_UNITS: tuple[Any, ...] = (
    *(each for each in MOMENTS if issubclass(each, moments.UnitMoment)),
    replaced.WouldDie,
    replaced.WouldBeDamaged,
)
OF_GONE: tuple[Any, ...] = (moments.Dies, moments.Leaves)
FIXED = frozenset(
    {(Ability, "skill")}
    | {(each, "around") for each in OF_SOURCE}
    | {(each, "ground") for each in OF_UNITS}
    | {(each, "state") for each in OF_GONE}
)
SPOKEN = Spoken(Ability, VALUES, GIVEN, MORE, place, check, paragraph_text, FIXED)
