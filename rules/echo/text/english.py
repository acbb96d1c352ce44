"""English rules text of an ability: its label, when and whether it happens, and what it does."""

from __future__ import annotations

from rules.echo import terms
from rules.echo.language import conditions, costs, modifiers, moments, replaced
from rules.echo.language.abilities import Ability
from rules.echo.language.selectors import FollowerFilter, Followers
from rules.echo.text.english_clauses import sentences
from rules.echo.text.english_conditions import all_of
from rules.echo.text.english_nouns import (
    an,
    card_noun,
    every_follower,
    fixed,
    follower_noun,
    for_each,
    limits,
    out_of,
    quantity,
    some_followers,
    state_word,
)
from rules.echo.text.grammar import Mentions
from rules.kernel.language.phrases import signed
from rules.kernel.language.words import untold

PLAYERS = {"self": "you", "own": "you", "enemy": "your opponent", "any": "a player"}
CANNOT = {
    "attack": "attack",
    "attack_hero": "attack a hero",
    "be_attacked": "be attacked",
    "be_chosen": "be chosen by enemy effects",
    "awaken": "awaken",
    "use": "use active skills",
}
LABELS = {"awaken": "Awaken", "last_stand": "Last stand", "active": "Active", "passive": "Passive", "use": ""}


def keywords_line(keywords: tuple[str, ...]) -> str:
    return ", ".join(terms.name_of(terms.KEYWORDS, each).en for each in keywords).capitalize()


def paragraph(ability: Ability) -> str:
    """The whole ability, from its label to the last full stop."""
    mentions = Mentions(ability)
    if ability.skill == "passive":
        said = _passive(ability, mentions)
    elif ability.skill in ("active", "use"):
        mentions.take_cost()
        said = sentences(ability.do, mentions)
        if ability.conditions:
            said += f". {'Use' if ability.skill == 'active' else 'Play'} only if {all_of(ability.conditions, Mentions(ability))}"
    else:
        asked = f"if {all_of(ability.conditions, mentions)}, " if ability.conditions else ""
        said = asked + sentences(ability.do, mentions, may=True)
    label = _label(ability)
    return f"{label}: {said}." if label else f"{said[0].upper()}{said[1:]}."


def _label(ability: Ability) -> str:
    notes = [_cost(each) for each in ability.cost]
    if ability.once:
        notes.append("once a turn")
    if ability.asleep:
        notes.append("also while asleep")
    return LABELS[ability.skill] + (f" ({', '.join(notes)})" if notes else "")


def _cost(cost: costs.Cost) -> str:
    match cost:
        case costs.Energy(amount=amount):
            return f"{amount} energy"
        case costs.Life(amount=amount):
            return f"{amount} life"
        case costs.Discard(amount=amount, zone=zone):
            noun = card_noun(cost, is_many=amount > 1)
            return f"discard {an(noun) if amount == 1 else f'{amount} {noun}'}{' from your display zone' if zone == 'display' else ''}"
        case costs.Sleep():
            return "this follower falls asleep"
        case costs.Sacrifice():
            return f"destroy {_own(cost)}"
        case costs.Bounce():
            return f"return {_own(cost)} to your hand"
        case costs.Mill(amount=amount):
            return f"put the top {'card' if amount == 1 else f'{amount} cards'} of your deck into the graveyard"
        case _:
            raise untold(cost)


def _own(cost: costs.OwnFollowers) -> str:
    return "this follower" if cost.pick == "self" else some_followers(cost, "own", count=cost.amount, other=cost.other)


def _passive(ability: Ability, mentions: Mentions) -> str:
    if ability.instead_of is not None:
        return _replacement(ability, ability.instead_of, mentions)
    if ability.when is None:
        lasts = all(not isinstance(each, conditions.FirstPlayer) for each in ability.conditions)
        asked = f"{'while' if lasts else 'if'} {all_of(ability.conditions, mentions)}, " if ability.conditions else ""
        return asked + _modifiers(ability.gives, mentions)
    start = _moment(ability.when, mentions)
    asked = f"if {all_of(ability.conditions, mentions)}, " if ability.conditions else ""
    return f"{start}, {asked}{sentences(ability.do, mentions, may=ability.may)}"


def _replacement(ability: Ability, event: replaced.Replaced, mentions: Mentions) -> str:
    start = f"if {_would(event, mentions)}"
    asked = f" and {all_of(ability.conditions, mentions)}" if ability.conditions else ""
    if not ability.do:
        return f"{start}{asked}, {'you may ' if ability.may else ''}prevent that"
    return f"{start}{asked}, {sentences(ability.do, mentions, may=ability.may, instead=True)}"


def _would(event: replaced.Replaced, mentions: Mentions) -> str:
    """What would happen, as a clause to stand after "if"."""
    player = PLAYERS[event.by]
    match event:
        case replaced.Destroyed(by=by):
            subject = _subject(event, by)
            mentions.mention("self" if by == "self" else "subject")
            return f"{subject} would be destroyed"
        case replaced.LifeLost(by=by):
            return f"{_hero(by)} would lose life"
        case replaced.Healed(by=by):
            return f"{_hero(by)} would regain life"
        case replaced.Drawn():
            return f"{player} would draw a card"
        case replaced.Discarded(by=by, zone=zone):
            if by == "self":
                return f"this card would be discarded{out_of(zone, by)}"
            return f"{player} would discard {an(card_noun(event, is_many=False))}{out_of(zone, by)}"
        case _:
            raise untold(event)


def _modifiers(gives: tuple[modifiers.Modifier, ...], mentions: Mentions) -> str:
    """Each modifier as a clause; what the same followers have comes together."""
    said: list[str] = []
    bearers: Followers | None = None
    last = ""
    for modifier in gives:
        match modifier:
            case modifiers.Attack(to=to) | modifiers.Keyword(to=to) | modifiers.Restrict(to=to) | modifiers.Guard(to=to):
                verb, rest = _predicate(modifier, mentions)
                if to == bearers:
                    said[-1] += f" {'or' if verb == last == 'can’t ' else 'and'} {rest if verb == last else verb + rest}"
                else:
                    bearer = _bearers(to, mentions)
                    said.append(f"{bearer.removeprefix('all ') if verb == 'can’t ' else bearer} {verb}{rest}")
                bearers, last = to, verb
            case modifiers.Cost(of=of, amount=amount):
                said.append(_cheaper(of, amount))
                bearers = None
            case modifiers.EnergyCap(amount=amount, side=side):
                whose = "your" if side == "own" else "your opponent’s"
                said.append(f"{whose} energy cap is {abs(amount)} {'higher' if amount > 0 else 'lower'}")
                bearers = None
            case _:
                raise untold(modifier)
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])}, and {said[-1]}"


def _bearers(to: Followers, mentions: Mentions) -> str:
    """`this follower`, `all your beasts`."""
    if to.pick == "self":
        name = "it" if mentions.is_known("self") else "this follower"
        mentions.mention("self")
        return name
    return every_follower(to, to.side, other=to.other)


def _predicate(
    modifier: modifiers.Attack | modifiers.Keyword | modifiers.Restrict | modifiers.Guard, mentions: Mentions
) -> tuple[str, str]:
    """The verb, which need not be said twice, and what follows it."""
    match modifier:
        case modifiers.Restrict(cannot=cannot):
            return "can’t ", CANNOT[cannot]
        case modifiers.Guard():
            return "must ", "be attacked first"
        case _:
            return "has " if modifier.to.pick == "self" else "have ", _gained(modifier, mentions)


def _gained(modifier: modifiers.Attack | modifiers.Keyword, mentions: Mentions) -> str:
    if isinstance(modifier, modifiers.Keyword):
        return modifier.keyword
    number = fixed(modifier.amount)
    if number is not None:
        return f"{signed(number)} attack{for_each(modifier.amount)}"
    assert not isinstance(modifier.amount, int)
    return f"{'extra' if modifier.amount.times > 0 else 'less'} attack equal to {quantity(mentions, modifier.amount)}"


def _cheaper(of: modifiers.CardsOf, amount: int) -> str:
    whose = "your" if of.side == "own" else "your opponent’s"
    to_awaken = " to awaken" if of.kind == "follower" or of.race else ""
    return f"{whose} {card_noun(of, is_many=True)} cost {abs(amount)} {'more' if amount > 0 else 'less'}{to_awaken}"


def _moment(when: moments.Moment, mentions: Mentions) -> str:
    if isinstance(when, moments.FollowerMoment):
        subject = _subject(when, when.by)
        mentions.mention("self" if when.by == "self" else "subject")
        return _follower_moment(when, subject)
    if isinstance(when, moments.Drawn | moments.CardMoment):
        return _own_card_moment(when) if when.by == "self" else _card_moment(when)
    player = PLAYERS[when.by]
    whose = {"own": "your", "enemy": "your opponent’s", "any": "each player’s"}[when.by]
    s = "" if when.by == "own" else "s"
    match when:
        case moments.TurnStarted():
            return f"at the start of {whose} turn"
        case moments.TurnEnded():
            return f"at the end of {whose} turn"
        case moments.HeroDamaged():
            return f"whenever {_hero(when.by)} loses life"
        case moments.HeroHealed():
            return f"whenever {_hero(when.by)} regains life"
        case moments.ItemPlayed():
            return f"whenever {player} play{s} an item"
        case moments.SkillUsed():
            return f"whenever {player} use{s} an active skill"
        case _:
            raise AssertionError(when)


def _hero(by: str) -> str:
    return {"own": "your hero", "enemy": "the enemy hero", "any": "a hero"}[by]


def _own_card_moment(when: moments.Drawn | moments.CardMoment) -> str:
    match when:
        case moments.Drawn():
            return "when you draw this card"
        case moments.Discarded(zone=zone, by=by):
            return f"when this card is discarded{out_of(zone, by)}"
        case moments.Displayed():
            return "when this card enters your display zone"
        case _:
            raise AssertionError(when)


def _card_moment(when: moments.Drawn | moments.CardMoment) -> str:
    player, s = PLAYERS[when.by], "" if when.by == "own" else "s"
    match when:
        case moments.Drawn():
            return f"whenever {player} draw{s} a card"
        case moments.Discarded(zone=zone, by=by):
            return f"whenever {player} discard{s} {an(card_noun(when, is_many=False))}{out_of(zone, by)}"
        case moments.Displayed():
            whose = {"own": "your", "enemy": "your opponent’s", "any": "a"}[when.by]
            return f"whenever {an(card_noun(when, is_many=False))} enters {whose} display zone"
        case _:
            raise AssertionError(when)


def _subject(of: FollowerFilter, by: str) -> str:
    if by == "self":
        return "this follower"
    if by == "own":
        return f"one of your {state_word(of)}{follower_noun(of, is_many=True)}{limits(of)}"
    return an(f"{state_word(of)}{'enemy ' if by == 'enemy' else ''}{follower_noun(of, is_many=False)}{limits(of)}")


def _follower_moment(when: moments.FollowerMoment, subject: str) -> str:
    ever = "when" if when.by == "self" else "whenever"
    match when:
        case moments.AttackDeclared(target=target, by=by):
            hero, follower = {"enemy": ("your hero", "one of your followers"), "any": ("a hero", "a follower")}.get(
                by, ("the enemy hero", "a follower")
            )
            return f"{ever} {subject} attacks{ {'any': '', 'hero': f' {hero}', 'follower': f' {follower}'}[target] }"
        case moments.Attacked():
            return f"{ever} {subject} is attacked"
        case moments.BattleWon():
            return f"{ever} {subject} destroys a follower in battle"
        case moments.BattleLost():
            return f"{ever} {subject} loses a battle but survives"
        case moments.Destroyed():
            return f"{ever} {subject} is destroyed"
        case moments.FollowerAwakened():
            return f"{ever} {subject} awakens"
        case moments.Placed():
            return f"{ever} {subject} is placed"
        case _:
            raise AssertionError(when)
