"""Read the whole text of an imported card: its keywords, what every avatar can do, and its abilities; all of it, or nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from rules.kernel.cards import ABILITIES
from rules.kernel.grammar.rules import Found, Rule, Source, ToilError, nth, number, row, says, table
from rules.kernel.language.definitions import DefinitionError
from rules.kernel.language.words import table_of
from rules.kernel.published_cards import PublishedCard
from rules.sorcery import terms
from rules.sorcery.cards import read_card
from rules.sorcery.grammar.abilities import paragraph
from rules.sorcery.grammar.meanings import meaning_of
from rules.sorcery.grammar.phrases.plain import REMINDERS, plain, plain_text
from rules.sorcery.grammar.phrases.reminders import is_reminder
from rules.sorcery.grammar.proof import proved
from rules.sorcery.language.abilities import Ability
from rules.sorcery.text.values import AVATAR

#: The most letters of a text that is read, and how many phrases are looked for in it.
MOST_TEXT, MOST_STEPS = 2_000, 60_000
#: A reminder behind a keyword.
_IN_BRACKETS = re.compile(r" \(([^()\n]+)\)")
#: What marks something in texts that are read, and stands in no text.
_SIGNS = ("@", "<", ">", ";;", ",,", " ,")
#: What a proof takes for each letter, in steps.
_PROOF = 4
_NUMBERED = ("ranged", "movement")


def parse_text(card: PublishedCard) -> Mapping[str, Any] | None:
    """Return the keywords and abilities of a card's text, as its definition has them; None where not all of it is read exactly."""
    if len(card.text) > MOST_TEXT or any(sign in card.text for sign in _SIGNS):
        return None
    kind = str(card.values.get("artifact_type", card.kind))
    text = plain_text(card.text, kind, card.name)
    source = Source(text.replace("\n", " ") if kind == "magic" else text, MOST_STEPS)
    try:
        found = _parsed(source, kind)
    except (ToilError, RecursionError):
        return None
    if found is None or (card.kind == "avatar") != found.pop("is_avatar"):
        return None
    return found if _is_readable(card, found) else None


def _is_readable(card: PublishedCard, said: Mapping[str, Any]) -> bool:
    """Return whether a card with these keywords and abilities could be one of our own."""
    head = {"number": 1, "slug": "imported", "kind": card.kind, "name": card.name, "name_zh": card.name, "rarity": card.rarity}
    try:
        read_card({**head, **card.values, **said}, "imported")
    except DefinitionError:
        return False
    return True


def _reminded(slug: str) -> Rule:
    """The reminder that may stand behind a keyword."""

    def read(source: Source, at: int) -> Iterator[Found]:
        yield None, at, ""
        if (found := _IN_BRACKETS.match(source.text, at)) is not None and is_reminder(slug, found[1], REMINDERS[slug]):
            yield None, found.end(), found[0]

    return read


_names = {each.slug: plain(each.name.en) for each in terms.KEYWORDS}


def _keyword(source: Source, at: int) -> Iterator[Found]:
    for slug, _, said in _which(source, at):
        for (_, count, _), end, _ in row(says(_names[slug]), _figures[slug], _reminded(slug))(source, at):
            yield (slug, count), end, said


_which = table(dict(_names.items()))
_figures = {slug: says("") for slug in _names} | {"ranged": nth(1, says(" "), number), "movement": nth(1, says(" +"), number)}


def _line_of_keywords(source: Source, at: int) -> Iterator[Found]:
    """Keywords on lines of their own, or in a sentence of their own."""

    def follow(start: int) -> Iterator[tuple[tuple[Any, ...], int]]:
        for keyword, end, _ in _keyword(source, start):
            yield (keyword,), end
            for joint in (", ", " and ", "\n", ".\n", ". "):
                if source.text.startswith(joint, end):
                    for more, last in follow(end + len(joint)):
                        yield (keyword, *more), last

    for found, end in follow(at):
        stop = end + source.text.startswith(".", end)
        if stop == len(source.text) or source.text[stop] == "\n" or (stop > end and source.text[stop] == " "):
            yield found, stop, ""


_PLAYED = (
    "play or draw a site",
    "draw or play a site",
    "draw or play a site from your hand",
    "draw a site or play a site",
    "play a site, or draw a site",
)
_avatar = says(plain(AVATAR.en), *(f"tap: {said}{stop}" for said in _PLAYED for stop in (".", "")), plain(AVATAR.en).rstrip("."))


def readings(text: str, kind: str) -> list[Ability]:
    """All ways to understand a text as one ability of a kind of card, each meaning once."""
    source = Source(plain_text(text, kind), MOST_STEPS)
    try:
        return [ability for ability, end in _paragraphs(source, kind, 0) if end == len(source.text)]
    except ToilError:
        return []


def _parsed(source: Source, kind: str) -> dict[str, Any] | None:
    """Return what a text says; None where it can be understood in no way, or in several."""
    text = source.text
    found: list[dict[str, Any]] = []
    heads: list[tuple[tuple[Any, ...], int]] = [((), 0)]
    if kind in ("avatar", "minion", "automaton"):
        heads += [(keywords, end) for keywords, end, _ in _line_of_keywords(source, 0)]
    for keywords, end in heads:
        slugs = [slug for slug, _ in keywords]
        if len(set(slugs)) < len(slugs):
            continue
        start = _next(text, end)
        for is_avatar, more, begun in ((False, (), start), *_behind_avatar(source, start)):
            for abilities in _abilities(source, kind, begun) if not {slug for slug, _ in more} & set(slugs) else ():
                found.append(_told((*keywords, *more), abilities) | {"is_avatar": is_avatar})
    meanings = {repr(each) for each in found}
    return found[0] if len(meanings) == 1 else None


def _behind_avatar(source: Source, at: int) -> Iterator[tuple[bool, tuple[Any, ...], int]]:
    """Yield where abilities begin behind what every avatar can do, with the keywords on lines of their own between them."""
    for _, after, _ in _avatar(source, at):
        yield True, (), _next(source.text, after)
        if source.text[after : after + 1] == "\n":
            for keywords, end, _ in _line_of_keywords(source, after + 1):
                if len({slug for slug, _ in keywords}) == len(keywords):
                    yield True, keywords, _next(source.text, end)


def _next(text: str, end: int) -> int:
    return end + (text[end : end + 1] in ("\n", " ") and end > 0)


def _abilities(source: Source, kind: str, at: int) -> Iterator[tuple[Ability, ...]]:
    """Yield all ways to understand the rest of a text as abilities."""
    if at >= len(source.text):
        yield ()
        return
    for ability, end in _paragraphs(source, kind, at):
        is_line_going_on = source.text[end : end + 1] == " " and ability.skill != "static"
        for more in _abilities(source, kind, _next(source.text, end)):
            if not (is_line_going_on and more[0].skill == "static"):  # what is so always, or what is done then
                yield (ability, *more)


def _paragraphs(source: Source, kind: str, at: int) -> list[tuple[Ability, int]]:
    """Return the abilities that may stand at a place and are proved, each with its end; of those that mean the same the first."""
    kept: dict[tuple[str, int], Ability] = {}
    for ability, end, said in _RULES["magic" if kind == "magic" else "realm"](source, at):
        if end < len(source.text) and (kind == "magic" or source.text[end] not in "\n "):
            continue
        source.step(_PROOF * len(said))
        if (found := proved(ability, said, kind)) is not None:
            kept.setdefault((meaning_of(found), end), found)
    return [(ability, end) for (_, end), ability in kept.items()]


_RULES = {each: paragraph(each) for each in ("magic", "realm")}


def _told(keywords: tuple[Any, ...], abilities: tuple[Ability, ...]) -> dict[str, Any]:
    """Keywords and abilities as a definition has them."""
    slugs = [each.slug for each in terms.KEYWORDS if each.slug in dict(keywords)]
    numbers = {slug: count for slug, count in keywords if slug in _NUMBERED}
    told: dict[str, Any] = ({"keywords": slugs} if slugs else {}) | numbers
    return told | {ABILITIES: [table_of(each) for each in abilities]}
