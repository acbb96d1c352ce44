"""English for modifiers: what heroes have, can or can't, as predicates."""

from __future__ import annotations

from rules.douwushi.language import modifiers
from rules.douwushi.language.amounts import Count
from rules.douwushi.language.selectors import DamageFilter
from rules.douwushi.text.english_nouns import ITEMS, an, for_each, number_of, quantity
from rules.douwushi.text.grammar import Mentions
from rules.kernel.language.phrases import each_of, series, signed
from rules.kernel.language.words import untold

CANNOT = {
    "attack": "attack",
    "use_skills": "use skills",
    "counter": "counterattack",
    "guard": "guard",
    "be_attacked": "be attacked",
    "be_targeted": "be a target of the enemy",
    "be_countered": "be counterattacked",
    "be_guarded": "be guarded",
    "ready": "be readied in the ready step",
    "gain_mp": "gain MP",
}
SOURCES = {"attack": "weapon attacks", "counter": "counterattacks", "skill": "skills", "item": "items", "spell": "spells"}


def sources(source: str | tuple[str, ...] | None, attack_type: str | None) -> str:
    """`weapon attacks or spells`, `ranged weapons`; nothing for any damage."""
    if attack_type is None:
        return series([SOURCES[each] for each in each_of(source)], "or")
    named = {"attack": f"{attack_type} weapon attacks", "counter": f"{attack_type} counterattacks"}
    return series([named[each] for each in each_of(source)], "or") or f"{attack_type} weapons"


def predicates(gives: tuple[modifiers.Modifier, ...], mentions: Mentions, *, is_many: bool) -> str:
    """What heroes have of all this: `gets +1 attack and can’t be attacked`."""
    said: list[str] = []
    before = ""
    for modifier in gives:
        verb, rest = _predicate(modifier, mentions, is_many=is_many)
        said.append(rest if verb == before else f"{verb} {rest}")
        before = verb
    return series(said, "or" if all(each.startswith("can’t") for each in said[:1]) and before == "can’t" and len(said) > 1 else "and")


def _predicate(modifier: modifiers.Modifier, mentions: Mentions, *, is_many: bool) -> tuple[str, str]:
    """The verb, which need not be said twice, and what follows it."""
    verb = _agreeing if is_many else str
    match modifier:
        case modifiers.Attack(amount=amount):
            return verb("gets"), _bonus(amount, "attack", mentions)
        case modifiers.Life(amount=amount):
            return verb("gets"), _bonus(amount, "life", mentions)
        case modifiers.Reduce(amount=amount):
            if amount == "all":
                return verb("has"), f"{_damage_taken(modifier, modifier.guarding, modifier.uses)} prevented"
            number = number_of(amount)
            less = f"{number} less damage" if number else f"less damage, by {quantity(mentions, _counted(amount))},"
            return verb("takes"), f"{less}{_when_taken(modifier, is_many=is_many)}{for_each(mentions, amount) if number else ''}"
        case modifiers.Ignore():
            return verb("ignores"), _damage_taken(modifier, modifier.guarding, modifier.uses)
        case modifiers.Deal(amount=amount):
            return verb("deals"), f"{abs(amount)} {'more' if amount > 0 else 'less'} damage{_with(modifier)}"
        case modifiers.Unpreventable():
            return verb("deals"), f"unpreventable damage{_with(modifier)}"
        case modifiers.Cannot(what=what):
            return "can’t", CANNOT[what]
        case modifiers.AttackType(becomes=becomes):
            return verb("makes"), f"{becomes} attacks"
        case modifiers.CounterAny():
            return verb("counters"), "attacks of either type"
        case modifiers.ExtraCounter(amount=amount):
            return "can", f"counter {'one more time' if amount == 1 else f'{amount} more times'} each turn"
        case modifiers.SkillCost(amount=amount):
            return verb("pays"), f"{abs(amount)} MP {'more' if amount > 0 else 'less'} for skills{'' if amount > 0 else ', but at least 1'}"
        case modifiers.EquipCost(amount=amount, kind=kind):
            thing = {"weapon": "weapons", "equipment": "equipment", None: ITEMS[None][1]}[kind]
            return verb("pays"), f"{abs(amount)} MP {'more' if amount > 0 else 'less'} for {thing}"
        case modifiers.UntappedSkill(uses=uses):
            does = "do" if is_many else "does"
            user = "they use" if is_many else "it uses"
            skills = {"each": "skills", "once_a_turn": f"the first skill {user} each turn", "next": f"the next skill {user}"}[uses]
            return f"{does} not tap", f"for {skills}"
        case modifiers.Guard():
            return verb("has"), "guard"
        case modifiers.FullGuard():
            return verb("guards"), "against all damage of a turn, not only the first"
        case modifiers.Trained(calling=calling):
            return "can", f"be equipped like {an(calling)}"
        case modifiers.Limit():
            raise AssertionError(modifier)
        case _:
            raise untold(modifier)


def _agreeing(verb: str) -> str:
    return {"has": "have"}.get(verb, verb.removesuffix("s"))


def _counted(amount: object) -> Count:
    assert isinstance(amount, Count)
    return amount


def _bonus(amount: int | Count, what: str, mentions: Mentions) -> str:
    if isinstance(amount, int):
        return f"{signed(amount)} {what}"
    if amount.count == "event":
        return f"{what} equal to {quantity(mentions, amount)}"
    number = number_of(amount)
    if not number:
        return f"{what} equal to {quantity(mentions, amount)}"
    return f"+{number} {what}{for_each(mentions, amount) or _limited(amount)}"


def _limited(amount: Count) -> str:
    return f" (at most {amount.at_most})" if amount.at_most is not None else ""


def _damage_taken(of: DamageFilter, guarding: bool, uses: str) -> str:
    """`all damage from spells`, `the next damage`, `the first damage each turn`."""
    which = {"each": "all", "once_a_turn": "the first", "next": "the next"}[uses]
    return f"{which} damage{_origin(of, guarding)}{' each turn' if uses == 'once_a_turn' else ''}"


def _origin(of: DamageFilter, guarding: bool) -> str:
    origin = sources(of.source, of.attack_type)
    return (f" from {origin}" if origin else "") + (" as a guard" if guarding else "")


def _when_taken(of: modifiers.Reduce, *, is_many: bool) -> str:
    """` from spells`, ` whenever it is damaged`, ` the next time it is damaged`."""
    origin, damaged = _origin(of, of.guarding), "they are damaged" if is_many else "it is damaged"
    if of.uses == "each":
        return origin or f" whenever {damaged}"
    if origin:
        return f"{origin} {'the first time each turn' if of.uses == 'once_a_turn' else 'the next time'}"
    return f" the first time {damaged} each turn" if of.uses == "once_a_turn" else f" the next time {damaged}"


def _with(of: DamageFilter) -> str:
    origin = sources(of.source, of.attack_type)
    return f" with {origin}" if origin else ""


def limit(modifier: modifiers.Limit) -> str:
    """`you may deploy one more hero each turn`, `your opponent keeps 1 card less in hand`."""
    who, whose = {
        "own": ("you", "your"),
        "enemy": ("your opponent", "your opponent’s"),
        "any": ("each player", "each player’s"),
    }[modifier.side]
    size = abs(modifier.amount)
    if modifier.of == "hand":
        return f"{whose} hand limit is {size} {'higher' if modifier.amount > 0 else 'lower'}"
    thing, do = {"deploy": ("hero", "deploy"), "spell": ("spell", "use")}[modifier.of]
    many = "heroes" if thing == "hero" else f"{thing}s"
    more = "more" if modifier.amount > 0 else "fewer"
    return f"{who} may {do} {'one' if size == 1 else size} {more} {thing if size == 1 else many} each turn"
