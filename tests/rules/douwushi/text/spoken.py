"""Dou Wushi's words as its texts say them, for the test that they say every operand."""

from __future__ import annotations

from typing import Any, Literal

from rules.douwushi.language import conditions, costs, effects, modifiers, moments
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.amounts import Count
from rules.douwushi.language.checks import check_ability
from rules.douwushi.language.selectors import (
    BountyCount,
    CardCount,
    Cards,
    EventCount,
    FallenCount,
    Figure,
    HeroCount,
    Heroes,
    ItemCount,
    Items,
    Taken,
)
from rules.douwushi.text import paragraph_text
from rules.wording import Text
from tests.rules.language.said_operands import Spoken

SELF, ENEMY, OWN = Heroes(pick="self"), Heroes(pick="target", side="enemy"), Heroes(pick="target", side="own")
EACH = Heroes(pick="all", side="own")
DAMAGE, DRAW = effects.Damage(target=SELF, amount=4), effects.Draw(amount=4)
TURN, FEW = conditions.TurnOf(side="own"), conditions.Count(of=HeroCount(side="own"), at_least=2)
ZONES = ("hand", "reserve", "graveyard", "beyond")
COUNTS = (
    HeroCount(side="own"),
    CardCount(zone="hand"),
    ItemCount(items_of="own"),
    FallenCount(fallen="own"),
    BountyCount(bounty="own"),
    EventCount(this_turn="skills"),
    Figure(figure="attack", who="self"),
)
STRONGER = modifiers.Attack(amount=4)
VALUES: dict[Any, tuple[Any, ...]] = {
    Text: (Text("Third Drum", "三通鼓"), Text("Plum Powder", "梅子散")),
    Heroes: (ENEMY, OWN, SELF, EACH),
    Items: (Items(pick="target", side="enemy"), Items(pick="all")),
    Cards: tuple(Cards(zone=zone, count=2, kind=kind) for kind in (None, "weapon", "hero", "equipment") for zone in ZONES),
    Taken: (Taken(kind="hero"), Taken(count=2)),
    **{type(each): (each,) for each in COUNTS},
    Count: (Count(count=COUNTS[0]),),
    tuple[modifiers.Modifier, ...]: ((STRONGER,), (modifiers.Guard(),), (STRONGER, modifiers.Guard())),
    moments.Moment: (moments.TurnStarted(), moments.Deployed()),
    conditions.Condition: (TURN, FEW),
    tuple[conditions.Condition, ...]: ((), (TURN, FEW), (FEW, conditions.Is(who="self", armed=True))),
    tuple[costs.Cost, ...]: ((), (costs.Mp(amount=4),), (costs.Tap(), costs.Mp(amount=2))),
    tuple[effects.Effect, ...]: ((), (DAMAGE,), (DRAW, DAMAGE)),
    tuple[tuple[effects.Effect, ...], ...]: (((DAMAGE,), (DRAW,)), ((DRAW,), (DAMAGE,)), ((DAMAGE,), (DRAW,), (DAMAGE, DRAW))),
    int | Literal["always"]: (1, 2, 3, "always"),
}
#: Words that ask for something, and moments that do; of two targets the second is another one in any case.
GIVEN: dict[type, Any] = {
    **{moment: moment(by="own") for moment in moments.Moment.words()},
    conditions.Count: FEW,
    conditions.Is: conditions.Is(who="self", state="ready"),
    effects.MoveMp: effects.MoveMp(source=ENEMY, target=SELF, amount=4),
    effects.Guard: effects.Guard(by=OWN, target=SELF),
    effects.Stay: effects.Stay(target=OWN, turns=4),
    effects.If: effects.If(conditions=(FEW,), do=(DAMAGE,), otherwise=(DRAW,)),
}
HIT = moments.Damaged(by="any")


def counted(counted: Any, **more: int) -> effects.Damage:
    return effects.Damage(target=SELF, amount=Count(count=counted, **more))


MORE = (
    *(counted(each) for each in COUNTS),
    counted(COUNTS[1], times=4, plus=4, at_most=4),
    counted("event"),
    *(effects.GainMp(target=ENEMY, amount=Count(count=each)) for each in COUNTS),
    effects.Heal(target=SELF, amount=Count(count=COUNTS[0])),
    effects.Draw(amount=Count(count=COUNTS[0])),
    effects.Mill(amount=Count(count=COUNTS[6])),
    effects.DestroyItem(items=Items(pick="target", of="subject")),
    effects.Give(target=EACH, gives=(modifiers.Reduce(amount=4), modifiers.Ignore(uses="next"), modifiers.UntappedSkill()), lasts=2),
    effects.Stay(turns=4),
    *(modifiers.Attack(amount=Count(count=each)) for each in COUNTS),
    modifiers.Reduce(amount=Count(count=COUNTS[0])),
    conditions.Count(of=COUNTS[5], at_most=4),
    moments.Damaged(by="self"),
    Ability(skill="passive", when=HIT, conditions=(FEW,), do=(DAMAGE,)),
    Ability(skill="passive", conditions=(FEW,), gives=(STRONGER,), target=EACH),
    Ability(skill="active", name=Text("Third Drum", "三通鼓"), conditions=(FEW,), cost=(costs.Mp(amount=4),), do=(DAMAGE,)),
    Ability(
        skill="active",
        name=Text("Third Drum", "三通鼓"),
        cost=(costs.Mp(amount="x"),),
        do=(effects.Damage(target=Heroes(pick="target", count="x"), amount=Count(count="x")),),
    ),
    Ability(skill="cast", conditions=(FEW,), do=(DRAW, DAMAGE)),
)


def place(word: Any) -> tuple[Ability, str]:
    """The ability that holds a word, with everybody known that it may name, and the kind of card."""
    match word:
        case Ability(name=None, skill="cast"):
            return word, "spell"
        case Ability(name=None):
            return word, "weapon"
        case Ability():
            return word, "hero"
        case effects.Stay():
            return Ability(skill="cast", do=(word,)), "spell"
        case effects.Dispel():
            return Ability(skill="passive", when=HIT, do=(word,)), "spell"
        case effects.Effect():
            return Ability(skill="passive", when=HIT, do=(effects.Kill(target=Heroes(pick="random", side="enemy")), word)), "weapon"
        case modifiers.Modifier():
            return Ability(skill="passive", gives=(word,)), "weapon"
        case costs.Cost():
            return Ability(skill="active", cost=(word,), do=(DAMAGE,)), "weapon"
        case conditions.Condition():
            return Ability(skill="passive", when=HIT, conditions=(word,), do=(DAMAGE,)), "weapon"
        case _:
            return Ability(skill="passive", when=word, do=(DAMAGE,)), "weapon"


SPOKEN = Spoken(
    Ability,
    VALUES,
    GIVEN,
    MORE,
    place,
    lambda ability, kind: check_ability(ability, kind, ""),
    paragraph_text,
)
