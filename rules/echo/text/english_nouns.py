"""English for followers, cards, zones and amounts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.echo import terms
from rules.echo.language import moments, replaced
from rules.echo.language.selectors import CardCount, CardFilter, Cards, EventCount, FollowerCount, FollowerFilter, Followers, Kinship, Taken
from rules.echo.text import english_events
from rules.echo.text.values import ZONES
from rules.echo.text.walker import is_it
from rules.kernel.language.phrases import each_of, series
from rules.kernel.text.english import an, between
from rules.kernel.text.names import Named

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


def adjectives(of: FollowerFilter | CardFilter, joint: str = "or") -> str:
    """Return the words before the noun, each followed by a space: what it must not be, attribute and faction."""
    excluded = ", ".join(f"non-{name}" for name in (*_kin(of.unlike), *each_of(of.unlike.race))) if of.unlike else ""
    return "".join(f"{said} " for said in (excluded, series(each_of(of.attribute), joint), series(_factions(of), joint)) if said)


def _kin(of: Kinship) -> list[str]:
    return [*each_of(of.attribute), *_factions(of)]


def _factions(of: Kinship) -> list[str]:
    return [terms.name_of(terms.FACTIONS, each).en for each in each_of(of.faction)]


def limits(of: FollowerFilter | CardFilter) -> str:
    """Return the words after the noun, with a space before them: keyword, attack and cost."""
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


def follower_noun(of: FollowerFilter, *, is_many: bool, joint: str = "or") -> str:
    """`fire beasts`, `follower`: the noun with what stands before it; a race needs no "follower"."""
    return adjectives(of, joint) + _kinds(each_of(of.race) or ("follower",), is_many=is_many, joint=joint)


def _kinds(nouns: Sequence[str], *, is_many: bool, joint: str) -> str:
    """`beasts or birds`, `follower`."""
    return series([f"{noun}s" if is_many else noun for noun in nouns], joint)


def subject(of: FollowerFilter, by: str) -> str:
    """The follower that a moment or an event is about: `one of your beasts`, `an enemy follower`."""
    if by == "self":
        return "this follower"
    if by == "own":
        return f"one of your {state_word(of)}{follower_noun(of, is_many=True)}{limits(of)}"
    return an(f"{state_word(of)}{'enemy ' if by == 'enemy' else ''}{follower_noun(of, is_many=False)}{limits(of)}")


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


def follower(named: Named, *, is_subject: bool = False) -> str:
    """A follower that needs no description: a pronoun where it is understood."""
    if named.is_known:
        return ("they" if is_subject else "them") if named.is_many else "it"
    if named.who == "self":
        return "this follower"
    if named.who == "foe":
        return FOE.get(type(named.about), "the follower that destroyed it in battle")
    return "those followers" if named.is_many else "that follower"


def followers(of: Followers) -> str:
    """The followers of a selector, as the object of a sentence."""
    if isinstance(of.pick, Named):
        return follower(of.pick)
    if of.pick == "all":
        return every_follower(of, of.side, other=of.other)
    how = "random " if of.pick == "random" else ""
    return some_followers(of, of.side, count=of.count, other=of.other, how=how, up_to=of.up_to)


def are_many(of: Followers) -> bool:
    return of.pick.is_many if isinstance(of.pick, Named) else of.pick == "all" or of.count > 1


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
    return f"{'your' if side == 'own' else 'your opponent’s'} {ZONES[zone].en}"


def out_of(zone: str | None, by: str) -> str:
    """` from your hand`, where a zone is asked for."""
    whose = {"self": "your", "own": "your", "enemy": "their", "any": "their"}[by]
    return f" from {whose} {ZONES[zone].en}" if zone else ""


def cards(of: Cards) -> str:
    """`a beast`, `2 random items`, `all cards`; the zone is said by the sentence."""
    if isinstance(of.pick, Named):
        return "this card" if of.pick.value == "self" else "that card"
    if of.pick == "all":
        return f"all {card_noun(of, is_many=True, joint='and')}"
    how = "random " if of.pick == "random" else ""
    noun = how + card_noun(of, is_many=of.count > 1)
    if of.up_to:
        return f"up to {'one' if of.count == 1 else of.count} {noun}"
    return an(noun) if of.count == 1 else f"{of.count} {noun}"


def top_cards(of: Cards) -> str:
    """`the top 2 cards of your deck`, `all items among the top 2 cards of your deck`."""
    named = card_noun(of, is_many=of.count > 1)
    if of.count == 1:
        return "the top card of your deck" + ("" if named == "card" else f" if it is {an(named)}")
    top = f"the top {of.count} cards of your deck"
    return top if named == "cards" else f"all {named} among {top}"


def number_of_things(counted: FollowerCount | CardCount | EventCount) -> str:
    """`the number of your beasts`, `the life your hero lost this turn`."""
    if isinstance(counted, CardCount):
        return f"the number of {card_noun(counted, is_many=True)} in {zone_of(counted.zone, counted.side)}"
    if isinstance(counted, EventCount):
        said = english_events.counted(counted, is_many=True)
        is_life = counted.this_turn in english_events.LIFE
        return f"the {said}" if is_life else f"the number {'' if said.startswith('of ') else 'of '}{said}"
    if counted.side == "own":
        return f"the number {each_follower(counted)}"
    tail = " on the field" if counted.side == "any" else ""
    other, enemy = ("other " if counted.other else ""), ("enemy " if counted.side == "enemy" else "")
    noun = follower_noun(counted, is_many=True) + limits(counted)
    return f"the number of {other}{state_word(counted)}{enemy}{noun}{tail}"


def attack_of(named: Named) -> str:
    """`its attack`, `this follower’s attack`."""
    if named.is_known:
        return "their total attack" if named.is_many else "its attack"
    if named.is_many:
        return "those followers’ total attack"
    owner = {"self": "this follower", "foe": FOE.get(type(named.about), "the other follower")}.get(named.who, "that follower")
    return f"{owner}’s attack"


def possessed(noun: str) -> str:
    """The attack of followers: `its attack`, `the attack of an enemy follower`."""
    return {"it": "its attack", "them": "their attack"}.get(noun, f"the attack of {noun}")


def held_cards(of: Cards) -> str:
    """Cards that are discarded: `a card`, `all cards in your hand`, `a card from your display zone at random`."""
    whose = "your" if of.side == "own" else "their"
    if isinstance(of.pick, Named):
        return cards(of)
    at_random = " at random" if of.pick == "random" else ""
    noun = cards(replace(of, pick="chosen") if at_random else of)
    if of.zone == "hand" and of.pick != "all":
        return noun + at_random
    return f"{noun} {'in' if of.pick == 'all' else 'from'} {whose} {ZONES[of.zone].en}{at_random}"


def cards_there(of: Cards) -> str:
    """`the top 2 cards of your deck`, `a beast from your deck`, or “it”, where the moment is about the card."""
    if is_it(of):
        return "it"
    return top_cards(of) if of.pick == "top" else f"{cards(of)} from {zone_of(of.zone, of.side)}"


def taken(of: Taken, form: str) -> str:
    """Cards that are taken among some: `up to one beast among them`, `one of them`; of one card `if it is a beast, you may `."""
    noun = card_noun(of, is_many=of.count > 1 and form != "if")
    is_any = noun in ("card", "cards")
    if form == "if":
        return ("" if is_any else f"if it is {an(noun)}, ") + ("you may " if of.up_to else "")
    number = ("up to " if of.up_to else "") + ("one" if of.count == 1 else f"{of.count}")
    if is_any:
        return f"{number} of them"
    return f"{an(noun) if of.count == 1 and not of.up_to else f'{number} {noun}'} among them"
