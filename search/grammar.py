"""Parse a search. Any text gives a part: the parser reports what it can't parse, leaves it out, and goes on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from django.utils.translation import gettext
from lark import Lark, Token, Transformer, v_args
from lark.exceptions import UnexpectedInput, UnexpectedToken

from search.syntax_tree import Bare, Exact, Keyed, Negated, Part, Saying, Together

#: A sign between spaces binds what stands beside it; `|` without a space after it separates values.
GRAMMAR = r"""
start: either (stray either?)*
stray: ")"
either: together (_OR together)*
together: term (_AND? term)*
?term: _NOT term -> negated
     | "(" either ")"
     | KEY values -> keyed
     | _BANG value -> exact
     | values -> bare
values: value (_BAR value)*
value: WORD | PHRASE | PATTERN | COUNTED | NOTHING

_NOT.4: /-(?=[^\s-])/ | /(?:not|非|不是|不含)(?=[\s(])/i
_OR.4: /(?:or|或者?)(?=[\s()]|$)/i | /\|+(?=\s)/
_AND.4: /(?:and|且|并且|和|与)(?=[\s(])/i | /&+(?=\s)/
_BANG.4: /!(?=[^\s()|])/
_BAR.3: /\|+/
KEY.3: /[^\W\d][\w.-]*(?::\s*(?:(?:!=|<=|>=|=|<|>)\s*)?|\s*(?:!=|<=|>=|=|<|>)\s*)/
PATTERN.2: /\/(?:\\.|[^\/\\])+\/(?=[\s()|]|$)/
COUNTED.3: /"[^"]+"(?:!=|<=|>=|=|<|>)\d{1,4}/
PHRASE.2: /-?"[^"]*"?/
WORD: /[^\s()"|]+/

%declare NOTHING
%ignore /\s+/
"""
#: The signs of the language as other keyboards write them. The text between them stays as it was typed.
SIGNS = str.maketrans(
    dict(zip("“”„＂：（）＜＞＝！｜／－＆", '"""":()<>=!|/-&', strict=True))
    | dict.fromkeys("「」『』《》【】", '"')
    | {"≥": ">=", "≤": "<=", "≠": "!="},
)
MOST_PROBLEMS = 12


@dataclass(frozen=True, slots=True)
class Parsed:
    """The part that a text gives, None for an empty one, and in words what was left out."""

    part: Part | None
    problems: tuple[str, ...] = ()


class _HopelessError(Exception):
    """The text has so many errors that its signs can't have been meant as such."""


@v_args(inline=True)
class _Builder(Transformer[Token, Any]):
    """Builds the parts, innermost first."""

    def start(self, *parts: Part | None) -> tuple[Part | None, ...]:
        """Return the parts; None stands for a parenthesis that is closed and was never opened."""
        return parts

    def stray(self) -> None:
        return None

    def either(self, *parts: Part) -> Part:
        return parts[0] if len(parts) == 1 else Together(parts, is_either=True)

    def together(self, *parts: Part) -> Part:
        return parts[0] if len(parts) == 1 else Together(parts)

    def negated(self, part: Part) -> Part:
        return part.part if isinstance(part, Negated) else Negated(part)

    def keyed(self, key: Token, sayings: tuple[Saying, ...]) -> Part:
        name = key.rstrip("!=<>: \t\n")
        sign = "".join(key[len(name) :].split())
        return Keyed(name, sign if sign in (":", "=") else sign.removeprefix(":"), sayings)

    def exact(self, saying: Saying) -> Part:
        return Exact(saying)

    def bare(self, sayings: tuple[Saying, ...]) -> Part:
        return Bare(sayings)

    def values(self, *sayings: Saying) -> tuple[Saying, ...]:
        return sayings

    def value(self, token: Token) -> Saying:
        if token.type == "PHRASE":
            return Saying(" ".join(token.replace('"', "").split()), "phrase")
        if token.type == "COUNTED":
            return Saying(token.replace('"', ""))
        return Saying(str(token[1:-1]), "pattern") if token.type == "PATTERN" else Saying(str(token))


# 18 ms of CPU time, more than the rest of a search as one types (2026-11-25).
@cache
def _parser() -> Lark:
    return Lark(GRAMMAR, parser="lalr", lexer="contextual", transformer=_Builder())


def parse(text: str) -> Parsed:
    """Return what the text asks for, whatever the text; raise no error."""
    typed = text.translate(SIGNS).strip()
    if not typed:
        return Parsed(None)
    problems: list[str] = []

    def mend(error: UnexpectedInput) -> bool:
        if len(problems) == MOST_PROBLEMS:
            raise _HopelessError
        problems.append(_mend(error))
        return True

    try:
        found: tuple[Part | None, ...] = _parser().parse(typed, on_error=mend)  # type: ignore[assignment]
        parts = tuple(part for part in found if part is not None)
        if len(parts) < len(found):
            problems.append(gettext("A parenthesis is closed that was never opened; it was left out."))
        return Parsed(parts[0] if len(parts) == 1 else Together(parts), tuple(dict.fromkeys(problems)))
    except (_HopelessError, UnexpectedInput):
        words = "".join(each if each.isalnum() else " " for each in typed).split()
        bare = tuple(Bare((Saying(word),)) for word in words)
        part = Together(bare) if len(bare) > 1 else next(iter(bare), None)
        return Parsed(part, (gettext("The signs in this search could not be understood; only its words are looked for."),))


def _mend(error: UnexpectedInput) -> str:
    """Make the parser ready to go on after an error, and return in words what was wrong."""
    parser = error.interactive_parser
    if not isinstance(error, UnexpectedToken) or parser is None:
        return gettext("A sign in this search could not be understood; it was left out.")
    token = error.token
    is_lacking = "NOTHING" in parser.choices()  # type: ignore[no-untyped-call]
    if is_lacking:
        parser.feed_token(Token("NOTHING", ""))
    if token.type == "$END":
        waiting = parser.parser_state.value_stack
        for _ in range(sum(isinstance(each, Token) and each.type == "LPAR" for each in waiting)):
            parser.feed_token(Token("RPAR", ")"))
        if is_lacking:
            return gettext("Something is missing at the end of the search.")
        return gettext("A parenthesis is not closed; it was closed at the end of the search.")
    if is_lacking and token.type in parser.accepts():  # type: ignore[no-untyped-call]
        parser.feed_token(token)
        return gettext("Something is missing before “%(sign)s”.") % {"sign": str(token)[:30]}
    return gettext("“%(sign)s” does not fit where it stands; it was left out.") % {"sign": str(token)[:30]}
