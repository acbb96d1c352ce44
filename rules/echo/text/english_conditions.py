"""English for conditions: whether things are so many, and whether somebody is so."""

from __future__ import annotations

from rules.echo.language import conditions
from rules.echo.language.selectors import EventCount, FollowerCount
from rules.echo.text.english_events import happened
from rules.echo.text.english_nouns import (
    adjectives,
    card_noun,
    follower,
    follower_noun,
    having,
    lacking,
    limits,
    state_word,
    zone_of,
)
from rules.kernel.text.english import an, between
from rules.kernel.text.names import Named


def count(asked: conditions.Count) -> str:
    """`you have 2 or more beasts`, to stand after "if"."""
    of, least, most = asked.of, asked.at_least, asked.at_most
    is_one = least == 1 and most is None
    is_many = not is_one and (least, most) not in ((1, 1), (None, 1))
    if isinstance(of, EventCount):
        number = "" if is_one else "no" if most == 0 else _number(least, most)
        return happened(of, number, is_many=is_many and most != 0)
    if isinstance(of, FollowerCount):
        other = "other " if of.other else ""
        noun = other + state_word(of) + follower_noun(of, is_many=is_many) + limits(of)
        where = "on the field"
    else:
        noun = card_noun(of, is_many=is_many)
        where = f"in {zone_of(of.zone, of.side)}"
    number = _number(least, most)
    said = f"no {noun}" if most == 0 else (an(noun) if not noun.startswith("other ") else f"an{noun}") if is_one else f"{number} {noun}"
    if isinstance(of, FollowerCount) and of.side != "any":
        return f"you have {said}" if of.side == "own" else f"your opponent has {said}"
    return f"there {'are' if is_many else 'is'} {said} {where}"


def _number(least: int | None, most: int | None) -> str:
    if least is not None and least == most:
        return f"exactly {least}"
    return between(least, most, "fewer")


def matches(asked: conditions.Is, *, is_denied: bool = False) -> str:
    """`it is a fire beast`; what is denied is its kinship alone."""
    no = "not " if is_denied else ""
    if isinstance(asked.who, str):
        noun = an(follower_noun(asked, is_many=False) if asked.race else f"{adjectives(asked)}hero")
        return f"{'your' if asked.who == 'own_hero' else 'the enemy'} hero is {no}{noun}"
    assert isinstance(asked.who, Named)
    subject, is_many = follower(asked.who, is_subject=True), asked.who.is_many
    have = "have" if is_many else "has"
    said: list[str] = []
    if asked.state:
        said.append(f"{'are' if is_many else 'is'} {asked.state}")
    if asked.race or adjectives(asked):
        noun = follower_noun(asked, is_many=is_many)
        said.append(f"are {no}{noun}" if is_many else f"is {no}{an(noun)}")
    if having(asked):
        said.append(f"{have} {f' {having(asked)}'.replace(' cost ', ' a cost of ').strip()}")
    if lacking(asked):
        said.append(f"{have} no {lacking(asked)}")
    return f"{subject} {' and '.join(said)}"
