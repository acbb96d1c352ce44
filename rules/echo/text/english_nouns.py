"""English for followers, cards, zones and amounts."""

from __future__ import annotations

from collections.abc import Sequence

from rules.echo import terms
from rules.echo.language import amounts, moments, replaced
from rules.echo.language.amounts import Amount
from rules.echo.language.selectors import CardCount, CardFilter, Cards, EventCount, FollowerCount, FollowerFilter, Followers, Kinship
from rules.echo.text import english_events
from rules.echo.text.grammar import Mentions
from rules.kernel.language.phrases import each_of, series

FOE = {
    moments.AttackDeclared: "the attacked follower",
    moments.Attacked: "the attacker",
    moments.BattleWon: "the destroyed follower",
    moments.BattleLost: "the follower it fought",
    replaced.Destroyed: "the follower it fought",
}
#: The amount of a moment or an event.
EVENTS: dict[type, str] = {
    moments.HeroHealed: "the life restored",
    replaced.LifeLost: "the life it would lose",
    replaced.Healed: "the life it would regain",
}
#: Whose attack is counted.
ATTACKS = {"attack": "self", "attack_of_subject": "subject", "attack_of_foe": "foe", "attack_of_that": "that"}
ZONES = {"hand": "hand", "deck": "deck", "graveyard": "graveyard", "display": "display zone"}


def plural(number: int, noun: str) -> str:
    """`2 cards`, `1 card`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def an(phrase: str) -> str:
    return f"an {phrase}" if phrase[0] in "aeiou" or phrase.startswith("SSR") else f"a {phrase}"


def adjectives(of: FollowerFilter | CardFilter, joint: str = "or") -> str:
    """What it must not be, attribute and faction, each followed by a space."""
    excluded = ", ".join(f"non-{name}" for name in (*_kin(of.unlike), *each_of(of.unlike.race))) if of.unlike else ""
    return "".join(f"{said} " for said in (excluded, series(each_of(of.attribute), joint), series(_factions(of), joint)) if said)


def _kin(of: Kinship) -> list[str]:
    return [*each_of(of.attribute), *_factions(of)]


def _factions(of: Kinship) -> list[str]:
    return [terms.name_of(terms.FACTIONS, each).en for each in each_of(of.faction)]


def limits(of: FollowerFilter | CardFilter) -> str:
    """What stands after the noun: keyword, attack and cost, with a space before."""
    has, lacks = having(of), lacking(of)
    return (f" with {has}" if has else "") + (f" without {lacks}" if lacks else "")


def lacking(of: FollowerFilter | CardFilter) -> str:
    """The keywords that it must not have."""
    return series(each_of(of.unlike.keyword), "or") if of.unlike else ""


def having(of: FollowerFilter | CardFilter) -> str:
    """Keyword, attack and cost."""
    said = [series(each_of(of.keyword), "or")] if of.keyword else []
    if of.attack_min is not None or of.attack_max is not None:
        said.append(f"{between(of.attack_min, of.attack_max)} attack")
    if of.cost_min is not None or of.cost_max is not None:
        said.append(f"cost {between(of.cost_min, of.cost_max)}")
    return series(said) if said else ""


def between(least: int | None, most: int | None, fewer: str = "less") -> str:
    if least is None:
        return f"{most} or {fewer}" if most else "0"
    if most is None:
        return f"{least} or more"
    return f"{least}" if least == most else f"{least} to {most}"


def follower_noun(of: FollowerFilter, *, is_many: bool, joint: str = "or") -> str:
    """`fire beasts`, `follower`: the noun with what stands before it; a race needs no "follower"."""
    return adjectives(of, joint) + _kinds(each_of(of.race) or ("follower",), is_many=is_many, joint=joint)


def _kinds(nouns: Sequence[str], *, is_many: bool, joint: str) -> str:
    """`beasts or birds`, `follower`."""
    return series([f"{noun}s" if is_many else noun for noun in nouns], joint)


def state_word(of: FollowerFilter) -> str:
    return {"awake": "awake ", "asleep": "sleeping ", None: ""}[of.state]


def some_followers(of: FollowerFilter, side: str, *, count: int, other: bool, how: str = "", up_to: bool = False) -> str:
    """`an enemy beast`, `2 of your other followers`, `a random follower`, `up to 2 enemy followers`."""
    tail = limits(of)
    if side == "own":
        noun = state_word(of) + follower_noun(of, is_many=True)
        number = ("up to " if up_to else "") + ("one" if count == 1 else f"{count}")
        return f"{number} of your {'other ' if other else ''}{noun}{tail}{' at random' if how else ''}"
    described = how + state_word(of) + ("enemy " if side == "enemy" else "") + follower_noun(of, is_many=count > 1) + tail
    if up_to:
        return f"up to {'one' if count == 1 else count} {'other ' if other else ''}{described}"
    if count > 1:
        return f"{count} {'other ' if other else ''}{described}"
    return f"another {described}" if other else an(described)


def every_follower(of: FollowerFilter, side: str, *, other: bool) -> str:
    """`all your other beasts`."""
    whose = {"own": "your ", "enemy": "enemy ", "any": ""}[side]
    another = "other " if other else ""
    noun = follower_noun(of, is_many=True, joint="and") + limits(of)
    return f"all {whose}{another}{state_word(of)}{noun}" if side == "own" else f"all {another}{state_word(of)}{whose}{noun}"


def follower(mentions: Mentions, pick: str, *, is_subject: bool = False) -> str:
    """A follower that needs no description: a pronoun where it is understood."""
    if mentions.is_known(pick):
        return ("they" if is_subject else "them") if mentions.is_many else "it"
    name = mentions.resolve(pick)
    mentions.mention(pick)
    if name == "self":
        return "this follower"
    if name == "foe":
        return FOE.get(type(mentions.ability.when or mentions.ability.instead_of), "the follower that destroyed it in battle")
    return "those followers" if mentions.is_many else "that follower"


def followers(mentions: Mentions, of: Followers) -> str:
    """The followers of a selector, as the object of a sentence."""
    if of.pick in ("self", "subject", "foe", "that"):
        return follower(mentions, of.pick)
    mentions.take(of)
    if of.pick == "all":
        return every_follower(of, of.side, other=of.other)
    how = "random " if of.pick == "random" else ""
    return some_followers(of, of.side, count=of.count, other=of.other, how=how, up_to=of.up_to)


def each_follower(of: FollowerCount) -> str:
    """`beast of yours`-like words after "for each"."""
    if of.side == "own":
        return f"of your {'other ' if of.other else ''}{state_word(of)}{follower_noun(of, is_many=True)}{limits(of)}"
    enemy = "enemy " if of.side == "enemy" else ""
    tail = " on the field" if of.side == "any" else ""
    return f"{'other ' if of.other else ''}{state_word(of)}{enemy}{follower_noun(of, is_many=False)}{limits(of)}{tail}"


def card_noun(of: CardFilter, *, is_many: bool, joint: str = "or") -> str:
    """`cards`, `item with cost 2 or less`, `fire beast`."""
    plain = of.kind or ("follower" if of.unlike else "card")
    return adjectives(of, joint) + _kinds(each_of(of.race) or (plain,), is_many=is_many, joint=joint) + limits(of)


def zone_of(zone: str, side: str) -> str:
    return f"{'your' if side == 'own' else 'your opponent’s'} {ZONES[zone]}"


def out_of(zone: str | None, by: str) -> str:
    """` from your hand`, where a zone is asked for."""
    whose = {"self": "your", "own": "your", "enemy": "their", "any": "their"}[by]
    return f" from {whose} {ZONES[zone]}" if zone else ""


def cards(of: Cards) -> str:
    """`a beast`, `2 random items`, `all cards`; the zone is said by the sentence."""
    if of.pick in ("self", "subject"):
        return "this card" if of.pick == "self" else "that card"
    if of.pick == "all":
        return f"all {card_noun(of, is_many=True, joint='and')}"
    how = "random " if of.pick == "random" else ""
    noun = how + card_noun(of, is_many=of.count > 1)
    if of.up_to:
        return f"up to {'one' if of.count == 1 else of.count} {noun}"
    return an(noun) if of.count == 1 else f"{of.count} {noun}"


def quantity(mentions: Mentions, of: amounts.Count) -> str:
    """What is counted, as a number: `the number of your beasts`."""
    counted = of.count
    if isinstance(counted, FollowerCount):
        if counted.side == "own":
            said = f"the number {each_follower(counted)}"
        else:
            tail = " on the field" if counted.side == "any" else ""
            enemy = "enemy " if counted.side == "enemy" else ""
            other = "other " if counted.other else ""
            said = f"the number of {other}{state_word(counted)}{enemy}{follower_noun(counted, is_many=True)}{limits(counted)}{tail}"
    elif isinstance(counted, CardCount):
        said = f"the number of {card_noun(counted, is_many=True)} in {zone_of(counted.zone, counted.side)}"
    elif isinstance(counted, EventCount):
        said = ("the " if counted.this_turn in english_events.LIFE else "the number ") + _of_events(counted)
    elif counted in ATTACKS:
        said = _attack(mentions, ATTACKS[counted])
    elif counted == "event":
        said = EVENTS.get(type(mentions.ability.when or mentions.ability.instead_of), "the life lost")
    else:
        said = {"energy": "your remaining energy", "turn": "the turn number"}[counted]
    return _multiplied(said, abs(of.times)) + _added(of)


def _of_events(of: EventCount) -> str:
    said = english_events.counted(of, is_many=True)
    return said if of.this_turn in english_events.LIFE or said.startswith("of ") else f"of {said}"


def _attack(mentions: Mentions, pick: str) -> str:
    """`its attack`, `this follower’s attack`."""
    if mentions.is_known(pick):
        return "their total attack" if mentions.is_many else "its attack"
    name = mentions.resolve(pick)
    if name == "that" and mentions.taken_are_many:
        return "those followers’ total attack"
    owner = {"self": "this follower", "foe": FOE.get(type(mentions.ability.when), "the other follower")}.get(name, "that follower")
    return f"{owner}’s attack"


def _multiplied(said: str, times: int) -> str:
    return {1: said, 2: f"twice {said}"}.get(times, f"{times} times {said}")


def _added(of: amounts.Count) -> str:
    plus = of.plus if of.times > 0 else -of.plus
    added = "" if not plus else f" plus {plus}" if plus > 0 else f" minus {-plus}"
    return added + at_most(of)


def at_most(of: amounts.Count) -> str:
    return f" (at most {of.at_most})" if of.at_most is not None else ""


def for_each(amount: Amount) -> str:
    """` for each enemy follower`, where the amount is so much for each thing; else nothing."""
    if isinstance(amount, int) or amount.plus or isinstance(amount.count, str):
        return ""
    counted = amount.count
    if isinstance(counted, FollowerCount):
        return f" for each {each_follower(counted)}{at_most(amount)}"
    if isinstance(counted, EventCount):
        return f" for each {english_events.counted(counted, is_many=False)}{at_most(amount)}"
    return f" for each {card_noun(counted, is_many=False)} in {zone_of(counted.zone, counted.side)}{at_most(amount)}"


def fixed(amount: Amount) -> int | None:
    """The number to be said: the amount, or how much for each; None where only an "equal to" can say it."""
    if isinstance(amount, int):
        return amount
    return amount.times if for_each(amount) else None
