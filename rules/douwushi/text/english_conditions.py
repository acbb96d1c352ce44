"""English for conditions: whether things are so many, and whether a hero is so."""

from __future__ import annotations

from rules.douwushi.language import conditions
from rules.douwushi.language.selectors import (
    BountyCount,
    CardCount,
    EventCount,
    FallenCount,
    HeroCount,
    ItemCount,
)
from rules.douwushi.text.english_nouns import (
    ITEMS,
    card_noun,
    having,
    known,
    lacking,
    noun,
    numeral,
    states,
    zone_of,
)
from rules.kernel.language.phrases import each_of, series
from rules.kernel.text.english import an, between
from rules.kernel.text.names import Named


def _many(least: int | None, most: int | None) -> str:
    """`two or more`, `no`, `exactly two`; nothing for "a"."""
    if (least, most) == (1, None):
        return ""
    if most == 0:
        return "no"
    if least is not None and least == most:
        return f"exactly {numeral(least)}"
    return " ".join(numeral(int(word)) if word.isdigit() else word for word in between(least, most, "fewer").split())


def count(asked: conditions.Count, kind: str) -> str:
    """`you have two or more heroes`, to stand after "if"."""
    of = asked.of
    number = _many(asked.at_least, asked.at_most)
    is_many = bool(number) and (asked.at_least, asked.at_most) != (1, 1)

    def thing(named: str) -> str:
        return f"{number} {named}" if number else an(named)

    match of:
        case HeroCount(side=side, other=other):
            if other and not number:
                said = f"another {noun(of, '' if side == 'own' else side, is_many=False)}"
            else:
                said = thing(("other " if other else "") + noun(of, "" if side == "own" else side, is_many=is_many))
            if side == "any":
                return f"there {'are' if is_many else 'is'} {said} on the battlefield"
            return f"{'you have' if side == 'own' else 'there are' if is_many else 'there is'} {said}"
        case CardCount(zone=zone, side=side):
            said = thing(card_noun(of, is_many=is_many))
            if zone == "hand":
                return f"{'you have' if side == 'own' else 'your opponent has'} {said} in hand"
            return f"there {'are' if is_many else 'is'} {said} {'' if zone == 'beyond' else 'in '}{zone_of(zone, side)}"
        case ItemCount(items_of=owner):
            said = thing(ITEMS[of.kind][is_many])
            if isinstance(owner, Named):
                return f"{known(owner, kind, is_subject=True)} has {said}"
            return f"{ {'own': 'your heroes have', 'enemy': 'enemy heroes have', 'any': 'the heroes have'}[owner] } {said}"
        case FallenCount(fallen=side):
            whose = "of your heroes" if side == "own" else "enemy heroes"
            if side == "own":
                return f"{ {'': 'one', 'no': 'none'}.get(number, number) } {whose} {'have' if is_many else 'has'} died"
            return f"{thing('enemy heroes' if is_many else 'enemy hero')} {'have' if is_many else 'has'} died"
        case BountyCount(bounty=side):
            said = thing("bounty stacks" if is_many else "bounty stack")
            return f"{'you have' if side == 'own' else 'your opponent has'} {said} left"
        case EventCount():
            return _happened(of, number, is_many=is_many)
        case _:
            raise AssertionError(of)


def _happened(of: EventCount, number: str, *, is_many: bool) -> str:
    whose = {"own": "your heroes", "enemy": "enemy heroes", "any": "the heroes"}[of.side]
    if of.this_turn == "died":
        enemy, yours = ("enemy " if of.side == "enemy" else ""), (" of yours" if of.side == "own" else "")
        named = f"{enemy}{'heroes' if is_many else 'hero'}{yours}"
        return f"{f'{number} {named}' if number else an(named)} died this turn"
    one, many, verb = {
        "attacks": ("attack", "attacks", "made"),
        "skills": ("skill", "skills", "used"),
        "equipped": ("item", "items", "got"),
    }[of.this_turn]
    return f"{whose} {verb} {f'{number} {many if is_many else one}' if number else an(one)} this turn"


def matches(asked: conditions.Is, kind: str) -> str:
    """`it is a tapped mage`, `this hero has a weapon and is guarded`."""
    assert isinstance(asked.who, Named)
    subject, many = known(asked.who, kind, is_subject=True), asked.who.is_many
    be, have = ("are", "have") if many else ("is", "has")
    said = [f"{be} {each}" for each in states(asked)]
    if asked.calling:
        said.append(f"{be} {series([f'{each}s' if many else an(each) for each in each_of(asked.calling)], 'or')}")
    has, lacks = having(asked), lacking(asked)
    said += [f"{have} {series(has)}"] if has else []
    said += [f"{have} no {series([each.removeprefix('a ') for each in lacks], 'or')}"] if lacks else []
    return f"{subject} {series(said)}"
