"""English for things in the realm, where they are, and for cards and zones."""

from __future__ import annotations

from typing import Any

from rules.kernel.language.phrases import each_of, series
from rules.kernel.text.amounts import are_many
from rules.kernel.text.english import an, between
from rules.kernel.text.english_words import numeral, some
from rules.kernel.text.names import Named
from rules.sorcery.language import moments
from rules.sorcery.language.selectors import CardFilter, KindFilter, SiteFilter, Spot, ThingFilter, Things
from rules.sorcery.language.tokens import Token
from rules.sorcery.text.values import BEARERS, CASTER, ELEMENT_NAMES, HOST
from rules.sorcery.wording import KEYWORD_NAMES

FOE: dict[type, str] = {
    moments.Attacks: "the unit that it attacks",
    moments.Intercepts: "the intercepted unit",
    moments.Defends: "the attacker",
    moments.DealsDamage: "the damaged unit",
    moments.IsDamaged: "the unit that dealt the damage",
}
PLURALS = {"automaton": "automata"}
SIDES = {"own": "allied", "enemy": "enemy"}
STATES = {"bearing": "artifact-bearing", "lying": "uncarried"}
REGIONS = {
    "surface": "on the surface",
    "void": "in the void",
    "underground": "underground",
    "underwater": "underwater",
    "below": "below a site",
    "any": "in any region",
}
BASES = {"site": "site", "rubble": "rubble square", "void": "void square"}
CARDS = {"spell": "spell", "site": "site"}


def keywords(value: str | tuple[str, ...] | None, joint: str) -> str:
    """`airborne or lethal`."""
    return series([KEYWORD_NAMES[each].en for each in each_of(value)], joint)


def elements(value: str | tuple[str, ...] | None) -> str:
    """`fire or elementless`, if anything is asked."""
    return series([ELEMENT_NAMES[each].en for each in each_of(value)], "or")


def figures(of: ThingFilter | CardFilter) -> list[str]:
    """`mana cost 3 or less`, `power 2 to 4`."""
    said = {"mana cost": (of.cost_min, of.cost_max), "power": (of.power_min, of.power_max)}
    return [f"{name} {between(least, most)}" for name, (least, most) in said.items() if least is not None or most is not None]


def site_words(of: SiteFilter | KindFilter) -> tuple[list[str], list[str]]:
    """Return the words before “site” and after “with”: `fire`, `land`; `water threshold`, since a water site may have none."""
    asked = each_of(of.element)
    has_water = "water" in asked
    return (
        [*([elements(asked)] if asked and not has_water else []), *([of.ground] if of.ground else [])],
        [f"{elements(asked)} threshold"] if has_water else [],
    )


def site(of: SiteFilter | None, named: str = "site") -> str:
    """`enemy fire site`, `site with water threshold`."""
    if of is None:
        return named
    before, has = site_words(of)
    side = [SIDES[of.side]] if of.side else []
    return " ".join([*side, *before, named]) + (f" with {has[0]}" if has else "")


def distance(where: str | None, steps: int | None, centre: str) -> tuple[str, str]:
    """Return how far something is, before the noun and after it: `nearby`, `up to two steps away from it`; nothing for anywhere."""
    match where:
        case None:
            return "", ""
        case "here":
            return "", "in the same square as " + centre if centre else "here"
        case "adjacent":
            return ("", f"adjacent to {centre}") if centre else ("adjacent", "")
        case "nearby":
            return ("", f"near {centre}") if centre else ("nearby", "")
        case "steps":
            return "", f"up to {numeral(steps or 0)} {'step' if steps == 1 else 'steps'} away" + (f" from {centre}" if centre else "")
        case "line":
            far = f"up to {numeral(steps)} {'square' if steps == 1 else 'squares'} away " if steps else ""
            return "", f"{far}in the same row or column" + (f" as {centre}" if centre else "")
        case _:
            return "", "in the area"


def place(of: ThingFilter, kind: str) -> tuple[str, str]:
    centre: Any = of.around
    return distance(of.where, of.steps, known(centre, kind) if isinstance(centre, Named) else "")


def adjectives(of: KindFilter, kind: str, side: str = "any") -> list[str]:
    """Return the words before the noun: `nearby`, `tapped or damaged`, `enemy`, `nontoken`, `fire`."""
    near, _ = place(of, kind)
    said = [near] if near else []
    said += [series([STATES.get(each, each) for each in each_of(of.state)], "or")] if of.state else []
    said += [SIDES[side]] if side != "any" else []
    said += [] if of.token is None else ["token" if of.token else "nontoken"]
    if "site" in each_of(of.kind):
        return said + site_words(of)[0]
    return said + ([elements(of.element)] if of.element else [])


def having(of: KindFilter) -> list[str]:
    """Return the words after "with"."""
    threshold = site_words(of)[1] if "site" in each_of(of.kind) else []
    return threshold + ([keywords(of.keyword, "or")] if of.keyword else []) + figures(of)


def tails(of: ThingFilter, kind: str) -> list[str]:
    """Return where something is, after its noun: `up to two steps away`, `underwater`, `on a fire site`."""
    said = [REGIONS[of.region] if of.region else "", place(of, kind)[1], f"on {an(site(of.on))}" if of.on else ""]
    return [each for each in said if each]


def noun(of: KindFilter, side: str, kind: str, *, is_many: bool) -> str:
    """`nearby tapped enemy minion with lethal on a fire site`, `allied minions`."""
    kinds = [PLURALS.get(each, f"{each}s") if is_many else each for each in each_of(of.kind)]
    has, lacks = series(having(of)), keywords(of.without, "or")
    said = " ".join([*adjectives(of, kind, side), series(kinds, "or")])
    said += (f" with {has}" if has else "") + (" and" if has and lacks else "") + (f" without {lacks}" if lacks else "")
    return " ".join([said, *tails(of, kind)])


def things(of: Things, kind: str, *, is_subject: bool = False) -> tuple[str, bool]:
    """The things of a selector on a card of a kind in a sentence, and whether the verb is in the plural."""
    is_many = are_many(of)
    if isinstance(of.pick, Named):
        return known(of.pick, kind, is_subject=is_subject), is_many
    named = noun(of, of.side, kind, is_many=is_many)
    if of.pick == "all" and named in ("allied avatar", "enemy avatar") and not of.other:
        return "your avatar" if of.side == "own" else "the enemy avatar", False
    if of.pick == "all":
        return f"each {'other ' if of.other else ''}{named}", is_many
    how = "" if of.pick == "chosen" else f"{of.pick} "
    by = {"own": "", "enemy": " of the enemy’s choice", "any": " of your choice"}[of.side] if of.pick == "chosen" else ""
    return some(of.count, how + named, up_to=of.up_to, other=of.other) + by, is_many


def every(of: Things, kind: str) -> str:
    """`other damaged allied minions`."""
    named = noun(of, of.side, kind, is_many=True)
    if named in ("allied avatars", "enemy avatars") and not of.other:
        return "your avatar" if of.side == "own" else "the enemy avatar"
    return ("other " if of.other else "") + named


def bearer(by: str, kind: str) -> str:
    """The one whose ability it is, or the unit that carries or casts it; nothing for any other one."""
    return {"self": BEARERS[kind].en, "host": HOST.en, "caster": CASTER.en}.get(by, "")


def known(named: Any, kind: str, *, is_subject: bool = False) -> str:
    """Somebody that needs no description: a pronoun where it is understood."""
    if named.is_known:
        return ("they" if is_subject else "them") if named.is_many else "it"
    if said := bearer(named.who, kind):
        return said
    if named.who == "foe":
        return FOE[type(named.about)]
    thing: str = named.thing
    return f"those {PLURALS.get(thing, f'{thing}s')}" if named.is_many else f"that {thing}"


def spot(of: Spot, kind: str, preposition: str, *, moved: str | None = None) -> str:
    """`to an adjacent water site`, `on a random site near this minion`, `here`.

    `moved`: the square of whoever goes there, nothing for the card itself, so that “adjacent” would be to where that was.
    """
    level = {None: "", "top": ", on top", "below": ", below it"}[of.level]
    around: Any = of.around
    centre = known(around, kind) if isinstance(around, Named) else ""
    if moved is not None and around in (None, "source") and of.where != "area":
        centre = CASTER.en if kind == "magic" else BEARERS[kind].en
    elif moved and around == "moved" and of.where in ("adjacent", "nearby"):
        centre = moved
    near, far = distance(of.where, of.steps, centre)
    if of.where == "here":
        return f"{f'to the square of {centre}' if centre else 'here'}{level}"
    bases = each_of(of.on)
    base = "square" if len({*bases}) == len(BASES) else series([BASES[each] for each in bases], "or")
    named = " ".join([*(["random"] if of.pick == "random" else []), *([near] if near else []), *(["unoccupied"] if of.empty else [])])
    named = f"{named} {site(of.site, base)}".strip() + (f" {far}" if far else "")
    how = named.removeprefix("random ")
    whole = f"a random {how}" if of.pick == "random" else f"any {named}" if of.where is None else an(named)
    return f"{preposition} {whole}{level}"


def entered(of: moments.Enters, kind: str) -> str:
    """Return what somebody enters: `a nearby water site`, `a square`, `this square`."""
    near, far = place(of, kind)
    if of.where == "here" and of.into is None:
        return "this square"
    if of.where == "here":
        return f"this square while it holds {an(site(of.into))}"
    named = site(of.into) if of.into else "square"
    return an(" ".join(filter(None, (near, named, far))))


def token(of: Token) -> tuple[str, str]:
    """`2-power earth minion token` and ` named “Mudling” with lethal`."""
    said = [f"{of.power}-power", *([series([ELEMENT_NAMES[each].en for each in of.element])] if of.element else []), of.kind, "token"]
    has = [KEYWORD_NAMES[each].en for each in of.keywords]
    has += [f"ranged {of.ranged}"] if of.ranged else []
    has += [f"movement +{of.movement}"] if of.movement else []
    return " ".join(said), f" named “{of.name.en}”" + (f" with {series(has)}" if has else "")


def card_noun(of: CardFilter, is_many: bool) -> str:
    """`fire minion cards`, `spell with mana cost 2 or less`."""
    kinds = each_of(of.kind)
    if set(kinds) <= set(CARDS):
        named = series([f"{CARDS[each]}{'s' if is_many else ''}" for each in kinds], "or") or ("cards" if is_many else "card")
    else:
        named = f"{series(kinds, 'or')} {'cards' if is_many else 'card'}"
    has = series(([keywords(of.keyword, "or")] if of.keyword else []) + figures(of))
    return " ".join([*([elements(of.element)] if of.element else []), named]) + (f" with {has}" if has else "")
