"""Tokens in their usual descriptions, and how texts of this site describe them, in plain form.

`a 1 power air minion token named Falcon with Airborne`, `a Falcon token. It is an air minion with 1 power`, `a Falcon, a ...`: what is said
of a token in any order, where all of it is understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules.kernel.language.phrases import series
from rules.sorcery.grammar.phrases.usual_conditions import ELEMENTS
from rules.sorcery.terms import KEYWORDS

_KEYWORDS = {each.name.en.lower() for each in KEYWORDS} - {"ranged", "movement"}
_BEHIND_NAME = {*ELEMENTS.values(), *_KEYWORDS, "minion", "automaton", "minions", "automata", "and"}
_SUMMON = re.compile(
    r"\b(?P<verb>summons?|creates?|makes?|puts?) (?P<count>a|\d+|x|that many) (?P<rest>[^.;\n]*)(?P<stop>\.|;|$)", re.MULTILINE
)
#: Tokens that are described behind where they arrive.
_PLACE_FIRST = re.compile(
    r"\b(?P<verb>summons?|creates?|puts?) (?P<where>here|(?:to|on|onto|at) (?:(?:a|any|each|adjacent|nearby) )+(?:[a-z]+"
    r" )*?sites?) (?P<rest>(?:a|\d+|x) [^.;\n]*)"
)
_SAID_LATER = re.compile(r" (?:it is|they are|each is|each of them is|it's) (?P<rest>(?:a )?[^.\n]*)\.?")
_HAD_LATER = re.compile(r" (?:it has|they have|each has|each of them has) (?P<rest>[^.\n]*)\.?")
_QUOTED = re.compile(r'"([^"]+)"')
#: An element by its sign: `a (W) minion`.
_SYMBOL = re.compile(r"\(([aefw])\)")
#: Where tokens arrive, and what is counted for them: the end of a sentence.
_WHERE = re.compile(r" (?:here|on|to|onto|in|at|into|for each|for every|below|adjacent to|near|nearby|under)\b(?! power)")
#: What is described as texts of this site do, with where it arrives.
_WRITTEN = re.compile(r'\d+-power [a-z, ]*tokens? named "[^"]*"[^.]* (?:here|on|for each)\b')
_COUNTED = re.compile(r" for (?:each|every) .*?(?= (?:on|to|onto) (?:a|any|adjacent|nearby|sites)\b|$)")
_STATED = re.compile(r"(?P<power>\d+)[- ]power\b|\bpower (?P<after>\d+)|\bof power (?P<of>\d+)")
_FIGURES = re.compile(r"\b(?P<name>ranged|movement) \+?(?P<count>\d+)")


def _named(said: str) -> tuple[str, list[str]]:
    """Return a token's name, and what it is that is said behind: `Golem automaton`."""
    name = said.split(" ")
    described: list[str] = []
    while len(name) > 1 and name[-1] in _BEHIND_NAME:
        described.append(name.pop())
    return " ".join(name), described


class _Token:
    """A token's description, taken in bit by bit."""

    def __init__(self) -> None:
        self.name = self.kind = ""
        self.power: int | None = None
        self.elements: list[str] = []
        self.keywords: list[str] = []
        self.is_clear = True

    def hear(self, said: str) -> None:
        """Take in a description; it is unclear if anything is said twice, or is not understood."""
        for found in _QUOTED.finditer(said):
            name, described = _named(found[1])
            self.is_clear &= not self.name or self.name == name
            self.name = name
            for word in described:
                self._word(word)
        said = _SYMBOL.sub(lambda found: f" {ELEMENTS[found[1]]} ", _QUOTED.sub(" ", said))
        for found in _STATED.finditer(said):
            power = int(found["power"] or found["after"] or found["of"])
            self.is_clear &= self.power is None
            self.power = power
        said = _STATED.sub(" ", said)
        for found in _FIGURES.finditer(said):
            self.keywords.append(f"ranged {found['count']}" if found["name"] == "ranged" else f"movement +{found['count']}")
        for word in re.findall(r"[^\s,()]+", _FIGURES.sub(" ", said)):
            self._word(word)

    def _word(self, word: str) -> None:
        if word in ELEMENTS.values():
            self.is_clear &= word not in self.elements
            self.elements.append(word)
        elif word in _KEYWORDS:
            self.is_clear &= word not in self.keywords
            self.keywords.append(word)
        elif word.removesuffix("s") in ("minion", "automaton") or word == "automata":
            kind = "automaton" if word.startswith("autom") else "minion"
            self.is_clear &= not self.kind or self.kind == kind
            self.kind = kind
        elif word.removesuffix("s") not in ("token", "a", "and", "with", "named", "called", "each", "ha", "that", "has", "have", "i"):
            self.is_clear = False

    def written(self, verb: str, count: str, where: str) -> str | None:
        if not (self.is_clear and self.name and self.power is not None):
            return None
        kind = self.kind or "minion"
        elements = f"{series(self.elements)} " if self.elements else ""
        third = "s" if verb.endswith("s") else ""
        has = f" with {series(self.keywords)}" if self.keywords else ""
        many = "" if count == "a" else "s"
        if counted := _COUNTED.search(where):
            where = counted[0] + where[: counted.start()] + where[counted.end() :]
        where = where if where and not where.endswith(counted[0] if counted else "-") else f"{where.removesuffix(' here')} here"
        return f'create{third} {count} {self.power}-power {elements}{kind} token{many} named "{self.name}"{has}{where}'


def _placed(said: str) -> Iterator[tuple[str, str]]:
    """Yield the description of the tokens and the place where they arrive, which stands behind it or in between."""
    masked = _QUOTED.sub(lambda found: "_" * len(found[0]), said)
    found = _WHERE.search(masked)
    if found is None:
        yield said, ""
        return
    where = said[found.start() :]
    for joint in (
        re.search(r",? \(?(?=a \d+[- ]power|\d+[- ]power|a (?:fire|air|water|earth|minion|automaton)\b)| with (?=\w)|: ", where),
    ):
        if joint is not None:
            yield f"{said[: found.start()]} {where[joint.end() :]}", where[: joint.start()]
    yield said[: found.start()], where


def tokens_written(text: str) -> str:
    """A text with its tokens described as texts of this site do."""
    if "token" not in text:
        return text
    text = _PLACE_FIRST.sub(r"\g<verb> \g<rest> \g<where>", text)
    text = re.sub(r"\b(puts? [^.;\n]*?tokens?\b[^.;\n]*?) into the realm\b", r"\1", text)
    text = re.sub(r"(tokens?\b[^.;\n]*?) (?:to|in|at|on) this (?:square|site)\b", r"\1 here", text)
    text = re.sub(r"(tokens?\b[^.;\n]*?) (?:at|onto) (?=(?:a|any|adjacent|nearby) )", r"\1 on ", text)
    text = re.sub(r"\b(automaton) artifact (?=tokens?\b)", r"\1 ", text)
    at = 0
    while (found := _SUMMON.search(text, at)) is not None:
        at = found.start() + 1
        for said, end in _readings(found, text):
            text = text[: found.start()] + said + text[end:]
            at = found.start() + len(said)
            break
    return text


_GOES_ON = re.compile(
    r", (?:then|and you|and (?:draw|gain|lose|deal|tap))\b| and (?=(?:draw|gain|lose|deal|tap|push|each|you|they|it)\b)|, then "
)


def _readings(found: re.Match[str], text: str) -> Iterator[tuple[str, int]]:
    """Yield how a sentence about tokens is written, with where it ends."""
    goes_on = _GOES_ON.search(found["rest"])
    rest = found["rest"][: goes_on.start()] if goes_on else found["rest"]
    if "token" not in rest or (found["verb"].startswith("create") and _WRITTEN.match(rest)):
        return
    for said, where in _placed(rest):
        token = _Token()
        token.hear(said)
        last = found.start("rest") + len(rest)
        named = re.compile(rf" {re.escape(token.name.lower())}s? (?:tokens? )?(?:is|are|has|have) (?P<rest>(?:a )?[^.\n]*)\.?")
        for pattern in (_SAID_LATER, _HAD_LATER, *([named] if token.name else [])) if found["stop"] == "." and not goes_on else ():
            if (later := pattern.match(text, last + 1)) is not None:
                token.hear(later["rest"])
                last = later.end("rest")
        if (spelt := token.written(found["verb"], found["count"], where)) is not None:
            yield spelt, last
