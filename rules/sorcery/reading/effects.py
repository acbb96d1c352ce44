"""Single effects, by the templates of their words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.kernel.language.phrases import each_of
from rules.kernel.language.templates import parts_of
from rules.kernel.reading.rules import Found, Rule, Source, known, made, maybe, nothing, nth, number, one_of, row, says, table
from rules.kernel.reading.templates import agreeing, filled, rephrased, templates_of
from rules.sorcery.language import effects
from rules.sorcery.language.amounts import Count
from rules.sorcery.language.selectors import UNITS, Cards, Taken, Things
from rules.sorcery.reading.amounts import LETTER, QUANTITY, TAIL, Letter, amount, put_together
from rules.sorcery.reading.nouns import CARD_NOUN, SOURCE
from rules.sorcery.reading.plain import plain
from rules.sorcery.reading.references import Reference
from rules.sorcery.reading.things import CARDS, FROM_ZONE, MOVED_TO, OBJECT, SACRIFICED, SOME_CARDS, SUBJECT, WHOLE_HAND, ZONE, spot, token
from rules.sorcery.reading.usual_templates import PHRASES, USUAL_TEMPLATES
from rules.sorcery.text.parts import LoseMana, Sacrifice
from rules.sorcery.text.values import VALUES

_AMOUNT = "amount"
_AGREES = {
    "whose": ("their controllers'", "its controller's"),
    "its": ("its", "their"),
    "hand": ("its owner's hand", "their owners' hands"),
    "deck": ("its owner's deck", "their owners' decks"),
    "them": ("it", "them"),
}
Operands = dict[str, Any]


_OWNERS = (("its owner's", ""), ("their owners'", "s"))


def _as_deck(rule: Rule) -> Rule:
    """A deck by its name, which is written without."""

    def found(source: Source, at: int) -> Iterator[Found]:
        for value, end, said in rule(source, at):
            yield value, end, said.replace("spellbook", "deck").replace("atlas", "deck")

    return found


def _is_from(target: Things, deck: str) -> bool:
    """Whether all that a selector may take came from a deck."""
    kinds = each_of(target.kind)
    return not isinstance(target.pick, Reference) and all((kind == "site") == (deck == "atlas") for kind in kinds) and "square" not in kinds


def _as(name: str, rule: Rule) -> Rule:
    return made(rule, lambda value: {name: value})


def _values(name: str, form: str) -> Rule | None:
    values = VALUES.get(f"{name.rpartition('.')[2]}:{form}".removesuffix(":"))
    return None if values is None else table({value: plain(text.en) for value, text in values.items()}, PHRASES)


def _dative(source: Source, at: int) -> Iterator[Found]:
    """A subject that is written as an object."""
    for value, end, said in SUBJECT(source, at):
        yield value, end, _NOMINATIVE.sub(r"<\1o:", said)


_NOMINATIVE = re.compile(r"<(\d+)s:")


def _operand(word: type, name: str, form: str) -> Rule:
    """The rule of an operand of an effect in a form."""
    if form.startswith("subject"):
        return nothing({})
    match form:
        case "nominative":
            return _as(name, SUBJECT)
        case "dative":
            return _as(name, _dative)
        case "named":
            return made(OBJECT, lambda of: {"who": of.pick} if isinstance(of.pick, Reference) else None)
        case "quantity":
            return _as(name, QUANTITY)
    if name == "source":
        return one_of(*(says(each, means={}) for each in SOURCE))
    if (values := _values(name, form)) is not None and word is not effects.Move:
        return _as(name, values)
    match name:
        case "amount" if form in ("each", "equal"):
            return maybe(_as(f"amount:{form}", amount(form)), {})
        case "amount" | "steps":
            return _as(name, amount(form))
        case "target" if form == "deck":
            named = (says(f"{who} {deck}{s}", means={"deck": deck}) for who, s in _OWNERS for deck in ("spellbook", "atlas"))
            return one_of(*(says(each, means={}) for each in _AGREES[form]), *map(_as_deck, named))
        case "target" if form in _AGREES:
            return one_of(*(says(each, means={}) for each in _AGREES[form]))
        case "target":
            return made(SACRIFICED, lambda found: {"target": Things(**{"pick": "chosen", **found})}) if form else _as("target", OBJECT)
        case "to":
            return _as("to", MOVED_TO)
        case "at":
            preposition = "to" if word is effects.Summon else "on"
            return maybe(_as("at", nth(1, says(" "), spot(preposition))), {})
        case "tapped":
            return one_of(says(" tapped", means={"tapped": True}), nothing({}))
        case "token":
            one = nth(1, says("a "), token(plural=False))
            many = row(one_of(number, LETTER), says(" "), token(plural=True))
            single = made(one, lambda found: {"token": found, _AMOUNT: 1})
            return one_of(single, made(many, lambda values: {"token": values[2], _AMOUNT: values[0]}))
        case "ground":
            return one_of(*(says(f"{a}{each} {site}", means={"ground": each}) for each in ("water", "land") for a, site in (("a ", "site"), ("", "sites"))), _bare_ground)
        case "cards" if form in ("spellbook", "atlas"):
            return made(FROM_ZONE, lambda of: {"cards": of} if _is_of(of, form) else None)
        case _:
            return _cards(form)


def _bare_ground(source: Source, at: int) -> Iterator[Found]:
    """Water or land, of one site or of several: what sites become."""
    for ground, end, _ in table({"water": "water", "land": "land"})(source, at):
        if source.text[end : end + 5] != " site":
            for said in (f"a {ground} site", f"{ground} sites"):
                yield {"ground": ground}, end, said


def _is_of(of: Cards, deck: str) -> bool:
    """Whether all cards that a selector may take belong to a deck."""
    return bool(of.kind) and all((kind == "site") == (deck == "atlas") for kind in each_of(of.kind))


def _cards(form: str) -> Rule:
    """Cards in a form; `where` they are is put together with them later."""
    match form:
        case "there" | "from":
            return _as("cards", FROM_ZONE)
        case "deck":
            return made(ZONE, lambda found: {"cards.side": found[0], "cards.zone": found[1]})
        case "held":
            hand = made(WHOLE_HAND, lambda side: {"cards.side": side, "some": {"pick": "all"}})
            random = row(SOME_CARDS, maybe(says(" at random", means="random"), "chosen"))
            chosen = made(random, lambda values: {"some": values[0] | {"pick": values[1]}} if values[0]["pick"] == "chosen" else None)
            return one_of(hand, chosen, _as("some", CARDS))
        case "back":
            hand = made(WHOLE_HAND, lambda side: {"cards.side": side, "some": {"pick": "all"}})
            there = row(CARDS, says(" from "), WHOLE_HAND)
            return one_of(hand, made(there, lambda values: {"cards.side": values[2], "some": values[0]}))
        case "them":
            return one_of(says("it", means={}), says("them", means={}))
        case _:
            return _as("some", CARDS)


class Both(tuple[Any, ...]):
    """Effects that one clause says."""

    __slots__ = ()


#: What stands for the joint of effects one of which comes after the other, and for that of effects of one condition or permission.
NEXT, ALSO = " ;; ", " ,, "
#: The zone of cards that a template does not say.
_ZONES = {effects.Discard: "hand", effects.PutBack: "hand"}


def _word(word: Any, told: Operands) -> Any:
    """Return the word with its operands; nothing where they don't make one."""
    found = dict(told)
    tail = found.pop("tail", None) or found.pop("amount:each", None) or found.pop("amount:equal", None)
    found.pop("amount:each", None)
    if isinstance(found.get(_AMOUNT), Count):
        return None if tail is not None else _made_of_part(word(**found))
    if _AMOUNT in found or tail is not None:
        found[_AMOUNT] = put_together(found.get(_AMOUNT), tail)
        if found[_AMOUNT] is None:
            return None
    if "some" in found:
        side = found.pop("cards.side", "own")
        found["cards"] = Cards(**{"zone": found.pop("cards.zone", _ZONES.get(word, "hand")), "side": side, **found.pop("some")})
    found = {key: value for key, value in found.items() if "." not in key}
    if (deck := found.pop("deck", None) if word is effects.Return else None) and not _is_from(found["target"], deck):
        return None
    if isinstance(found.get("steps"), Letter):
        return None
    if word is effects.Discard and found["cards"].pick == "random" and found["cards"].up_to:
        return None
    try:
        return _made_of_part(word(**found))
    except TypeError:
        return None


#: Effects that befall units alone, and those that befall artifacts, too.
_OF_UNITS = (effects.Damage, effects.Fight, effects.Prevent, effects.Hold, effects.Surface, effects.Swap, effects.Disarm, effects.Sink)
_OF_ARTIFACTS = (effects.Tap, effects.Untap)
_ARTIFACTS = ("artifact", "relic", "monument")


def takes(found: Any) -> bool:
    """Whether an effect befalls what it takes; the language itself lets it find nothing."""
    target = getattr(found, "target", None)
    if target is None or target.pick not in ("target", "chosen", "random", "all") or isinstance(target.pick, Reference):
        return True
    kinds = {*each_of(target.kind)} - {*UNITS}
    if isinstance(found, _OF_ARTIFACTS):
        return not kinds - {*_ARTIFACTS}
    return not kinds or not isinstance(found, _OF_UNITS)


def _made_of_part(found: Any) -> Any:
    if not takes(found):
        return None
    match found:
        case Sacrifice(target=target):
            return effects.Destroy(target=target)
        case LoseMana(amount=of, side=side):
            taken = -of if isinstance(of, int) else replace(of, times=-of.times, plus=-of.plus)
            return effects.Mana(amount=taken, side=side)
        case _:
            return found


_tail = maybe(TAIL)
#: Who acts where nobody is named: the reader.
_READER = nothing("own")


def _actor_rules(word: type, name: str) -> tuple[Rule, bool]:
    """The rule of who acts, and whether that is a player."""
    if name in ("who", "target"):
        if name == "target":
            return _as("target", SUBJECT), False
        return made(SUBJECT, lambda of: {"who": of.pick} if isinstance(of.pick, Reference) else None), False
    return says("the enemy", means={name: "enemy"}), True


def _sided(word: type, name: str, told: Operands, side: str) -> Operands | None:
    """Operands with whose they are."""
    if name == "target.side":
        return told | {"target": replace(told["target"], side=side)}
    if told.get(name, side) != side:
        return None
    return told | {name: side}


def _clause(word: Any, told: Operands, template: str) -> Rule:
    """The rule of a word by one of its templates: done by the reader or by somebody else."""
    _, name, form = next(parts_of(template))
    body = template
    if form.startswith("subject"):
        body = template.split("}", 1)[1].strip()
    has_tail = "{amount" in template and "{amount:equal}" not in template
    tail = made(_tail, lambda found: {"tail": found} if found else {}) if has_tail else nothing({})

    def whole(start: str) -> Rule:
        return agreeing(row(filled(word, start, _operand, plain), tail, nothing(told)))

    if not form.startswith("subject"):
        return made(whole(body), lambda found: _word(word, found))
    actor, is_player = _actor_rules(word, name)
    verb, _, rest = body.partition(" ")
    if verb == "not":
        lasting = row(actor, one_of(says(" is "), says(" are ")), whole(body))
        return made(lasting, lambda values: _word(word, values[0] | values[2]))
    if name == "who":
        return one_of(_by_some(word, actor, whole(f"{verb}s {rest}"), whole(body)), _third_of(word, name, actor, whole(f"{verb}s {rest}"), whole(body)))
    third = made(row(actor, says(" "), whole(f"{verb}s {rest}")), lambda values: _merged(word, name, values[0], values[2], is_player=is_player))
    plural = made(row(actor, says(" "), whole(body)), lambda values: _merged(word, name, values[0], values[2], is_player=is_player))
    if not is_player:
        return one_of(third, plural)
    both = _of_both(word, name, whole(body), whole(f"{verb}s {rest}"))
    own = made(nth(1, says("", "you "), whole(body)), lambda found: (kept := _sided(word, name, found, "own")) and _word(word, kept))
    return one_of(own, third, both)


def _of_both(word: Any, name: str, own: Rule, third: Rule) -> Rule:
    """What each player does: the reader, then the enemy."""

    def rule(source: Source, at: int) -> Iterator[Found]:
        for _, start, _ in says("each player ", "both players ")(source, at):
            is_third = source.text.startswith("each", at)
            for told, end, said in (third if is_third else own)(source, start):
                effects_ = [_word(word, kept) if (kept := _sided(word, name, told, side)) is not None else None for side in ("own", "enemy")]
                if None not in effects_:
                    verb, _, rest = said.partition(" ")
                    bare = verb.removesuffix("s") if is_third else verb
                    yield Both(tuple(effects_)), end, f"{bare} {_yours(rest)}{NEXT}the enemy {bare}s {_theirs(rest)}"

    return rule


def _yours(said: str) -> str:
    return said.replace("their ", "your ")


def _theirs(said: str) -> str:
    return re.sub(r"of (?:your|their) (spellbook|atlas)", r"of the enemy's \1", said)


def _third_of(word: Any, name: str, actor: Rule, third: Rule, plural: Rule) -> Rule:
    return made(row(actor, says(" "), one_of(third, plural)), lambda values: _merged(word, name, values[0], values[2], is_player=False))


def _by_some(word: Any, actor: Rule, third: Rule, plural: Rule) -> Rule:
    """What somebody does who is taken first: `a minion of your choice fights ...`."""

    def rule(source: Source, at: int) -> Iterator[Found]:
        for of, start, said in SUBJECT(source, at):
            if isinstance(of.pick, Reference) or of.pick == "all" or {*each_of(of.kind)} - {*UNITS} or of.count != 1 or not source.text.startswith(" ", start):
                continue
            for told, end, more in third(source, start + 1):
                done = _word(word, {"who": "that"} | told)
                if done is not None:
                    yield Both((effects.Aim(target=of), done)), end, f"choose {said}{NEXT}it {more}"

    return rule if actor and plural else third


def _merged(word: Any, name: str, actor: Operands, told: Operands, *, is_player: bool) -> Any:
    if is_player:
        kept = _sided(word, name, told, "enemy")
        return None if kept is None else _word(word, kept)
    return _word(word, actor | told)


def _asked(word: Any, told: Operands, template: str) -> Rule | None:
    """The same after “you may”, where somebody else acts: `have it fight ...`."""
    _, name, form = next(parts_of(template))
    if not form.startswith("subject"):
        return None
    actor, is_player = (made(OBJECT, lambda of: {"who": of.pick} if isinstance(of.pick, Reference) else None), False) if name == "who" else (
        (_as("target", OBJECT), False) if name == "target" else _actor_rules(word, name)
    )
    body = template.split("}", 1)[1].strip()
    is_not = body.startswith("not ")
    start = "keep " if is_not else "have "
    rest = filled(word, body.removeprefix("not "), _operand, plain)
    tail = made(_tail, lambda found: {"tail": found} if found else {})
    inner = agreeing(row(rest, tail, nothing(told)))
    between = " from being " if is_not else " "
    return made(row(says(start), actor, says(between), inner), lambda values: _merged(word, name, values[1], values[3], is_player=is_player))


WORDS: tuple[Any, ...] = (
    *(word for word in effects.Effect.words() if word.SAYS is not None),
    Sacrifice,
    LoseMana,
)


def _usual(word: Any, usual: str, written: str, further: list[dict[str, Any]]) -> Rule:
    """The rule of a word in other words than its template."""
    has_tail = "{amount" in usual and ":quantity" not in usual
    tail = made(_tail, lambda found: {"tail": found} if found else {}) if has_tail else nothing({})
    told = {key: value for each in further for key, value in each.items()}
    you = says("", "you ") if word in (effects.GainLife, effects.LoseLife, effects.Draw) else says("")
    return made(agreeing(row(made(you, lambda _: {}), rephrased(word, usual, written, _operand, plain), tail, nothing(told))), lambda found: _word(word, found))


def _rules() -> tuple[Rule, Rule]:
    said: list[Rule] = []
    asked: list[Rule] = []
    for word in WORDS:
        said += [_usual(word, usual, written, told) for usual, written, *told in USUAL_TEMPLATES.get(word.__name__, ())]
        for told, template in templates_of(word):
            said.append(_clause(word, told, template))
            if (rule := _asked(word, told, template)) is not None:
                asked.append(rule)
    return one_of(*said), one_of(*asked)


_said, _asked_rule = _rules()
CLAUSE, CLAUSE_ASKED = known(_said), known(_asked_rule)

# Looking at cards.
_PLACES = {"hand": "into your hand", "top": "back on top", "bottom": "on the bottom", "graveyard": "into your graveyard"}
_OF_DECK = (" of your spellbook", " of your atlas", " of it", " of that deck", "")
_place = table(
    _PLACES,
    {
        "back on top": tuple(f"{start}on top{end}" for start in ("back ", "") for end in _OF_DECK if start + end != "back "),
        "on the bottom": tuple(f"on the bottom{end}" for end in _OF_DECK[:-1]),
        "into your graveyard": ("into the graveyard",),
    },
)
_deck = table({"spellbook": "spellbook", "atlas": "atlas"})
_which = one_of(
    made(row(maybe(says("up to ", means=True), False), number, says(" of them", "")), lambda values: {"up_to": values[0], "count": values[1]}),
    made(row(SOME_CARDS, says(" from among them")), lambda values: None if values[0]["pick"] != "chosen" else {key: value for key, value in values[0].items() if key != "pick"}),
)


def _look_several(source: Source, at: int) -> Iterator[Found]:
    head = row(says("look at the top "), number, says(" cards of your "), _deck, says(". ", ", then ", ", ", " and "))
    may = row(says("you may put "), _which, says(" "), _place, says(". put the rest ", " and the rest "), _place)
    must = row(says("put "), _which, says(" "), _place, says(" and the rest "), _place)
    for (_, count, _, deck, _), start, said in head(source, at):
        for rule, is_free in ((may, True), (must, False)):
            for (_, take, _, to, _, rest), end, more in rule(source, start):
                fields = take | ({"up_to": True} if is_free else {})
                yield effects.Look(amount=count, deck=deck, take=Taken(**fields), to=to, rest=rest), end, said + more


def _look_one(source: Source, at: int) -> Iterator[Found]:
    head = row(says("look at the top card of your "), _deck, says(". ", ", then "))
    other = maybe(nth(1, says(". otherwise, put it "), _place), "top")
    is_so = nth(1, says("if it is a "), CARD_NOUN[False])
    may = row(says("you may put it "), _place, maybe(nth(1, says(" "), is_so), {}), other)
    must = row(is_so, says(", put it "), _place, other)
    plainly = row(says("put it "), _place)
    for (_, deck, _), start, said in head(source, at):
        for (_, to, noun, rest), end, more in may(source, start):
            yield effects.Look(amount=1, deck=deck, take=Taken(up_to=True, **noun), to=to, rest=rest), end, said + more
        for (noun, _, to, rest), end, more in must(source, start):
            yield effects.Look(amount=1, deck=deck, take=Taken(**noun), to=to, rest=rest), end, said + more
        for (_, to), end, more in plainly(source, start):
            for rest in ("top", "bottom"):
                if rest != to:
                    yield effects.Look(amount=1, deck=deck, take=Taken(), to=to, rest=rest), end, said + more
                    break


LOOK = one_of(_look_several, _look_one)
