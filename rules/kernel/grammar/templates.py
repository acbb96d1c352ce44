"""Read words by the templates that write them, and each operand in the form that the template gives it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.kernel.grammar.rules import Found, Rule, Source, nothing, one_of, row, says
from rules.kernel.language.templates import Cases, parts_of

#: The rule of an operand of a word in a form. Its meaning is a table of operands, by name; empty where it only agrees with another one.
Operands = Callable[[type, str, str], Rule]
#: A plain phrase of a template as rules look for it.
Plain = Callable[[str], str]


def templates_of(word: Any) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield the English templates of a word, with the operand that each of them tells."""
    says_ = word.SAYS
    if not isinstance(says_, Cases):
        yield {}, says_.en
        return
    for value, text in says_.templates.items():
        is_named = any(name == says_.operand for _, name, _ in parts_of(text.en))
        yield ({} if value is None or is_named else {says_.operand: value}), text.en


def filled(word: type, template: str, operands: Operands, plain: Plain) -> Rule:
    """Return the rule of a template, which finds tables of operands. Raise KeyError for an operand that has no rule."""
    rules: list[Rule] = []
    for text, name, form in parts_of(template):
        if text:
            rules.append(says(plain(text), means={}))
        if name:
            rules.append(operands(word, name, form))
    return agreeing(row(*rules) if rules else nothing(()))


def rephrased(word: type, usual: str, written: str, operands: Operands, plain: Plain) -> Rule:
    """Return the rule of a template in other words: it finds the same, with the usual wording."""
    pieces: list[tuple[tuple[str, str], Rule]] = []
    for text, name, form in parts_of(usual):
        pieces += [(("", ""), says(plain(text)))] if text else []
        pieces += [((name, form), operands(word, name, form))] if name else []

    def follow(source: Source, at: int, index: int) -> Iterator[tuple[dict[tuple[str, str], str], dict[str, Any], int]]:
        if index == len(pieces):
            yield {}, {}, at
            return
        key, rule = pieces[index]
        for value, end, said in rule(source, at):
            for heard, told, last in follow(source, end, index + 1):
                yield {key: said} | heard, (value or {}) | told, last

    def found(source: Source, at: int) -> Iterator[Found]:
        for heard, told, end in follow(source, at, 0):
            yield told, end, "".join(plain(text) + (_heard(heard, name, form) if name else "") for text, name, form in parts_of(written))

    return found


def _heard(heard: dict[tuple[str, str], str], name: str, form: str) -> str:
    """Return how an operand was said: in the form, else in any one."""
    return heard.get((name, form)) or next((said for (each, _), said in heard.items() if each == name), "")


def agreeing(rule: Rule) -> Rule:
    """Return the rule that joins the tables that a row of phrases finds, and finds nothing where they don't agree."""

    def found(source: Source, at: int) -> Iterator[Found]:
        for tables, end, said in rule(source, at):
            whole: dict[str, Any] = {}
            for table in tables:
                if any(whole.get(key, value) != value for key, value in table.items()):
                    break
                whole |= table
            else:
                yield whole, end, said

    return found


def spoken(word: type, operands: Operands, plain: Plain) -> Rule:
    """Return the rule of a word by all its templates, which finds tables of operands."""
    rules = []
    for told, template in templates_of(word):
        rules.append(_told(filled(word, template, operands, plain), told))
    return one_of(*rules)


def _told(rule: Rule, told: dict[str, Any]) -> Rule:
    def found(source: Source, at: int) -> Iterator[Found]:
        for table, end, said in rule(source, at):
            if all(table.get(key, value) == value for key, value in told.items()):
                yield table | told, end, said

    return found
