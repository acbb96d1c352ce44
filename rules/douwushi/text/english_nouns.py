"""English for heroes, items, cards, zones and amounts."""

from __future__ import annotations

from rules.douwushi.language import moments
from rules.douwushi.language.amounts import Counted
from rules.douwushi.language.selectors import (
    BountyCount,
    CardCount,
    CardFilter,
    Cards,
    EventCount,
    FallenCount,
    Figure,
    HeroCount,
    Heroes,
    HeroFilter,
    ItemCount,
    Items,
    Taken,
)
from rules.douwushi.text.values import BEARERS, CARDS
from rules.kernel.language.phrases import each_of, series
from rules.kernel.text.english import an, between
from rules.kernel.text.names import Named

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
FOE: dict[type, str] = {
    moments.Attacks: "the attacked hero",
    moments.Attacked: "the attacker",
    moments.Damaged: "the hero that dealt it",
    moments.Hits: "the damaged hero",
    moments.Died: "its killer",
    moments.Kills: "the killed hero",
    moments.Counters: "the attacker",
    moments.Guards: "the guarded hero",
}
ZONES = {"hand": "hand", "reserve": "reserve", "graveyard": "graveyard"}
ITEMS = {"weapon": ("weapon", "weapons"), "equipment": ("piece of equipment", "pieces of equipment"), None: ("item", "items")}
#: What a side did this turn, as a thing that is counted.
DEEDS = {
    "died": ("hero", "heroes"),
    "attacks": ("attack", "attacks"),
    "skills": ("skill", "skills"),
    "equipped": ("item", "items"),
}


def numeral(number: int) -> str:
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def states(of: HeroFilter) -> list[str]:
    """Return the words before the noun, or after "is"."""
    said: list[str] = [of.state] if of.state else []
    said += [] if of.damaged is None else ["damaged" if of.damaged else "undamaged"]
    return said + ([] if of.guarded is None else ["guarded" if of.guarded else "unguarded"])


def having(of: HeroFilter) -> list[str]:
    """Return the words after "with"."""
    said = [f"a {of.wields} weapon"] if of.wields else []
    said += ["a weapon"] if of.armed and not of.wields else []
    said += ["guard"] if of.guard else []
    for name, (least, most) in {
        "attack": (of.attack_min, of.attack_max),
        "MP": (of.mp_min, of.mp_max),
        "life left": (of.life_min, of.life_max),
    }.items():
        if least is not None or most is not None:
            said.append(f"{between(least, most, none='no')} {name}")
    return said


def lacking(of: HeroFilter) -> list[str]:
    """Return the words after "without"."""
    return (["a weapon"] if of.armed is False else []) + (["guard"] if of.guard is False else [])


def tail(of: HeroFilter) -> str:
    has, lacks = series(having(of)), series(lacking(of), "or")
    return (f" with {has}" if has else "") + (f" without {lacks}" if lacks else "")


def noun(of: HeroFilter, side: str, *, is_many: bool) -> str:
    """`tapped enemy mage with a weapon`, `heroes of yours`."""
    callings = [f"{each}s" if is_many else each for each in each_of(of.calling)] or ["heroes" if is_many else "hero"]
    enemy, yours = ("enemy " if side == "enemy" else ""), (" of yours" if side == "own" else "")
    adjectives = "".join(f"{each} " for each in states(of))
    return f"{adjectives}{enemy}{series(callings, 'or')}{yours}{tail(of)}"


def heroes(of: Heroes, kind: str, *, is_subject: bool = False) -> tuple[str, bool]:
    """The heroes of a selector on a card of a kind in a sentence, and whether the verb is in the plural."""
    if isinstance(of.pick, Named):
        return known(of.pick, kind, is_subject=is_subject), of.pick.is_many
    is_many = of.pick != "all" and of.count != 1
    named = noun(of, of.side, is_many=is_many)
    number = "X" if of.count == "x" else numeral(of.count)
    other = "other " if of.other else ""
    if of.pick == "all":
        return f"each {other}{named}", False
    if of.pick == "most_damaged":
        return f"the {f'{number} ' if is_many else ''}most damaged {other}{named}", is_many
    named = f"{of.pick} {named}"
    if of.up_to:
        return f"up to {number} {other}{named}", True
    if is_many:
        return f"{number} {other}{named}", True
    return (f"another {named}" if other else an(named)), False


def every(of: Heroes) -> str:
    """`other undamaged heroes of yours`."""
    return ("other " if of.other else "") + noun(of, of.side, is_many=True)


def known(named: Named, kind: str, *, is_subject: bool = False) -> str:
    """A hero that needs no description: a pronoun where it is understood."""
    if named.is_known and (named.who != "self" or kind == "hero"):
        return ("they" if is_subject else "them") if named.is_many else "it"
    if named.who == "self":
        again = {"hero": "this hero", "spell": "that hero"}.get(kind, "the bearer")
        return again if named.is_again else BEARERS[kind].en
    if named.who == "foe":
        return FOE[type(named.about)]
    return "those heroes" if named.is_many else "that hero"


def possessive(named: Named, kind: str) -> str:
    """`its`, `this hero’s`."""
    said = known(named, kind)
    return {"it": "its", "them": "their", "the hero it is on": "that hero’s"}.get(said, f"{said}’" if said.endswith("s") else f"{said}’s")


def items(of: Items, kind: str) -> str:
    """`a target weapon of an enemy hero`, `this weapon`, `all its items`."""
    if of.pick == "self":
        return CARDS[kind].en
    is_many = of.count != 1 or of.pick == "all"
    cost = f" with cost {of.cost_max} or less" if of.cost_max is not None else ""
    if isinstance(of.of, Named):
        whose = possessive(of.of, kind)
        if of.kind == "weapon" and not of.of.is_many:
            return f"{whose} weapon{cost}"
        things = f"{whose} {ITEMS[of.kind][1]}{cost}"
        if of.pick == "all":
            return f"all {things}"
        return f"{'up to ' if of.up_to else ''}{numeral(of.count)} of {things}{' at random' if of.pick == 'random' else ''}"
    enemy, yours = ("enemy " if of.side == "enemy" else ""), (" of yours" if of.side == "own" else "")
    noun_of = f"{enemy}{ITEMS[of.kind][is_many]}{yours}{cost}"
    if of.pick == "all":
        return f"all {noun_of.replace(ITEMS['equipment'][1], 'equipment')}"
    if of.up_to or is_many:
        return f"{'up to ' if of.up_to else ''}{numeral(of.count)} {of.pick} {noun_of}"
    return an(f"{of.pick} {noun_of}")


def card_noun(of: CardFilter, *, is_many: bool) -> str:
    """`hero`, `warrior’s weapons with cost 2 or less`."""
    kinds = each_of(of.kind)
    names = []
    for kind in kinds:
        if kind == "hero" and of.calling:
            names.append(f"{of.calling}s" if is_many else of.calling)
        else:
            named = {"hero": "heroes", "equipment": "pieces of equipment"}.get(kind, f"{kind}s")
            names.append(named if is_many else {"equipment": "piece of equipment"}.get(kind, kind))
    has_fit = of.calling is not None and kinds != ("hero",)
    said = series(names, "or") or ("cards" if is_many else "card")
    said += f" for {of.calling}s" if has_fit else ""
    return said + (f" with cost {between(of.cost_min, of.cost_max)}" if of.cost_min is not None or of.cost_max is not None else "")


def cards(of: Cards) -> str:
    """`a hero`, `two random spells`, `all cards`; the zone is said by the sentence."""
    if of.pick == "self":
        return "this card"
    if of.pick == "all":
        return f"all {card_noun(of, is_many=True)}"
    if of.pick == "top":
        top = f"the top {f'{numeral(of.count)} cards' if of.count > 1 else 'card'}"
        return top if not (of.kind or of.calling) else f"all {card_noun(of, is_many=True)} among {top}"
    how = "random " if of.pick == "random" else ""
    kind = how + card_noun(of, is_many=of.count > 1)
    if of.up_to:
        return f"up to {numeral(of.count)} {kind}"
    return an(kind) if of.count == 1 else f"{numeral(of.count)} {kind}"


def zone_of(zone: str, side: str) -> str:
    return "beyond" if zone == "beyond" else f"{'your' if side == 'own' else 'your opponent’s'} {ZONES[zone]}"


def from_zone(of: Cards) -> str:
    """`a hero from your graveyard`, `the top card of your reserve`."""
    return f"{cards(of)} {'of' if of.pick == 'top' else 'from'} {zone_of(of.zone, of.side)}"


def counted(of: Counted, kind: str, *, is_many: bool) -> str:
    """Return what is counted, as it stands after "for each" or "the number of"."""
    match of:
        case HeroCount():
            other = "other " if of.other else ""
            return other + noun(of, of.side, is_many=is_many) + (" on the battlefield" if of.side == "any" else "")
        case CardCount():
            return f"{card_noun(of, is_many=is_many)} {'' if of.zone == 'beyond' else 'in '}{zone_of(of.zone, of.side)}"
        case ItemCount(items_of=owner):
            if isinstance(owner, Named):
                return f"{ITEMS[of.kind][is_many]} {known(owner, kind)} has"
            where = {"own": "your heroes have", "enemy": "enemy heroes have", "any": "on the battlefield"}[owner]
            return f"{ITEMS[of.kind][is_many]} {where}"
        case FallenCount():
            return f"dead {_heroes_of(of.fallen, is_many=is_many)}"
        case BountyCount():
            return f"{'bounty stacks' if is_many else 'bounty stack'} {'you have' if of.bounty == 'own' else 'your opponent has'} left"
        case EventCount(this_turn="died"):
            return f"{_heroes_of(of.side, is_many=is_many)} that died this turn"
        case EventCount():
            whose = {"own": "your heroes", "enemy": "enemy heroes", "any": "heroes"}[of.side]
            verb = {"attacks": "made", "skills": "used", "equipped": "got"}[of.this_turn]
            return f"{DEEDS[of.this_turn][is_many]} {whose} {verb} this turn"


def _heroes_of(side: str, *, is_many: bool) -> str:
    enemy, yours = ("enemy " if side == "enemy" else ""), (" of yours" if side == "own" else "")
    return f"{enemy}{'heroes' if is_many else 'hero'}{yours}"


def figure(of: Figure, kind: str) -> str:
    """`its attack`, `the damage on it`."""
    assert isinstance(of.who, Named)
    total = "total " if of.who.is_many else ""
    if of.figure == "damage":
        return f"the {total}damage on {known(of.who, kind)}"
    return f"{possessive(of.who, kind)} {total}{ {'attack': 'attack', 'mp': 'MP', 'life': 'remaining life'}[of.figure] }"


def taken(of: Taken) -> str:
    """Cards that are taken among some: `You may put a hero among them`, `Put up to two of them`."""
    noun = card_noun(of, is_many=of.count > 1)
    is_free = of.up_to and of.count == 1
    among = "of them" if noun in ("card", "cards") else f"{noun} among them"
    which = an(among) if of.count == 1 and among != "of them" else f"{numeral(of.count)} {among}"
    return f"{'You may put' if is_free else 'Put'} {'up to ' if of.up_to and not is_free else ''}{which}"
