"""The parts that the notations of all games share: the names A and B, the reading of a written line, and lists of cards in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rules.kernel.telling.action_errors import InvalidActionError
from rules.wording import Text

#: The sides in notations and files, and in replays and pages: those of a game of up to four, and those of two.
LETTERS = "ABCD"
NAMES = (Text("Deck A", "甲方"), Text("Deck B", "乙方"), Text("Deck C", "丙方"), Text("Deck D", "丁方"))
PLAYERS, DECKS = LETTERS[:2], NAMES[:2]

_GAP = re.compile(r"\{(\w+)\}")
#: The ways to write an arrow.
_ARROW = r" ?(?:->|→) ?"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a line: the line's field that it stands for, the words that may stand there, and how they are read and written.

    `read` raises InvalidActionError for words that mean nothing; `en` writes a value in the notation, `zh` for Chinese readers.
    """

    field: str
    pattern: str
    read: Callable[[str], Any]
    en: Callable[[Any], str] = str
    zh: Callable[[Any], str] = str


def one_of(names: Collection[str], en: str, zh: str) -> Callable[[str], str]:
    """Return the function that reads one of some names. It raises InvalidActionError for any other, which is `en`, and not `zh`."""

    def read(text: str) -> str:
        if text not in names:
            raise InvalidActionError(Text(f"“{text}” is {en}", f"“{text}”不是{zh}"))
        return text

    return read


@dataclass(frozen=True, slots=True)
class Form:
    """A way to write a verb, in the notation and for Chinese readers; parts stand in braces, as in `refills {slot} with {card}`.

    `implied`: fields that have a value although nothing is written. `is_read_only`: allowed, but written in another form.
    """

    verb: str
    en: str
    zh: str
    implied: Mapping[str, Any] = field(default_factory=dict)
    is_read_only: bool = False

    @property
    def gaps(self) -> tuple[str, ...]:
        return tuple(_GAP.findall(self.en))


class Line(Protocol):
    """A written action: a frozen dataclass whose fields have defaults that stand for no words."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def player(self) -> int: ...
    @property
    def verb(self) -> str: ...
    @property
    def cards(self) -> tuple[str, ...]: ...


L = TypeVar("L", bound=Line)


class Notation(Generic[L]):
    """Reads and writes a game's lines, each after the first form that fits it."""

    def __init__(self, line: Callable[..., L], parts: Mapping[str, Part], forms: Sequence[Form], *, players: int = len(PLAYERS)) -> None:
        self._line = line
        self._players = LETTERS[:players]
        self._parts = parts
        self._forms = [(form, re.compile(self._pattern(form))) for form in forms]

    def _pattern(self, form: Form) -> str:
        words = _GAP.split(form.en)
        words[::2] = [re.escape(each).replace(r"\ \->\ ", _ARROW) for each in words[::2]]
        words[1::2] = [f"(?P<{name}>{self._parts[name].pattern})" for name in words[1::2]]
        return "".join(words)

    def read(self, text: str) -> L:
        """Return the action that a line writes. Raise InvalidActionError, naming the words that can't be read."""
        name, _, rest = " ".join(text.split()).partition(" ")
        if len(name) != 1 or name not in self._players:
            first, last = self._players[:-1], self._players[-1]
            raise InvalidActionError(
                Text(f"“{text}” does not begin with {', '.join(first)} or {last}", f"“{text}”应以 {'、'.join(first)} 或 {last} 开头")
            )
        for form, pattern in self._forms:
            found = pattern.fullmatch(rest)
            if found:
                said = {self._parts[gap].field: self._parts[gap].read(words) for gap, words in found.groupdict().items()}
                return self._line(player=LETTERS.index(name), verb=form.verb, **form.implied, **said)
        raise self._refusal(rest)

    def _refusal(self, rest: str) -> InvalidActionError:
        verbs = list(dict.fromkeys(form.verb for form, _ in self._forms))
        written = rest.split(" ")[0]
        if any(verb.split(" ")[0] == written for verb in verbs):
            return InvalidActionError(Text(f"“{rest}” is not how “{written}” is written", f"“{rest}”的写法不对"))
        known = ", ".join(verbs)
        return InvalidActionError(Text(f"“{rest}” is no action; known are {known}", f"“{rest}”不是行动，可用的有 {known}"))

    def write(self, line: L) -> str:
        """Return the line in the notation, which `read` reads."""
        form = self._form_of(line)
        return f"{LETTERS[line.player]} {self._fill(form.en, line, lambda part: part.en)}"

    def describe(self, line: L, name_of: Callable[[str], Text]) -> Text:
        """Return the line for people, with card names: the notation in English, the same in Chinese. `name_of` names a slug."""
        names = [name_of(slug) for slug in line.cards]
        en: Any = replace(line, cards=tuple(name.en for name in names))
        zh: Any = replace(line, cards=tuple(name.zh for name in names))
        return Text(self.write(en), f"{LETTERS[line.player]} {self._fill(self._form_of(line).zh, zh, lambda part: part.zh)}")

    def _fill(self, words: str, line: L, told: Callable[[Part], Callable[[Any], str]]) -> str:
        def fill(gap: re.Match[str]) -> str:
            part = self._parts[gap[1]]
            return told(part)(getattr(line, part.field))

        return _GAP.sub(fill, words)

    def _form_of(self, line: L) -> Form:
        """Return the first form that says all that the line does. Raise ValueError for a line that can't be written."""
        said = {each.name for each in fields(line) if each.name not in ("player", "verb") and getattr(line, each.name) != each.default}
        for form, _ in self._forms:
            is_meant = form.verb == line.verb and not form.is_read_only and said == self._said(form)
            if is_meant and all(getattr(line, name) == value for name, value in form.implied.items()):
                return form
        raise ValueError(f"No form of “{line.verb}” says {', '.join(sorted(said)) or 'nothing'}.")

    def _said(self, form: Form) -> set[str]:
        return {self._parts[gap].field for gap in form.gaps} | set(form.implied)


def read_cards(text: str) -> tuple[str, ...]:
    """Return the slugs in `x, y`; none in an empty text. Raise InvalidActionError."""
    if not text:
        return ()
    cards = tuple(part.strip() for part in text.split(","))
    if any(not card or " " in card for card in cards):
        raise InvalidActionError(Text(f"“{text}” is not a list of cards (x, y)", f"“{text}”不是卡牌列表（x， y）"))
    return cards


#: One card, and several, by their slugs.
CARD = Part("cards", r"\S+", read_cards, ", ".join, "、".join)
CARDS = Part("cards", r".+", read_cards, ", ".join, "、".join)


def side_part(enemy: str) -> Part:
    """Return the part for whose something is; `enemy` is the Chinese word for the other side."""
    return Part("side", "own|enemy", str, zh=lambda side: "己方" if side == "own" else enemy)
