"""English for conditions: one clause each."""

from __future__ import annotations

from rules.echo.language import conditions
from rules.echo.language.logic import clauses_of
from rules.echo.language.selectors import CardCount, EventCount, FollowerCount
from rules.echo.text.english_events import happened
from rules.echo.text.english_nouns import (
    adjectives,
    an,
    between,
    card_noun,
    follower,
    follower_noun,
    having,
    lacking,
    limits,
    state_word,
    zone_of,
)
from rules.echo.text.grammar import Mentions, affirmed
from rules.kernel.language.phrases import series


def all_of(asked: tuple[conditions.Condition, ...], mentions: Mentions) -> str:
    """All clauses of conditions, of each of which one is enough."""
    clauses = clauses_of(asked)
    said = [" or ".join(condition(each, mentions) for each in clause) for clause in clauses]
    if len(clauses) > 1:
        said = [f"either {text}" if len(clause) > 1 else text for text, clause in zip(said, clauses, strict=True)]
    return series(said)


def condition(asked: conditions.Condition, mentions: Mentions) -> str:
    """One condition as a clause, to stand after "if" or "while"."""
    match asked:
        case conditions.Count(of=of):
            mentions.forget()
            return _count(asked, of)
        case conditions.Life(side=side):
            return f"{'your' if side == 'own' else 'the enemy'} hero has {between(asked.at_least, asked.at_most)} life"
        case conditions.Energy():
            if (asked.at_least, asked.at_most) == (1, None):
                return "you have energy left"
            return f"you have {between(asked.at_least, asked.at_most)} energy left"
        case conditions.Is():
            return _is(asked, mentions)
        case conditions.Not(of=conditions.Is() as of):
            said = affirmed(of)
            return _is(said, mentions) if said else _is(of, mentions, is_denied=True)
        case conditions.Phase(phase=phase):
            return f"it is the {phase} phase"
        case conditions.Not(of=conditions.Phase(phase=phase)):
            return f"it is not the {phase} phase"
        case conditions.TurnOf(side=side):
            return f"it is your {'turn' if side == 'own' else 'opponent’s turn'}"
        case conditions.FirstPlayer(side=side):
            return f"you went {'first' if side == 'own' else 'second'}"
        case _:
            raise AssertionError(asked)


def _count(asked: conditions.Count, of: FollowerCount | CardCount | EventCount) -> str:
    least, most = asked.at_least, asked.at_most
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


def _is(asked: conditions.Is, mentions: Mentions, *, is_denied: bool = False) -> str:
    """`it is a fire beast`; what is denied is its kinship alone."""
    no = "not " if is_denied else ""
    if asked.who.endswith("hero"):
        noun = an(follower_noun(asked, is_many=False) if asked.race else f"{adjectives(asked)}hero")
        return f"{'your' if asked.who == 'own_hero' else 'the enemy'} hero is {no}{noun}"
    subject = follower(mentions, asked.who, is_subject=True)
    is_many = mentions.is_many
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
