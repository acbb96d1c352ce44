"""Single effects, by the templates of their words: who acts in them, and what else usual words say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rules.kernel.grammar.rules import Found, Rule, Source, known, made, maybe, nothing, nth, one_of, row, says
from rules.kernel.grammar.templates import agreeing, filled, rephrased, templates_of
from rules.kernel.language.phrases import each_of
from rules.kernel.language.templates import parts_of
from rules.sorcery.grammar.amounts import TAIL
from rules.sorcery.grammar.operands import NEXT, Both, Operands, as_operand, operand, sided, word_of
from rules.sorcery.grammar.phrases.plain import plain
from rules.sorcery.grammar.phrases.usual_templates import USUAL_TEMPLATES
from rules.sorcery.grammar.references import Reference
from rules.sorcery.grammar.things import OBJECT, SUBJECT
from rules.sorcery.language import effects
from rules.sorcery.language.selectors import UNITS
from rules.sorcery.text.parts import LoseMana, Sacrifice

_tail = maybe(TAIL)


def _actor_rules(word: type, name: str) -> tuple[Rule, bool]:
    """The rule of who acts, and whether that is a player."""
    if name in ("who", "target"):
        if name == "target":
            return as_operand("target", SUBJECT), False
        return made(SUBJECT, lambda of: {"who": of.pick} if isinstance(of.pick, Reference) else None), False
    return says("the enemy", means={name: "enemy"}), True


def _clause(word: Any, told: Operands, template: str) -> Rule:
    """The rule of a word by one of its templates: done by the reader or by somebody else."""
    _, name, form = next(parts_of(template))
    body = template
    if form.startswith("subject"):
        body = template.split("}", 1)[1].strip()
    has_tail = "{amount" in template and "{amount:equal}" not in template
    tail = made(_tail, lambda found: {"tail": found} if found else {}) if has_tail else nothing({})

    def whole(start: str) -> Rule:
        return agreeing(row(filled(word, start, operand, plain), tail, nothing(told)))

    if not form.startswith("subject"):
        return made(whole(body), lambda found: word_of(word, found))
    actor, is_player = _actor_rules(word, name)
    verb, _, rest = body.partition(" ")
    if verb == "not":
        lasting = row(actor, one_of(says(" is "), says(" are ")), whole(body))
        return made(lasting, lambda values: word_of(word, values[0] | values[2]))
    if name == "who":
        return one_of(
            _by_some(word, whole(f"{verb}s {rest}")),
            _third_of(word, name, actor, whole(f"{verb}s {rest}"), whole(body)),
        )
    third = made(
        row(actor, says(" "), whole(f"{verb}s {rest}")), lambda values: _merged(word, name, values[0], values[2], is_player=is_player)
    )
    plural = made(
        _each_does(row(actor, says(" "), whole(body)), f" {verb} ", f" {verb}s "),
        lambda values: _merged(word, name, values[0], values[2], is_player=is_player),
    )
    if not is_player:
        return one_of(third, plural)
    both = _of_both(word, name, whole(body), whole(f"{verb}s {rest}"))
    own = made(nth(1, says("", "you "), whole(body)), lambda found: (kept := sided(word, name, found, "own")) and word_of(word, kept))
    return one_of(own, third, both)


def _each_does(rule: Rule, plural: str, third: str) -> Rule:
    """The same with the verb in the third person, where all of some things are written as each of them."""

    def found(source: Source, at: int) -> Iterator[Found]:
        for value, end, said in rule(source, at):
            yield value, end, said.replace(plural, third, 1) if said.startswith("each ") else said

    return found


def _of_both(word: Any, name: str, own: Rule, third: Rule) -> Rule:
    """Return the rule of what each player does: the reader, then the enemy."""

    def rule(source: Source, at: int) -> Iterator[Found]:
        for _, start, _ in says("each player ", "both players ")(source, at):
            is_third = source.text.startswith("each", at)
            for told, end, said in (third if is_third else own)(source, start):
                effects_ = [
                    word_of(word, kept) if (kept := sided(word, name, told, side)) is not None else None for side in ("own", "enemy")
                ]
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


def _by_some(word: Any, third: Rule) -> Rule:
    """Return the rule of what somebody does who is taken first: `a minion of your choice fights ...`."""

    def rule(source: Source, at: int) -> Iterator[Found]:
        for of, start, said in SUBJECT(source, at):
            if (
                isinstance(of.pick, Reference)
                or of.pick == "all"
                or {*each_of(of.kind)} - {*UNITS}
                or of.count != 1
                or not source.text.startswith(" ", start)
            ):
                continue
            for told, end, more in third(source, start + 1):
                done = word_of(word, {"who": "that"} | told)
                if done is not None:
                    yield Both((effects.Aim(target=of), done)), end, f"choose {said}{NEXT}it {more}"

    return rule


def _merged(word: Any, name: str, actor: Operands, told: Operands, *, is_player: bool) -> Any:
    if is_player:
        kept = sided(word, name, told, "enemy")
        return None if kept is None else word_of(word, kept)
    return word_of(word, actor | told)


def _asked(word: Any, told: Operands, template: str) -> Rule | None:
    """The same after “you may”, where somebody else acts: `have it fight ...`."""
    _, name, form = next(parts_of(template))
    if not form.startswith("subject"):
        return None
    actor, is_player = (
        (made(OBJECT, lambda of: {"who": of.pick} if isinstance(of.pick, Reference) else None), False)
        if name == "who"
        else ((as_operand("target", OBJECT), False) if name == "target" else _actor_rules(word, name))
    )
    body = template.split("}", 1)[1].strip()
    is_not = body.startswith("not ")
    start = "keep " if is_not else "have "
    rest = filled(word, body.removeprefix("not "), operand, plain)
    tail = made(_tail, lambda found: {"tail": found} if found else {})
    inner = agreeing(row(rest, tail, nothing(told)))
    between = " from being " if is_not else " "
    return made(
        row(says(start), actor, says(between), inner), lambda values: _merged(word, name, values[1], values[3], is_player=is_player)
    )


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
    return made(
        agreeing(row(made(you, lambda _: {}), rephrased(word, usual, written, operand, plain), tail, nothing(told))),
        lambda found: word_of(word, found),
    )


_ACTED = re.compile(r"(\{(?:target|who)[^}]*\}|@me) (becomes?|swaps|picks|fights)\b(.*)")


def _usual_asked(written: str) -> str | None:
    """Return how a clause about what somebody does is written behind “you may”; None for any other clause."""
    found = _ACTED.fullmatch(written)
    return f"have {found[1]} {found[2].removesuffix('s')}{found[3]}" if found else None


def _rules() -> tuple[Rule, Rule]:
    said: list[Rule] = []
    asked: list[Rule] = []
    for word in WORDS:
        for usual, written, *further in USUAL_TEMPLATES.get(word.__name__, ()):
            said.append(_usual(word, usual, written, further))
            if (behind := _usual_asked(written)) is not None:
                asked.append(_usual(word, usual, behind, further))
        for told, template in templates_of(word):
            said.append(_clause(word, told, template))
            if (rule := _asked(word, told, template)) is not None:
                asked.append(rule)
    return one_of(*said), one_of(*asked)


_said, _asked_rule = _rules()
CLAUSE, CLAUSE_ASKED = known(_said), known(_asked_rule)
