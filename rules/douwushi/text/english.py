"""English rules text of an ability: its label, when and whether it happens, and what it does."""

from __future__ import annotations

from rules.douwushi import terms
from rules.douwushi.language import costs, modifiers, moments
from rules.douwushi.language.abilities import Ability
from rules.douwushi.text.english_clauses import sentences
from rules.douwushi.text.english_conditions import all_of
from rules.douwushi.text.english_modifiers import limit, predicates
from rules.douwushi.text.english_nouns import BEARERS, an, card_noun, every, heroes, noun, numeral
from rules.douwushi.text.grammar import Mentions
from rules.kernel.language.phrases import each_of
from rules.kernel.language.words import untold

PLAYERS = {"own": ("you", ""), "enemy": ("your opponent", "s"), "any": ("a player", "s")}
BLOWS = {"attack": "a weapon attack", "counter": "a counterattack", "skill": "a skill", "item": "an item", "spell": "a spell"}
THINGS = {"weapon": "a weapon", "equipment": "a piece of equipment", None: "an item"}


def keywords_line(keywords: tuple[str, ...]) -> str:
    return ", ".join(choice.name.en for choice in terms.KEYWORDS if choice.slug in keywords) + "."


def paragraph(ability: Ability, kind: str) -> str:
    """The whole ability on a card of a kind, from its label to the last full stop."""
    mentions = Mentions(ability, kind)
    said = _passive(ability, mentions) if ability.skill == "passive" else _used(ability, mentions)
    if ability.once:
        said += ". Once a turn"
    label = _label(ability)
    return f"{label}: {said}." if label else f"{said[0].upper()}{said[1:]}."


def _used(ability: Ability, mentions: Mentions) -> str:
    paid = [each for each in (_cost(cost, mentions) for cost in ability.cost) if each]
    start = f"{' and '.join(paid)}. " if paid else ""
    said = sentences(ability.do, mentions, is_part=False)
    if start:
        said = f"{start}{said[0].upper()}{said[1:]}"
    if ability.conditions:
        said += f". Use only if {all_of(ability.conditions, Mentions(ability, mentions.kind))}"
    return said


def _label(ability: Ability) -> str:
    name = ability.name.en if ability.name else ""
    if ability.skill == "active":
        mp = next((cost.amount for cost in ability.cost if isinstance(cost, costs.Mp)), 0)
        notes = [str(mp).upper(), *(["needs a weapon"] if ability.needs_weapon else [])]
        return f"{name} ({', '.join(notes)})".strip()
    return f"{name} (passive)" if name else ""


def _cost(cost: costs.Cost, mentions: Mentions) -> str:
    """What is paid beside MP."""
    own = {"hero": "this hero", "weapon": "this weapon"}.get(mentions.kind, "this equipment")
    bearer = BEARERS[mentions.kind]
    match cost:
        case costs.Mp():
            return ""
        case costs.Tap(who=who):
            if who == "bearer" or mentions.kind == "hero":
                mentions.mention("self")
                return f"tap {bearer}"
            return f"tap {own}"
        case costs.Discard(amount=amount):
            named = card_noun(cost, is_many=amount > 1)
            return f"discard {an(named) if amount == 1 else f'{numeral(amount)} {named}'}"
        case costs.Wound(amount=amount):
            return f"put {amount} damage on {'it' if mentions.last == 'self' and mentions.kind == 'hero' else bearer}"
        case costs.Break():
            return f"put {own} into the graveyard"
        case _:
            raise untold(cost)


def _passive(ability: Ability, mentions: Mentions) -> str:
    if ability.when is None:
        asked = f"while {all_of(ability.conditions, mentions)}, " if ability.conditions else ""
        return asked + _given(ability, mentions)
    start = _moment(ability.when, mentions)
    asked = f"if {all_of(ability.conditions, mentions)}, " if ability.conditions else ""
    return f"{start}, {asked}{sentences(ability.do, mentions, may=ability.may)}"


def _given(ability: Ability, mentions: Mentions) -> str:
    limits = [limit(each) for each in ability.gives if isinstance(each, modifiers.Limit)]
    others = tuple(each for each in ability.gives if not isinstance(each, modifiers.Limit))
    said = []
    if others:
        subject, is_many = heroes(mentions, ability.target, is_subject=True)
        if ability.target.pick == "all" and all(isinstance(each, modifiers.Cannot) for each in others):
            subject, is_many = every(ability.target), True
        said.append(f"{subject} {predicates(others, mentions, is_many=is_many)}")
    return ", and ".join([*said, *limits])


def _moment(when: moments.Moment, mentions: Mentions) -> str:
    if isinstance(when, moments.HeroMoment):
        mentions.mention("self" if when.by == "self" else "subject")
        subject = BEARERS[mentions.kind] if when.by == "self" else an(noun(when, when.by, is_many=False))
        is_single = when.by == "self" and isinstance(when, moments.Deployed | moments.Died)
        return f"{'when' if is_single else 'whenever'} {subject} {_happens(when)}"
    player, s = PLAYERS[when.by]
    whose = {"own": "your", "enemy": "your opponent’s", "any": "each player’s"}[when.by]
    match when:
        case moments.TurnStarted():
            return f"at the start of {whose} turn"
        case moments.ReadyStep():
            return f"in {whose} ready step"
        case moments.TurnEnded():
            return f"at the end of {whose} turn"
        case moments.SpellCast():
            return f"whenever {player} use{s} a spell"
        case moments.BountyTaken():
            return f"whenever {player} take{s} a bounty stack"
        case _:
            raise AssertionError(when)


def _happens(when: moments.HeroMoment) -> str:
    """What the subject does, or what is done to it."""
    match when:
        case moments.Deployed():
            return "is deployed"
        case moments.Attacks():
            return "attacks"
        case moments.Attacked():
            return "is attacked"
        case moments.Damaged():
            return f"takes damage{_by(when, 'from')}"
        case moments.Hits():
            return f"deals damage to a hero{_by(when, 'with')}"
        case moments.Died():
            return "dies"
        case moments.Kills():
            return f"kills a hero{_by(when, 'with')}"
        case moments.Counters():
            return "counterattacks"
        case moments.Guards():
            return "takes damage as a guard"
        case moments.SkillUsed():
            return "uses a skill"
        case moments.Equipped(kind=kind):
            return f"is equipped with {THINGS[kind]}"
        case _:
            raise AssertionError(when)


def _by(when: moments.DamageMoment, joint: str) -> str:
    """` with a weapon attack`, ` from a ranged weapon`."""
    if when.attack_type is None:
        blows = [BLOWS[each] for each in each_of(when.source)]
    else:
        blows = [BLOWS[each].replace("a ", f"a {when.attack_type} ", 1) for each in each_of(when.source)] or [
            f"a {when.attack_type} weapon"
        ]
    return f" {joint} {' or '.join(blows)}" if blows else ""
