"""Wording of words by templates: a word declares what it says in both languages (SAYS), with its operands in braces.

`{target}` stands for the operand `target`, `{target:attack}` for it in another form. A word that needs more grammar than that declares
SAYS = None and has a function in each language's clauses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from string import Formatter
from typing import Any, Literal

from rules.kernel.language.reader import hints_of
from rules.kernel.language.words import Word, WordError

#: Words an operand: of its name, its value and the form that the template asks for.
Wording = Callable[[str, Any, str], str]


def worded(word: Word, language: Literal["en", "zh"], wording: Wording) -> str:
    """Fill a word's template with its operands, in the order in which they stand. Raises WordError for a word without a template."""
    if word.SAYS is None:
        raise WordError(f"the {word.KEY} “{word.word()}” has no template, and no words of its own")
    template: str = getattr(word.SAYS, language)
    return "".join(text + (wording(name, getattr(word, name), form) if name else "") for text, name, form in _parts(template))


def check_templates(family: type[Word]) -> None:
    """Raise WordError for a word that does not say what it says, and for a template that leaves an operand out or names a strange one."""
    for word in family.words():
        if not hasattr(word, "SAYS"):
            raise WordError(f"the {word.KEY} “{word.word()}” has no wording: give it SAYS, None if functions of both languages word it")
        if word.SAYS is not None:
            _check(word, word.SAYS.en, "English")
            _check(word, word.SAYS.zh, "Chinese")


def _check(word: Any, template: str, language: str) -> None:
    operands, named = set(hints_of(word)), {name for _, name, _ in _parts(template) if name}
    for name in sorted(named - operands):
        raise WordError(f"the {language} wording of the {word.KEY} “{word.word()}” names “{name}”, which the word does not have")
    for name in sorted(operands - named):
        raise WordError(f"the {language} wording of the {word.KEY} “{word.word()}” leaves out “{name}”")


def _parts(template: str) -> Iterator[tuple[str, str, str]]:
    """Yield each piece of text, the operand that follows it ("" at the end), and its form."""
    return ((text, name or "", form or "") for text, name, form, _ in Formatter().parse(template))
