"""Echo's words as its texts say them, for the test that they say every operand."""

from __future__ import annotations

from typing import Any

from rules.echo.language import conditions, costs, effects, modifiers, moments, replaced
from rules.echo.language.abilities import Ability
from rules.echo.language.amounts import Count
from rules.echo.language.checks import check_ability
from rules.echo.language.selectors import CardCount, Cards, EventCount, FollowerCount, Followers, Kinship, Taken
from rules.echo.text import paragraph_text
from rules.kernel.language.checks import fault
from rules.kernel.language.faults import UnreadableError
from rules.kernel.language.words import words_in
from tests.rules.language.said_operands import Spoken

DAMAGE, DRAW = effects.Damage(amount=4), effects.Draw(amount=4)
TURN, LIFE = conditions.TurnOf(side="own"), conditions.Life(at_least=2)
CHOSEN, ALL = Followers(pick="chosen", side="enemy"), Followers(pick="all", side="own")
ZONES = ("hand", "deck", "graveyard", "display")
COUNTS = (
    FollowerCount(side="own"),
    CardCount(zone="hand"),
    EventCount(this_turn="drawn"),
    *("energy", "turn", "event", "attack", "attack_of_subject", "attack_of_foe", "attack_of_that"),
)
VALUES: dict[Any, tuple[Any, ...]] = {
    Followers: (CHOSEN, ALL, Followers(pick="all", side="enemy")),
    Cards: tuple(Cards(zone=zone, count=2, kind=kind) for kind in (None, "item") for zone in ZONES),
    Taken: (Taken(kind="follower"), Taken(count=2)),
    Kinship: (Kinship(race="bird"), Kinship(keyword="shield")),
    FollowerCount: COUNTS[:1],
    CardCount: COUNTS[1:2],
    EventCount: COUNTS[2:3],
    Count: (Count(count=COUNTS[0]),),
    modifiers.CardsOf: (modifiers.CardsOf(kind="follower"), modifiers.CardsOf(kind="item")),
    moments.Moment: (moments.TurnStarted(), moments.Placed()),
    replaced.Replaced: (replaced.Drawn(), replaced.LifeLost()),
    conditions.Condition: (TURN, LIFE),
    tuple[conditions.Condition, ...]: ((), (TURN, LIFE), (LIFE, conditions.Phase(phase="main"))),
    tuple[costs.Cost, ...]: ((), (costs.Energy(amount=4),), (costs.Life(amount=4), costs.Sleep())),
    tuple[effects.Effect, ...]: ((), (DAMAGE,), (DRAW, DAMAGE)),
    tuple[tuple[effects.Effect, ...], ...]: (((DAMAGE,), (DRAW,)), ((DRAW,), (DAMAGE,)), ((DAMAGE,), (DRAW,), (DAMAGE, DRAW))),
    tuple[modifiers.Modifier, ...]: ((modifiers.Guard(to=ALL),), (modifiers.EnergyCap(amount=4), modifiers.Guard(to=ALL))),
}
#: Conditions that ask for something, and moments that do.
GIVEN: dict[type, Any] = {
    **{moment: moment(by="own") for moment in moments.FollowerMoment.words() if issubclass(moment, moments.FollowerMoment)},
    conditions.Count: conditions.Count(of=COUNTS[1], at_least=4),
    conditions.Life: LIFE,
    conditions.Energy: conditions.Energy(at_least=2),
    conditions.Is: conditions.Is(who="self", state="awake"),
    effects.If: effects.If(conditions=(LIFE,), do=(DAMAGE,), otherwise=(DRAW,)),
}
KEEPER = moments.AttackDeclared(by="any")
HURT = moments.HeroDamaged()


def counted(counted: Any, **more: int) -> effects.Damage:
    return effects.Damage(amount=Count(count=counted, **more))


MORE = (
    counted(FollowerCount(side="own", race="bird", unlike=Kinship(race="beast"))),
    counted(CardCount(zone="hand")),
    counted(EventCount(this_turn="drawn")),
    counted("energy", times=4, plus=4, at_most=4),
    counted("attack"),
    effects.Draw(amount=Count(count=COUNTS[0])),
    effects.Attack(target=ALL, amount=Count(count="turn")),
    effects.Look(amount=1, take=Taken(kind="follower", up_to=True)),
    effects.Look(amount=4, take=Taken(), to="graveyard"),
    effects.Bounce(target=Followers(pick="that"), to="top"),
    effects.Place(cards=Cards(zone="deck", pick="top")),
    modifiers.Attack(to=Followers(pick="self"), amount=Count(count=COUNTS[0])),
    conditions.Is(who="self", unlike=Kinship(race="beast")),
    conditions.Is(who="own_hero", attribute="fire"),
    conditions.Not(of=conditions.Is(who="self", state="awake")),
    conditions.Count(of=COUNTS[0], at_most=4),
    conditions.Count(of=COUNTS[2], at_least=4),
    costs.Bounce(pick="self"),
    moments.Discarded(by="self"),
    replaced.Discarded(by="any"),
    Ability(skill="use", conditions=(LIFE,), do=(DAMAGE,)),
    Ability(skill="awaken", conditions=(LIFE,), do=(DAMAGE,)),
    Ability(skill="active", conditions=(LIFE,), cost=(costs.Energy(amount=4),), do=(DAMAGE,)),
    Ability(skill="passive", when=KEEPER, conditions=(LIFE,), do=(DAMAGE,)),
    Ability(skill="passive", instead_of=replaced.Destroyed(by="own"), conditions=(LIFE,), do=(DAMAGE,)),
    Ability(skill="passive", conditions=(LIFE,), gives=(modifiers.Guard(to=ALL),)),
    Ability(skill="passive", when=HURT, do=(counted("event"),)),
    Ability(skill="passive", when=moments.Discarded(), do=(effects.Display(cards=Cards(zone="graveyard", pick="subject")),)),
)


def place(word: Any) -> tuple[Ability, str]:
    """The ability that holds a word, with everybody known that it may name, and the kind of card."""
    match word:
        case Ability():
            ability = word
        case effects.Effect():
            ability = Ability(skill="passive", when=KEEPER, do=(effects.Destroy(target=CHOSEN), word))
        case modifiers.Modifier():
            ability = Ability(skill="passive", gives=(word,))
        case costs.Cost():
            ability = Ability(skill="active", cost=(word,), do=(DAMAGE,))
        case conditions.Condition():
            ability = Ability(skill="passive", when=KEEPER, conditions=(word,), do=(DAMAGE,))
        case moments.Moment():
            ability = Ability(skill="passive", when=word, do=(DAMAGE,))
        case _:
            ability = Ability(skill="passive", instead_of=word, do=(DAMAGE,))
    return ability, "item" if ability.skill == "use" else "follower"


def check(ability: Ability, kind: str) -> None:
    """Refuse also what means the same: who places means followers, one card is all of one, what is discarded is in the graveyard."""
    check_ability(ability, kind, "")
    for word, path in words_in(ability, ""):
        match word:
            case effects.Place(cards=Cards(kind="follower")) | Cards(pick="subject", zone="hand" | "deck" | "display"):
                raise UnreadableError(fault(path, "it says the same", "含义相同"))
            case effects.Look(amount=1, take=Taken(count=2 | 3)):
                raise UnreadableError(fault(path, "there are not so many", "没有这么多"))


SPOKEN = Spoken(
    Ability,
    VALUES,
    GIVEN,
    MORE,
    place,
    check,
    lambda ability, kind: paragraph_text(ability),
)
