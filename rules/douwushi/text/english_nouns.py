"""English for heroes, items, cards, zones and amounts."""

from __future__ import annotations

from rules.douwushi.language import amounts, moments
from rules.douwushi.language.amounts import Amount, Counted
from rules.douwushi.language.selectors import (
    BountyCount,
    CardCount,
    CardFilter,
    Cards,
    FallenCount,
    Figure,
    HeroCount,
    Heroes,
    HeroFilter,
    ItemCount,
    Items,
)
from rules.douwushi.text.grammar import KNOWN, Mentions
from rules.kernel.language.phrases import each_of, series

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
BEARERS = {"hero": "this hero", "weapon": "its bearer", "equipment": "its bearer", "spell": "the hero it is on"}
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


def an(phrase: str) -> str:
    return f"an {phrase}" if phrase[0] in "aeiou" else f"a {phrase}"


def between(least: int | None, most: int | None, fewer: str = "less") -> str:
    if least is None:
        return f"{most} or {fewer}" if most else "no"
    if most is None:
        return f"{least} or more"
    return f"{least}" if least == most else f"{least} to {most}"


def states(of: HeroFilter) -> list[str]:
    """What stands before the noun, or after "is"."""
    said: list[str] = [of.state] if of.state else []
    said += [] if of.damaged is None else ["damaged" if of.damaged else "undamaged"]
    return said + ([] if of.guarded is None else ["guarded" if of.guarded else "unguarded"])


def having(of: HeroFilter) -> list[str]:
    """What stands after "with"."""
    said = [f"a {of.wields} weapon"] if of.wields else []
    said += ["a weapon"] if of.armed and not of.wields else []
    said += ["guard"] if of.guard else []
    for name, (least, most) in {
        "attack": (of.attack_min, of.attack_max),
        "MP": (of.mp_min, of.mp_max),
        "life left": (of.life_min, of.life_max),
    }.items():
        if least is not None or most is not None:
            said.append(f"{between(least, most)} {name}")
    return said


def lacking(of: HeroFilter) -> list[str]:
    """What stands after "without"."""
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


def heroes(mentions: Mentions, of: Heroes, *, is_subject: bool = False) -> tuple[str, bool]:
    """The heroes of a selector in a sentence, and whether the verb is in the plural."""
    if of.pick in KNOWN:
        said = known(mentions, of.pick, is_subject=is_subject)
        return said, mentions.is_many
    is_many = of.pick != "all" and of.count != 1
    kind = noun(of, of.side, is_many=is_many)
    number = "X" if of.count == "x" else numeral(of.count)
    other = of.other or mentions.is_another(of)
    mentions.take(of)
    if of.pick == "all":
        return f"each {'other ' if of.other else ''}{kind}", False
    if of.pick == "most_damaged":
        return f"the {f'{number} ' if is_many else ''}most damaged {'other ' if of.other else ''}{kind}", is_many
    kind = f"{of.pick} {kind}"
    if of.up_to:
        return f"up to {number} {'other ' if other else ''}{kind}", True
    if is_many:
        return f"{number} {'other ' if other else ''}{kind}", True
    return (f"another {kind}" if other else an(kind)), False


def every(of: Heroes) -> str:
    """`other undamaged heroes of yours`."""
    return ("other " if of.other else "") + noun(of, of.side, is_many=True)


def known(mentions: Mentions, pick: str, *, is_subject: bool = False) -> str:
    """A hero that needs no description: a pronoun where it is understood."""
    name = mentions.resolve(pick)
    if mentions.is_known(pick) and not (name == "self" and mentions.kind != "hero"):
        return ("they" if is_subject else "them") if mentions.is_many else "it"
    knew = mentions.knows_bearer
    mentions.mention(pick)
    if name == "self":
        return (
            "this hero"
            if mentions.kind == "hero"
            else ("that hero" if mentions.kind == "spell" else "the bearer")
            if knew
            else BEARERS[mentions.kind]
        )
    if name == "foe":
        return FOE[type(mentions.ability.when)]
    return "those heroes" if mentions.is_many else "that hero"


def possessive(mentions: Mentions, pick: str) -> str:
    """`its`, `this hero’s`."""
    said = known(mentions, pick)
    return {"it": "its", "them": "their", "the hero it is on": "that hero’s"}.get(said, f"{said}’" if said.endswith("s") else f"{said}’s")


def items(mentions: Mentions, of: Items) -> str:
    """`a target weapon of an enemy hero`, `this weapon`, `all its items`."""
    if of.pick == "self":
        return "this weapon" if mentions.kind == "weapon" else "this equipment"
    is_many = of.count != 1 or of.pick == "all"
    cost = f" with cost {of.cost_max} or less" if of.cost_max is not None else ""
    if of.of is not None:
        whose = possessive(mentions, of.of)
        if of.kind == "weapon" and not mentions.is_many:
            return f"{whose} weapon{cost}"
        things = f"{whose} {ITEMS[of.kind][1]}{cost}"
        if of.pick == "all":
            return f"all {things}"
        return f"{'up to ' if of.up_to else ''}{numeral(of.count)} of {things}{' at random' if of.pick == 'random' else ''}"
    mentions.forget()
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


def counted(mentions: Mentions, of: Counted, *, is_many: bool) -> str:
    """What is counted, as it stands after "for each" or "the number of"."""
    if isinstance(of, HeroCount):
        other = "other " if of.other else ""
        return other + noun(of, of.side, is_many=is_many) + (" on the battlefield" if of.side == "any" else "")
    if isinstance(of, CardCount):
        return f"{card_noun(of, is_many=is_many)} {'' if of.zone == 'beyond' else 'in '}{zone_of(of.zone, of.side)}"
    if isinstance(of, ItemCount):
        if of.items_of == "self":
            return f"{ITEMS[of.kind][is_many]} {known(mentions, 'self')} has"
        return (
            ITEMS[of.kind][is_many] + {"own": " your heroes have", "enemy": " enemy heroes have", "any": " on the battlefield"}[of.items_of]
        )
    if isinstance(of, FallenCount):
        return (
            f"dead {'enemy ' if of.fallen == 'enemy' else ''}{'heroes' if is_many else 'hero'}{' of yours' if of.fallen == 'own' else ''}"
        )
    if isinstance(of, BountyCount):
        return f"{'bounty stacks' if is_many else 'bounty stack'} {'you have' if of.bounty == 'own' else 'your opponent has'} left"
    thing = DEEDS[of.this_turn][is_many]
    if of.this_turn == "died":
        return f"{'enemy ' if of.side == 'enemy' else ''}{thing}{' of yours' if of.side == 'own' else ''} that died this turn"
    whose = {"own": "your heroes", "enemy": "enemy heroes", "any": "heroes"}[of.side]
    return f"{thing} {whose} { {'attacks': 'made', 'skills': 'used', 'equipped': 'got'}[of.this_turn] } this turn"


def quantity(mentions: Mentions, of: amounts.Count) -> str:
    """What is counted, as a number: `the number of your mages`, `its attack plus 1`."""
    what = of.count
    if what == "x":
        return number_of(of) + at_most(of)
    if what == "event":
        said = "that damage"
    elif isinstance(what, Figure):
        is_many = mentions.resolve(what.who) == "that" and mentions.were_many
        said = _figure(mentions, what, "total " if is_many else "")
    else:
        assert not isinstance(what, str)
        said = f"the number of {counted(mentions, what, is_many=True)}"
    said = {1: said, 2: f"twice {said}"}.get(of.times, f"{of.times} times {said}")
    return said + (f" plus {of.plus}" if of.plus > 0 else f" minus {-of.plus}" if of.plus else "") + at_most(of)


def _figure(mentions: Mentions, of: Figure, total: str) -> str:
    """`its attack`, `the damage on it`."""
    if of.figure == "damage":
        return f"the {total}damage on {known(mentions, of.who)}"
    return f"{possessive(mentions, of.who)} {total}{ {'attack': 'attack', 'mp': 'MP', 'life': 'remaining life'}[of.figure] }"


def at_most(of: amounts.Count) -> str:
    return f" (at most {of.at_most})" if of.at_most is not None else ""


def for_each(mentions: Mentions, amount: Amount) -> str:
    """` for each enemy hero`, where the amount is so much for each thing; else nothing."""
    if isinstance(amount, int) or amount.plus or isinstance(amount.count, str | Figure):
        return ""
    return f" for each {counted(mentions, amount.count, is_many=False)}{at_most(amount)}"


def number_of(amount: Amount) -> str:
    """The number that is said: a number, X, how much for each, `that much`; nothing where only "equal to" can say it."""
    if isinstance(amount, int):
        return str(abs(amount))
    if amount.count == "x":
        return (f"{amount.times}X" if amount.times != 1 else "X") + (f"{amount.plus:+d}".replace("-", "−") if amount.plus else "")
    if amount.count == "event" and amount.times == 1 and not amount.plus:
        return "that much"
    return "" if amount.plus or isinstance(amount.count, str | Figure) else str(amount.times)


def measured(pattern: str, amount: Amount, mentions: Mentions) -> str:
    """The pattern with its number, `for each ...` or `equal to ...`."""
    number = number_of(amount)
    if not number:
        assert isinstance(amount, amounts.Count)
        return f"{pattern.replace('{} ', '')} equal to {quantity(mentions, amount)}"
    if isinstance(amount, int):
        return pattern.format(number)
    each = for_each(mentions, amount)
    return pattern.format(number) + (each or at_most(amount))
