"""English for followers, cards, zones and amounts."""

from __future__ import annotations

from rules.echo import terms
from rules.echo.language import amounts, moments
from rules.echo.language.amounts import Amount
from rules.echo.language.selectors import CardCount, CardFilter, Cards, FollowerCount, FollowerFilter, Followers
from rules.echo.text.grammar import Mentions

FOE = {
    moments.AttackDeclared: "the attacked follower",
    moments.Attacked: "the attacker",
    moments.BattleWon: "the destroyed follower",
    moments.BattleLost: "the follower it fought",
}
ZONES = {"hand": "hand", "deck": "deck", "graveyard": "graveyard", "display": "display zone"}


def plural(number: int, noun: str) -> str:
    """`2 cards`, `1 card`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def an(phrase: str) -> str:
    return f"an {phrase}" if phrase[0] in "aeiou" or phrase.startswith("SSR") else f"a {phrase}"


def series(said: list[str]) -> str:
    """`one, two and three`."""
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} and {said[-1]}"


def adjectives(of: FollowerFilter | CardFilter) -> str:
    """Attribute and faction, each followed by a space."""
    attribute = f"{of.attribute} " if of.attribute else ""
    faction = f"{terms.name_of(terms.FACTIONS, of.faction).en} " if of.faction else ""
    return attribute + faction


def limits(of: FollowerFilter | CardFilter) -> str:
    """What stands after the noun: keyword, attack and cost, with a space before."""
    said = [f"{of.keyword}"] if of.keyword else []
    if of.attack_min is not None or of.attack_max is not None:
        said.append(f"{between(of.attack_min, of.attack_max)} attack")
    if of.cost_min is not None or of.cost_max is not None:
        said.append(f"cost {between(of.cost_min, of.cost_max)}")
    return f" with {series(said)}" if said else ""


def between(least: int | None, most: int | None, fewer: str = "less") -> str:
    if least is None:
        return f"{most} or {fewer}" if most else "0"
    if most is None:
        return f"{least} or more"
    return f"{least}" if least == most else f"{least} to {most}"


def follower_noun(of: FollowerFilter, *, is_many: bool) -> str:
    """`fire beasts`, `follower`: the noun with what stands before it; a race needs no "follower"."""
    noun = of.race or "follower"
    return adjectives(of) + (f"{noun}s" if is_many else noun)


def state_word(of: FollowerFilter) -> str:
    return {"awake": "awake ", "asleep": "sleeping ", None: ""}[of.state]


def some_followers(of: FollowerFilter, side: str, *, count: int, other: bool, how: str = "") -> str:
    """`an enemy beast`, `2 of your other followers`, `a random follower`."""
    tail = limits(of)
    if side == "own":
        noun = state_word(of) + follower_noun(of, is_many=True)
        number = "one" if count == 1 else f"{count}"
        return f"{number} of your {'other ' if other else ''}{noun}{tail}{' at random' if how else ''}"
    described = how + state_word(of) + ("enemy " if side == "enemy" else "") + follower_noun(of, is_many=count > 1) + tail
    if count > 1:
        return f"{count} {'other ' if other else ''}{described}"
    return f"another {described}" if other else an(described)


def every_follower(of: FollowerFilter, side: str, *, other: bool) -> str:
    """`all your other beasts`."""
    whose = {"own": "your ", "enemy": "enemy ", "any": ""}[side]
    another = "other " if other else ""
    noun = follower_noun(of, is_many=True) + limits(of)
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
        return FOE.get(type(mentions.ability.when), "the follower that destroyed it in battle")
    return "those followers" if mentions.is_many else "that follower"


def followers(mentions: Mentions, of: Followers) -> str:
    """The followers of a selector, as the object of a sentence."""
    if of.pick in ("self", "subject", "foe", "that"):
        return follower(mentions, of.pick)
    mentions.take(of)
    if of.pick == "all":
        return every_follower(of, of.side, other=of.other)
    return some_followers(of, of.side, count=of.count, other=of.other, how="random " if of.pick == "random" else "")


def each_follower(of: FollowerCount) -> str:
    """`beast of yours`-like words after "for each"."""
    if of.side == "own":
        return f"of your {'other ' if of.other else ''}{state_word(of)}{follower_noun(of, is_many=True)}{limits(of)}"
    enemy = "enemy " if of.side == "enemy" else ""
    tail = " on the field" if of.side == "any" else ""
    return f"{'other ' if of.other else ''}{state_word(of)}{enemy}{follower_noun(of, is_many=False)}{limits(of)}{tail}"


def card_noun(of: CardFilter, *, is_many: bool) -> str:
    """`cards`, `item with cost 2 or less`, `fire beast`."""
    noun = of.race or of.kind or "card"
    return adjectives(of) + (f"{noun}s" if is_many else noun) + limits(of)


def zone_of(zone: str, side: str) -> str:
    return f"{'your' if side == 'own' else 'your opponent’s'} {ZONES[zone]}"


def cards(of: Cards) -> str:
    """`a beast`, `2 random items`, `all cards`; the zone is said by the sentence."""
    if of.pick == "all":
        return f"all {card_noun(of, is_many=True)}"
    how = "random " if of.pick == "random" else ""
    noun = how + card_noun(of, is_many=of.count > 1)
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
    elif counted == "attack":
        said = "its attack" if mentions.is_known("self") else "this follower’s attack"
    elif counted == "event":
        said = "the life restored" if isinstance(mentions.ability.when, moments.HeroHealed) else "the life lost"
    else:
        said = {"energy": "your remaining energy", "turn": "the turn number"}[counted]
    return _multiplied(said, abs(of.times)) + _added(of)


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
    return f" for each {card_noun(counted, is_many=False)} in {zone_of(counted.zone, counted.side)}{at_most(amount)}"


def fixed(amount: Amount) -> int | None:
    """The number to be said: the amount, or how much for each; None where only an "equal to" can say it."""
    if isinstance(amount, int):
        return amount
    return amount.times if for_each(amount) else None
