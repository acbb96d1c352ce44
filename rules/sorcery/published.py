"""Reads cards of the published game as its public card API gives them, in the shape before September 2026 and the one since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rules.kernel.published_cards import MOST_NAME, MOST_WORDS, Part, Printing, PublishedCard
from rules.sorcery.cards import ELEMENTAL, KINDS, SPELLS
from rules.sorcery.terms import ELEMENTS, RARITIES

_KINDS: Final = {kind.name.en: kind.slug for kind in KINDS}
_RARITIES: Final = {rarity.name.en: rarity.slug for rarity in RARITIES}
_ELEMENTS: Final = {element.name.en: element.slug for element in ELEMENTS}
#: The rarity of tokens, which the new shape leaves out.
_OF_TOKENS: Final = RARITIES[0].name.en
#: An artifact with one of these subtypes is of that type, any other a relic.
_ARTIFACTS: Final = {"automaton": "automaton", "monument": "monument"}


def read_published(data: Mapping[str, Any]) -> PublishedCard:
    """The card of either shape. Raises UnreadableError, naming the field."""
    card = Part(data)
    if "guardian" in data:
        return _of_old_shape(card)
    if "engine" in data:
        return _of_new_shape(card)
    raise card.wrong("engine", "is missing, and so is “guardian”: no shape of a card", "缺少此字段，也没有“guardian”：不是任何一种卡牌格式")


def _of_old_shape(card: Part) -> PublishedCard:
    guardian = card.part("guardian")
    return _card(
        card,
        guardian,
        rarity=guardian.choice("rarity", _RARITIES),
        text=guardian.text("rulesText", is_required=True),
        elements=(card, "elements"),
        subtypes=card.listed("subTypes"),
        thresholds=guardian.part("thresholds"),
        defence="defence",
        printings=tuple(_old_printing(each, variant) for each in card.parts("sets") for variant in each.parts("variants")),
    )


def _of_new_shape(card: Part) -> PublishedCard:
    engine = card.part("engine")
    key = "rarity" if engine.data.get("rarity") is not None else "slot"
    return _card(
        card,
        engine,
        rarity=engine.choice(key, _RARITIES) if engine.data.get(key) is not None else _OF_TOKENS,
        text=engine.text("rules", is_required=True),
        elements=(engine, "elements"),
        subtypes=engine.listed("subtypes"),
        thresholds=engine,
        defence="defense",
        printings=tuple(map(_new_printing, card.parts("printings"))),
    )


def _card(
    card: Part,
    facts: Part,
    *,
    rarity: str,
    text: str,
    elements: tuple[Part, str],
    subtypes: tuple[str, ...],
    thresholds: Part,
    defence: str,
    printings: tuple[Printing, ...],
) -> PublishedCard:
    """The card out of what the shapes call alike."""
    name = card.name()
    kind = _KINDS[facts.choice("type", _KINDS)]
    numbers = {key: facts.number(key) for key in ("cost", "attack", defence, "life")}
    holder, key = elements
    found = [_ELEMENTS[holder.known(key, each, _ELEMENTS)] for each in holder.listed(key)]
    values: dict[str, Any] = {}
    if kind in ELEMENTAL:
        needed = {each.slug: thresholds.number(each.slug) for each in ELEMENTS}
        values["element"] = [each.slug for each in ELEMENTS if each.slug in found]
        values |= {slug: number for slug, number in needed.items() if number}
    if kind in SPELLS:
        values["cost"] = numbers["cost"]
    if kind == "artifact":
        values["artifact_type"] = next((_ARTIFACTS[each.casefold()] for each in subtypes if each.casefold() in _ARTIFACTS), "relic")
    is_unit = kind in ("avatar", "minion") or values.get("artifact_type") == "automaton"
    if is_unit:  # files give others an attack of 0 or none
        values["power"] = numbers["attack"]
    if is_unit and kind != "avatar" and numbers[defence] != numbers["attack"]:
        values["defence"] = numbers[defence]
    if kind == "avatar":
        values["life"] = numbers["life"] or None
    kept = {slug: value for slug, value in values.items() if value not in (None, [])}
    return PublishedCard(name, kind, _RARITIES[rarity], kept, text, subtypes, printings)


def _old_printing(printed: Part, variant: Part) -> Printing:
    return Printing(
        set=printed.words("name", most=MOST_NAME, is_required=True) or _nameless(printed),
        day=printed.day("releasedAt"),
        slug=variant.words("slug", is_required=True),
        finish=variant.words("finish"),
        product=variant.words("product"),
        artist=variant.words("artist"),
        type_line=variant.words("typeText", most=2 * MOST_WORDS),
        flavour=variant.text("flavorText"),
    )


def _new_printing(printing: Part) -> Printing:
    meta, printed = printing.part("meta"), printing.part("set")
    artist = meta.part("artist").words("name") if meta.data.get("artist") is not None else ""
    return Printing(
        set=printed.words("name", most=MOST_NAME, is_required=True) or _nameless(printed),
        day=printing.day("printedAt"),
        slug=printing.words("slug", is_required=True),
        finish=meta.words("finish"),
        product=meta.words("product"),
        artist=artist,
        type_line=meta.words("typeline", most=2 * MOST_WORDS),
        flavour=meta.text("flavor"),
    )


def _nameless(printed: Part) -> str:
    raise printed.wrong("name", "is empty", "为空")
