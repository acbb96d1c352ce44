"""English for permanents, players, spells, cards and zones."""

from __future__ import annotations

from typing import Any

from rules.hota.language import moments
from rules.hota.language.selectors import CardFilter, KindFilter, PermanentFilter, Permanents, Spells
from rules.hota.language.tokens import Token
from rules.hota.text.values import BEARERS, HOST
from rules.hota.wording import KEYWORD_NAMES
from rules.kernel.language.phrases import each_of, series
from rules.kernel.text.amounts import are_many
from rules.kernel.text.english import between
from rules.kernel.text.english_words import numeral, some
from rules.kernel.text.names import Named

FOE: dict[type, str] = {
    moments.Blocks: "the attacker",
    moments.IsBlocked: "its first blocker",
    moments.DealsDamage: "the damaged creature",
    moments.IsDamaged: "the creature that dealt the damage",
}
#: The player of a side, as a target or where something happens to it.
PLAYERS = {"own": "you", "enemy": "the enemy player", "any": "player"}
ATTRIBUTES = {"none": "attributeless"}


def keywords(value: str | tuple[str, ...] | None, joint: str) -> str:
    """`flying or first strike`."""
    return series([KEYWORD_NAMES[each].en for each in each_of(value)], joint)


def figures(of: PermanentFilter | CardFilter) -> list[str]:
    """`mana cost 3 or less`, `attack 2 to 4`."""
    said = {"mana cost": (of.cost_min, of.cost_max), "attack": (of.attack_min, of.attack_max)}
    if isinstance(of, PermanentFilter):
        said["remaining life"] = (of.life_min, of.life_max)
    return [f"{name} {between(least, most)}" for name, (least, most) in said.items() if least is not None or most is not None]


def attributes(value: str | tuple[str, ...] | None) -> list[str]:
    """`strength or attributeless`, if anything is asked."""
    said = series([ATTRIBUTES.get(each, each) for each in each_of(value)], "or")
    return [said] if said else []


def adjectives(of: PermanentFilter, side: str = "any") -> list[str]:
    """Return the words before the noun: `tapped or damaged`, `enemy`, `nontoken`, `strength`."""
    said = [series(each_of(of.state), "or")] if of.state else []
    said += ["enemy"] if side == "enemy" else []
    said += [] if of.token is None else ["token" if of.token else "nontoken"]
    return said + attributes(of.attribute)


def having(of: PermanentFilter) -> list[str]:
    """Return the words after "with"."""
    return ([keywords(of.keyword, "or")] if of.keyword else []) + figures(of)


def tail(of: PermanentFilter) -> str:
    """` with flying and attack 2 or more`, ` without reach`."""
    has, lacks = series(having(of)), keywords(of.without, "or")
    return (f" with {has}" if has else "") + (" and" if has and lacks else "") + (f" without {lacks}" if lacks else "")


def noun(of: KindFilter, side: str, *, is_many: bool) -> str:
    """`tapped enemy creature with flying`, `creatures that you control`."""
    kinds = [f"{kind}s" if is_many and kind != "equipment" else kind for kind in each_of(of.kind)]
    yours = " that you control" if side == "own" else ""
    return f"{' '.join([*adjectives(of, side), series(kinds, 'or')])}{tail(of)}{yours}"


def permanents(of: Permanents, kind: str, *, is_subject: bool = False) -> tuple[str, bool]:
    """The permanents and players of a selector on a card of a kind in a sentence, and whether the verb is in the plural."""
    is_many = are_many(of)
    if isinstance(of.pick, Named):
        return known(of.pick, kind, is_subject=is_subject), is_many
    if of.players is None:
        return _some(of, noun(of, of.side, is_many=is_many), other=of.other), is_many
    if of.players == "alone":
        if of.side != "any":
            return PLAYERS[of.side], False
        return _some(of, "players" if is_many else "player", other=False), is_many
    return _with_players(of), is_many


def _some(of: Permanents, named: str, *, other: bool) -> str:
    """So many of what is named, and how they are picked: `two other target creatures`, `each creature`."""
    if of.pick == "all":
        return f"each {'other ' if of.other else ''}{named}"
    how = "" if of.pick == "chosen" else f"{of.pick} "
    by = {"own": "", "enemy": " of the enemy’s choice", "any": " of your choice"}[of.side] if of.pick == "chosen" else ""
    return some(of.count, how + named, up_to=of.up_to, other=other) + by


def _with_players(of: Permanents) -> str:
    """`a target creature or player`, `the enemy player and each enemy creature`."""
    is_many, other = of.count != 1, of.other
    named, person = noun(of, of.side, is_many=is_many), PLAYERS[of.side]
    if of.pick == "all":
        return f"{'each player' if of.side == 'any' else person} and {_some(of, named, other=other)}"
    if of.side == "any":
        players = "players" if is_many else person
        if other:
            named = f"other {named}" if is_many else f"another {named}"
        is_plain = not other and not adjectives(of) and not tail(of)
        return _some(of, f"{named} or {players}" if is_plain else f"{players} or {named}", other=False)
    if not is_many and not of.up_to and (of.pick == "target" or (of.pick, of.side) == ("chosen", "own")):
        return f"{person} or {_some(of, named, other=other)}"
    how = {"target": "target", "random": "at random", "chosen": "of your choice" if of.side == "own" else "of the enemy’s choice"}[of.pick]
    number = f"{'up to ' if of.up_to else ''}{numeral(of.count)} {how}{'s' if how == 'target' and is_many else ''}"
    return f"{number} among {person} and {'other ' if other else ''}{noun(of, of.side, is_many=True)}"


def every(of: Permanents) -> str:
    """`other damaged creatures that you control`."""
    return ("other " if of.other else "") + noun(of, of.side, is_many=True)


def bearer(by: str, kind: str) -> str:
    """The one whose ability it is, or the creature that it is on; nothing for any other one."""
    return {"self": BEARERS[kind].en, "host": HOST.en}.get(by, "")


def known(named: Any, kind: str, *, is_subject: bool = False) -> str:
    """A permanent that needs no description: a pronoun where it is understood."""
    if named.is_known:
        return ("they" if is_subject else "them") if named.is_many else "it"
    if named.who in ("self", "host"):
        return bearer(named.who, kind)
    if named.who == "foe":
        return FOE[type(named.about)]
    thing: str = named.thing
    return f"those {thing if thing == 'equipment' else f'{thing}s'}" if named.is_many else f"that {thing}"


def token(of: Token) -> tuple[str, str]:
    """`3/2 strength creature token` and ` named “Goat” with trample`."""
    one = f"{of.attack}/{of.life} {f'{series(of.attribute)} ' if of.attribute else ''}creature token"
    return one, f" named “{of.name.en}”" + (f" with {keywords(of.keywords, 'and')}" if of.keywords else "")


def card_noun(of: CardFilter, is_many: bool) -> str:
    """`instant spell cards`, `creature card with mana cost 2 or less`."""
    said = [each for each in (of.speed, *attributes(of.attribute), series(each_of(of.kind), "or")) if each]
    has = series(([keywords(of.keyword, "or")] if of.keyword else []) + figures(of))
    return " ".join([*said, "cards" if is_many else "card"]) + (f" with {has}" if has else "")


def spells(of: Spells) -> str:
    """`a target spell`, `two target enemy creature cards on the stack`."""
    is_many = of.count > 1
    said = [*(["enemy"] if of.side == "enemy" else []), *([of.speed] if of.speed else []), *attributes(of.attribute)]
    kinds = series(each_of(of.kind), "or")
    said.append(f"{kinds} {'cards' if is_many else 'card'}" if kinds else "spells" if is_many else "spell")
    has = figures(CardFilter(cost_min=of.cost_min, cost_max=of.cost_max))
    named = f"target {' '.join(said)}{' on the stack' if kinds else ''}{f' with {has[0]}' if has else ''}"
    return some(of.count, named + (" that you control" if of.side == "own" else ""), up_to=of.up_to)
