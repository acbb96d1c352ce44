"""Words' declarations of where they may stand are checked; a need that nothing is said about stops by name."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest

from rules.kernel.language.checks import Checks, Complaints, Place, asked_in, check_own_filter, check_parts, check_pick, fault
from rules.kernel.language.faults import UnreadableError
from rules.kernel.language.operands import KNOWN, REFERENCES, Change, Positive, needs
from rules.kernel.language.shared import choices
from rules.kernel.language.words import Part, Word, WordError, written
from rules.wording import Text


class Filter(Part):
    """Properties that are asked for."""

    cost_min: int | None = None
    cost_max: int | None = None


class People(Filter):
    """People who are meant."""

    pick: Annotated[Literal["chosen", "all", "self", "subject", "foe", "that"], KNOWN]
    count: Positive = 1
    up_to: bool = False

    def faults(self, place: Place) -> Complaints:
        yield from check_pick(self, alone=REFERENCES, uncounted=("all",), free="count", ask="is")


class Cards(Part):
    """Cards of a zone."""

    zone: Literal["hand", "deck"]
    side: Literal["own", "enemy"] = "own"


class Moment(Word):
    """A family of one word."""

    KEY = "moment"


class Met(Moment, Filter):
    KNOWS = ("subject",)

    by: Annotated[Literal["self", "own"], needs("self")] = "self"

    def faults(self, place: Place) -> Complaints:
        yield from check_own_filter(self, Filter)


class Effect(Word):
    """A family of several."""

    KEY = "effect"


class Greet(Effect):
    target: People


class Gain(Effect):
    amount: Change
    plus: Positive = written("more", default=1)


class Leave(Effect):
    """It needs a place."""

    NEEDS = ("place",)
    KNOWS = ("that",)


class Take(Effect):
    FROM = ("hand", "deck")
    FROM_ENEMY = ("deck",)

    cards: Cards


class Choose(Effect, choices.Choose[Effect]):
    """One of several."""


class May(Effect, choices.May[Effect]):
    """Some, perhaps."""


class Ability(Part):
    """An ability to be checked."""

    skill: Literal["active", "passive"] = "active"
    when: Moment | None = None
    do: tuple[Effect, ...] = ()
    most: int | None = None

    def faults(self, place: Place) -> Complaints:
        yield from check_parts(self, when=self.skill == "passive")
        if self.most == 13:
            yield fault("most", "not that many", "没有这么多")


MISSING = {name: Text(f"no {name} for {{word}} of {{kind}}", f"{{kind}}的{{word}}没有 {name}") for name in (*REFERENCES, "place")}
CHECKS = Checks(form=Ability, missing=MISSING, kinds={"hero": Text("a hero", "英雄")}, called={"plus": Text("the rest", "其余")})


def faults_of(ability: Ability, *known: str) -> list[tuple[str, str]]:
    try:
        CHECKS.check_ability(ability, Place(ability, "hero", frozenset(known)), "a")
    except UnreadableError as error:
        return [(fault.path, fault.problem.en) for fault in error.faults]
    return []


@pytest.mark.parametrize(
    ("effect", "found"),
    [
        (Gain(amount=-2), []),
        (Gain(amount=0), [("a.do[0].amount", "it must not be 0; below 0 takes away")]),
        (Gain(amount=1, plus=0), [("a.do[0].more", "the rest must be at least 1")]),
        (Leave(), [("a.do[0]", "no place for leave of a hero")]),
        (Greet(target=People(pick="foe")), [("a.do[0].target.pick", "no foe for people of a hero")]),
        (Greet(target=People(pick="self", cost_min=1)), [("a.do[0].target", "“self” takes no filter; use the condition “is”")]),
        (Greet(target=People(pick="self", count=2)), []),
        (Greet(target=People(pick="all", count=2)), [("a.do[0].target.count", "“all” has no count")]),
        (Greet(target=People(pick="all", up_to=True)), [("a.do[0].target.up_to", "“all” is no choice that can end early")]),
        (Greet(target=People(pick="all", cost_min=3, cost_max=2)), [("a.do[0].target.cost_min", "“cost_min” is above “cost_max”")]),
        (Take(cards=Cards(zone="deck", side="enemy")), []),
        (Take(cards=Cards(zone="hand", side="enemy")), [("a.do[0].cards.side", "this effect takes one's own cards")]),
        (Choose(options=((Leave(),),)), [
            ("a.do[0].options", "there must be at least two options"),
            ("a.do[0].options[0][0]", "no place for leave of a hero"),
        ]),
        (May(do=(Gain(amount=0),)), [("a.do[0].do[0].amount", "it must not be 0; below 0 takes away")]),
    ],
)  # fmt: skip
def test_what_words_declare_is_checked(effect: Effect, found: list[tuple[str, str]]) -> None:
    assert faults_of(Ability(do=(effect,)), "self") == found


def test_what_is_known_is_not_missing() -> None:
    assert faults_of(Ability(do=(Leave(), Greet(target=People(pick="foe")))), "place", "foe") == []


def test_that_is_known_after_what_takes_somebody_and_not_before() -> None:
    that, everybody = Greet(target=People(pick="that")), Greet(target=People(pick="all"))
    missing = "no that for people of a hero"
    assert faults_of(Ability(do=(that, everybody))) == [("a.do[0].target.pick", missing)]
    assert faults_of(Ability(do=(everybody, that, May(do=(that,))))) == []
    assert faults_of(Ability(do=(Leave(), that)), "place") == []
    assert faults_of(Ability(do=(May(do=(everybody,)), that))) == [("a.do[1].target.pick", missing)]


def test_zones_are_told() -> None:
    taken = Take(cards=Cards(zone="hand"))
    for allowed, found in (("hand",), []), (("deck",), [("a.do[0].cards.zone", "this effect takes cards from deck")]):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Take, "FROM", allowed)
            assert faults_of(Ability(do=(taken,))) == found


def test_an_ability_is_checked_itself_and_each_word_tells_one_fault() -> None:
    ability = Ability(skill="active", when=Met(cost_min=1), do=(Gain(amount=0, plus=0),), most=13)
    assert faults_of(ability, "self") == [
        ("a.when", "“when” does not belong to this “active”"),
        ("a.when", "“by” self takes no filter; use the condition “is”"),
        ("a.do[0].amount", "it must not be 0; below 0 takes away"),
    ]


def test_what_is_left_out_is_not_checked() -> None:
    ability = Ability(skill="passive", when=Met())
    assert faults_of(ability) == [("a.when.by", "no self for met of a hero")]
    CHECKS.check_ability(ability, Place(ability, "hero", frozenset()), "a", "when")


def test_what_a_filter_asks() -> None:
    assert asked_in(People(pick="all", cost_max=3, count=2), Filter) == ["cost_max"]
    assert asked_in(Cards(zone="hand"), Filter) == []


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        ({name: said for name, said in MISSING.items() if name != "place"}, "“leave” needs “place”, and nothing says that it is missing"),
        ({name: said for name, said in MISSING.items() if name != "foe"}, "“people” needs “foe”, and nothing says that it is missing"),
        ({**MISSING, "moon": Text("no moon", "没有月亮")}, "the checks have a sentence for “moon”, which no word needs"),
    ],
)
def test_a_need_without_a_sentence_and_a_sentence_without_a_need_stop(missing: dict[str, Any], said: str) -> None:
    with pytest.raises(WordError, match=said):
        Checks(form=Ability, missing=missing).read((), None, source="", card="")
