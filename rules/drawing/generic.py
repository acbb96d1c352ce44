"""Faces for any game's cards, driven by its own kinds and fields: a game says only its style and each card's palette."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from rules.drawing.card import draw_card
from rules.drawing.chance import Chance
from rules.drawing.figures import FAMILIES, family_named
from rules.drawing.palette import PALETTES
from rules.drawing.plan import Badge, Emblem, Figure, Plan
from rules.drawing.scene import FRONTS, LANDS, PATTERNS
from rules.kernel.cards import Card, Choice, Field, Kind

LIVING: Final = tuple(family for family in FAMILIES if family != "thing")


@dataclass(frozen=True, slots=True)
class Style:
    """The style of a game's cards.

    `windows` and `figures` are by kind; a kind that `figures` leaves out, or gives as `living`, shows the family that the card's
    name tells. `own` are the figures of single cards by slug, `poses` how theirs are laid out. `cost`, `left` and `right` are the
    fields in the corners, the first that a card has. `told` are the fields that the foot names, `leads` the words set bold where a
    paragraph opens with one.
    """

    kinds: tuple[Kind, ...]
    fields: tuple[Field, ...]
    rarities: tuple[Choice, ...] = ()
    windows: Mapping[str, str] = field(default_factory=dict)
    figures: Mapping[str, str] = field(default_factory=dict)
    own: Mapping[str, Figure] = field(default_factory=dict)
    poses: Mapping[str, str] = field(default_factory=dict)
    cost: tuple[str, ...] = ("cost",)
    left: tuple[str, ...] = ("attack",)
    right: tuple[str, ...] = ("life",)
    told: tuple[str, ...] = ()
    leads: tuple[str, ...] = ()
    grand: tuple[str, ...] = ()


def draw_generic(card: Card, language: str, style: Style, *, palette: str, emblems: tuple[Emblem, ...] = (), hint: str = "") -> str:
    """The card's picture in a language. `hint` says what it is a picture of where its name does not."""
    return draw_card(plan_generic(card, language, style, palette=palette, emblems=emblems, hint=hint))


def plan_generic(card: Card, language: str, style: Style, *, palette: str, emblems: tuple[Emblem, ...] = (), hint: str = "") -> Plan:
    """Return the plan of the card's picture; absent and unknown fields are left out of it."""
    chance = Chance(card.slug).fork("face")
    names = f"{hint} {card.slug} {card.name.en}"
    figure = style.figures.get(card.kind, "living")
    if figure == "living":
        figure = family_named(names, LIVING) or chance.pick(("human", "beast", "spirit"))
    order = [rarity.slug for rarity in style.rarities]
    return Plan(
        word=card.slug,
        language=language,
        name=card.name.in_language(language),
        palette=PALETTES.get(palette, PALETTES["ink"]),
        window=style.windows.get(card.kind, "notch"),
        figure=figure,
        hint=names,
        own=style.own.get(card.slug),
        pose=style.poses.get(card.slug, ""),
        level=min(order.index(card.rarity), 4) if card.rarity in order else 1,
        land=chance.pick(LANDS),
        front=chance.pick(FRONTS),
        sky=chance.pick(tuple(PATTERNS)),
        emblems=emblems,
        cost=_badge(card, style.cost, "gem"),
        left=_badge(card, style.left, "blade"),
        right=_badge(card, style.right, "heart"),
        type_line=_type_line(card, language, style),
        mark=f"{card.number:03d}",
        text=card.text.in_language(language),
        leads=style.leads,
        flavour=card.flavour.in_language(language),
        is_grand=card.kind in style.grand,
    )


def _badge(card: Card, fields: tuple[str, ...], shape: str) -> Badge | None:
    values = [card.values[name] for name in fields if card.values.get(name) is not None]
    return Badge(str(values[0]), shape) if values else None


def _type_line(card: Card, language: str, style: Style) -> str:
    found = [kind.name.in_language(language) for kind in style.kinds if kind.slug == card.kind]
    for each in style.fields:
        value = card.values.get(each.slug)
        if each.slug not in style.told or value is None:
            continue
        if each.form == "number":
            found.append(f"{each.name.in_language(language)} {value}")
        else:
            chosen = value if isinstance(value, list | tuple) else [value]
            found.extend(choice.name.in_language(language) for choice in each.choices if choice.slug in chosen)
    if card.rarity:
        found.extend(rarity.name.in_language(language) for rarity in style.rarities if rarity.slug == card.rarity)
    return " · ".join(found)
