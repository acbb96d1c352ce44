"""The faces of Echo's cards: race decides the figure, attribute the colours, faction the land, rarity the trimmings."""

from __future__ import annotations

from typing import Final

from rules.drawing.card import draw_card
from rules.drawing.chance import Chance
from rules.drawing.figures import FAMILIES
from rules.drawing.palette import PALETTES
from rules.drawing.plan import Badge, Emblem, Plan
from rules.echo.cards import FIELDS, KINDS
from rules.echo.figures import FIGURES
from rules.echo.figures.poses import POSES
from rules.kernel.cards import Card

_RARITIES: Final = ("N", "R", "SR", "SSR", "UR")
_SYMBOLS: Final = {"fire": "flame", "grass": "leaf", "water": "drop", "light": "sun", "dark": "crescent"}
_FRONTS: Final = {"fire": "flames", "grass": "leaves", "water": "waves", "light": "clouds", "dark": "rocks"}
_SKIES: Final = {
    "fire": ("hemp", "key"),
    "grass": ("leaves", "lattice"),
    "water": ("waves", "rain"),
    "light": ("clouds", "hemp"),
    "dark": ("stars", "ice"),
}
_LANDS: Final = {"dawn-court": "palace", "tide-guild": "sea", "wildroot": "forest", "night-market": "market"}
_WINDOWS: Final = {"hero": "arch", "follower": "notch", "item": "moon"}
_LEADS: Final = ("唤醒技", "战死技", "主动技", "被动技", "Awaken", "Last stand", "Active", "Passive")


def draw(card: Card, language: str) -> str:
    """The card's picture in a language."""
    return draw_card(plan(card, language))


def plan(card: Card, language: str) -> Plan:
    """Return the plan of the card's picture."""
    chance = Chance(card.slug).fork("face")
    attribute = str(card.values.get("attribute", ""))
    race = str(card.values.get("race", ""))
    figure = race if race in FAMILIES else "thing" if card.kind == "item" else "human"
    return Plan(
        word=card.slug,
        language=language,
        name=card.name.in_language(language),
        palette=PALETTES.get(attribute, PALETTES[chance.pick(("ink", "jade", "rose", "stone"))]),
        window=_WINDOWS.get(card.kind, "notch"),
        figure=figure,
        hint=f"{card.slug} {card.name.en}",
        own=FIGURES.get(card.slug),
        pose=POSES.get(card.slug, ""),
        level=_RARITIES.index(card.rarity) if card.rarity in _RARITIES else 0,
        land=_LANDS.get(str(card.values.get("faction", "")), chance.pick(("clouds", "hills"))),
        front=_FRONTS.get(attribute, "clouds"),
        sky=chance.pick(_SKIES.get(attribute, ("coins", "lattice", "key"))),
        emblems=(Emblem(_SYMBOLS[attribute]),) if attribute in _SYMBOLS else (),
        cost=_badge(card, "cost", "gem"),
        left=_badge(card, "attack", "blade"),
        right=_badge(card, "life", "heart"),
        type_line=_type_line(card, language),
        mark=f"{card.rarity or ''} {card.number:03d}".strip(),
        text=card.text.in_language(language),
        leads=(*_LEADS, *_keywords(card, language)),
        flavour=card.flavour.in_language(language),
        is_grand=card.kind == "hero",
    )


def _keywords(card: Card, language: str) -> tuple[str, ...]:
    """The line of keywords that opens the rules, where there is one."""
    return (card.text.in_language(language).partition("\n")[0],) if card.values.get("keywords") else ()


def _badge(card: Card, field: str, shape: str) -> Badge | None:
    value = card.values.get(field)
    return None if value is None else Badge(str(value), shape)


def _type_line(card: Card, language: str) -> str:
    found = [kind.name.in_language(language) for kind in KINDS if kind.slug == card.kind]
    for field in FIELDS:
        if field.slug in ("attribute", "faction", "race"):
            found.extend(choice.name.in_language(language) for choice in field.choices if choice.slug == card.values.get(field.slug))
    return " · ".join(found)
