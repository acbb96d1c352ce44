"""Word words by templates: a word declares its wording in both languages (SAYS), with its operands in braces.

`{target}` stands for the operand `target`, `{target:attack}` for it in another form, `{cards.side}` for an operand of an operand, `{word}`
for the word itself, where its filters are a noun. A word that needs more grammar than that declares SAYS = None and has a case in each
language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from string import Formatter
from typing import Any, Literal, get_args, get_origin

from rules.kernel.language.reader import hints_of
from rules.kernel.language.words import Word, WordError
from rules.wording import Text

#: The name of the word itself in a template.
ITSELF = "word"
#: Words an operand: by the name and the form that the template has for it.
Wording = Callable[[str, str], str]


@dataclass(frozen=True, slots=True)
class Cases:
    """Templates by the value of an operand; that of None is for all values without one."""

    operand: str
    templates: Mapping[Any, Text]

    def of(self, word: Any) -> Text:
        value = value_at(word, self.operand)
        return self.templates[value if value in self.templates else None]


def value_at(word: Any, name: str) -> Any:
    """Return what a name in a template stands for: an operand of the word, one of its own operands, or the word itself."""
    value = word
    for part in name.split(".") if name != ITSELF else ():
        value = getattr(value, part)
    return value


def template_of(word: Any, language: Literal["en", "zh"]) -> str:
    """Return a word's template. Raise WordError for a word without one."""
    says = getattr(type(word), "SAYS", None)
    if says is None:
        raise WordError(f"the {word.KEY} “{word.word()}” has no template, and no words of its own")
    return str(getattr(says.of(word) if isinstance(says, Cases) else says, language))


def filled(template: str, wording: Wording) -> str:
    """Return a template with its operands worded, in the order in which they stand."""
    return "".join(text + (wording(name, form) if name else "") for text, name, form in parts_of(template))


def parts_of(template: str) -> Iterator[tuple[str, str, str]]:
    """Yield each piece of text, what is named after it ("" at the end), and its form."""
    return ((text, name or "", form or "") for text, name, form, _ in Formatter().parse(template))


def check_templates(*families: type[Word]) -> None:
    """Raise WordError for a word that does not declare its wording, and for templates that leave an operand out or name a strange one."""
    for word in (word for family in families for word in family.words()):
        if not hasattr(word, "SAYS"):
            raise WordError(f"the {word.KEY} “{word.word()}” has no wording: give it SAYS, None if functions of both languages word it")
        if texts := _texts_of(word):
            _check(word, [each.en for each in texts], "English")
            _check(word, [each.zh for each in texts], "Chinese")


def _texts_of(word: Any) -> tuple[Text, ...]:
    """Return all templates of a word. Raise WordError for an operand with a value that has none."""
    if not isinstance(word.SAYS, Cases):
        return () if word.SAYS is None else (word.SAYS,)
    operand, templates = word.SAYS.operand, word.SAYS.templates
    values = hints_of(word).get(operand)
    missing = set(get_args(values) if get_origin(values) is Literal else ()) - set(templates)
    if missing and None not in templates:
        raise WordError(f"the {word.KEY} “{word.word()}” has no wording for “{operand}” “{min(missing)}”")
    return tuple(templates.values())


def _check(word: Any, templates: list[str], language: str) -> None:
    operands, named = set(hints_of(word)), {name.partition(".")[0] for each in templates for _, name, _ in parts_of(each) if name}
    for name in sorted(named - operands - {ITSELF}):
        raise WordError(f"the {language} wording of the {word.KEY} “{word.word()}” names “{name}”, which the word does not have")
    told_apart = {word.SAYS.operand} if isinstance(word.SAYS, Cases) else set()
    for name in sorted(operands - named - told_apart) if ITSELF not in named else ():
        raise WordError(f"the {language} wording of the {word.KEY} “{word.word()}” leaves out “{name}”")
